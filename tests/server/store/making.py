"""What the tests of the store fill it with."""

import itertools
import time

from parlour.server.store.rows import TableRow
from parlour.server.store.store import Store

NUMBERS = itertools.count(1)


def new_table(**changes: object) -> TableRow:
    """A table with an id and a code of its own."""
    number = next(NUMBERS)
    now = time.time()
    values: dict[str, object] = {
        "id": f"table-{number}",
        "code": f"code-{number}",
        "game": "willow",
        "state": "gathering",
        "public": True,
        "seed": "never told",
        "created": now,
        "touched": now,
        "facts": b"{}",
    }
    return TableRow(**(values | changes))  # type: ignore[arg-type]


async def started(store: Store, **changes: object) -> str:
    """The id of a new table with one entry."""
    table = new_table(**changes)
    await store.create(table, [b"first"])
    return table.id


async def bodies(store: Store, table: str) -> list[bytes]:
    """A table's log, seen to have no gap."""
    rows = await store.read(table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return [row.body for row in rows]
