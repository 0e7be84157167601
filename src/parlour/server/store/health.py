"""Pulse: whether the database still takes what is written; a full disk can be read.

It writes one row again and again. On a full disk PostgreSQL still has room for that,
but none for a move. So moves that could not be written just now count too.
"""

import time
from typing import Final

from parlour.server.process.clock import steady
from parlour.server.store.rows import Unavailable
from parlour.server.store.schema import PULSE, putting
from parlour.server.store.writer import Writer

CHECK_INTERVAL_S: Final = 5.0
"""Seconds between two tries, so that nobody can wear out the disk by asking."""
BEAT: Final = putting(PULSE, "at = excluded.at")


class Pulse:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.felt = -CHECK_INTERVAL_S
        """When it was tried last, in monotonic time."""
        self.sound = True

    async def strong(self) -> bool:
        """Returns the outcome of the last try, which may be this one, and of recent
        appends."""
        now = time.monotonic()
        if now - self.felt >= CHECK_INTERVAL_S:
            self.felt = now
            try:
                await self.writer.execute(BEAT, id=1, at=steady())
            except Unavailable:
                self.sound = False
            else:
                self.sound = True
        failed_at = self.writer.failed_at
        return self.sound and (failed_at is None or now - failed_at >= CHECK_INTERVAL_S)
