"""Bots beside the tables: they think in other processes, never on the loop."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.engine.data import load, save, tokens_named
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name
from parlour.engine.options import Value
from parlour.engine.pieces import Seat
from parlour.engine.table import Table
from parlour.games import find
from parlour.match import Match
from parlour.match.log import Log
from parlour.match.match import begun, repeat
from parlour.match.seeds import bot_dice
from parlour.processes import block_interrupts
from parlour.server.process.bounds import Bounds
from parlour.server.process.said import ReasonData, Said, WeighedData

if TYPE_CHECKING:
    from parlour.bots import Memory
    from parlour.bots.handed import Thought

logger = logging.getLogger("parlour.bots")

PLAIN = ("random", "gentle", "regular")
"""Bots that do not look back, and need no log."""
EXPERT: Final = "expert"
"""The bot that takes as much of a processor as it is given."""
NICE: Final = 10
"""The priority at which it thinks."""
BOUNDS: Final = Bounds(cpu=60, wall=900)
"""What one thought may cost."""
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
    options: dict[str, Value]
    edition: int
    state: dict[str, Any]
    seat: int
    bot: str
    """Who is asked."""
    dice: int
    stand_in: str = ""
    """Who answers instead, where that one cannot."""
    log: Log | None = None
    budget: int = 0
    """Rollouts of a bot that looks ahead; 0 for as many as are usual."""


def job(match: Match, seat: int, bot: str, *, lesson: bool = False) -> Job:
    """A bot's task. In lessons its luck is that of the script, in which bots answer
    one after the other; elsewhere bots that think at once have luck of their own.
    """
    seed = match.seed if lesson else f"{match.seed}:{seat}"
    return Job(
        game=match.game.slug,
        seats=match.table.seats,
        options=match.options(),
        edition=match.table.edition,
        state=save(match.state.copy()),  # the table goes on while this is in line
        seat=seat,
        bot=bot,
        dice=bot_dice(seed, len(match.choices)),
        log=None if lesson or bot in PLAIN else match.log(reveal=True),
    )


def think(work: Job) -> Said:
    """Runs in another process: what the bot answers, and why."""
    from parlour import bots
    from parlour.bots.handed import hand

    game = find(work.game)
    options = msgspec.json.encode(work.options)
    table = laid(work.game, work.seats, options, work.edition)
    state = load(table, work.state)
    seat, dice = Seat(work.seat), Dice(work.dice)
    name = work.stand_in or work.bot
    begun_at = time.monotonic()
    try:
        if name == EXPERT:
            give_way()
            bots.made_ready(game, table)
            begun_at = time.monotonic()
        bot = bots.find(game, name)
        memory = bots.remembering([bot])
        if memory is not None and work.log is not None:
            remember(memory, game, work.log)
        given = hand(state, seat, dice, memory, work.budget)
        thought = bots.asked(game, bot, name, given)
    except Exception:  # the others at the table should not have to wait for ever
        logger.exception("the bot %s fails and plays at random", name)
        name = "random"
        thought = bots.thought(game, name, hand(state, seat, dice))
    told = bots.told_at_once(game, work.bot, state.ask(seat), table)
    return Said(
        chosen=[token_name(table, token) for token in thought.answer],
        bot=name,
        told=ReasonData(told.message, told.values),
        whole=afterwards(work.bot, name, thought, table),
        rollouts=thought.found.rollouts if thought.found is not None else 0,
        seconds=time.monotonic() - begun_at,
    )


def afterwards(
    asked: str, answered: str, thought: "Thought", table: Table
) -> ReasonData:
    """The whole reason. Only here it is told that another one stood in: a bot that
    looks ahead may be late because of what it holds."""
    whole = thought.reason
    weighed = [
        WeighedData(one.names(table), one.kind, one.worth) for one in whole.weighed
    ]
    stood_in = answered not in (asked, "random")
    message = "reason-stood-in" if stood_in else whole.message
    return ReasonData(message, whole.values, weighed, whole.facts)


def give_way() -> None:
    """In a process where experts think: people's moves come first."""
    if multiprocessing.parent_process() is not None and sys.platform != "win32":
        os.nice(max(0, NICE - os.nice(0)))


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


def bounded(bounds: Bounds, work: Job) -> Said:
    """Runs in another process, which the kernel ends if the bot comes to no end."""
    begin_bounds(bounds)
    try:
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
            died = work.stand_in or work.bot
            logger.error(DIED, died, work.game, self.bounds.cpu, simpler)
            work = simplified(work, simpler)
            with contextlib.suppress(BrokenExecutor):
                return await self.once(work)
        raise BrokenExecutor(f"no bot can play {work.game} here")

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

    known = bots.own(find(work.game))
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
