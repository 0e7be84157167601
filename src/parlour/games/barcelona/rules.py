"""Barcelona: two to five players, one pack without Jokers, coins.

Everybody holds a red and a black card and shows one of them. From the lowest shown
card upwards you drop out or force a showdown: there the highest black card wins,
and the losers pay the price of their own red cards. Ids such as BAR-06 are entries in
the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import choice, number, switch
from parlour.engine.picks import Pick
from parlour.engine.pieces import (
    CARD,
    DIAMONDS,
    HEARTS,
    RANKS,
    SUITS,
    Piece,
    Pieces,
    Seat,
    Token,
    rank,
    suit,
)
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import ROW, Zones
from parlour.kit.betting import one_at_most
from parlour.kit.values import ORDER, VALUE

ZONES: Final = Zones()
RED_PACK: Final = ZONES.pile("red-pack")
BLACK_PACK: Final = ZONES.pile("black-pack")
RED: Final = ZONES.each("red")
BLACK: Final = ZONES.each("black")
SHOWN: Final = ZONES.each("shown", seen=True, layout="row")

POT: Final = ROW

WORDS: Final = Words()
FORCE: Final = WORDS.word("force")
DROP: Final = WORDS.word("drop")

PACK: Final = [Piece(card) for card in range(52)]
IS_RED: Final = [suit(card) in (DIAMONDS, HEARTS) for card in PACK]
REDS: Final = [card for card in PACK if IS_RED[card]]
BLACKS: Final = [card for card in PACK if not IS_RED[card]]

PRICE: Final = [min(VALUE[card], 10) for card in PACK]
"""The cost of a red card to its owner: Ace 1, pips, face cards 10 (BAR-11)."""

TURNS: Final = [
    Pick(Seat(seat), "force-or-drop", [FORCE, DROP], rule="BAR-06") for seat in range(5)
]


@dataclass(frozen=True)
class Options:
    two_backs: bool = switch(False)
    """Whether the two packs have different backs; no rule depends on it."""
    ante: int = number(1, typical=(0, 1, 3, 10))
    """Coins that everybody pays at the start of a hand (BAR-02)."""
    hands: int = number(10, least=1, typical=(1, 4, 10))
    """Hands in a session (BAR-R08)."""
    ace_high_showdown: bool = switch(False)
    """Whether a black Ace beats the King in a showdown (BAR-R01)."""
    reveal_dropped: bool = switch(False)
    """Whether a showdown turns up the cards of those who dropped too (BAR-R04)."""
    stakes: str = choice("ledger", "ledger", "table")
    """A balance that may go below zero, or nothing but one's chips (BAR-R09)."""
    starting_chips: int = number(50, least=1, typical=(1, 6, 20, 50))
    """Chips of each player at the start, with `stakes` on `table`."""


class Barcelona(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0  # the hand, counted from 1
        self.still_in = 0  # the seats that have not dropped, as a bitmask

    def start(self) -> None:
        if self.options.stakes == "table":
            for seat in self.everyone():
                self.stake(seat, self.options.starting_chips, "BAR-R09")
        self.fill(RED_PACK, REDS)
        self.fill(BLACK_PACK, BLACKS)
        self.shuffle(RED_PACK)  # BAR-01
        self.shuffle(BLACK_PACK)
        self.deal_hand()

    # A hand, in order of play

    def deal_hand(self) -> None:
        self.round_number += 1
        self.round_opens()
        self.say("hand", number=self.round_number, rule="BAR-R08")
        self.still_in = self.able_to_play()
        for seat in self.everyone():
            if seat in self.seats_in(self.still_in):
                self.put_ante(seat)
            else:
                self.say("sits-out", seat, rule="BAR-R09")
        for seat in self.seats_in(self.still_in):
            self.draw(RED_PACK, RED + seat)  # BAR-03
            self.draw(BLACK_PACK, BLACK + seat)
        self.enter("reveal")
        self.ask_sealed(self.still_in)  # BAR-04

    def able_to_play(self) -> int:
        """Returns the seats that can play a hand: with table stakes, those with
        chips."""
        if self.options.stakes == "ledger":
            return self.table.all_seats
        able = 0
        for seat in self.everyone():
            if self.chips[seat] > 0:
                able |= 1 << seat
        return able

    def put_ante(self, seat: Seat) -> None:
        ante = self.options.ante
        paid = self.affordable(seat, ante)
        rule = "BAR-02"
        if paid < ante:
            rule = "BAR-R09"
            self.say("short", seat, number=paid, rule=rule)
        if paid:
            self.pay(seat, POT, paid, rule)

    def affordable(self, seat: Seat, due: int) -> int:
        """Returns the payment of a seat: with table stakes, at most all it has."""
        if self.options.stakes == "table" and self.chips[seat] < due:
            return self.chips[seat]  # BAR-R09
        return due

    def pay_price(self, seat: Seat, winner: Seat) -> None:
        """Pays the winner for a red card (BAR-11)."""
        red = self.red_card(seat)
        price = PRICE[red]
        paid = self.affordable(seat, price)
        if paid < price:
            rule = "BAR-R09"
            self.say("pays", seat, red, paid, rule, target=winner, of=price)
        else:
            rule = "BAR-11"
            self.say("pays", seat, red, paid, rule, target=winner)
        if paid:
            self.pay(seat, winner, paid, rule)

    def ask(self, seat: Seat) -> Pick:
        if self.phase == "action":
            return TURNS[seat]
        cards = self.zones[RED + seat] + self.zones[BLACK + seat]
        return Pick(seat, "show-card", cards, rule="BAR-04")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if self.phase == "action":
            return Refusal("force-or-drop", "BAR-R07")
        if token in (FORCE, DROP):
            return Refusal("show-first", "BAR-06")
        return Refusal("not-your-card", "BAR-04")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "reveal":
                if self.seal(seat, tokens):
                    self.reveal()
                    self.enter("action")
                    self.next_to_act()
            case "action":
                if tokens[0] == FORCE:
                    self.showdown()  # BAR-08
                    self.end_hand()
                else:
                    self.still_in &= ~(1 << seat)  # BAR-07
                    self.next_to_act()

    def reveal(self) -> None:
        for seat in self.everyone():
            if self.sealed[seat]:
                card = self.sealed[seat][0]
                source = RED if IS_RED[card] else BLACK
                self.move(card, source + seat, SHOWN + seat)  # BAR-04

    def next_to_act(self) -> None:
        first = self.lowest_shown()
        if one_at_most(self.still_in):
            self.survive(first)  # BAR-09, BAR-R05
            self.end_hand()
        else:
            self.turn_to(first)  # BAR-06

    def lowest_shown(self) -> Seat:
        """Returns the seat still in that shows the lowest card (BAR-05)."""
        first = self.turn
        least = 100
        for seat in self.seats_in(self.still_in):
            place = ORDER[self.zones[SHOWN + seat][0]]
            if place < least:
                least = place
                first = seat
        return first

    def showdown(self) -> None:
        shown = self.seats_in(self.still_in)
        if self.options.reveal_dropped:  # BAR-R04
            shown = self.everyone()
        for seat in shown:
            for card in self.zones[RED + seat] + self.zones[BLACK + seat]:
                self.show(card, self.table.all_viewers)  # BAR-10
        winner = self.highest_black()
        best = self.black_card(winner)
        before = self.chips[winner]
        self.say("wins", winner, best, int(self.suit_decides(best)), "BAR-10")
        for seat in self.seats_in(self.still_in & ~(1 << winner)):
            self.pay_price(seat, winner)
        gained = self.chips[winner] - before + self.chips[POT]
        self.say("takes", winner, number=gained, rule="BAR-12")
        self.take_pot(winner, "BAR-12")

    def highest_black(self) -> Seat:
        """Returns the winner of a showdown among the seats still in; no two are equal
        (BAR-R02)."""
        winner = self.turn
        most = -1
        for seat in self.seats_in(self.still_in):
            place = strength(self.black_card(seat), self.options.ace_high_showdown)
            if place > most:
                most = place
                winner = seat
        return winner

    def suit_decides(self, best: Piece) -> bool:
        """Returns whether somebody else still in has a black card of the same rank."""
        for seat in self.seats_in(self.still_in):
            card = self.black_card(seat)
            if card != best and rank(card) == rank(best):
                return True
        return False

    def survive(self, seat: Seat) -> None:
        self.say("survives", seat, rule="BAR-13")
        self.take_pot(seat, "BAR-13")  # BAR-R10: no card is shown

    def take_pot(self, winner: Seat, rule: str) -> None:
        if self.chips[POT]:
            self.pay(POT, winner, self.chips[POT], rule)

    def end_hand(self) -> None:
        over = self.round_number == self.options.hands
        if over or one_at_most(self.able_to_play()):  # BAR-R09
            self.finish(self.chips[: self.seats])  # BAR-15
            return
        reds: list[int] = []
        blacks: list[int] = []
        for seat in self.everyone():
            if self.zones[RED + seat]:
                reds.append(RED + seat)
                blacks.append(SHOWN + seat)
            elif self.zones[BLACK + seat]:
                reds.append(SHOWN + seat)
                blacks.append(BLACK + seat)
        self.gather(reds, RED_PACK)  # BAR-R13
        self.gather(blacks, BLACK_PACK)
        self.deal_hand()

    # What lies before a seat

    def red_card(self, seat: Seat) -> Piece:
        """Returns a seat's red card, shown or not; in a view it may be hidden."""
        held = self.zones[RED + seat]
        return held[0] if held else self.zones[SHOWN + seat][0]

    def black_card(self, seat: Seat) -> Piece:
        """Returns a seat's black card, shown or not; in a view it may be hidden."""
        held = self.zones[BLACK + seat]
        return held[0] if held else self.zones[SHOWN + seat][0]

    def returns(self) -> list[float]:
        """Returns the gain or loss of each seat (BAR-15)."""
        paid_in = 0
        if self.options.stakes == "table":
            paid_in = self.options.starting_chips
        return [float(self.chips[seat] - paid_in) for seat in self.everyone()]


def strength(card: Piece, ace_high: bool) -> int:
    """Returns the place of a black card in a showdown (BAR-R01, BAR-R02, BAR-R03).

    >>> [strength(card, False) for card in cards("Ac 2c Kc Ks")]
    [4, 8, 52, 55]
    """
    return card if ace_high else ORDER[card]  # cards are numbered with the Ace high


def two_packs(options: Options, seats: int) -> Pieces:
    """Returns a pack in which red and black cards are never mixed up.

    Which pack a card was drawn from is plain to see, so the two have backs of their
    own. `card` and `card/2` look alike, as `7h` and `7h/2` would.
    """
    backs = [CARD + "/2", CARD]
    if options.two_backs:
        backs = ["black-card", "red-card"]
    pieces = Pieces()
    for card in PACK:
        name = RANKS[rank(card) - 2] + SUITS[suit(card)]
        back = backs[IS_RED[card]]
        pieces.add(name, back, rank=rank(card), suit=suit(card))
    pieces.packs = [REDS, BLACKS]
    return pieces


def most_won(options: Options, seats: int) -> float:
    """Returns more than anybody can win or lose in a session."""
    most = options.hands * (seats - 1) * (options.ante + 10)
    if options.stakes == "table":
        most = min(most, options.starting_chips * (seats - 1))
    return float(most)


GAME: Final = Game(
    "barcelona",
    "Barcelona",
    players=range(2, 6),
    usual_seats=4,
    edition=1,
    lasts=10,
    zones=ZONES,
    options=Options,
    state=Barcelona,
    phases=("reveal", "action", "over"),
    pieces=two_packs,
    words=WORDS,
    yields=("drop",),
    pots=("pot",),
    bound=lambda options, seats: options.hands * (2 * seats - 1),
    utility=most_won,
    shows={
        "round_number": facts.NUMBER,
        "still_in": facts.SEATS,
    },
    spans={"hand": lambda state: state.round_number},
    rounds="hand",
    deals=lambda state: state.round_number,
)
