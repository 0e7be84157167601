"""Bots run in other processes, never on the event loop."""

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
from parlour.server.process.bot_answer import BotAnswer
from parlour.server.process.bounds import Bounds
from parlour.server.process.thinking import EXPERT, BotJob, think

logger = logging.getLogger("parlour.bots")

EXPERT_NICENESS: Final = 10
"""The priority at which experts think."""
DECISION_BOUNDS: Final = Bounds(cpu=60, wall=900)
"""Limits of one decision."""
NO_BOUNDS: Final = Bounds(cpu=0, wall=0)


def lower_priority() -> None:
    """Lowers the priority of an expert's process: people's moves come first."""
    if multiprocessing.parent_process() is not None and sys.platform != "win32":
        os.nice(max(0, EXPERT_NICENESS - os.nice(0)))


def think_within_bounds(bounds: Bounds, work: BotJob) -> BotAnswer:
    """Runs a bot in another process; the kernel kills it at its limits."""
    set_timers(bounds)
    try:
        if (work.stand_in or work.bot) == EXPERT:
            lower_priority()
        return think(work)
    finally:
        set_timers(NO_BOUNDS)


def set_timers(bounds: Bounds) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, bounds.cpu)
        signal.setitimer(signal.ITIMER_REAL, bounds.wall)


class BotPool:
    """A few processes in which bots think.

    Each has its own pool, so that one that dies takes no other thought with it. With no
    processes the work is done right here, which tests like.
    """

    def __init__(
        self, processes: int | None = None, bounds: Bounds = DECISION_BOUNDS
    ) -> None:
        usual = max(1, (os.cpu_count() or 2) // 2)
        self.processes = usual if processes is None else processes
        self.bounds = bounds
        self.free = asyncio.Semaphore(max(1, self.processes))
        self.idle: list[Executor] = []
        self.busy: set[Executor] = set()
        self.stopped = False

    async def think(self, work: BotJob) -> BotAnswer:
        """Returns the bot's answer, or a simpler bot's if its process died."""
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
            work = with_simpler_bot(work, simpler)
            with contextlib.suppress(BrokenExecutor):
                return await self.once(work)
        raise BrokenExecutor(f"every bot process for {work.game} died")

    def spare(self, work: BotJob) -> "asyncio.Future[BotAnswer] | None":
        """Starts the fallback answer for a bot that may be late; None if the bot does
        not search."""
        return None

    async def once(self, work: BotJob) -> BotAnswer:
        """Runs one job in an idle process."""
        async with self.free:
            if self.stopped:
                raise asyncio.CancelledError
            pool = self.idle.pop() if self.idle else new_pool()
            self.busy.add(pool)
            loop = asyncio.get_running_loop()
            try:
                with block_interrupts():  # the first thought starts the process
                    thought = loop.run_in_executor(
                        pool, think_within_bounds, self.bounds, work
                    )
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
        """Waits for running jobs, and cancels the others."""
        self.stopped = True
        pools, self.idle = [*self.idle, *self.busy], []
        for pool in pools:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def simpler_bots(work: BotJob) -> list[str]:
    """Returns the bots that can play instead, best first."""
    from parlour import bots

    known = bots.own_bots(find(work.game))
    tried = (work.bot, work.stand_in)
    return [bot for bot in ("regular", "random") if bot in known and bot not in tried]


def with_simpler_bot(work: BotJob, bot: str) -> BotJob:
    """Returns the same job for a bot that does not search."""
    return msgspec.structs.replace(work, stand_in=bot, log=None, budget=0)


def new_pool() -> Executor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=stay_with_parent)


def stay_with_parent() -> None:
    """Ends this pool process when the server ends, for any reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
