"""A house without walls: tables in memory, at a time that tests tell."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, cast

import msgspec
from msgspec import structs
from sqlalchemy import Executable, create_engine, select
from sqlalchemy.pool import StaticPool
from tests.server.drawn import Drawn

from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.options import shown
from parlour.engine.pieces import Seat
from parlour.games import find
from parlour.server.access.limits import Buckets
from parlour.server.games import frames as wire
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room
from parlour.server.games.requests import GameRequests
from parlour.server.games.table import GameTable
from parlour.server.kinds import GAME, kind_of
from parlour.server.process.bot_pool import Thinkers
from parlour.server.store import Clash, Row, Store, TableRow
from parlour.server.store.rows import NEVER, TableState
from parlour.server.store.schema import AHEAD, METADATA
from parlour.server.store.storage import Held, Item, Size
from parlour.server.store.store import Heard
from parlour.server.tables import frames as common
from parlour.server.tables.connection import Conn
from parlour.server.tables.driver import Tempo
from parlour.server.tables.registry import Tables
from parlour.server.tables.room import fold


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class MemoryStore:
    """What a store promises, without a disk; tests/server/store checks it too."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.tables: dict[str, TableRow] = {}
        self.rows: dict[str, list[Row]] = {}
        self.people: dict[str, set[str]] = {}
        self.names: dict[str, str] = {}
        self.named_at: dict[str, float] = {}
        self.replays: dict[str, bytes] = {}
        self.looked_at: dict[str, float] = {}
        self.stored: dict[tuple[str, str], Item] = {}
        self.listeners: dict[int, Heard] = {}
        """One for each worker, as each worker has a store of its own."""

        self.engine = create_engine(
            "sqlite://",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
        )
        """For what is neither a table nor a name: devices and links."""
        METADATA.create_all(self.engine)
        self.writer = self
        self.written = 0

    async def execute(self, *statements: Executable, **values: object) -> int:
        with self.engine.begin() as connection:
            done = [connection.execute(one, values or None) for one in statements]
            return done[-1].rowcount

    async def select(self, wanted: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).all())

    def listen(self, heard: Heard, worker: int = 0) -> None:
        self.listeners[worker] = heard

    def listen_to_workers(self, worker_said: Callable[[str], None]) -> None:
        """There is nobody else."""

    def tell_workers(self, word: str) -> None:
        """Nobody hears it."""

    async def create(
        self, table: TableRow, entries: list[bytes], persons: list[str] | None = None
    ) -> None:
        codes = {other.code for other in self.tables.values()}
        if table.id in self.tables or table.code in codes:
            raise Clash
        self.tables[table.id] = structs.replace(table)
        self.rows[table.id] = [
            Row(number, table.created, body)
            for number, body in enumerate(entries, start=1)
        ]
        self.people[table.id] = set(persons or ())

    async def append(
        self,
        table: str,
        after: int,
        entries: list[bytes],
        *,
        state: TableState | None = None,
        facts: bytes | None = None,
        persons: list[str] | None = None,
        wakes: float | None = None,
        at: float | None = None,
    ) -> float:
        if not entries or after < 1:
            raise ValueError("an append adds entries to a table's first")
        rows = self.rows.get(table, [])
        if len(rows) != after:
            raise Clash
        at = self.clock() if at is None else at
        for number, body in enumerate(entries, start=after + 1):
            rows.append(Row(number, at, body))
        kept = self.tables[table]
        kept.state = kept.state if state is None else state
        kept.facts = kept.facts if facts is None else facts
        kept.wakes = kept.wakes if wakes is None else wakes
        kept.touched = at
        if persons is not None:
            self.people[table] = set(persons)
        for heard in list(self.listeners.values()):
            heard(table, len(rows))
        return at

    async def read(self, table: str, after: int = 0) -> list[Row]:
        return self.rows.get(table, [])[after:]

    async def last_entries(self, tables: Sequence[str]) -> dict[str, int]:
        return {id_: len(self.rows[id_]) for id_ in tables if id_ in self.tables}

    async def table(self, id: str) -> TableRow | None:  # noqa: A002
        return structs.replace(self.tables[id]) if id in self.tables else None

    async def by_code(self, code: str) -> TableRow | None:
        found = self.found(lambda table: table.code == code)
        return found[0] if found else None

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        return self.found(
            lambda table: person in self.people[table.id] and table.state != "closed"
        )[:limit]

    async def closed_of_person(
        self, person: str, since: float, limit: int
    ) -> list[TableRow]:
        return self.found(
            lambda table: (
                person in self.people[table.id]
                and table.state == "closed"
                and table.touched >= since
            )
        )[:limit]

    async def open_tables(self, limit: int) -> list[TableRow]:
        public = self.found(
            lambda table: table.public and table.state in ("gathering", "playing")
        )
        return sorted(public, key=lambda table: table.state != "gathering")[:limit]

    def found(self, wanted: Callable[[TableRow], bool]) -> list[TableRow]:
        """Copies of the tables that are wanted, the latest first."""
        tables = [structs.replace(t) for t in self.tables.values() if wanted(t)]
        return sorted(tables, key=lambda table: (-table.touched, table.id))

    async def planned(self) -> list[str]:
        rows = await self.select(select(AHEAD.c.table_id).distinct())
        return [
            row.table_id for row in rows if self.tables[row.table_id].state == "playing"
        ]

    async def overdue(self, before: float, limit: int) -> list[str]:
        due = [
            (table.wakes, table.id)
            for table in self.tables.values()
            if table.wakes is not None
            and table.wakes <= before
            and table.state == "playing"
        ]
        return [table for _, table in sorted(due)][:limit]

    async def person(self, id: str) -> str | None:  # noqa: A002
        return self.names.get(id)

    async def name_person(self, id: str, name: str) -> None:  # noqa: A002
        self.names[id] = name
        self.named_at[id] = self.clock()

    async def keep_replay(self, id: str, body: bytes) -> None:  # noqa: A002
        self.replays.setdefault(id, body)
        self.looked_at.setdefault(id, self.clock())

    async def replay(self, id: str) -> bytes | None:  # noqa: A002
        if id in self.replays:
            self.looked_at[id] = self.clock()
        return self.replays.get(id)

    async def forget(self, older_than: float, replays: float = 0.0) -> int:
        old = [
            table.id
            for table in self.tables.values()
            if table.touched < older_than
            and (
                table.state != "playing"
                or not older_than <= (table.wakes or NEVER) < NEVER
            )
        ]
        for table in old:
            del self.tables[table], self.rows[table], self.people[table]
        seated = set().union(*self.people.values())
        for person in set(self.names) - seated:
            if self.named_at[person] < older_than:
                del self.names[person]
        for replay in list(self.replays):
            if self.looked_at.get(replay, NEVER) < replays:
                del self.replays[replay]
        return len(old)

    async def held(self, person: str, address: str) -> Held:
        kept = list(self.stored.values())
        return Held(
            sum(one.bytes for one in kept if person and one.person == person),
            sum(one.bytes for one in kept if address and one.address == address),
            sum(one.bytes for one in kept),
        )

    async def note(self, item: Item) -> None:
        before = self.stored.get((item.kind, item.ref))
        if before is not None and item.kind == "story":
            item = replace(item, bytes=before.bytes + item.bytes)
        self.stored[item.kind, item.ref] = item

    async def sizes(self) -> list[Size]:
        return []

    async def alive(self) -> bool:
        return True


class Worker:
    """The store of one worker: shared data, and a listener of its own."""

    def __init__(self, shared: MemoryStore) -> None:
        self.shared = shared

    def listen(self, heard: Heard) -> None:
        self.shared.listen(heard, id(self))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.shared, name)


def worker_store(store: object) -> Store:
    """What one worker takes for its store: a real one, or its part of a shared one."""
    return cast(Store, Worker(store) if isinstance(store, MemoryStore) else store)


class Guest:
    """Somebody at a table, with all that they were sent."""

    def __init__(self, house: "House", live: GameTable, person: str) -> None:
        self.house = house
        self.live = live
        self.conn = Conn(person, person.title())
        self.requests = GameRequests(live, self.conn, house.buckets, house.tables)
        self.sent: list[bytes] = []
        self.heard: list[Any] = []
        self.drawn = Drawn()
        """The scene as JSON."""
        self.scene: wire.Scene | None = None

    def join(self, since: int | None = None, seat: int | None = None) -> "Guest":
        self.live.join(self.conn, since, seat)
        self.read()
        return self

    def read(self) -> list[Any]:
        """What came since the last time, decoded."""
        fresh = []
        while self.conn.out:
            data = self.conn.out.popleft()
            self.sent.append(data)
            fresh.append(msgspec.json.decode(data, type=wire.Message))
            self.draw(msgspec.json.decode(data))
        self.heard += fresh
        return fresh

    def draw(self, message: dict[str, Any]) -> None:
        """Keeps the scene: all of it, or what is different."""
        scene = self.drawn.hear(message)
        if scene is not None:
            self.scene = msgspec.convert(scene, wire.Scene)
            assert len(self.scene.pad) == self.scene.finished

    async def ask(self, request: wire.Request) -> Any:
        """Sends a request and returns its answer."""
        self.read()
        await self.requests.serve(request)
        id_ = getattr(request, "id", None)
        answers = [m for m in self.read() if getattr(m, "id", 0) == id_]
        return answers[-1] if answers else None

    async def play(self, chosen: list[str], seat: int | None = None) -> Any:
        """Answers the question this guest is asked."""
        where = self.conn.looking if seat is None else seat
        assert where is not None
        asked = self.live.room.asked[where]
        return await self.ask(
            common.Play(id=self.house.id(), seat=where, at=asked.seq, chosen=chosen)
        )


class House:
    def __init__(
        self, tempo: Tempo | None = None, store: MemoryStore | None = None
    ) -> None:
        self.clock = cast(Clock, store.clock) if store else Clock()
        self.store = store or MemoryStore(self.clock)
        self.tables = Tables(
            worker_store(self.store),
            kind_of,
            Thinkers(0),
            tempo or Tempo(bot_delay=0),
            self.clock,
            driven=False,
        )
        self.buckets = Buckets(self.clock)
        self.numbers = itertools.count(1)

    def id(self) -> str:
        return f"r{next(self.numbers)}"

    async def open(
        self,
        slug: str = "willow",
        people: str = "ann bob cat",
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        bots: str = "",
        seed: str = "a seed",
        begin: bool = True,
        **more: Any,
    ) -> GameTable:
        """A table at which these people, then these bots, sit."""
        game = find(slug)
        sitting = people.split()
        strengths: list[str | None] = [*[None] * len(sitting), *bots.split()]
        many = seats or max(len(strengths), 1)
        strengths += [None] * (many - len(strengths))
        opened = log.Opened(
            game=slug,
            edition=game.edition,
            seats=many,
            options=shown(game.agree(many, options or {})),
            bots=strengths,
            by=sitting[0] if sitting else "ann",
            **more,
        )
        made: list[log.AnyEntry] = [
            log.Sat(seat=seat, name=person.title(), by=person)
            for seat, person in enumerate(sitting)
        ]
        if begin:
            made.append(log.Began(by=opened.by))  # from the seed alone, as told
        room = await self.tables.create(GAME, [opened, *made], seed=seed)
        return await self.live(room.id)

    async def live(self, id_: str) -> GameTable:
        return cast(GameTable, await self.tables.live(id_))

    def guest(self, live: GameTable, person: str) -> Guest:
        return Guest(self, live, person)

    def guests(self, live: GameTable, people: str = "ann bob cat") -> list[Guest]:
        return [self.guest(live, person).join() for person in people.split()]

    async def beat(self, live: GameTable, seconds: float = 0.0) -> None:
        """Lets so much time go by, at a tenth of a second a step."""
        driver = self.tables.drivers[live.room.id]
        steps = max(1, round(seconds * 10))
        for _ in range(steps):
            self.clock.now += seconds / steps
            async with live.lock:
                await driver.beat()
            await asyncio.sleep(0)  # bots think meanwhile

    async def rebuilt(self, live: GameTable) -> Room:
        """The same table as another worker reads it."""
        row = self.store.tables[live.room.id]
        rows = await self.store.read(row.id)
        lines = [(entry.seq, entry.at, log.decode(entry.body)) for entry in rows]
        return fold(Room, row.id, row.code, row.seed, lines)


def any_answer(live: GameTable, seat: int, dice: Dice) -> list[str]:
    """A legal answer by name, by chance."""
    match = live.room.match
    assert match is not None
    pick = match.state.ask(Seat(seat))
    chosen = random_answer(match.state, pick, dice)
    return [token_name(match.table, token) for token in chosen]


def usual(slug: str) -> str:
    """As many people as usually play a game."""
    names = ["ann", "bob", "cat", "dot", "eve", "fay", "gus", "hal", "ivy", "joe"]
    return " ".join(names[: find(slug).usual_seats])
