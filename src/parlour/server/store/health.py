"""Pulse: whether the database still takes what is written; a full disk can be read."""

import time
from typing import Final

from sqlalchemy import Connection, text

from parlour.server.process.clock import steady
from parlour.server.store.rows import Unavailable
from parlour.server.store.writer import Writer

EVERY: Final = 5.0
"""Seconds between two tries, so that nobody can wear out the disk by asking."""
BEAT: Final = text(
    "INSERT INTO pulse (id, at) VALUES (1, :at) "
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at"
)


class Pulse:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.felt = -EVERY
        """When it was tried last, in monotonic time."""
        self.sound = True

    async def strong(self) -> bool:
        """The outcome of the last try, which may be this one."""
        now = time.monotonic()
        if now - self.felt >= EVERY:
            self.felt = now
            try:
                await self.writer.run(beat)
            except Unavailable:
                self.sound = False
            else:
                self.sound = True
        return self.sound


def beat(connection: Connection) -> None:
    connection.execute(BEAT, {"at": steady()})
