"""Story tables in memory, with people whose every byte is kept."""

import asyncio
import itertools
from collections import deque
from typing import Any, cast

import msgspec
from tests.server.house import Clock, MemoryStore, connect, worker_store

from parlour.server.access.limits import Buckets
from parlour.server.kinds import TALE, kind_of
from parlour.server.process.bot_pool import BotPool
from parlour.server.stories import acts, scenes
from parlour.server.stories.room import LineWritten, StoryOpened, StoryRoom, StoryRow
from parlour.server.stories.table import StoryTable
from parlour.server.tables import frames as common
from parlour.server.tables.registry import Tables
from parlour.server.tables.room import fold
from parlour.story import entries as e

decode = msgspec.json.Decoder(scenes.Message).decode


class Person:
    """Somebody at a story table, with all that they were sent."""

    def __init__(self, house: "StoryHouse", live: StoryTable, person: str) -> None:
        self.house = house
        self.live = live
        self.person = person
        self.sent: list[bytes] = []
        self.told: dict[int, Any] = {}
        self.scene: scenes.StoryScene | None = None
        self.seq = 0
        self.connect()

    def connect(self) -> None:
        self.out: deque[bytes] = deque()
        self.conn = connect(self.person, self.out, self.house.buckets)

    async def join(self, since: int | None = None, seat: int | None = None) -> "Person":
        await self.live.compare()
        self.live.join(self.conn, since, seat)
        self.read()
        return self

    @property
    def seat(self) -> int:
        (seat,) = self.live.room.seats_of(self.person)
        return seat

    @property
    def story(self) -> Any:
        assert self.scene is not None
        return self.scene.story

    def read(self) -> list[Any]:
        fresh = []
        while self.out:
            data = self.out.popleft()
            self.sent.append(data)
            fresh.append(decode(data))
        for message in fresh:
            if isinstance(message, scenes.StoryUpdate | scenes.StoryWelcome):
                if isinstance(message, scenes.StoryWelcome) and message.whole:
                    self.told = {}
                self.scene, self.seq = message.scene, message.seq
                self.told |= {one.seq: one for one in message.told}
        return fresh

    async def ask(self, request: Any) -> Any:
        """Sends a request and returns its answer."""
        self.read()
        await self.live.ask(self.conn, request)
        for other in self.house.people:
            if other is not self:
                other.read()
        id_ = getattr(request, "id", None)
        answers = [m for m in self.read() if getattr(m, "id", 0) == id_]
        return answers[-1] if answers else None

    async def write(self, entry: e.AnyEntry) -> int:
        """Writes an entry that is allowed; its number."""
        done = await self.ask(
            acts.WriteEntry(id=self.house.id(), seat=self.seat, entry=entry)
        )
        assert isinstance(done, common.Done), done
        return done.seq

    async def no(self, entry: e.AnyEntry) -> common.No:
        answer = await self.ask(
            acts.WriteEntry(id=self.house.id(), seat=self.seat, entry=entry)
        )
        assert isinstance(answer, common.No), answer
        return answer

    async def open(self, part: str, number: int = 0) -> Any:
        return await self.ask(
            acts.Open(
                id=self.house.id(),
                seat=self.seat,
                part=part,  # type: ignore[arg-type]
                number=number,
            )
        )

    async def play(self, *chosen: str) -> Any:
        """Answers what the contest asks."""
        assert self.scene is not None
        assert self.scene.contest is not None
        question = self.scene.contest.question
        assert question is not None, self.scene.contest
        return await self.ask(
            acts.PlayInContest(
                id=self.house.id(), seat=self.seat, at=question.at, chosen=list(chosen)
            )
        )


class StoryHouse:
    def __init__(self, store: MemoryStore | None = None) -> None:
        self.clock = cast(Clock, store.clock) if store else Clock()
        self.store = store or MemoryStore(self.clock)
        self.tables = Tables(
            worker_store(self.store),
            kind_of,
            BotPool(0),
            0,
            self.clock,
            driven=False,
            aside=asyncio.to_thread,
        )
        self.buckets = Buckets(self.clock)
        self.numbers = itertools.count(1)
        self.people: list[Person] = []

    def id(self) -> str:
        return f"r{next(self.numbers)}"

    async def open(
        self, people: str, source: str, *, watchers: str = "", watch: str = "public"
    ) -> list[Person]:
        """A story at which these people sit, and others look on."""
        names = people.split()
        rows: list[StoryRow] = [StoryOpened(by=names[0], watch=watch)]
        for seat, name in enumerate(names):
            line = e.JournalLine(seat=seat, entry=e.SeatJoined(name=name.title()))
            rows.append(LineWritten(by=name, line=line))
        chosen = e.ContentChosen(source=source, uploaded=True)
        rows.append(LineWritten(by=names[0], line=e.JournalLine(seat=0, entry=chosen)))
        room = await self.tables.create(TALE, rows)
        live = await self.live(room.id)
        for name in [*names, *watchers.split()]:
            self.people.append(await Person(self, live, name).join())
        return self.people

    async def live(self, id_: str) -> StoryTable:
        return cast(StoryTable, await self.tables.live(id_))

    async def rebuilt(self, live: StoryTable) -> Any:
        """The same table as another worker reads it."""
        row = self.store.tables[live.room.id]
        rows = await self.store.read(row.id)
        lines = [(one.seq, one.at, StoryTable.read_entry(one.body)) for one in rows]
        return fold(StoryRoom, row.id, row.code, row.seed, lines)
