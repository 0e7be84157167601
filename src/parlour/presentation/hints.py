"""Functions of a game's `hints.py`: hints about the position, previews of an answer,
and why the game ended as it did."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from parlour.engine.game import Game
from parlour.engine.pieces import Piece, Seat, Token

Hint: TypeAlias = tuple[str, dict[str, str | int]]
"""The id of a message, and its values."""
Hints: TypeAlias = Callable[[Any, Seat], list[Hint]]
"""Returns the hints for a seat, given its view of the table."""
Preview: TypeAlias = Callable[[Any, Seat, list[Token]], list[Hint]]
"""Returns hints on what the answer picked so far would do."""
Ending: TypeAlias = Callable[[Any], list[Hint]]
"""Why the game ended as it did, given the table as everybody sees it."""
FinalHand: TypeAlias = tuple[list[Piece], Hint | None]
"""The pieces of a seat that counted at the end, the best first, and their name."""
Holdings: TypeAlias = Callable[[Any], tuple[str, list[int]]]
"""Holdings at the end of a game: a unit, and the amount of each seat."""


@lru_cache(maxsize=64)
def hints_of(game: Game) -> Hints:
    """Returns the function that computes hints for a player of this game."""
    found: Hints | None = hint_hook(game, "hints")
    return found or no_hints


@lru_cache(maxsize=64)
def preview_of(game: Game) -> Preview:
    """Returns the function that previews an answer."""
    found: Preview | None = hint_hook(game, "preview")
    return found or no_preview


def ending_of(game: Game) -> Ending:
    """Returns the function that explains the end of a game."""
    found: Ending | None = hint_hook(game, "ending")
    return found or no_ending


def holdings_of(game: Game) -> Holdings | None:
    """Returns the function that counts what each seat has at the end, if the big number
    of a seat plate does not."""
    found: Holdings | None = hint_hook(game, "holdings")
    return found


def final_hand_of(game: Game) -> Callable[[Any, Seat], FinalHand]:
    """Returns the function that finds what counted of a seat's pieces at the end."""
    found: Callable[[Any, Seat], FinalHand] | None = hint_hook(game, "final_hand")
    return found or no_final_hand


def no_hints(view: Any, seat: Seat) -> list[Hint]:
    return []


def no_preview(view: Any, seat: Seat, chosen: list[Token]) -> list[Hint]:
    return []


def no_ending(view: Any) -> list[Hint]:
    return []


def no_final_hand(view: Any, seat: Seat) -> FinalHand:
    return [], None


@lru_cache(maxsize=64)
def hint_hook(game: Game, name: str) -> Any:
    """Returns a function of a game's `hints.py`, or None."""
    module = f"{game.package}.hints"
    if not game.package or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)
