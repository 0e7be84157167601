"""What only a game's table sends; `acts` has what it takes.

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

from msgspec import Meta, Struct, field

from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value
from parlour.engine.shown import Somewhere, TableView
from parlour.narration import FinalHand, Line
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
    """One case of a conditional move: if this seat answers so, choose this."""

    seat: SeatNumber | None = None
    """None: in any case."""
    answer: Annotated[list[Token], Meta(max_length=8)] = []
    """Tokens that the answer must contain, as far as visible. Empty: any answer."""
    chosen: Annotated[list[Token], Meta(max_length=20)]


Cases: TypeAlias = Annotated[list[Case], Meta(max_length=8)]
GivingIn: TypeAlias = Annotated[list[Token], Meta(max_length=4)]


class Clocks(Struct, kw_only=True):
    """Seconds left per seat when this was sent, and whose clocks run."""

    left: list[float]
    running: list[int]
    out: int | None = None
    """The seat that ran out of time, while the others vote."""
    votes: dict[str, str] = {}
    stand_ins: list[int] = []
    """Seats for which a bot answers."""


Fate: TypeAlias = Literal["", "used", "question", "otherwise", "over", "taken-back"]
"""What became of a plan: it waits; it was carried out; something else was asked; none
of its cases came true; what it was for is over; the table went back behind it."""


TakingBack: TypeAlias = Literal["", "at-once", "by-asking"]


class Planning(Struct, kw_only=True):
    """The plan of the seat that is looked from."""

    cases: list[Case]
    words: list[str]
    span: str
    fate: Fate


class PartInfo(Struct, kw_only=True):
    """One person's part of the seed."""

    seats: list[int]
    pledge: str | None
    """Hash of the part, sent before the deal; None if none was sent."""
    told: bool
    """True once the part was revealed to the server."""
    part: str | None = None
    """The part itself, published when the game is over."""


class TableInfo(Struct, kw_only=True, tag_field="kind", tag="game"):
    """A table without its cards."""

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
    """Delay for watchers, in seconds."""
    watchers: int
    pace: Literal["fast", "sealed"]
    candle: float
    """Seconds per window; 0 for no limit."""
    clock: tuple[float, float] | None
    """Bank and increment in seconds."""
    per_move: float = 0
    """Seconds per answer; 0 if the table has no such clock."""
    at_zero: Literal["ask", "move", "keep"] = "ask"
    """What happens when time runs out: the others vote, a bot answers this question, or
    a bot plays until the person returns."""
    holiday: int = 0
    """Maximum days of absence per person during which the clock stops."""
    paused: bool
    outdated: bool = False
    """Closed by an upgrade: the server no longer plays this edition of the rules."""
    record: bool = False
    """The table is outdated, and its log can be downloaded."""
    guided: bool
    you_host: bool
    commitment: str
    """Hash of the server's part of the seed."""
    calling: bool = False
    """Browsers must reveal their parts now; then the cards are dealt."""
    parts: list[PartInfo] = []
    """Parts of all persons, in seat order; empty during a game."""
    left_out: list[int] = []
    """Seats of persons without a part in the deal."""
    joint: bool = False
    """True if the seed was mixed from the server's part and those of persons."""
    server_part: str | None = None
    """Published when the game is over, like the seed."""
    seed: str | None
    replay: str | None
    """Id of the replay of the finished game."""
    next: str | None = None
    """Id of the table that plays it again, once it exists."""
    going: list[int] = []
    """Seats of those who have said that they play again, the first one first."""
    again: bool = False
    """A finished game is played again here: the cards are dealt as soon as everybody
    has come, or after 20 seconds; bots keep the chairs of those who have not."""


class SeenEntry(Struct, kw_only=True, omit_defaults=True):
    """One entry of the table's log, as this reader may see it.

    Empty fields are omitted.
    """

    seq: int
    at: float
    """Time in seconds since 1970."""
    events: list[AnyEvent] = []
    """Events on the table: docs/api/events.md."""
    lines: list[Line] = []
    """The same as lines of the log: docs/games/messages.md."""
    round: int | None = None
    """The round, hand or deal in which it happened, if the game counts them."""
    opens: int | None = None
    """Index of the event with which the next round begins, if one does."""
    bot: int | None = None
    """The seat whose bot did this, if it can explain why."""
    chat: "Chat | None" = None
    note: "Note | None" = None
    """A note about the table: see `Note`."""


class Chat(Struct, kw_only=True):
    seat: int | None
    """None for a watcher."""
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
    """A snapshot of the table for one viewer."""

    table: TableInfo
    looking: int | None
    """The viewer's seat; None for watchers."""
    view: TableView | None
    """None until the cards are dealt, and if watching is not allowed."""
    marks: dict[str, dict[str, int | str]]
    """Marks by piece name, as the game's layout declares them."""
    finished: int
    """Number of finished rounds."""
    pad: tuple[tuple[int, ...], ...]
    """Result per seat of finished rounds: all of them in a welcome, only new ones in an
    update."""
    question: Question | None
    hints: list[Hint]
    ahead: str
    spans: list[str]
    """Spans for which `ahead` may pass windows now, shortest first: `turn`."""
    plan: Planning | None
    """What this seat said ahead of time, and what became of it."""
    gives_in: list[str]
    """The words with which a plan may give in; for cases, ask with `foresee`."""
    may_take_back: TakingBack
    retractable: bool
    final: bool
    """Whether others have a say in taking an answer back that is given now; else it can
    be changed, or taken back at once, and nothing need be confirmed."""
    wish: int | None
    """The seat that asks for a take-back, until all have answered."""
    clocks: Clocks | None
    result: list[Line] = []
    """The winners, and why they won, once the game is over."""
    final_hands: list[FinalHand] = []
    """For each seat what counted of its pieces, once the game is over."""


def sparing(name: str, kind: type, **fields: object) -> Any:
    """Returns the same fields, of which any may be missing, and some are of other
    kinds."""
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
    told: list[SeenEntry]
    """Log entries after `since`, or the last ones."""
    whole: bool
    """True if `told` replaces the client's log instead of continuing it."""


class Update(Sent, tag="update"):
    """New log entries, and what changed in the scene: docs/api/websocket.md."""

    seq: int
    told: list[SeenEntry]
    scene: SceneChange


class Because(Sent, tag="because"):
    """A bot's reason, as a message of the game: `reason-…`."""

    id: str
    at: int
    seat: int
    bot: str
    """Level of the bot at that time."""
    message: str
    values: dict[str, str | int]
    """`thumb` is a message id itself, or `none`."""
    whole: bool
    """True if this is the full reason. While the bot's hand matters, the reason depends
    only on what everybody at the table sees."""
    held: list[Line]
    """If `whole`: the bot's hidden pieces, and what it computed about them."""
    weighed: list[Line]
    """If `whole`: the answers that it compared, its own answer first."""
    seen: list[Line] = field(default_factory=list)
    """If not `whole`: a sentence about how doubtful the answer was for somebody who
    sees no hand, then the bot's answer and the runner-up, with their shares of 100
    hands that the bot could have. Empty as long as the answer is sealed."""


class Foreseen(Sent, tag="foreseen"):
    """Names that a conditional move may use, by what its seat knows."""

    id: str
    seats: list[int]
    """Seats whose answers it may wait for."""
    answers: list[str]
    """Tokens that may be in those answers."""
    chosen: list[str]
    """Tokens that may be in the seat's own answer."""


Message: TypeAlias = EveryMessage | Welcome | Update | Because | Foreseen
