"""The statements that add entries to logs, in one go for all tables that move.

They go to the driver as they are. For PostgreSQL, where each statement is a round trip,
a batch is one statement, which is a transaction without a BEGIN.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, Protocol

from msgspec import Struct

from parlour.server.store.engine import Errors, Kinds
from parlour.server.store.rows import Clash, Fenced

CHANNEL: Final = "parlour"
"""Where PostgreSQL notifies other workers of what was appended to shared tables."""
NOW: Final = "extract(epoch FROM clock_timestamp())"
"""The database's time: all workers compare theirs with it."""
UNFIT: Final = "the database cannot store this text"
MAX_STATEMENT_ROWS: Final = 1_000
"""Rows in one statement, at most: databases limit its parameters."""


class DatabaseCursor(Protocol):
    """The interface that both drivers have."""

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
    epoch: int = 0
    """Under which the worker has the table."""
    at: float
    touches: bool = True
    """Whether the time is noted at the table too, although nothing else changes."""
    doubtful: bool = False
    """The connection broke during its commit: it may be in the log already."""

    @property
    def last(self) -> int:
        return self.after + len(self.entries)

    @property
    def is_plain(self) -> bool:
        """Whether nothing changes that a table is found by."""
        return self.state is None and self.wakes is None and self.persons is None

    @property
    def changes_table(self) -> bool:
        return self.touches or self.facts is not None or not self.is_plain


class Appends:
    """Writes appends over one cursor of a database of this kind."""

    def __init__(self, cursor: DatabaseCursor, dialect: str, errors: Errors) -> None:
        self.cursor = cursor
        self.dialect = dialect
        self.clashes: Kinds = errors.clash
        self.unfit = errors.unfit

    def execute(self, statement: str, values: Sequence[Any]) -> None:
        """Places for values are marked as SQLite does."""
        self.cursor.execute(spelled(self.dialect, statement), values)

    def put(self, batch: list[Append], me: str) -> None:
        """Writes all of a batch, or raises what the driver calls a clash.

        The news carry the worker's own name: ids of PostgreSQL's processes come back
        after a restart, as somebody else's.
        """
        if self.dialect == "postgresql":
            self.execute(WHOLE_BATCH, (*columns(batch), me))
        else:
            self.insert(batch)
            self.change(batch)
        for append in batch:
            if append.persons is not None:
                self.seat(append.table, append.persons)

    def put_each(self, batch: list[Append], me: str) -> list[Exception | None]:
        """Writes what can be written; None, or the reason, for each append."""
        results: list[Exception | None] = []
        for append in batch:
            self.execute("SAVEPOINT one", ())
            try:
                self.put([append], me)
                results.append(None)
            except self.clashes:
                self.execute("ROLLBACK TO SAVEPOINT one", ())
                kept = append.doubtful and self.is_kept(append)
                clash = Fenced() if self.is_fenced(append) else Clash()
                results.append(None if kept else clash)
            except self.unfit:
                self.execute("ROLLBACK TO SAVEPOINT one", ())
                results.append(ValueError(UNFIT))
            self.execute("RELEASE SAVEPOINT one", ())
        return results

    def insert(self, batch: Iterable[Append]) -> None:
        rows = entries_of(batch)
        for start in range(0, len(rows), MAX_STATEMENT_ROWS):
            part = rows[start : start + MAX_STATEMENT_ROWS]
            self.execute(insertion(len(part)), [one for row in part for one in row])

    def change(self, batch: list[Append]) -> None:
        """Writes what is new about tables. Most moves leave alone what they are found
        by, so that no index changes."""
        changed = [append for append in batch if append.changes_table]
        plain = [append for append in changed if append.is_plain]
        other = [append for append in changed if not append.is_plain]
        for part, names in ((plain, MOVED), (other, FOUND_BY)):
            for start in range(0, len(part), MAX_STATEMENT_ROWS):
                rows = [
                    news_of(one) for one in part[start : start + MAX_STATEMENT_ROWS]
                ]
                width = 1 + len(names)
                values = [value for row in rows for value in row[:width]]
                self.execute(changing(names, len(rows)), values)

    def seat(self, table: str, persons: list[str]) -> None:
        """Makes a table these persons' own, and nobody else's."""
        self.execute("DELETE FROM sittings WHERE table_id = ?", (table,))
        for person in set(persons):
            self.execute(
                "INSERT INTO sittings (person, table_id) VALUES (?, ?)", (person, table)
            )

    def is_kept(self, append: Append) -> bool:
        """Returns whether the log holds exactly what this append wanted to add."""
        self.execute(
            "SELECT at, body FROM entries WHERE table_id = ? AND seq BETWEEN ? AND ?"
            " ORDER BY seq",
            (append.table, append.after + 1, append.last),
        )
        found = [(at, bytes(body)) for at, body in self.cursor.fetchall()]
        return found == [(append.at, body) for body in append.entries]

    def is_fenced(self, append: Append) -> bool:
        """Returns whether another worker has claimed the table since. SQLite has one
        worker, as a locked file ensures."""
        if self.dialect != "postgresql":
            return False
        self.execute("SELECT epoch FROM tables WHERE id = ?", (append.table,))
        return [row[0] for row in self.cursor.fetchall()] != [append.epoch]


MOVED: Final = ("touched", "facts")
FOUND_BY: Final = (*MOVED, "state", "wakes")
"""What changes about a table: with every move, and with what tables are found by."""
FOLLOWING: Final = (
    "CASE WHEN fresh.prior = 0 OR EXISTS (SELECT 1 FROM entries AS kept"
    " WHERE kept.table_id = fresh.table_id AND kept.seq = fresh.prior)"
    " THEN fresh.seq END"
)
"""The seq of an entry. Without the one it follows there is none, which the database
refuses: no log ever gets a gap."""


def entries_of(batch: Iterable[Append]) -> list[tuple[str, int, float, bytes, int]]:
    """Returns rows for `entries`, each with the seq that has to be there before it."""
    return [
        (append.table, seq, append.at, body, append.after)
        for append in batch
        for seq, body in enumerate(append.entries, append.after + 1)
    ]


def news_of(
    append: Append,
) -> tuple[str, float, bytes | None, str | None, float | None]:
    """Returns a row for `tables`; None leaves a column as it is."""
    return (append.table, append.at, append.facts, append.state, append.wakes)


# SQLite


@cache
def insertion(rows: int) -> str:
    """Makes one statement for many rows: the driver's executemany lets go of the
    interpreter at each row, and beside a busy event loop waits for it each time."""
    return (
        "INSERT INTO entries (table_id, seq, at, body)"
        f" WITH fresh (table_id, seq, at, body, prior) AS ({format_rows(5, rows)})"
        f" SELECT fresh.table_id, {FOLLOWING}, fresh.at, fresh.body FROM fresh"
    )


@cache
def changing(names: tuple[str, ...], rows: int) -> str:
    """Makes one statement for touched tables, and what else is new about them."""
    return (
        f"WITH fresh (id, {', '.join(names)}) AS ({format_rows(1 + len(names), rows)})"
        f" UPDATE tables SET {setting(names)} FROM fresh WHERE tables.id = fresh.id"
    )


def setting(names: Iterable[str]) -> str:
    return ", ".join(f"{one} = coalesce(fresh.{one}, tables.{one})" for one in names)


def format_rows(width: int, rows: int) -> str:
    row = ", ".join("?" * width)
    return "VALUES " + ", ".join([f"({row})"] * rows)


# PostgreSQL

WHOLE_BATCH: Final = (
    "WITH held AS ("
    " SELECT tables.id, tables.shared, fresh.last"
    " FROM unnest(CAST(? AS text[]), CAST(? AS integer[]), CAST(? AS integer[]))"
    " AS fresh (id, epoch, last)"
    " JOIN tables ON tables.id = fresh.id AND tables.epoch = fresh.epoch"
    " ORDER BY tables.id FOR NO KEY UPDATE OF tables"
    "), changed AS ("
    f" UPDATE tables SET {setting(FOUND_BY)}"
    " FROM unnest(CAST(? AS text[]), CAST(? AS float8[]), CAST(? AS bytea[]),"
    " CAST(? AS text[]), CAST(? AS float8[]))"
    " AS fresh (id, touched, facts, state, wakes) WHERE tables.id = fresh.id"
    "), added AS ("
    " INSERT INTO entries (table_id, seq, at, body)"
    " SELECT fresh.table_id, CASE WHEN fresh.table_id IN (SELECT id FROM held)"
    f" THEN {FOLLOWING} END, fresh.at, fresh.body"
    " FROM unnest(CAST(? AS text[]), CAST(? AS integer[]), CAST(? AS float8[]),"
    " CAST(? AS bytea[]), CAST(? AS integer[]))"
    " AS fresh (table_id, seq, at, body, prior)"
    f") SELECT pg_notify('{CHANNEL}', CAST(? AS text) || ' ' || id || ':' || last)"
    f" FROM held WHERE shared > {NOW}"
)
"""Entries, tables and news in one statement, the same for any number of rows, so that
it is prepared once. PostgreSQL runs the last part first, and so locks the rows of all
tables in one order: a claim waits until this is committed, or is seen here."""


def columns(batch: list[Append]) -> list[list[Any]]:
    """Returns the first values of `WHOLE_BATCH`, column by column."""
    news = [news_of(append) for append in batch if append.changes_table]
    return [
        [append.table for append in batch],
        [append.epoch for append in batch],
        [append.last for append in batch],
        *([row[place] for row in news] for place in range(1 + len(FOUND_BY))),
        *(list(column) for column in zip(*entries_of(batch), strict=True)),
    ]


@cache
def spelled(dialect: str, statement: str) -> str:
    return statement.replace("?", "%s") if dialect == "postgresql" else statement
