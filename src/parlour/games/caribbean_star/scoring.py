"""The score pad of Caribbean Star: the cards of each show, and what it is worth."""

from parlour.engine.pieces import Piece, deck
from parlour.games.caribbean_star.shows import (
    buffet_value,
    minutes,
    mistakes,
    show_value,
    tricks_worth,
)
from parlour.kit.scoring import Cells, PadPlan, Row, Scoring, Shown, Wrong

CARDS_PER_COLOUR = 2
"""Cards of a rank in one colour."""
COLOUR = "hd"
"""Any colour will do: shows go by rank alone."""


class CaribbeanStarScoring(Scoring):
    def __init__(
        self, plan: PadPlan, options: object, seats: int, dealer: int = 0
    ) -> None:
        super().__init__(plan, options, seats, dealer)
        self.used = [""] * seats
        """The cards that each has shown or eaten so far, by rank."""

    def check(self, row: Row) -> None:
        for seat, cells in enumerate(row):
            for rank in ranks(cells):
                if (self.used[seat] + ranks(cells)).count(rank) > CARDS_PER_COLOUR:
                    raise Wrong("card-used-up", "CAR-01", seat, "pile")

    def gains(self, row: Row) -> list[int]:
        return [
            show_value(pile(cells, "pile"))
            + sum(buffet_value(card) for card in pile(cells, "buffet"))
            for cells in row
        ]

    def enter(self, row: Row) -> list[Shown]:
        shown = super().enter(row)
        for seat, cells in enumerate(row):
            cards = pile(cells, "pile")
            self.used[seat] += ranks(cells)
            if cards:
                shown[seat]["minutes"] = minutes(cards)
                shown[seat]["tricks"] = tricks_worth(cards)
                shown[seat]["mistakes"] = mistakes(cards)
        return shown


def ranks(cells: Cells) -> str:
    return f"{cells.get('pile') or ''}{cells.get('buffet') or ''}"


def pile(cells: Cells, label: str) -> list[Piece]:
    """Returns cards of these ranks, as the rules know them."""
    names = deck().names
    found: list[Piece] = []
    written = str(cells.get(label) or "")
    for place, rank in enumerate(written):
        suit = COLOUR[written[:place].count(rank) % CARDS_PER_COLOUR]
        found.append(Piece(names.index(rank + suit)))
    return found


SCORING = CaribbeanStarScoring
