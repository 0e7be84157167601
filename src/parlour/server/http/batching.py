"""FrameBatcher: frames that arrive shortly after one another are served together.

One wake-up of the event loop and one commit then serve several tables, with warm
caches. A lone frame does not wait, and a lone table never does.
"""

import asyncio
from collections.abc import Callable
from typing import Final

BATCH_INTERVAL_S: Final = 0.04
"""Seconds between two batches of several tables, at least."""


class FrameBatcher:
    """Collects the frames of all tables of one worker."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.waiting: list[tuple[str, Callable[[], None]]] = []
        """Tables, and how to serve their frames."""
        self.next_time = 0.0
        """The earliest time at which another table is served."""
        self.only_table = ""
        """The table that was served, if no other was in the last interval."""

    def add(self, table: str, serve: Callable[[], None]) -> None:
        """Calls `serve` with the next batch, after those that were added before."""
        if not self.waiting:
            alone = table == self.only_table
            self.loop.call_at(0.0 if alone else self.next_time, self.serve_batch)
        self.waiting.append((table, serve))

    def serve_batch(self) -> None:
        now = self.loop.time()
        batch, self.waiting = self.waiting, []
        tables = {table for table, _ in batch}
        if now < self.next_time:
            tables.add(self.only_table)
        self.only_table = tables.pop() if len(tables) == 1 else ""
        self.next_time = now + BATCH_INTERVAL_S
        for _, serve in batch:
            serve()
