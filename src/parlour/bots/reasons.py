"""Why a bot answered as it did: messages with values, put into words by clients.

While a game goes on a reason must tell nothing of what the bot holds, so it follows
from the question alone, which everybody hears. Afterwards it may tell all: what it
reckoned, and how good it found the answers that it compared.
"""

from typing import Final, TypeAlias

from parlour.bots.found import Found
from parlour.engine.game import token_name
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.table import Table

NONE: Final = "none"
"""The rule of thumb where a game's bot says none."""


BY_BOOK: Final = "expert-book"
"""How an expert plays at a table for which there is a book, whatever it holds."""
WINS: Final = "wins"
AHEAD: Final = "ahead"
VALUED: Final = "valued"
CHIPS: Final = "chips"
OFTEN: Final = "often"
USUAL: Final = "usual"
"""What is said of an answer: of 100 games it won so many, of 100 it would win so many
by how far ahead it was when the deal was over or by a value a few answers on, it
brought so much on average, it is given so many times in 100, or it is what the rule
of thumb says."""
MINUS: Final = "\N{MINUS SIGN}"
NAMED: Final = 3
"""Answers that are told apart, the one that was given among them."""

Fact: TypeAlias = tuple[str, dict[str, str | int]]
"""What a game's bot reckoned: `reckoned-…` of the game's words, and its values."""


class Weighed:
    """One answer that a bot compared with others, or mixes with them."""

    def __init__(self, answer: list[Token], kind: str, worth: str | int = 0) -> None:
        self.answer = answer
        self.kind = kind
        self.worth = worth

    def names(self, table: Table) -> list[str]:
        return [token_name(table, token) for token in self.answer]


class Reason:
    """A message of `words/en.ftl`, or of a game's own words, with its values."""

    def __init__(
        self,
        message: str,
        values: dict[str, str | int],
        weighed: list[Weighed] | None = None,
    ) -> None:
        self.message = message
        self.values = values
        self.weighed: list[Weighed] = weighed or []
        """Answers that it knows more of, the one that was given first."""
        self.facts: list[Fact] = []


def told(level: str, pick: Pick, thumbs: dict[str, str]) -> Reason:
    """What may be said at once: how a level plays, and its rule of thumb.

    `thumbs` has a game's messages for its questions, by prompt; the one without a
    prompt is for all others.
    """
    thumb = thumbs.get(pick.prompt) or thumbs.get("", NONE)
    return Reason(f"reason-{level}", {"thumb": thumb})


def searched(found: Found, kind: str) -> Reason:
    """What a search came to, in full: for when all hands lie open."""
    values: dict[str, str | int] = {
        "answers": len(found.tried),
        "rollouts": found.rollouts,
    }
    others = found.others()
    if not others:
        return Reason("reason-only-answer", values)
    told = [
        Weighed(found.tried[number].answer, kind, worth(found.worth(number), kind))
        for number in [found.best, *others[: NAMED - 1]]
    ]
    alike = told[0].worth == told[1].worth
    values["sure"] = "even" if alike else how_sure(found, others[0])
    return Reason(f"reason-searched-{kind}", values, told)


def worth(mean: float, kind: str) -> str | int:
    """Games won of 100, or what came in on average."""
    if kind == CHIPS:
        return f"{mean:+.1f}".replace("-", MINUS)
    return min(100, max(0, round(100 * mean)))


def how_sure(found: Found, second: int) -> str:
    """How clearly the answer beats the next best: `sure`, `fairly`, `barely`, or `kept`
    for the usual one, where another looked better and not clearly so."""
    gap, error = found.gap(found.best, second)
    if gap < 0:
        return "kept" if found.best == 0 else "barely"
    if gap > 2 * error:
        return "sure"
    return "fairly" if gap > error else "barely"


def booked(answer: list[Token], odds: list[tuple[list[Token], float]]) -> Reason:
    """What a book says: how often it gives this answer, and which others."""
    told: list[Weighed] = []
    often = 100
    for other, chance in odds:
        times = round(100 * chance)
        if other == answer:
            often = times
        elif times:
            told.append(Weighed(other, OFTEN, times))
    told.sort(key=most_often)
    mine = Weighed(answer, OFTEN, often)
    weighed = [mine, *told[: NAMED - 1]] if told else []
    return Reason("reason-booked", {"often": often}, weighed)


def most_often(one: Weighed) -> int:
    return -int(one.worth)
