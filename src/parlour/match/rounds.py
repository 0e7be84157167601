"""Rounds: where one ends and the next begins, and what each brought every seat.

What a game counts (rounds, hands, deals, innings) it declares itself, and it says where
the next one begins (`State.round_opens`).
"""

from dataclasses import dataclass, field, replace

from parlour.engine.table import Event
from parlour.match.match import Match


@dataclass(frozen=True)
class Rounds:
    """The rounds of a match so far. Never changed, so that copies may share it."""

    number: int | None = None
    """The round that goes on; None where the game counts none."""
    start: tuple[int, ...] = ()
    """What each seat had when it began."""
    finished: int = 0
    """How many are over."""
    row: tuple[int, ...] = ()
    """What the last of them brought each seat, or left it with."""
    before: "Rounds | None" = field(default=None, compare=False, repr=False)
    """The rounds before that row was written."""
    opens: int | None = None
    """The event of the last choice with which this round began."""
    counted: str = ""
    """What each seat has: `scores` or `chips`; with anything else no row is written."""
    stock: bool = False
    """Whether a row says what each seat had after the round, not what it brought."""

    @classmethod
    def first(cls, match: Match, counted: str, *, stock: bool = False) -> "Rounds":
        """Returns the rounds of a match that was just dealt."""
        later = match.events[-1][round_start(match) :]
        start = totals_before(match, later, counted)
        return cls(
            match.game.round_in(match.state), start, counted=counted, stock=stock
        )

    @property
    def gains(self) -> tuple[tuple[int, ...], ...]:
        """Returns what each finished round, from the first on, brought each seat, or
        left it with."""
        return self.gained_since(0)

    def gained_since(self, finished: int) -> tuple[tuple[int, ...], ...]:
        """Returns what each round after the first `finished` ones brought each seat."""
        rows = []
        rounds = self
        while rounds.finished > finished and rounds.before is not None:
            rows.append(rounds.row)
            rounds = rounds.before
        return tuple(rows[::-1])

    def after(self, match: Match) -> "Rounds":
        """Goes on by the last choice of a match."""
        number = match.game.round_in(match.state)
        over = match.over()
        if number == self.number and not over and self.opens is None:
            return self
        rounds = replace(self, opens=None)
        if number is not None and number != self.number:
            place = round_start(match)
            later = match.events[-1][place:]
            rounds = rounds.close(
                totals_before(match, later, self.counted), number, place
            )
        if over:
            rounds = rounds.close(
                totals_before(match, [], self.counted), number, rounds.opens
            )
        return rounds

    def close(
        self, end: tuple[int, ...], number: int | None, opens: int | None
    ) -> "Rounds":
        """Closes a round: writes down what each seat has more than when it began.

        What comes before the first round, as the laying out of a table, brings nothing.
        """
        if not self.number or not end:
            return replace(self, number=number, start=end, opens=opens)
        row = end
        if not self.stock:
            row = tuple(now - then for now, then in zip(end, self.start, strict=True))
        done = self.finished + 1
        return Rounds(number, end, done, row, self, opens, self.counted, self.stock)


def totals_before(match: Match, later: list[Event], counted: str) -> tuple[int, ...]:
    """Returns the scores or chips that each seat had before these events."""
    if counted not in ("scores", "chips"):
        return ()
    chips = counted == "chips"
    totals = list(match.state.chips if chips else match.state.scores)
    for kind, first, second, third, *_ in later:
        if chips and kind == "paid":
            totals[second] -= third
            if first >= 0:
                totals[first] += third
        elif not chips and kind == "scored":
            totals[first] -= second
    return tuple(totals[: match.table.seats])


def round_start(match: Match) -> int:
    """Returns the event of the last choice with which a round began, as the game
    says."""
    return match.opened if match.opened >= 0 else len(match.events[-1])
