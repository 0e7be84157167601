"""Players without hands. A bot sees a view and its question, nothing else."""

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, TypeAlias

from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.options import suggestion
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.games import imported, thing_at, told

Bot: TypeAlias = Callable[[Any, Pick, Dice], list[Token]]
"""Given the table as its seat sees it and its question, a legal answer."""

BOTS = ("random", "regular")
"""Every game has these; a game's bot module may name others in its own `BOTS`."""


ENTRY = "parlour.bots"
"""Entry points of other packages: `willow.shark` for one game, `shark` for all."""


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
    brought = brought_for(game.slug)
    if name in brought:
        return bot_at(brought[name])
    bot: Bot = getattr(module(game), name)
    return bot


def look_up(game: Game, text: str) -> Bot:
    """A bot by its name, or by its place as in `my_bots:shark`.

    For people at their own machine: a place is imported, whatever it is.
    """
    return bot_at(text) if ":" in text else find(game, text)


def bot_at(place: str) -> Bot:
    """Somebody's bot; what it answers is checked, for ours are by the contract."""
    found = thing_at(place)
    if not callable(found):
        raise BadInput(f"{place} is no bot: it must be a function")

    def checked(view: State, pick: Pick, dice: Dice) -> list[Token]:
        try:
            answer = list(found(view.copy(), pick, dice))
        except (Exception, SystemExit) as wrong:
            raise BadInput(f"the bot {place} failed: {told(wrong)}") from None
        try:
            return view.checked(pick.seat, answer)
        except (Refusal, TypeError) as wrong:
            why = f"it answered {answer!r} to {pick.prompt!r}"
            raise BadInput(f"the bot {place} is wrong: {why}, {wrong}") from None

    return checked


def names(game: Game) -> tuple[str, ...]:
    """The bots of this game by name: ours, then those of other packages."""
    return (*own(game), *brought_for(game.slug))


def own(game: Game) -> tuple[str, ...]:
    """The bots that come with a game; anything can be played at random."""
    if not game.package or find_spec(f"{game.package}.bot") is None:
        return BOTS[:1]
    return (*BOTS, *getattr(module(game), "BOTS", ()))


@lru_cache(maxsize=256)
def brought_for(slug: str) -> dict[str, str]:
    """Bots of other packages for this game, and where they are."""
    found: dict[str, str] = {}
    for one in entry_points(group=ENTRY):
        game, _, name = one.name.rpartition(".")
        if game in ("", slug) and name not in BOTS:
            found[name] = one.value
    return dict(sorted(found.items()))


def module(game: Game) -> Any:
    """The module beside a game's rules that has its bots."""
    return imported(f"{game.package}.bot")


def answer(bot: Bot, state: State, seat: Seat, dice: Dice) -> list[Token]:
    """What the bot says when this seat is asked; it is shown the seat's view."""
    return bot(view(state, seat), state.ask(seat), dice)
