"""Gathers the figures of the whole house: of all workers, and of what is kept."""

import asyncio
import os
import platform
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import msgspec

from parlour.builds import running
from parlour.builds.version import full_version
from parlour.server.http.context import Context
from parlour.server.operator import database, worker
from parlour.server.operator.figures import (
    ClosedTables,
    House,
    People,
    PlayedTables,
    Queue,
    Storage,
    Versions,
    Worker,
)
from parlour.server.process.experts import Experts
from parlour.server.store.migrate import revision, revisions
from parlour.server.store.rows import Unavailable
from parlour.server.tables.codes import is_program

TIMEOUT_S: Final = 1.0
"""Seconds in which other workers should answer."""
FRESH_S: Final = 2.0
"""Seconds for which figures are shown again as they are."""
SIZES_FRESH_S: Final = 60.0
"""And for sizes, for which the database has to look through everything."""
COST_FACTOR: Final = 20.0
"""Cache time of a statistic, in multiples of the time to compute it."""

NO_LAB: Final = Queue(name="lab", waiting=0, busy=0, note="off")
LAB_UNKNOWN: Final = Queue(name="lab", waiting=None, busy=None)

T = TypeVar("T")


@dataclass
class CachedFigure(Generic[T]):
    """A value that is expensive to compute, computed now and then."""

    work: Callable[[], Awaitable[T]]
    fresh: float
    value: T | None = None
    until: float = 0.0
    working: "asyncio.Task[T] | None" = None

    async def get(self) -> T:
        """Computes it once for all concurrent callers, even if none of them waits."""
        if self.value is not None and time.monotonic() < self.until:
            return self.value
        if self.working is None:
            self.working = asyncio.create_task(self.renew())
            self.working.add_done_callback(self.note_end)
        return await asyncio.shield(self.working)

    async def soon(self, within: float) -> T | None:
        """Returns the previous value if it takes longer than `within` seconds."""
        try:
            async with asyncio.timeout(within):
                return await self.get()
        except TimeoutError:
            return self.value

    async def renew(self) -> T:
        began = time.monotonic()
        value = self.value = await self.work()
        ended = time.monotonic()
        self.until = ended + max(self.fresh, COST_FACTOR * (ended - began))
        return value

    def note_end(self, task: "asyncio.Task[T]") -> None:
        self.working = None
        if not task.cancelled():
            task.exception()  # raised for those who wait


class Counts(msgspec.Struct):
    """Counts that are cheap for the database."""

    tables: list[PlayedTables]
    closed: list[ClosedTables]
    people: People
    notices: int
    database: str
    schema: str


class Gathering:
    """This worker's part of the figures, and a way to all others'."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.since = time.monotonic()
        self.pace = worker.Pace(lambda: context.store.writer.written)
        context.metrics.heard = self.pace.note
        self.house = CachedFigure(self.gather, FRESH_S)
        self.sizes = CachedFigure(self.measure, SIZES_FRESH_S)
        context.neighbours.own_figures = lambda: msgspec.json.encode(self.own_figures())

    # This worker

    def own_figures(self) -> Worker:
        context = self.context
        thinkers = context.thinkers
        looking = thinkers.thinking if isinstance(thinkers, Experts) else 0
        apart = thinkers.apart.processes if isinstance(thinkers, Experts) else 0
        return Worker(
            name=context.neighbours.me[:6],
            machine=worker.machine_name(),
            process=os.getpid(),
            version=full_version(),
            build=running(),
            since=round(time.monotonic() - self.since),
            tables=len(context.tables.open),
            people=len(self.people()),
            sockets=context.sockets,
            memory=worker.memory_used(),
            pending=len(context.store.writer.pending),
            limits=dict(context.buckets.reached),
            experts=looking,
            expert_processes=apart,
            files=context.confined.waiting,
            minutes=list(self.pace.minutes),
        )

    def people(self) -> set[str]:
        """Returns everybody who is connected to this worker."""
        return {
            conn.person
            for table in self.context.tables.open.values()
            for conn in table.conns
            if not is_program(conn.person)
        }

    async def workers(self) -> tuple[list[Worker], int]:
        """Returns all workers, and how many of them did not answer in time."""
        answers, silent = await self.context.neighbours.ask_figures(TIMEOUT_S)
        found = [self.own_figures()]
        for raw in answers:
            try:
                found.append(msgspec.json.decode(raw, type=Worker))
            except msgspec.DecodeError:  # it is another version of Parlour
                silent += 1
        return sorted(found, key=lambda one: (one.machine, one.process)), silent

    # What is kept

    async def count(self) -> Counts:
        return await self.context.store.look(
            lambda line: Counts(
                database.count_tables(line),
                database.count_closed_tables(line),
                database.count_people(line),
                database.count_notices(line),
                database.database_version(line),
                revision(line),
            )
        )

    async def measure(self) -> Storage:
        settings = self.context.settings
        return await self.context.store.look(
            lambda line: database.measure_storage(line, settings)
        )

    async def lab(self) -> Queue:
        if not self.context.lab.on:
            return NO_LAB
        states = await self.context.store.look(database.count_studies)
        return Queue(
            name="lab",
            waiting=states.get("waiting", 0),
            busy=states.get("playing", 0),
            failed=states.get("failed", 0),
        )

    # Everything

    async def gather(self) -> House:
        context = self.context
        workers, silent = await self.workers()
        healthy = await context.store.alive()
        counts = await or_none(self.count())
        sizes = await or_none(self.sizes.soon(TIMEOUT_S))
        looking = sum(one.experts for one in workers)
        processes = sum(one.expert_processes for one in workers)
        files = sum(one.files for one in workers)
        pending = sum(one.pending for one in workers)
        queues = [
            await or_none(self.lab()) or LAB_UNKNOWN,
            Queue(
                name="experts",
                waiting=max(0, looking - processes),
                busy=min(looking, processes),
                note="" if processes else "off",
            ),
            Queue(
                name="notices",
                waiting=counts.notices if counts else None,
                busy=0,
                note="" if context.notices.push or context.notices.mail else "off",
            ),
            Queue(name="files", waiting=0, busy=files),
            Queue(name="disk", waiting=pending, busy=0),
        ]
        return House(
            at=context.clock(),
            healthy=healthy,
            tables=counts.tables if counts else None,
            closed=counts.closed if counts else [],
            people=counts.people if counts else None,
            storage=sizes,
            queues=queues,
            versions=Versions(
                parlour=full_version(),
                build=running(),
                python=platform.python_version(),
                database=counts.database if counts else "",
                schema=counts.schema if counts else "",
                newest=revisions()[-1],
            ),
            machine=worker.read_machine(),
            workers=workers,
            silent=silent,
        )


async def or_none(asked: Awaitable[T]) -> T | None:
    """Returns the database's answer; None if it does not answer."""
    try:
        return await asked
    except Unavailable:
        return None
