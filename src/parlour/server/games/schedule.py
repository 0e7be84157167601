"""When the table acts automatically: candles, bots, forced answers, clocks.

Pure: a room and a time in, what is due and when out. In a window every empty answer
is shown when the candle is out, from every seat and for every reason, so that nobody
can tell by the time it took who held something to answer with. Bots keep to a
schedule that depends on nothing they hold.
"""

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from parlour.engine.partial_answers import check_partial
from parlour.engine.pieces import Seat
from parlour.match import Match
from parlour.server.games.room import GameRoom
from parlour.server.games.seating import WARM
from parlour.server.process.thinking import EXPERT
from parlour.server.store.rows import NEVER

QUICK_FACTOR = 0.6
"""What a bot takes of its usual time where people would be quick."""
EXPERT_FACTOR = 1.5
"""What an expert takes, because it has to look ahead first."""
LEAST_FACTOR, FACTOR_SPREAD = 0.7, 0.6
"""What chance leaves of that time at least, and what it adds."""
PARTS_TIMEOUT_S = 8.0
"""Seconds that the table waits for parts of the deal that were promised."""
REMATCH_TIMEOUT_S = 20.0
"""Seconds that a table that is played again waits for those who have not come."""


@dataclass(frozen=True)
class DueAct:
    at: float
    what: str
    """`deal`, `start`, `pass`, `forced`, `bot`, `planned`, `ran-out`, `count` or
    `ring`."""
    seat: int = -1


def vary_delay(room: GameRoom, seat: int, delay: float) -> float:
    """Returns a bot's delay for one question: varied, and by nothing that is secret."""
    if room.opened.guided and room.sitters[0].plays and 0 in room.asked:
        return 0.0  # lessons go the same way each time: bots answer first
    words = f"{room.id}:{room.asked[seat].seq}:{seat}"
    roll = hashlib.sha256(words.encode()).digest()[0] / 255
    return delay * effort(room, seat) * (LEAST_FACTOR + FACTOR_SPREAD * roll)


def effort(room: GameRoom, seat: int) -> float:
    """Estimates the effort of an answer. Everybody sees both, whatever a bot holds.
    Experts take the same time for everything, as one that has much to think about would
    be late otherwise."""
    match = room.match
    if room.sitters[seat].bot == EXPERT:
        return EXPERT_FACTOR
    if match is None:
        return 1.0
    if match.choices and room.latest.get(seat) == len(match.choices) - 1:
        return QUICK_FACTOR
    return QUICK_FACTOR if room.asked[seat].pick.window else 1.0


def bot_for(room: GameRoom, seat: int) -> str:
    """Returns the bot that answers for a seat now, if one does."""
    stands_in = room.clocks is not None and seat in room.clocks.stand_ins
    return room.sitters[seat].bot or (WARM if stands_in else "")


def asked_at(room: GameRoom, seat: int, loaded: float) -> float:
    """Returns since when this seat could have answered: pauses and restarts give new
    time."""
    return max(room.asked[seat].at, room.resumed, loaded)


def may_pass(room: GameRoom, seat: int) -> bool:
    """Returns whether this seat is in a window that it may let go by."""
    match = room.match
    if match is None or seat not in room.asked:
        return False
    pick = room.asked[seat].pick
    return pick.window and check_partial(match.state, pick, []).is_complete()


def candle_ends(room: GameRoom, loaded: float) -> dict[int, float]:
    """Returns when the candle of each asked seat is out."""
    if room.state != "playing" or room.paused:
        return {}
    return {
        seat: asked_at(room, seat, loaded) + room.opened.candle
        for seat in room.asked
        if room.burns_candle(seat)
    }


def is_spared(room: GameRoom, match: Match, seat: int) -> bool:
    """Returns whether this seat cannot but pass, and nobody would learn anything by
    it."""
    if room.opened.pace != "sealed" or room.is_guarded():
        return False
    return match.only_answer(Seat(seat)) == []


def is_quiet(room: GameRoom) -> bool:
    """Returns whether nothing will ever be due unless somebody does something: people
    play, nobody is in a window, and no clock runs."""
    if room.match is None or room.state != "playing" or room.opened.pace == "fast":
        return False
    if room.clocks is not None or game_minutes(room) is not None:
        return False
    return not any(
        bot_for(room, seat) or asked.pick.window for seat, asked in room.asked.items()
    )


def due(
    room: GameRoom,
    bot_delay: float,
    loaded: float,
    here_since: float = 0.0,
    planned: Mapping[int, list[str]] = MappingProxyType({}),
) -> list[DueAct]:
    """Returns all that the table will do if nobody does anything, soonest first.

    Nobody is left out of a deal for having been away when it was called for: somebody
    who plays is here since `here_since`. `planned` is what seats answer by plans of
    theirs: at a bot's pace, as somebody who sits there might. Nobody's time is up who
    has answered ahead, whenever the server gets round to it.
    """
    if room.calling and room.state == "gathering":
        return [DueAct(max(room.called, loaded, here_since) + PARTS_TIMEOUT_S, "deal")]
    if room.state == "gathering" and room.opened.again:
        return rematch_due(room, max(room.opened_at, loaded, here_since))
    match = room.match
    if match is None or room.state != "playing" or room.paused:
        return []
    found: list[DueAct] = []
    burning = candle_ends(room, loaded)
    fast = room.opened.pace == "fast"
    for seat in room.asked:
        begun = asked_at(room, seat, loaded)
        beat = begun + vary_delay(room, seat, bot_delay)
        if fast and match.only_answer(Seat(seat)) is not None:
            found.append(DueAct(begun, "forced", seat))
        elif bot_for(room, seat):
            found.append(DueAct(beat, "bot", seat))
        elif seat in planned:
            at = beat if planned[seat] else burning.get(seat, beat)
            found.append(DueAct(at, "planned", seat))
        elif may_pass(room, seat):
            if seat in burning:
                found.append(DueAct(burning[seat], "pass", seat))
            elif match.passes_ahead(seat) or is_spared(room, match, seat):
                found.append(DueAct(begun if fast else beat, "pass", seat))
    answered = {due.seat for due in found if due.what == "planned"}
    found += clocks_due(room, answered)
    return sorted(found, key=lambda due: (due.at, due.seat))


def rematch_due(room: GameRoom, since: float) -> list[DueAct]:
    """Returns the deal of a table that is played again: once everybody has come, or at
    the end of the time they have for it. If somebody has left for good, the host
    begins."""
    if any(sitter.free for sitter in room.sitters):
        return []
    if any(room.is_missed(seat) for seat in range(len(room.sitters))):
        return [DueAct(since + REMATCH_TIMEOUT_S, "start")]
    return [DueAct(room.at, "start")]


def missed_seats(room: GameRoom, here: Collection[int]) -> list[int]:
    """Returns the seats that bots keep when a table is played again without their
    people. At a slow table everybody comes when they like."""
    if room.opened.slow:
        return []
    return [
        seat
        for seat in range(len(room.sitters))
        if room.is_missed(seat) and seat not in here
    ]


def goes_on_alone(room: GameRoom) -> bool:
    """Returns whether a table goes on with nobody there: people come and go at a slow
    one. Once bots have all seats it rests until somebody looks."""
    return room.opened.slow and room.state == "playing" and bool(room.people())


def wakes(room: GameRoom) -> float:
    """Returns when a table is due next that nobody has open."""
    if not goes_on_alone(room):
        return NEVER
    found = due(room, bot_delay=0.0, loaded=0.0)
    return found[0].at if found else NEVER


def clocks_due(room: GameRoom, answered: Collection[int]) -> list[DueAct]:
    found = []
    out = room.clocks.next_out(answered) if room.clocks else None
    if out is not None:
        found.append(DueAct(out[0], "ran-out", out[1]))
    counts = room.clocks.counts_at() if room.clocks else None
    if counts is not None:
        found.append(DueAct(counts, "count"))
    minutes = game_minutes(room)
    if minutes is not None and not room.rung:
        found.append(DueAct(room.began + room.rested + minutes * 60, "ring"))
    return found


def game_minutes(room: GameRoom) -> int | None:
    """Returns after how many minutes the game's own clock rings, if it has one."""
    match = room.match
    if match is None or match.game.time_limit is None:
        return None
    minutes = match.game.time_limit(match.table.options)
    return minutes if minutes > 0 else None
