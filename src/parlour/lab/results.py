"""Stores played deals in one SQLite file, keyed by content.

Python includes SQLite, writes are atomic, and a full disk damages nothing that was
stored before. The key of an arm is its content: game, edition, seats, options, bots,
seed. So studies share common arms, and ladders and comparisons of bots (`keeping.py`)
can use the same file.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Protocol, TypeVar

import msgspec

from parlour.engine.game import Game
from parlour.engine.options import options_as_text
from parlour.engine.refusals import BadInput
from parlour.lab.measures import Deal, Record
from parlour.lab.simulate import Series

Result = TypeVar("Result")

FILE_FORMAT: Final = 1
"""Version of the file format, stored as SQLite's `user_version`."""

TABLES: Final = """
CREATE TABLE arm (number INTEGER PRIMARY KEY, about TEXT NOT NULL UNIQUE);
CREATE TABLE deal (
    arm INTEGER NOT NULL REFERENCES arm,
    number INTEGER NOT NULL,
    games BLOB NOT NULL,
    PRIMARY KEY (arm, number)
) WITHOUT ROWID;
"""


def arm_key(game: Game, series: Series) -> str:
    """Returns the key of an arm: its full content in canonical JSON."""
    return content_key(
        game,
        series.seats,
        series.options,
        {
            "game": series.game,
            "bots": series.bots,
            "balanced": series.balanced,
            "seed": series.seed,
        },
    )


def content_key(
    game: Game, seats: int, options: Mapping[str, object], more: Mapping[str, object]
) -> str:
    """Returns canonical JSON of a game's rules at a table and of `more`."""
    content = {
        "edition": game.edition,
        "seats": seats,
        "options": options_as_text(game.agree(seats, options)),
        **more,
    }
    return msgspec.json.encode(content, order="sorted").decode()


class DealSource(Protocol):
    """A source of stored deals."""

    def of_arm(self, content: str, /) -> dict[int, Deal]: ...


class DealSink(Protocol):
    """A store for played deals."""

    def keep(self, content: str, deals: Mapping[int, Deal], /) -> None: ...


class Results:
    """Stored deals in a file."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    def of_arm(self, content: str) -> dict[int, Deal]:
        """Reads the deals of an arm of a study, by number."""
        return self.read(content, list[Record])

    def read(self, content: str, kind: type[list[Result]]) -> dict[int, list[Result]]:
        """Reads the results of the deals of an arm, by number."""
        rows = self.database.execute(
            "SELECT deal.number, games FROM deal JOIN arm ON arm.number = arm"
            " WHERE about = ? ORDER BY deal.number",
            (content,),
        )
        return {number: msgspec.json.decode(games, type=kind) for number, games in rows}

    def keep(self, content: str, deals: Mapping[int, Sequence[object]]) -> None:
        """Stores all of these deals in one transaction."""
        with self.database as file:
            file.execute("INSERT OR IGNORE INTO arm (about) VALUES (?)", (content,))
            file.executemany(
                "INSERT OR REPLACE INTO deal"
                " SELECT number, ?, ? FROM arm WHERE about = ?",
                [
                    (number, msgspec.json.encode(games), content)
                    for number, games in deals.items()
                ],
            )


@contextmanager
def open_results(file: Path) -> Iterator[Results]:
    """Opens a file of results; creates the file if it does not exist."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file, timeout=60)) as database:
            prepare(file, database)
            yield Results(database)
    except (sqlite3.Error, msgspec.MsgspecError, OSError) as wrong:
        if getattr(wrong, "sqlite_errorname", "") == "SQLITE_NOTADB":
            raise BadInput(
                f"{file} is not a file of lab results: choose another file"
            ) from None
        kept = "; finished deals are saved" if file.is_file() else ""
        raise BadInput(f"cannot use {file}: {wrong}{kept}") from None


def prepare(file: Path, database: sqlite3.Connection) -> None:
    (found,) = database.execute("PRAGMA user_version").fetchone()
    (tables,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if found == 0 and tables == 0:
        database.executescript(
            f"BEGIN;{TABLES}PRAGMA user_version = {FILE_FORMAT};COMMIT;"
        )
    elif found != FILE_FORMAT:
        raise BadInput(f"{file} is not a file of lab results: choose another file")
