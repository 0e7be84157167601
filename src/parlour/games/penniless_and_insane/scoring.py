"""The score pad of Penniless and Insane: hands, three times for the poorest, coins."""

from typing import cast

from parlour.engine.pieces import Seat
from parlour.games.penniless_and_insane.rules import ROUND_COINS, Options
from parlour.kit.betting import best_of
from parlour.kit.scoring import PadPlan, Row, Scoring, Shown, number


class PennilessAndInsaneScoring(Scoring):
    def __init__(
        self, plan: PadPlan, options: Options, seats: int, dealer: int = 0
    ) -> None:
        super().__init__(plan, options, seats, dealer)
        self.coins = [0] * seats
        """Gambling: what each seat won or lost so far (PEN-36)."""
        self.pot = 0
        """Gambling: coins that could not be shared out yet (PEN-34)."""

    @property
    def own_options(self) -> Options:
        return cast(Options, self.options)

    def gains(self, row: Row) -> list[int]:
        least = min(number(cells, "money") for cells in row)
        return [
            number(cells, "hand") * (3 if number(cells, "money") == least else 1)
            for cells in row
        ]  # PEN-12, PEN-13

    def enter(self, row: Row) -> list[Shown]:
        shown = super().enter(row)
        if self.own_options.gambling:
            self.share_pot([number(cells, "money") for cells in row], self.gains(row))
            for seat in range(self.seats):
                shown[seat]["coins"] = self.coins[seat]
        return shown

    def share_pot(self, money: list[int], points: list[int]) -> None:
        """Gives what was spent to the winners of the round (PEN-19, PEN-33)."""
        everyone = [Seat(seat) for seat in range(self.seats)]
        if self.own_options.gambling_winner == "penniless":
            winners = [seat for seat in everyone if money[seat] == min(money)]
        else:
            winners = best_of(points, everyone)
        pot = self.pot + sum(ROUND_COINS - left for left in money)
        share, odd = divmod(pot, len(winners))
        over = self.end_message() is not None
        self.pot = 0 if over else odd  # PEN-34
        for seat in everyone:
            self.coins[seat] += money[seat] - ROUND_COINS
        for place, seat in enumerate(winners):
            self.coins[seat] += share + (1 if over and place < odd else 0)  # PEN-35


SCORING = PennilessAndInsaneScoring
