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


class Hello(Request, tag="hello"):
    """Which Parlour is this?"""


class Games(Request, tag="games"):
    """All games, with their seats and options."""


class New(Request, tag="new"):
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


class Load(Request, tag="load"):
    """A position out of a game's log, after all or the first choices."""

    log: GameLog
    upto: int | None = None


class Placed(Request):
    """About a position, by the number it was given."""

    position: int


class Log(Placed, tag="log"):
    """The game so far, for a file; only of positions that were dealt or loaded."""


class Copy(Placed, tag="copy"):
    """The same position again, to try things out on."""


class Imagine(Placed, tag="imagine"):
    """A world that this seat cannot tell from the real one."""

    seat: int
    seed: int = 0


class Drop(Placed, tag="drop"):
    """A position that is no longer needed."""


class View(Placed, tag="view"):
    """The table as a seat sees it, or as somebody who watches."""

    seat: int | None = None


class Question(Placed, tag="question"):
    """What a seat is asked now."""

    seat: int


class Next(Placed, tag="next"):
    """What may follow what was chosen so far."""

    seat: int
    chosen: list[str] = []


class Play(Placed, tag="play"):
    """A seat's answer."""

    seat: int
    chosen: list[str]


class Events(Placed, tag="events"):
    """What happened, as a seat saw it, from the given choice on."""

    seat: int | None = None
    since: int = 0


class Bot(Placed, tag="bot"):
    """What a bot of ours would answer for this seat, from its view alone."""

    seat: int
    bot: str = "regular"
    seed: int = 0


class Playout(Placed, tag="playout"):
    """The game played to its end from here, so many times; the position stays."""

    bots: list[str] = msgspec.field(default_factory=lambda: ["random"])
    """One for each seat, or one for all."""
    times: int = 1
    seed: int = 0


AnyRequest: TypeAlias = (
    Hello
    | Games
    | New
    | Load
    | Log
    | Copy
    | Imagine
    | Drop
    | View
    | Question
    | Next
    | Play
    | Events
    | Bot
    | Playout
)


class Reply(Struct, tag_field="is", kw_only=True):
    id: Id = None


class Welcome(Reply, tag="hello"):
    parlour: str
    protocol: int = PROTOCOL


class Listed(Reply, tag="games"):
    games: list[GameEntry]


class Position(Reply, tag="position"):
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


class Seen(Reply, tag="view"):
    view: TableView
    pieces: dict[str, dict[str, int | str]]
    """Facts about single pieces in sight, by name of the piece and of the fact."""


class Asked(Reply, tag="question"):
    question: PickData | None


class Following(Reply, tag="next"):
    next: list[str]
    enough: bool
    """Whether the answer may end here."""


class Told(Reply, tag="events"):
    events: list[AnyEvent]
    choices: int
    """Ask again with `since` at this."""


class Written(Reply, tag="log"):
    log: GameLog


class Answer(Reply, tag="answer"):
    chosen: list[str]


class Played(Reply, tag="playout"):
    returns: list[list[float]]


class Dropped(Reply, tag="dropped"):
    position: int


class No(Reply, tag="no"):
    """It cannot be done, and nothing has changed."""

    refused: str
    """A message id for refusals of the rules, else `bad-input`."""
    text: str
    rule: str = ""


class Oops(Reply, tag="oops"):
    """A line that is no request."""

    text: str


read_request = bound_integers(msgspec.json.Decoder(AnyRequest).decode)
