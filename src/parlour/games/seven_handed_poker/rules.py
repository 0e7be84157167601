"""Seven-Handed Poker: two players, one pack with or without Jokers, seven coins.

You lay down one to five cards unseen and your opponent says at which of the seven
coins they go. Where both sides hold cards, the better poker hand wins the coin;
three neighbouring coins or any four win the game. Ids such as SHP-04 are entries
in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine.game import Game
from parlour.engine.options import choice, number, switch
from parlour.engine.picks import Pick
from parlour.engine.pieces import JOKER, Piece, Seat, Token, deck
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones
from parlour.kit.poker import (
    best_five,
    category,
    decider,
    hand_value,
    stands_for,
    wild_value,
)

COINS: Final = 7  # SHP-01
CARDS_EACH: Final = 7
MOST_CARDS: Final = 5
CARDS_DRAWN: Final = 3

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
HAND: Final = ZONES.each("hand")
PLACING: Final = ZONES.each("placing", in_hand=False)
SPOTS: Final = [ZONES.each(f"spot-{spot + 1}", in_hand=False) for spot in range(COINS)]
"""The places along the row: `SPOTS[spot] + seat` is one side of a coin."""

WORDS: Final = Words()
SPOT_WORDS: Final = [WORDS.word(f"spot-{spot + 1}") for spot in range(COINS)]

GOAL: Final = [
    coins.bit_count() >= 4 or coins & coins >> 1 & coins >> 2 > 0
    for coins in range(1 << COINS)
]
"""Whether a set of coins wins: any four, or three neighbours (SHP-07, SHP-21)."""


@dataclass(frozen=True)
class Options:
    jokers: int = number(0, most=2, typical=(0, 1, 2))
    """Wild cards in the pack (SHP-20)."""
    wild_flush: str = choice("any_card", "any_card", "missing_only")
    """Whether a Joker in a flush may double a rank (PKR-26)."""
    reveal_at_end: bool = switch(True)
    """Whether hands still face down are shown after the game (SHP-R15)."""


class SevenHandedPoker(State):
    """`turn` is the seat that places cards, also while the other names the spot."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.won = [0] * table.seats  # the coins that count for each, as a bitmask

    def start(self) -> None:
        self.fill(DECK, self.table.pieces.packs[0])
        self.shuffle(DECK)
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, CARDS_EACH)  # SHP-11
        first = self.everyone()[self.roll(self.seats)]  # SHP-12
        self.say("begins", first, rule="SHP-12")
        self.begin_turn(first)

    def begin_turn(self, seat: Seat) -> None:
        self.enter("cards")
        self.turn_to(seat)

    # Choosing cards and their spot

    def ask(self, seat: Seat) -> Pick:
        if self.phase == "cards":
            hand = self.zones[HAND + seat]
            most = min(MOST_CARDS, len(hand))  # SHP-R17
            return Pick(seat, "choose-cards", hand, most=most, rule="SHP-02")  # SHP-13
        return Pick(seat, "choose-spot", self.empty_spots(self.turn), rule="SHP-04")

    def empty_spots(self, seat: Seat) -> list[Token]:
        """Returns the spots with no hand on this seat's side, occupied or not on the
        other."""
        zones = self.zones
        return [
            SPOT_WORDS[spot] for spot in range(COINS) if not zones[SPOTS[spot] + seat]
        ]

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if self.phase == "spot":
            if token in SPOT_WORDS:
                return Refusal("spot-taken", "SHP-17")
            return Refusal("choose-a-spot", "SHP-04")
        if token in SPOT_WORDS:
            return Refusal("not-your-spot", "SHP-04")
        for spot in range(COINS):
            if token in self.zones[SPOTS[spot] + pick.seat]:
                return Refusal("already-placed", "SHP-17")
        return Refusal("not-in-hand", "SHP-02")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "cards":
            for card in tokens:
                self.move(card, HAND + seat, PLACING + seat)  # SHP-14
            self.say("announces", seat, number=len(tokens), rule="SHP-03")
            self.enter("spot")
            self.waiting = 1 << self.left_of(seat)  # the opponent is asked
        else:
            self.place(self.turn, tokens[0] - SPOT_WORDS[0])

    def place(self, seat: Seat, spot: int) -> None:
        opponent = self.left_of(seat)
        self.sweep(PLACING + seat, SPOTS[spot] + seat)  # SHP-04
        if self.zones[SPOTS[spot] + opponent]:
            self.showdown(spot)
            if GOAL[self.won[seat]] or GOAL[self.won[opponent]]:
                self.end()
                return
        left = len(self.zones[DECK])
        self.deal(DECK, HAND + seat, min(CARDS_DRAWN, left))  # SHP-09, SHP-25
        self.begin_turn(opponent)  # SHP-10

    # Showdown

    def showdown(self, spot: int) -> None:
        values: list[int] = []
        for seat in self.everyone():
            hand = self.zones[SPOTS[spot] + seat]
            for card in hand:
                self.show(card, self.table.all_viewers)  # SHP-05, SHP-19
            values.append(self.value(hand))
        self.explain(spot, values)
        best = max(values)
        for seat in self.everyone():
            if values[seat] == best:  # SHP-18; SHP-06: equal hands both win it
                self.won[seat] |= 1 << spot
                self.say("wins-coin", seat, number=spot + 1, rule="SHP-18")
                self.score(seat, 1, "SHP-18")

    def value(self, hand: list[Piece]) -> int:
        if self.options.jokers == 0:
            return hand_value(hand)
        return wild_value(hand, self.options.wild_flush == "any_card")  # SHP-20

    def explain(self, spot: int, values: list[int]) -> None:
        """Names both hands, what Jokers stand for, and what decides."""
        if not self.has_listeners():
            return
        any_card = self.options.wild_flush == "any_card"
        for seat in self.everyone():
            hand = self.zones[SPOTS[spot] + seat]
            self.say("shows", seat, number=category(values[seat]), rule="SHP-05")
            meant = stands_for(hand, any_card)
            for place, card in enumerate(best_five(hand, any_card)):
                if card >= JOKER:
                    self.say("joker", seat, piece=meant[place], rule="SHP-20")
        if values[0] == values[1]:
            self.say("tied", rule="SHP-06")
            return
        winner, loser = self.everyone()
        if values[winner] < values[loser]:
            winner, loser = loser, winner
        laid = stands_for(self.zones[SPOTS[spot] + winner], any_card)
        card, lacking = decider(laid, values[winner], values[loser])
        if card >= 0:
            self.say("decides", winner, card, lacking, "PKR-14", loser)

    # The end

    def end(self) -> None:
        reached = [int(GOAL[coins]) for coins in self.won]
        for seat in self.everyone():
            if reached[seat] and self.scores[seat] >= 4:
                self.say("end-four-coins", seat, rule="SHP-07")
            elif reached[seat]:
                self.say("end-three-neighbours", seat, rule="SHP-21")
        if self.options.reveal_at_end:
            self.reveal()
        self.finish(reached)  # SHP-08; SHP-22: a tie if both

    def reveal(self) -> None:
        """Turns up the hands that met no other; they change nothing (SHP-23)."""
        for zone in SPOTS:
            for seat in self.everyone():
                if not self.zones[zone + self.left_of(seat)]:
                    for card in self.zones[zone + seat]:
                        self.show(card, self.table.all_viewers)


GAME: Final = Game(
    "seven-handed-poker",
    "Seven-Handed Poker",
    players=range(2, 3),
    edition=2,
    lasts=5,
    zones=ZONES,
    words=WORDS,
    options=Options,
    state=SevenHandedPoker,
    phases=("cards", "spot", "over"),
    pieces=lambda options, seats: deck(options.jokers),
    bound=lambda options, seats: 2 * COINS * (MOST_CARDS + 1),
)
