"""How a game lies on a client's table: `layout.json`."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct, field

from parlour.engine.game import Game
from parlour.presentation.files import read_beside


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a file beside a game's rules."""


class Lane(Part):
    """Zones that face each other, with facts for the total and the head of each."""

    zones: list[str]
    totals: list[str] = []
    heads: list[str] = []


class PlateNumber(Part):
    """The big number of a seat plate: `scores`, `chips` or a fact for each seat."""

    source: str = field(name="from")
    unit: str
    by: str = ""
    """A fact on which the words of the unit depend, told as `$by`: Health or Fame."""


class FactLine(Part):
    """A number in the rail, or a column of the score pad."""

    label: str
    value: str
    """A fact, `turn`, `count:ZONE`, `pot:POT` or `option:OPTION`."""
    of: str | int = ""
    """An option, a fact or a number it counts up to."""
    told: Literal["number", "seat", "words"] = "number"
    """A seat number is told by name; in words it is the message `fact-LABEL-VALUE`."""


class Attached(Part):
    """On which zone's pieces others lie, and the fact that says on which one."""

    on: str
    by: str


class Pending(Part):
    """The zone of what is announced and may still be answered, and what it aims at."""

    zone: str
    aim: str = ""
    """The fact that holds the tokens it is aimed at."""


class Layout(Part):
    """How the table lies, in terms of the view."""

    corners: list[str] = []
    bands: list[list[str]] = []
    lanes: list[Lane] = []
    own: list[str] = []
    hand: list[str] = []
    quiet: list[str] = []
    number: PlateNumber | None = None
    facts: list[FactLine] = []
    rounds: str = ""
    """The label of the fact that counts the game along, as the game declares it."""
    badges: list[str] = []
    active: str = ""
    bets: str = ""
    targets: dict[str, str] = {}
    marks: dict[str, str] = {}
    """Looks, and `FACT` or `FACT:BIT`, where one bit of the fact decides."""
    attached: dict[str, Attached] = {}
    columns: list[FactLine] = []
    clashes: list[str] = []
    """Facts with the pieces of each group: who attacks, and who stands against."""
    pending: Pending | None = None


def mark_read(fact: str) -> tuple[str, int]:
    """The fact that a mark reads, and the bits of it that count.

    >>> mark_read("spent"), mark_read("marks:2")
    (('spent', -1), ('marks', 2))
    """
    name, _, bit = fact.partition(":")
    return name, int(bit) if bit else -1


@lru_cache(maxsize=64)
def layout_of(game: Game) -> Layout:
    """How a game's table lies; an empty layout if it does not say."""
    found = read_beside(game, "layout.json", Layout) or Layout()
    found.rounds = game.rounds
    return found
