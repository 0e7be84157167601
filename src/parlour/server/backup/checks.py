"""Checks of SQLite files that others may have written."""

import re
import sqlite3
from typing import Final

from parlour.engine.refusals import BadInput

LITERAL: Final = re.compile(r"-?\d+(\.\d+)?|'[^']*'|NULL", re.IGNORECASE)
"""A default value that is no expression."""
CODE: Final = re.compile(r"\b(VIRTUAL|GENERATED|CHECK|WHERE)\b", re.IGNORECASE)
"""Words of a schema that computes something; WHERE is that of a partial index."""
EXPRESSION_COLUMN: Final = -2
"""Column number that SQLite reports for an expression in an index."""


def check_database(database: sqlite3.Connection, what: str) -> None:
    """Refuses a file that is damaged, or computes anything."""
    refuse_code(database, what)
    (said,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if said != "ok":
        raise BadInput(f"{what} is damaged: {said.splitlines()[-1]}")


def refuse_code(database: sqlite3.Connection, what: str) -> None:
    """Refuses a file whose schema computes anything: ours never do.

    A view, a trigger, a virtual table, a generated column, a CHECK, a computed default
    or an index on an expression is evaluated when a file is read or written, and one
    of a stranger's may take for ever.
    """
    database.execute("PRAGMA trusted_schema=OFF")
    rows = database.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    for kind, name, sql in rows:
        if (
            kind not in ("table", "index")
            or CODE.search(LITERAL.sub("", sql or ""))
            or (kind == "table" and not has_plain_columns(database, name))
            or (kind == "index" and not has_plain_keys(database, name))
        ):
            raise BadInput(
                f"{what} has views, triggers or expressions in its schema;"
                " Parlour's databases never do, so it is refused"
            )


def has_plain_columns(database: sqlite3.Connection, table: str) -> bool:
    rows = database.execute(
        "SELECT dflt_value, hidden FROM pragma_table_xinfo(?)", (table,)
    ).fetchall()
    return all(
        not hidden and (default is None or LITERAL.fullmatch(default.strip("()")))
        for default, hidden in rows
    )


def has_plain_keys(database: sqlite3.Connection, index: str) -> bool:
    rows = database.execute("SELECT cid FROM pragma_index_xinfo(?)", (index,))
    return all(column != EXPRESSION_COLUMN for (column,) in rows)
