"""Thinking time: a bank for each seat and an increment for each answer.

Everything is reckoned from the times in the log, so that every worker, and every
rebuild, comes to the same seconds.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

PATIENCE = 60.0
"""Seconds that a seat is given when the others choose to wait."""


@dataclass
class SeatClocks:
    increment: float
    left: list[float]
    """Seconds each seat had at `since`."""
    running: frozenset[int] = frozenset()
    since: float = 0.0
    out: int | None = None
    votes: dict[str, str] = field(default_factory=dict)
    """What each of the others wants done about the seat that is out, by person."""

    @classmethod
    def start(cls, clock: tuple[float, float], seats: int) -> "SeatClocks":
        bank, increment = clock
        return cls(increment, [bank] * seats)

    def go(self, at: float, running: Iterable[int]) -> None:
        """From now on these clocks run; the others have been charged."""
        self.left = self.at(at)
        self.since = at
        self.running = frozenset(running) if self.out is None else frozenset()

    def at(self, now: float) -> list[float]:
        """Seconds left for each seat at a time not before the last entry."""
        gone = max(0.0, now - self.since)
        return [
            max(0.0, left - gone) if seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def next_out(self) -> tuple[float, int] | None:
        """When the first of the running clocks will be out, and whose it is."""
        ends = [(self.since + self.left[seat], seat) for seat in self.running]
        return min(ends) if ends else None

    def answered(self, seat: int) -> None:
        self.left[seat] += self.increment

    def ran_out(self, at: float, seat: int) -> None:
        """This seat has no time left; all clocks stop until that is settled."""
        self.go(at, [])
        self.left[seat] = 0.0
        self.out = seat
        self.votes = {}

    def settled(self) -> None:
        """The others have chosen, or it was answered after all; time goes on."""
        if self.out is not None:
            self.left[self.out] = max(self.left[self.out], PATIENCE)
        self.out = None
        self.votes = {}


def decision(votes: dict[str, str], voters: int) -> str | None:
    """What most want, once more than half agree or all have voted; a tie waits.

    >>> decision({"a": "bot"}, 3), decision({"a": "bot", "b": "bot"}, 3)
    (None, 'bot')
    >>> decision({"a": "bot", "b": "remove"}, 2)
    'wait'
    """
    counts = {what: list(votes.values()).count(what) for what in votes.values()}
    if not counts:
        return "wait" if voters == 0 else None
    most = max(counts.values())
    leading = [what for what, count in counts.items() if count == most]
    if most * 2 > voters:
        return leading[0]
    if len(votes) < voters:
        return None
    return leading[0] if len(leading) == 1 else "wait"
