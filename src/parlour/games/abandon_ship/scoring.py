"""The score pad of Abandon Ship!: the lifeboats of each round (ABS-34)."""

from parlour.games.abandon_ship.rules import KING, SUITS
from parlour.kit.scoring import Row, Scoring, Wrong

BOAT = sum(range(1, KING + 1))
"""The worth of all cards of a suit, of one pack."""


class AbandonShipScoring(Scoring):
    def check(self, row: Row) -> None:
        packs = 2 if self.seats >= 6 else 1  # ABS-01
        gains = self.gains(row)
        for seat, points in enumerate(gains):
            if points > packs * BOAT:
                most = packs * BOAT
                raise Wrong("pad-most", "ABS-34", seat, "scored", most=most)
        if sum(gains) > packs * BOAT * len(SUITS):
            most = packs * BOAT * len(SUITS)
            raise Wrong("pad-sum-most", "ABS-34", sum=sum(gains), most=most)


SCORING = AbandonShipScoring
