"""The studies that people asked for, and their queue, in one SQLite file.

It lies beside the results, and every worker of a machine and the process that plays
read and write it: what is in it is all that any of them knows.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from parlour.server.lab.shown import Progress, State, StudyInfo
from parlour.server.lab.written import Asked, Written
from parlour.server.process.private_files import make_private_file, make_private_folder

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
    progress BLOB,
    address TEXT NOT NULL DEFAULT '',
    block TEXT NOT NULL DEFAULT '',
    served REAL NOT NULL DEFAULT 0,
    beat REAL NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS study_turn ON study (state, turn);
CREATE TABLE IF NOT EXISTS arm (
    about TEXT PRIMARY KEY,
    make BLOB,
    begun BLOB
) WITHOUT ROWID;
"""
ADDED: Final = {
    "address": "TEXT NOT NULL DEFAULT ''",
    "block": "TEXT NOT NULL DEFAULT ''",
    "served": "REAL NOT NULL DEFAULT 0",
    "beat": "REAL NOT NULL DEFAULT 0",
}
"""Columns that files of older servers lack."""
BUSY: Final = "state IN ('waiting', 'playing')"
QUEUE: Final = 200
"""Studies of all people that wait."""
ADDRESS_PEOPLE: Final = 2
BLOCK_PEOPLE: Final = 4
"""An address, and a block of addresses, may have as many as so many people."""
VISITOR_S: Final = 86_400.0
"""Seconds without a visitor after which a study is stopped."""
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
    address: str
    state: State
    turn: float
    seen: float
    beat: float
    """When its process last kept something."""
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


class Asker(NamedTuple):
    """A person who asks for studies, and where from."""

    person: str
    address: str
    """A tag of the address: the network of one household if it is IPv6."""
    block: str
    """A tag of the block of addresses around it, which one person may have whole."""


class Limits(NamedTuple):
    """Studies that may wait or be played at once."""

    person: int
    factor: float = 1
    """How many times more an address may have than is usual."""


class TooMany(Exception):
    """Enough studies wait: of a `person`, of an `address`, or of `all`."""

    def __init__(self, of: Literal["person", "address", "all"]) -> None:
        super().__init__(of)
        self.of = of


class Studies:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "studies.sqlite"
        self.results = folder / "results.sqlite"
        self.lock = folder / "lock.sqlite"
        self.current = False
        """Whether the file is known to have all columns."""

    @contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        """One change at a time, all of it or none."""
        with self.looked_at() as database, database:
            database.execute("BEGIN IMMEDIATE")
            yield database

    @contextmanager
    def looked_at(self) -> Iterator[sqlite3.Connection]:
        if not self.any:
            make_private_folder(self.folder)
            make_private_file(self.file)
            self.current = False
        with closing(sqlite3.connect(self.file, timeout=60)) as database:
            if not self.current:
                bring_up_to_date(database)
                self.current = True
            yield database

    @property
    def any(self) -> bool:
        """Whether somebody ever asked for one.

        A disk that was full at that moment leaves an empty file, which is none.
        """
        return self.file.exists() and self.file.stat().st_size > 0

    # What people do

    def ask(self, study: Written, by: Asker, now: float, limits: Limits) -> None:
        """Puts a study into the queue; one that is there already goes on."""
        with self.opened() as file:
            row = file.execute(
                "SELECT state FROM study WHERE id = ?", (study.id,)
            ).fetchone()
            if row is None:
                room_for(file, by, now, limits)
                asked, arms = map(msgspec.json.encode, (study.asked, study.arms))
                file.execute(
                    "INSERT INTO study (id, asked, text, arms, deals, person, address,"
                    " block, state, turn, seen)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?)",
                    (study.id, asked, study.text, arms, study.deals, *by, now, now),
                )
        if row is not None:
            self.go_on(study.id, by, now, limits)

    def go_on(self, id_: str, by: Asker, now: float, limits: Limits) -> None:
        with self.opened() as file:
            row = file.execute(
                "SELECT state FROM study WHERE id = ?", (id_,)
            ).fetchone()
            if row is not None and row[0] in ("stopped", "failed"):
                room_for(file, by, now, limits)
                file.execute(
                    "UPDATE study SET state = 'waiting', person = ?, address = ?,"
                    " block = ?, turn = ?, seen = ?, tries = 0 WHERE id = ?",
                    (*by, now, now, id_),
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

    def stop_any(self, id_: str) -> bool:
        """Stops a study for the operator; whether it waited or was played."""
        with self.opened() as file:
            done = file.execute(
                f"UPDATE study SET state = 'stopped' WHERE id = ? AND {BUSY}", (id_,)
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

    def busy(self) -> list[Kept]:
        """What is played, then what waits in the order of its turns."""
        if not self.any:
            return []
        with self.looked_at() as file:
            order = [*in_turn(file, time.time())]
            rows = file.execute(f"SELECT {COLUMNS} FROM study WHERE {BUSY}").fetchall()
        place = {id_: number for number, id_ in enumerate(order)}
        return sorted(map(Kept._make, rows), key=lambda one: place.get(one.id, -1))

    def info(self, kept: Kept, person: str) -> StudyInfo:
        ahead = 0
        if kept.state == "waiting":
            with self.looked_at() as file:
                order = [*in_turn(file, time.time())]
                (playing,) = file.execute(
                    "SELECT count(*) FROM study WHERE state = 'playing'"
                ).fetchone()
            ahead = playing + (order.index(kept.id) if kept.id in order else 0)
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

    def next(self, now: float | None = None) -> Kept | None:
        """The study whose turn it is, now played."""
        now = time.time() if now is None else now
        with self.opened() as file:
            expire(file, now)
            id_ = next(in_turn(file, now), None)
            if id_ is None:
                return None
            file.execute(
                "UPDATE study SET state = 'playing', served = ?, beat = ? WHERE id = ?",
                (now, now, id_),
            )
            return Kept(
                *file.execute(
                    f"SELECT {COLUMNS} FROM study WHERE id = ?", (id_,)
                ).fetchone()
            )

    def expire(self, now: float) -> None:
        """Stops what nobody has looked at for a day; its deals are kept."""
        with self.opened() as file:
            expire(file, now)

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
            row = file.execute(
                "SELECT arms FROM study WHERE id = ? AND state = 'failed'", (id_,)
            ).fetchone()
            for arm in msgspec.json.decode(row[0]) if row else ():
                file.execute("UPDATE arm SET begun = NULL WHERE about = ?", (arm,))

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

    def make_of_arm(self, arm: str) -> bytes | None:
        """The source by which the deals of an arm were last seen to be as kept."""
        return self.of_arm("make", arm)

    def unfinished(self, arm: str) -> bytes | None:
        """What is kept of a deal of an arm that was interrupted."""
        return self.of_arm("begun", arm)

    def of_arm(self, column: str, arm: str) -> bytes | None:
        with self.looked_at() as file:
            row = file.execute(
                f"SELECT {column} FROM arm WHERE about = ?", (arm,)
            ).fetchone()
        found: bytes | None = row[0] if row is not None else None
        return found

    def keep_make(self, arm: str, make: bytes) -> None:
        with self.opened() as file:
            file.execute(
                "INSERT INTO arm (about, make) VALUES (?, ?)"
                " ON CONFLICT (about) DO UPDATE SET make = excluded.make",
                (arm, make),
            )

    def save(self, id_: str, arm: str, begun: bytes | None, now: float) -> None:
        """Keeps an unfinished deal, and notes that the process makes headway."""
        with self.opened() as file:
            file.execute("UPDATE arm SET begun = ? WHERE about = ?", (begun, arm))
            file.execute("UPDATE study SET beat = ? WHERE id = ?", (now, id_))

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
            named = {arm for (arms,) in rows for arm in msgspec.json.decode(arms)}
            for (arm,) in file.execute("SELECT about FROM arm").fetchall():
                if arm not in named:
                    file.execute("DELETE FROM arm WHERE about = ?", (arm,))
        return named


def bring_up_to_date(file: sqlite3.Connection) -> None:
    """Makes the tables of a new file, and adds what one of an older server lacks."""
    with file:
        file.execute("BEGIN IMMEDIATE")
        for statement in TABLES.split(";"):
            file.execute(statement)
        there = {row[1] for row in file.execute("PRAGMA table_info(study)")}
        for name, kind in ADDED.items():
            if name not in there:
                file.execute(f"ALTER TABLE study ADD COLUMN {name} {kind}")
        file.execute("CREATE INDEX IF NOT EXISTS study_served ON study (served)")


def expire(file: sqlite3.Connection, now: float) -> None:
    file.execute(
        f"UPDATE study SET state = 'stopped' WHERE {BUSY} AND seen < ?",
        (now - VISITOR_S,),
    )


def room_for(file: sqlite3.Connection, by: Asker, now: float, limits: Limits) -> None:
    """Raises TooMany if one study more would be too many."""
    expire(file, now)
    person, address, block, everybody = file.execute(
        "SELECT count(*) FILTER (WHERE person = ?),"
        " count(*) FILTER (WHERE address = ?), count(*) FILTER (WHERE block = ?),"
        f" count(*) FROM study WHERE {BUSY}",
        by,
    ).fetchone()
    usual = limits.person * limits.factor
    if person >= limits.person:
        raise TooMany("person")
    if address >= ADDRESS_PEOPLE * usual or block >= BLOCK_PEOPLE * usual:
        raise TooMany("address")
    if everybody >= QUEUE:
        raise TooMany("all")


# Taking turns


def in_turn(file: sqlite3.Connection, now: float) -> Iterator[str]:
    """The waiting studies in the order in which they are played.

    Blocks of addresses take turns, within a block its addresses, and within an address
    its studies: many studies of one address take nothing from others.
    """
    rows = file.execute(
        "SELECT id, turn, address, block FROM study WHERE state = 'waiting'"
        " ORDER BY turn, id"
    ).fetchall()
    last: dict[str, float] = {}
    for _, turn, address, block in reversed(rows):
        last[address] = last[block] = turn
    for address, block, served in file.execute(
        "SELECT address, block, max(served) FROM study WHERE served > ?"
        " GROUP BY address, block ORDER BY max(served)",
        (now - VISITOR_S,),
    ):
        last[address] = last[block] = served
    while rows:
        first = min(rows, key=lambda row: (last[row[3]], last[row[2]], row[1]))
        rows.remove(first)
        now += 1.0
        last[first[2]] = last[first[3]] = now
        yield first[0]
