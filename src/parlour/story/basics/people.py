"""Seats, personae and game-characters."""

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

Condition = Literal["able", "unconscious", "restrained", "subdued", "dead"]


class Seated(Struct, kw_only=True):
    """A seat at the table as everybody sees it."""

    seat: int
    name: str
    bot: bool = False
    away: bool = False
    declined: bool = False
    knows_story: bool = False
    says: int | None = None
    """The seat's vote for the next Dealer."""


class StorySeat(Seated, kw_only=True):
    left: bool = False
    """Given up before the story began; somebody else may take it."""
    since: int = 0
    """The entry with which somebody else took this seat over; what the one before
    wrote for their own eyes stays theirs."""
    deals: int = 0
    replaces: int | None = None
    """The seat's vote for a replacement of an absent Dealer."""
    reach: int = 0
    """The last session this seat was ever appointed for: what it may read."""
    appointed: int = 0
    """The entry by which it was last appointed."""
    more: dict[tuple[int, str], int] = {}
    """Flashbacks more or fewer, by session and source, as a Dealer ruled."""


@dataclass
class Wounded:
    entry: int
    kind: Literal["temporary", "permanent"]
    part: str
    tended: bool = False
    tended_at: int = 0
    healed: bool = False


@dataclass
class Skill:
    """An ability on a sheet; it is named by the memory that brought it."""

    memory: int
    name: str
    parts: list[str]
    used: bool = False


@dataclass
class Someone:
    """Anybody in the story: a persona or a game-character."""

    who: str
    wounds: list[Wounded] = field(default_factory=list)
    condition: Condition = "able"
    in_scene: bool = True
    portrait: int | None = None
    """The entry that brought it."""

    @property
    def alive(self) -> bool:
        return self.condition != "dead"

    @property
    def conscious(self) -> bool:
        return self.condition not in ("dead", "unconscious")


@dataclass
class Persona(Someone):
    seat: int = 0
    description: str = ""
    looks_like: str = ""
    sounds_like: str = ""
    refused: str = ""
    suggestion: str = ""
    category: str = ""
    suggested_by: int | None = None
    vetoed: str = ""
    """The category that the owner vetoed; there is no second veto."""
    feature: bool = False
    """Whether the suggestion stands."""
    name: str = ""
    signifier: str = ""
    skills: dict[int, Skill] = field(default_factory=dict)
    wanted_by: set[int] = field(default_factory=set)
    """Seats that want a new persona for the player of this dead one."""

    @property
    def made(self) -> bool:
        return bool(self.description) and self.feature


@dataclass
class GameCharacter(Someone):
    id: str = ""
    """Its id in the content-set; empty for one that was made up."""
    shown_as: str = ""
    skills: list[tuple[str, list[str]]] = field(default_factory=list)
    weapon: bool = False
    declared: list[str] = field(default_factory=list)
