"""What every table has, whatever is played at it: a room, readers and company."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, Protocol, TypeVar, Union

from msgspec import Struct

from parlour.engine.zones import AUDIENCE
from parlour.server.store.rows import TableState as TableState
from parlour.server.tables.checkpoint import Checkpoint

PAD: Final = "pad:"
"""What the store calls a score pad by, before the name of its game."""


class Room(Protocol):
    """A table as its entries leave it: the fold of its log, and nothing else."""

    id: str
    code: str
    seq: int
    """The last entry of the log."""
    at: float
    host: str
    banned: set[str]
    done: dict[tuple[str, str], int]
    """What was answered to each request that was ever applied, by person and id."""

    @property
    def state(self) -> TableState: ...

    @property
    def slug(self) -> str:
        """What is played."""

    @property
    def public(self) -> bool: ...

    @property
    def told(self) -> int:
        """The last number that readers are told."""

    @property
    def arranged(self) -> int:
        """Another number once anybody may sit elsewhere, host, or be shown out."""

    def apply(self, seq: int, at: float, entry: Any) -> object:
        """Goes on by one entry. A Refusal may leave it half done."""

    def save(self) -> Checkpoint:
        """The room as it is now, to put it back if entries cannot be written."""

    def seats_of(self, person: str) -> list[int]: ...

    def people(self) -> list[str]:
        """Everybody who plays here now, each once."""

    def owners(self) -> list[str]:
        """Everybody whose table it is."""

    def facts(self) -> bytes:
        """What the lobby's card is drawn from."""


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
    """A host who plays no longer hands the role to the first who does."""
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
    """The room that these lines of a log make."""
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
    """Who is connected, and what is known beside the log."""

    here: frozenset[int] = frozenset()
    watchers: int = 0
    passing: frozenset[int] = frozenset()
    """Seats that passed early in the window that is open, in a game."""
    candles: dict[int, float] | None = None
    """When the candles of the asked seats are out, in a game."""
    plans: dict[int, Any] | None = None
    """What seats said ahead of time, in a game; each is for that seat's eyes only."""
