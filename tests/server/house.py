"""A house without walls: tables in memory, at a time that tests tell."""

import asyncio
import itertools
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import msgspec
from sqlalchemy import Executable, create_engine
from sqlalchemy.pool import StaticPool
from starlette.websockets import WebSocket
from tests.server.drawn import Drawn

from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.options import options_as_text
from parlour.engine.pieces import Seat
from parlour.games import find
from parlour.server.access.limits import Buckets
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.room import GameEntry, GameRoom
from parlour.server.games.table import GameTable
from parlour.server.http.socket import Relay
from parlour.server.kinds import GAME, kind_of
from parlour.server.process.bot_pool import BotPool
from parlour.server.store import memory
from parlour.server.store.memory import Heard
from parlour.server.store.schema import METADATA
from parlour.server.store.storage import Held, Item, Size
from parlour.server.store.store import Store
from parlour.server.tables.act import Act
from parlour.server.tables.connection import Conn
from parlour.server.tables.registry import Tables
from parlour.server.tables.room import fold


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class MemoryStore(memory.MemoryStore):
    """The store in memory, and what the server around tables keeps beside them."""

    ownership = None

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self.stored: dict[tuple[str, str], Item] = {}
        self.engine = create_engine(
            "sqlite://",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
        )
        """For devices and links."""
        self.lock = threading.Lock()
        """Clients of one app run in threads of their own, and this is one connection:
        a transaction of one must not end in that of another."""
        METADATA.create_all(self.engine)
        self.writer = self
        self.written = 0

    async def execute(self, *statements: Executable, **values: object) -> int:
        with self.lock, self.engine.begin() as connection:
            done = [connection.execute(one, values or None) for one in statements]
            return done[-1].rowcount

    async def select(self, wanted: Any) -> list[Any]:
        with self.lock, self.engine.connect() as connection:
            return list(connection.execute(wanted).all())

    def listen_to_workers(self, worker_said: Callable[[str], None]) -> None:
        """There is nobody else."""

    def tell_workers(self, word: str) -> None:
        """Nobody hears it."""

    async def beat(self) -> None:
        """Nobody sees it."""

    async def sum_stored(
        self, person: str = "", address: str = "", site: str = "", table: str = ""
    ) -> Held:
        def total(wanted: Callable[[Item], bool]) -> int:
            return sum(one.bytes for one in self.stored.values() if wanted(one))

        return Held(
            total(lambda one: bool(person) and one.person == person),
            total(lambda one: bool(address) and one.address.startswith(address)),
            total(lambda one: bool(site) and one.address.endswith(site)),
            total(lambda one: (one.kind, one.ref) == ("story", table)),
            total(lambda one: True),
        )

    async def note(self, item: Item) -> None:
        before = self.stored.get((item.kind, item.ref))
        if before is not None and item.kind == "story":
            item = replace(item, bytes=before.bytes + item.bytes)
        self.stored[item.kind, item.ref] = item

    async def sizes(self) -> list[Size]:
        return []


class Worker:
    """The store of one worker: shared data, and a listener of its own."""

    def __init__(self, house: MemoryStore) -> None:
        self.house = house

    def listen(self, heard: Heard) -> None:
        self.house.listen(heard, id(self))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.house, name)


def worker_store(store: object) -> Store:
    """What one worker takes for its store: a real one, or its part of a shared one."""
    return cast(Store, Worker(store) if isinstance(store, MemoryStore) else store)


def connect(person: str, out: deque[bytes], buckets: Buckets) -> Conn:
    """A connection whose frames are queued, as many as a slow reader is allowed."""
    relay = Relay(cast(WebSocket, None))
    relay.queue = out
    return Conn(person, person.title(), relay.write, buckets)


class Guest:
    """Somebody at a table, with all that they were sent."""

    def __init__(self, house: "House", live: GameTable, person: str) -> None:
        self.house = house
        self.live = live
        self.out: deque[bytes] = deque()
        self.conn = connect(person, self.out, house.buckets)
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
        while self.out:
            data = self.out.popleft()
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

    async def ask(self, request: Act) -> Any:
        """Sends a request and returns its answer."""
        self.read()
        await self.live.ask(self.conn, request)
        id_ = getattr(request, "id", None)
        answers = [m for m in self.read() if getattr(m, "id", 0) == id_]
        return answers[-1] if answers else None

    async def play(self, chosen: list[str], seat: int | None = None) -> Any:
        """Answers the question this guest is asked."""
        where = self.conn.looking if seat is None else seat
        assert where is not None
        asked = self.live.room.asked[where]
        return await self.ask(
            acts.Play(id=self.house.id(), seat=where, at=asked.seq, chosen=chosen)
        )


class House:
    def __init__(
        self, bot_delay: float = 0.0, store: MemoryStore | None = None
    ) -> None:
        self.clock = cast(Clock, store.clock) if store else Clock()
        self.store = store or MemoryStore(self.clock)
        self.tables = Tables(
            worker_store(self.store),
            kind_of,
            BotPool(0),
            bot_delay,
            self.clock,
            driven=False,
            aside=asyncio.to_thread,
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
            options=options_as_text(game.agree(many, options or {})),
            bots=strengths,
            by=sitting[0] if sitting else "ann",
            **more,
        )
        made: list[GameEntry] = [
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

    async def rebuilt(self, live: GameTable) -> GameRoom:
        """The same table as another worker reads it."""
        row = self.store.tables[live.room.id]
        rows = await self.store.read(row.id)
        lines = [(entry.seq, entry.at, log.decode(entry.body)) for entry in rows]
        return fold(GameRoom, row.id, row.code, row.seed, lines)


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
