"""OpenTable: a room with its connections. It serves requests, writes and sends.

`take` and `ask` serve every request of games, stories and score pads: decode, check
limits, lock, look up the id, call `act.entries`, apply, append, send, reply. `write` is
the part that automatic entries use too: it applies entries to the room, appends them,
and sends updates when they are durable. All of this holds one lock. Until the entries
are durable, no other request is served and nothing is shown. If the append fails, the
room is restored. If another worker appended first, the request is checked again. If
another worker owns the table now, this copy is closed.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Raw, Struct

from parlour.engine.refusals import BadInput, Refusal
from parlour.match.bounds import LONG_NUMBER, UNREADABLE, check_integers
from parlour.server.access.limits import MAX_FRAME_BYTES
from parlour.server.ports import Aside, Clock, StorePort
from parlour.server.process.neighbours import Neighbours
from parlour.server.store.rows import NEVER, Clash, Fenced, Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables.act import SLOW_DOWN, Act, Declined, Ping, Sender
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.codes import is_program
from parlour.server.tables.connection import Conn, encode
from parlour.server.tables.room import (
    AnyRoom,
    Company,
    Lines,
    LogEntry,
    Reader,
    Room,
    TableState,
)

NOBODY = ("", "")
"""The author of entries that the table writes automatically."""
MAX_TRIES = 6
"""How often a request is decided before the table is called busy."""


Entry = TypeVar("Entry", bound=LogEntry)

logger = logging.getLogger("parlour.table")


class Busy(Exception):
    """The entries could not be stored now. The client may resend the request."""


class TableSummary(NamedTuple):
    """The summary beside the log of a table, written if it has changed."""

    state: TableState
    facts: bytes
    owners: list[str]
    wakes: float | None


class Shown(NamedTuple):
    """A frame with a scene in it, and what its reader knows afterwards."""

    frame: Struct | Raw
    seq: int
    known: tuple[Any, ...] = ()


@dataclass(eq=False)
class OpenTable(ABC, Generic[AnyRoom, Entry]):
    """The life of a table at this worker."""

    room: AnyRoom
    store: StorePort
    steady: Clock
    neighbours: Neighbours
    open_another: Callable[[Sequence[Any], Room], Awaitable[str]]
    """Makes another table of the same kind from its first entries. It takes the code of
    the room that it comes after."""
    aside: Aside

    def __post_init__(self) -> None:
        self.ahead = 0.0
        """Seconds by which this table's log is ahead of this worker's time."""
        self.advance_clock(self.room.at)
        self.before_act: Callable[[Act], Awaitable[None]] | None = None
        """What requests wait for before the table is locked, where they do."""
        self.lock = asyncio.Lock()
        self.pending: asyncio.Event | None = None
        """While entries are being written: set once the room is durable again."""
        self.durable_seq = self.room.seq
        """The last entry of the room that is durable."""
        self.wake = asyncio.Event()
        """Set when the table has changed, or somebody came: something may be due."""
        self.conns: list[Conn] = []
        self.present: Company | None = None
        """The company now; None if it has to be looked up."""
        self.seating_seq = self.room.seating_seq
        """The arrangement of the room that readers are seated by."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.kept = self.summary()
        """What the store has beside the log."""
        self.loaded = self.clock()
        """Since when this worker has the table."""
        self.here_since = self.loaded
        """Since when somebody who plays looks, without a break."""
        self.idle_since = self.loaded
        self.closed = False
        """Whether this worker has let go of this copy of the table."""

    # What games, stories and score pads do each in their own way

    @staticmethod
    @abstractmethod
    def decode(frame: bytes, /) -> Any:
        """Reads a frame: one of the acts of this kind of table."""

    @staticmethod
    @abstractmethod
    def read_entry(body: bytes, /) -> Any: ...

    @abstractmethod
    def refusal(self, act: Act, wrong: BadInput) -> common.No:
        """Makes a refusal, in words for the sender of the request."""

    @abstractmethod
    def send_news(self, lines: Lines, before: Any) -> None:
        """Sends everybody what these lines, applied by now, have changed since the
        checkpoint `before`."""

    @abstractmethod
    def make_welcome(self, reader: Reader, since: int | None) -> Shown:
        """Makes a welcome: what somebody missed, or the whole table."""

    @abstractmethod
    def make_update(
        self, reader: Reader, company: Company, since: int, known: tuple[Any, ...]
    ) -> Shown:
        """Returns what is new to a reader who has the log up to `since`, and
        `known`."""

    @abstractmethod
    def info(self, reader: Reader) -> Struct:
        """Returns what anybody may know of the table before sitting down."""

    @staticmethod
    def wakes(room: Any, /) -> float:
        """Returns when something is due at a table with nobody there."""
        return NEVER

    def extra_memory(self) -> int:
        """Returns the bytes of memory that it takes beside what its log does."""
        return 0

    def find_awaited(self, seat: int) -> str:
        """Finds the person at this seat whom the table waits for, if it does."""
        return ""

    def name_of(self, seat: int) -> str:
        """Returns the name of the person at a seat."""
        return ""

    def may_look(self, reader: Reader) -> bool:
        """Returns whether somebody is shown anything at all."""
        return True

    def restless(self) -> bool:
        """Returns whether anything may be due automatically."""
        return True

    def note_entry(self, seq: int, at: float, entry: Entry) -> None:
        """Notes that an entry was applied just now."""

    async def clean_up(self) -> None:
        """Deletes stored data that the last entries have made obsolete."""

    async def on_load(self, lines: Lines, state: str) -> None:
        """Handles a loaded room: `lines` are its entries, `state` the state in the
        store."""

    # Time

    def clock(self) -> float:
        """Returns the table's time, never before its last entry, which another worker
        may have written."""
        return self.steady() + self.ahead

    def advance_clock(self, at: float) -> None:
        """Moves the clock forward to the time of an entry, never back."""
        self.ahead = max(self.ahead, at - self.steady())

    def touch(self) -> None:
        """Restarts the idle time: a reader is here, or will connect."""
        self.idle_since = self.clock()

    def idle(self, seconds: float) -> bool:
        """Returns whether the table had no connection and no request for so long."""
        past = self.clock() - self.idle_since
        return not self.conns and past > seconds and not self.lock.locked()

    # Requests

    async def take(self, conn: Conn, data: bytes) -> None:
        """Reads one frame and serves it."""
        if len(data) > MAX_FRAME_BYTES:
            conn.oops(None, "too-big", f"A frame has at most {MAX_FRAME_BYTES} bytes.")
            return
        try:
            if LONG_NUMBER.search(data) is not None:
                check_integers(data)
            act = self.decode(data)
        except UNREADABLE as wrong:
            conn.oops(id_in(data), "unreadable", f"That cannot be read: {wrong}")
            return
        await self.ask(conn, act)

    async def ask(self, conn: Conn, act: Act) -> None:
        """Serves a request and answers it. If it fails, nothing has changed."""
        if self.pending is not None and not isinstance(act, Ping):
            await self.wait_until_durable()
        try:
            if not act.for_programs and is_program(conn.person):
                raise Refusal("not-for-programs")
            if act.rate is not None and not conn.may(act.rate):
                raise Declined("too-fast", SLOW_DOWN)
            if act.asks_only:
                answered = act.serve(self, conn)
                if answered is not None:
                    await answered
                return
            if self.before_act is not None:
                await self.before_act(act)
            person, name = conn.person, conn.name
            if not person:
                raise Declined("not-yours", "Sit down first, with a name.")
            key = NOBODY if act.unsigned else (person, act.id)
            async with self.lock:
                if key not in self.room.done:
                    perform = act.perform
                    if perform is None or not await perform(self, conn):
                        if act.needs_name:
                            name = await self.store.person(person) or name
                        make = partial(act.entries, sender=Sender(person, name))
                        await self.write(make, key)
                seq = self.room.done.get(key, self.room.shown_seq)
                conn.send(act.reply(self.room, seq))
        except BadInput as wrong:
            conn.send(self.refusal(act, wrong))
        except Declined as wrong:
            conn.oops(act.id, wrong.code, wrong.text)
        except (Busy, Unavailable):
            conn.oops(act.id, "busy", "The table is busy. Please try again.")

    # Writing

    async def write(
        self,
        make: Callable[[AnyRoom], list[Entry]],
        signed: tuple[str, str] = NOBODY,
    ) -> int:
        """Writes what `make` decides; returns the number that readers know it by, once
        it is durable.

        `signed` is the person behind it and the id of their request, which is written
        once only. The lock must be held. A Refusal goes through to the caller.
        """
        room = self.room
        for _ in range(MAX_TRIES):
            after = room.seq
            if signed in room.done:
                return room.shown_seq  # another worker has written it in the meantime
            if room.closed and signed != NOBODY:
                raise Refusal("closed")
            try:
                made = make(room)
                if not made:
                    return room.shown_seq
                sign(made, *signed)
                at = self.clock()
                lines = [(after + n, at, one) for n, one in enumerate(made, start=1)]
                before = self.apply(lines)
            except Refusal:
                await self.catch_up()
                if room.seq == after:
                    raise
                continue  # it may be right at the table as it is kept
            try:
                await self.commit(before, lines)
            except Fenced:
                self.shut_copy(common.RESTART)
                raise Busy from None
            except Clash:
                await self.catch_up()
                continue
            except Unavailable as wrong:
                raise Busy from wrong
            self.announce(lines, before)
            await self.clean_up()
            return room.shown_seq
        raise Busy

    def apply(self, lines: Lines) -> Checkpoint:
        """Lets the room go on by all of these lines, or leaves it as it was."""
        before = self.room.save()
        try:
            for line in lines:
                self.room.apply(*line)
        except BaseException:
            before.restore()
            raise
        return before

    async def commit(self, before: Checkpoint, lines: Lines) -> None:
        """Writes lines that the room has gone on by; puts it back if that fails."""
        self.pending = pending = asyncio.Event()
        try:
            now, kept = self.summary(), self.kept
            await self.store.append(
                self.room.id,
                lines[0][0] - 1,
                [encode(entry) for _, _, entry in lines],
                at=lines[0][1],
                state=now.state if now.state != kept.state else None,
                facts=now.facts if now.facts != kept.facts else None,
                persons=now.owners if now.owners != kept.owners else None,
                wakes=now.wakes if now.wakes != kept.wakes else None,
            )
            self.kept = now
        except BaseException:  # the task may be cancelled too
            before.restore()
            raise
        finally:
            self.pending = None
            pending.set()

    def summary(self) -> TableSummary:
        room = self.room
        return TableSummary(
            room.state, encode(room.facts()), room.owners(), self.wakes(room)
        )

    async def wait_until_durable(self) -> None:
        """Returns when the room has nothing that may still be undone. It stays so until
        the caller awaits something."""
        while self.pending is not None:
            await self.pending.wait()

    async def catch_up(self) -> None:
        """Reads what others wrote, or raises Busy. The lock must be held."""
        rows = await ask_store(self.store.read(self.room.id, after=self.room.seq))
        if rows:
            self.follow([(row.seq, row.at, self.read_entry(row.body)) for row in rows])
            self.kept = self.summary()

    def follow(self, lines: Lines) -> None:
        """Goes on by entries that are durable, and sends what they change."""
        self.announce(lines, self.apply(lines))

    def announce(self, lines: Lines, before: Checkpoint) -> None:
        """Sends everybody what these lines, applied and durable, have changed."""
        self.durable_seq = self.room.seq
        for seq, at, entry in lines:
            self.advance_clock(at)
            self.note_entry(seq, at, entry)
        if self.seating_seq != self.room.seating_seq:
            self.seating_seq = self.room.seating_seq
            self.present = None
            for conn in self.conns[:]:
                self.reseat(conn)
        self.send_news(lines, before)
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

    async def compare(self, seq: int = -1) -> None:
        """Reads what others have written, unless it is known up to `seq`; or raises
        Busy. The room is durable from then on until the caller awaits something.
        """
        async with self.lock:
            if not 0 <= seq <= self.durable_seq:
                await self.catch_up()

    # Presence

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def around(self) -> set[str]:
        """Returns everybody who looks, at other workers too."""
        here = {conn.person for conn in self.conns}
        return here | self.neighbours.persons(self.room.id)

    def address_of_player(self) -> str:
        """Returns where somebody who plays connects from; a spectator, if no player
        does."""
        found = min(self.conns, key=lambda conn: not conn.seats, default=None)
        return found.address if found is not None else ""

    def company(self) -> Company:
        """Returns the seats whose people are here, and how many others watch."""
        if self.present is None:
            seats = [self.room.seats_of(person) for person in self.around()]
            here = frozenset(seat for own in seats for seat in own)
            self.present = Company(here, sum(not own for own in seats))
        return self.present

    def attended(self) -> bool:
        """Returns whether the table goes on automatically: somebody who plays looks at
        it, or anybody where only bots play. Programs would look for ever."""
        people = set(self.room.people())
        looking = {conn.person for conn in self.conns if not is_program(conn.person)}
        return bool(looking & people if people else looking)

    def presence(self) -> None:
        """Sends everybody the company, as soon as the room is durable. It says who sits
        where."""
        self.present = None
        if self.pending is None:
            self.send_presence()
        else:
            self.spawn(self.send_presence_later())

    async def send_presence_later(self) -> None:
        await self.wait_until_durable()
        self.send_presence()

    def send_presence(self) -> None:
        company = self.company()
        data = encode(
            common.Presence(here=sorted(company.here), watchers=company.watchers)
        )
        for conn in self.conns:
            conn.send_bytes(data)

    def notify_neighbours(self) -> None:
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
            self.here_since = self.clock()
        self.conns.append(conn)
        self.present = None
        self.welcome(conn, since)
        self.notify_neighbours()
        self.presence()
        self.wake.set()

    def leave(self, conn: Conn) -> None:
        if conn in self.conns:
            self.conns.remove(conn)
            self.notify_neighbours()
            self.presence()
        self.touch()
        self.wake.set()

    def shut_copy(self, code: int) -> None:
        """Closes this copy: nobody can join it, and its readers reconnect."""
        self.closed = True
        for conn in self.conns:
            conn.close(code)

    def turn_out(self, conn: Conn) -> None:
        """Closes the door behind somebody who was sent away."""
        self.conns.remove(conn)
        self.present = None
        conn.close(common.KICKED)
        self.notify_neighbours()

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
        """Sends the first thing that a reader gets."""
        assert self.pending is None, "nobody is shown what is not durable"
        reader = self.reader(conn)
        if not self.may_look(reader):
            conn.close(common.GONE)
            return
        frame, conn.seq, conn.known = self.make_welcome(reader, since)
        conn.send(frame)

    def send_updates(
        self,
        only: Callable[[Conn], bool] = lambda conn: True,
        update: Callable[..., Shown] | None = None,
    ) -> None:
        """Sends each reader what is new to them; equal readers share the bytes."""
        assert self.pending is None, "nobody is shown what is not durable"
        update, company = update or self.make_update, self.company()
        made: dict[tuple[Any, ...], tuple[bytes, Shown]] = {}
        for conn in filter(only, self.conns):
            reader = conn.reader or self.reader(conn)
            key = (reader, conn.seq, conn.known)
            if key not in made:
                shown = update(reader, company, conn.seq, conn.known)
                made[key] = encode(shown.frame), shown
            data, (_, conn.seq, conn.known) = made[key]
            conn.send_bytes(data)


def sign(entries: Sequence[LogEntry], person: str, id_: str) -> None:
    """Notes who asked for entries, and by which request: the first has its id."""
    for number, entry in enumerate(entries):
        entry.by = entry.by or person
        if not number:
            entry.id = entry.id or id_


class WithId(Struct):
    id: str = ""


def id_in(data: bytes) -> str | None:
    """Returns the id of a frame that is otherwise of no use."""
    if len(data) > MAX_FRAME_BYTES:
        return None
    try:
        found = msgspec.json.decode(data, type=WithId).id
    except UNREADABLE:
        return None
    return found if 0 < len(found) <= 40 else None


Answer = TypeVar("Answer")


async def ask_store(asked: Awaitable[Answer]) -> Answer:
    """Asks the store; raises Busy if it does not answer."""
    try:
        return await asked
    except (Fenced, Unavailable) as wrong:
        raise Busy from wrong
