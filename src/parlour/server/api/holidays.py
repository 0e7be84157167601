"""Holidays: people who are away until a day, and how long they may be.

Their clocks stand still until then, and nobody reminds them.
"""

from parlour.engine.refusals import Refusal
from parlour.server.games import entries as log
from parlour.server.games.room import GameEntry, GameRoom

DAY_S = 86_400.0
MAX_HOLIDAY_DAYS = 60
"""Days that anybody can say ahead."""
MIN_HOLIDAY_S = 3_600.0
"""Seconds of a holiday that are worth the name."""


def away(room: GameRoom, person: str, now: float) -> float | None:
    """Returns until when somebody is away, if they are."""
    found = room.holidays.get(person)
    return found.until if found is not None and found.until > now else None


def compute_seconds_left(room: GameRoom, person: str, now: float) -> float:
    """Computes seconds that somebody may still be away while a clock would run."""
    going_on = room.holidays.get(person)
    taken = room.taken.get(person, 0.0) + (
        going_on.count_seconds(now) if going_on else 0.0
    )
    return max(0.0, room.opened.holiday * DAY_S - taken)


def go(room: GameRoom, person: str, until: float, now: float) -> list[GameEntry]:
    """Notes that somebody will be away, for as long as the table allows. Nobody else
    can say so, and nobody but themselves can end it."""
    if room.state in ("over", "closed"):
        raise Refusal("game-over")
    if person not in room.owners():
        raise Refusal("not-at-this-table")
    if room.clocks is not None:
        allowed = compute_seconds_left(room, person, now)
        if allowed < MIN_HOLIDAY_S:
            raise Refusal("no-holiday" if room.opened.holiday else "no-holidays")
        until = min(until, now + allowed)
    if until - now < MIN_HOLIDAY_S:
        raise Refusal("no-holiday")
    if away(room, person, now) == until:
        return []
    return [log.Went(by=person, until=round(until))]


def come_back(room: GameRoom, person: str, now: float) -> list[GameEntry]:
    if room.state == "closed" or away(room, person, now) is None:
        return []
    return [log.Returned(by=person)]
