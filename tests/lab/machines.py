"""A Dask cluster on this machine, each part of it a process that may be killed.

They are forked from one that has imported what they need, so that a worker costs
milliseconds. A bot of a module of its own keeps workers busy until they may go on.
"""

import asyncio
import logging
import multiprocessing
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import sleep
from typing import Final

from distributed import Scheduler, Worker
from tests.patience import PATIENCE

from parlour.server.process.sandbox import PRELOADED_MODULES

HOST: Final = "127.0.0.1"
QUIET: Final = {"dashboard": False, "dashboard_address": f"{HOST}:0"}

PATIENT: Final = """
import os
from pathlib import Path
from time import sleep

from parlour.bots.luck import random_answer

HERE = Path(__file__).parent


def waits(view, pick, dice):
    "Tells that it was asked, and answers once it may go on."
    (HERE / f"asked-{os.getpid()}").touch()
    while not (HERE / "go").exists():
        sleep(0.01)
    return random_answer(view, pick, dice)
"""


class Machines:
    """A scheduler and its workers."""

    def __init__(self) -> None:
        # All of a process are forked from one, so strangers' files (sandbox.py) too:
        # without what reads them in it, each would cost more than it may.
        self.forked = multiprocessing.get_context("forkserver")
        self.forked.set_forkserver_preload(
            [*PRELOADED_MODULES, "parlour.lab.cluster", __name__]
        )
        self.all: list[BaseProcess] = []
        self.scheduler, self.address = self.started(scheduling, "")
        self.workers: list[BaseProcess] = []

    def add_worker(self, *, without: str = "") -> None:
        self.workers.append(self.started(working, self.address, without)[0])

    def started(
        self, work: Callable[..., None], *given: str
    ) -> tuple[BaseProcess, str]:
        """A process, and where it listens."""
        ours, theirs = self.forked.Pipe()
        process = self.forked.Process(target=work, args=(theirs, *given), daemon=True)
        process.start()
        self.all.append(process)
        assert ours.poll(PATIENCE)
        address: str = ours.recv()
        return process, address

    def close(self) -> None:
        for process in reversed(self.all):
            killed(process)


def killed(process: BaseProcess) -> None:
    process.kill()
    process.join()


@contextmanager
def machines(workers: int) -> Iterator[Machines]:
    """A cluster with so many workers."""
    found = Machines()
    try:
        for _ in range(workers):
            found.add_worker()
        yield found
    finally:
        found.close()


def patient_bot(folder: Path) -> str:
    """Writes the module of the bot that waits, and says where it is."""
    sys.modules.pop("patient_bot", None)  # that of another test
    (folder / "patient_bot.py").write_text(PATIENT)
    return "patient_bot:waits"


def asked(folder: Path) -> set[int]:
    """The processes in which the bot was asked so far."""
    return {int(file.name.partition("-")[2]) for file in folder.glob("asked-*")}


def until(true: Callable[[], object]) -> None:
    for _ in range(int(PATIENCE * 100)):
        if true():
            return
        sleep(0.01)
    raise AssertionError("it never came to this")


# In processes of their own


def scheduling(told: Connection, _: str) -> None:
    async def serve() -> None:
        async with Scheduler(host=HOST, port=0, **QUIET) as scheduler:
            told.send(scheduler.address)
            await scheduler.finished()

    quietly(serve)


def working(told: Connection, address: str, without: str) -> None:
    async def serve() -> None:
        async with Worker(address, host=HOST, nthreads=1, **QUIET) as worker:
            told.send(worker.address)
            await worker.finished()

    if without:
        forget(without)
    quietly(serve)


def quietly(serve: Callable[[], Coroutine[None, None, None]]) -> None:
    logging.disable()
    asyncio.run(serve())


def forget(package: str) -> None:
    """Makes this a machine on which a package was never installed."""
    for name in [*sys.modules]:
        if name.partition(".")[0] == package:
            del sys.modules[name]
    sys.modules[package] = None  # type: ignore[assignment]
