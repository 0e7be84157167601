"""Score pad of a game: `pad.json`, for paper and for the app."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from parlour.engine.game import Game
from parlour.engine.options import Value
from parlour.presentation.files import read_beside

When: TypeAlias = dict[str, list[Value]]
"""Options and the values with which something is so; all of them must fit."""


class Ask(Struct, forbid_unknown_fields=True, kw_only=True):
    """Value to enter for each seat after a round, under `pad-LABEL`."""

    label: str
    kind: Literal["number", "mark", "choice", "cards"] = "number"
    """A whole number; yes or no; one of `choices` or none; cards by rank."""
    least: int = 0
    most: int = 1_000_000
    """The largest number, or the most cards."""
    choices: list[str] = []
    """Words, called `pad-LABEL-CHOICE`, or the ranks of the cards."""
    each: int = 1
    """Maximum count of a rank among the cards."""
    usual: int | None = None
    """Value of an empty cell; without one the cell must be filled in."""
    when: When = {}


class More(Struct, forbid_unknown_fields=True):
    """A column that is there with some options only."""

    label: str
    when: When


class Keeps(Struct, forbid_unknown_fields=True, kw_only=True):
    """The rules of a score pad: values to enter, constraints, and the end of the game.

    Rules that do not fit are in `scoring.py` beside the game's rules.
    """

    asks: list[Ask]
    options: list[str]
    """The options that matter to the score."""
    adds: str
    """The column that is added up in `total`, which decides."""
    total: str
    more: list[More] = []
    leads: bool = False
    """Whether somebody deals or begins: `pad-lead` asks who, `pad-next` says it."""
    total_of: int | None = None
    """Sum of `adds` in a row, over all seats."""
    most_of_all: int | None = None
    most_winners: int | None = None
    check_rule: str = ""
    """The rule behind these three."""
    target: str = ""
    """The option with the total that ends the game."""
    rounds: str = ""
    """The option with the number of rows."""
    cap: str = ""
    """The option with the number of rows after which it is cut off."""
    tie_again: bool | When = False
    """Whether a shared lead at the target means another row."""
    rule: str = ""
    """The rule by which it ends."""


class Pad(Struct, forbid_unknown_fields=True):
    """Score pad with a row for each round; its words are messages `pad-…` of the game.

    `pad-goal` says who wins, with the options as values. A column is called
    `pad-LABEL`, and `.first` is the content of its first line before play begins.
    """

    columns: list[str]
    """Columns for each seat."""
    side: list[str] = []
    """Columns for all seats together."""
    notes: list[str] = []
    """Notes on how to write it, in messages `pad-note-LABEL`."""
    rules: list[str] = []
    """The rules of the goal."""
    rows: str = ""
    """Name of a row, if it is not the game's unit of play: `pad-LABEL`."""
    keeps: Keeps | None = None
    """How the app keeps score; None if the pad is only printed."""


@lru_cache(maxsize=64)
def pad_of(game: Game) -> Pad | None:
    """Returns the pad of a game; None if nobody keeps score."""
    return read_beside(game, "pad.json", Pad)


def fits(when: When, given: Mapping[str, Value]) -> bool:
    """Returns True if the options have these values."""
    return all(given.get(name) in values for name, values in when.items())


def columns(pad: Pad, given: Mapping[str, Value]) -> list[str]:
    """Returns the columns for each seat with these options."""
    more = pad.keeps.more if pad.keeps else []
    return [*pad.columns, *(one.label for one in more if fits(one.when, given))]


class Speaking(Protocol):
    """The words of a game."""

    def has(self, message: str) -> bool: ...

    def text(self, message: str) -> str: ...


def cell_text(words: Speaking, label: str, value: int | str) -> int | str:
    """Returns the text of a cell; a choice is `pad-LABEL-CHOICE` or `pad-CHOICE`."""
    for message in (f"pad-{label}-{value}", f"pad-{value}"):
        if isinstance(value, str) and value and words.has(message):
            return words.text(message)
    return value
