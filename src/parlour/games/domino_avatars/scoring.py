"""The score pad of Domino Avatars: fallen Avatars and their pips (AVA-30)."""

from typing import cast

from parlour.engine.state import standing
from parlour.games.domino_avatars.options import Options
from parlour.kit.scoring import PadPlan, Row, Scoring, Shown, Wrong, number


class DominoAvatarsScoring(Scoring):
    def __init__(
        self, plan: PadPlan, options: Options, seats: int, dealer: int = 0
    ) -> None:
        super().__init__(plan, options, seats, dealer)
        self.captures = [0] * seats

    @property
    def own_options(self) -> Options:
        return cast(Options, self.options)

    def check(self, row: Row) -> None:
        for seat, cells in enumerate(row):
            most = 2 * self.own_options.domino_set * number(cells, "captured")
            if number(cells, "pips") > most:
                raise Wrong("pips-of-avatars", "AVA-30", seat, "pips", most=most)

    def gains(self, row: Row) -> list[int]:
        return [
            number(cells, "pips")
            + self.own_options.domino_set * number(cells, "captured")
            for cells in row
        ]

    def enter(self, row: Row) -> list[Shown]:
        for seat, cells in enumerate(row):
            self.captures[seat] += number(cells, "captured")
        return super().enter(row)

    def places(self) -> list[int]:
        if self.own_options.tie == "most_captures":
            return standing(self.totals, tiebreak=self.captures)  # AVA-53
        return standing(self.totals)


SCORING = DominoAvatarsScoring
