"""The levels that every game has: `gentle`, `regular` and `expert`.

`regular` is a function beside a game's rules. The other two are made of it: a gentle
player is a regular who errs, an expert one who looks ahead.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from parlour.bots.belief import Belief
from parlour.bots.bot_input import BotInput, Decision, SearchBot
from parlour.bots.candidates import all_answers, candidates
from parlour.bots.flat import play_side_by_side, search_flat
from parlour.bots.reasons import (
    AHEAD,
    BY_BOOK,
    CHIPS,
    USUAL,
    VALUED,
    WINS,
    ComparedAnswer,
    Reason,
    book_reason,
    level_reason,
    search_reason,
)
from parlour.bots.rollouts import WIN, Rollouts, SearchHooks
from parlour.bots.search_result import SearchResult
from parlour.bots.settings import REGULAR, TREE, SearchSettings
from parlour.bots.tree import search_tree
from parlour.engine.pieces import Token
from parlour.engine.table import Table

MISTAKE_CANDIDATES: Final = 3
"""Number of answers among which a mistake is chosen."""
ROLLOUTS_PER_WORLD: Final = 8
LEAST_WORLDS: Final = 24
"""Share of the rollouts (one in this many) that goes into weighing worlds, and the
minimum number of worlds."""


class Gentle(SearchBot):
    """Plays as `regular` does, and now and then gives the second thought that comes.

    A mistake is the best of a few other answers after a very short look, so that it
    is one a beginner might make.
    """

    def __init__(
        self,
        declared: SearchHooks,
        settings: SearchSettings,
        thumbs: dict[str, str],
    ) -> None:
        self.declared = declared
        self.regular = declared.regular
        self.settings = replace(settings, depth=0)
        """A short look needs no value, for which nobody should wait for a file."""
        self.thumbs = thumbs

    def think(self, given: BotInput) -> Decision:
        view = given.view
        pick = given.pick
        dice = given.dice
        reason = level_reason("gentle", pick, self.thumbs)
        full = level_reason("regular", pick, self.thumbs)
        usual = view.spelled(pick, self.regular(view, pick, dice))
        if not dice.chance(self.settings.mistakes):
            return Decision(usual, reason, full)
        others = self.others(given, usual)
        if not others:
            return Decision(usual, reason, full)
        found = SearchResult(others)
        if len(others) > 1:
            belief = Belief(given.worlds, self.regular, 1.0, 0, 0, dice)
            rollouts = self.declared.rollouts(self.settings, view.table, [pick.seat])
            everyone = list(range(len(others)))
            for _ in range(self.settings.looks):
                play_side_by_side(given, rollouts, belief, found, everyone, dice)
            for number in everyone:
                if found.tried[number].mean() > found.tried[found.best].mean():
                    found.best = number
        erred = Reason("reason-gentle-erred", {}, [ComparedAnswer(usual, USUAL)])
        return Decision(found.answer(), reason, erred)

    def others(self, given: BotInput, usual: list[Token]) -> list[list[Token]]:
        """Returns a few answers at random that are not the usual one."""
        most = self.settings.most
        every = candidates(given.view, given.pick, self.regular, most, given.dice)
        left = [answer for answer in every if answer != usual]
        some: list[list[Token]] = []
        while left and len(some) < MISTAKE_CANDIDATES:
            some.append(left.pop(given.dice.roll(len(left))))
        return some


class Expert(SearchBot):
    """Looks ahead by search, as the settings of its game say."""

    def __init__(
        self,
        declared: SearchHooks,
        settings: SearchSettings,
        thumbs: dict[str, str],
        rollouts: int = 0,
        book: Callable[[Table], Any] | None = None,
    ) -> None:
        self.declared = declared
        self.regular = declared.regular
        self.settings = settings
        self.thumbs = thumbs
        self.budget = rollouts or settings.rollouts
        self.book = book
        """Finds the book for a table, if there is one; see `parlour.bots.books`."""

    def think(self, given: BotInput) -> Decision:
        pick = given.pick
        settings = self.settings
        policy = self.book(given.view.table) if self.book is not None else None
        reason = level_reason(
            BY_BOOK if policy is not None else "expert", pick, self.thumbs
        )
        known = self.answer_by_book(policy, given, reason)
        if known is not None:
            return known
        if settings.way == REGULAR:
            said = self.regular(given.view, pick, given.dice)
            full = level_reason("regular", pick, self.thumbs)
            return Decision(given.view.spelled(pick, said), reason, full)
        only = all_answers(given.view, pick, 1)
        if only:
            alone = SearchResult(only)
            return Decision(only[0], reason, search_reason(alone, WINS), alone)
        budget = given.budget or self.budget
        asked = [pick.seat]
        if settings.way == TREE and not settings.own:
            asked = given.view.everyone()
        rollouts = self.declared.rollouts(settings, given.view.table, asked)
        belief = Belief(
            given.worlds,
            self.regular,
            settings.doubt,
            settings.moments if settings.belief else 0,
            max(LEAST_WORLDS, budget // ROLLOUTS_PER_WORLD),
            given.dice,
            settings.resample,
        )
        if settings.way == TREE:
            found = search_tree(
                given,
                rollouts,
                belief,
                budget,
                settings.trust,
                settings.own,
                settings.matching,
            )
        else:
            found = search_flat(
                given,
                rollouts,
                belief,
                budget,
                settings.most,
                settings.trust,
                self.declared.worthy,
            )
        full = search_reason(found, kind_of(rollouts))
        return Decision(found.answer(), reason, full, found)

    def answer_by_book(
        self, policy: Any, given: BotInput, reason: Reason
    ) -> Decision | None:
        """Returns the book's answer with its frequency as a reason; None if the book
        has none."""
        if policy is None:
            return None
        view = given.view
        pick = given.pick
        said: list[Token] | None = policy.answer(view, pick, given.dice)
        if said is None:
            return None
        answer = view.spelled(pick, said)
        odds = [
            (view.spelled(pick, other), chance)
            for other, chance in policy.odds(view, pick) or []
        ]
        return Decision(answer, reason, book_reason(answer, odds))


def kind_of(rollouts: Rollouts) -> str:
    """Returns the unit of a search's values: games won, estimated wins if rollouts end
    with the deal or with a value, or chips."""
    if rollouts.aim != WIN:
        return CHIPS
    if rollouts.value is not None:
        return VALUED
    return WINS if rollouts.deals is None else AHEAD
