"""What a bot is handed, and what it hands back.

A plain bot is a function of a view, a question and dice. One that looks ahead is a
`Thinker`: it is handed what its seat may use besides, and never the state.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from parlour.bots.found import Found
from parlour.bots.moments import Memory
from parlour.bots.reasons import Reason
from parlour.bots.worlds import Worlds
from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.views import view

Bot: TypeAlias = Callable[[Any, Pick, Dice], list[Token]]
"""Given the table as its seat sees it and its question, a legal answer."""


class Handed:
    """All that a seat's bot may use to answer one question."""

    def __init__(
        self, view: State, pick: Pick, dice: Dice, worlds: Worlds, budget: int = 0
    ) -> None:
        self.view = view
        self.pick = pick
        self.dice = dice
        self.worlds = worlds
        """Imagined worlds and, in each, the answers that the seat saw."""
        self.budget = budget
        """Rollouts it may play; 0 for as many as are usual. Never seconds, so that
        the same seed gives the same answer everywhere."""


def hand(
    state: State,
    seat: Seat,
    dice: Dice,
    memory: Memory | None = None,
    budget: int = 0,
) -> Handed:
    """What a seat's bot may use, and nothing else of this table."""
    worlds = Worlds(state, seat, memory)
    return Handed(view(state, seat), state.ask(seat), dice, worlds, budget)


class Thought:
    """An answer, and why."""

    def __init__(
        self,
        answer: list[Token],
        told: Reason,
        reason: Reason,
        found: Found | None = None,
    ) -> None:
        self.answer = answer
        self.told = told
        """What may be said while the game goes on."""
        self.reason = reason
        """The whole of it, for afterwards."""
        self.found = found
        """What a search came to, where there was one: it is what a hint is made of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """A bot that looks ahead; it is asked through `parlour.bots.answer`."""

    def think(self, handed: Handed) -> Thought:
        raise NotImplementedError

    def __call__(self, view: Any, pick: Pick, dice: Dice) -> list[Token]:
        raise TypeError("call a search bot through parlour.bots.answer")


def remembering(bots: Sequence[Bot]) -> Memory | None:
    """A memory, if one of these bots looks back at what was answered."""
    for bot in bots:
        if isinstance(bot, Thinker):
            return Memory()
    return None
