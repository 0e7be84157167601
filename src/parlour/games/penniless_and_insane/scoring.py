"""The score pad of Penniless and Insane: hands, and three times for the poorest."""

from parlour.kit.scoring import Row, Scoring, number


class SCORING(Scoring):
    def gains(self, row: Row) -> list[int]:
        least = min(number(cells, "money") for cells in row)
        return [
            number(cells, "hand") * (3 if number(cells, "money") == least else 1)
            for cells in row
        ]  # PEN-12, PEN-13
