"""The score pad of Willow: what each hand brought or cost (WIL-35)."""

from typing import cast

from parlour.games.willow.options import Options
from parlour.kit.scoring import PadMessage, Row, Scoring, Shown, Wrong


class WillowScoring(Scoring):
    out_rule = "WIL-44"

    @property
    def own_options(self) -> Options:
        return cast(Options, self.options)

    @property
    def table_stakes(self) -> bool:
        return self.own_options.bankroll == "table_stakes"

    def first(self) -> int:
        return self.own_options.starting_stack if self.table_stakes else 0  # WIL-23

    def check(self, row: Row) -> None:
        for seat, gain in enumerate(self.gains(row)):
            had = self.totals[seat]
            if self.table_stakes and had + gain < 0:
                raise Wrong("pad-more-than-had", "WIL-23", seat, "won", had=had)
            ante = self.own_options.ante
            if not self.table_stakes and -ante < gain < 0:  # side pots may cost less
                raise Wrong("pad-ante", "WIL-02", seat, "won", ante=ante)

    def enter(self, row: Row) -> list[Shown]:
        shown = super().enter(row)
        for seat in range(self.seats):
            if self.table_stakes and self.totals[seat] <= 0:
                self.go_out(seat)  # WIL-44
        return shown

    def end_message(self) -> PadMessage | None:
        if len(self.playing()) < 2:
            return self.last_one("WIL-44")
        return self.by_plan()


SCORING = WillowScoring
