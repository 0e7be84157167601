"""The statements that add entries to logs, the same for both databases."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec import Struct
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    func,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import DataError, IntegrityError

from parlour.server.store.rows import Clash
from parlour.server.store.schema import ENTRIES, SITTINGS, TABLES

CHANNEL: Final = "parlour"
"""Where PostgreSQL tells the other workers what was appended."""
UNFIT: Final = "the database cannot store this text"
ROWS: Final = 1_000
"""Rows in one statement, at most: databases limit its parameters."""


class Append(Struct, kw_only=True):
    """Entries that a table adds to its log, and what else changes with them."""

    table: str
    after: int
    entries: list[bytes]
    state: str | None = None
    facts: bytes | None = None
    persons: list[str] | None = None
    at: float
    doubtful: bool = False
    """The connection broke during its commit: it may be in the log already."""

    @property
    def last(self) -> int:
        return self.after + len(self.entries)


def put(connection: Connection, batch: list[Append], me: str) -> None:
    """Write all of a batch, or raise Clash or IntegrityError.

    The news carry the worker's own name: ids of PostgreSQL's processes come back
    after a restart, as somebody else's.
    """
    if not all_follow(connection, batch):
        raise Clash
    insert_entries(connection, batch)
    change_tables(connection, batch)
    for append in batch:
        if append.persons is not None:
            seat_persons(connection, append.table, append.persons)
    if connection.dialect.name == "postgresql":
        news = [f"{a.table}:{a.last}" for a in batch]
        connection.execute(NOTIFY, {"me": me, "all": news})


def put_each(
    connection: Connection, batch: list[Append], me: str
) -> list[Exception | None]:
    """Write what can be written of a batch; None, or the reason, for each append."""
    results: list[Exception | None] = []
    for append in batch:
        try:
            with connection.begin_nested():
                put(connection, [append], me)
            results.append(None)
        except (Clash, IntegrityError):
            kept = append.doubtful and is_kept(connection, append)
            results.append(None if kept else Clash())
        except (DataError, ValueError):
            results.append(ValueError(UNFIT))
    return results


NOTIFY: Final = text(
    f"SELECT pg_notify('{CHANNEL}', CAST(:me AS text) || ' ' || one) "
    "FROM unnest(CAST(:all AS text[])) AS one"
)


def all_follow(connection: Connection, batch: list[Append]) -> bool:
    """Whether each append has the entry it follows: no log ever gets a gap."""
    before = [(append.table, append.after) for append in batch]
    key = tuple_(ENTRIES.c.table_id, ENTRIES.c.seq)
    found = select(func.count()).select_from(ENTRIES).where(key.in_(before))
    return connection.execute(found).scalar_one() == len(batch)


def insert_entries(connection: Connection, batch: Iterable[Append]) -> None:
    rows: list[tuple[str, int, float, bytes]] = [
        (append.table, seq, append.at, body)
        for append in batch
        for seq, body in enumerate(append.entries, append.after + 1)
    ]
    for start in range(0, len(rows), ROWS):
        part = rows[start : start + ROWS]
        statement = insert_text(connection.dialect.name, len(part))
        connection.exec_driver_sql(
            statement, tuple(value for row in part for value in row)
        )


@cache
def insert_text(dialect: str, rows: int) -> str:
    """One statement for many rows.

    The driver's executemany lets go of the interpreter at each row, and beside a
    busy event loop waits for it each time.
    """
    row = "(?, ?, ?, ?)" if dialect == "sqlite" else "(%s, %s, %s, %s)"
    values = ", ".join([row] * rows)
    return f"INSERT INTO entries (table_id, seq, at, body) VALUES {values}"


CHANGE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        touched=bindparam("at"),
        state=func.coalesce(bindparam("new_state"), TABLES.c.state),
        facts=func.coalesce(bindparam("new_facts"), TABLES.c.facts),
    )
)


def change_tables(connection: Connection, batch: list[Append]) -> None:
    changed = [a for a in batch if a.state is not None or a.facts is not None]
    plain = [a for a in batch if a.state is None and a.facts is None]
    if plain:
        touched = max(append.at for append in plain)
        ids = [append.table for append in plain]
        connection.execute(
            update(TABLES).where(TABLES.c.id.in_(ids)).values(touched=touched)
        )
    if changed:
        connection.execute(
            CHANGE,
            [
                {
                    "table": append.table,
                    "at": append.at,
                    "new_state": append.state,
                    "new_facts": append.facts,
                }
                for append in changed
            ],
        )


def seat_persons(connection: Connection, table: str, persons: list[str]) -> None:
    """Make a table these persons' own, and nobody else's."""
    connection.execute(delete(SITTINGS).where(SITTINGS.c.table_id == table))
    if persons:
        rows = [{"person": person, "table_id": table} for person in set(persons)]
        connection.execute(SITTINGS.insert(), rows)


def is_kept(connection: Connection, append: Append) -> bool:
    """Whether the log holds exactly what this append wanted to add."""
    found = connection.execute(
        select(ENTRIES.c.at, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == append.table)
        .where(ENTRIES.c.seq.between(append.after + 1, append.last))
        .order_by(ENTRIES.c.seq)
    )
    return [tuple(row) for row in found] == [
        (append.at, body) for body in append.entries
    ]
