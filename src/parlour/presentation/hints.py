"""What the table works out for people, by a game's `hints.py`: hints about where one
stands, previews of an answer, why the game ended as it did."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from parlour.engine.game import Game
from parlour.engine.pieces import Seat, Token

Hint: TypeAlias = tuple[str, dict[str, str | int]]
"""The id of a message, and its values."""
Hints: TypeAlias = Callable[[Any, Seat], list[Hint]]
"""What the table works out for a seat, given the table as that seat sees it."""
Preview: TypeAlias = Callable[[Any, Seat, list[Token]], list[Hint]]
"""The same for what the answer picked so far would do."""
Ending: TypeAlias = Callable[[Any], list[Hint]]
"""Why the game ended as it did, given the table as everybody sees it."""
Holdings: TypeAlias = Callable[[Any], tuple[str, list[int]]]
"""What is counted at the end, by its unit, and how much of it each seat has."""


def hints_of(game: Game) -> Hints:
    """The function that works things out for a player of this game."""
    found: Hints | None = told_by(game, "hints")
    return found or no_hints


def preview_of(game: Game) -> Preview:
    """The function that tells what an answer would do."""
    found: Preview | None = told_by(game, "preview")
    return found or no_preview


def ending_of(game: Game) -> Ending:
    """The function that tells what decided a game that is over."""
    found: Ending | None = told_by(game, "ending")
    return found or no_ending


def holdings_of(game: Game) -> Holdings | None:
    """The function that counts what everybody has at the end, where the big number
    of a seat plate does not."""
    found: Holdings | None = told_by(game, "holdings")
    return found


def no_hints(view: Any, seat: Seat) -> list[Hint]:
    return []


def no_preview(view: Any, seat: Seat, chosen: list[Token]) -> list[Hint]:
    return []


def no_ending(view: Any) -> list[Hint]:
    return []


@lru_cache(maxsize=64)
def told_by(game: Game, name: str) -> Any:
    """A function of a game's `hints.py`, or None."""
    module = f"{game.package}.hints"
    if not game.package or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)
