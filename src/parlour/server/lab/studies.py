"""The studies that people asked for, and their queue, in the store.

Works on a connection of either database, so that every worker, the process that plays
and the operator's command do the same. A worker plays a study for as long as it is the
study's `player`: whatever a process writes after another one took over is refused.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, case, delete, func, insert, select, text, update

from parlour.server.lab.deals import arm_id, drop_arms
from parlour.server.lab.shown import Progress, State, StudyInfo
from parlour.server.lab.written import PlayableStudy, StudyQuestion
from parlour.server.store.schema import STUDIES, STUDY_ARMS

QUEUE_LOCK: Final = 0x7061726C6162
"""The advisory lock of PostgreSQL for the queue; it spells `parlab`."""
BUSY: Final = STUDIES.c.state.in_(("waiting", "playing"))
MAX_WAITING: Final = 200
"""Studies of all people that wait."""
ADDRESS_PEOPLE: Final = 2
SITE_PEOPLE: Final = 4
"""Number of people whose limits an address, or a block of addresses, may use."""
VISITOR_S: Final = 86_400.0
"""Seconds without a visitor after which a study is stopped."""
MAX_LOST_PROCESSES: Final = 3
"""Processes that a study may lose before it has played one deal more."""
MAX_LISTED: Final = 20
"""Studies of one's own that are listed."""


class StudyRow(NamedTuple):
    """A row of the table of studies."""

    id: str
    asked: bytes
    text: str
    arms: bytes
    deals: int
    person: str
    address: str
    state: State
    seen: float
    saved: float
    """Time at which its process last saved something."""
    progress: bytes | None

    @property
    def known_progress(self) -> Progress | None:
        """Returns the progress, or None if another version of the server wrote it."""
        if self.progress is None:
            return None
        try:
            return msgspec.json.decode(self.progress, type=Progress)
        except msgspec.MsgspecError:
            return None


ROWS: Final = select(*(STUDIES.c[name] for name in StudyRow._fields))


class StudyAsker(NamedTuple):
    """A person who asks for studies, and where from."""

    person: str
    address: str
    """A tag of the address: the network of one household if it is IPv6."""
    site: str
    """A tag of the block of addresses around it, which one person may have whole."""


class Limits(NamedTuple):
    """Studies that may wait or be played at once."""

    person: int
    factor: float = 1
    """Factor by which an address may exceed the usual number."""


class TooMany(Exception):
    """Enough studies wait: of a `person`, of an `address`, or of `all`."""

    def __init__(self, of: Literal["person", "address", "all"]) -> None:
        super().__init__(of)
        self.of = of


class Superseded(Exception):
    """Another process plays this study now."""


def lock_queue(line: Connection) -> None:
    """Locks the queue: until this transaction ends, nobody else counts, queues or
    removes studies."""
    if line.dialect.name == "postgresql":  # SQLite has one writer at a time
        line.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": QUEUE_LOCK})


# For people


def ask(
    line: Connection, study: PlayableStudy, by: StudyAsker, now: float, limits: Limits
) -> None:
    """Puts a study into the queue; one that is there already goes on."""
    lock_queue(line)
    if find(line, study.id) is not None:
        go_on(line, study.id, by, now, limits)
        return
    check_limits(line, by, now, limits)
    line.execute(
        insert(STUDIES),
        {
            "id": study.id,
            "asked": msgspec.json.encode(study.asked),
            "text": study.text,
            "arms": msgspec.json.encode([*map(arm_id, study.arms)]),
            "deals": study.deals,
            **by._asdict(),
            "state": "waiting",
            "queued": now,
            "seen": now,
            "served": 0.0,
            "saved": 0.0,
            "failures": 0,
            "player": "",
        },
    )


def go_on(
    line: Connection, id_: str, by: StudyAsker, now: float, limits: Limits
) -> None:
    lock_queue(line)
    found = find(line, id_)
    if found is not None and found.state in ("stopped", "failed"):
        check_limits(line, by, now, limits)
        change = {**by._asdict(), "queued": now, "seen": now, "failures": 0}
        line.execute(
            update(STUDIES)
            .where(STUDIES.c.id == id_)
            .values(state="waiting", player="", **change)
        )


def stop(line: Connection, id_: str, person: str | None = None) -> bool:
    """Stops a person's waiting or running study; returns whether there was one.

    The operator stops anybody's.
    """
    own = update(STUDIES).where(STUDIES.c.id == id_, BUSY)
    if person is not None:
        own = own.where(STUDIES.c.person == person)
    return line.execute(own.values(state="stopped")).rowcount > 0


def find(line: Connection, id_: str) -> StudyRow | None:
    row = line.execute(ROWS.where(STUDIES.c.id == id_)).first()
    return None if row is None else StudyRow._make(row)


def note_seen(line: Connection, id_: str, now: float) -> None:
    """Notes that somebody looks at a study, so that it is not forgotten."""
    line.execute(update(STUDIES).where(STUDIES.c.id == id_).values(seen=now))


def list_own(line: Connection, person: str) -> list[StudyRow]:
    """Lists a person's studies, newest first."""
    own = ROWS.where(STUDIES.c.person == person, STUDIES.c.person != "")
    rows = line.execute(own.order_by(STUDIES.c.queued.desc()).limit(MAX_LISTED))
    return [*map(StudyRow._make, rows)]


def list_busy(line: Connection, now: float) -> list[StudyRow]:
    """Returns studies in play, then waiting studies in the order of their turns."""
    place = {id_: number for number, id_ in enumerate(in_turn(line, now))}
    rows = map(StudyRow._make, line.execute(ROWS.where(BUSY)))
    return sorted(rows, key=lambda one: place.get(one.id, -1))


def describe(line: Connection, kept: StudyRow, person: str, now: float) -> StudyInfo:
    ahead = 0
    if kept.state == "waiting":
        order = [one.id for one in list_busy(line, now)]
        ahead = order.index(kept.id) if kept.id in order else 0
    return StudyInfo(
        id=kept.id,
        asked=msgspec.json.decode(kept.asked, type=StudyQuestion),
        deals=kept.deals,
        state=kept.state,
        ahead=ahead,
        yours=bool(person) and kept.person == person,
        progress=kept.known_progress,
    )


# For the queue


def is_busy(line: Connection) -> bool:
    """Returns whether a study waits or is played."""
    return line.execute(select(STUDIES.c.id).where(BUSY).limit(1)).first() is not None


def begin_next(line: Connection, now: float, player: str) -> StudyRow | None:
    """Begins the study whose turn it is, which this player plays from now on."""
    expire(line, now)
    id_ = next(in_turn(line, now), None)
    if id_ is None:
        return None
    playing = {"state": "playing", "served": now, "saved": now, "player": player}
    line.execute(update(STUDIES).where(STUDIES.c.id == id_).values(**playing))
    return find(line, id_)


def expire(line: Connection, now: float) -> None:
    """Stops what nobody has looked at for a day; its deals are kept."""
    lock_queue(line)
    unseen = update(STUDIES).where(BUSY, STUDIES.c.seen < now - VISITOR_S)
    line.execute(unseen.values(state="stopped"))


def requeue_all(line: Connection) -> None:
    """Takes what is played from its players: they have ended, or are to end."""
    lock_queue(line)
    line.execute(
        update(STUDIES)
        .where(STUDIES.c.player != "")
        .values(
            player="",
            state=case(
                (STUDIES.c.state == "playing", "waiting"), else_=STUDIES.c.state
            ),
        )
    )


def note_failure(line: Connection, id_: str, now: float) -> None:
    """Counts a crash of the study's process, and requeues the study up to a limit."""
    lost = STUDIES.c.failures + 1
    line.execute(
        update(STUDIES)
        .where(STUDIES.c.id == id_, STUDIES.c.state == "playing")
        .values(
            failures=lost,
            queued=now,
            player="",
            state=case((lost < MAX_LOST_PROCESSES, "waiting"), else_="failed"),
        )
    )
    found = find(line, id_)
    if found is not None and found.state == "failed":
        arms = STUDY_ARMS.c.id.in_(msgspec.json.decode(found.arms, type=list[str]))
        line.execute(update(STUDY_ARMS).where(arms).values(unfinished=None))


# For the process that plays


def is_played(line: Connection, id_: str, player: str) -> bool:
    """Returns whether this player is still to play it."""
    own = (STUDIES.c.id == id_, STUDIES.c.player == player)
    wanted = select(STUDIES.c.id).where(*own, STUDIES.c.state == "playing")
    return line.execute(wanted).first() is not None


def is_awaited(line: Connection) -> bool:
    """Returns whether another study waits."""
    wanted = select(STUDIES.c.id).where(STUDIES.c.state == "waiting").limit(1)
    return line.execute(wanted).first() is not None


def note_saved(
    line: Connection, id_: str, player: str, now: float, progress: Progress | None
) -> None:
    """Notes that the process makes headway; Superseded if it no longer plays this.

    Comes first in a transaction: the row stays locked until the rest is saved.
    """
    own = update(STUDIES).where(STUDIES.c.id == id_, STUDIES.c.player == player)
    own = own.values(saved=now)
    if progress is not None:
        own = own.values(progress=msgspec.json.encode(progress), failures=0)
    if not line.execute(own).rowcount:
        raise Superseded(id_)


def leave(line: Connection, id_: str, player: str, state: State, now: float) -> None:
    """Sets a study aside: done, or to go on after the others."""
    own = update(STUDIES).where(STUDIES.c.id == id_, STUDIES.c.player == player)
    playing = STUDIES.c.state == "playing"
    line.execute(own.where(playing).values(state=state, queued=now, player=""))


# Cleaning up


def forget(line: Connection, before: float) -> bool:
    """Deletes studies that nobody has opened since, and one arm that only they used.

    Returns whether it deleted an arm. Each arm has a transaction of its own, so that
    no move waits long.
    """
    lock_queue(line)
    line.execute(delete(STUDIES).where(STUDIES.c.seen < before, ~BUSY))
    named: set[str] = set()
    for arms in line.execute(select(STUDIES.c.arms)).scalars():
        named.update(msgspec.json.decode(arms, type=list[str]))
    for arm in line.execute(select(STUDY_ARMS.c.id)).scalars():
        if arm not in named:
            drop_arms(line, [arm])
            return True
    return False


def check_limits(line: Connection, by: StudyAsker, now: float, limits: Limits) -> None:
    """Raises TooMany if one study more would be too many."""
    expire(line, now)
    person, address, site, everybody = line.execute(
        select(
            func.count().filter(STUDIES.c.person == by.person),
            func.count().filter(STUDIES.c.address == by.address),
            func.count().filter(STUDIES.c.site == by.site),
            func.count(),
        ).where(BUSY)
    ).one()
    usual = limits.person * limits.factor
    if person >= limits.person:
        raise TooMany("person")
    if address >= ADDRESS_PEOPLE * usual or site >= SITE_PEOPLE * usual:
        raise TooMany("address")
    if everybody >= MAX_WAITING:
        raise TooMany("all")


# Taking turns


def in_turn(line: Connection, now: float) -> Iterator[str]:
    """Yields the waiting studies in the order in which they are played.

    Sites take turns, within a site its addresses, and within an address its studies:
    many studies of one address take nothing from others.
    """
    rows = [
        *line.execute(
            select(STUDIES.c.id, STUDIES.c.queued, STUDIES.c.address, STUDIES.c.site)
            .where(STUDIES.c.state == "waiting")
            .order_by(STUDIES.c.queued, STUDIES.c.id)
        )
    ]
    last: dict[str, float] = {}
    for row in reversed(rows):
        last[row.address] = last[row.site] = row.queued
    served = func.max(STUDIES.c.served)
    for address, site, at in line.execute(
        select(STUDIES.c.address, STUDIES.c.site, served)
        .where(STUDIES.c.served > now - VISITOR_S)
        .group_by(STUDIES.c.address, STUDIES.c.site)
        .order_by(served)
    ):
        last[address] = last[site] = at
    while rows:
        first = min(rows, key=lambda row: (last[row.site], last[row.address], row[1]))
        rows.remove(first)
        now += 1.0
        last[first.address] = last[first.site] = now
        yield first.id
