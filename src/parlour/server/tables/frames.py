"""What every table sends, and the types that frames both ways are made of.

Frames are JSON objects. What a client sends is told apart by `do` (see `act.py`), what
it is sent by `is`. `id` is the client's own name for a request: the answer carries it,
and a request repeated with the same id after a lost line is never applied twice.
The browser's types are made from these classes.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Id: TypeAlias = Annotated[str, Meta(pattern="^[!-~]{1,40}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Chosen: TypeAlias = Annotated[list[Token], Meta(max_length=200)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]


class SeatInfo(Struct, kw_only=True):
    """Who sits where, as everybody may know."""

    seat: int
    name: str | None
    """None while the seat is free."""
    bot: str | None = None
    """The strength of the bot that plays here."""
    program: bool = False
    """Somebody's program plays here, over a socket of its own."""
    keeps: bool = False
    """A bot plays here for a person who has left the seat, or who joins."""
    joins: bool = False
    """Somebody took the seat during a deal. They see its cards and play from the next
    deal on; until then a bot plays."""
    open: bool = False
    """A bot plays here until somebody sits down."""
    here: bool = False
    """Whether a person of this seat is connected."""
    yours: bool = False
    host: bool = False
    away: float | None = None
    """Until when the person of this seat is away, in seconds since 1970: their clock
    stands still. It may be over by now."""


class Hint(Struct, kw_only=True):
    hint: str
    values: dict[str, str | int]


class Opening(Struct, omit_defaults=True, kw_only=True):
    """What a first choice would do, as `considered` says it. Defaults are left out."""

    chosen: list[str] = []
    """A word, the least amount, or nothing."""
    next: list[str] = []
    """Not repeated if nothing is chosen: that is the question's `next`."""
    enough: bool = True
    hints: list[Hint] = []


class Question(Struct, kw_only=True):
    """What the seat that is looked from is asked."""

    seat: int
    prompt: str
    options: list[str]
    least: int
    most: int
    next: list[str]
    """What may be picked first; `done` among it where nothing need be."""
    staged: bool
    """Picked in order: after each pick, `consider` says what may follow."""
    window: bool
    sealed: bool
    rule: str
    at: int
    """Names this question: to be sent back with the answer."""
    openings: list[Opening]
    """What nothing chosen, each word (if there are at most six) and the least amount
    would do, so that nobody has to ask. What is not among it is asked by `consider`."""
    candle: float | None = None
    """Seconds left of the window's candle."""
    passing: bool = False
    """The person passed; it is told when the candle is out."""
    guide: str | None = None
    """What the guided first game says here: the message `guide-…`."""
    suggested: list[str] | None = None
    """The answer it suggests; an empty one is a pass."""


class Sent(Struct, tag_field="is", kw_only=True):
    """What a client is sent."""


class Presence(Sent, tag="presence"):
    """Who is connected; not part of the log."""

    here: list[int]
    watchers: int


class Done(Sent, tag="done"):
    """The request is applied, and kept even if the server dies now."""

    id: str
    seq: int


class No(Sent, tag="no"):
    """The request was understood and refused; nothing changed."""

    id: str
    refused: str
    """Message id without `refused-`; unknown ids come with `text`."""
    values: dict[str, str | int]
    rule: str
    text: str
    """The sentence in English."""


class Considered(Sent, tag="considered"):
    id: str
    next: list[str]
    """What may be added; `done` among it where the answer may end here."""
    enough: bool
    """Whether the answer may end here."""
    hints: list[Hint]
    no: No | None = None


class Nudged(Sent, tag="nudged"):
    seat: int
    by: str


Trouble: TypeAlias = Literal[
    "unreadable", "too-big", "too-fast", "not-yours", "gone", "hello-first", "busy"
]


class Oops(Sent, tag="oops"):
    """A frame that could not be read, or came too fast; nothing changed."""

    id: str | None
    code: Trouble
    text: str


class Pong(Sent, tag="pong"):
    pass


EveryMessage: TypeAlias = Presence | Done | No | Considered | Nudged | Oops | Pong

# Close codes
RESTART = 1012
"""The server restarts: reconnect at once."""
GONE = 4404
"""No such table, or not for you."""
KICKED = 4403
ELSEWHERE = 4409
"""Too many sockets of the same person, or another of the same program."""
BAD_TOKEN = 4401
"""The token is wrong, of another table, or its chair was given away."""
FLOOD = 4429
