"""Reasons for a bot's answer: messages with values, which clients put into words.

During a game, a reason must reveal nothing about the bot's hand. So it depends only on
the question, which everybody hears; `onlooker` adds what the table could work out.
After the game, it includes the facts that the bot computed and the values of the
answers that it compared.
"""

from typing import Final, TypeAlias

from parlour.bots.search_result import SearchResult
from parlour.engine.game import token_name
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.table import Table

NONE: Final = "none"
"""The rule of thumb where a game's bot says none."""


BY_BOOK: Final = "expert-book"
"""Style of an expert at a table with a book, regardless of its hand."""
WINS: Final = "wins"
AHEAD: Final = "ahead"
VALUED: Final = "valued"
CHIPS: Final = "chips"
OFTEN: Final = "often"
USUAL: Final = "usual"
"""Units of an answer's value: games won of 100; estimated wins of 100 from the lead at
the end of the deal, or from a value function a few answers later; average result in
chips; how often of 100 the book gives it; or no value, for the rule of thumb."""
MINUS: Final = "\N{MINUS SIGN}"
MAX_COMPARED: Final = 3
"""Maximum number of answers in a reason, including the chosen one."""

Fact: TypeAlias = tuple[str, dict[str, str | int]]
"""Computed fact: a message `reckoned-…` of the game's words, and its values."""


class ComparedAnswer:
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
        weighed: list[ComparedAnswer] | None = None,
    ) -> None:
        self.message = message
        self.values = values
        self.weighed: list[ComparedAnswer] = weighed or []
        """Answers that it knows more of, the one that was given first."""
        self.facts: list[Fact] = []


def level_reason(level: str, pick: Pick, thumbs: dict[str, str]) -> Reason:
    """Returns the reason that may be given during the game: the level's style and rule
    of thumb.

    `thumbs` has a game's messages by prompt; the empty prompt is the default.
    """
    thumb = thumbs.get(pick.prompt) or thumbs.get("", NONE)
    return Reason(f"reason-{level}", {"thumb": thumb})


def search_reason(found: SearchResult, kind: str) -> Reason:
    """Returns the full reason of a search, for when all hands are open."""
    values: dict[str, str | int] = {
        "answers": len(found.tried),
        "rollouts": found.rollouts,
    }
    others = found.others()
    if not others:
        return Reason("reason-only-answer", values)
    compared = [
        ComparedAnswer(
            found.tried[number].answer, kind, format_value(found.worth(number), kind)
        )
        for number in [found.best, *others[: MAX_COMPARED - 1]]
    ]
    alike = compared[0].worth == compared[1].worth
    values["sure"] = "even" if alike else grade_confidence(found, others[0])
    return Reason(f"reason-searched-{kind}", values, compared)


def format_value(mean: float, kind: str) -> str | int:
    """Formats games won of 100, or what came in on average."""
    if kind == CHIPS:
        return f"{mean:+.1f}".replace("-", MINUS)
    return min(100, max(0, round(100 * mean)))


def grade_confidence(found: SearchResult, second: int) -> str:
    """Grades how clearly the answer beats the next best: `sure`, `fairly`, `barely`, or
    `kept` if the usual answer stays because another one looked better, but not clearly.
    """
    gap, error = found.gap(found.best, second)
    if gap < 0:
        return "kept" if found.best == 0 else "barely"
    if gap > 2 * error:
        return "sure"
    return "fairly" if gap > error else "barely"


def book_reason(answer: list[Token], odds: list[tuple[list[Token], float]]) -> Reason:
    """Returns the full reason of a book's answer: how often it is given, and its
    alternatives."""
    compared: list[ComparedAnswer] = []
    often = 100
    for other, chance in odds:
        times = round(100 * chance)
        if other == answer:
            often = times
        elif times:
            compared.append(ComparedAnswer(other, OFTEN, times))
    compared.sort(key=most_often)
    mine = ComparedAnswer(answer, OFTEN, often)
    weighed = [mine, *compared[: MAX_COMPARED - 1]] if compared else []
    return Reason("reason-booked", {"often": often}, weighed)


def most_often(one: ComparedAnswer) -> int:
    return -int(one.worth)
