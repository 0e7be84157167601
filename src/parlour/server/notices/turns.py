"""Turns that others wait for, the notices sent about them, and which worker sends."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    or_,
    select,
    text,
    update,
)

from parlour.server.notices.ways import Kind, Way, way_of
from parlour.server.store.rows import NEVER
from parlour.server.store.schema import MUTED, SITTINGS, TABLES, TURNS, WAYS
from parlour.server.store.store import Store
from parlour.server.tables.room import Facts

TABLES_PER_QUERY: Final = 400
"""Tables that are asked for in one statement."""
CLOSED: Final = 0
"""In place of the entry since which somebody is waited for; entries count from 1."""
CLOSED_NOTICE_S: Final = 7 * 86_400.0
"""Time after an upgrade in which people are notified that it closed their table."""
FAR_S: Final = 4 * 86_400.0
"""Nothing is ever delayed by this number of seconds; what is comes from a wrong clock,
which was set right since."""


class NoticedTurn(Struct, kw_only=True):
    """Somebody's turn of which one way is, or will be, notified."""

    way: str
    table: str
    turn: int
    """The entry since which they are asked."""
    since: float
    sent: int = 0
    """Notices sent so far."""
    due: float


class Waits(Struct, kw_only=True):
    """A table, and one way to reach somebody who sits there."""

    way: str
    person: str
    table: str
    game: str
    facts: Facts
    asked: int | None
    """The entry since which others wait for them; None if they do not. A table that an
    upgrade closed is `CLOSED`, until they are notified."""
    known: NoticedTurn | None
    """The row as it was stored."""

    @property
    def closed(self) -> bool:
        """Whether an upgrade closed the table; nobody waits for them there."""
        return self.asked == CLOSED


# What is waited for

WAITS: Final = (
    select(
        WAYS.c.id.label("way"),
        WAYS.c.person,
        TABLES.c.id.label("table"),
        TABLES.c.game,
        TABLES.c.state,
        TABLES.c.facts,
        MUTED.c.person.label("quiet"),
        TURNS.c.turn,
        TURNS.c.since,
        TURNS.c.told.label("sent"),
        TURNS.c.due,
    )
    .join_from(TABLES, SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
    .join(WAYS, WAYS.c.person == SITTINGS.c.person)
    .outerjoin(
        MUTED,
        and_(MUTED.c.person == WAYS.c.person, MUTED.c.table_id == TABLES.c.id),
    )
    .outerjoin(
        TURNS, and_(TURNS.c.way_id == WAYS.c.id, TURNS.c.table_id == TABLES.c.id)
    )
    .where(WAYS.c.state == "on")
)


def waits_of(row: Any, now: float) -> Waits:
    """Returns what a person waits for; people who are away are not notified."""
    facts = msgspec.json.decode(row.facts, type=Facts)
    away = facts.away.get(row.person, 0.0) > now
    asked = None
    if row.quiet is None and not away:
        if row.state == "playing":
            asked = facts.turns.get(row.person)
        elif row.state == "closed" and facts.outdated:
            asked = CLOSED
    known = None
    if row.turn is not None:
        known = msgspec.convert(row, NoticedTurn, from_attributes=True)
    return Waits(
        way=row.way,
        person=row.person,
        table=row.table,
        game=row.game,
        facts=facts,
        asked=asked,
        known=known,
    )


async def find_waits(
    store: Store, tables: Iterable[str] | None, now: float
) -> list[Waits]:
    """Finds people who may be waited for at these tables, or at all tables."""
    if tables is None:
        lately = TABLES.c.touched >= now - CLOSED_NOTICE_S
        concerned = or_(
            TABLES.c.state == "playing",
            TURNS.c.turn.is_not(None),
            and_(TABLES.c.state == "closed", lately),
        )
        rows = await store.select(WAITS.where(concerned))
        return [waits_of(row, now) for row in rows]
    names, found = sorted(tables), []
    for start in range(0, len(names), TABLES_PER_QUERY):
        part = names[start : start + TABLES_PER_QUERY]
        rows = await store.select(WAITS.where(TABLES.c.id.in_(part)))
        found += [waits_of(row, now) for row in rows]
    return found


def is_due(when: ColumnElement[float], now: float) -> ColumnElement[bool]:
    return or_(when <= now, and_(when > now + FAR_S, when < NEVER))


class DueNotice(Struct):
    """A way by which a notice is due now, and about what."""

    way: Way
    about: list[Waits]
    strays: list[tuple[str, str]]
    """Of tables at which they sit no longer."""


async def find_due(store: Store, now: float, kind: Kind, most: int) -> list[DueNotice]:
    ready = (
        select(WAYS)
        .where(
            WAYS.c.state == "on",
            is_due(WAYS.c.next, now),
            WAYS.c.kind == kind,
            WAYS.c.id.in_(select(TURNS.c.way_id).where(is_due(TURNS.c.due, now))),
        )
        .order_by(WAYS.c.next, WAYS.c.id)
        .limit(most)
    )
    found = {
        row.id: DueNotice(way_of(row), [], []) for row in await store.select(ready)
    }
    if not found:
        return []
    ripe = is_due(TURNS.c.due, now)
    turns = select(TURNS).where(TURNS.c.way_id.in_(list(found)), ripe)
    keys = {(row.way_id, row.table_id) for row in await store.select(turns)}
    wanted = WAITS.where(WAYS.c.id.in_(list(found)), ripe)
    for row in await store.select(wanted.order_by(TURNS.c.since, TABLES.c.id)):
        found[row.way].about.append(waits_of(row, now))
        keys.discard((row.way, row.table))
    for way, table in sorted(keys):
        found[way].strays.append((way, table))
    return list(found.values())


async def find_unasked(store: Store, now: float, most: int) -> list[Way]:
    """Returns addresses that are to be asked whether they want any mail."""
    wanted = (
        select(WAYS)
        .where(WAYS.c.state == "new", is_due(WAYS.c.next, now))
        .order_by(WAYS.c.next, WAYS.c.id)
        .limit(most)
    )
    return [way_of(row) for row in await store.select(wanted)]


# Writing it down, many at once

PUT_TURN: Final = text(
    "INSERT INTO turns (way_id, table_id, turn, since, told, due)"
    " SELECT :way, :table, :turn, :since, :sent, :due"
    " WHERE EXISTS (SELECT 1 FROM ways WHERE id = :way)"
    " AND EXISTS (SELECT 1 FROM tables WHERE id = :table)"
    " ON CONFLICT (way_id, table_id) DO UPDATE SET turn = excluded.turn,"
    " since = excluded.since, told = excluded.told, due = excluded.due"
    " WHERE turns.turn <> excluded.turn OR turns.told <= excluded.told"
)
"""A late worker does not lower the count of notices of the same turn."""


async def write_turns(
    store: Store, put: Sequence[NoticedTurn], drop: Sequence[tuple[str, str]]
) -> None:
    if not put and not drop:
        return

    def write(line: Connection) -> None:
        for way, table in drop:
            own = and_(TURNS.c.way_id == way, TURNS.c.table_id == table)
            line.execute(delete(TURNS).where(own))
        for turn in put:
            line.execute(PUT_TURN, msgspec.structs.asdict(turn))

    await store.writer.run(write)


async def claim(store: Store, ways: Sequence[Way], until: float) -> set[str]:
    """Claims ways that nobody else has claimed; they are left alone until then, also
    if this worker dies."""

    def write(line: Connection) -> set[str]:
        mine = set()
        for way in ways:
            own = and_(
                WAYS.c.id == way.id,
                WAYS.c.next == way.next,
                WAYS.c.failures == way.failures,
            )
            taken = update(WAYS).where(own).values(next=until)
            if line.execute(taken).rowcount:
                mine.add(way.id)
        return mine

    return await store.writer.run(write) if ways else set()


class Settled(Struct, kw_only=True):
    """The result of one channel."""

    way: Way
    claimed: float
    gone: bool = False
    turns: list[NoticedTurn] = []


async def settle(store: Store, all_: Sequence[Settled]) -> None:
    def write(line: Connection) -> None:
        for one in all_:
            own = and_(WAYS.c.id == one.way.id, WAYS.c.next == one.claimed)
            if one.gone:
                line.execute(delete(WAYS).where(own))
                continue
            way = one.way
            kept = (
                update(WAYS)
                .where(own)
                .values(
                    next=way.next,
                    failures=way.failures,
                    day=way.day,
                    sent=way.sent,
                )
            )
            line.execute(kept)
            if way.state == "asked":  # unless it has said yes already
                new = update(WAYS).where(WAYS.c.id == way.id, WAYS.c.state == "new")
                line.execute(new.values(state="asked"))
            for turn in one.turns:
                line.execute(
                    update(TURNS)
                    .where(
                        TURNS.c.way_id == turn.way,
                        TURNS.c.table_id == turn.table,
                        TURNS.c.turn == turn.turn,
                    )
                    .values(told=turn.sent, since=turn.since, due=turn.due)
                )

    if all_:
        await store.writer.run(write)
