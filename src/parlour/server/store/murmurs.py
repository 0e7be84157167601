"""Short words between workers over PostgreSQL: sent together, and kept nowhere."""

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, text

from parlour.server.store.rows import Unavailable
from parlour.server.store.writer import Writer

MURMURS: Final = "parlour_murmurs"
"""The channel they go over."""
SEND: Final = text(
    f"SELECT pg_notify('{MURMURS}', CAST(:me AS text) || ' ' || one) "
    "FROM unnest(CAST(:all AS text[])) AS one"
)
LOG: Final = logging.getLogger(__name__)


class Murmurs:
    def __init__(self, writer: Writer, me: str) -> None:
        self.writer = writer
        self.me = me
        self.waiting: list[str] = []
        self.task: asyncio.Task[None] | None = None

    def say(self, word: str) -> None:
        self.waiting.append(word)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.send(), name="parlour-murmurs")

    async def send(self) -> None:
        """In the order they were said; what cannot be sent now is dropped."""
        while self.waiting:
            words, self.waiting = self.waiting, []

            def write(connection: Connection, words: list[str] = words) -> None:
                connection.execute(SEND, {"me": self.me, "all": words})

            try:
                await self.writer.run(write)
            except (Unavailable, ValueError):
                LOG.warning("words to other workers were lost")

    async def close(self) -> None:
        """Send what is waiting."""
        if self.task is not None:
            await self.task
