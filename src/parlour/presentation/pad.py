"""How a game's score is written down on paper: `pad.json`."""

from functools import lru_cache

from msgspec import Struct

from parlour.engine.game import Game
from parlour.presentation.files import read_beside


class Pad(Struct, forbid_unknown_fields=True):
    """A pad has a row for each round; its words are messages `pad-…` of the game.

    `pad-goal` says who wins, with the options as values; a column is called
    `pad-LABEL`, and `.first` is what stands in its first line before play begins.
    """

    columns: list[str]
    """What is written for each seat."""
    side: list[str] = []
    """What is written once for all."""
    notes: list[str] = []
    """How it is written, in messages `pad-note-LABEL`."""
    rules: list[str] = []
    """The rules of the goal."""
    rows: str = ""
    """What a row is called, where it is not what the game counts: `pad-LABEL`."""


@lru_cache(maxsize=64)
def pad_of(game: Game) -> Pad | None:
    """The pad of a game; None if nobody keeps score."""
    return read_beside(game, "pad.json", Pad)
