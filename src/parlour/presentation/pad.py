"""How a game's score is written down: `pad.json`, for paper and for the app."""

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
    """What is asked of each seat after a round, under `pad-LABEL`."""

    label: str
    kind: Literal["number", "mark", "choice", "cards"] = "number"
    """A whole number; yes or no; one of `choices` or none; cards by rank."""
    least: int = 0
    most: int = 1_000_000
    """The largest number, or the most cards."""
    choices: list[str] = []
    """Words, called `pad-LABEL-CHOICE`, or the ranks of the cards."""
    each: int = 1
    """How often a rank may be among the cards."""
    usual: int | None = None
    """What an empty cell means; where nothing is said, it must be filled in."""
    when: When = {}


class More(Struct, forbid_unknown_fields=True):
    """A column that is there with some options only."""

    label: str
    when: When


class Keeps(Struct, forbid_unknown_fields=True, kw_only=True):
    """How the app keeps score: what is asked, what must be, how the game ends.

    What these words cannot say stands in `scoring.py` beside the rules.
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
    """What `adds` comes to in a row, for all seats together."""
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
    keeps: Keeps | None = None
    """How the app keeps score; None where it is only printed."""


@lru_cache(maxsize=64)
def pad_of(game: Game) -> Pad | None:
    """The pad of a game; None if nobody keeps score."""
    return read_beside(game, "pad.json", Pad)


def fits(when: When, given: Mapping[str, Value]) -> bool:
    """Whether these options are set so."""
    return all(given.get(name) in values for name, values in when.items())


def columns(pad: Pad, given: Mapping[str, Value]) -> list[str]:
    """What is written for each seat with these options."""
    more = pad.keeps.more if pad.keeps else []
    return [*pad.columns, *(one.label for one in more if fits(one.when, given))]


class Speaking(Protocol):
    """The words of a game."""

    def has(self, message: str) -> bool: ...

    def text(self, message: str) -> str: ...


def chosen(words: Speaking, label: str, value: int | str) -> int | str:
    """What stands in a cell; a choice as `pad-LABEL-CHOICE` or `pad-CHOICE` says it."""
    for message in (f"pad-{label}-{value}", f"pad-{value}"):
        if isinstance(value, str) and value and words.has(message):
            return words.text(message)
    return value
