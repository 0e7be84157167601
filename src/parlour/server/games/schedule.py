"""When the table acts by itself: candles, bots, forced answers, clocks.

Pure: a room and a time in, what is due and when out. In a window every empty answer
is told when the candle is out, whoever gave it and why, so that nobody can tell by
the time it took who held something to answer with. Bots keep to a schedule that
depends on nothing they hold.
"""

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from parlour.engine.pieces import Seat
from parlour.engine.weighing import weighed
from parlour.server.games.fold.room import Room
from parlour.server.games.fold.seating import WARM
from parlour.server.process.thinking import EXPERT
from parlour.server.store.rows import NEVER
from parlour.server.tables.driver import Tempo

QUICK = 0.6
"""What a bot takes of its usual time where people would be quick."""
THOROUGH = 1.5
"""What an expert takes of it, who has to look ahead first."""
LEAST, SPREAD = 0.7, 0.6
"""What chance leaves of that time at least, and what it adds."""
PATIENCE = 8.0
"""Seconds that the table waits for parts of the deal that were promised."""


@dataclass(frozen=True)
class Due:
    at: float
    what: str
    """`deal`, `pass`, `forced`, `bot`, `planned`, `ran-out`, `count` or `ring`."""
    seat: int = -1


def natural(room: Room, seat: int, delay: float) -> float:
    """A bot's delay for one question: varied, and by nothing that is secret."""
    if room.opened.guided and room.sitters[0].plays and 0 in room.asked:
        return 0.0  # lessons go the same way each time: bots answer first
    words = f"{room.id}:{room.asked[seat].seq}:{seat}"
    roll = hashlib.sha256(words.encode()).digest()[0] / 255
    return delay * effort(room, seat) * (LEAST + SPREAD * roll)


def effort(room: Room, seat: int) -> float:
    """People are quicker where they go on with what they began, and where they are
    only asked whether they react. Everybody sees both, whatever a bot holds. Experts
    take the same time for everything, as one that has much to think about would be
    late otherwise."""
    match = room.match
    if room.sitters[seat].bot == EXPERT:
        return THOROUGH
    if match is None:
        return 1.0
    if match.choices and room.latest.get(seat) == len(match.choices) - 1:
        return QUICK
    return QUICK if room.asked[seat].pick.window else 1.0


def bot_for(room: Room, seat: int) -> str:
    """The bot that answers for a seat now, if one does."""
    stands_in = room.clocks is not None and seat in room.clocks.stand_ins
    return room.sitters[seat].bot or (WARM if stands_in else "")


def asked_at(room: Room, seat: int, loaded: float) -> float:
    """Since when this seat could have answered: pauses and restarts give time anew."""
    return max(room.asked[seat].at, room.resumed, loaded)


def may_pass(room: Room, seat: int) -> bool:
    """Whether this seat is in a window that it may let go by."""
    match = room.match
    if match is None or seat not in room.asked:
        return False
    pick = room.asked[seat].pick
    return pick.window and weighed(match.state, pick, []).whole()


def candles(room: Room, loaded: float) -> dict[int, float]:
    """When the candle of each asked seat is out."""
    if room.state != "playing" or room.paused:
        return {}
    return {
        seat: asked_at(room, seat, loaded) + room.opened.candle
        for seat in room.asked
        if room.windowed(seat)
    }


def passes_ahead(room: Room, seat: int) -> bool:
    """Whether this seat asked to let windows go by for now."""
    match = room.match
    return match is not None and match.passes_ahead(seat)


def spared(room: Room, seat: int) -> bool:
    """Whether this seat cannot but pass, and nobody would learn anything by it."""
    match = room.match
    if match is None or room.opened.pace != "sealed" or room.guarded():
        return False
    return match.only_answer(Seat(seat)) == []


def quiet(room: Room) -> bool:
    """Whether nothing will ever be due unless somebody does something: people play,
    nobody is in a window, and no clock runs."""
    if room.match is None or room.state != "playing" or room.opened.pace == "fast":
        return False
    if room.clocks is not None or game_minutes(room) is not None:
        return False
    return not any(
        bot_for(room, seat) or asked.pick.window for seat, asked in room.asked.items()
    )


def due(
    room: Room,
    tempo: Tempo,
    loaded: float,
    met: float = 0.0,
    planned: Mapping[int, list[str]] | None = None,
) -> list[Due]:
    """All that the table will do by itself if nobody does anything, soonest first.

    `met` is since when somebody who plays is here: nobody is left out of a deal for
    having been away when it was called for. `planned` is what seats answer by plans of
    theirs: at a bot's pace, as somebody who sits there might. Nobody's time is up who
    has answered ahead, whenever the server gets round to it.
    """
    if room.calling and room.state == "gathering":
        return [Due(max(room.called, loaded, met) + PATIENCE, "deal")]
    match = room.match
    if match is None or room.state != "playing" or room.paused:
        return []
    found: list[Due] = []
    burning = candles(room, loaded)
    fast = room.opened.pace == "fast"
    for seat in room.asked:
        begun = asked_at(room, seat, loaded)
        if fast and match.only_answer(Seat(seat)) is not None:
            found.append(Due(begun, "forced", seat))
        elif bot_for(room, seat):
            beat = natural(room, seat, tempo.bot_delay)
            found.append(Due(begun + beat, "bot", seat))
        elif planned and seat in planned:
            beat = natural(room, seat, tempo.bot_delay)
            late = burning.get(seat) if not planned[seat] else None
            found.append(Due(begun + beat if late is None else late, "planned", seat))
        elif may_pass(room, seat):
            if seat in burning:
                found.append(Due(burning[seat], "pass", seat))
            elif passes_ahead(room, seat) or spared(room, seat):
                beat = 0.0 if fast else natural(room, seat, tempo.bot_delay)
                found.append(Due(begun + beat, "pass", seat))
    answered = {due.seat for due in found if due.what == "planned"}
    found += clocks_due(room, answered)
    return sorted(found, key=lambda due: (due.at, due.seat))


def goes_on_alone(room: Room) -> bool:
    """Whether a table goes on with nobody there: people come and go at a slow one. Once
    bots have all seats it rests until somebody looks."""
    return room.opened.slow and room.state == "playing" and bool(room.people())


def wakes(room: Room) -> float:
    """When a table is due next that nobody has open."""
    if not goes_on_alone(room):
        return NEVER
    found = due(room, Tempo(bot_delay=0), loaded=0.0)
    return found[0].at if found else NEVER


def clocks_due(room: Room, answered: Collection[int]) -> list[Due]:
    found = []
    out = room.clocks.next_out(answered) if room.clocks else None
    if out is not None:
        found.append(Due(out[0], "ran-out", out[1]))
    counts = room.clocks.counts_at() if room.clocks else None
    if counts is not None:
        found.append(Due(counts, "count"))
    minutes = game_minutes(room)
    if minutes is not None and not room.rung:
        found.append(Due(room.began + room.rested + minutes * 60, "ring"))
    return found


def game_minutes(room: Room) -> int | None:
    """After how many minutes the game's own clock rings, if it has one."""
    match = room.match
    if match is None or match.game.time_limit is None:
        return None
    minutes = match.game.time_limit(match.table.options)
    return minutes if minutes > 0 else None
