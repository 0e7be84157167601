"""The score pad of Hey, Bartender!: what everybody got too much, card by card."""

from typing import cast

from parlour.games.hey_bartender.rules import Options, hand_size
from parlour.kit.scoring import PadMessage, Scoring


class HeyBartenderScoring(Scoring):
    @property
    def cards(self) -> int:
        """Returns the number of rows of a deal: a card that everybody offers
        (HEY-01)."""
        return hand_size(self.seats)

    def end_message(self) -> PadMessage | None:
        deals = cast(Options, self.options).deals
        if self.rows < deals * self.cards:
            return None
        return PadMessage("pad-end-deals", "HEY-09", (), {"deals": deals})

    def pass_on(self) -> None:
        if self.rows % self.cards == 0:
            super().pass_on()  # HEY-R13

    def next_row_values(self) -> dict[str, int]:
        return {
            "deal": self.rows // self.cards + 1,
            "card": self.rows % self.cards + 1,
            "cards": self.cards,
        }


SCORING = HeyBartenderScoring
