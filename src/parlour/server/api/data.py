"""The HTTP interface as data: what goes in and what comes out.

`openapi.py` describes it from these classes.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.server.api.cards import Card
from parlour.server.api.catalogue import OptionInfo
from parlour.server.games.frames import BotName, Hex
from parlour.server.tables.frames import Name, SeatNumber
from parlour.story.views.view import AboutSet

OptionName: TypeAlias = Annotated[str, Meta(max_length=60)]
OptionValue: TypeAlias = Annotated[str, Meta(max_length=2_000)] | int | bool
Language: TypeAlias = Annotated[str, Meta(max_length=8)]
Pace: TypeAlias = Literal["soon", "hourly", "daily"]


class RequestBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class NameBody(RequestBody):
    name: Name


class TableBody(RequestBody):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=100)] = {}
    bots: Annotated[list[BotName | None], Meta(max_length=10)] = []
    """For each seat a bot's strength, or null for people; the host gets the first."""
    names: Annotated[list[Name], Meta(max_length=9)] | None = None
    """More people at the host's own screen; they get the next seats without bots."""
    public: bool = False
    watch: Literal["none", "public", "delayed"] = "public"
    delay: Literal[60, 300, 900] = 300
    """Seconds after which those who watch see all hands, with `delayed`."""
    pace: Literal["fast", "sealed"] = "sealed"
    candle: Annotated[float, Meta(ge=0, le=60)] = 8
    clock: (
        tuple[
            Annotated[float, Meta(ge=10, le=86_400)],
            Annotated[float, Meta(ge=0, le=3_600)],
        ]
        | None
    ) = None
    per_move: Annotated[int, Meta(ge=60, le=14 * 86_400)] | None = None
    """Seconds for each answer, in place of `clock`; from an hour on the table is slow:
    it goes on with nobody there, and no candle burns."""
    at_zero: Literal["ask", "move", "keep"] = "ask"
    """When somebody's time is up: ask the others, let a bot answer for this move, or
    have it play on until they come back."""
    holiday: Annotated[int, Meta(ge=0, le=60)] = 14
    """Days in all for which anybody's clock stands still while they are away, at a slow
    table; a quick clock never does."""
    begin: bool = False
    """Deal at once; no chair may be left for others."""
    guide: bool = False
    """The guided first game, which brings its own seats and options."""
    name: Name | None = None
    pledge: Hex | None = None
    """The hash of what the host's browser will add to the deal."""


class PadBody(RequestBody):
    """A new score pad: people play with their own cards."""

    game: Annotated[str, Meta(max_length=40)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=10)]
    """Names of the players in seating order; they need no account here."""
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=100)] = {}
    dealer: SeatNumber = 0
    """The seat that deals or begins, if the game's pad asks for it."""


class CodeBody(RequestBody):
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class SeatBody(RequestBody):
    seat: SeatNumber


class BotTokenBody(RequestBody):
    """A chair for a program."""

    seat: SeatNumber
    name: Name | None = None
    """The program's name at the table; by default the name of the bot it replaces."""


class TokenBody(RequestBody):
    token: Annotated[str, Meta(min_length=1, max_length=400)]


class DeviceBody(RequestBody):
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Me(Struct, kw_only=True):
    person: bool
    name: str


class TableMade(Struct, kw_only=True):
    id: str
    code: str
    link: str


class TableFound(Struct, kw_only=True):
    id: str


class SeatOffer(Struct, kw_only=True):
    """The effect that a seat link would have on this browser."""

    name: str
    """The name of the person that the browser would become."""
    yours: bool
    """It is that person already."""
    you: str
    """The current name of this browser, if it belongs to another person."""
    tables: int
    """Number of tables that would be left behind."""


class DeviceInfo(Struct, kw_only=True):
    id: str
    label: str
    """The browser's own label; may be empty."""
    since: float
    this: bool
    """The one that asks."""


class Devices(Struct, kw_only=True):
    devices: list[DeviceInfo]


class TableTaken(Struct, kw_only=True):
    table: str


class Link(Struct, kw_only=True):
    link: str


class BotToken(Struct, kw_only=True):
    """A program's access to a chair; the token is shown once."""

    token: str
    socket: str


class TableLists(Struct, kw_only=True):
    mine: list[Card]
    open: list[Card]


class TurnList(Struct, kw_only=True):
    """The tables that wait for somebody."""

    tables: list[Card]


class Health(Struct, kw_only=True):
    ok: bool
    database: bool
    version: str
    build: Literal["compiled", "interpreted"]
    """Build of the engine: interpreted, or compiled, which is faster."""


# Stories


class ContentBody(RequestBody):
    """One of Parlour's own content-sets, or a file that nobody is shown."""

    content: Annotated[str, Meta(max_length=60)] | None = None
    source: Annotated[str, Meta(min_length=1)] | None = None
    """The length limit is in the check of the file."""


class StoryBody(ContentBody):
    """A new story table."""

    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=30)] = {}
    public: bool = False
    watch: Literal["none", "public"] = "public"
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")] = "en"
    """The table's language; bots write in it if it has sentences for them."""
    name: Name | None = None
    names: Annotated[list[Name], Meta(max_length=7)] = []
    """More people at the host's own screen."""


class PictureBody(RequestBody):
    """A portrait, or a picture for the Dealer's drawer."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    picture: Annotated[bytes, Meta(min_length=1)]
    """JPEG, PNG or WebP."""
    caption: Annotated[str, Meta(max_length=300)] = ""
    """A description of the picture; required for the drawer."""
    of: Annotated[str, Meta(max_length=40)] = ""
    """The character on a portrait: `p0` or `c1`; empty for the drawer."""


class PictureKept(Struct, kw_only=True):
    picture: int
    """The entry by which it came: it is asked for by this number."""


class SetInfo(AboutSet, kw_only=True):
    """A content-set that comes along, with the options that it presets."""

    options: dict[str, str | int | bool]


class Sets(Struct, kw_only=True):
    sets: list[SetInfo]
    options: list[OptionInfo]
    credit: str
    """The system's credit line, to be shown as prominently as any other."""
    licence: str


# Notices of turns, and holidays


class PushBody(RequestBody):
    """A browser's subscription at its push service."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    language: Language | None = None
    """As it was before, if none is given."""


class MailBody(RequestBody):
    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language = "en"
    pace: Pace = "soon"


class ChangeBody(RequestBody):
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    language: Language
    pace: Pace


class WayBody(RequestBody):
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class AboutBody(RequestBody):
    on: bool


class WayInfo(Struct, kw_only=True):
    """A channel by which somebody is notified."""

    id: str
    kind: Literal["push", "mail"]
    label: str
    """The device, or as much of the address as is needed to know it again."""
    this: bool
    """The browser that asks."""
    answered: bool
    """Whether the owner of a mail address has confirmed it."""
    language: str
    pace: Pace


class Notices(Struct, kw_only=True):
    """A person's notification channels, and those that this server offers."""

    push: str | None
    """The server's public key, if it can push."""
    mail: bool
    """Whether it can send mail."""
    ways: list[WayInfo]
    quiet: list[str]
    """Tables without notices."""


class MailedOff(Struct, kw_only=True):
    table: str
    """The table about which no mail comes any more; empty for all."""


class AwayBody(RequestBody):
    until: Annotated[float, Meta(ge=0, le=1e11)] | None
    """Seconds since 1970; null after a return."""


class AwayAt(Struct, kw_only=True):
    table: str
    until: float | None
    """Until when the clock stands still there, and reminders keep quiet; null where the
    table does not allow it, or no longer."""


class HolidayInfo(Struct, kw_only=True):
    """The holiday of a person, and its meaning at their tables."""

    until: float | None
    most: int
    """Days that can be said ahead."""
    tables: list[AwayAt]
