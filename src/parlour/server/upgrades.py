"""Closes outdated tables: opened under an edition of the rules that is gone.

That happens when the server starts; `GameTable.on_load` closes one that somebody opens
before. Then the whole log can be downloaded (`replay_data.outdated_log`), and a Parlour
that still has the edition can replay it.
"""

import logging
from collections import Counter

import msgspec

from parlour.engine.refusals import BadInput
from parlour.games import find, shelf
from parlour.server.games import entries as log
from parlour.server.games.room import GameRoom
from parlour.server.kinds import goes_on
from parlour.server.ports import Clock, StorePort
from parlour.server.process.logs import tag
from parlour.server.store.rows import Clash, TableRow
from parlour.server.tables.connection import encode
from parlour.server.tables.room import facts_of, fold

logger = logging.getLogger("parlour.upgrade")


async def close_outdated_tables(store: StorePort, clock: Clock) -> None:
    """Closes every unfinished table that an upgrade has left without its rules.

    Logs how many there are, by game and edition. Another worker may do the same at the
    same time: each table is closed, and counted, by one of them.
    """
    closed: Counter[tuple[str, int]] = Counter()
    for row in await store.list_unfinished():
        if may_be_outdated(row):
            room = await outdated_room(store, row)
            if room is None:
                continue
            await store.claim(row.id)
            if await close(store, room, clock()):
                closed[row.game, room.opened.edition] += 1
            await store.release(row.id)
    for (game, edition), tables in sorted(closed.items()):
        now = find(game).edition
        more = {"game": game, "tables": tables, "edition": edition, "now": now}
        logger.warning("upgrade: tables closed, rules changed", extra=more)


def may_be_outdated(row: TableRow) -> bool:
    """Returns whether a table's log has to be read to know; old servers noted no
    edition."""
    if row.game not in shelf():
        return False
    noted = facts_of(row.facts).edition
    return not noted or not goes_on(row)


async def outdated_room(store: StorePort, row: TableRow) -> GameRoom | None:
    """Returns the room of an outdated table; None if its edition can still be
    played."""
    rows = await store.read(row.id)
    try:
        opened = log.decode(rows[0].body) if rows else None
        if not isinstance(opened, log.Opened):
            return None
        if opened.edition in find(row.game).knows:
            return None
        lines = [(one.seq, one.at, log.decode(one.body)) for one in rows]
        return fold(GameRoom, row.id, row.code, row.seed, lines)
    except (BadInput, msgspec.DecodeError) as wrong:
        why = {"table": tag(row.id), "cause": type(wrong).__name__}
        logger.warning("upgrade: outdated table unreadable", extra=why)
        return None


async def close(store: StorePort, room: GameRoom, at: float) -> bool:
    """Closes a table for good; false if another worker has closed it."""
    try:
        await store.append(
            room.id,
            room.seq,
            [encode(log.Hosted(act="close"))],
            at=at,
            state="closed",
            facts=encode(room.facts()),
        )
    except Clash:
        return False
    return True
