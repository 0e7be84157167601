"""Load of this worker per minute, and system statistics.

Figures of shorter times would reveal who at a table answers early: see
`process/metrics.py`.
"""

import asyncio
import os
import shutil
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from parlour.server.operator.figures import Machine, Minute

TICK_S: Final = 1.0
"""Seconds between two looks at how late the loop comes."""
MINUTE_S: Final = 60.0
KEPT_MINUTES: Final = 60


class Pace:
    def __init__(
        self,
        written: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        cpu: Callable[[], float] = time.process_time,
    ) -> None:
        self.written = written
        """Number of appends so far."""
        self.clock = clock
        self.cpu = cpu
        self.minutes: deque[Minute] = deque(maxlen=KEPT_MINUTES)
        self.taken: list[float] = []
        """Seconds that frames took in this minute."""
        self.lag = 0.0
        self.began = clock()
        self.before = written(), cpu()

    def note(self, seconds: float) -> None:
        """Notes how long a frame took."""
        self.taken.append(seconds)

    async def run(self) -> None:
        while True:
            due = self.clock() + TICK_S
            await asyncio.sleep(TICK_S)
            self.lag = max(self.lag, self.clock() - due)
            if self.clock() - self.began >= MINUTE_S:
                self.close()

    def close(self) -> None:
        """Ends a minute."""
        now, written, cpu = self.clock(), self.written(), self.cpu()
        taken, self.taken = sorted(self.taken), []
        self.minutes.append(
            Minute(
                moves=written - self.before[0],
                half=quantile(taken, 0.5),
                late=quantile(taken, 0.99),
                cpu=round((cpu - self.before[1]) / max(1e-9, now - self.began), 3),
                lag=round(1000 * self.lag, 1),
            )
        )
        self.before, self.began, self.lag = (written, cpu), now, 0.0


def quantile(taken: list[float], share: float) -> float | None:
    """Returns milliseconds in which this share was done; None if nothing was done.

    >>> quantile([0.001, 0.002, 0.003, 0.2], 0.5), quantile([], 0.99)
    (2.0, None)
    """
    if not taken:
        return None
    place = max(0, -(-len(taken) * int(share * 100) // 100) - 1)
    return round(1000 * taken[place], 1)


# The system


def memory_used() -> int:
    """Returns the bytes of this process that are in memory; 0 if the system does not
    say."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def read_machine() -> Machine:
    load = None
    with suppress(OSError, AttributeError):  # Windows has no such figure
        load = round(os.getloadavg()[0], 2)
    return Machine(name=machine_name(), processors=os.cpu_count() or 1, load=load)


def machine_name() -> str:
    return socket.gethostname().partition(".")[0]


def free_space(folder: Path) -> int | None:
    """Returns the bytes that are left on the disk of a folder, if the system says
    so."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


def size_of_files(*files: Path) -> int:
    """Returns the bytes of these files; those that are missing count as none."""
    found = 0
    for file in files:
        with suppress(OSError):  # SQLite removes some of them again
            found += file.stat().st_size
    return found
