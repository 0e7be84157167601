"""Table: a room that somebody looks at. What is asked, written down and told.

Whatever is asked goes through `write`: decided against the room, tried out, written
down, and only when it is durable applied and told. All of it happens under one lock;
where another worker was faster the room is read again and the request decided anew.
What a game and a story do each in their own way is in `games` and `stories`.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from parlour.engine.refusals import Refusal
from parlour.server.process.logs import tag
from parlour.server.store import Clash, Store, Unavailable
from parlour.server.store.rows import NEVER
from parlour.server.tables import frames as common
from parlour.server.tables.codes import is_program
from parlour.server.tables.connection import Conn, encode
from parlour.server.tables.neighbours import Neighbours
from parlour.server.tables.room import AnyRoom, Company, Reader

AGAIN = 0.5
"""Seconds until the next try to catch up, where the store did not answer."""
TRIES = 6
"""How often a request is decided anew before the table is called busy."""


class Written(Protocol):
    """An entry of any log: who is behind it, and what they called their request."""

    by: str
    id: str


Entry = TypeVar("Entry", bound=Written)

logger = logging.getLogger("parlour.table")


class Busy(Exception):
    """It could not be written down now; nothing is lost by asking again."""


class Shown(NamedTuple):
    """A frame with a scene in it, and what its reader knows afterwards."""

    frame: Struct
    seq: int
    scene: Struct


@dataclass(eq=False)
class Table(ABC, Generic[AnyRoom, Entry]):
    """The life of a table at this worker."""

    room: AnyRoom
    store: Store
    steady: Callable[[], float]
    neighbours: Neighbours

    def __post_init__(self) -> None:
        self.ahead = 0.0
        """Seconds by which this table's log is ahead of this worker's time."""
        self.noted(self.room.at)
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()
        """Set when the table has changed, or somebody came: something may be due."""
        self.conns: list[Conn] = []
        self.present: Company | None = None
        """Who is connected; None when that has to be looked up anew."""
        self.arranged = self.room.arranged
        """The arrangement of the room that readers are seated by."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.kept_facts = self.room.facts()
        self.kept_wakes: float | None = self.wakes(self.room)
        """What the store has of it."""
        self.loaded = self.clock()
        """Since when this worker has the table."""
        self.met = self.loaded
        """Since when somebody who plays looks, without a break."""
        self.idle_since = self.loaded
        self.closed = False
        """Whether this worker has let go of this copy of the table."""

    # What games and stories do each in their own way

    @staticmethod
    @abstractmethod
    def read_entry(body: bytes, /) -> Any: ...

    @staticmethod
    @abstractmethod
    def write_entry(entry: Any, /) -> bytes: ...

    @abstractmethod
    async def tried(self, lines: list[tuple[int, float, Entry]]) -> AnyRoom:
        """The room as these lines would leave it; the live one stays as it is."""

    @abstractmethod
    def news(self, lines: list[tuple[int, float, Entry]]) -> None:
        """Tells everybody what these lines, applied by now, have changed."""

    @abstractmethod
    def first(self, reader: Reader, since: int | None) -> Shown:
        """A welcome: what somebody missed, or the table anew."""

    @abstractmethod
    def update(self, reader: Reader, company: Company, since: int, shown: Any) -> Shown:
        """What is new to somebody who was told so much, and shown this scene."""

    @abstractmethod
    def info(self, reader: Reader) -> Struct:
        """What anybody may know of the table before sitting down."""

    @staticmethod
    def wakes(room: Any, /) -> float:
        """When something is due at a table with nobody there."""
        return NEVER

    def may_look(self, reader: Reader) -> bool:
        """Whether somebody is shown anything at all."""
        return True

    def apply(
        self, lines: list[tuple[int, float, Entry]], trial: AnyRoom | None
    ) -> None:
        """Lets the room go on. `trial` is what it becomes, where that was tried."""
        for line in lines:
            self.room.apply(*line)

    def restless(self) -> bool:
        """Whether anything may be due by itself."""
        return True

    def followed(self, seq: int, at: float, entry: Entry) -> None:
        """An entry was applied just now."""

    async def opened(self, lines: list[tuple[int, float, Entry]], state: str) -> None:
        """The room was made from these lines of the store, which calls it so."""

    # Time

    def clock(self) -> float:
        """The table's time: never before the last entry, whoever wrote it when."""
        return self.steady() + self.ahead

    def noted(self, at: float) -> None:
        """Something was written down at that time."""
        self.ahead = max(self.ahead, at - self.steady())

    def touch(self) -> None:
        """Somebody was here, or is about to come."""
        self.idle_since = self.clock()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has looked for so long, and nothing is under way."""
        past = self.clock() - self.idle_since
        return not self.conns and past > seconds and not self.lock.locked()

    # Writing

    async def write(self, make: Callable[[AnyRoom], list[Entry]]) -> int:
        """Writes down what `make` decides; returns what readers are told it by, once
        it is durable.

        The lock must be held. A Refusal goes through to whoever asked.
        """
        for _ in range(TRIES):
            after = self.room.seq
            at = self.clock()
            try:
                made = make(self.room)
                lines = [(after + n, at, one) for n, one in enumerate(made, start=1)]
                trial = await self.tried(lines) if made else self.room
            except Refusal:
                await self.catch_up()
                if self.room.seq == after:
                    raise
                continue  # it may be right at the table as it is kept
            if not made:
                return self.room.told
            facts, owners = trial.facts(), trial.owners()
            wakes = self.wakes(trial)
            try:
                await self.store.append(
                    self.room.id,
                    after,
                    [self.write_entry(entry) for entry in made],
                    at=at,
                    state=trial.state if trial.state != self.room.state else None,
                    facts=facts if facts != self.kept_facts else None,
                    persons=owners if owners != self.room.owners() else None,
                    wakes=wakes if wakes != self.kept_wakes else None,
                )
            except Clash:
                await self.catch_up()
                continue
            except Unavailable as wrong:
                raise Busy from wrong
            self.kept_facts, self.kept_wakes = facts, wakes
            self.follow(lines, trial)
            return self.room.told
        raise Busy

    async def catch_up(self) -> None:
        """Reads what others wrote, or raises Busy. The lock must be held."""
        rows = await answered(self.store.read(self.room.id, after=self.room.seq))
        if rows:
            self.follow((row.seq, row.at, self.read_entry(row.body)) for row in rows)
            self.kept_facts = self.room.facts()
            self.kept_wakes = self.wakes(self.room)

    def follow(
        self,
        lines: Iterable[tuple[int, float, Entry]],
        trial: AnyRoom | None = None,
    ) -> None:
        """Goes on by entries that are durable, and tells everybody."""
        lines = list(lines)
        self.apply(lines, trial)
        for seq, at, entry in lines:
            self.noted(at)
            self.followed(seq, at, entry)
        if self.arranged != self.room.arranged:
            self.arranged = self.room.arranged
            self.present = None
            for conn in self.conns[:]:
                self.reseat(conn)
        self.news(lines)
        if self.restless():
            self.wake.set()

    def reseat(self, conn: Conn) -> None:
        """Turns somebody to the seat they got, and away from the one they lost.

        A program is here for its chair only.
        """
        seats = self.room.seats_of(conn.person)
        lost = conn.looking is not None and conn.looking not in seats
        conn.look(conn.looking)
        if lost or set(seats) - set(conn.seats):
            conn.look(seats[0] if len(seats) == 1 else None)
        conn.seats = seats
        gone = is_program(conn.person) and not seats
        if gone or conn.person in self.room.banned:
            self.turn_out(conn)

    async def heard(self, seq: int) -> None:
        """Something was written, maybe by another worker; -1 if news was missed.

        Tries until it is read: nobody says it again.
        """
        while not 0 <= seq <= self.room.seq:
            async with self.lock:
                try:
                    if not 0 <= seq <= self.room.seq:
                        await self.catch_up()
                    return
                except Busy:
                    logger.warning(
                        "could not catch up yet", extra={"table": tag(self.room.id)}
                    )
            await asyncio.sleep(AGAIN)

    async def compare(self) -> None:
        """Reads what news may not have brought, for somebody who comes."""
        async with self.lock:
            await self.catch_up()

    # Who is here

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def around(self) -> set[str]:
        """Everybody who looks, at other workers too."""
        here = {conn.person for conn in self.conns}
        return here | self.neighbours.persons(self.room.id)

    def company(self) -> Company:
        """The seats whose people are here, and how many others watch."""
        if self.present is None:
            seats = [self.room.seats_of(person) for person in self.around()]
            here = frozenset(seat for own in seats for seat in own)
            self.present = Company(here, sum(not own for own in seats))
        return self.present

    def attended(self) -> bool:
        """Whether the table goes on by itself: somebody who plays looks at it, or
        anybody where only bots play. Programs would look for ever.
        """
        people = set(self.room.people())
        looking = {conn.person for conn in self.conns if not is_program(conn.person)}
        return bool(looking & people if people else looking)

    def presence(self) -> None:
        """Somebody came or went: tells everybody who is here."""
        self.present = None
        company = self.company()
        data = encode(
            common.Presence(here=sorted(company.here), watchers=company.watchers)
        )
        for conn in self.conns:
            conn.send_bytes(data)

    def tell_neighbours(self) -> None:
        if self.closed:
            return  # another copy may be open by now
        here = {conn.person for conn in self.conns}
        seated = [person for person in self.room.people() if person in here]
        self.neighbours.tell(self.room.id, [*seated, *sorted(here)])

    def nudge(self, person: str, seat: int, by: str) -> None:
        """Nudges somebody at each of their screens at this worker."""
        for conn in self.conns:
            if conn.person == person:
                conn.send(common.Nudged(seat=seat, by=by))

    # Coming and going

    def join(self, conn: Conn, since: int | None, seat: int | None) -> None:
        if self.closed:
            conn.close(common.RESTART)
            return
        conn.seats = self.room.seats_of(conn.person)
        only = conn.seats[0] if len(conn.seats) == 1 else None
        conn.look(seat if seat in conn.seats else only)
        if not self.attended():
            self.met = self.clock()
        self.conns.append(conn)
        self.present = None
        self.welcome(conn, since)
        self.tell_neighbours()
        self.presence()
        self.wake.set()

    def leave(self, conn: Conn) -> None:
        if conn in self.conns:
            self.conns.remove(conn)
            self.tell_neighbours()
            self.presence()
        self.touch()
        self.wake.set()

    def shut(self, code: int) -> None:
        """Closes this copy: nobody can join it, and its readers reconnect."""
        self.closed = True
        for conn in self.conns:
            conn.close(code)

    def turn_out(self, conn: Conn) -> None:
        """Closes the door behind somebody who was sent away."""
        self.conns.remove(conn)
        self.present = None
        conn.close(common.KICKED)
        self.tell_neighbours()

    # Looking

    def reader(self, conn: Conn) -> Reader:
        if conn.reader is None:
            conn.reader = self.reader_for(conn.person, conn.looking)
        return conn.reader

    def reader_for(self, person: str, looking: int | None = None) -> Reader:
        seats = tuple(self.room.seats_of(person)) if person else ()
        host = bool(person) and person == self.room.host
        return Reader(looking if looking in seats else None, seats, host)

    def welcome(self, conn: Conn, since: int | None) -> None:
        """The first thing somebody gets."""
        reader = self.reader(conn)
        if not self.may_look(reader):
            conn.close(common.GONE)
            return
        frame, conn.seq, conn.shown = self.first(reader, since)
        conn.send(frame)

    def tell_all(self, only: Callable[[Conn], bool] = lambda conn: True) -> None:
        """Tells each reader what is new to them; equal readers share the bytes."""
        company = self.company()
        made: dict[tuple[Reader, int, int], tuple[bytes, Shown]] = {}
        scenes: dict[Reader, Struct] = {}
        for conn in filter(only, self.conns):
            reader = self.reader(conn)
            if not self.may_look(reader):
                continue
            key = (reader, conn.seq, id(conn.shown))
            if key not in made:
                shown = self.update(reader, company, conn.seq, conn.shown)
                first = scenes.setdefault(reader, shown.scene)
                if first is not shown.scene and first == shown.scene:
                    shown = shown._replace(scene=first)  # from now on they are equal
                made[key] = encode(shown.frame), shown
            data, (_, conn.seq, conn.shown) = made[key]
            conn.send_bytes(data)


Answer = TypeVar("Answer")


async def answered(asked: Awaitable[Answer]) -> Answer:
    """What the store answers; Busy if it does not."""
    try:
        return await asked
    except Unavailable as wrong:
        raise Busy from wrong
