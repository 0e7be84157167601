"""A story table that somebody looks at: what is asked, written down and told.

What is decided is tried out on the room, written down, and told only when it is
durable. If it cannot be written the room is read anew. All of it, looking too,
happens under one lock, so that nobody sees what is not yet kept.
"""

import asyncio
import logging
from collections.abc import Callable

from parlour.server import story_wire, wire
from parlour.server.circle import Circle
from parlour.server.live import TRIES, Busy
from parlour.server.logs import tag
from parlour.server.neighbours import Neighbours
from parlour.server.readers import Conn, encode
from parlour.server.store import Clash, Store, Unavailable
from parlour.server.story_looks import Company, Reader, may_see, scene, told
from parlour.server.story_room import AnyRow, StoryRoom, Wrote, decode, fold
from parlour.server.story_room import encode as encode_row
from parlour.story.seen import ASKED_FOR

Making = Callable[[StoryRoom], list[AnyRow]]
OPENS = {"appointed", "campaign_closed"}
"""Facts after which somebody may read more than before."""
logger = logging.getLogger("parlour.story")


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
        self.stale = False
        """Something may be in the room that is not kept: read it anew first."""
        self.changed: Callable[[], None] = lambda: None
        """Called when the table has changed, or somebody came: bots may be due."""

    # Writing. The lock must be held.

    async def write(self, make: Making) -> int:
        """Writes down what `make` decides; the journal's last number once durable."""
        await self.refresh()
        for _ in range(TRIES):
            room = self.room
            made = make(room)
            if not made:
                return room.story_seq
            after, state, people = room.seq, room.state, room.people()
            self.stale = True
            for number, row in enumerate(made, start=1):
                room.apply(after + number, self.clock(), row)
            facts = room.facts()
            try:
                await self.store.append(
                    room.id,
                    after,
                    [encode_row(row) for row in made],
                    state=room.state if room.state != state else None,
                    facts=facts if facts != self.kept_facts else None,
                    persons=room.people() if room.people() != people else None,
                )
            except Clash:
                await self.refresh()
                continue
            except Unavailable as wrong:
                raise Busy from wrong
            self.stale = False
            self.kept_facts = facts
            self.tell(made)
            return room.story_seq
        raise Busy

    async def refresh(self) -> None:
        """Reads the room anew, if it may hold what is not kept."""
        if not self.stale:
            return
        try:
            row = await self.store.table(self.room.id)
            rows = await self.store.read(self.room.id)
        except Unavailable as wrong:
            raise Busy from wrong
        if row is None:
            raise Busy
        lines = [(one.seq, one.at, decode(one.body)) for one in rows]
        self.room = await asyncio.to_thread(fold, row.id, row.code, row.seed, lines)
        self.kept_facts = row.facts
        self.stale = False

    async def heard(self, seq: int) -> None:
        """Something was written, maybe by another worker; -1 if news was missed."""
        async with self.lock:
            if 0 <= seq <= self.room.seq and not self.stale:
                return
            try:
                await self.refresh()
                rows = await self.store.read(self.room.id, after=self.room.seq)
            except (Busy, Unavailable):
                logger.warning("could not catch up", extra={"table": tag(self.room.id)})
                return
            lines = [(one.seq, one.at, decode(one.body)) for one in rows]
            for line in lines:
                self.room.apply(*line)
            if lines:
                self.kept_facts = self.room.facts()
                self.tell([row for _, _, row in lines])

    # Looking

    def tell(self, made: list[AnyRow]) -> None:
        """Tells everybody; a note or a draft only to whoever wrote it."""
        for conn in self.conns[:]:
            if conn.person in self.room.banned:
                self.turn_out(conn)
        private = all(
            isinstance(row, Wrote) and isinstance(row.line.entry, ASKED_FOR)
            for row in made
        )
        authors = {row.by for row in made} if private else None
        wrote = sum(isinstance(row, Wrote) for row in made)
        fresh = self.room.journal.story.records[-wrote:] if wrote else []
        for conn in self.conns:
            self.reseat(conn)
            if any(OPENS & record.facts.keys() for record in fresh):
                conn.seq = 0  # old entries may be told in full now
        self.tell_all(lambda conn: authors is None or conn.person in authors)
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
            await self.refresh()
            conn.looking = seat
            self.reseat(conn)
            self.conns.append(conn)
            self.welcome(conn, since)
            self.tell_neighbours()
            self.presence()
            self.changed()
