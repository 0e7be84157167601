"""Bots beside the tables: they think in other processes, never on the loop."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from parlour.engine.data import load, save
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.engine.table import Table
from parlour.games import find
from parlour.match import Match
from parlour.match.seeds import bot_dice

Found = TypeVar("Found")

logger = logging.getLogger("parlour.bots")


class Job(msgspec.Struct):
    """What a bot needs to answer: a saved state, of which it is shown its view."""

    game: str
    seats: int
    options: dict[str, Any]
    edition: int
    state: dict[str, Any]
    seat: int
    bot: str
    dice: int


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
        answer = bots.answer(bots.find(game, work.bot), state, seat, dice)
    except Exception:  # the others at the table should not have to wait for ever
        logger.exception("the bot %s fails and plays at random", work.bot)
        answer = bots.answer(bots.find(game, "random"), state, seat, dice)
    return [token_name(table, token) for token in answer]


@lru_cache(maxsize=64)
def laid(slug: str, seats: int, options: bytes, edition: int) -> Table:
    return find(slug).table(seats, msgspec.json.decode(options), edition)


class Thinkers:
    """A few processes for everything that takes long: bots and replays.

    With no processes the work is done right here, which tests like.
    """

    def __init__(self, processes: int | None = None) -> None:
        usual = max(1, (os.cpu_count() or 2) // 2)
        self.processes = usual if processes is None else processes
        self.pool: Executor | None = None

    def start(self) -> Executor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=stay_with_parent
            )
        return self.pool

    async def run(self, work: Callable[..., Found], *arguments: Any) -> Found:
        """The result of a function in another process; once more if that died."""
        if not self.processes:
            return work(*arguments)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.start(), work, *arguments)
        except BrokenExecutor:
            self.pool = None
            return await loop.run_in_executor(self.start(), work, *arguments)

    async def stop(self) -> None:
        """Waits for what is being worked on, and drops the rest."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def stay_with_parent() -> None:
    """In a process of the pool: ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
