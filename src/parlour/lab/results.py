"""What the lab played, kept in one file by its content.

The file is SQLite's: Python brings it, a deal is there whole or not at all, and a disk
that runs full takes nothing of what was kept before. An arm is found by its content:
game, edition, seats, options, bots, seed. So studies share what they have in common,
and ladders and comparisons of bots (`keeping.py`) may lie beside them.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Protocol, TypeVar

import msgspec

from parlour.engine.game import Game
from parlour.engine.options import shown
from parlour.engine.refusals import BadInput
from parlour.lab.measures import Deal, Record
from parlour.lab.simulate import Series

Result = TypeVar("Result")

FORMAT: Final = 1
"""What this is; it stands in the file as SQLite's `user_version`."""

TABLES: Final = """
CREATE TABLE arm (number INTEGER PRIMARY KEY, about TEXT NOT NULL UNIQUE);
CREATE TABLE deal (
    arm INTEGER NOT NULL REFERENCES arm,
    number INTEGER NOT NULL,
    games BLOB NOT NULL,
    PRIMARY KEY (arm, number)
) WITHOUT ROWID;
"""


def about(game: Game, series: Series) -> str:
    """What was played, however it was asked for: all options, in one spelling."""
    return spelled(
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


def spelled(
    game: Game, seats: int, options: Mapping[str, object], more: Mapping[str, object]
) -> str:
    """A game's rules at such a table, and what else was played, in one spelling."""
    content = {
        "edition": game.edition,
        "seats": seats,
        "options": shown(game.agree(seats, options)),
        **more,
    }
    return msgspec.json.encode(content, order="sorted").decode()


class DealSource(Protocol):
    """Where deals are read from that were played so far."""

    def of_arm(self, content: str, /) -> dict[int, Deal]: ...


class DealSink(Protocol):
    """Where deals are kept that are played."""

    def keep(self, content: str, deals: Mapping[int, Deal], /) -> None: ...


class Results:
    """What was played so far, in a file."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    def of_arm(self, content: str) -> dict[int, Deal]:
        """The deals of an arm of a study, by number."""
        return self.read(content, list[Record])

    def read(self, content: str, kind: type[list[Result]]) -> dict[int, list[Result]]:
        """What the deals of an arm came to, by number."""
        rows = self.database.execute(
            "SELECT deal.number, games FROM deal JOIN arm ON arm.number = arm"
            " WHERE about = ? ORDER BY deal.number",
            (content,),
        )
        return {number: msgspec.json.decode(games, type=kind) for number, games in rows}

    def keep(self, content: str, deals: Mapping[int, Sequence[object]]) -> None:
        """Keeps these deals, or none of them."""
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
def opened(file: Path) -> Iterator[Results]:
    """The results in a file, which is begun if it is not there."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file, timeout=60)) as database:
            prepare(file, database)
            yield Results(database)
    except (sqlite3.Error, msgspec.MsgspecError, OSError) as wrong:
        if getattr(wrong, "sqlite_errorname", "") == "SQLITE_NOTADB":
            raise BadInput(f"{file} holds something else: name another file") from None
        kept = "; what was finished is kept" if file.is_file() else ""
        raise BadInput(f"cannot use {file}: {wrong}{kept}") from None


def prepare(file: Path, database: sqlite3.Connection) -> None:
    (found,) = database.execute("PRAGMA user_version").fetchone()
    (tables,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if found == 0 and tables == 0:
        database.executescript(f"BEGIN;{TABLES}PRAGMA user_version = {FORMAT};COMMIT;")
    elif found != FORMAT:
        raise BadInput(f"{file} holds something else: name another file")
