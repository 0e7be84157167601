"""Rollouts: plays a world on with `regular` in every seat, and returns its value."""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from parlour.bots.bot_input import Bot
from parlour.bots.candidates import Worthy
from parlour.bots.luck import random_answer
from parlour.bots.settings import SearchSettings
from parlour.engine.dice import Dice
from parlour.engine.masked_view import ask_masked
from parlour.engine.pieces import Seat
from parlour.engine.state import LOWEST, State
from parlour.engine.table import Table

Value = Callable[[Any, Seat], float]
"""Expected result of a seat at an unfinished table, in wins or returns."""

WIN: Final = "win"
RETURNS: Final = "returns"
"""Objective of a search: the share of the win, or the game's own returns."""


class SearchHooks:
    """The functions that searches need from a game."""

    def __init__(
        self,
        regular: Bot,
        deals: Callable[[Any], int] | None = None,
        utility: Callable[[Any, int], float] | None = None,
        value: Callable[[Table], Value | None] | None = None,
        worthy: Worthy | None = None,
    ) -> None:
        self.regular = regular
        self.deals = deals
        self.utility = utility
        self.value = value
        """Finds the value for a table, if there is one."""
        self.worthy = worthy
        """Names answers worth trying where there are very many, if the game does."""

    def rollouts(
        self, settings: SearchSettings, table: Table, asked: list[Seat]
    ) -> "Rollouts":
        """Returns rollouts at this table with these settings, for what these seats
        get."""
        value: Value | None = None
        if settings.depth and self.value is not None:
            value = self.value(table)
        return Rollouts(
            self.regular,
            settings.aim or aim_of(self.utility, table),
            self.deals if settings.cut else None,
            settings.swing,
            value,
            settings.depth,
            asked,
        )


def aim_of(utility: Callable[[Any, int], float] | None, table: Table) -> str:
    """Returns the default objective: returns if they can exceed a win."""
    most = 1.0 if utility is None else utility(table.options, table.seats)
    return WIN if most == 1.0 else RETURNS


class Rollouts:
    """The settings of rollouts: how worlds are played on, where they stop, and how the
    end is valued."""

    def __init__(
        self,
        regular: Bot,
        aim: str,
        deals: Callable[[Any], int] | None,
        swing: float,
        value: Value | None,
        depth: int,
        asked: list[Seat],
    ) -> None:
        self.regular = regular
        self.leans = regular is not random_answer
        """Whether the game has rules of thumb: chance is nothing to lean to."""
        self.aim = aim
        self.deals = deals
        """If set, a rollout ends with the deal in which it began."""
        self.swing = swing
        """Softmax scale: the point lead that makes a win about e times as likely."""
        self.value = value
        self.depth = depth
        """Number of answers after which the game's value function replaces the rollout;
        0 plays to the end."""
        self.asked = asked
        """The seats whose value counts; nobody looks at the others'."""

    def deal(self, state: State) -> int:
        """Returns the number of the current deal, if rollouts end with it."""
        return self.deals(state) if self.deals is not None else 0

    def play(self, state: State, deal: int, dice: Dice) -> list[float]:
        """Plays a world on, at most to the end of this deal.

        Says what each seat may expect of where that ended.
        """
        regular = self.regular
        cut = self.deals is not None
        shuffles = state.shuffles
        left = self.depth if self.value is not None else -1
        if cut and self.deal(state) != deal:
            return self.worth(state)
        while state.waiting and (
            left or state.shut
        ):  # a value cannot tell what is sealed
            seat = LOWEST[state.waiting]
            pick = state.ask(seat)
            options = pick.options
            if pick.least == 1 and pick.most == 1 and len(options) == 1:
                state.take(seat, [options[0]])
            else:
                state.take(seat, ask_masked(regular, state, pick, dice))
                if left > 0:
                    left -= 1
            if cut and state.shuffles != shuffles:  # as there is with every deal
                shuffles = state.shuffles
                if self.deal(state) != deal:
                    break
        return self.worth(state)

    def worth(self, state: State) -> list[float]:
        """Returns what each seat won, or can expect if the game continues."""
        if state.waiting and self.value is not None:
            expected = [0.0] * state.seats
            for seat in self.asked:
                expected[seat] = self.value(state, seat)
            return expected
        if self.aim == RETURNS:
            return state.returns()
        if state.waiting:
            return estimate_from_lead(state, self.swing)
        winners = state.ranks.count(1)
        share = 1.0 / winners if winners else 0.0
        return [share if rank == 1 else 0.0 for rank in state.ranks]


def estimate_from_lead(state: State, swing: float) -> list[float]:
    """Returns parts of a win by how far ahead each seat is in points and chips."""
    held = state.scores
    if state.chips:
        held = [held[seat] + state.chips[seat] for seat in state.everyone()]
    most = max(held)
    weights = [exp((points - most) / swing) for points in held]
    total = sum(weights)
    return [weight / total for weight in weights]
