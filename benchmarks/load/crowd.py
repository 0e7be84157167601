"""Tables full of people who move at a steady rate, and how long all of them wait.

Whose server it is does not matter here: a `Table` knows how to talk to one. A move
counts from when it was due, also where the move before was late, so that a slow
server gets no fewer requests; it ends when it reached the last of the table's sockets.
"""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from benchmarks.load.lines import Line

SETTLE: Final = 1.5
"""Seconds at the start of a step that do not count."""
DRAIN: Final = 5.0
"""Seconds after a step in which late moves may still end."""
SPREAD_MOVES: Final = 16
"""Tables are up to this many moves apart, so that they do not all deal at once."""


class Play(Protocol):
    """A table that moves on command."""

    watch: "Watch"
    lines: list[Line]

    def ready(self) -> bool:
        """Whether somebody is asked and nothing is on its way."""
        ...

    def move(self) -> None:
        """Sends one legal answer."""
        ...


@dataclass
class Watch:
    """The moves of one table: those owed, and the one that is on its way."""

    due: deque[float] = field(default_factory=deque)
    since: float = 0.0
    """When the move on its way was due; 0 for none."""
    told: int = 0
    """Bits of the sockets that have heard of it."""


@dataclass
class Tally:
    """What happened in one step."""

    waits: list[float] = field(default_factory=list)
    """Latency of each move, from due to delivered, in seconds."""
    refused: int = 0
    lost: int = 0
    said: list[str] = field(default_factory=list)
    """Some of the complaints, word for word."""
    frames: int = 0
    size: int = 0
    """Updates heard, and their bytes."""
    counts_from: float = 0.0

    def complain(self, text: str) -> None:
        if len(self.said) < 5:
            self.said.append(text)


class Crowd:
    def __init__(self, tables: Sequence[Play], tally: Tally) -> None:
        self.tables = tables
        self.tally = tally

    def tend(self, table: Play) -> None:
        """Sends the next move that is owed, if the table can move."""
        watch = table.watch
        if watch.due and not watch.since and table.ready():
            watch.since = watch.due.popleft()
            watch.told = 0
            table.move()

    def told(self, table: Play, seat: int, everyone: int) -> None:
        """A socket heard of the move on its way; when all have, it is over."""
        watch = table.watch
        watch.told |= 1 << seat
        if watch.told == everyone:
            if watch.since >= self.tally.counts_from:
                self.tally.waits.append(time.perf_counter() - watch.since)
            watch.since = 0.0
            self.tend(table)

    async def spread(self) -> int:
        """Makes moves until tables are at different points of their hands; returns how
        many moves that took."""
        for number, table in enumerate(self.tables):
            moves = number % SPREAD_MOVES
            table.watch.due.extend([time.perf_counter()] * moves)
            self.tend(table)
        while any(table.watch.due or table.watch.since for table in self.tables):
            await asyncio.sleep(0.05)
        return sum(number % SPREAD_MOVES for number in range(len(self.tables)))

    async def step(self, rate: float, seconds: float) -> int:
        """Moves at this rate, tables in turn; how many were due and never arrived."""
        tally, tables = self.tally, self.tables
        for table in tables:
            table.watch.due.clear()
        begun = time.perf_counter()
        tally.counts_from = begun + SETTLE
        end = begun + SETTLE + seconds
        number = 0
        while True:
            now = time.perf_counter()
            while (due := begun + number / rate) <= now and due < end:
                table = tables[number % len(tables)]
                table.watch.due.append(due)
                self.tend(table)
                number += 1
            if now >= end:
                break
            await asyncio.sleep(max(0.0, begun + number / rate - now))
        asked = int(rate * seconds) - 1
        until = time.perf_counter() + DRAIN
        while len(tally.waits) < asked and time.perf_counter() < until:
            await asyncio.sleep(0.05)
        return max(0, asked - len(tally.waits))


def percentile(waits: list[float], part: float) -> float:
    """The latency within which this share of the moves arrived.

    >>> percentile([0.3, 0.1, 0.2, 0.4], 0.5)
    0.2
    """
    ranked = sorted(waits)
    place = max(0, -(-int(part * 1000) * len(ranked) // 1000) - 1)
    return ranked[place] if ranked else float("nan")
