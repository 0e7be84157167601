"""What a program may ask, and what it is answered. Every line is one of these."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value
from parlour.engine.shown import PickData, TableView
from parlour.match.bounds import bound_integers
from parlour.match.log import Log as GameLog
from parlour.terminal.catalogue import GameEntry

PROTOCOL = 2
Id: TypeAlias = int | str | None
"""Whatever the program calls its request; the reply has it too."""


class Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id = None


class HelloRequest(Request, tag="hello"):
    """Which Parlour is this?"""


class GamesRequest(Request, tag="games"):
    """All games, with their seats and options."""


class NewRequest(Request, tag="new"):
    """A game, just dealt."""

    game: str
    seats: int | None = None
    """The usual number, if left out."""
    options: dict[str, Value] = {}
    seed: str | None = None
    """Deals the same again; without one nobody knows what comes."""
    names: list[str] = []
    pace: str = "fast"
    """With `fast`, answers that are forced are given at once; `sealed` asks always."""


class LoadRequest(Request, tag="load"):
    """A position out of a game's log, after all or the first choices."""

    log: GameLog
    upto: int | None = None


class PositionRequest(Request):
    """About a position, by the number it was given."""

    position: int


class LogRequest(PositionRequest, tag="log"):
    """The game so far, for a file; only of positions that were dealt or loaded."""


class CopyRequest(PositionRequest, tag="copy"):
    """The same position again, to try things out on."""


class ImagineRequest(PositionRequest, tag="imagine"):
    """A world that this seat cannot tell from the real one."""

    seat: int
    seed: int = 0


class DropRequest(PositionRequest, tag="drop"):
    """A position that is no longer needed."""


class ViewRequest(PositionRequest, tag="view"):
    """The table as a seat sees it, or as somebody who watches."""

    seat: int | None = None


class QuestionRequest(PositionRequest, tag="question"):
    """What a seat is asked now."""

    seat: int


class NextRequest(PositionRequest, tag="next"):
    """What may follow what was chosen so far."""

    seat: int
    chosen: list[str] = []


class PlayRequest(PositionRequest, tag="play"):
    """A seat's answer."""

    seat: int
    chosen: list[str]


class EventsRequest(PositionRequest, tag="events"):
    """What happened, as a seat saw it, from the given choice on."""

    seat: int | None = None
    since: int = 0


class BotRequest(PositionRequest, tag="bot"):
    """What a bot of ours would answer for this seat, from its view alone."""

    seat: int
    bot: str = "regular"
    seed: int = 0


class PlayoutRequest(PositionRequest, tag="playout"):
    """The game played to its end from here, so many times; the position stays."""

    bots: list[str] = msgspec.field(default_factory=lambda: ["random"])
    """One for each seat, or one for all."""
    times: int = 1
    seed: int = 0


AnyRequest: TypeAlias = (
    HelloRequest
    | GamesRequest
    | NewRequest
    | LoadRequest
    | LogRequest
    | CopyRequest
    | ImagineRequest
    | DropRequest
    | ViewRequest
    | QuestionRequest
    | NextRequest
    | PlayRequest
    | EventsRequest
    | BotRequest
    | PlayoutRequest
)


class Reply(Struct, tag_field="is", kw_only=True):
    id: Id = None


class HelloReply(Reply, tag="hello"):
    parlour: str
    protocol: int = PROTOCOL


class GamesReply(Reply, tag="games"):
    games: list[GameEntry]


class PositionReply(Reply, tag="position"):
    """Where a game stands: who is asked, or how it ended."""

    position: int
    game: str
    seats: int
    choices: int
    """Choices so far; `events` counts by them."""
    waiting: list[int]
    over: bool
    scores: list[int]
    ranks: list[int]
    """Once it is over: 1 for whoever won."""
    returns: list[float]
    """Once it is over: what each seat won, less what each put in."""


class ViewReply(Reply, tag="view"):
    view: TableView
    pieces: dict[str, dict[str, int | str]]
    """Facts about single pieces in sight, by name of the piece and of the fact."""


class QuestionReply(Reply, tag="question"):
    question: PickData | None


class NextReply(Reply, tag="next"):
    next: list[str]
    enough: bool
    """Whether the answer may end here."""


class EventsReply(Reply, tag="events"):
    events: list[AnyEvent]
    choices: int
    """Ask again with `since` at this."""


class LogReply(Reply, tag="log"):
    log: GameLog


class AnswerReply(Reply, tag="answer"):
    chosen: list[str]


class PlayoutReply(Reply, tag="playout"):
    returns: list[list[float]]


class DroppedReply(Reply, tag="dropped"):
    position: int


class RefusedReply(Reply, tag="no"):
    """It cannot be done, and nothing has changed."""

    refused: str
    """A message id for refusals of the rules, else `bad-input`."""
    text: str
    rule: str = ""


class ErrorReply(Reply, tag="oops"):
    """A line that is no request."""

    text: str


read_request = bound_integers(msgspec.json.Decoder(AnyRequest).decode)
