"""A clock that never goes backwards, even if the system clock does.

It is the system time at the start of this worker plus the seconds since. Rate limits,
reaction timers, bots, game clocks and log times use it.
"""

import time
from collections.abc import Callable
from functools import partial

elapsed: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME)
    if hasattr(time, "CLOCK_BOOTTIME")
    else time.monotonic
)
"""Seconds since some moment; those in which the machine sleeps count where they can."""
CLOCK_OFFSET_S = time.time() - elapsed()


def steady() -> float:
    return CLOCK_OFFSET_S + elapsed()
