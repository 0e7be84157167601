"""The score pad of Last Man Standing: what was paid and taken in, game by game."""

from typing import cast

from parlour.games.last_man_standing.rules import CARDS_BOUGHT, OPEN, PRICES, Options
from parlour.kit.scoring import PadPlan, Row, Scoring, Shown, Wrong, number


class LastManStandingScoring(Scoring):
    def __init__(
        self, plan: PadPlan, options: Options, seats: int, dealer: int = 0
    ) -> None:
        super().__init__(plan, options, seats, dealer)
        self.carried = 0
        """Coins that could not be shared out, for the next game (LMS-42)."""

    @property
    def own_options(self) -> Options:
        return cast(Options, self.options)

    def gains(self, row: Row) -> list[int]:
        ante = self.own_options.ante
        return [number(one, "got") - ante - number(one, "bought") for one in row]

    def pot(self, row: Row) -> int:
        """Returns the coins to take in: antes, purchases, and leftovers."""
        bought = sum(number(cells, "bought") for cells in row)
        paid_in = bought if self.own_options.auction_money == "pot" else 0  # LMS-06
        return self.seats * self.own_options.ante + paid_in + self.carried

    def check(self, row: Row) -> None:
        ante, stack = self.own_options.ante, self.own_options.bankroll
        most = CARDS_BOUGHT * max(PRICES[self.own_options.auction_prices])
        for seat, cells in enumerate(row):
            bought = number(cells, "bought")
            if bought > most:
                raise Wrong("pad-most", "LMS-05", seat, "bought", most=most)
            if stack != OPEN and ante + bought > stack:
                left = stack - ante
                raise Wrong("pad-most", "LMS-43", seat, "bought", most=left)
        pot, got = self.pot(row), sum(number(cells, "got") for cells in row)
        if got > pot:
            raise Wrong("pot-too-small", "LMS-20", sum=got, pot=pot)
        shared_out = self.own_options.odd_coins == "auction_order"
        if got < pot and shared_out:
            raise Wrong("pot-left", "LMS-27", sum=got, pot=pot, left=pot - got)
        most_left = self.most_left()
        if pot - got > most_left:
            raise Wrong("pot-left", "LMS-42", sum=got, pot=pot, left=pot - got)

    def most_left(self) -> int:
        """Returns fewer coins than there are fighters to share them (LMS-42)."""
        return 6 * self.seats - 1

    def enter(self, row: Row) -> list[Shown]:
        left = self.pot(row) - sum(number(cells, "got") for cells in row)
        self.carried = max(0, left)
        shown = super().enter(row)
        for seat, cells in enumerate(row):
            shown[seat]["paid"] = self.own_options.ante + number(cells, "bought")
        return shown


SCORING = LastManStandingScoring
