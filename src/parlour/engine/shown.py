"""Views and questions as data: the types that clients receive.

Plain dictionaries with declared keys. Types for browsers are generated from these;
docs/api/concepts.md explains them.
"""

from typing import NotRequired, TypeAlias, TypedDict

Fact: TypeAlias = int | str | bool | list[int | str | list[int | str]]
"""A value of the game's own."""


class ZoneData(TypedDict):
    """A place for pieces, and what the viewer sees of them."""

    zone: str
    count: int
    seat: NotRequired[int]
    """Owner; shared zones have none."""
    hand: NotRequired[int]
    """Number of the hand, from 1, if seats may hold several."""
    pieces: NotRequired[list[str | None]]
    """Visible pieces; null if the order of a pile hides a piece between others."""
    backs: NotRequired[dict[str, int]]
    """Backs of hidden pieces, if a game has several kinds."""


class Somewhere(TypedDict):
    """Pieces that are in one of these zones; it is unknown in which."""

    zones: list[str]
    pieces: list[str]


class TableView(TypedDict):
    """The table as one viewer may know it."""

    game: str
    seats: int
    you: int | None
    phase: str
    turn: int
    waiting: list[int]
    answered: list[int]
    zones: list[ZoneData]
    scores: list[int]
    cast: NotRequired[list[int]]
    """The seat that holds each hand, in a game with a cast."""
    chips: NotRequired[list[int]]
    pots: NotRequired[list[int]]
    sealed: NotRequired[list[str]]
    """The viewer's own sealed answer, until all have answered."""
    somewhere: NotRequired[list[Somewhere]]
    ranks: NotRequired[list[int]]
    capped: NotRequired[bool]
    facts: dict[str, Fact]


class PickData(TypedDict):
    """A question to a seat."""

    seat: int
    prompt: str
    options: list[str]
    least: int
    most: int
    next: list[str]
    """Tokens that may be chosen first; includes `done` if the answer may be empty."""
    staged: bool
    """The order of tokens matters."""
    rule: str
    sealed: bool
