"""The score pad of Lost Pueblo: who won each hand, if anybody did (LPG-35)."""

from parlour.kit.scoring import Row, Scoring


class LostPuebloScoring(Scoring):
    def gains(self, row: Row) -> list[int]:
        return [int(bool(cells.get("hand"))) for cells in row]

    def places(self) -> list[int]:
        found = super().places()
        if any(self.totals):
            return found
        return [place + 1 for place in found]  # the first place is empty


SCORING = LostPuebloScoring
