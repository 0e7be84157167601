"""Input and output of a bot.

A plain bot is a function of a view, a question and dice. A search bot is a `SearchBot`:
its `BotInput` also has determinized worlds, but never the state.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from parlour.bots.past_answers import AnswerMemory
from parlour.bots.reasons import Reason
from parlour.bots.search_result import SearchResult
from parlour.bots.worlds import Worlds
from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.views import view

Bot: TypeAlias = Callable[[Any, Pick, Dice], list[Token]]
"""Function of a seat's view, its question and dice; returns a legal answer."""


class BotInput:
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


def make_input(
    state: State,
    seat: Seat,
    dice: Dice,
    memory: AnswerMemory | None = None,
    budget: int = 0,
) -> BotInput:
    """Collects what a seat's bot may use, and nothing else about this table."""
    worlds = Worlds(state, seat, memory)
    return BotInput(view(state, seat), state.ask(seat), dice, worlds, budget)


class Decision:
    """Answer of a bot, with its reasons."""

    def __init__(
        self,
        answer: list[Token],
        public_reason: Reason,
        full_reason: Reason,
        search: SearchResult | None = None,
    ) -> None:
        self.answer = answer
        self.public_reason = public_reason
        """Reason that may be given during the game."""
        self.full_reason = full_reason
        """Full reason, for after the game."""
        self.search = search
        """Result of the search, if there was one; hints are made from it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Bot that searches ahead; call it through `parlour.bots.answer`."""

    def think(self, given: BotInput) -> Decision:
        raise NotImplementedError

    def __call__(self, view: Any, pick: Pick, dice: Dice) -> list[Token]:
        raise TypeError("call a search bot through parlour.bots.answer")


def make_memory(bots: Sequence[Bot]) -> AnswerMemory | None:
    """Creates a memory if one of these bots needs past answers."""
    for bot in bots:
        if isinstance(bot, SearchBot):
            return AnswerMemory()
    return None
