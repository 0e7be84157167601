"""Players without hands. A bot sees a view and its question, nothing else."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.options import suggestion
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.views import view

Bot: TypeAlias = Callable[[Any, Pick, Dice], list[Token]]
"""Given the table as its seat sees it and its question, a legal answer."""

BOTS = ("random", "regular")


def find(game: Game, name: str) -> Bot:
    """A bot for this game by name."""
    if name == "random":
        return random_answer
    if name not in BOTS:
        known = dict.fromkeys(BOTS)
        raise BadInput(
            f"no bot is called {name!r}{suggestion(name, known)} there are:"
            f" {', '.join(BOTS)}"
        )
    package = game.state.__module__.rpartition(".")[0]
    bot: Bot = getattr(import_module(f"{package}.bot"), name)
    return bot


def answer(bot: Bot, state: State, seat: Seat, dice: Dice) -> list[Token]:
    """What the bot says when this seat is asked; it is shown the seat's view."""
    return bot(view(state, seat), state.ask(seat), dice)
