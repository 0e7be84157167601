"""The table besides its cards, as it goes over the wire: seats, clocks and the deal."""

from typing import Any, Literal

from msgspec import Struct


class SeatInfo(Struct, kw_only=True):
    """Who sits where, as everybody may know."""

    seat: int
    name: str | None
    """None while the seat is free."""
    bot: str | None = None
    """The strength of the bot that plays here."""
    keeps: bool = False
    """A bot keeps the seat warm for the person who left it."""
    open: bool = False
    """A bot plays here until somebody sits down."""
    here: bool = False
    """Whether a person of this seat is connected."""
    yours: bool = False
    host: bool = False


class Clocks(Struct, kw_only=True):
    """Seconds left for each seat when this was sent, and whose clock runs."""

    left: list[float]
    running: list[int]
    out: int | None = None
    """The seat whose time is over, while the others choose what to do."""
    votes: dict[str, str] = {}


class PartInfo(Struct, kw_only=True):
    """What one person's browser adds to the deal."""

    seats: list[int]
    pledge: str | None
    """What it promised before the deal, if it did."""
    told: bool
    """Whether it has told the table its part."""
    part: str | None = None
    """Told to everybody when the game is over."""


class TableInfo(Struct, kw_only=True, tag_field="kind", tag="game"):
    """The table besides its cards."""

    id: str
    code: str
    game: str
    state: Literal["gathering", "playing", "over", "closed"]
    options: dict[str, Any]
    seats: list[SeatInfo]
    locked: bool
    public: bool
    watch: Literal["none", "public", "delayed"]
    delay: float
    """Seconds after which those who watch see all hands, if they do."""
    watchers: int
    pace: Literal["fast", "sealed"]
    candle: float
    """Seconds each window burns; 0 for no limit."""
    clock: tuple[float, float] | None
    """Bank and increment in seconds."""
    paused: bool
    outdated: bool = False
    """Closed because it was begun under rules that the server no longer has."""
    guided: bool
    you_host: bool
    commitment: str
    """The hash of the server's part of the deal."""
    calling: bool = False
    """The browsers are asked for their parts: the deal comes next."""
    parts: list[PartInfo] = []
    """Everybody's part of the deal, in seat order; empty while a game is played."""
    left_out: list[int] = []
    """The seats whose people have no part in the deal."""
    joint: bool = False
    """Whether the seed was mixed from the server's part and those of the people."""
    server_part: str | None = None
    """Told when the game is over, like the seed."""
    seed: str | None
    replay: str | None
    """Where the finished game can be seen again."""
    next: str | None = None
    """The table that plays it again, once there is one."""
