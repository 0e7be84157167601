"""Requests and replies of `parlour engine`. Every line is one of these."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value
from parlour.engine.shown import PickData, TableView
from parlour.match.bounds import bound_integers
from parlour.match.log import Log as GameLog
from parlour.terminal.catalogue import GameListing

PROTOCOL_VERSION = 2
Id: TypeAlias = int | str | None
"""Id of a request, chosen by the program; the reply repeats it."""


class Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id = None


class HelloRequest(Request, tag="hello"):
    """Asks for the version."""


class GamesRequest(Request, tag="games"):
    """Lists all games with their seats and options."""


class NewRequest(Request, tag="new"):
    """Deals a game."""

    game: str
    seats: int | None = None
    """The usual number, if left out."""
    options: dict[str, Value] = {}
    seed: str | None = None
    """Deals the same again; without one nobody knows what comes."""
    names: list[str] = []
    pace: str = "fast"
    """`fast` gives forced answers at once; `sealed` always asks."""


class LoadRequest(Request, tag="load"):
    """Loads a position from a log, after all or the first `upto` choices."""

    log: GameLog
    upto: int | None = None


class PositionRequest(Request):
    """Request about a position, by its number."""

    position: int


class LogRequest(PositionRequest, tag="log"):
    """Returns the log of a position that was dealt or loaded."""


class CopyRequest(PositionRequest, tag="copy"):
    """Copies a position, to try things out."""


class ImagineRequest(PositionRequest, tag="imagine"):
    """Samples a world that this seat cannot distinguish from the real one."""

    seat: int
    seed: int = 0


class DropRequest(PositionRequest, tag="drop"):
    """Drops a position that is no longer needed."""


class ViewRequest(PositionRequest, tag="view"):
    """Returns the table as a seat or a spectator sees it."""

    seat: int | None = None


class QuestionRequest(PositionRequest, tag="question"):
    """Returns the current question of a seat."""

    seat: int


class NextRequest(PositionRequest, tag="next"):
    """Returns the tokens that may follow those chosen so far."""

    seat: int
    chosen: list[str] = []


class PlayRequest(PositionRequest, tag="play"):
    """Plays a seat's answer."""

    seat: int
    chosen: list[str]


class EventsRequest(PositionRequest, tag="events"):
    """Returns the events that a seat saw, from the given choice on."""

    seat: int | None = None
    since: int = 0


class BotRequest(PositionRequest, tag="bot"):
    """Returns a bot's answer for this seat, from its view alone."""

    seat: int
    bot: str = "regular"
    seed: int = 0


class PlayoutRequest(PositionRequest, tag="playout"):
    """Plays the game to its end `times` times; the position does not change."""

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
    protocol: int = PROTOCOL_VERSION


class GamesReply(Reply, tag="games"):
    games: list[GameListing]


class PositionReply(Reply, tag="position"):
    """State of a game: the seats to answer, or the result."""

    position: int
    game: str
    seats: int
    choices: int
    """Choices so far; `events` counts by them."""
    waiting: list[int]
    over: bool
    scores: list[int]
    ranks: list[int]
    """After the game: the rank of each seat, 1 for winners."""
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
