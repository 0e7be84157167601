"""What a game's table sends, besides what any table sends; `acts` has what it takes.

The browser's types are made from these classes.
"""

from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    TypeAlias,
    TypedDict,
    get_type_hints,
)

from msgspec import Meta, Struct

from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value
from parlour.engine.shown import Somewhere, TableView
from parlour.narration import Line
from parlour.server.tables.frames import (
    EveryMessage,
    Hint,
    Question,
    SeatInfo,
    SeatNumber,
    Sent,
    Token,
)
from parlour.server.tables.room import TableState

BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Case(Struct, forbid_unknown_fields=True, kw_only=True):
    """If this seat answers so, then this."""

    seat: SeatNumber | None = None
    """None for whatever happens."""
    answer: Annotated[list[Token], Meta(max_length=8)] = []
    """What is in it, as far as one sees it; empty for any answer."""
    chosen: Annotated[list[Token], Meta(max_length=20)]


Cases: TypeAlias = Annotated[list[Case], Meta(max_length=8)]
GivingIn: TypeAlias = Annotated[list[Token], Meta(max_length=4)]


class Clocks(Struct, kw_only=True):
    """Seconds left for each seat when this was sent, and whose clock runs."""

    left: list[float]
    running: list[int]
    out: int | None = None
    """The seat whose time is over, while the others choose what to do."""
    votes: dict[str, str] = {}
    stand_ins: list[int] = []
    """Seats for which a bot answers what they are asked."""


Fate: TypeAlias = Literal["", "used", "question", "otherwise", "over", "taken-back"]
"""What became of a plan: it waits; it was carried out; something else was asked; none
of its cases came true; what it was for is over; the table went back behind it."""


class Planning(Struct, kw_only=True):
    """The plan of the seat that is looked from."""

    cases: list[Case]
    words: list[str]
    span: str
    fate: Fate


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
    state: TableState
    options: dict[str, Value]
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
    per_move: float = 0
    """Seconds for each answer, where that is what one has."""
    at_zero: Literal["ask", "move", "keep"] = "ask"
    """When somebody's time is up: the others are asked, a bot answers for this move, or
    it plays on until they come back."""
    holiday: int = 0
    """Days in all for which anybody's clock stands still while they are away."""
    paused: bool
    outdated: bool = False
    """Closed by an upgrade: the server no longer has the rules it was opened under."""
    record: bool = False
    """It is outdated, and what was played can be downloaded."""
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


class Told(Struct, kw_only=True, omit_defaults=True):
    """One entry of the table's log, as this reader may see it.

    What says nothing is left out.
    """

    seq: int
    at: float
    """When, in seconds since 1970."""
    events: list[AnyEvent] = []
    """What happened on the table: docs/api/events.md."""
    lines: list[Line] = []
    """The same as the log tells it: docs/games/messages.md."""
    round: int | None = None
    """The round, hand or deal in which it happened, where the game counts them."""
    opens: int | None = None
    """The place among the events at which the next round begins, if one does."""
    bot: int | None = None
    """The seat whose bot did this, where it can say why."""
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
    view: TableView | None
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
    plan: Planning | None
    """What this seat said ahead of time, and what became of it."""
    gives_in: list[str]
    """The words with which a plan may give in; for cases, ask with `foresee`."""
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


def sparing(name: str, kind: type, **fields: object) -> Any:
    """The same fields, of which any may be missing, and some are of other kinds."""
    make: Any = TypedDict
    made = make(
        name, {**get_type_hints(kind, include_extras=True), **fields}, total=False
    )
    made.of = kind
    return made


if TYPE_CHECKING:
    SceneChange: TypeAlias = dict[str, object]
else:
    TableChange = sparing("TableChange", TableInfo)
    ViewChange = sparing(
        "ViewChange",
        TableView,
        sealed=list[str] | None,
        somewhere=list[Somewhere] | None,
    )
    SceneChange = sparing(
        "SceneChange",
        Scene,
        table=TableChange,
        view=ViewChange | None,
        hints=list[Hint | int],
    )
"""Of a scene, its table and its view what is different; the rest is as it was."""


class Welcome(Sent, tag="welcome"):
    seq: int
    scene: Scene
    told: list[Told]
    """The log since `since`, or its last part."""
    whole: bool
    """Whether `told` starts anew instead of following what the client has."""


class Update(Sent, tag="update"):
    """What is new, and what of the scene is different: docs/api/websocket.md."""

    seq: int
    told: list[Told]
    scene: SceneChange


class Because(Sent, tag="because"):
    """A bot's reason, as a message of the game's words: `reason-…`."""

    id: str
    at: int
    seat: int
    bot: str
    """How it played then; the host may have changed that since."""
    message: str
    values: dict[str, str | int]
    """`thumb` is a message of the game's words itself, or `none`."""
    whole: bool
    """Whether this is all of it. While what the bot holds matters it says only what
    follows from the question and from how the bot plays, whatever it holds."""
    held: list[Line]
    """Where it is whole: what the bot held that not everybody saw, and what it reckoned
    of that."""
    weighed: list[Line]
    """Where it is whole: the answers that it compared, the one it gave first."""


class Foreseen(Sent, tag="foreseen"):
    """What a plan can be made of, by all that its seat knows."""

    id: str
    seats: list[int]
    """Those whose answers it may wait for."""
    answers: list[str]
    """What may be in them."""
    chosen: list[str]
    """What may be in one's own answer."""


Message: TypeAlias = EveryMessage | Welcome | Update | Because | Foreseen
