"""The score pad of Boneyard: bids and buckets, and what follows for everybody."""

from typing import cast

from parlour.engine.state import standing
from parlour.games.boneyard.rules import (
    BUCKETS,
    DOLLARS,
    Options,
    sets_in_order,
    smallest,
    unmatched_seats,
)
from parlour.kit.scoring import PadMessage, PadPlan, Row, Scoring, Shown, Wrong, number

LETTERS = "abcde"
ALL_BUCKETS = (1 << BUCKETS) - 1


class BoneyardScoring(Scoring):
    out_rule = "BON-12"

    def __init__(
        self, plan: PadPlan, options: Options, seats: int, dealer: int = 0
    ) -> None:
        super().__init__(plan, options, seats, dealer)
        self.buckets = DOLLARS[::-1]  # BON-R17
        self.overtime = False

    def first(self) -> int:
        return sum(DOLLARS)  # BON-01

    def check(self, row: Row) -> None:
        bids = [number(cells, "bid") for cells in row]
        for seat in range(self.seats):
            if not self.gone[seat] and not bids[seat]:
                raise Wrong("bids-something", "BON-02", seat, "bid")
            if bids[seat] > self.totals[seat]:
                had = self.totals[seat]
                raise Wrong("pad-more-than-had", "BON-02", seat, "bid", had=had)
        order = unmatched_seats(bids)
        taken: list[str] = []
        for seat in range(self.seats):
            took = str(row[seat].get("took") or "")
            if took and bids.count(bids[seat]) > 1:
                raise Wrong("cancelled-takes-nothing", "BON-04", seat, "took")
            if took and seat not in order[:BUCKETS]:
                raise Wrong("no-bucket-left", "BON-07", seat, "took")
            if not took and seat in order[:BUCKETS]:
                raise Wrong("takes-a-bucket", "BON-05", seat, "took")
            if took and took in taken:
                raise Wrong("bucket-twice", "BON-05", seat, "took")
            taken.append(took)

    def enter(self, row: Row) -> list[Shown]:
        bids = [number(cells, "bid") for cells in row]
        before = self.buckets[:]
        order = unmatched_seats(bids)
        for seat in range(self.seats):
            place = LETTERS.find(str(row[seat].get("took") or "-"))
            if place >= 0:
                self.totals[seat] += before[place] - bids[seat]
                self.buckets[place] = bids[seat]  # BON-09
            elif bids[seat] and seat not in order:
                self.totals[seat] -= bids[seat]  # BON-08
        self.sets_fall(bids)
        for seat in range(self.seats):
            if not self.totals[seat]:
                self.go_out(seat)  # BON-12
        return [
            {**cells, self.plan.total: self.totals[seat]}
            for seat, cells in enumerate(row)
        ]

    def sets_fall(self, bids: list[int]) -> None:
        """Drops cancelled bids, the largest set first, onto the smallest buckets
        (BON-11)."""
        options = cast(Options, self.options)
        able = ALL_BUCKETS
        for value in sets_in_order(bids, options.set_order):
            bucket = smallest(self.buckets, able)
            self.buckets[bucket] += value * bids.count(value)
            if options.set_target == "distinct":
                able &= ~(1 << bucket)  # BON-R06

    def side(self) -> Shown:
        return dict(zip(LETTERS, self.buckets, strict=True))

    def begins(self) -> Shown:
        return {**super().begins(), **self.side()}

    def places(self) -> list[int]:
        return standing(self.totals, tiebreak=self.gone)

    def end_message(self) -> PadMessage | None:
        if len(self.playing()) < 2:
            return self.last_one("BON-17")
        alone = self.totals.count(max(self.totals)) == 1
        if self.overtime and alone:
            return PadMessage("pad-end-overtime", "BON-16", self.leaders())
        reached = max(self.totals) >= cast(Options, self.options).target
        if reached and not alone:
            self.overtime = True
        return None if self.overtime and self.capless() else self.by_plan()

    def capless(self) -> bool:
        return self.plan.cap is None or self.rows < self.plan.cap

    def tied_on(self) -> bool:
        return self.overtime


SCORING = BoneyardScoring
