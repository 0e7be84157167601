"""Everything that goes over a table's socket, both ways.

Frames are JSON objects. What a client sends is told apart by `do`, what it is sent
by `is`. `id` is the client's own name for a request: the answer carries it, and a
request repeated with the same id after a lost line is never applied twice.
The browser's types are made from these classes.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.narration import Line
from parlour.server.wire_table import Clocks as Clocks
from parlour.server.wire_table import PartInfo as PartInfo
from parlour.server.wire_table import SeatInfo as SeatInfo
from parlour.server.wire_table import TableInfo as TableInfo

Id: TypeAlias = Annotated[str, Meta(pattern="^[!-~]{1,40}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Chosen: TypeAlias = Annotated[list[Token], Meta(max_length=200)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Asked(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


class Hello(Asked, tag="hello"):
    """The first frame on every socket."""

    since: int | None = None
    """The last seq this client has seen; it gets what came after, or a snapshot."""
    seat: SeatNumber | None = None
    """Which of the person's seats to look from, where they hold several."""


class Play(Asked, tag="play"):
    id: Id
    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]
    """The `at` of the question that is answered: a late answer is refused."""
    chosen: Chosen


class Consider(Asked, tag="consider"):
    """What would this do? Answered by `considered`, and changes nothing."""

    id: Id
    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]
    chosen: Chosen


class Retract(Asked, tag="retract"):
    """Takes a sealed answer back while others are still awaited."""

    id: Id
    seat: SeatNumber


class TakeBack(Asked, tag="take-back"):
    """Takes the last choice back: at once if nothing came of it, else by asking all."""

    id: Id
    seat: SeatNumber


class Consent(Asked, tag="consent"):
    """Answers another's wish to take back, or a clock that ran out."""

    id: Id
    seat: SeatNumber
    to: Literal["take-back", "clock"]
    answer: Literal["yes", "no", "wait", "bot", "remove"]


class Say(Asked, tag="say"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Phrase(Asked, tag="phrase"):
    """One of the quick phrases, in each reader's own language."""

    id: Id
    phrase: Annotated[str, Meta(pattern="^[a-z-]{1,30}$")]


class Ahead(Asked, tag="ahead"):
    """Auto-pass and stops: what this seat wants in reaction windows."""

    id: Id
    seat: SeatNumber
    wish: Annotated[str, Meta(max_length=20)]


class Look(Asked, tag="look"):
    """Looks from another of one's own seats: the curtain of a shared screen."""

    seat: SeatNumber | None


class Sit(Asked, tag="sit"):
    """Takes a free seat, or a seat back from the bot that kept it warm."""

    id: Id
    seat: SeatNumber | None = None
    name: Name | None = None
    """Another name for one more person at the same screen."""
    pledge: Hex | None = None
    """What this browser promises to add to the deal."""


class Stand(Asked, tag="stand"):
    """Leaves a seat; while a game goes on a bot keeps it warm."""

    id: Id
    seat: SeatNumber


class Begin(Asked, tag="begin"):
    id: Id


class Pledge(Asked, tag="pledge"):
    """Promises this browser's part of the deal: its hash."""

    id: Id
    pledge: Hex


class Reveal(Asked, tag="reveal"):
    """Tells this browser's part, once the table calls for it."""

    id: Id
    part: Hex


class Again(Asked, tag="again"):
    """The same table once more, after the end."""

    id: Id


class Host(Asked, tag="host"):
    """What only the host may do."""

    id: Id
    act: Literal["lock", "unlock", "kick", "bot", "empty", "pass-on", "close", "pause"]
    seat: SeatNumber | None = None
    bot: BotName | None = None


class Nudge(Asked, tag="nudge"):
    id: Id
    seat: SeatNumber


class Ping(Asked, tag="ping"):
    pass


Request: TypeAlias = (
    Hello
    | Play
    | Consider
    | Retract
    | TakeBack
    | Consent
    | Say
    | Phrase
    | Ahead
    | Look
    | Sit
    | Stand
    | Begin
    | Pledge
    | Reveal
    | Again
    | Host
    | Nudge
    | Ping
)


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
    candle: float | None = None
    """Seconds left of the window's candle."""
    passing: bool = False
    """The person passed; it is told when the candle is out."""
    guide: str | None = None
    """What the guided first game says here: the message `guide-…`."""
    suggested: list[str] | None = None
    """The answer it suggests; an empty one is a pass."""


class Hint(Struct, kw_only=True):
    hint: str
    values: dict[str, str | int]


class Told(Struct, kw_only=True):
    """One entry of the table's log, as this reader may see it."""

    seq: int
    at: float
    """When, in seconds since 1970."""
    events: list[dict[str, Any]] = []
    """What happened on the table: docs/events.md."""
    lines: list[Line] = []
    """The same as the log tells it: docs/clients.md."""
    round: int | None = None
    """The round, hand or deal in which it happened, where the game counts them."""
    opens: int | None = None
    """The place among the events at which the next round begins, if one does."""
    chat: "Chat | None" = None
    note: "Note | None" = None
    """What happened around it."""


class Chat(Struct, kw_only=True):
    seat: int | None
    """None for somebody who watches."""
    name: str
    text: str | None = None
    phrase: str | None = None


class Note(Struct, kw_only=True):
    """`sat`, `stood`, `began`, `took-back`, `asks-take-back`, `kicked`, …"""

    note: str
    seat: int | None = None
    name: str | None = None
    values: dict[str, str | int] = {}


class Scene(Struct, kw_only=True):
    """Everything a client needs to draw the table now."""

    table: TableInfo
    looking: int | None
    """The seat that is looked from; None for those who watch."""
    view: dict[str, Any] | None
    """None until the cards are dealt, or where watching is not allowed."""
    marks: dict[str, dict[str, int | str]]
    """Piece name to the marks its layout asks for."""
    finished: int
    """How many rounds are over."""
    pad: tuple[tuple[int, ...], ...]
    """What the last of them brought each seat: in a welcome all from the first on, in
    an update those that the reader does not have yet."""
    question: Question | None
    hints: list[Hint]
    ahead: str
    spans: list[str]
    """What one may pass ahead for in windows now, the shortest first: `turn`."""
    may_take_back: Literal["", "at-once", "by-asking"]
    retractable: bool
    final: bool
    """Whether others have a say in taking an answer back that is given now; else it can
    be changed, or taken back at once, and nothing need be confirmed."""
    wish: int | None
    """The seat that asks to take back, until all have answered."""
    clocks: Clocks | None
    result: list[Line] = []
    """Once it is over: who won, and why."""


class Sent(Struct, tag_field="is", kw_only=True):
    """What a client is sent."""


class Welcome(Sent, tag="welcome"):
    seq: int
    scene: Scene
    told: list[Told]
    """The log since `since`, or its last part."""
    whole: bool
    """Whether `told` starts anew instead of following what the client has."""


class Update(Sent, tag="update"):
    seq: int
    told: list[Told]
    scene: Scene


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


class Oops(Sent, tag="oops"):
    """A frame that could not be read, or came too fast; nothing changed."""

    id: str | None
    code: Literal[
        "unreadable", "too-big", "too-fast", "not-yours", "gone", "hello-first", "busy"
    ]
    text: str


class Pong(Sent, tag="pong"):
    pass


Message: TypeAlias = (
    Welcome | Update | Presence | Done | No | Considered | Nudged | Oops | Pong
)

# Close codes
RESTART = 1012
"""The server restarts: reconnect at once."""
GONE = 4404
"""No such table, or not for you."""
KICKED = 4403
ELSEWHERE = 4409
"""Too many sockets of the same person."""
FLOOD = 4429
