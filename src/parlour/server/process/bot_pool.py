"""Bots beside the tables: they think in other processes, never on the loop."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Final

import msgspec

from parlour.games import find
from parlour.processes import block_interrupts
from parlour.server.process.bounds import Bounds
from parlour.server.process.said import Said
from parlour.server.process.thinking import EXPERT, Job, think

logger = logging.getLogger("parlour.bots")

NICE: Final = 10
"""The priority at which experts think."""
BOUNDS: Final = Bounds(cpu=60, wall=900)
"""What one thought may cost."""
NO_BOUNDS: Final = Bounds(cpu=0, wall=0)


def give_way() -> None:
    """In a process where experts think: people's moves come first."""
    if multiprocessing.parent_process() is not None and sys.platform != "win32":
        os.nice(max(0, NICE - os.nice(0)))


def bounded(bounds: Bounds, work: Job) -> Said:
    """Runs in another process, which the kernel ends if the bot comes to no end."""
    begin_bounds(bounds)
    try:
        if (work.stand_in or work.bot) == EXPERT:
            give_way()
        return think(work)
    finally:
        begin_bounds(NO_BOUNDS)


def begin_bounds(bounds: Bounds) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, bounds.cpu)
        signal.setitimer(signal.ITIMER_REAL, bounds.wall)


class Thinkers:
    """A few processes in which bots think.

    Each has its own pool, so that one that dies takes no other thought with it. With no
    processes the work is done right here, which tests like.
    """

    def __init__(self, processes: int | None = None, bounds: Bounds = BOUNDS) -> None:
        usual = max(1, (os.cpu_count() or 2) // 2)
        self.processes = usual if processes is None else processes
        self.bounds = bounds
        self.free = asyncio.Semaphore(max(1, self.processes))
        self.idle: list[Executor] = []
        self.busy: set[Executor] = set()
        self.stopped = False

    async def think(self, work: Job) -> Said:
        """What a bot answers; a simpler one, if its process died over it."""
        if not self.processes:
            return think(work)
        with contextlib.suppress(BrokenExecutor):
            return await self.once(work)
        for simpler in simpler_bots(work):
            fields = {
                "bot": work.stand_in or work.bot,
                "game": work.game,
                "cpu_limit_s": self.bounds.cpu,
                "fallback": simpler,
            }
            logger.error("bots: bot process died", extra=fields)
            work = simplified(work, simpler)
            with contextlib.suppress(BrokenExecutor):
                return await self.once(work)
        raise BrokenExecutor(f"every bot process for {work.game} died")

    def spare(self, work: Job) -> "asyncio.Future[Said] | None":
        """What is answered when this bot is not ready at its time; none is usual, for
        those that do not look ahead are."""
        return None

    async def once(self, work: Job) -> Said:
        """One thought in a process that has nothing else to do."""
        async with self.free:
            if self.stopped:
                raise asyncio.CancelledError
            pool = self.idle.pop() if self.idle else fresh_pool()
            self.busy.add(pool)
            loop = asyncio.get_running_loop()
            try:
                with block_interrupts():  # the first thought starts the process
                    thought = loop.run_in_executor(pool, bounded, self.bounds, work)
                found = await thought
            except (BrokenExecutor, asyncio.CancelledError):
                pool.shutdown(wait=False)  # what goes on in it is bounded
                raise
            else:
                self.idle.append(pool)
                return found
            finally:
                self.busy.discard(pool)

    async def stop(self) -> None:
        """Waits for what is being worked on, and drops the rest."""
        self.stopped = True
        pools, self.idle = [*self.idle, *self.busy], []
        for pool in pools:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def simpler_bots(work: Job) -> list[str]:
    """Who plays in its place, the best first."""
    from parlour import bots

    known = bots.own_bots(find(work.game))
    tried = (work.bot, work.stand_in)
    return [bot for bot in ("regular", "random") if bot in known and bot not in tried]


def simplified(work: Job, bot: str) -> Job:
    """The same question to a bot that does not look ahead."""
    return msgspec.structs.replace(work, stand_in=bot, log=None, budget=0)


def fresh_pool() -> Executor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=stay_with_parent)


def stay_with_parent() -> None:
    """In a process of the pool: ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
