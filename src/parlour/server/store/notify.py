"""What other workers append, told by PostgreSQL on a connection of its own."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from psycopg import AsyncConnection, Error, Notify
from sqlalchemy import URL

from parlour.server.store.appends import CHANNEL

BEAT: Final = 20.0
"""Seconds after which a silent connection is asked whether it still lives."""
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
        is_own: Callable[[int], bool],
    ) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self.heard = heard
        self.is_own = is_own
        """Whether a server process of PostgreSQL works for this store itself."""
        self.task = asyncio.create_task(self.work(), name="parlour-listener")

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def work(self) -> None:
        pause = PAUSE
        while True:
            try:
                async with await self.connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.tell(*EVERYTHING)
                    pause = PAUSE
                    await self.hear(connection)
            except (Error, OSError) as wrong:
                LOG.warning("lost touch with other workers: %s", type(wrong).__name__)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def connect(self) -> AsyncConnection:
        return await AsyncConnection.connect(
            self.address,
            autocommit=True,
            connect_timeout=10,
            application_name="parlour-listener",
        )

    async def hear(self, connection: AsyncConnection) -> None:
        while True:
            async for notice in connection.notifies(timeout=BEAT):
                self.pass_on(notice)
            await asyncio.wait_for(connection.execute("SELECT 1"), BEAT)

    def pass_on(self, notice: Notify) -> None:
        table, _, seq = notice.payload.rpartition(":")
        if table and seq.isascii() and seq.isdigit() and not self.is_own(notice.pid):
            self.tell(table, int(seq))

    def tell(self, table: str, seq: int) -> None:
        try:
            self.heard(table, seq)
        except Exception:
            LOG.exception("whoever listens failed")
