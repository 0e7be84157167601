"""Driver: does what is due at a table automatically, and has bots think."""

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

from parlour.server.access.addresses import site_of
from parlour.server.ports import BotRunner
from parlour.server.process.bot_answer import BotAnswer
from parlour.server.process.logs import tag
from parlour.server.process.thinking import BotJob
from parlour.server.tables.table import Busy, OpenTable

NEXT_BEAT_S = 0.5
"""Seconds to the next beat, where a bot was not ready in time."""
RETRY_S = 5.0
"""Seconds until the next try after something went wrong."""

logger = logging.getLogger("parlour.table")


@dataclass
class Thought:
    """A bot's answer in the making."""

    bot: str
    task: "asyncio.Future[BotAnswer]"
    spare: "asyncio.Future[BotAnswer] | None" = None
    """The answer if it is not ready when it is due."""
    beats: int = 0
    """How often it was not ready when it was due."""

    @property
    def failed(self) -> bool:
        return self.task.done() and not good(self.task)

    def ready(self) -> "asyncio.Future[BotAnswer] | None":
        for task in (self.task, self.spare):
            if task is not None and good(task):
                return task
        return None


def good(task: "asyncio.Future[BotAnswer]") -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


@dataclass
class Driver:
    """Does nothing automatically; a kind of table adds what it does."""

    table: OpenTable[Any, Any]
    thinkers: BotRunner
    bot_delay: float
    """Seconds for which a bot seems to think, more or less."""
    thoughts: dict[Hashable, Thought] = field(default_factory=dict)

    async def run(self) -> None:
        """Runs until cancelled."""
        table = self.table
        while True:
            table.wake.clear()
            try:
                async with table.lock:
                    next_at = await self.beat()
            except Busy:
                next_at = table.clock() + NEXT_BEAT_S
            except Exception:
                logger.exception(
                    "tables: driver failed", extra={"table": tag(table.room.id)}
                )
                next_at = table.clock() + RETRY_S
            await self.sleep(next_at)

    async def sleep(self, until: float | None) -> None:
        """Sleeps until something has changed, or until that time."""
        wake = self.table.wake
        if until is None:
            await wake.wait()
            return
        seconds = max(0.0, until - self.table.clock())
        alarm = asyncio.get_running_loop().call_later(seconds, wake.set)
        try:
            await wake.wait()
        finally:
            alarm.cancel()

    async def beat(self) -> float | None:
        """Does all that is due; returns when to look again. The lock must be held."""
        while True:
            later = await self.step(self.table.clock())
            if later is not None:
                return min(later, default=None)

    async def step(self, now: float) -> list[float] | None:
        """Does one thing that is due, or says at which times something will be."""
        return []

    async def find_answer(
        self, key: Hashable, bot: str, job: Callable[[], BotJob], at: float, now: float
    ) -> tuple[float, BotAnswer | None]:
        """Finds a bot's answer and its time, once it is ready: not before `at`, then at
        a beat, so that the time it took tells nothing of what it holds. One
        that looks ahead takes longer the more it has to think about: what is not ready
        at `at` is answered for by one that is."""
        beat = NEXT_BEAT_S if self.bot_delay else 0.0
        found = self.thoughts.get(key)
        if found is None or found.bot != bot or found.failed:
            work = job()
            work.address = self.table.address_of_player()
            work.site = site_of(work.address)
            task = asyncio.ensure_future(self.thinkers.think(work))
            spare = self.thinkers.spare(work) if beat else None
            found = self.thoughts[key] = Thought(bot, task, spare)
        when = at + found.beats * beat
        if when > now and not found.task.done():
            return when, None
        ready = found.ready()
        if ready is None and beat:
            found.beats += 1
            return at + found.beats * beat, None
        if ready is None:
            await asyncio.wait([found.task])
        elif when <= now:
            found.task = ready  # whatever comes later, this is the answer
        return when, (ready or found.task).result()

    def forget(self, current: Iterable[Hashable]) -> None:
        """Drops thoughts about questions that are asked no longer."""
        self.thoughts = {
            key: self.thoughts[key] for key in current if key in self.thoughts
        }
