"""Rooms: the tables that this worker has open, and how tables come to be."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence

from parlour.engine.refusals import BadInput, Refusal
from parlour.games import shelf
from parlour.match import seeds
from parlour.server import codes, wire
from parlour.server import entries as log
from parlour.server.bots import Thinkers
from parlour.server.circle import Busy
from parlour.server.driver import Driver
from parlour.server.live import Live
from parlour.server.lobby import facts, persons
from parlour.server.logs import tag
from parlour.server.neighbours import Neighbours
from parlour.server.pace import Tempo
from parlour.server.readers import Conn
from parlour.server.room import Room, fold
from parlour.server.steady import steady
from parlour.server.store import Clash, Store, TableRow, Unavailable

LINGER = 60.0
"""Seconds that a table is kept open with nobody looking."""
LAST_WORDS = 2.0
"""Seconds for what a table still has to write when it is shut."""
LONG = 100
"""Entries beyond which a log is folded in a thread."""
CODE_TRIES = 8

logger = logging.getLogger("parlour.rooms")


class Gone(Exception):
    """No such table, or not for you: nobody is told which."""


class Rooms:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        tempo: Tempo,
        clock: Callable[[], float] = steady,
        *,
        most: int = 5_000,
        driven: bool = True,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tempo = tempo
        self.clock = clock
        self.most = most
        """Tables that may be open at once."""
        self.driven = driven
        """Whether tables go on by themselves; tests beat the time instead."""
        self.neighbours = neighbours or Neighbours()
        self.open: dict[str, Live] = {}
        self.drivers: dict[str, Driver] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.running: dict[str, asyncio.Future[None]] = {}
        store.listen(self.heard)

    async def live(self, id_: str) -> Live:
        """A table by its id, read and folded if nobody has it open."""
        found = self.open.get(id_)
        if found is not None:
            found.touch()
            return found
        lock = self.loading.setdefault(id_, asyncio.Lock())
        try:
            async with lock:
                if id_ not in self.open:
                    self.start(await self.load(id_))
        finally:
            self.loading.pop(id_, None)
        return self.open[id_]

    async def load(self, id_: str) -> Live:
        if len(self.open) >= self.most:
            raise Busy
        try:
            row = await self.store.table(id_)
            ours = row is not None and row.game in shelf()  # stories have another door
            rows = await self.store.read(id_) if ours else []
        except Unavailable as wrong:
            raise Busy from wrong
        if row is None or not rows:
            raise Gone
        lines = [(entry.seq, entry.at, log.decode(entry.body)) for entry in rows]
        try:
            if len(lines) > LONG:  # so that other tables need not wait
                room = await asyncio.to_thread(fold, row.id, row.code, row.seed, lines)
            else:
                room = fold(row.id, row.code, row.seed, lines)
        except BadInput as wrong:
            logger.warning("a table cannot be read: %s", wrong)
            raise Gone from wrong
        live = Live(room, self.store, self.clock, self.neighbours)
        live.kept_facts = row.facts
        if room.outdated and row.state in ("gathering", "playing"):
            await self.close_outdated(room)
        if room.opened.watch == "delayed" and room.state != "over":
            await asyncio.to_thread(live.lag, lines)
        if room.state == "over":
            await live.keep_replay()
        return live

    async def close_outdated(self, room: Room) -> None:
        """Closes a table for good whose rules we no longer have, so that its record
        may tell everything, whatever rules are known later."""
        closed = log.Hosted(act="close")
        try:
            at = await self.store.append(
                room.id,
                room.seq,
                [log.encode(closed)],
                at=self.clock(),
                state="closed",
                facts=facts(room),
            )
        except Clash:
            return  # another worker has closed it
        except Unavailable as wrong:
            raise Busy from wrong
        room.apply(room.seq + 1, at, closed)

    def start(self, live: Live) -> None:
        id_ = live.room.id
        self.open[id_] = live
        self.neighbours.opened(id_)
        driver = self.drivers[id_] = Driver(live, self.thinkers, self.tempo)
        if self.driven:
            self.running[id_] = asyncio.ensure_future(driver.run())

    def heard(self, table: str, seq: int) -> None:
        """News from the store: this worker's own, or another's."""
        lives = list(self.open.values()) if seq < 0 else [self.open.get(table)]
        for live in lives:
            if live is not None and not 0 <= seq <= live.room.seq:
                live.spawn(live.heard(seq))

    async def sweep(self) -> None:
        """Lets go of tables that nobody has looked at for a while."""
        for id_, live in list(self.open.items()):
            if live.idle(LINGER):
                await self.shut(id_)

    async def shut(self, id_: str) -> None:
        live = self.open.pop(id_)
        self.neighbours.shut(id_)
        self.drivers.pop(id_, None)
        running = self.running.pop(id_, None)
        if running is not None:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
        if live.tasks:
            await asyncio.wait(live.tasks, timeout=LAST_WORDS)
        for task in live.tasks:
            task.cancel()  # what still waits for the store has nobody to tell

    async def close(self, code: int) -> None:
        """Tells every reader to come again, and stops."""
        for id_ in list(self.open):
            for conn in self.open[id_].conns:
                conn.close(code)
            await self.shut(id_)

    # New tables

    async def create(
        self,
        opened: log.Opened,
        sitting: Sequence[log.AnyEntry],
        *,
        seed: str | None = None,
    ) -> Room:
        """A new table with somebody at it, begun if that is told too, and its room."""
        made: list[log.AnyEntry] = [opened, *sitting]
        for _ in range(CODE_TRIES):
            id_, code = codes.table_id(), codes.code()
            now = self.clock()
            room = fold(
                id_,
                code,
                seed or seeds.fresh(),
                [(seq, now, entry) for seq, entry in enumerate(made, start=1)],
            )
            row = TableRow(
                id=id_,
                code=code,
                game=opened.game,
                state=room.state,
                public=opened.public,
                seed=room.secret,
                created=now,
                touched=now,
                facts=facts(room),
            )
            try:
                await self.store.create(
                    row, [log.encode(entry) for entry in made], persons(room)
                )
            except Clash:
                continue
            except Unavailable as wrong:
                raise Busy from wrong
            logger.info("a new table", extra={"table": tag(id_), "game": opened.game})
            return room
        raise Busy

    async def again(self, live: Live, conn: Conn, request: wire.Again) -> int:
        """The same table once more, with the same people. The lock is held."""
        room = live.room
        if conn.person not in {sitter.person for sitter in room.sitters}:
            raise Refusal("not-at-this-table")
        if room.state != "over":
            raise Refusal("not-over")
        if room.next is not None:
            return room.seq
        opened = log.Opened(
            **{
                name: getattr(room.opened, name)
                for name in log.Opened.__struct_fields__
                if name not in ("by", "id", "bots", "guided", "edition")
            },
            edition=room.game.edition,
            by=room.host or conn.person,
            bots=[None if s.person else s.bot or None for s in room.sitters],
        )
        sitting = [
            log.Sat(seat=seat, name=sitter.name, by=sitter.person)
            for seat, sitter in enumerate(room.sitters)
            if sitter.person
        ]
        made = await self.create(opened, sitting)
        followed = log.Followed(next=made.id, by=conn.person, id=request.id)
        return await live.write(lambda now: [] if now.next else [followed])
