"""What other workers append and say, told by PostgreSQL on a connection of its own."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import aclosing
from typing import Any, Final

from psycopg import AsyncConnection, Error, Notify
from sqlalchemy import URL

from parlour.server.store.appends import CHANNEL
from parlour.server.store.murmurs import MURMURS

ALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Notice within half a minute that the other end of a silent line has died."""
PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
"""Seconds before connecting again: at first, and after many failures."""

EVERYTHING: Final = ("", -1)
"""Told after each connect, since something may have been missed before it."""

LOG: Final = logging.getLogger(__name__)


class Listener:
    def __init__(
        self,
        url: URL,
        heard: Callable[[str, int], None],
        murmured: Callable[[str], None],
        me: str,
    ) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self.heard = heard
        self.murmured = murmured
        self.me = me
        self.pause = PAUSE
        self.task = asyncio.create_task(self.work(), name="parlour-listener")

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def work(self) -> None:
        while True:
            try:
                await self.hear()
            except (Error, OSError) as wrong:
                LOG.warning("lost touch with other workers: %s", type(wrong).__name__)
            await asyncio.sleep(self.pause)
            self.pause = min(self.pause * 2, LONGEST_PAUSE)

    async def hear(self) -> None:
        """Pass on what comes until the connection breaks."""
        connection = await AsyncConnection.connect(
            self.address,
            autocommit=True,
            connect_timeout=10,
            application_name="parlour-listener",
            **ALIVE,
        )
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(f"LISTEN {MURMURS}")
            self.pause = PAUSE
            self.tell(self.heard, *EVERYTHING)
            async with aclosing(connection.notifies()) as notices:
                async for notice in notices:
                    self.pass_on(notice)
        finally:
            await connection.close()

    def pass_on(self, notice: Notify) -> None:
        worker, _, news = notice.payload.partition(" ")
        if worker == self.me:
            return  # it was told at the commit
        if notice.channel == MURMURS:
            self.tell(self.murmured, news)
            return
        table, _, seq = news.rpartition(":")
        if table and seq.isascii() and seq.isdigit():
            self.tell(self.heard, table, int(seq))

    def tell(self, whom: Callable[..., None], *what: object) -> None:
        try:
            whom(*what)
        except Exception:
            LOG.exception("whoever listens failed")
