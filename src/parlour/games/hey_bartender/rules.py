"""Hey, Bartender!: two to six players, one pack without Jokers, a score pad.

You offer the bartender a card and he makes change: exactly, if he can, and in the
fewest cards; otherwise he gives too much, and the excess is your score. Ids such
as HEY-04 are entries in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import choice, number
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token, deck
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import Zones
from parlour.kit.change import change, due
from parlour.kit.dealer import check_dealer, dealer_option, first_dealer
from parlour.kit.values import VALUE

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
BARTENDER: Final = ZONES.pile("bartender", seen=True, layout="row")
COUNTER: Final = ZONES.pile("counter", seen=True, layout="row")
DISCARD: Final = ZONES.pile("discard", seen=True)
HAND: Final = ZONES.each("hand")

PACK: Final = [Piece(card) for card in range(52)]

PLAYERS: Final = range(2, 7)
BARTENDER_CARDS: Final = 7


@dataclass(frozen=True)
class Options:
    first_dealer: int = dealer_option(PLAYERS)
    """The first dealer; the player on the left starts (HEY-01)."""
    deck_out: str = choice("reshuffle", "reshuffle", "short")
    """The bartender's choice when he must draw and cannot (HEY-R03)."""
    deals: int = number(1, least=1, typical=(1, 2, 3))
    """Deals whose scores are added (HEY-R13)."""


class HeyBartender(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0  # deals so far
        self.dealer: Seat = Seat(0)

    def start(self) -> None:
        self.fill(DECK, PACK)
        self.dealer = first_dealer(self, self.options.first_dealer)
        self.deal_out()

    def deal_out(self) -> None:
        self.round_number += 1
        self.round_opens()
        self.enter("offer")
        self.shuffle(DECK)
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, hand_size(self.seats))  # HEY-01
        first = self.left_of(self.dealer)
        deals = self.options.deals
        self.say("begins", first, number=self.round_number, of=deals, rule="HEY-01")
        self.deal(DECK, BARTENDER, BARTENDER_CARDS)
        self.turn_to(first)

    def ask(self, seat: Seat) -> Pick:
        return Pick(seat, "offer-card", self.zones[HAND + seat], rule="HEY-02")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if token in self.zones[BARTENDER]:
            return Refusal("his-card", "HEY-02")
        if token in self.zones[DISCARD]:
            return Refusal("discarded", "HEY-R11")
        return Refusal("not-in-your-hand", "HEY-02")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        offered = tokens[0]
        self.move(offered, HAND + seat, COUNTER)  # HEY-02, HEY-R02
        self.make_change(seat, VALUE[offered])
        self.move(offered, COUNTER, BARTENDER)  # HEY-06
        after = self.left_of(seat)
        if self.zones[HAND + after]:
            self.turn_to(after)  # HEY-07
        else:
            self.end_deal()

    def make_change(self, seat: Seat, price: int) -> None:
        bartender = self.zones[BARTENDER]
        amount = due(bartender, price)  # HEY-05, HEY-R09
        while amount == 0:  # HEY-03, HEY-R05
            if not self.zones[DECK] and not self.new_deck():
                self.say("gives-all", seat, rule="HEY-R03")
                self.sweep(BARTENDER, DISCARD)
                return
            self.draw(DECK, BARTENDER)
            amount = due(bartender, price)
        for card in change(bartender, amount):  # HEY-04, HEY-R06, HEY-R07
            self.move(card, BARTENDER, DISCARD)  # HEY-06, HEY-R11
        if amount > price:
            self.score(seat, amount - price, "HEY-06")
        else:
            self.say("exact", seat, rule="HEY-08")

    def new_deck(self) -> bool:
        """Makes the discards the deck, unless it was agreed otherwise (HEY-R03)."""
        if self.options.deck_out == "short":
            return False
        self.sweep(DISCARD, DECK)  # HEY-R04: they are always enough
        self.shuffle(DECK)
        return True

    def end_deal(self) -> None:
        self.say("over", rule="HEY-09")
        if self.round_number == self.options.deals:
            self.finish(self.scores)  # HEY-09
            return
        self.sweep(BARTENDER, DECK)
        self.sweep(DISCARD, DECK)
        self.dealer = self.left_of(self.dealer)  # HEY-R13
        self.deal_out()


def hand_size(seats: int) -> int:
    """Returns cards dealt to each player (HEY-01).

    >>> [hand_size(seats) for seats in range(2, 7)]
    [7, 7, 7, 6, 6]
    """
    return 7 if seats <= 4 else 6


def settle(options: Options, seats: int) -> Options:
    check_dealer(options.first_dealer, seats)
    return options


GAME: Final = Game(
    "hey-bartender",
    "Hey, Bartender!",
    players=PLAYERS,
    usual_seats=4,
    edition=1,
    lasts=5,
    zones=ZONES,
    options=Options,
    state=HeyBartender,
    phases=("offer", "over"),
    pieces=lambda options, seats: deck(),
    settle=settle,
    bound=lambda options, seats: options.deals * seats * hand_size(seats),
    shows={
        "round_number": facts.NUMBER,
    },
    spans={"deal": lambda state: state.round_number},
    rounds="deal",
    deals=lambda state: state.round_number,
)
