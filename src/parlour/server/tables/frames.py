"""What every table sends, and the types that frames both ways are made of.

Frames are JSON objects. `do` names what a client sends (see `act.py`), `is` what it is
sent. `id` is the client's own name for a request: the answer carries it,
and a request repeated with the same id after a lost line is never applied twice.
The browser's types are made from these classes.
"""

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

Id: TypeAlias = Annotated[str, Meta(pattern="^[!-~]{1,40}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Chosen: TypeAlias = Annotated[list[Token], Meta(max_length=200)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]


Made = TypeVar("Made", bound=Struct)


def fill(kind: type[Made], *sources: object, **given: Any) -> Made:
    """Makes a frame of what is given and, for its other fields, of what the first
    source has under the same name, if one has."""
    for source in sources:
        for name in kind.__struct_fields__:
            if name not in given and hasattr(source, name):
                given[name] = getattr(source, name)
    return kind(**given)


class SeatInfo(Struct, kw_only=True):
    """A seat and its player, as everyone may know."""

    seat: int
    name: str | None
    """None while the seat is free."""
    bot: str | None = None
    """Strength of the bot that plays here."""
    program: bool = False
    """A program plays here, over its own connection."""
    keeps: bool = False
    """A bot plays here for a person who left the seat, or who joins later."""
    joins: bool = False
    """A person took the seat during a deal, sees its cards and plays from the next deal
    on. Until then a bot plays."""
    open: bool = False
    """A bot plays here until a person sits down."""
    here: bool = False
    """True while the person of this seat is connected."""
    missed: bool = False
    """A finished game is played again, and its person has not come yet."""
    yours: bool = False
    host: bool = False
    away: float | None = None
    """End of the person's absence, in seconds since 1970; it may have passed. Until
    then a correspondence clock stops."""


class Hint(Struct, kw_only=True):
    hint: str
    values: dict[str, str | int]


class Opening(Struct, omit_defaults=True, kw_only=True):
    """The effect of a first choice, as in `considered`. Defaults are omitted."""

    chosen: list[str] = []
    """A word, the smallest amount, or nothing."""
    next: list[str] = []
    """Omitted if nothing is chosen: see the question's `next`."""
    enough: bool = True
    hints: list[Hint] = []


class Question(Struct, kw_only=True):
    """The question to the viewer's seat."""

    seat: int
    prompt: str
    options: list[str]
    least: int
    most: int
    next: list[str]
    """Tokens that may be chosen first; includes `done` if the answer may be empty."""
    staged: bool
    """The order of tokens matters; `consider` says what may follow."""
    window: bool
    sealed: bool
    rule: str
    at: int
    """Id of this question, to be sent back with the answer."""
    openings: list[Opening]
    """Effects of an empty answer, of each word (at most six words) and of the smallest
    amount. For other choices send `consider`."""
    candle: float | None = None
    """Seconds left on the window's candle."""
    passing: bool = False
    """The person passed; this is announced when the candle is out."""
    guide: list[Hint] = []
    """What the guided first game says: messages `guide-…` with their values."""
    suggested: list[str] | None = None
    """Suggested answer; an empty list suggests a pass."""


class Sent(Struct, tag_field="is", kw_only=True):
    """A message to a client."""


class Presence(Sent, tag="presence"):
    """Connected seats and watchers; not part of the log."""

    here: list[int]
    watchers: int


class Done(Sent, tag="done"):
    """The request was applied and stored durably."""

    id: str
    seq: int


class No(Sent, tag="no"):
    """The request was understood and refused. Nothing changed."""

    id: str
    refused: str
    """Message id without `refused-`. For unknown ids use `text`."""
    values: dict[str, str | int]
    rule: str
    text: str
    """The sentence in English."""


class Considered(Sent, tag="considered"):
    id: str
    next: list[str]
    """Tokens that may follow; includes `done` if the answer may end here."""
    enough: bool
    """True if the answer may end here."""
    hints: list[Hint]
    no: No | None = None


class Nudged(Sent, tag="nudged"):
    seat: int
    by: str


Trouble: TypeAlias = Literal[
    "unreadable", "too-big", "too-fast", "not-yours", "gone", "hello-first", "busy"
]


class Oops(Sent, tag="oops"):
    """The frame was malformed, too large or over a rate limit. Nothing changed."""

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
