"""Attendance: since when the seats of a story table are empty.

Some things may be done only without somebody, and then only when they have been
gone for minutes: that a line is down or a phone asleep is no absence. It is measured
by a clock that nobody sets, and forgotten with the table: whoever was not seen since
is gone from then on.
"""

import time
from collections.abc import Callable, Iterable

ABSENT = 300.0
"""Seconds after which somebody is gone."""


class Attendance:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.opened = clock()
        self.here: frozenset[int] = frozenset()
        self.left: dict[int, float] = {}

    def note(self, here: Iterable[int]) -> None:
        """These seats have somebody now, at whichever worker."""
        now = frozenset(here)
        for seat in self.here - now:
            self.left[seat] = self.clock()
        self.here = now

    def gone(self, seat: int) -> bool:
        if seat in self.here:
            return False
        return self.clock() - self.left.get(seat, self.opened) >= ABSENT
