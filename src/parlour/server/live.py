"""Live: a room that somebody looks at. What is asked, written down and told.

Whatever is asked goes through `write`: decided against the room, tried out, written
down, and only when it is durable applied and told. All of it happens under one lock;
where another worker was faster the room is read again and the request decided anew.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable

import msgspec

from parlour.engine.refusals import Refusal
from parlour.match.log import Log
from parlour.server import entries as log
from parlour.server import looks, pace, wire
from parlour.server.circle import Busy, Circle
from parlour.server.lobby import facts, persons
from parlour.server.logs import tag
from parlour.server.looks import Company, Reader
from parlour.server.neighbours import Neighbours
from parlour.server.readers import Conn, encode
from parlour.server.room import Room
from parlour.server.store import Clash, Store, Unavailable

TRIES = 6
"""How often a request is decided anew before the table is called busy."""

Making = Callable[[Room], list[log.AnyEntry]]
Line = tuple[int, float, log.AnyEntry]
"""Seq, time and entry."""

logger = logging.getLogger("parlour.table")


class Kept(msgspec.Struct):
    """A finished game as it is kept for replays."""

    log: Log
    ended: float


class Live(Circle):
    room: Room

    def __init__(
        self,
        room: Room,
        store: Store,
        clock: Callable[[], float],
        neighbours: Neighbours,
    ) -> None:
        super().__init__(clock, neighbours)
        self.room = room
        self.store = store
        self.noted(room.at)
        self.loaded = self.clock()
        """Since when this worker has the table, and its candles burn."""
        self.met = self.loaded
        """Since when somebody who plays looks, without a break."""
        self.passing: dict[int, int] = {}
        """Seats that passed early, and the question they did it at. Not in the log."""
        self.past: Room | None = None
        """The room as it was, for those who watch with a delay."""
        self.backlog: list[Line] = []
        self.kept_facts = facts(room)
        self.wake = asyncio.Event()

    # Writing

    async def write(self, make: Making) -> int:
        """Writes down what `make` decides; returns the seq once it is durable.

        The lock must be held. A Refusal goes through to whoever asked.
        """
        for _ in range(TRIES):
            after = self.room.seq
            try:
                made = make(self.room)
            except Refusal:
                await self.catch_up()
                if self.room.seq == after:
                    raise
                continue  # it may be right at the table as it is kept
            if not made:
                return self.room.seq
            at = self.clock()
            twin = self.room.twin()
            for number, entry in enumerate(made, start=1):
                twin.apply(after + number, at, entry)
            told = facts(twin)
            people = persons(twin)
            try:
                await self.store.append(
                    self.room.id,
                    after,
                    [log.encode(entry) for entry in made],
                    at=at,
                    state=twin.state if twin.state != self.room.state else None,
                    facts=told if told != self.kept_facts else None,
                    persons=people if people != persons(self.room) else None,
                )
            except Clash:
                await self.catch_up()
                continue
            except Unavailable as wrong:
                raise Busy from wrong
            self.kept_facts = told
            self.follow((after + n, at, entry) for n, entry in enumerate(made, start=1))
            return self.room.seq
        raise Busy

    async def catch_up(self) -> None:
        try:
            rows = await self.store.read(self.room.id, after=self.room.seq)
        except Unavailable as wrong:
            raise Busy from wrong
        self.follow((row.seq, row.at, log.decode(row.body)) for row in rows)
        self.kept_facts = facts(self.room)

    def follow(self, lines: Iterable[Line]) -> None:
        """Goes on by entries that are durable, and tells everybody."""
        before = self.room.seq
        was_over = self.room.state == "over"
        for seq, at, entry in lines:
            self.room.apply(seq, at, entry)
            self.noted(at)
            if self.past is not None:
                self.backlog.append((seq, at, entry))
            self.reseat(entry)
        if self.room.seq == before:
            return
        asked = self.room.asked
        self.passing = {
            seat: at
            for seat, at in self.passing.items()
            if seat in asked and asked[seat].seq == at
        }
        if self.room.state == "over" and not was_over:
            self.past = None
            self.backlog = []
            logger.info("a game is over", extra={"table": tag(self.room.id)})
            self.spawn(self.keep_replay())
        self.tell_all()
        self.wake.set()

    def reseat(self, entry: log.AnyEntry) -> None:
        """Turns people to the seats they got, and away from those they lost."""
        for conn in self.conns[:]:
            seats = self.room.seats_of(conn.person)
            if conn.looking is not None and conn.looking not in seats:
                conn.looking = None
            if isinstance(entry, log.Sat) and entry.by == conn.person:
                conn.looking = seats[0] if len(seats) == 1 else None
            if conn.person in self.room.banned:
                self.turn_out(conn)

    async def keep_replay(self) -> None:
        """Keeps the finished game for good; nothing happens if it is kept already."""
        match = self.room.match
        if match is None or self.room.state != "over":
            return
        kept = Kept(log=match.log(), ended=self.room.ended)
        try:
            await self.store.keep_replay(self.room.replay, msgspec.json.encode(kept))
        except Unavailable:
            logger.warning(
                "a replay is not kept yet", extra={"table": tag(self.room.id)}
            )

    # Looking

    def lag(self, lines: list[Line]) -> None:
        """Keeps a room of the past too, for those who watch with a delay."""
        self.past = Room(self.room.id, self.room.code, self.room.secret)
        self.backlog = lines
        self.advance()

    def advance(self) -> bool:
        """Lets the past go on to what is long enough ago; true if it did."""
        if self.past is None:
            return False
        horizon = self.clock() - self.room.opened.delay
        before = self.past.seq
        while self.backlog and self.backlog[0][1] <= horizon:
            self.past.apply(*self.backlog.pop(0))
        return self.past.seq != before

    def reader(self, conn: Conn) -> Reader:
        seats = tuple(self.room.seats_of(conn.person))
        open_ = not seats and self.room.opened.watch == "delayed"
        host = bool(conn.person) and conn.person == self.room.host
        return Reader(conn.looking, seats, host, open_)

    def shown(self, reader: Reader) -> Room | None:
        """The past room, for those who watch with a delay."""
        return self.past if reader.open else None

    def since(self, source: Room, reader: Reader, seq: int) -> list[wire.Told]:
        return looks.since(source, reader, seq, self.room) if source.seq else []

    def company(self) -> Company:
        here = self.around()
        watching = {person for person in here if not self.room.seats_of(person)}
        ahead = {s for s in self.room.asked if pace.passes_ahead(self.room, s)}
        passing = {*self.passing, *(s for s in ahead if pace.may_pass(self.room, s))}
        return Company(
            here=frozenset(
                seat
                for seat, sitter in enumerate(self.room.sitters)
                if sitter.person and sitter.person in here
            ),
            watchers=len(watching),
            passing=frozenset(passing),
            candles=pace.candles(self.room, self.loaded),
        )

    def tell_all(self, only: Callable[[Conn], bool] | None = None) -> None:
        """Tells each reader what is new to them; equal readers share the bytes."""
        company = self.company()
        now = self.clock()
        made: dict[tuple[Reader, int, int], tuple[bytes, int]] = {}
        for conn in self.conns:
            if only is not None and not only(conn):
                continue
            reader = self.reader(conn)
            past = self.shown(reader)
            source = past or self.room
            known = min(conn.finished, standing(source, conn.seq))
            key = (reader, conn.seq, known)
            seq = max(source.seq, conn.seq)
            if key not in made:
                told = self.since(source, reader, conn.seq)
                scene = looks.scene(self.room, reader, company, now, past, known)
                update = encode(wire.Update(seq=seq, told=told, scene=scene))
                made[key] = update, scene.finished
            conn.seq = seq
            data, conn.finished = made[key]
            conn.send_bytes(data)

    def welcome(self, conn: Conn, since: int | None) -> None:
        """The first thing a reader gets: what they missed, or the table anew."""
        reader = self.reader(conn)
        past = self.shown(reader)
        source = past or self.room
        fits = since is not None and 0 <= source.seq - since <= looks.GAP
        start = since if fits and since is not None else source.seq - looks.LAST_PART
        scene = looks.scene(self.room, reader, self.company(), self.clock(), past)
        conn.seq = source.seq
        conn.finished = scene.finished
        conn.send(
            wire.Welcome(
                seq=source.seq,
                scene=scene,
                told=self.since(source, reader, max(0, start)),
                whole=not fits,
            )
        )

    def join(self, conn: Conn, since: int | None, seat: int | None) -> None:
        seats = self.room.seats_of(conn.person)
        if seat is not None and seat in seats:
            conn.looking = seat
        elif len(seats) == 1:
            conn.looking = seats[0]
        if not self.attended():
            self.met = self.clock()
        self.conns.append(conn)
        self.welcome(conn, since)
        self.tell_neighbours()
        self.presence()
        self.wake.set()

    def leave(self, conn: Conn) -> None:
        super().leave(conn)
        self.wake.set()

    def attended(self) -> bool:
        """Whether the table goes on by itself: somebody who plays looks at it."""
        people = set(self.room.people())
        return any(not people or conn.person in people for conn in self.conns)


def standing(room: Room, seq: int) -> int:
    """How many rounds that were over by then have been so ever since.

    None, for somebody who has seen more than this room of the past.
    """
    since = room.records[max(seq - 1, 0) :]
    return min((record.finished for record in since), default=0)
