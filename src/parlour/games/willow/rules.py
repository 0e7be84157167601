"""Willow: two to ten players, 36 cards from one pack, poker chips.

Everybody holds two cards, one hidden and one open, and bets after each. The pot
goes to the best pair, or else to the two cards that lie furthest apart. Ids such
as WIL-07 are entries in the rule catalogue.
"""

from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.picks import Pick
from parlour.engine.pieces import SUITS, Pieces, Seat, Token, deck
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import ROW, Zones
from parlour.games.willow.hands import PACKS, PAIR, hand_worth, higher, rank_or_gap
from parlour.games.willow.options import (
    Options,
    largest_amount,
    most_decisions,
    most_won,
    settle,
)
from parlour.kit.betting import (
    best_of,
    largest_bet,
    layers,
    next_of,
    one_at_most,
    return_unmatched,
    split,
    within_stack,
)

ZONES: Final = Zones()
STOCK: Final = ZONES.pile("stock")
DOWN: Final = ZONES.each("face-down")
UP: Final = ZONES.each("face-up", seen=True, layout="row")

SPREAD: Final = [
    [zone + seat for seat in range(seats) for zone in (DOWN, UP)]
    for seats in range(ROW + 1)
]
"""The zones before the seats, by the number of seats."""

POT: Final = ROW

WORDS: Final = Words()
FOLD: Final = WORDS.word("fold")
CHECK: Final = WORDS.word("check")
CALL: Final = WORDS.word("call")
AMOUNT: Final = WORDS.numbers()
"""`AMOUNT + x` is to bet x, or to call and raise x."""
AMOUNTS: Final = [Token(AMOUNT + x) for x in range(2001)]
"""All that can be bet where ten players start with the usual stacks."""

MAX_CACHED_AMOUNT: Final = 40
"""Questions about amounts up to this are kept, not built each time."""


class Offer:
    """The words of a seat on its turn, before any amounts."""

    def __init__(self, prompt: str, words: list[Token], rule: str) -> None:
        self.prompt = prompt
        self.words = words
        self.rule = rule
        self.kept: list[list[list[Pick | None]]] = [
            [[None] * (MAX_CACHED_AMOUNT + 1) for _ in range(MAX_CACHED_AMOUNT + 1)]
            for _ in range(ROW)
        ]
        """Questions built so far, by seat, largest and smallest amount."""

    def question(self, seat: Seat, least: int, most: int) -> Pick:
        """Returns the words and every amount from `least` to `most`."""
        if most > MAX_CACHED_AMOUNT:
            return self.new_question(seat, least, most)
        kept = self.kept[seat][most]
        pick = kept[least]
        if pick is None:
            pick = self.new_question(seat, least, most)
            kept[least] = pick
        return pick

    def question_without_amounts(self, seat: Seat) -> Pick:
        return self.question(seat, 1, 0)

    def new_question(self, seat: Seat, least: int, most: int) -> Pick:
        if most < len(AMOUNTS):
            amounts = AMOUNTS[least : most + 1]
        else:
            amounts = cast(list[Token], list(range(AMOUNT + least, AMOUNT + most + 1)))
        return Pick(seat, self.prompt, self.words + amounts, rule=self.rule)


BET_OR_FOLD: Final = Offer("bet-or-fold", [FOLD], "WIL-03")
CHECK_BET_OR_FOLD: Final = Offer("check-bet-or-fold", [FOLD, CHECK], "WIL-22")
CALL_RAISE_OR_FOLD: Final = Offer("call-raise-or-fold", [FOLD, CALL], "WIL-04")
NO_RAISE_LEFT: Final = Offer("call-or-fold", [FOLD, CALL], "WIL-26")
TOO_SHORT_TO_RAISE: Final = Offer("call-or-fold", [FOLD, CALL], "WIL-39")
NOBODY_TO_RAISE: Final = Offer("call-or-fold", [FOLD, CALL], "WIL-R22")


class Willow(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.hand = 0  # counted from 1
        self.dealer: Seat = Seat(0)
        self.playing = 0  # seats in the session
        self.still_in = 0  # seats in the hand
        self.all_in = 0  # seats in the hand that have nothing left to bet
        self.to_act = 0  # seats that must still speak in this round
        self.level = 0  # what a seat must have paid in this round to stay
        self.raises = 0
        self.last = 0  # the last bet or raise of this round
        self.paid = [0] * table.seats  # in this round, the ante not counted
        self.put_in = [0] * table.seats  # in this hand

    def start(self) -> None:
        self.playing = self.table.all_seats
        if self.options.bankroll == "table_stakes":
            for seat in self.everyone():
                self.stake(seat, self.options.starting_stack, "WIL-23")
        self.dealer = self.everyone()[self.roll(self.seats)]  # WIL-01, WIL-R11
        self.fill(STOCK, PACKS[SUITS.index(self.options.removed_suit)])  # WIL-R12
        self.shuffle(STOCK)
        self.deal_hand()
        self.go_on()

    # A hand, in order of play

    def deal_hand(self) -> None:
        self.hand += 1
        self.round_opens()
        hands = self.options.hands
        self.say("hand", self.dealer, number=self.hand, of=hands, rule="WIL-24")
        self.still_in = self.playing
        self.all_in = 0
        self.put_in = self.table.nil[:]
        self.paid = self.table.nil[:]
        order = self.betting_order()
        if self.options.ante:
            for seat in order:
                self.put_ante(seat)  # WIL-02
        for seat in order:
            self.draw(STOCK, DOWN + seat)  # WIL-25
        self.open_round("first")

    def put_ante(self, seat: Seat) -> None:
        ante = self.options.ante
        left = self.chips[seat]
        if self.options.bankroll == "table_stakes" and left < ante:
            self.say("short", seat, number=left, rule="WIL-36")
        self.put(seat, ante, "WIL-02")

    def betting_order(self) -> list[Seat]:
        """Returns the seats in the hand clockwise, the dealer last (WIL-24)."""
        return self.seats_in(self.still_in, self.left_of(self.dealer))

    def open_round(self, phase: str) -> None:
        self.enter(phase)
        self.level = 0  # WIL-06, WIL-30
        self.raises = 0
        self.last = 0
        self.paid = self.table.nil[:]
        self.to_act = self.still_in & ~self.all_in
        self.turn = self.dealer  # so that the dealer's left speaks first

    def go_on(self) -> None:
        """Plays on until somebody is asked or the session is over."""
        while True:
            if one_at_most(self.still_in):
                self.last_one_left()
            elif self.to_act and not self.pointless():
                self.turn_to(next_of(self.to_act, self.turn))
                return
            elif self.phase == "first":
                self.second_card()
                continue
            else:
                self.showdown()
            if self.session_over():
                return
            self.next_hand()

    def pointless(self) -> bool:
        """Returns True if nothing is owed and nobody is left to bet against (WIL-40,
        WIL-R18)."""
        return self.level == 0 and one_at_most(self.still_in & ~self.all_in)

    def second_card(self) -> None:
        for seat in self.betting_order():  # WIL-29, WIL-R14
            self.draw(STOCK, UP + seat)  # WIL-10
        self.say("pot", number=self.chips[POT], rule="WIL-10")
        self.open_round("second")  # WIL-11

    # Betting

    def ask(self, seat: Seat) -> Pick:
        if self.level == 0:
            least, most = self.bounds(seat)
            if self.options.allow_check:  # WIL-22
                return CHECK_BET_OR_FOLD.question(seat, least, most)
            return BET_OR_FOLD.question(seat, least, most)  # WIL-08
        if self.raises >= self.options.max_raises:  # WIL-26, WIL-R03, WIL-R04
            return NO_RAISE_LEFT.question_without_amounts(seat)
        if self.all_rivals_all_in():  # WIL-R22
            return NOBODY_TO_RAISE.question_without_amounts(seat)
        least, most = self.bounds(seat)
        if most < least:  # WIL-39
            return TOO_SHORT_TO_RAISE.question_without_amounts(seat)
        return CALL_RAISE_OR_FOLD.question(seat, least, most)

    def all_rivals_all_in(self) -> bool:
        """Returns whether a raise could be met by nobody; edition 1 did not ask
        (WIL-R22)."""
        return self.table.edition > 1 and one_at_most(self.still_in & ~self.all_in)

    def bounds(self, seat: Seat) -> tuple[int, int]:
        """Returns the smallest and largest bet or raise; the wrong way round if
        none."""
        options = self.options
        if self.phase == "first":
            least = options.r1_min
            limit = options.r1_max
        else:
            least = options.r2_min  # WIL-31, WIL-R02
            limit = options.r2_max
        owed = self.level - self.paid[seat]
        most = largest_bet(limit, least, self.chips[POT], owed)
        if self.level and options.min_raise == "last_raise":
            least = max(least, self.last)  # WIL-48, else WIL-05
        if options.bankroll == "table_stakes":
            most = within_stack(most, self.chips[seat], owed)  # WIL-23
            if self.level == 0:
                least = min(least, most)  # WIL-38, WIL-R19
        return least, most

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        token = tokens[0]
        own = 1 << seat
        self.to_act &= ~own  # WIL-R05: who bet is not asked again for a call
        if token == FOLD:
            self.still_in &= ~own  # WIL-20
        elif token == CALL:
            self.put(seat, self.level - self.paid[seat], "WIL-04")
        elif token != CHECK:
            self.bet(seat, token - AMOUNT)
        self.go_on()

    def bet(self, seat: Seat, amount: int) -> None:
        rule = "WIL-03"
        if self.level:
            self.raises += 1
            rule = "WIL-04"
        self.level += amount
        self.last = amount
        self.put(seat, self.level - self.paid[seat], rule)
        self.say("level", seat, number=self.level, rule=rule)
        self.to_act = self.still_in & ~self.all_in & ~(1 << seat)  # WIL-27

    def put(self, seat: Seat, amount: int, rule: str) -> None:
        """Puts chips into the pot, or all there are (WIL-36, WIL-37)."""
        if self.options.bankroll == "table_stakes" and amount >= self.chips[seat]:
            amount = self.chips[seat]
            self.all_in |= 1 << seat  # WIL-23
        self.paid[seat] = self.paid[seat] + amount  # += takes 8 ns more, compiled
        self.put_in[seat] = self.put_in[seat] + amount
        self.pay(seat, POT, amount, rule)
        if self.all_in & 1 << seat:
            self.say("all-in", seat=seat, rule="WIL-23")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if token == CHECK:
            if self.level:
                return Refusal("no-check-after-bet", "WIL-04")
            return Refusal("no-check", "WIL-08")
        if token == CALL:
            return Refusal("nothing-to-call", "WIL-R17")
        if token < AMOUNT:
            return Refusal("not-offered", pick.rule)
        if self.level and self.raises >= self.options.max_raises:
            return Refusal("no-raise-left", "WIL-26")
        if self.level and self.all_rivals_all_in():
            return Refusal("nobody-to-raise", "WIL-R22")
        least, most = self.bounds(pick.seat)
        if self.level and most < least:
            return Refusal("too-short-to-raise", "WIL-39")
        if token - AMOUNT < least:
            if self.level and self.options.min_raise == "last_raise":
                return Refusal("less-than-last", "WIL-48")
            return Refusal("too-small", pick.rule)
        owed = self.level - self.paid[pick.seat]
        if (
            self.options.bankroll == "table_stakes"
            and most == self.chips[pick.seat] - owed
        ):
            return Refusal("more-than-you-have", "WIL-23")
        limit = self.options.r1_max if self.phase == "first" else self.options.r2_max
        if limit < 0:
            return Refusal("more-than-the-pot", "WIL-46")
        return Refusal("too-large", pick.rule)

    # The end of a hand

    def last_one_left(self) -> None:
        """Pays the pot without a bet, a card or a showdown (WIL-09, WIL-28,
        WIL-R01)."""
        winner = next_of(self.still_in, self.dealer)
        self.say("alone", seat=winner, rule="WIL-09")
        self.pay(POT, winner, self.chips[POT], "WIL-09")

    def showdown(self) -> None:
        worth = self.table.nil[:]
        for seat in self.betting_order():  # WIL-12, WIL-R15
            hidden = self.zones[DOWN + seat][0]
            worth[seat] = hand_worth(hidden, self.zones[UP + seat][0])
            self.say_hand(seat, worth[seat])
            self.move(hidden, DOWN + seat, UP + seat)
        if self.options.bankroll == "open":
            self.award(self.chips[POT], self.still_in, worth)
            return
        most = max(self.put_in)
        owner = self.everyone()[self.put_in.index(most)]
        return_unmatched(self, POT, self.put_in, "WIL-43")
        if self.put_in[owner] < most:
            unmatched = most - self.put_in[owner]
            self.say("unmatched", owner, number=unmatched, rule="WIL-43")
        pots = layers(self.put_in, self.still_in)  # WIL-41
        for amount, payers in pots:
            if len(pots) > 1:
                self.say("layer", number=amount, rule="WIL-41")
            self.award(amount, payers, worth)

    def award(self, amount: int, payers: int, worth: list[int]) -> None:
        """Pays chips to the best hand of the seats that put them in (WIL-18,
        WIL-42)."""
        winners = best_of(worth, self.seats_in(payers, self.left_of(self.dealer)))
        self.explain(winners, payers, worth)
        if len(winners) == 1:
            self.pay(POT, winners[0], amount, "WIL-18")
        else:
            split(self, POT, amount, winners, "WIL-34")  # WIL-R07, WIL-R08

    def session_over(self) -> bool:
        if self.options.bankroll == "table_stakes":
            for seat in self.seats_in(self.playing):
                if self.chips[seat] == 0:
                    self.playing &= ~(1 << seat)  # WIL-44
                    self.say("leaves", seat=seat, rule="WIL-44")
        if self.hand < self.options.hands and not one_at_most(self.playing):
            return False
        self.finish(self.chips[: self.seats])  # WIL-35, WIL-44
        return True

    def next_hand(self) -> None:
        self.gather(SPREAD[self.seats], STOCK)
        self.dealer = next_of(self.playing, self.dealer)  # WIL-19, WIL-44
        self.deal_hand()

    def returns(self) -> list[float]:
        """Returns the change of chips over the session."""
        stack = 0
        if self.options.bankroll == "table_stakes":
            stack = self.options.starting_stack
        return [float(self.chips[seat] - stack) for seat in self.everyone()]

    # What is said at a showdown

    def say_hand(self, seat: Seat, worth: int) -> None:
        if worth >= PAIR:
            number = rank_or_gap(worth)
            self.say("shows-pair", seat, number=number, of=0, rule="WIL-13")
        else:
            self.say("shows-gap", seat, number=rank_or_gap(worth), rule="WIL-14")

    def explain(self, winners: list[Seat], payers: int, worth: list[int]) -> None:
        """Says why these hands win: pair, gap, or the higher card of equal gaps."""
        if not self.has_listeners():
            return
        if len(winners) > 1:
            for seat in winners:
                self.say("shares", seat=seat, rule="WIL-33")
            return
        winner = winners[0]
        if one_at_most(payers):
            self.say("alone-in", winner, rule="WIL-42")
            return
        number = rank_or_gap(worth[winner])
        others = [worth[seat] for seat in self.seats_in(payers & ~(1 << winner))]
        if worth[winner] >= PAIR:
            pairs = len([other for other in others if other >= PAIR])
            self.say("wins-pair", winner, number=number, of=pairs, rule="WIL-13")
        elif number in [rank_or_gap(other) for other in others]:
            card = higher(self.zones[UP + winner])
            self.say("wins-high", winner, card, number, rule="WIL-15")
        else:
            self.say("wins-gap", winner, number=number, rule="WIL-14")


def pieces(options: Options, seats: int) -> Pieces:
    return deck()


GAME: Final = Game(
    "willow",
    "Willow",
    players=range(2, 11),
    usual_seats=5,
    edition=2,
    knows=(1,),  # without WIL-R22
    lasts=10,
    zones=ZONES,
    words=WORDS,
    yields=("fold",),
    passes=("check",),
    options=Options,
    settle=settle,
    state=Willow,
    phases=("first", "second", "over"),
    pieces=pieces,
    pots=("pot",),
    numbers=largest_amount,
    bound=most_decisions,
    utility=most_won,
    presets={
        "spread": {"structure": "spread"},
        "fixed": {"structure": "fixed"},
        "pot_limit": {"structure": "pot_limit"},
        "no_limit": {"structure": "no_limit"},
    },
    shows={
        "hand": facts.NUMBER,
        "level": facts.NUMBER,
        "raises": facts.NUMBER,
        "dealer": facts.SEAT,
        "still_in": facts.SEATS,
        "paid": facts.BY_SEAT,
    },
    spans={"hand": lambda state: state.hand},
    rounds="hand",
    deals=lambda state: state.hand,
)
