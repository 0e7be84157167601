"""Thinking time: a bank for each seat with an increment, or a limit for each answer.

Everything is computed from the times in the log, so that every worker, and every
rebuild, gets the same seconds.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

LEAST_EXTRA_TIME_S = 60.0
"""Seconds that a seat is given at least when the others choose to wait."""
SLOW_ANSWER_S = 3_600.0
"""Seconds for an answer from which on players need not be there: a slow table."""


@dataclass
class SeatClocks:
    GROWING: ClassVar[frozenset[str]] = frozenset()
    increment: float
    left: list[float]
    """Seconds each seat had at `since`."""
    each: float = 0.0
    """Seconds for each answer; 0 where a bank has to last for all of them."""
    running: frozenset[int] = frozenset()
    since: float = 0.0
    resumes: dict[int, float] = field(default_factory=dict)
    """Seats whose people are away: when their time goes on."""
    out: int | None = None
    out_since: tuple[int, float] = (0, 0.0)
    """The entry, and the time, with which that seat was out of time."""
    votes: dict[str, str] = field(default_factory=dict)
    """What each of the others wants done about the seat that is out, by person."""
    stand_ins: frozenset[int] = frozenset()
    """Seats for which a bot answers what they are asked, and no more."""
    before: dict[int, float] = field(default_factory=dict)
    """What each seat had when it answered last, should it take that back."""

    @classmethod
    def start(
        cls, clock: tuple[float, float] | None, seats: int, each: float = 0.0
    ) -> "SeatClocks":
        bank, increment = clock or (each, 0.0)
        return cls(increment, [bank] * seats, each)

    def go(
        self,
        at: float,
        running: Iterable[int],
        resumes: Mapping[int, float] | None = None,
    ) -> None:
        """Runs these clocks from now on; the others have been charged."""
        self.left = self.at(at)
        self.since = at
        self.running = frozenset(running) if self.out is None else frozenset()
        if resumes is not None:
            self.resumes = dict(resumes)

    def from_(self, seat: int) -> float:
        """Returns since when, or from when on, the clock of a seat runs."""
        return max(self.since, self.resumes.get(seat, 0.0))

    def at(self, now: float) -> list[float]:
        """Returns the seconds left for each seat at a time not before the last
        entry."""
        return [
            max(0.0, left - max(0.0, now - self.from_(seat)))
            if seat in self.running
            else left
            for seat, left in enumerate(self.left)
        ]

    def ends(self, seat: int) -> float:
        """Returns when a running clock will be out."""
        return self.from_(seat) + self.left[seat]

    def next_out(self, but: Collection[int] = ()) -> tuple[float, int] | None:
        """Returns when the first of the running clocks will be out, and whose it is."""
        ends = [(self.ends(seat), seat) for seat in self.running.difference(but)]
        return min(ends) if ends else None

    @property
    def more(self) -> float:
        """Returns the extra time of a player whose time ran out."""
        return max(LEAST_EXTRA_TIME_S, self.each)

    def note_answer(self, seat: int) -> None:
        self.before[seat] = self.left[seat]
        if seat in self.stand_ins:
            self.stand_ins -= {seat}
            self.left[seat] = self.more
        elif self.each:
            self.left[seat] = self.each
        else:
            self.left[seat] += self.increment

    def restore_time(self, seat: int) -> None:
        """Restores time: nobody gains time by answering and taking it back."""
        if self.each:
            self.left[seat] = self.before.get(seat, self.left[seat])

    def stop_for(self, seq: int, at: float, seat: int) -> None:
        """Stops all clocks because this seat has no time left, until that is
        settled."""
        self.go(at, [])
        self.left[seat] = 0.0
        self.out = seat
        self.out_since = (seq, at)
        self.votes = {}

    def stand_in(self, at: float, seat: int) -> None:
        """Lets a bot answer for this seat; nobody else waits longer for that."""
        self.go(at, self.running - {seat})
        self.stand_ins |= {seat}

    def keep_to(self, asked: Collection[int]) -> None:
        """Stops bots from answering for players who are not asked any more; a question
        that went away unanswered took none of the next one's time."""
        for seat in self.stand_ins.difference(asked):
            self.stand_ins -= {seat}
            self.left[seat] = max(self.left[seat], self.more)
        if self.each:
            for seat in set(range(len(self.left))).difference(asked):
                self.left[seat] = self.each

    def resume(self) -> None:
        """Resumes after the others have chosen, or after a late answer; time goes
        on."""
        if self.out is not None:
            self.left[self.out] = max(self.left[self.out], self.more)
        self.out = None
        self.votes = {}

    def counts_at(self) -> float | None:
        """Returns when the votes are counted without those who said nothing: once
        everybody had as long as for an answer, and somebody has said something."""
        if self.out is None or not self.votes or not self.each:
            return None
        return self.out_since[1] + self.more


def decide_vote(votes: dict[str, str], voters: int) -> str | None:
    """Returns what most want, once more than half agree or all have voted; a tie waits.

    >>> decide_vote({"a": "bot"}, 3), decide_vote({"a": "bot", "b": "bot"}, 3)
    (None, 'bot')
    >>> decide_vote({"a": "bot", "b": "remove"}, 2)
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
