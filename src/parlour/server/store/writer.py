"""The one writer of a worker: it collects what all tables append, and commits once.

A commit waits for the disk, so what comes in meanwhile goes into the next one. All of
it runs in a thread of its own, in few large statements: a thread beside a busy event
loop may wait some milliseconds for each one.
"""

import asyncio
import logging
import time
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError

from parlour.server.store.appends import UNFIT, Append, put, put_each
from parlour.server.store.engine import FAILED, cause
from parlour.server.store.rows import Clash, Unavailable

TICK: Final = 0.004
"""Seconds between the starts of two commits, at least. A lone move does not wait."""
MOST: Final = 500
"""Appends in one commit, at most."""
PAUSES: Final = (0.0, 0.1, 0.3, 1.0)
"""Seconds to wait before trying again when the database failed."""

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")


class Writer:
    def __init__(
        self, engine: Engine, told: Callable[[str, int], None], me: str
    ) -> None:
        self.engine = engine
        self.me = me
        """Stands before the news that other workers hear."""
        self.told = told
        """Called with table and seq after each commit, on the event loop."""
        self.pending: list[tuple[Append, Future[float]]] = []
        self.wake = asyncio.Event()
        self.thread = ThreadPoolExecutor(1, "parlour-writer")
        self.closing = False
        self.task = asyncio.create_task(self.work(), name="parlour-writer")

    async def append(self, append: Append) -> float:
        if self.closing:
            raise Unavailable("the store is closed")
        done: Future[float] = asyncio.get_running_loop().create_future()
        self.pending.append((append, done))
        self.wake.set()
        # A caller that gives up does not take its entries out of the batch.
        return await asyncio.shield(done)

    async def run(self, write: Callable[[Connection], T]) -> T:
        """Any other write, in a transaction of its own."""
        if self.closing:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.attempt, write)

    async def close(self) -> None:
        """Write what is pending, then stop."""
        self.closing = True
        self.wake.set()
        await self.task
        await asyncio.to_thread(self.thread.shutdown)

    async def work(self) -> None:
        loop = asyncio.get_running_loop()
        while self.pending or not self.closing:
            if not self.pending:
                self.wake.clear()
                await self.wake.wait()
                continue
            began = loop.time()
            batch = self.next_batch()
            appends = [append for append, _ in batch]
            results: list[Exception | None]
            try:
                results = await loop.run_in_executor(self.thread, self.write, appends)
            except Exception as wrong:
                LOG.exception("a batch of %d appends failed", len(batch))
                results = [Unavailable(type(wrong).__name__) for _ in batch]
            for (append, done), result in zip(batch, results, strict=True):
                self.answer(append, done, result)
            if not self.closing:
                await asyncio.sleep(max(0.0, TICK - (loop.time() - began)))

    def next_batch(self) -> list[tuple[Append, "Future[float]"]]:
        """At most one append of each table, so that a second one sees the first."""
        batch: dict[str, tuple[Append, Future[float]]] = {}
        rest = []
        for append, done in self.pending:
            if append.table in batch or len(batch) == MOST:
                rest.append((append, done))
            else:
                batch[append.table] = append, done
        self.pending = rest
        # All workers insert in one order, so that no two wait for each other.
        return [batch[table] for table in sorted(batch)]

    def answer(
        self, append: Append, done: "Future[float]", wrong: Exception | None
    ) -> None:
        if wrong is not None:
            done.set_exception(wrong)
            done.exception()  # no complaint if its caller has given up
            return
        done.set_result(append.at)
        try:
            self.told(append.table, append.last)
        except Exception:
            LOG.exception("whoever listens failed")

    # In the writer's thread

    def write(self, batch: list[Append]) -> list[Exception | None]:
        """None for each append that is on the disk now, else why it is not."""
        try:
            try:
                self.attempt(lambda connection: put(connection, batch, self.me), batch)
            except (Clash, ValueError):
                return self.attempt(
                    lambda connection: put_each(connection, batch, self.me), batch
                )
        except Unavailable as wrong:
            return [Unavailable(*wrong.args) for _ in batch]
        return [None] * len(batch)

    def attempt(
        self, write: Callable[[Connection], T], batch: list[Append] | None = None
    ) -> T:
        """One transaction; another try where the database failed."""
        for pause in (*PAUSES, None):
            try:
                with self.engine.begin() as connection:
                    return write(connection)
            except IntegrityError:
                raise Clash from None  # its text shows the row, seed and all
            except DataError:
                raise ValueError(UNFIT) from None
            except FAILED as wrong:
                # The commit may have gone through before the connection broke.
                for append in batch or ():
                    append.doubtful = True
                LOG.warning("the database failed", extra={"cause": cause(wrong)})
                if pause is None:
                    raise Unavailable("the database does not answer") from wrong
                time.sleep(pause)
        raise AssertionError("the last pause is None")
