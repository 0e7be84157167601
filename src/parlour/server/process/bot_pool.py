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
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.engine.data import load, save, tokens_named
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name
from parlour.engine.pieces import Seat
from parlour.engine.table import Table
from parlour.games import find
from parlour.match import Match
from parlour.match.log import Log
from parlour.match.match import begun, repeat
from parlour.match.seeds import bot_dice

if TYPE_CHECKING:
    from parlour.bots import Memory

logger = logging.getLogger("parlour.bots")

PLAIN = ("random", "regular")
"""Bots that do not look back, and need no log."""


class Bounds(msgspec.Struct, frozen=True):
    """What one thought may cost."""

    cpu: float
    """Seconds of a processor."""
    wall: float
    """Seconds, for one that only waits; it must do on a busy machine."""


BOUNDS: Final = Bounds(cpu=60, wall=900)
NO_BOUNDS: Final = Bounds(cpu=0, wall=0)
DIED: Final = (
    "the bot %s of %s died thinking, for which it has %g s of a processor; %s plays"
)


class Job(msgspec.Struct):
    """What a bot needs to answer: a saved state, of which it is shown its view.

    For a bot that looks ahead the log is there too: it is told what its seat saw of it.
    """

    game: str
    seats: int
    options: dict[str, Any]
    edition: int
    state: dict[str, Any]
    seat: int
    bot: str
    dice: int
    log: Log | None = None


def job(match: Match, seat: int, bot: str, *, lesson: bool = False) -> bytes:
    """A bot's task. In lessons its luck is that of the script, in which bots answer
    one after the other; elsewhere bots that think at once have luck of their own.
    """
    seed = match.seed if lesson else f"{match.seed}:{seat}"
    made = Job(
        game=match.game.slug,
        seats=match.table.seats,
        options=match.options(),
        edition=match.table.edition,
        state=save(match.state),
        seat=seat,
        bot=bot,
        dice=bot_dice(seed, len(match.choices)),
        log=None if lesson or bot in PLAIN else match.log(reveal=True),
    )
    return msgspec.json.encode(made)


def think(task: bytes) -> list[str]:
    """Runs in another process: what the bot answers, by name."""
    from parlour import bots

    work = msgspec.json.decode(task, type=Job)
    game = find(work.game)
    options = msgspec.json.encode(work.options)
    table = laid(work.game, work.seats, options, work.edition)
    state = load(table, work.state)
    seat, dice = Seat(work.seat), Dice(work.dice)
    try:
        bot = bots.find(game, work.bot)
        memory = bots.remembering([bot])
        if memory is not None and work.log is not None:
            remember(memory, game, work.log)
        answer = bots.answer(bot, state, seat, dice, memory)
    except Exception:  # the others at the table should not have to wait for ever
        logger.exception("the bot %s fails and plays at random", work.bot)
        answer = bots.answer(bots.find(game, "random"), state, seat, dice)
    return [token_name(table, token) for token in answer]


def remember(memory: "Memory", game: Game, log: Log) -> None:
    """Notes the answers of a game so far, by playing it again."""
    match = begun(game, log)
    for choice in log.choices:
        if isinstance(choice.seat, int) and 0 <= choice.seat < log.seats:
            if choice.chosen is None:
                memory.retract(Seat(choice.seat))
            else:
                tokens = tokens_named(match.table, choice.chosen)
                memory.note(match.state, Seat(choice.seat), tokens)
        repeat(match, choice)


@lru_cache(maxsize=64)
def laid(slug: str, seats: int, options: bytes, edition: int) -> Table:
    return find(slug).table(seats, msgspec.json.decode(options), edition)


def bounded(bounds: Bounds, task: bytes) -> list[str]:
    """Runs in another process, which the kernel ends if the bot comes to no end."""
    begin_bounds(bounds)
    try:
        return think(task)
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

    async def think(self, task: bytes) -> list[str]:
        """What a bot answers, by name; a simpler one, if its process died over it."""
        if not self.processes:
            return think(task)
        try:
            return await self.once(task)
        except BrokenExecutor:
            work = msgspec.json.decode(task, type=Job)
        for simpler in simpler_bots(work):
            logger.error(DIED, work.bot, work.game, self.bounds.cpu, simpler)
            work.bot = simpler
            with contextlib.suppress(BrokenExecutor):
                return await self.once(msgspec.json.encode(work))
        raise BrokenExecutor(f"no bot can play {work.game} here")

    async def once(self, task: bytes) -> list[str]:
        """One thought in a process that has nothing else to do."""
        async with self.free:
            pool = self.idle.pop() if self.idle else fresh_pool()
            self.busy.add(pool)
            loop = asyncio.get_running_loop()
            try:
                found = await loop.run_in_executor(pool, bounded, self.bounds, task)
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
        pools, self.idle = [*self.idle, *self.busy], []
        for pool in pools:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def simpler_bots(work: Job) -> list[str]:
    """Who plays in its place, the best first."""
    from parlour import bots

    known = bots.own(find(work.game))
    return [bot for bot in ("regular", "random") if bot in known and bot != work.bot]


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
