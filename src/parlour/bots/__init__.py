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
"""Every game has these; a game's bot module may name others in its own `BOTS`."""


def find(game: Game, name: str) -> Bot:
    """A bot for this game by name."""
    if name == "random":
        return random_answer
    known = names(game)
    if name not in known:
        raise BadInput(
            f"no bot is called {name!r}{suggestion(name, dict.fromkeys(known))}"
            f" there are: {', '.join(known)}"
        )
    bot: Bot = getattr(module(game), name)
    return bot


def names(game: Game) -> tuple[str, ...]:
    """The bots of this game by name."""
    try:
        return (*BOTS, *getattr(module(game), "BOTS", ()))
    except ModuleNotFoundError:  # a yardstick: it is only measured
        return BOTS


def module(game: Game) -> Any:
    """The module beside a game's rules that has its bots."""
    package = game.state.__module__.rpartition(".")[0]
    return import_module(f"{package}.bot")


def answer(bot: Bot, state: State, seat: Seat, dice: Dice) -> list[Token]:
    """What the bot says when this seat is asked; it is shown the seat's view."""
    return bot(view(state, seat), state.ask(seat), dice)
