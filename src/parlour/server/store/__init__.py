"""Where tables are kept: an append-only log in SQLite or PostgreSQL.

Run `migrate(url)` once before the event loop starts, then `await Store.open(url)`.
"""

from parlour.server.store.migrate import migrate
from parlour.server.store.rows import Clash, Row, TableRow, Unavailable
from parlour.server.store.store import Store

__all__ = ["Clash", "Row", "Store", "TableRow", "Unavailable", "migrate"]
