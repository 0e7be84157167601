"""Time that only goes forward, whatever is done to the clock on the wall.

It is what the wall clock said when this worker started, and the seconds since. Limits,
candles, bots and clocks go by it; so do the times in the logs.
"""

import time
from collections.abc import Callable
from functools import partial

passing: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME)
    if hasattr(time, "CLOCK_BOOTTIME")
    else time.monotonic
)
"""Seconds since some moment; those in which the machine sleeps count where they can."""
STARTED = time.time() - passing()


def steady() -> float:
    return STARTED + passing()
