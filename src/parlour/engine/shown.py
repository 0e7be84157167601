"""What views and questions are made of, as data: the shape that every client is told.

Plain dictionaries with their keys written down. Types for browsers are made from
these; docs/api/concepts.md says what they mean.
"""

from typing import NotRequired, TypeAlias, TypedDict

Fact: TypeAlias = int | str | bool | list[int | str | list[int | str]]
"""A value of the game's own."""


class Zone(TypedDict):
    """Where pieces lie, and what is seen of them."""

    zone: str
    count: int
    seat: NotRequired[int]
    """Whose zone it is; shared zones have none."""
    hand: NotRequired[int]
    """Which hand of the cast it belongs to, from 1, where seats hold several."""
    pieces: NotRequired[list[str | None]]
    """What is seen; null where an ordered pile hides a piece between others."""
    backs: NotRequired[dict[str, int]]
    """The backs of what is not seen, where a game has several kinds."""


class Somewhere(TypedDict):
    """Pieces that lie in one of these zones, nobody knows which."""

    zones: list[str]
    pieces: list[str]


class TableView(TypedDict):
    """What a viewer may know of the table."""

    game: str
    seats: int
    you: int | None
    phase: str
    turn: int
    waiting: list[int]
    answered: list[int]
    zones: list[Zone]
    scores: list[int]
    cast: NotRequired[list[int]]
    """The seat that holds each hand, in a game with a cast."""
    chips: NotRequired[list[int]]
    pots: NotRequired[list[int]]
    sealed: NotRequired[list[str]]
    """One's own answer, while those of others are awaited."""
    somewhere: NotRequired[list[Somewhere]]
    ranks: NotRequired[list[int]]
    capped: NotRequired[bool]
    facts: dict[str, Fact]


class PickData(TypedDict):
    """What a seat is asked."""

    seat: int
    prompt: str
    options: list[str]
    least: int
    most: int
    next: list[str]
    """What may be picked first; `done` among it where nothing need be."""
    staged: bool
    """Picked in order: what may follow depends on what was picked."""
    rule: str
    sealed: bool
