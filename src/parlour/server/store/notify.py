"""What workers send each other over PostgreSQL: news of shared tables and takeovers,
and short words that are sent together and kept nowhere."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, text

from parlour.server.store.appends import CHANNEL
from parlour.server.store.rows import Unavailable
from parlour.server.store.writer import Writer

if TYPE_CHECKING:
    from psycopg import Notify

ALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Notice within half a minute that the other end of a silent line has died."""
FIRST_PAUSE_S: Final = 0.05
MAX_PAUSE_S: Final = 2.0
"""Seconds before connecting again: at first, and after many failures."""

BURST_S: Final = 0.05
"""Seconds without news after which the event loop waits for more. The driver itself
would wake it up ten times a second."""

EVERYTHING: Final = ("", -1)
"""Reported after each connect, since something may have been missed before it."""

WORKERS: Final = "parlour_murmurs"
"""The channel they go over."""
SEND: Final = text(
    f"SELECT pg_notify('{WORKERS}', CAST(:me AS text) || ' ' || one) "
    "FROM unnest(CAST(:all AS text[])) AS one"
)

LOG: Final = logging.getLogger(__name__)


@dataclass
class Listener:
    url: URL
    heard: Callable[[str, int], None]
    worker_said: Callable[[str], None]
    me: str
    pause: float = FIRST_PAUSE_S

    def __post_init__(self) -> None:
        url = self.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.task = asyncio.create_task(self.work(), name="parlour-listener")

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def work(self) -> None:
        from psycopg import Error  # a server with SQLite starts without it

        while True:
            try:
                await self.hear()
            except (Error, OSError) as wrong:
                why = {"cause": type(wrong).__name__}
                LOG.warning("workers: connection lost", extra=why)
            await asyncio.sleep(self.pause)
            self.pause = min(self.pause * 2, MAX_PAUSE_S)

    async def hear(self) -> None:
        """Pass on what comes until the connection breaks."""
        from psycopg import AsyncConnection

        connection = await AsyncConnection.connect(
            self.address,
            autocommit=True,
            connect_timeout=10,
            application_name="parlour-listener",
            **ALIVE,
        )
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(f"LISTEN {WORKERS}")
            self.pause = FIRST_PAUSE_S
            self.tell(self.heard, *EVERYTHING)
            while True:
                waiting = connection.notifies(timeout=BURST_S)
                async with aclosing(waiting) as notices:
                    async for notice in notices:
                        self.pass_on(notice)
                await until_readable(connection.fileno())
        finally:
            await connection.close()

    def pass_on(self, notice: "Notify") -> None:
        worker, _, news = notice.payload.partition(" ")
        if worker == self.me:
            return  # it was reported at the commit
        if notice.channel == WORKERS:
            self.tell(self.worker_said, news)
            return
        table, _, seq = news.rpartition(":")
        if table and seq.isascii() and seq.removeprefix("-").isdigit():
            self.tell(self.heard, table, int(seq))

    def tell(self, whom: Callable[..., None], *what: object) -> None:
        try:
            whom(*what)
        except Exception:
            LOG.exception("workers: listener failed")


async def until_readable(descriptor: int) -> None:
    """Returns when there is something to read, or the connection has broken."""
    loop, readable = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(descriptor, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(descriptor)


@dataclass
class WorkerMessages:
    writer: Writer
    me: str
    waiting: list[str] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    def say(self, word: str) -> None:
        self.waiting.append(word)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.send(), name="parlour-worker_messages")

    async def send(self) -> None:
        """Sends words in the order they were said; what cannot be sent now is
        dropped."""
        while self.waiting:
            words, self.waiting = self.waiting, []
            try:
                await self.writer.execute(SEND, me=self.me, all=words)
            except (Unavailable, ValueError):
                LOG.warning("workers: messages lost")

    async def close(self) -> None:
        """Sends what is waiting."""
        if self.task is not None:
            await self.task
