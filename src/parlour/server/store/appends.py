"""The statements that add entries to logs, the same for both databases.

They go to the driver as they stand: what is written with every move is written in two
statements, each for all tables that move, without anything between us and the driver.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, Protocol

from msgspec import Struct

from parlour.server.store.engine import Errors, Kinds
from parlour.server.store.rows import Clash

CHANNEL: Final = "parlour"
"""Where PostgreSQL tells the other workers what was appended."""
UNFIT: Final = "the database cannot store this text"
ROWS: Final = 1_000
"""Rows in one statement, at most: databases limit its parameters."""


class Cursor(Protocol):
    """What both drivers have."""

    rowcount: int

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> object: ...

    def fetchall(self) -> list[Any]: ...


class Append(Struct, kw_only=True):
    """Entries that a table adds to its log, and what else changes with them."""

    table: str
    after: int
    entries: list[bytes]
    state: str | None = None
    facts: bytes | None = None
    persons: list[str] | None = None
    wakes: float | None = None
    at: float
    doubtful: bool = False
    """The connection broke during its commit: it may be in the log already."""

    @property
    def last(self) -> int:
        return self.after + len(self.entries)


class Appends:
    """Writes appends over one cursor of a database of this kind."""

    def __init__(self, cursor: Cursor, dialect: str, errors: Errors) -> None:
        self.cursor = cursor
        self.dialect = dialect
        self.clashes: Kinds = (Clash, *errors.clash)
        self.unfit = errors.unfit

    def execute(self, statement: str, values: Sequence[Any]) -> int:
        """How many rows it was about. Questions are marked as SQLite does."""
        self.cursor.execute(spelled(self.dialect, statement), values)
        return self.cursor.rowcount

    def put(self, batch: list[Append], me: str) -> None:
        """Write all of a batch, or raise Clash or what the driver calls one.

        The news carry the worker's own name: ids of PostgreSQL's processes come back
        after a restart, as somebody else's.
        """
        self.insert(batch)
        self.change(batch)
        for append in batch:
            if append.persons is not None:
                self.seat(append.table, append.persons)
        if self.dialect == "postgresql":
            self.execute(NOTIFY, (me, [f"{a.table}:{a.last}" for a in batch]))

    def put_each(self, batch: list[Append], me: str) -> list[Exception | None]:
        """Write what can be written; None, or the reason, for each append."""
        results: list[Exception | None] = []
        for append in batch:
            self.execute("SAVEPOINT one", ())
            try:
                self.put([append], me)
                results.append(None)
            except self.clashes:
                self.execute("ROLLBACK TO SAVEPOINT one", ())
                kept = append.doubtful and self.is_kept(append)
                results.append(None if kept else Clash())
            except self.unfit:
                self.execute("ROLLBACK TO SAVEPOINT one", ())
                results.append(ValueError(UNFIT))
            self.execute("RELEASE SAVEPOINT one", ())
        return results

    def insert(self, batch: Iterable[Append]) -> None:
        """Entries after those they follow, or a Clash: no log ever gets a gap."""
        rows = [
            (append.table, seq, append.at, body, append.after)
            for append in batch
            for seq, body in enumerate(append.entries, append.after + 1)
        ]
        for start in range(0, len(rows), ROWS):
            part = rows[start : start + ROWS]
            values = [value for row in part for value in row]
            if self.execute(insertion(self.dialect, len(part)), values) != len(part):
                raise Clash

    def change(self, batch: list[Append]) -> None:
        """What is new about tables. Most moves leave alone what they are found by, and
        so no index is written anew for them."""
        moved: list[object] = []
        other: list[object] = []
        for append in batch:
            if append.state is None and append.wakes is None:
                moved += (append.table, append.at, append.facts)
            else:
                other += (append.table, append.at, append.facts)
                other += (append.state, append.wakes)
        for values, columns in ((moved, MOVED), (other, FOUND_BY)):
            if values:
                rows = len(values) // (1 + len(columns))
                self.execute(changing(self.dialect, columns, rows), values)

    def seat(self, table: str, persons: list[str]) -> None:
        """Make a table these persons' own, and nobody else's."""
        self.execute("DELETE FROM sittings WHERE table_id = ?", (table,))
        for person in set(persons):
            self.execute(
                "INSERT INTO sittings (person, table_id) VALUES (?, ?)", (person, table)
            )

    def is_kept(self, append: Append) -> bool:
        """Whether the log holds exactly what this append wanted to add."""
        self.execute(
            "SELECT at, body FROM entries WHERE table_id = ? AND seq BETWEEN ? AND ?"
            " ORDER BY seq",
            (append.table, append.after + 1, append.last),
        )
        found = [(at, bytes(body)) for at, body in self.cursor.fetchall()]
        return found == [(append.at, body) for body in append.entries]


KINDS: Final = {
    "touched": "float8",
    "facts": "bytea",
    "state": "text",
    "wakes": "float8",
}
"""What changes about a table with what is written there, by column."""
MOVED: Final = ("touched", "facts")
FOUND_BY: Final = tuple(KINDS)
"""With those columns that tables are looked up by."""

NOTIFY: Final = (
    f"SELECT pg_notify('{CHANNEL}', CAST(? AS text) || ' ' || one)"
    " FROM unnest(CAST(? AS text[])) AS one"
)


@cache
def insertion(dialect: str, rows: int) -> str:
    """One statement for many rows, of which only those are kept that follow another.

    The driver's executemany lets go of the interpreter at each row, and beside a
    busy event loop waits for it each time.
    """
    values = listed(dialect, ("text", "integer", "float8", "bytea", "integer"), rows)
    return (
        "INSERT INTO entries (table_id, seq, at, body)"
        f" WITH fresh (table_id, seq, at, body, prior) AS ({values})"
        " SELECT fresh.table_id, fresh.seq, fresh.at, fresh.body FROM fresh"
        " WHERE fresh.prior = 0 OR EXISTS (SELECT 1 FROM entries AS kept"
        " WHERE kept.table_id = fresh.table_id AND kept.seq = fresh.prior)"
    )


@cache
def changing(dialect: str, columns: tuple[str, ...], rows: int) -> str:
    """Tables that were touched, and what is new about them besides."""
    kinds = ("text", *(KINDS[column] for column in columns))
    news = ", ".join(f"{one} = coalesce(fresh.{one}, tables.{one})" for one in columns)
    return (
        f"WITH fresh (id, {', '.join(columns)}) AS ({listed(dialect, kinds, rows)})"
        f" UPDATE tables SET {news} FROM fresh WHERE tables.id = fresh.id"
    )


def listed(dialect: str, kinds: Sequence[str], rows: int) -> str:
    """Places for so many rows; PostgreSQL wants to know what nothing would be."""
    casts = dialect == "postgresql"
    row = ", ".join(f"CAST(? AS {kind})" if casts else "?" for kind in kinds)
    return "VALUES " + ", ".join([f"({row})"] * rows)


@cache
def spelled(dialect: str, statement: str) -> str:
    return statement.replace("?", "%s") if dialect == "postgresql" else statement
