"""Outdated tables: opened under an edition of the rules that is no longer here.

They are closed for good when the server starts, or when somebody opens them. Then their
record, with everything that was hidden, can be downloaded: a Parlour that still has the
edition can replay it.
"""

import logging
from collections import Counter

import msgspec
from msgspec import UNSET

from parlour.engine.refusals import BadInput
from parlour.games import find, shelf
from parlour.match import joint, seeds
from parlour.match.joint import Mix
from parlour.match.log import ALONE, CLOCK, JOINT, Choice, Log
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room
from parlour.server.ports import Clock, Store
from parlour.server.process.logs import tag
from parlour.server.store.rows import Clash, TableRow
from parlour.server.tables.lobby import Facts, goes_on
from parlour.server.tables.room import fold

Line = tuple[int, float, log.AnyEntry]

logger = logging.getLogger("parlour.upgrade")


async def close_outdated_tables(store: Store, clock: Clock) -> None:
    """Closes every unfinished table that an upgrade has left without its rules.

    Logs how many there are, by game and edition. Another worker may do the same at the
    same time: each table is closed, and counted, by one of them.
    """
    closed: Counter[tuple[str, int]] = Counter()
    for row in await store.unfinished():
        if may_be_outdated(row):
            room = await outdated_room(store, row)
            if room is not None and await close(store, room, clock()):
                closed[row.game, room.opened.edition] += 1
    for (game, edition), tables in sorted(closed.items()):
        now = find(game).edition
        more = {"game": game, "tables": tables, "edition": edition, "now": now}
        logger.warning("tables closed by an upgrade: rules changed", extra=more)


def may_be_outdated(row: TableRow) -> bool:
    """Whether a table's log has to be read to know; old servers noted no edition."""
    if row.game not in shelf():
        return False
    noted = msgspec.json.decode(row.facts, type=Facts).edition
    return not noted or not goes_on(row)


async def outdated_room(store: Store, row: TableRow) -> Room | None:
    """The room of an outdated table; None if its edition can still be played."""
    rows = await store.read(row.id)
    try:
        opened = log.decode(rows[0].body) if rows else None
        if not isinstance(opened, log.Opened):
            return None
        if opened.edition in find(row.game).knows:
            return None
        lines = [(one.seq, one.at, log.decode(one.body)) for one in rows]
        return fold(Room, row.id, row.code, row.seed, lines)
    except (BadInput, msgspec.DecodeError) as wrong:
        why = {"table": tag(row.id), "cause": type(wrong).__name__}
        logger.warning("outdated table cannot be read", extra=why)
        return None


async def close(store: Store, room: Room, at: float) -> bool:
    """Closes a table for good; false if another worker has closed it."""
    closing = log.Hosted(act="close")
    try:
        written = await store.append(
            room.id,
            room.seq,
            [log.encode(closing)],
            at=at,
            state="closed",
            facts=room.facts(),
        )
    except Clash:
        return False
    room.apply(room.seq + 1, written, closing)
    return True


def record(room: Room, lines: list[Line]) -> Log | None:
    """What was played, or nothing if the cards were never dealt."""
    before = Room(room.id, room.code, room.secret)
    mix: Mix | None = None
    names: list[str] = []
    choices: list[Choice] = []
    for seq, at, entry in lines:
        match entry:
            case log.Began(people=people):
                names = [sitter.name for sitter in before.sitters]
                mix = Mix(server=room.secret, people=people) if people else None
            case log.Chose(seat=seat, chosen=chosen):
                choices.append(Choice(seat, chosen))
            case log.Retracted(seat=seat):
                choices.append(Choice(seat, None))
            case log.Rang():
                choices.append(Choice(CLOCK, None))
            case log.TookBack(to=to):
                del choices[to:]
            case _ if not names:
                before.apply(seq, at, entry)
    if not names:
        return None
    opened = room.opened
    return Log(
        parlour=ALONE if mix is None else JOINT,
        game=opened.game,
        edition=opened.edition,
        seats=opened.seats,
        names=names,
        options=opened.options,
        commitment=seeds.commitment(opened.game, room.secret),
        seed=room.secret if mix is None else joint.seed_of(opened.game, mix),
        mix=UNSET if mix is None else mix,
        choices=choices,
    )
