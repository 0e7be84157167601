"""Pace: how busy this worker is, minute by minute.

Figures of shorter times would tell who at a table answers early: see
`process/metrics.py`.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from parlour.server.operator.figures import Minute

TICK: Final = 1.0
"""Seconds between two looks at how late the loop comes."""
MINUTE: Final = 60.0
KEPT: Final = 60
"""Minutes that are remembered."""


class Pace:
    def __init__(
        self,
        written: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        cpu: Callable[[], float] = time.process_time,
    ) -> None:
        self.written = written
        """How many appends there were so far."""
        self.clock = clock
        self.cpu = cpu
        self.minutes: deque[Minute] = deque(maxlen=KEPT)
        self.taken: list[float] = []
        """Seconds that frames took in this minute."""
        self.lag = 0.0
        self.began = clock()
        self.before = written(), cpu()

    def note(self, seconds: float) -> None:
        """A frame took so long."""
        self.taken.append(seconds)

    async def run(self) -> None:
        while True:
            due = self.clock() + TICK
            await asyncio.sleep(TICK)
            self.lag = max(self.lag, self.clock() - due)
            if self.clock() - self.began >= MINUTE:
                self.close()

    def close(self) -> None:
        """Ends a minute."""
        now, written, cpu = self.clock(), self.written(), self.cpu()
        taken, self.taken = sorted(self.taken), []
        self.minutes.append(
            Minute(
                moves=written - self.before[0],
                half=part(taken, 0.5),
                late=part(taken, 0.99),
                cpu=round((cpu - self.before[1]) / max(1e-9, now - self.began), 3),
                lag=round(1000 * self.lag, 1),
            )
        )
        self.before, self.began, self.lag = (written, cpu), now, 0.0


def part(taken: list[float], share: float) -> float | None:
    """Milliseconds in which this share was done; None if there was nothing to do.

    >>> part([0.001, 0.002, 0.003, 0.2], 0.5), part([], 0.99)
    (2.0, None)
    """
    if not taken:
        return None
    place = max(0, -(-len(taken) * int(share * 100) // 100) - 1)
    return round(1000 * taken[place], 1)
