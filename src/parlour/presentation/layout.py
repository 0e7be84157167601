"""Layout of a game's table on a client: `layout.json`."""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct, field

from parlour.engine import facts
from parlour.engine.facts import FactType
from parlour.engine.game import Game
from parlour.engine.options import specs
from parlour.presentation.files import read_beside


class LayoutPart(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a file beside a game's rules."""


class Lane(LayoutPart):
    """Zones that face each other, with facts for the total and the head of each."""

    zones: list[str]
    totals: list[str] = []
    heads: list[str] = []


class PlateNumber(LayoutPart):
    """The big number of a seat plate: `scores`, `chips` or a fact for each seat."""

    source: str = field(name="from")
    unit: str
    by: str = ""
    """Fact that selects the words of the unit, passed as `$by`: Health or Fame."""
    stock: bool = False
    """Whether the score pad shows what is left after each round, not what it
    brought."""


class FactLine(LayoutPart):
    """A number in the rail, or a column of the score pad."""

    label: str
    value: str
    """A fact, `turn`, `count:ZONE`, `pot:POT` or `option:OPTION`."""
    of: str | int = ""
    """An option, a fact or a number it counts up to."""
    told: Literal["number", "seat", "words"] = "number"
    """A seat number is shown as a name. A word is the message `fact-LABEL-VALUE`."""


class Attached(LayoutPart):
    """A zone whose pieces carry others, and the fact that says which piece carries
    them."""

    on: str
    by: str


class Pending(LayoutPart):
    """The zone of an announced piece that may still be answered, and its target."""

    zone: str
    aim: str = ""
    """The fact that holds the tokens it is aimed at."""


class Layout(LayoutPart):
    """Layout of the table, in terms of the view."""

    corners: list[str] = []
    bands: list[list[str]] = []
    lanes: list[Lane] = []
    own: list[str] = []
    hand: list[str] = []
    quiet: list[str] = []
    ace_low: bool = False
    """Whether a hand is sorted with the Ace below the two."""
    most: dict[str, int] = {}
    """How many pieces a zone holds at most in nearly all games. The sizes of pieces
    are chosen for that many; beyond it they overlap."""
    number: PlateNumber | None = None
    facts: list[FactLine] = []
    rounds: str = ""
    """The label of the fact that counts the game along, as the game declares it."""
    badges: list[str] = []
    active: str = ""
    bets: str = ""
    targets: dict[str, str] = {}
    marks: dict[str, str] = {}
    """Looks, and the facts about single pieces that decide them."""
    attached: dict[str, Attached] = {}
    columns: list[FactLine] = []
    clashes: list[str] = []
    """Facts with the pieces of each group: who attacks, and who stands against."""
    pending: Pending | None = None

    @property
    def counter(self) -> str:
        """Returns what the plates of the seats count: `scores`, `chips`, a fact or
        nothing."""
        return self.number.source if self.number is not None else ""

    @property
    def number_is_stock(self) -> bool:
        """Whether the score pad shows what is left after each round."""
        return self.number is not None and self.number.stock


@lru_cache(maxsize=64)
def layout_of(game: Game) -> Layout:
    """Returns the layout of a game's table; empty if the game has none."""
    found = read_beside(game, "layout.json", Layout) or Layout()
    found.rounds = game.rounds
    return found


NO_FACTS: Final = {"turn", "scores", "chips"}
"""Names in a layout that are part of every view, not facts of a game."""


def facts_read(game: Game) -> list[tuple[str, FactType]]:
    """Returns the facts that clients read to lay a game's table, and the type
    of each."""
    layout = layout_of(game)
    number = layout.number
    read = [(name, facts.SEAT) for name in layout.badges]
    read += [(name, facts.PIECE_GROUPS) for name in layout.clashes]
    read += [(name, facts.PIECE_MARK) for name in layout.marks.values()]
    read += [(one.by, facts.PIECE_BELOW) for one in layout.attached.values()]
    read += [(layout.active, facts.SEATS), (layout.bets, facts.BY_SEAT)]
    for lane in layout.lanes:
        read += [(name, facts.NUMBER) for name in lane.totals]
        read += [(name, facts.PIECE) for name in lane.heads]
    for line in layout.facts:
        read.append((line.value, facts.SEAT if line.told == "seat" else facts.NUMBER))
    read += [(line.value, facts.BY_SEAT) for line in layout.columns]
    options = specs(game.options)
    limits = [line.of for line in [*layout.facts, *layout.columns]]
    read += [
        (limit, facts.NUMBER)
        for limit in limits
        if isinstance(limit, str) and limit not in options
    ]
    if number is not None:
        read.append((number.source, facts.BY_SEAT))
        if number.by in game.shows or number.by not in options:
            read.append((number.by, facts.TEXT))
    if layout.pending is not None:
        read.append((layout.pending.aim, facts.TOKENS))
    return [
        (name, kind)
        for name, kind in read
        if name and ":" not in name and name not in NO_FACTS
    ]


def unreadable_facts(game: Game) -> list[str]:
    """Returns what a layout reads but the game does not show, or shows as
    another type."""
    found = []
    for name, wanted in facts_read(game):
        fact = game.shows.get(name)
        if fact is None:
            found.append(f"the game does not show {name!r}")
        elif fact.kind != wanted.kind:
            found.append(f"{name!r} is {fact.meaning}, not {wanted.meaning}")
    return found
