"""Statistics for operators: counts and times, never a card, name or code."""

from collections import Counter

from msgspec import Struct


class Minute(Struct, frozen=True, array_like=True):
    """One minute of a worker. Shorter times would reveal single moves."""

    moves: int
    """Moves, and whatever else was written down at tables."""
    half: float | None
    late: float | None
    """Milliseconds in which half of all frames, and 99 of 100, were answered; None if
    there were none."""
    cpu: float
    """Of one processor, from 0 to 1 and a little more."""
    lag: float
    """Milliseconds that the loop came late at most, when it was due."""


class Worker(Struct, kw_only=True):
    """One process that serves, as it describes itself."""

    name: str
    machine: str
    process: int
    version: str
    build: str
    since: float
    """Seconds that it has run."""
    tables: int
    """Open tables."""
    people: int
    """People connected here."""
    sockets: int
    memory: int
    """Bytes; 0 if the system does not say."""
    pending: int
    """Appends that wait for the disk."""
    limits: dict[str, int]
    """Hits of each rate limit."""
    experts: int
    """Bots that look ahead now, or wait for a process to do it in."""
    expert_processes: int
    files: int
    """Strangers' files that are read now, or wait for it."""
    minutes: list[Minute]
    """The last hour, the newest last."""


class PlayedTables(Struct, kw_only=True):
    """Number of tables of a game or a story, by state."""

    game: str
    title: str
    kind: str
    """`game` or `story`."""
    states: dict[str, int]


class ClosedTables(Struct, kw_only=True):
    """Tables of one game that an upgrade closed, as their rules changed."""

    game: str
    title: str
    edition: int
    """Of the rules that they were opened under."""
    current: int
    """The edition that is played here now; 0 if the game is not installed."""
    tables: int


class People(Struct, kw_only=True):
    named: int
    today: int
    week: int
    """People seen in the last day, and in the last week."""
    devices: int
    """Without the first of each person."""


class StoredKind(Struct, kw_only=True):
    """Stored items of one kind: number and bytes."""

    kind: str
    count: int
    bytes: int
    most: int = 0
    """Bytes that it may take at most; 0 where nothing says so."""


class Storage(Struct, kw_only=True):
    database: int
    """Bytes that the database takes."""
    free: int | None
    """Bytes that are left where the data folder is; None if the system does not say."""
    kept: list[StoredKind]


class Queue(Struct, kw_only=True):
    """Work that waits."""

    name: str
    waiting: int | None
    busy: int | None
    """None where it cannot be found out now."""
    note: str = ""
    """`off` where there is none, `failed` where some have failed."""
    failed: int = 0


class Versions(Struct, kw_only=True):
    parlour: str
    build: str
    python: str
    database: str
    schema: str
    newest: str
    """The schema version of this Parlour."""


class Machine(Struct, kw_only=True):
    name: str
    processors: int
    load: float | None
    """Processes that are ready to run, on average over the last minute; None if the
    system does not say."""


class House(Struct, kw_only=True):
    """Everything at once: what the page shows and scripts get."""

    at: float
    healthy: bool
    """Whether the database answers and takes what is written."""
    tables: list[PlayedTables] | None
    closed: list[ClosedTables]
    people: People | None
    storage: Storage | None
    """None where the database does not answer."""
    queues: list[Queue]
    versions: Versions
    machine: Machine
    workers: list[Worker]
    silent: int
    """Workers that gave a sign of life lately and did not answer this time."""

    @property
    def minutes(self) -> list[Minute]:
        """Returns the last hour of all workers together, the newest last."""
        longest = max((len(one.minutes) for one in self.workers), default=0)
        return [
            add_up([w.minutes[-n] for w in self.workers if len(w.minutes) >= n])
            for n in range(longest, 0, -1)
        ]

    @property
    def limits(self) -> list[tuple[str, int]]:
        """Hits of each rate limit, the most frequent first."""
        reached = sum((Counter(one.limits) for one in self.workers), Counter[str]())
        return reached.most_common()

    def states_of(self, kind: str) -> Counter[str]:
        """Returns the number of tables of a kind, by state."""
        states = (one.states for one in self.tables or [] if one.kind == kind)
        return sum(map(Counter[str], states), Counter[str]())

    def is_mixed(self) -> bool:
        """Returns whether workers of different versions or builds run."""
        return len({(one.version, one.build) for one in self.workers}) > 1


def add_up(all_: list[Minute]) -> Minute:
    """Adds up figures of several workers in one minute: moves add up, of times the
    worst counts."""
    return Minute(
        moves=sum(one.moves for one in all_),
        half=longest([one.half for one in all_]),
        late=longest([one.late for one in all_]),
        cpu=sum(one.cpu for one in all_),
        lag=max((one.lag for one in all_), default=0.0),
    )


def longest(times: list[float | None]) -> float | None:
    """Returns the longest of those that are known.

    >>> longest([1.5, None, 2.0]), longest([None])
    (2.0, None)
    """
    return max((one for one in times if one is not None), default=None)
