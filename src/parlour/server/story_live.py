"""A story table that somebody looks at: what is asked, written down and told.

What is decided is tried out on a second room, written down, and only when it is
durable applied and told. All of it happens under one lock.
"""

import asyncio
import contextlib
from collections.abc import Callable

from parlour.engine.refusals import Refusal
from parlour.server import story_wire, wire
from parlour.server.attendance import Attendance
from parlour.server.circle import Busy, Circle
from parlour.server.live import TRIES
from parlour.server.neighbours import Neighbours
from parlour.server.readers import Conn, encode
from parlour.server.store import Clash, Store, Unavailable
from parlour.server.store.pictures import drop_brought
from parlour.server.story_looks import Company, Reader, may_see, scene, told
from parlour.server.story_room import AnyRow, StoryRoom, Wrote, decode, fold
from parlour.server.story_room import encode as encode_row
from parlour.story import seen

Making = Callable[[StoryRoom], list[AnyRow]]
StoryRow = tuple[int, float, AnyRow]
"""Seq, time and row."""
OPENS = {"appointed", "campaign_closed"}
"""Facts after which somebody may read more than before."""


class StoryLive(Circle):
    room: StoryRoom

    def __init__(
        self,
        room: StoryRoom,
        store: Store,
        clock: Callable[[], float],
        neighbours: Neighbours,
    ) -> None:
        super().__init__(clock, neighbours)
        self.room = room
        self.store = store
        self.kept_facts = room.facts()
        self.noted(room.at)
        self.trial: StoryRoom | None = None
        """The same table again, where entries are tried out: a journal is too long to
        be copied for each. Read anew if something in it was not kept."""
        self.changed: Callable[[], None] = lambda: None
        """Called when the table has changed, or somebody came: bots may be due."""
        self.attendance = Attendance()

    # Writing. The lock must be held.

    async def write(self, make: Making) -> int:
        """Writes down what `make` decides; the journal's last number once durable."""
        for _ in range(TRIES):
            room = self.room
            before = room.seq
            try:
                made = make(room)
            except Refusal:
                await self.catch_up()
                if room.seq == before:
                    raise
                continue  # it may be right at the table as it is kept
            if not made:
                return room.story_seq
            at = self.clock()
            lines = [(room.seq + n, at, row) for n, row in enumerate(made, start=1)]
            trial = await self.tried(lines)
            facts = trial.facts()
            try:
                await self.store.append(
                    room.id,
                    room.seq,
                    [encode_row(row) for row in made],
                    state=trial.state if trial.state != room.state else None,
                    facts=facts if facts != self.kept_facts else None,
                    persons=(
                        trial.people() if trial.people() != room.people() else None
                    ),
                    at=at,
                )
            except Clash:
                await self.catch_up()
                continue
            except Unavailable as wrong:
                raise Busy from wrong
            self.trial = trial
            self.kept_facts = facts
            files = self.pictured()
            self.follow(lines)
            for file in files - self.pictured():  # taken away, or undone with somebody
                with contextlib.suppress(Unavailable):  # nobody sees it any more
                    await drop_brought(self.store, room.id, file)
            return self.room.story_seq
        raise Busy

    def pictured(self) -> set[str]:
        """What the journal still has pictures under."""
        pictures = self.room.journal.story.pictures.values()
        return {one.file for one in pictures if not one.gone}

    async def tried(self, lines: list[StoryRow]) -> StoryRoom:
        """The room as these lines would leave it; the live one stays as it is."""
        trial = self.trial
        self.trial = None  # until these are kept
        if trial is None or trial.seq != self.room.seq:
            trial = await self.read_anew(self.room.seq)
        for line in lines:
            trial.apply(*line)
        return trial

    async def read_anew(self, upto: int) -> StoryRoom:
        try:
            row = await self.store.table(self.room.id)
            rows = await self.store.read(self.room.id)
        except Unavailable as wrong:
            raise Busy from wrong
        if row is None:
            raise Busy
        lines = [(one.seq, one.at, decode(one.body)) for one in rows[:upto]]
        return await asyncio.to_thread(fold, row.id, row.code, row.seed, lines)

    async def catch_up(self) -> None:
        try:
            rows = await self.store.read(self.room.id, after=self.room.seq)
        except Unavailable as wrong:
            raise Busy from wrong
        if rows:
            self.follow([(one.seq, one.at, decode(one.body)) for one in rows])
            self.kept_facts = self.room.facts()

    def follow(self, lines: list[StoryRow]) -> None:
        """Goes on by rows that are durable, and tells everybody."""
        for seq, at, row in lines:
            self.room.apply(seq, at, row)
            self.noted(at)
            if self.trial is not None and self.trial.seq == seq - 1:
                self.trial.apply(seq, at, row)
        self.tell([row for _, _, row in lines])

    # Looking

    def tell(self, made: list[AnyRow]) -> None:
        """Tells everybody; what only some may see, to them and whoever wrote it."""
        for conn in self.conns[:]:
            if conn.person in self.room.banned:
                self.turn_out(conn)
        private = all(
            isinstance(row, Wrote) and isinstance(row.line.entry, seen.QUIET)
            for row in made
        )
        authors = {row.by for row in made}
        wrote = sum(isinstance(row, Wrote) for row in made)
        story = self.room.journal.story
        fresh = story.records[-wrote:] if wrote else []
        for conn in self.conns:
            self.reseat(conn)
            if any(OPENS & record.facts.keys() for record in fresh):
                conn.seq = 0  # old entries may be told in full now
        self.tell_all(
            lambda conn: (
                not private
                or conn.person in authors
                or any(
                    seen.may_see(story, record, self.reader(conn).looking)
                    for record in fresh
                )
            )
        )
        self.changed()

    def reseat(self, conn: Conn) -> None:
        seats = self.room.seats_of(conn.person)
        if conn.looking not in seats:
            conn.looking = seats[0] if len(seats) == 1 else None

    def reader(self, conn: Conn) -> Reader:
        seats = tuple(self.room.seats_of(conn.person))
        host = bool(conn.person) and conn.person == self.room.host
        looking = conn.looking if conn.looking in seats else None
        return Reader(looking, seats, host)

    def company(self) -> Company:
        here = self.around()
        watching = {person for person in here if not self.room.seats_of(person)}
        return Company(
            frozenset(
                [s for s, person in self.room.persons.items() if person in here]
                + self.room.bots()
            ),
            len(watching),
        )

    def presence(self) -> None:
        self.attendance.note(self.company().here)
        super().presence()

    def gone(self, seat: int) -> bool:
        """Whether nobody has been at this seat for minutes."""
        self.attendance.note(self.company().here)
        return self.attendance.gone(seat)

    def tell_all(self, only: Callable[[Conn], bool] = lambda conn: True) -> None:
        company = self.company()
        made: dict[tuple[Reader, int], bytes] = {}
        for conn in filter(only, self.conns):
            reader = self.reader(conn)
            if not may_see(self.room, reader):
                continue
            key = (reader, conn.seq)
            if key not in made:
                update = story_wire.Update(
                    seq=self.room.story_seq,
                    told=told(self.room, reader, conn.seq),
                    scene=scene(self.room, reader, company),
                )
                made[key] = encode(update)
            conn.seq = self.room.story_seq
            conn.send_bytes(made[key])

    def welcome(self, conn: Conn, since: int | None) -> None:
        """What a reader missed, or all of the journal that they may see."""
        reader = self.reader(conn)
        if not may_see(self.room, reader):
            conn.close(wire.GONE)
            return
        seq = self.room.story_seq
        fits = since is not None and 0 <= since <= seq
        start = since if fits and since is not None else 0
        conn.seq = seq
        conn.send_bytes(
            encode(
                story_wire.Welcome(
                    seq=seq,
                    scene=scene(self.room, reader, self.company()),
                    told=told(self.room, reader, start),
                    whole=not fits,
                )
            )
        )

    async def join(self, conn: Conn, since: int | None, seat: int | None) -> None:
        async with self.lock:
            await self.catch_up()
            conn.looking = seat
            self.reseat(conn)
            self.conns.append(conn)
            self.welcome(conn, since)
            self.tell_neighbours()
            self.presence()
            self.changed()
