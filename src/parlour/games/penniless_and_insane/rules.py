"""Penniless and Insane: three to seven players, one pack without Jokers, coins.

In each of three tricks everybody bids a card for the art on sale; low bids choose
first, and a bid costs its value. A hand scores its total, three times for the player
with the least money left. The first to 150 points wins. Ids such as PEN-13 are entries
in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import choice, number, switch
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token, deck
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import ROW, Zones
from parlour.kit.betting import best_of, split
from parlour.kit.values import ORDER, VALUE, total

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
POOL: Final = ZONES.pile("pool", seen=True, layout="row")
DISCARD: Final = ZONES.pile("discard", seen=True)
HAND: Final = ZONES.each("hand")
BID: Final = ZONES.each("bid", seen=True, layout="row")

PACK: Final = [Piece(card) for card in range(52)]

POT: Final = ROW
BANK: Final = ROW + 1

ROUND_COINS: Final = 20
HAND_SIZE: Final = 3
TRICKS: Final = 3

HANDS: Final = [[HAND + seat for seat in range(seats)] for seats in range(ROW)]
"""The hands by the number of seats."""


@dataclass(frozen=True)
class Options:
    target: int = number(150, least=1, typical=(1, 60, 150))
    """Points that end the game once somebody has them (PEN-15, PEN-16)."""
    gambling: bool = switch(False)
    """Whether money spent forms a pot for the winner of the round (PEN-19)."""
    gambling_winner: str = choice("round_high_score", "round_high_score", "penniless")
    """The receiver of the pot: the highest score of the round, or the seat with the
    bonus."""
    target_tie: str = choice("extra_round", "extra_round", "shared")
    """The consequence of a shared lead at the target (PEN-17)."""
    max_rounds: int = number(60, least=1, most=1000, typical=(1, 2, 60))
    """The game ends after this many rounds (PEN-18)."""


class PennilessAndInsane(State):
    """Chips are the money in front of a seat; what is spent goes to pot or bank."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0
        self.trick = 0  # in this round, from 1 to 3
        self.purse = [0] * table.seats  # gambling: won so far, rounds that are over

    def start(self) -> None:
        for seat in self.everyone():
            self.stake(seat, ROUND_COINS, "PEN-01")
        self.fill(DECK, PACK)
        self.shuffle(DECK)  # PEN-02
        self.deal_round()

    def deal_round(self) -> None:
        self.round_number += 1
        self.round_opens()
        goal = self.options.target
        self.say("round", number=self.round_number, of=goal, rule="PEN-20")
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, HAND_SIZE)  # PEN-20
        self.trick = 0
        self.next_trick()

    # A trick

    def next_trick(self) -> None:
        self.trick += 1
        self.deal(DECK, POOL, self.seats - 1)  # PEN-03
        self.enter("bids")
        self.ask_sealed(self.table.all_seats)  # PEN-04

    def ask(self, seat: Seat) -> Pick:
        if self.phase == "bids":
            return Pick(seat, "choose-bid", self.zones[HAND + seat], rule="PEN-04")
        return Pick(seat, "take-art", self.zones[POOL], rule="PEN-08")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if self.phase == "purchases":
            return Refusal("not-for-sale", "PEN-08")
        if token in self.zones[POOL]:
            return Refusal("on-sale", "PEN-04")
        return Refusal("not-in-hand", "PEN-04")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "bids":
                if self.seal(seat, tokens):  # PEN-23: until then bids stay in hand
                    for bidder in self.everyone():
                        card = self.sealed[bidder][0]
                        self.move(card, HAND + bidder, BID + bidder)  # PEN-05
                    self.enter("purchases")
                    self.go_on()
            case "purchases":
                self.buy(seat, tokens[0])
                self.go_on()

    def go_on(self) -> None:
        """Asks the next bidder who can buy, or ends the trick."""
        seat = self.lowest_bidder()
        while seat >= 0:
            bid = self.zones[BID + seat][0]
            if self.chips[seat] < VALUE[bid]:
                self.say("cannot-pay", seat, bid, rule="PEN-06")
            elif not self.zones[POOL]:
                self.say("nothing-left", seat, bid, rule="PEN-07")
            else:
                self.turn_to(seat)  # PEN-08, PEN-09
                return
            self.move(bid, BID + seat, HAND + seat)  # PEN-06, PEN-07
            seat = self.lowest_bidder()
        self.sweep(POOL, DISCARD)  # PEN-10
        if self.trick < TRICKS:  # PEN-11
            self.next_trick()
        else:
            self.score_round()

    def lowest_bidder(self) -> Seat:
        """Returns the seat with the lowest bid of those left; -1 for nobody (PEN-24,
        PEN-25)."""
        first = Seat(-1)
        least = 100
        for seat in self.everyone():
            if self.zones[BID + seat]:
                place = ORDER[self.zones[BID + seat][0]]
                if place < least:
                    least = place
                    first = seat
        return first

    def buy(self, seat: Seat, art: Piece) -> None:
        bid = self.zones[BID + seat][0]
        self.move(bid, BID + seat, DISCARD)  # PEN-27
        self.move(art, POOL, HAND + seat)  # PEN-28
        target = POT if self.options.gambling else BANK
        self.pay(seat, target, VALUE[bid], "PEN-29")
        self.say("left", seat, number=self.chips[seat], rule="PEN-29")

    # The end of a round

    def score_round(self) -> None:
        least = self.least_money()
        points = self.table.nil[:]
        bonus = 0  # the seats with the least money
        for seat in self.everyone():
            worth = total(self.zones[HAND + seat])  # PEN-12
            coins = self.chips[seat]
            points[seat] = worth
            rule = "PEN-32"
            if coins == least:
                bonus |= 1 << seat
                points[seat] = 3 * worth  # PEN-13, PEN-31
                rule = "PEN-13"
            message = "penniless" if coins == least else "hand"
            self.say(message, seat, number=worth, of=coins, rule=rule)
            for card in self.zones[HAND + seat]:
                self.show(card, self.table.all_viewers)
            self.score(seat, points[seat], rule)
        over = self.reached_the_end()
        if self.options.gambling:
            self.award_pot(points, bonus, over)
        if over:
            self.finish(self.scores)
            return
        self.gather([DISCARD, *HANDS[self.seats]], DECK)
        self.refill_purses()
        self.deal_round()

    def least_money(self) -> int:
        least = self.chips[0]
        for seat in self.everyone():
            if self.chips[seat] < least:
                least = self.chips[seat]
        return least

    def reached_the_end(self) -> bool:
        top = max(self.scores)
        if top >= self.options.target:
            if self.scores.count(top) == 1 or self.options.target_tie == "shared":
                self.say("over", number=self.options.target, rule="PEN-16")
                return True  # PEN-16
            self.say("tied", number=top, rule="PEN-17")
        self.capped = self.round_number >= self.options.max_rounds
        return self.capped  # PEN-18

    def award_pot(self, points: list[int], bonus: int, over: bool) -> None:
        order = self.everyone()
        if self.options.gambling_winner == "penniless":
            winners = self.seats_in(bonus)
        else:
            winners = best_of(points, order)  # PEN-33
        amount = self.chips[POT]
        if not over:
            amount -= amount % len(winners)  # PEN-34
        split(self, POT, amount, winners, "PEN-33")  # PEN-35
        for seat in order:
            won = self.chips[seat] - ROUND_COINS
            self.purse[seat] += won  # PEN-36
            if over:
                self.report(seat, self.purse[seat])

    def report(self, seat: Seat, won: int) -> None:
        """Reports the money result, which is shown beside the points (PEN-36)."""
        if won > 0:
            self.say("ahead", seat, number=won, rule="PEN-36")
        elif won < 0:
            self.say("behind", seat, number=-won, rule="PEN-36")
        else:
            self.say("even", seat, rule="PEN-36")

    def refill_purses(self) -> None:
        """Gives everybody the same money again, whatever was left (PEN-01)."""
        for seat in self.everyone():
            surplus = self.chips[seat] - ROUND_COINS
            if surplus > 0:
                self.pay(seat, BANK, surplus, "PEN-36")
            elif surplus < 0:
                self.pay(BANK, seat, -surplus, "PEN-01")


GAME: Final = Game(
    "penniless-and-insane",
    "Penniless and Insane",
    players=range(3, 8),
    usual_seats=4,
    edition=1,
    lasts=10,
    zones=ZONES,
    options=Options,
    state=PennilessAndInsane,
    phases=("bids", "purchases", "over"),
    pieces=lambda options, seats: deck(),
    pots=("pot", "bank"),
    bound=lambda options, seats: options.max_rounds * TRICKS * (2 * seats - 1),
    cut="max_rounds",
    shows={
        "round_number": facts.NUMBER,
        "trick": facts.NUMBER,
        "purse": facts.BY_SEAT,
    },
    spans={"round": lambda state: state.round_number},
    rounds="round",
    deals=lambda state: state.round_number,
)
