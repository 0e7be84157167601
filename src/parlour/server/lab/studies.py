"""The studies that people asked for, and their queue, in one SQLite file.

It lies beside the results, and every worker of a machine and the process that plays
read and write it: what is in it is all that any of them knows.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from parlour.server.lab.shown import Progress, State, StudyInfo
from parlour.server.lab.written import Asked, Written

TABLES: Final = """
CREATE TABLE IF NOT EXISTS study (
    id TEXT PRIMARY KEY,
    asked BLOB NOT NULL,
    text TEXT NOT NULL,
    arms BLOB NOT NULL,
    deals INTEGER NOT NULL,
    person TEXT NOT NULL,
    state TEXT NOT NULL,
    turn REAL NOT NULL,
    seen REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    progress BLOB
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS study_turn ON study (state, turn);
"""
BUSY: Final = "state IN ('waiting', 'playing')"
QUEUE: Final = 200
"""Studies of all people that wait."""
TRIES: Final = 3
"""Processes that a study may lose before it has played one deal more."""
LISTED: Final = 20
"""Studies of one's own that are listed."""


class Kept(NamedTuple):
    """A row; the columns that are read."""

    id: str
    asked: bytes
    text: str
    deals: int
    person: str
    state: State
    turn: float
    seen: float
    progress: bytes | None

    @property
    def told(self) -> Progress | None:
        if self.progress is None:
            return None
        try:
            return msgspec.json.decode(self.progress, type=Progress)
        except msgspec.MsgspecError:  # of a server that told it otherwise
            return None


COLUMNS: Final = ", ".join(Kept._fields)


class TooMany(Exception):
    """Somebody has enough studies going, or all together have."""

    def __init__(self, own: bool) -> None:
        super().__init__(own)
        self.own = own


class Studies:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "studies.sqlite"
        self.results = folder / "results.sqlite"
        self.lock = folder / "lock.sqlite"

    @contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        """One change at a time, all of it or none."""
        fresh = not self.any
        if fresh:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with closing(sqlite3.connect(self.file, timeout=60)) as database:
            if fresh:
                database.executescript(TABLES)
            with database:
                database.execute("BEGIN IMMEDIATE")
                yield database

    @contextmanager
    def looked_at(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.file, timeout=60)) as database:
            yield database

    @property
    def any(self) -> bool:
        """Whether somebody ever asked for one.

        A disk that was full at that moment leaves an empty file, which is none.
        """
        return self.file.exists() and self.file.stat().st_size > 0

    # What people do

    def ask(self, study: Written, person: str, now: float, most: int) -> None:
        """Puts a study into the queue; one that is there already goes on."""
        with self.opened() as file:
            row = file.execute(
                "SELECT state FROM study WHERE id = ?", (study.id,)
            ).fetchone()
            if row is None:
                room_for(file, person, most)
                asked, arms = map(msgspec.json.encode, (study.asked, study.arms))
                file.execute(
                    "INSERT INTO study (id, asked, text, arms, deals, person, state,"
                    " turn, seen) VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?, ?)",
                    (study.id, asked, study.text, arms, study.deals, person, now, now),
                )
        if row is not None:
            self.go_on(study.id, person, now, most)

    def go_on(self, id_: str, person: str, now: float, most: int) -> None:
        with self.opened() as file:
            row = file.execute(
                "SELECT state FROM study WHERE id = ?", (id_,)
            ).fetchone()
            if row is not None and row[0] in ("stopped", "failed"):
                room_for(file, person, most)
                file.execute(
                    "UPDATE study SET state = 'waiting', person = ?, turn = ?,"
                    " seen = ?, tries = 0 WHERE id = ?",
                    (person, now, now, id_),
                )

    def stop(self, id_: str, person: str) -> bool:
        """Whether it was this person's to stop."""
        with self.opened() as file:
            done = file.execute(
                f"UPDATE study SET state = 'stopped' WHERE id = ? AND person = ?"
                f" AND {BUSY}",
                (id_, person),
            )
            return done.rowcount > 0

    def find(self, id_: str) -> Kept | None:
        if not self.any:
            return None
        with self.looked_at() as file:
            row = file.execute(
                f"SELECT {COLUMNS} FROM study WHERE id = ?", (id_,)
            ).fetchone()
        return None if row is None else Kept(*row)

    def note_seen(self, id_: str, now: float) -> None:
        """Somebody looks at it, so that it is not forgotten."""
        with self.opened() as file:
            file.execute("UPDATE study SET seen = ? WHERE id = ?", (now, id_))

    def of(self, person: str) -> list[Kept]:
        """A person's studies, newest first."""
        if not self.any or not person:
            return []
        with self.looked_at() as file:
            rows = file.execute(
                f"SELECT {COLUMNS} FROM study WHERE person = ?"
                " ORDER BY turn DESC LIMIT ?",
                (person, LISTED),
            ).fetchall()
        return [Kept(*row) for row in rows]

    def info(self, kept: Kept, person: str) -> StudyInfo:
        ahead = 0
        if kept.state == "waiting":
            with self.looked_at() as file:
                (ahead,) = file.execute(
                    "SELECT count(*) FROM study WHERE state = 'playing'"
                    " OR (state = 'waiting' AND turn < ?)",
                    (kept.turn,),
                ).fetchone()
        return StudyInfo(
            id=kept.id,
            asked=msgspec.json.decode(kept.asked, type=Asked),
            deals=kept.deals,
            state=kept.state,
            ahead=ahead,
            yours=bool(person) and kept.person == person,
            progress=kept.told,
        )

    # What the queue does

    def next(self) -> Kept | None:
        """The study whose turn it is, now played."""
        with self.opened() as file:
            row = file.execute(
                f"SELECT {COLUMNS} FROM study WHERE state = 'waiting'"
                " ORDER BY turn LIMIT 1"
            ).fetchone()
            if row is None:
                return None
            file.execute("UPDATE study SET state = 'playing' WHERE id = ?", row[:1])
            return Kept(*row)

    def orphans(self) -> None:
        """What was played when everything ended is played again first."""
        with self.opened() as file:
            file.execute("UPDATE study SET state = 'waiting' WHERE state = 'playing'")

    def died(self, id_: str) -> None:
        """Its process ended before its time: once more after others, not for ever."""
        with self.opened() as file:
            file.execute(
                "UPDATE study SET tries = tries + 1, turn = ?,"
                " state = CASE WHEN tries + 1 < ? THEN 'waiting' ELSE 'failed' END"
                " WHERE id = ? AND state = 'playing'",
                (time.time(), TRIES, id_),
            )

    # What the process does

    def goes_on(self, id_: str) -> bool:
        """Whether it is still to be played."""
        kept = self.find(id_)
        return kept is not None and kept.state == "playing"

    def others(self) -> bool:
        with self.looked_at() as file:
            row = file.execute("SELECT 1 FROM study WHERE state = 'waiting'").fetchone()
        return row is not None

    def tell(self, id_: str, progress: Progress) -> None:
        with self.opened() as file:
            file.execute(
                "UPDATE study SET progress = ?, tries = 0 WHERE id = ?",
                (msgspec.json.encode(progress), id_),
            )

    def leave(self, id_: str, state: State, now: float) -> None:
        """Done, or to be gone on with after the others."""
        with self.opened() as file:
            file.execute(
                "UPDATE study SET state = ?, turn = ?"
                " WHERE id = ? AND state = 'playing'",
                (state, now, id_),
            )

    # What is long past

    def forget(self, before: float) -> set[str]:
        """Forgets what nobody has looked at since; the arms that are still named."""
        with self.opened() as file:
            file.execute(f"DELETE FROM study WHERE seen < ? AND NOT {BUSY}", (before,))
            rows = file.execute("SELECT arms FROM study").fetchall()
        return {arm for (arms,) in rows for arm in msgspec.json.decode(arms)}


def room_for(file: sqlite3.Connection, person: str, most: int) -> None:
    own, everybody = file.execute(
        f"SELECT count(*) FILTER (WHERE person = ?), count(*) FROM study WHERE {BUSY}",
        (person,),
    ).fetchone()
    if own >= most or everybody >= QUEUE:
        raise TooMany(own=own >= most)
