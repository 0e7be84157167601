"""The score pad of Brain Baseball: balls by inning, three strikes, and dollars."""

from typing import cast

from parlour.games.brain_baseball.rules import Options
from parlour.kit.scoring import PadMessage, PadPlan, Row, Scoring, Shown, Wrong, number


class BrainBaseballScoring(Scoring):
    def __init__(
        self, plan: PadPlan, options: Options, seats: int, dealer: int = 0
    ) -> None:
        super().__init__(plan, options, seats, dealer)
        self.dollars = [0] * seats
        self.pot = 0
        self.struck_out = -1

    @property
    def gambling(self) -> bool:
        return cast(Options, self.options).gambling

    def check(self, row: Row) -> None:
        struck = struck_out(row)
        if len(struck) > 1:
            raise Wrong("pad-one-only", "BBB-10", struck[1], "strikes")
        for seat in range(self.seats):
            if struck and number(row[seat], "scored"):
                raise Wrong("inning-not-scored", "BBB-15", seat, "scored")

    def enter(self, row: Row) -> list[Shown]:
        shown = super().enter(row)
        struck = struck_out(row)
        self.struck_out = struck[0] if struck else -1
        if self.gambling:
            self.pay(row, self.gains(row))
            for seat in range(self.seats):
                shown[seat]["dollars"] = self.dollars[seat]
        return shown

    def pay(self, row: Row, points: list[int]) -> None:
        """Pitches into the pot, the pot to the best of the inning (BBB-30, BBB-31)."""
        for seat in range(self.seats):
            self.dollars[seat] -= number(row[seat], "paid")
            self.pot += number(row[seat], "paid")
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]
        if self.struck_out >= 0:
            winners = [self.struck_out]  # BBB-R13
        share = self.pot // len(winners)
        for seat in winners:
            self.dollars[seat] += share
        self.pot -= share * len(winners)
        if self.rows == self.plan.rounds:  # BBB-R12: else they stay for the next
            first = min(winners, key=lambda seat: (seat - self.dealer - 1) % self.seats)
            self.dollars[first] += self.pot
            self.pot = 0

    def scores(self) -> list[int]:
        return self.dollars if self.gambling else self.totals

    def standings(self) -> list[int]:
        values = self.scores()[:]
        if self.struck_out >= 0:
            values[self.struck_out] = max(values) + 1  # BBB-15
        return values

    def end_message(self) -> PadMessage | None:
        if self.struck_out >= 0:
            return PadMessage("pad-end-strikes", "BBB-15", [self.struck_out])
        return self.by_plan()


def struck_out(row: Row) -> list[int]:
    """Returns the seats that threw three strikes in a row."""
    return [seat for seat, cells in enumerate(row) if number(cells, "strikes")]


SCORING = BrainBaseballScoring
