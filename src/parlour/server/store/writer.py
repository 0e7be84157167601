"""The one writer of a worker: it collects what all tables append, and commits once.

A commit waits for the disk, so what comes in during that goes into the next one. All of
it runs in a thread of its own, in few large statements: a thread beside a busy event
loop may wait some milliseconds for each one.
"""

import asyncio
import logging
import time
from asyncio import Future
from collections.abc import Callable, Iterable
from concurrent.futures import Future as Promise
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable

from parlour.server.store.appends import UNFIT, Append, Appends
from parlour.server.store.engine import Errors, StoreConnection, cause
from parlour.server.store.rows import Clash, Unavailable

MAX_COMMIT_APPENDS: Final = 500
"""Appends in one commit, at most."""
TOUCH_S: Final = 60.0
"""Seconds by which the time of a table may be older than its last entry."""
MAX_TOUCHED: Final = 20_000
"""Tables whose time is remembered."""
RETRY_PAUSES_S: Final = (0.0, 0.1, 0.3, 1.0)
"""Seconds to wait before trying again when the database failed."""

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
Pending: TypeAlias = "tuple[Append, Future[float]]"


class Writer:
    def __init__(
        self, engine: Engine, notify: Callable[[str, int], None], me: str
    ) -> None:
        self.engine = engine
        self.errors = Errors(engine)
        self.line = StoreConnection(engine, self.errors)
        self.me = me
        """Stands before the news that other workers hear."""
        self.notify = notify
        """Called with table and seq after each commit, on the event loop."""
        self.loop = asyncio.get_running_loop()
        self.pending: list[Pending] = []
        self.busy = False
        """Whether a batch is being written, or about to be."""
        self.rest = asyncio.Event()
        """Set while there is nothing to write."""
        self.rest.set()
        self.jobs: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        """What the thread is to do, until it is None."""
        self.thread = Thread(target=self.work, name="parlour-writer", daemon=True)
        self.thread.start()
        self.closing = False
        self.touched: dict[str, float] = {}
        """When tables were last written to be touched, by this worker."""
        self.written = 0
        """Appends so far: moves, and whatever else is written down at tables."""
        self.failed_at: float | None = None
        """When the last append failed, in monotonic time; None if none failed, or one
        was answered since."""

    async def append(self, append: Append) -> float:
        if self.closing:
            raise Unavailable("the store is closed")
        done: Future[float] = self.loop.create_future()
        self.pending.append((append, done))
        self.go_on()
        # A caller that gives up does not take its entries out of the batch.
        return await done

    async def run(self, write: Callable[[Connection], T]) -> T:
        """Runs any other write, in a transaction of its own."""
        if self.closing:
            raise Unavailable("the store is closed")
        done: Promise[T] = Promise()

        def job() -> None:
            if done.set_running_or_notify_cancel():
                try:
                    done.set_result(self.attempt(write))
                except BaseException as wrong:
                    done.set_exception(wrong)

        self.jobs.put(job)
        return await asyncio.wrap_future(done)

    async def execute(self, *statements: Executable, **values: object) -> int:
        """Executes these in one transaction; returns how many rows the last of them was
        about."""

        def write(connection: Connection) -> int:
            done = [connection.execute(one, values or None) for one in statements]
            return done[-1].rowcount

        return await self.run(write)

    async def close(self) -> None:
        """Writes what is pending, then stops."""
        self.closing = True
        await self.rest.wait()
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.line.give_back()

    # On the event loop: one batch after the other

    def go_on(self) -> None:
        """Has what is pending written soon, unless something is being written."""
        if self.busy or not self.pending:
            return
        self.busy = True
        self.rest.clear()
        self.loop.call_soon(self.start)

    def start(self) -> None:
        self.jobs.put(partial(self.commit, self.next_batch()))

    def finish(self, batch: list[Pending], results: list[Exception | None]) -> None:
        self.busy = False
        for (append, done), result in zip(batch, results, strict=True):
            self.answer(append, done, result)
        self.go_on()
        if not self.busy:
            self.rest.set()

    def next_batch(self) -> list[Pending]:
        """Returns at most one append of each table, so that a second one sees the
        first."""
        batch: dict[str, Pending] = {}
        rest = []
        for append, done in self.pending:
            if append.table in batch or len(batch) == MAX_COMMIT_APPENDS:
                rest.append((append, done))
            else:
                batch[append.table] = append, done
        self.pending = rest
        for append, _ in batch.values():
            append.touches = self.is_touched(append)
        # All workers insert in one order, so that no two wait for each other.
        return [batch[table] for table in sorted(batch)]

    def is_touched(self, append: Append) -> bool:
        """Returns whether the stored time of a table must be updated."""
        before = self.touched.get(append.table)
        return before is None or not before <= append.at < before + TOUCH_S

    def answer(
        self, append: Append, done: "Future[float]", wrong: Exception | None
    ) -> None:
        self.failed_at = time.monotonic() if isinstance(wrong, Unavailable) else None
        if done.cancelled():
            pass  # its caller has given up
        elif wrong is not None:
            done.set_exception(wrong)
        else:
            done.set_result(append.at)
        if wrong is not None:
            return
        self.written += 1
        if append.changes_table:
            if len(self.touched) >= MAX_TOUCHED:
                self.touched.clear()
            self.touched[append.table] = append.at
        try:
            self.notify(append.table, append.last)
        except Exception:
            LOG.exception("database: listener failed")

    # In the writer's thread

    def work(self) -> None:
        """Runs jobs in order. A thread pool of one would make single moves slower."""
        while (job := self.jobs.get()) is not None:
            try:
                job()
            except Exception:
                LOG.exception("database: writer failed")

    def commit(self, batch: list[Pending]) -> None:
        """Writes a batch, and passes the results to the event loop."""
        results: list[Exception | None]
        try:
            results = self.write([append for append, _ in batch])
        except Exception as wrong:
            LOG.exception("database: batch failed", extra={"appends": len(batch)})
            results = [Unavailable(type(wrong).__name__) for _ in batch]
        self.loop.call_soon_threadsafe(self.finish, batch, results)

    def write(self, batch: list[Append]) -> list[Exception | None]:
        """Returns None for each append that is on the disk now, else why it is not."""
        try:
            try:
                self.add(batch, lambda line: line.put(batch, self.me), whole=True)
            except (Clash, ValueError):
                return self.add(batch, lambda line: line.put_each(batch, self.me))
        except Unavailable as wrong:
            return [Unavailable(*wrong.args) for _ in batch]
        return [None] * len(batch)

    def add(
        self, batch: list[Append], write: Callable[[Appends], T], *, whole: bool = False
    ) -> T:
        """Writes one transaction of appends, by the driver alone. PostgreSQL writes a
        whole batch in one statement, unless people sat down or stood up."""
        dialect = self.engine.dialect.name
        seated = any(append.persons is not None for append in batch)
        alone = whole and dialect == "postgresql" and not seated

        def attempt() -> T:
            with self.line.transaction(alone=alone) as cursor:
                return write(Appends(cursor, dialect, self.errors))

        return self.retry(attempt, batch)

    def attempt(self, write: Callable[[Connection], T]) -> T:
        """Runs any other write in one transaction."""

        def attempt() -> T:
            self.line.give_back()
            with self.engine.begin() as connection:
                return write(connection)

        return self.retry(attempt)

    def retry(self, attempt: Callable[[], T], batch: Iterable[Append] = ()) -> T:
        """Runs a write, and retries it after a failure of the database."""
        for pause in (*RETRY_PAUSES_S, None):
            try:
                return attempt()
            except self.errors.clash:
                raise Clash from None  # its text shows the row, seed and all
            except self.errors.unfit:
                raise ValueError(UNFIT) from None
            except self.errors.failed as wrong:
                # The commit may have gone through before the connection broke.
                for append in batch:
                    append.doubtful = True
                LOG.warning("database: write failed", extra={"cause": cause(wrong)})
                if pause is None:
                    raise Unavailable("the database does not answer") from wrong
                time.sleep(pause)
        raise AssertionError("the last pause is None")
