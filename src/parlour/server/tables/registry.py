"""Tables: those that this worker has open, and how they come to be."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import partial
from typing import Any

from parlour.engine.refusals import BadInput
from parlour.match import seeds
from parlour.server.access import limits
from parlour.server.access.limits import Occupancy
from parlour.server.ports import (
    Aside,
    BotRunner,
    Clock,
    RightHere,
    SandboxRunner,
    StorePort,
)
from parlour.server.process.fair_queue import Crowded
from parlour.server.process.logs import tag
from parlour.server.process.neighbours import Neighbours, NudgeMessage
from parlour.server.store.rows import Clash, TableRow, Unavailable
from parlour.server.tables import codes
from parlour.server.tables.connection import encode
from parlour.server.tables.driver import Driver
from parlour.server.tables.frames import RESTART, fill
from parlour.server.tables.room import Lines, Room, fold
from parlour.server.tables.table import Busy, OpenTable, ask_store

LINGER_S = 60.0
"""Seconds that a table is kept open with nobody looking."""
LINGER_CROWDED_S = 1.0
"""The same, if the address that opened it wants to open more than it may."""
TABLE_BYTES = 65_536
ENTRY_BYTES = 1_536
LOG_FACTOR = 8
"""What a table takes of memory: itself, for each entry, and for each byte of its log. A
byte of text may be four in memory, and stories keep each text twice."""
SHUTDOWN_S = 2.0
"""Seconds for what a table still has to write when it is shut."""
LONG_LOG_ENTRIES = 100
"""Entries beyond which a log is folded aside."""
MAX_CODE_TRIES = 8
CHECK_INTERVAL_S = 2.0
"""Seconds between two comparisons of open tables with the store."""

logger = logging.getLogger("parlour.tables")


class Gone(Exception):
    """The error for a table that does not exist or is not for this person: no answer
    says which."""


class TooManyOpen(Busy):
    """The tables that this address has opened take as much memory as they may."""


class Unplayable(Gone):
    """There is such a table, but its game is not installed here."""


@dataclass(frozen=True)
class Kind:
    """A kind of table: the parts of its life that games and stories fill in each in
    their own way."""

    table: type[OpenTable[Any, Any]]
    driver: type[Driver]
    room: Callable[[str, str, str], Any]
    """An empty one, by id, code and secret."""
    prepare: (
        Callable[[str, Lines, StorePort, SandboxRunner], Awaitable[None]] | None
    ) = None
    """Reads what the fold needs, before it is made, if it needs anything."""


@dataclass(eq=False)
class Tables:
    store: StorePort
    kind_of: Callable[[str], Kind | None]
    """By what is played."""
    thinkers: BotRunner
    bot_delay: float
    clock: Clock
    _: KW_ONLY
    most: int = 5_000
    """Tables that may be open at once."""
    most_each: float = limits.TABLE_BYTES_PER_ADDRESS
    """Bytes of memory for the tables opened by one address."""
    driven: bool = True
    """Whether tables go on by themselves; tests beat the time instead."""
    neighbours: Neighbours = field(default_factory=Neighbours)
    confined: SandboxRunner = field(default_factory=RightHere)
    aside: Aside = field(default_factory=RightHere)

    def __post_init__(self) -> None:
        self.neighbours.changed = self.update_company
        self.neighbours.nudged = self.pass_nudge
        self.open: dict[str, OpenTable[Any, Any]] = {}
        self.drivers: dict[str, Driver] = {}
        self.loading: dict[str, asyncio.Future[OpenTable[Any, Any]]] = {}
        """Loads that are under way, by table. All visitors of a table await one."""
        self.behind: set[OpenTable[Any, Any]] = set()
        """Tables that were found to be behind the store and are catching up."""
        self.doubt = asyncio.Event()
        """Set when news may have been missed."""
        self.held = Occupancy()
        """Bytes of memory that open tables take, by the address that opened them."""
        self.charges: dict[str, tuple[str, int]] = {}
        """Of each table the address that its memory is counted as, and how much."""
        self.closing = False
        self.running: dict[str, asyncio.Future[None]] = {}
        self.store.listen(self.receive_news)

    def full(self) -> bool:
        return len(self.open) >= self.most

    async def live(self, id_: str, address: str = "") -> OpenTable[Any, Any]:
        """Returns a table by its id, read and folded if nobody has it open. Its memory
        is charged to the address, if somebody asks from one. Its room is durable until
        the caller awaits something."""
        while True:
            found = self.open.get(id_)
            if found is not None and found.closed:  # another worker owns it now
                await self.drop(found)
            elif found is not None:
                found.touch()
                await found.wait_until_durable()
                return found
            load = self.loading.get(id_)
            first = load is None
            if load is None:
                load = asyncio.ensure_future(self.bring_in(id_, address))
                self.loading[id_] = load
                load.add_done_callback(partial(self.end_load, id_))
            try:
                return await asyncio.shield(load)  # goes on if a visitor leaves
            except TooManyOpen:
                if first:
                    raise
                # Another address had no room for it; this one may.

    async def bring_in(self, id_: str, address: str) -> OpenTable[Any, Any]:
        """Loads a table and starts it. `live` runs this once at a time per table."""
        try:
            kind, table = await self.load(id_, address)
            if self.closing:
                raise Busy
        except BaseException:
            self.release(id_)
            with contextlib.suppress(Unavailable):
                await self.store.release(id_)
            raise
        self.start(kind, table)
        return table

    def end_load(self, id_: str, load: "asyncio.Future[OpenTable[Any, Any]]") -> None:
        """Removes a finished load; everybody who awaits it has its result."""
        del self.loading[id_]
        if not load.cancelled():
            load.exception()  # all who awaited it may have left

    async def load(self, id_: str, address: str) -> tuple[Kind, OpenTable[Any, Any]]:
        if self.closing or self.full():
            raise Busy
        row = await ask_store(self.store.claim(id_))
        if row is None:
            raise Gone
        kind = self.kind_of(row.game)
        if kind is None:
            raise Unplayable
        entries, size = await ask_store(self.store.log_size(id_))
        if not entries:
            raise Gone
        memory = TABLE_BYTES + ENTRY_BYTES * entries + LOG_FACTOR * size
        await self.charge(id_, address, memory)
        rows = await ask_store(self.store.read(id_))
        lines = [(one.seq, one.at, kind.table.read_entry(one.body)) for one in rows]
        try:
            if kind.prepare is not None:
                await kind.prepare(row.id, lines, self.store, self.confined)
            make = partial(fold, kind.room, row.id, row.code, row.seed, lines)
            # aside, where others would have to wait
            room = await self.aside(make) if len(lines) > LONG_LOG_ENTRIES else make()
        except Crowded as wrong:
            raise Busy from wrong
        except BadInput as wrong:
            fields = {"table": tag(row.id), "cause": type(wrong).__name__}
            logger.warning("tables: log unreadable", extra=fields)
            raise Gone from wrong
        another = partial(self.open_after, kind)
        table = kind.table(
            room, self.store, self.clock, self.neighbours, another, self.aside
        )
        await self.charge(id_, address, table.extra_memory())
        table.kept = table.kept._replace(facts=row.facts, wakes=row.wakes)
        await table.on_load(lines, row.state)
        return kind, table

    def start(self, kind: Kind, table: OpenTable[Any, Any]) -> None:
        id_ = table.room.id
        self.open[id_] = table
        self.neighbours.note_opening(id_)
        driver = self.drivers[id_] = kind.driver(table, self.thinkers, self.bot_delay)
        if self.driven:
            self.running[id_] = asyncio.ensure_future(driver.run())

    # News

    def receive_news(self, table: str, seq: int) -> None:
        """Hears news from the store: this worker's own, or another's."""
        # The table that wrote it here goes on first, and knows it by then.
        asyncio.get_running_loop().call_soon(self.compare, table, seq)

    def compare(self, table: str, seq: int) -> None:
        """Has tables catch up that do not know yet what was written."""
        tables = [self.open.get(table)] if table else list(self.open.values())
        if seq < 0:
            self.doubt.set()
        for one in tables:
            if one is not None and not 0 <= seq <= one.durable_seq:
                one.spawn(self.catch_up(one, seq))

    async def catch_up(self, table: OpenTable[Any, Any], seq: int) -> None:
        """Has a table read what it missed. One that cannot is closed: its clients
        reconnect, and the next load begins from the store."""
        where = {"table": tag(table.room.id)}
        try:
            await table.compare(seq)
        except Busy:
            logger.warning(
                "tables: catching up failed, will retry", extra=where
            )  # the next check does
        except Exception:
            logger.exception("tables: table closed, catching up failed", extra=where)
            await self.drop(table)
        finally:
            self.behind.discard(table)

    async def watch(self) -> None:
        """Compares open tables with the store every few seconds, and when news may have
        been missed, until cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.doubt.wait(), CHECK_INTERVAL_S)
            self.doubt.clear()
            try:
                await self.check()
            except Unavailable:
                pass  # the store has logged it; the next check comes soon
            except Exception:
                logger.exception("tables: comparing with the database failed")

    async def check(self) -> None:
        """Compares each table that has connections with the store, in one query.

        A table that is behind catches up. One is closed if it is ahead of the store,
        unknown there, or another worker's. So nobody looks at a stale copy for long.
        """
        for table in [one for one in self.open.values() if one.closed]:
            await self.drop(table)
        watched = [(table, table.durable_seq) for table in self.open.values()]
        watched = [(table, seq) for table, seq in watched if table.conns]
        kept = await self.store.last_entries([table.room.id for table, _ in watched])
        for table, before in watched:
            seq = kept.get(table.room.id, 0)
            if seq < before:
                cause = "last entries missing" if seq else "not ours any more"
                logger.warning(
                    "tables: table closed",
                    extra={"table": tag(table.room.id), "cause": cause},
                )
                await self.drop(table)
            elif seq > table.durable_seq and table not in self.behind:
                self.behind.add(table)
                table.spawn(self.catch_up(table, seq))

    def update_company(self, table: str) -> None:
        """Notes that somebody came to a table, or left it, at another worker."""
        if table in self.open:
            self.open[table].presence()

    def pass_nudge(self, nudge: NudgeMessage) -> None:
        """Passes on a nudge from another worker to a person who may be here."""
        if nudge.table in self.open:
            self.open[nudge.table].nudge(nudge.person, nudge.seat, nudge.by)

    # Memory

    async def charge(self, id_: str, address: str, size: int) -> None:
        """Counts memory of a table as an address's; TooManyOpen if it has no room.

        To make room, tables are closed that it opened and that nobody looks at. Then
        those that only others look at are counted as theirs. One table that takes more
        than all of an address's share counts as that much.
        """
        if not address:
            return
        _, before = self.charges.get(id_, (address, 0))
        size = int(min(size, self.most_each - before))
        for table in self.list_unwatched(address):
            if self.held.has_room(address, self.most_each, size):
                break
            if table.room.id != id_:
                await self.drop(table)
        if not self.held.has_room(address, self.most_each, size):
            self.hand_over(address)
        if not self.held.has_room(address, self.most_each, size):
            raise TooManyOpen
        if id_ in self.open or id_ in self.loading:  # not closed in the meantime
            self.held.add(address, size)
            self.charges[id_] = address, before + size

    def list_unwatched(self, address: str) -> list[OpenTable[Any, Any]]:
        """Lists tables that an address opened and nobody looks at, the longest so
        first."""
        idle = [
            self.open[id_]
            for id_, (payer, _) in self.charges.items()
            if payer == address
            and id_ in self.open
            and self.open[id_].idle(LINGER_CROWDED_S)
        ]
        return sorted(idle, key=lambda table: table.idle_since)

    def hand_over(self, address: str) -> None:
        """Counts tables that an address opened and left as those of others who look at
        them and have room. Nobody can fill its share by staying at such a table."""
        for id_, (payer, size) in self.charges.items():
            conns = self.open[id_].conns if id_ in self.open else []
            here = {conn.address for conn in conns}
            if payer != address or address in here:
                continue
            for other in sorted(here - {""}):
                if self.held.has_room(other, self.most_each, size):
                    self.held.add(address, -size)
                    self.held.add(other, size)
                    self.charges[id_] = other, size
                    break

    def release(self, id_: str) -> None:
        address, size = self.charges.pop(id_, ("", 0))
        self.held.add(address, -size)

    # Letting go

    async def sweep(self) -> None:
        """Lets go of tables that nobody has looked at for a while."""
        for table in list(self.open.values()):
            if table.idle(LINGER_S):
                await self.drop(table)

    async def drop(self, table: OpenTable[Any, Any]) -> None:
        """Closes this copy of a table, unless that has been done."""
        if self.open.get(table.room.id) is table:
            await self.shut_table(table.room.id)

    async def shut_table(self, id_: str, code: int = RESTART) -> None:
        """Closes a table here. Clients that are connected are sent the close code."""
        table = self.open.pop(id_)
        self.release(id_)
        table.shut_copy(code)
        self.neighbours.note_closing(id_)
        self.drivers.pop(id_, None)
        running = self.running.pop(id_, None)
        if running is not None:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
        tasks = table.tasks - {asyncio.current_task()}
        if tasks:
            await asyncio.wait(tasks, timeout=SHUTDOWN_S)
        for task in tasks:
            task.cancel()  # what still waits for the store has nobody to tell
        if not self.closing and id_ not in self.open and id_ not in self.loading:
            with contextlib.suppress(Unavailable):
                await self.store.release(id_)

    async def close(self, code: int) -> None:
        """Has every reader come again, and stops."""
        self.closing = True
        await asyncio.gather(*(self.shut_table(id_, code) for id_ in list(self.open)))

    # New tables

    async def open_after(self, kind: Kind, made: Sequence[Any], after: Room) -> str:
        """Opens the table that comes after another, unless that was done before: a
        server can end before the old table has noted it. Returns its id."""
        id_ = codes.id_after(after.id, after.secret)
        if await ask_store(self.store.table(id_)) is None:
            await self.create(kind, made, after)
        return id_

    async def create(
        self,
        kind: Kind,
        made: Sequence[Any],
        after: Room | None = None,
        *,
        seed: str | None = None,
    ) -> Room:
        """Creates a new table from its first entries, and its room. It takes the code
        of the table `after` which it comes; that one gets another."""
        for _ in range(MAX_CODE_TRIES):
            id_, secret = codes.fresh_id(), seed or seeds.new_seed()
            if after is not None:
                id_ = codes.id_after(after.id, after.secret)
            now = self.clock()
            lines = [(seq, now, entry) for seq, entry in enumerate(made, start=1)]
            room: Room = fold(kind.room, id_, "", secret, lines)
            spare = room.code = codes.code(public=room.public)
            if after is not None:
                room.code = after.code
            row = fill(
                TableRow,
                room,
                game=room.slug,
                seed=secret,
                created=now,
                touched=now,
                facts=encode(room.facts()),
                wakes=kind.table.wakes(room),
            )
            entries = [encode(entry) for entry in made]
            try:
                passed = None if after is None else (after.id, spare)
                await ask_store(self.store.create(row, entries, room.owners(), passed))
            except Clash:
                continue
            if after is not None:
                after.code = spare
            logger.info(
                "tables: table opened", extra={"table": tag(id_), "game": room.slug}
            )
            return room
        raise Busy
