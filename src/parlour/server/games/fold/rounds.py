"""Rounds: where one ends and the next begins, and what each brought every seat.

What a game counts (rounds, hands, deals, innings) it declares itself.
"""

from dataclasses import dataclass, field, replace

from parlour.engine.events import second_number
from parlour.engine.table import Event
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.presentation.layout import layout_of


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
    """What the last of them brought each seat."""
    before: "Rounds | None" = field(default=None, compare=False, repr=False)
    """The rounds before that row was written."""
    opens: int | None = None
    """The event of the last choice with which this round began."""

    @classmethod
    def first(cls, match: Match) -> "Rounds":
        """The rounds of a match that was just dealt."""
        events = match.events[-1]
        return cls(
            match.game.round_in(match.state), owned(match, events[settled(events) :])
        )

    @property
    def gained(self) -> tuple[tuple[int, ...], ...]:
        """What each finished round, from the first on, brought each seat."""
        return self.gained_since(0)

    def gained_since(self, finished: int) -> tuple[tuple[int, ...], ...]:
        """What each round after the first so many brought each seat."""
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
            events = match.events[-1]
            opens = beginning(events, match.game.rounds, number)
            rounds = rounds.closed(owned(match, events[opens:]), number, opens)
        if over:
            rounds = rounds.closed(owned(match, []), number, rounds.opens)
        return rounds

    def closed(
        self, end: tuple[int, ...], number: int | None, opens: int | None
    ) -> "Rounds":
        """A round is over: what each seat has more than when it began is written down.

        What comes before the first round, as the laying out of a table, brings nothing.
        """
        if not self.number or not end:
            return replace(self, number=number, start=end, opens=opens)
        row = tuple(now - then for now, then in zip(end, self.start, strict=True))
        return Rounds(number, end, self.finished + 1, row, self, opens)


def owned(match: Match, later: list[Event]) -> tuple[int, ...]:
    """What each seat had before these events, in what the game keeps score by."""
    number = layout_of(match.game).number
    if number is None or number.source not in ("scores", "chips"):
        return ()
    chips = number.source == "chips"
    totals = list(match.state.chips if chips else match.state.scores)
    for kind, first, second, third, *_ in later:
        if chips and kind == "paid":
            totals[second] -= third
            if first >= 0:
                totals[first] += third
        elif not chips and kind == "scored":
            totals[first] -= second
    return tuple(totals[: match.table.seats])


def settled(events: list[Event]) -> int:
    """The place after the last points, winnings and shuffle: they end a round."""
    places = [
        place
        for place, (kind, _, target, *_) in enumerate(events, start=1)
        if kind in ("scored", "shuffled") or (kind == "paid" and target < AUDIENCE)
    ]
    return places[-1] if places else 0


def beginning(events: list[Event], label: str, number: int) -> int:
    """Where a round begins: with the words that say so, or else after what ended the
    one before; if nothing did, with a new phase.
    """
    end = settled(events)
    phase = 0
    for place, (kind, _, _, third, _, text, _) in enumerate(events[end:], start=end):
        if kind == "said" and text == label and second_number(third)[1] == number:
            return place
        if kind == "phase":
            phase = place
    return end or phase or len(events)
