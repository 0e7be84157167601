"""Why a bot answered as it did: messages with values, put into words by clients.

While a game goes on a reason must tell nothing of what the bot holds, so it follows
from the question alone, which everybody hears. Afterwards it may tell all.
"""

from typing import Final

from parlour.bots.found import Found
from parlour.engine.picks import Pick

NONE: Final = "none"
"""The rule of thumb where a game's bot says none."""


class Reason:
    """A message of `words/en.ftl`, or of a game's own words, with its values."""

    def __init__(self, message: str, values: dict[str, str | int]) -> None:
        self.message = message
        self.values = values


def told(level: str, pick: Pick, thumbs: dict[str, str]) -> Reason:
    """What may be said at once: how a level plays, and its rule of thumb.

    `thumbs` has a game's messages for its questions, by prompt; the one without a
    prompt is for all others.
    """
    thumb = thumbs.get(pick.prompt) or thumbs.get("", NONE)
    return Reason(f"reason-{level}", {"thumb": thumb})


def searched(found: Found, wins: bool) -> Reason:
    """What a search came to, in full: for when all hands lie open."""
    mine = found.tried[found.best]
    second = found.next_best()
    values: dict[str, str | int] = {
        "answers": len(found.tried),
        "rollouts": found.rollouts,
    }
    if second < 0:
        return Reason("reason-only-answer", values)
    next_mean = found.tried[second].mean()
    if wins:
        message = "reason-searched-wins"
        values["won"] = round(100 * mine.mean())
        values["next"] = round(100 * next_mean)
    else:
        message = "reason-searched-chips"
        values["won"] = f"{mine.mean():+.1f}"
        values["next"] = f"{next_mean:+.1f}"
    alike = values["won"] == values["next"]
    values["sure"] = "even" if alike else how_sure(found, second)
    return Reason(message, values)


def how_sure(found: Found, second: int) -> str:
    """`sure`, `fairly` or `barely`: how clearly the best beats the next best."""
    gap, error = found.gap(found.best, second)
    if gap > 2 * error:
        return "sure"
    return "fairly" if gap > error else "barely"
