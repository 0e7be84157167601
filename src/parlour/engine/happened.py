"""Events as clients receive them: docs/api/events.md.

Types for browsers are made from these.
"""

from typing import TypeAlias

from msgspec import Struct


class Happened(Struct, tag_field="event", omit_defaults=True, kw_only=True):
    """Empty fields are omitted."""

    rule: str = ""
    """The id of the rule behind it."""


class Moved(Happened, tag="moved", rename={"source": "from", "target": "to"}):
    """A piece moved between zones, or was shown in place."""

    piece: str | None
    """None if the viewer may not know it."""
    back: str
    source: str | None
    """None if it was laid out at the start."""
    target: str


class Shuffled(Happened, tag="shuffled"):
    """A pile was shuffled; its order is unknown to all."""

    zone: str
    count: int


class Mixed(Happened, tag="mixed"):
    """The order of a shuffled pile was drawn at once, because a piece is put on it.

    Only in the open record of a game, where it serves to check the deal.
    """

    zone: str


class Rolled(Happened, tag="rolled"):
    """A rule asked for a random number: who deals, which of several equals.

    Only in the open record of a game, where it serves to check the deal.
    """

    sides: int
    number: int
    """From 0 to sides - 1."""


class Turned(Happened, tag="turned"):
    """A piece was turned; the game defines the number."""

    piece: str
    facing: int


class Paid(Happened, tag="paid", rename={"source": "from", "target": "to"}):
    """Chips changed hands, or were given out at the start."""

    source: int | str | None
    """A seat, or a pot by name; None for chips given out at the start."""
    target: int | str
    amount: int


class Scored(Happened, tag="scored"):
    """Points were noted."""

    seat: int
    points: int
    total: int


class Said(Happened, tag="said"):
    """A public fact: the message `said-…` of the game."""

    message: str
    number: int
    seat: int | None = None
    target: int | None = None
    """The seat that is affected."""
    piece: str | None = None
    of: int | None = None
    """Base or total of the number."""


class Decided(Happened, tag="decided"):
    """A seat answered a question."""

    seat: int
    prompt: str
    sealed: bool
    chosen: list[str | None]
    """Tokens by name; None for a piece that the viewer may not know. Others learn
    nothing of a sealed answer."""


class Entered(Happened, tag="phase"):
    """A phase of the game begins."""

    phase: str


class Ended(Happened, tag="ended"):
    """The game is over; these seats won."""

    winners: list[int]


AnyEvent: TypeAlias = (
    Moved
    | Shuffled
    | Mixed
    | Rolled
    | Turned
    | Paid
    | Scored
    | Said
    | Decided
    | Entered
    | Ended
)
