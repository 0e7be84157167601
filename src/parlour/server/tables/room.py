"""What every table has, whatever is played at it: a room, readers and company."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, TypeVar, Union

import msgspec
from msgspec import Struct

from parlour.engine.refusals import Refusal
from parlour.engine.zones import AUDIENCE
from parlour.server.store.rows import TableState as TableState
from parlour.server.tables.checkpoint import Checkpoint

PAD: Final = "pad:"
"""What the store calls a score pad by, before the name of its game."""
BOT_NAMES: Final = (
    "Basil",
    "Clover",
    "Juniper",
    "Saffron",
    "Sorrel",
    "Tansy",
    "Thyme",
    "Yarrow",
    "Fennel",
    "Hyssop",
)
"""Names of bots by seat, at tables of games and of stories."""
Lines: TypeAlias = list[tuple[int, float, Any]]
"""Entries of a log with seq and time."""


class Facts(Struct, omit_defaults=True):
    """The data of a table that the store keeps for its card in the lobby."""

    seats: int
    names: list[str]
    people: list[str]
    """The person of each seat; never sent to anybody."""
    host: str = ""
    waiting: list[int] = []
    missed: list[int] = []
    """Seats of those who have not come yet, where the same is played again."""
    round: int | None = None
    finished_at: float | None = None
    replay: str | None = None
    locked: bool = False
    edition: int = 0
    """Of the rules that the table plays; 0 where nobody noted it."""
    turns: dict[str, int] = {}
    """People for whose answer others wait, and since which entry; never sent either."""
    away: dict[str, float] = {}
    """People who said that they are away, and until when."""
    ends: dict[str, float] = {}
    """When the time of those is up who are asked, where a slow clock runs."""
    title: str = ""
    """What a story is called; games are known by their own name."""
    outdated: bool = False
    """The table's edition of the rules is no longer here."""


facts_of = msgspec.json.Decoder(Facts).decode


class Room(ABC):
    """A table as its entries leave it: the fold of its log, and nothing else."""

    GROWING: ClassVar = frozenset({"done"})

    def __init__(self, id_: str, code: str, secret: str) -> None:
        self.id = id_
        self.code = code
        self.secret = secret
        """The server's part of the deal."""
        self.seq = 0
        """The last entry of the log."""
        self.at = 0.0
        self.host = ""
        self.public = False
        self.locked = False
        self.closed = False
        self.banned: set[str] = set()
        self.next: str | None = None
        """The table at which the same people go on."""
        self.done: dict[tuple[str, str], int] = {}
        """What was answered to each request that was ever applied, by person and id."""

    @property
    @abstractmethod
    def slug(self) -> str:
        """Returns the slug of the game or story."""

    @property
    def state(self) -> TableState:
        raise NotImplementedError

    @property
    def shown_seq(self) -> int:
        """The number of the last entry, as readers know it."""
        return self.seq

    @property
    def seating_seq(self) -> int:
        """Another number once anybody may sit elsewhere, host, or be shown out."""
        return self.seq

    def apply(self, seq: int, at: float, entry: Any) -> None:
        """Goes on by one entry. A Refusal may leave it half done."""
        self.seq, self.at = seq, at
        entry.apply(self)
        if entry.id:
            self.done.setdefault((entry.by, entry.id), self.shown_seq)

    def save(self) -> Checkpoint:
        """Returns the room as it is now, to put it back if entries cannot be
        written."""
        return Checkpoint(self)

    def check_open(self) -> None:
        if self.closed:
            raise Refusal("closed")

    def check_own_seat(self, person: str, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise Refusal("not-your-seat")

    def seats_of(self, person: str) -> list[int]:
        return []

    @abstractmethod
    def people(self) -> list[str]:
        """Returns everybody who plays here now, each once."""

    def owners(self) -> list[str]:
        """Returns everybody whose table it is."""
        return self.people()

    @abstractmethod
    def facts(self) -> Facts:
        """Returns what the lobby's card is drawn from."""


AnyRoom = TypeVar("AnyRoom", bound=Room)


class LogEntry(Struct, tag_field="is", kw_only=True, omit_defaults=True):
    """One line of a table's log; a new one is a class with a tag.

    `by` is the person behind it and `id` the name that they gave their request, so that
    a request repeated after a lost connection is recognised.
    """

    by: str = ""
    id: str = ""


def union_of(base: type[Struct], names: Mapping[str, Any], *more: type) -> Any:
    """Makes the union of a module's classes of a kind that have tags, and `more`."""
    found = [
        kind
        for kind in names.values()
        if isinstance(kind, type)
        and issubclass(kind, base)
        and kind.__struct_config__.tag != kind.__name__
    ]
    return Union[(*more, *found)]


def pass_on(room: Room) -> None:
    """Passes the host's role on: a host who plays no longer hands the role to the first
    who does."""
    people = room.people()
    if people and room.host not in people:
        room.host = people[0]


def fold(
    kind: Callable[[str, str, str], AnyRoom],
    id_: str,
    code: str,
    secret: str,
    lines: Iterable[tuple[int, float, Any]],
) -> AnyRoom:
    """Returns the room that these lines of a log make."""
    room = kind(id_, code, secret)
    for line in lines:
        room.apply(*line)
    return room


class Reader(NamedTuple):
    """All that decides what somebody is shown; equal readers share their bytes."""

    looking: int | None
    seats: tuple[int, ...] = ()
    host: bool = False
    open: bool = False
    """Watches with a delay, and sees every card of deals that are over."""

    @property
    def viewer(self) -> int:
        return AUDIENCE if self.looking is None else self.looking


class Company(NamedTuple):
    """Seats and watchers that are connected, and what is known beside the log."""

    here: frozenset[int] = frozenset()
    watchers: int = 0
    passing: frozenset[int] = frozenset()
    """Seats that passed early in the window that is open, in a game."""
    candles: dict[int, float] | None = None
    """When the candles of the asked seats are out, in a game."""
    plans: dict[int, Any] | None = None
    """What seats said ahead of time, in a game; each is for that seat's eyes only."""
