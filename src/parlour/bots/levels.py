"""The levels that every game has: `gentle`, `regular` and `expert`.

`regular` is a function beside a game's rules. The other two are made of it: a gentle
player is a regular who errs, an expert one who looks ahead.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from parlour.bots.belief import Belief
from parlour.bots.candidates import all_answers, candidates
from parlour.bots.flat import flat, play_side_by_side
from parlour.bots.found import Found
from parlour.bots.handed import Handed, Thinker, Thought
from parlour.bots.reasons import (
    AHEAD,
    BY_BOOK,
    CHIPS,
    USUAL,
    VALUED,
    WINS,
    Reason,
    Weighed,
    booked,
    searched,
    told,
)
from parlour.bots.rollouts import WIN, Declared, Rollouts
from parlour.bots.settings import REGULAR, TREE, Settings
from parlour.bots.tree import tree
from parlour.engine.pieces import Token
from parlour.engine.table import Table

OTHERS: Final = 3
"""Answers among which a mistake is chosen."""
POOL: Final = 8
LEAST_POOL: Final = 24
"""Of every so many rollouts one goes into weighing a world, and so many at least."""


class Gentle(Thinker):
    """Plays as `regular` does, and now and then gives the second thought that comes.

    A mistake is the best of a few other answers after a very short look, so that it
    is one a beginner might make.
    """

    def __init__(
        self,
        declared: Declared,
        settings: Settings,
        thumbs: dict[str, str],
    ) -> None:
        self.declared = declared
        self.regular = declared.regular
        self.settings = replace(settings, depth=0)
        """A short look needs no value, for which nobody should wait for a file."""
        self.thumbs = thumbs

    def think(self, handed: Handed) -> Thought:
        view = handed.view
        pick = handed.pick
        dice = handed.dice
        reason = told("gentle", pick, self.thumbs)
        full = told("regular", pick, self.thumbs)
        usual = view.spelled(pick, self.regular(view, pick, dice))
        if not dice.chance(self.settings.mistakes):
            return Thought(usual, reason, full)
        others = self.others(handed, usual)
        if not others:
            return Thought(usual, reason, full)
        found = Found(others)
        if len(others) > 1:
            belief = Belief(handed.worlds, self.regular, 1.0, 0, 0, dice)
            rollouts = self.declared.rollouts(self.settings, view.table, [pick.seat])
            everyone = list(range(len(others)))
            for _ in range(self.settings.looks):
                play_side_by_side(handed, rollouts, belief, found, everyone, dice)
            for number in everyone:
                if found.tried[number].mean() > found.tried[found.best].mean():
                    found.best = number
        erred = Reason("reason-gentle-erred", {}, [Weighed(usual, USUAL)])
        return Thought(found.answer(), reason, erred)

    def others(self, handed: Handed, usual: list[Token]) -> list[list[Token]]:
        """A few answers at random that are not the usual one."""
        most = self.settings.most
        every = candidates(handed.view, handed.pick, self.regular, most, handed.dice)
        left = [answer for answer in every if answer != usual]
        some: list[list[Token]] = []
        while left and len(some) < OTHERS:
            some.append(left.pop(handed.dice.roll(len(left))))
        return some


class Expert(Thinker):
    """Looks ahead by search, as the settings of its game say."""

    def __init__(
        self,
        declared: Declared,
        settings: Settings,
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

    def think(self, handed: Handed) -> Thought:
        pick = handed.pick
        settings = self.settings
        policy = self.book(handed.view.table) if self.book is not None else None
        reason = told(BY_BOOK if policy is not None else "expert", pick, self.thumbs)
        known = self.looked_up(policy, handed, reason)
        if known is not None:
            return known
        if settings.way == REGULAR:
            said = self.regular(handed.view, pick, handed.dice)
            full = told("regular", pick, self.thumbs)
            return Thought(handed.view.spelled(pick, said), reason, full)
        only = all_answers(handed.view, pick, 1)
        if only:
            alone = Found(only)
            return Thought(only[0], reason, searched(alone, WINS), alone)
        budget = handed.budget or self.budget
        asked = [pick.seat]
        if settings.way == TREE and not settings.own:
            asked = handed.view.everyone()
        rollouts = self.declared.rollouts(settings, handed.view.table, asked)
        belief = Belief(
            handed.worlds,
            self.regular,
            settings.doubt,
            settings.moments if settings.belief else 0,
            max(LEAST_POOL, budget // POOL),
            handed.dice,
            settings.bent,
        )
        if settings.way == TREE:
            found = tree(
                handed,
                rollouts,
                belief,
                budget,
                settings.trust,
                settings.own,
                settings.matching,
            )
        else:
            found = flat(
                handed,
                rollouts,
                belief,
                budget,
                settings.most,
                settings.trust,
                self.declared.worthy,
            )
        full = searched(found, kind_of(rollouts))
        return Thought(found.answer(), reason, full, found)

    def looked_up(self, policy: Any, handed: Handed, reason: Reason) -> Thought | None:
        """What the book says, with how often it does; None where it is silent."""
        if policy is None:
            return None
        view = handed.view
        pick = handed.pick
        said: list[Token] | None = policy.answer(view, pick, handed.dice)
        if said is None:
            return None
        answer = view.spelled(pick, said)
        odds = [
            (view.spelled(pick, other), chance)
            for other, chance in policy.odds(view, pick) or []
        ]
        return Thought(answer, reason, booked(answer, odds))


def kind_of(rollouts: Rollouts) -> str:
    """What the figures of a search are: games won, what looks like so many where
    rollouts end with the deal or with a value, or chips."""
    if rollouts.aim != WIN:
        return CHIPS
    if rollouts.value is not None:
        return VALUED
    return WINS if rollouts.deals is None else AHEAD
