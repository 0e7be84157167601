"""The score pad of Barcelona: what each hand brought or cost (BAR-14)."""

from typing import cast

from parlour.games.barcelona.rules import PRICE, Options
from parlour.kit.scoring import PadMessage, Row, Scoring, Wrong

DEAREST = max(PRICE)


class BarcelonaScoring(Scoring):
    out_rule = "BAR-R09"

    @property
    def table_stakes(self) -> bool:
        return cast(Options, self.options).stakes == "table"

    def first(self) -> int:
        return self.options.starting_chips if self.table_stakes else 0  # BAR-R09

    def playing(self) -> list[int]:
        if not self.table_stakes:
            return [*range(self.seats)]
        return [seat for seat in range(self.seats) if self.totals[seat] > 0]

    def check(self, row: Row) -> None:
        gains, able = self.gains(row), self.playing()
        ante: int = self.options.ante
        for seat in range(self.seats):
            if gains[seat] < -(ante + DEAREST):  # BAR-11: a red card, and the ante
                most = ante + DEAREST
                raise Wrong("loses-most", "BAR-11", seat, "won", most=most)
            if self.table_stakes and self.totals[seat] + gains[seat] < 0:
                had = self.totals[seat]
                raise Wrong("pad-more-than-had", "BAR-R09", seat, "won", had=had)
            paid = min(ante, self.totals[seat]) if self.table_stakes else ante
            if seat in able and gains[seat] <= 0 and gains[seat] > -paid:
                raise Wrong("pad-ante", "BAR-02", seat, "won", ante=paid)

    def end_message(self) -> PadMessage | None:
        if self.table_stakes and len(self.playing()) < 2:
            return PadMessage("pad-end-last-one", "BAR-R09", self.playing())
        return self.by_plan()


SCORING = BarcelonaScoring
