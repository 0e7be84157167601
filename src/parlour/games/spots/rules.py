"""Spots: two to six players, the Aces to tens of one pack, a score pad.

All hands lie open. You play a card into the middle and take change out of it: the
exact amount in the fewest cards, or more where that cannot be made. The change,
less a handicap for a rich hand, decides the round; five rounds win the game. Ids
such as SPO-09 are entries in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import choice, number
from parlour.engine.picks import Pick, following
from parlour.engine.pieces import Piece, Seat, Token, deck
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import Zones
from parlour.kit.change import change, due, due_in_fewest, equal_changes
from parlour.kit.values import VALUE, total

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
MIDDLE: Final = ZONES.pile("middle", seen=True, layout="row")
PLAYED: Final = ZONES.pile("played", seen=True, layout="row")
HAND: Final = ZONES.each("hand", seen=True)
PILE: Final = ZONES.each("score-pile", seen=True, layout="row")

PACK: Final = [Piece(card) for card in range(52) if VALUE[card] <= 10]

CARDS_EACH: Final = 5
MOST_ROUNDS: Final = 100  # SPO-33
MOST_CHOICES: Final = 9
"""A set of change holds ten cards at most, so nine choices single one out."""


@dataclass(frozen=True)
class Options:
    rounds_to_win: int = number(5, least=1, typical=(1, 2, 3))
    """Round wins that end the game (SPO-17)."""
    overpay_rule: str = choice("least_excess", "least_excess", "fewest_cards")
    """The total above the price that is given if it cannot be made (SPO-11, 26)."""
    equal_change: str = choice("highest_card", "highest_card", "player_chooses")
    """Equally good sets: a fixed rule decides or the player (SPO-12, 27)."""
    deck_out: str = choice("reshuffle", "reshuffle", "short")
    """The consequence if a card is to be turned and none is left (SPO-13, 29)."""
    handicap_rounding: str = choice("exact", "exact", "down", "up")
    """The rounding of half points of a handicap (SPO-05, 22)."""
    round_tie: str = choice("shared", "shared", "none")
    """Equal best scores: a win for each, or for nobody (SPO-32)."""
    start_tie: str = choice("fewest_starts", "fewest_starts", "random")
    """The seat that begins among equal smallest hands (SPO-23)."""


class Spots(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0
        self.dealer: Seat = Seat(0)
        self.starter: Seat = Seat(0)
        self.starts = [0] * table.seats  # rounds that each seat has begun
        self.start_totals = [0] * table.seats
        self.handicaps = [0] * table.seats  # in half points
        self.noted = [0] * table.seats  # points of this round from before a reshuffle

    def start(self) -> None:
        self.fill(DECK, PACK)
        self.dealer = self.everyone()[0]  # SPO-01
        self.deal_round()

    # The start of a round

    def deal_round(self) -> None:
        self.round_number += 1
        self.round_opens()
        self.enter("play")
        self.shuffle(DECK)  # SPO-02
        goal = self.options.rounds_to_win
        self.say("round", number=self.round_number, of=goal, rule="SPO-02")
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, CARDS_EACH)  # SPO-19
        self.draw(DECK, MIDDLE)  # SPO-03
        self.set_handicaps()
        self.starter = self.first_player()
        self.starts[self.starter] += 1
        lowest = self.start_totals[self.starter]
        now = self.round_number
        self.say("begins", self.starter, number=lowest, of=now, rule="SPO-06")
        self.turn_to(self.starter)

    def set_handicaps(self) -> None:
        hands = [total(self.zones[HAND + seat]) for seat in self.everyone()]  # SPO-04
        low = min(hands)
        rounding = self.options.handicap_rounding
        self.start_totals = hands
        self.handicaps = [handicap(hand, low, rounding) for hand in hands]  # SPO-21
        self.noted = [0] * self.seats

    def first_player(self) -> Seat:
        low = min(self.start_totals)  # SPO-06
        tied: list[Seat] = []
        for seat in self.clockwise(self.left_of(self.dealer)):
            if self.start_totals[seat] == low:
                tied.append(seat)
        if self.options.start_tie == "random":
            return tied[self.roll(len(tied))]
        first = tied[0]  # SPO-23
        for seat in tied:
            if self.starts[seat] < self.starts[first]:
                first = seat
        return first

    # A turn

    def ask(self, seat: Seat) -> Pick:
        if self.phase == "play":
            return Pick(seat, "play-card", self.zones[HAND + seat], rule="SPO-07")
        cards: list[Token] = []
        for some in self.offers():
            for card in some:
                if card not in cards:
                    cards.append(card)
        return Pick(
            seat, "choose-change", cards, most=MOST_CHOICES, rule="SPO-27", staged=True
        )

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if self.phase == "change":
            return Refusal("not-that-change", "SPO-27")
        if token in self.zones[MIDDLE]:
            return Refusal("in-the-middle", "SPO-07")
        if token in self.zones[PILE + pick.seat]:
            return Refusal("in-your-score-pile", "SPO-14")
        return Refusal("not-in-your-hand", "SPO-07")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "play":
            self.pay_in(seat, tokens[0])
        else:
            self.enter("play")
            self.give(seat, self.still_offered(tokens)[0])

    def pay_in(self, seat: Seat, card: Piece) -> None:
        self.move(card, HAND + seat, PLAYED)  # SPO-08, SPO-24
        amount = self.turn_up(VALUE[card])
        middle = self.zones[MIDDLE]
        if amount == 0:
            self.give(seat, middle[:])  # SPO-29
        elif self.options.equal_change == "highest_card" or len(self.offers()) == 1:
            self.give(seat, change(middle, amount))  # SPO-10, SPO-12, SPO-28
        else:
            self.enter("change")  # SPO-27: the same seat is asked

    def turn_up(self, price: int) -> int:
        """Turns cards up until change can be made; returns its total, or 0 if it
        cannot."""
        amount = self.amount_due(price)
        while amount == 0:  # SPO-09, SPO-25
            if not self.zones[DECK]:
                if self.options.deck_out == "short":
                    return 0
                self.note_points()
            self.draw(DECK, MIDDLE)
            amount = self.amount_due(price)
        return amount

    def amount_due(self, price: int) -> int:
        if self.options.overpay_rule == "least_excess":
            return due(self.zones[MIDDLE], price)  # SPO-11
        return due_in_fewest(self.zones[MIDDLE], price)  # SPO-26

    def note_points(self) -> None:
        """Makes the score piles the deck; their points keep counting (SPO-13)."""
        for seat in self.everyone():
            self.noted[seat] += total(self.zones[PILE + seat])
            self.sweep(PILE + seat, DECK)
        self.say("points-noted", rule="SPO-13")
        self.shuffle(DECK)

    def give(self, seat: Seat, cards: list[Piece]) -> None:
        played = self.zones[PLAYED][0]
        for card in cards:
            self.move(card, MIDDLE, PILE + seat)  # SPO-14, SPO-30
        self.say_change(seat, total(cards) - VALUE[played])
        self.move(played, PLAYED, MIDDLE)  # SPO-31
        after = self.left_of(seat)
        if self.zones[HAND + after]:
            self.turn_to(after)  # SPO-15
        else:
            self.end_round()

    def say_change(self, seat: Seat, excess: int) -> None:
        if excess > 0:
            self.say("excess", seat, number=excess, rule="SPO-11")
        elif excess < 0:
            self.say("short", seat, number=-excess, rule="SPO-29")
        else:
            self.say("exact", seat, rule="SPO-10")

    # Equal sets of change

    def offers(self) -> list[list[Piece]]:
        """Returns the equally good sets of change for the card just played (SPO-27)."""
        amount = self.amount_due(VALUE[self.zones[PLAYED][0]])
        return equal_changes(self.zones[MIDDLE], amount)

    def still_offered(self, chosen: list[Piece]) -> list[list[Piece]]:
        """Returns the sets that have each chosen card where they and others part."""
        left = self.offers()
        for card in chosen:
            place = first_difference(left)
            left = [some for some in left if some[place] == card]
        return left

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        """Returns the cards by which the sets still offered differ first."""
        if not pick.staged:
            return following(pick, chosen)
        left = self.still_offered(chosen)
        place = first_difference(left)
        able: list[Token] = []
        if place >= 0:
            for some in left:
                if some[place] not in able:
                    able.append(some[place])
        return able

    # The end of a round

    def end_round(self) -> None:
        results = [self.adjust_points(seat) for seat in self.everyone()]
        best = max(results)
        self.say_tallies()
        if self.options.round_tie == "shared" or results.count(best) == 1:
            if results.count(best) > 1:
                self.say("shared-round", rule="SPO-32")
            for seat in self.everyone():
                if results[seat] == best:
                    self.win_round(seat, best)  # SPO-32
        else:
            self.say("tied-round", rule="SPO-32")
        if max(self.scores) >= self.options.rounds_to_win:
            self.say_end()
            self.finish(self.scores)  # SPO-17, SPO-18
        elif self.options.round_tie == "none" and self.round_number >= MOST_ROUNDS:
            self.capped = True
            self.finish(self.scores)  # SPO-33
        else:
            self.sweep(MIDDLE, DECK)
            for seat in self.everyone():
                self.sweep(PILE + seat, DECK)
            self.dealer = self.left_of(self.dealer)  # SPO-01
            self.deal_round()

    def say_tallies(self) -> None:
        """Tells what everybody took, and the handicap that goes off (SPO-05)."""
        for seat in self.everyone():
            off = self.handicaps[seat]
            message = "tally-half" if off % 2 else "tally"
            points = self.points(seat)
            self.say(message, seat, number=points, of=off // 2, rule="SPO-16")

    def say_end(self) -> None:
        target = self.options.rounds_to_win
        for seat in self.everyone():
            if self.scores[seat] >= target:
                self.say("end-target", seat, number=target, rule="SPO-17")

    def win_round(self, seat: Seat, halves: int) -> None:
        message = "wins-round-half" if halves % 2 else "wins-round"
        if halves < 0:
            message = "wins-round-below-zero"
        self.say(message, seat, number=halves // 2, rule="SPO-16")
        self.score(seat, 1, "SPO-16")

    def points(self, seat: Seat) -> int:
        """Returns points of this round so far: noted ones and the score pile."""
        return self.noted[seat] + total(self.zones[PILE + seat])

    def adjust_points(self, seat: Seat) -> int:
        """Returns points less handicap, in half points (SPO-16)."""
        return 2 * self.points(seat) - self.handicaps[seat]


def handicap(hand: int, low: int, rounding: str) -> int:
    """Returns half of what a hand is worth above the smallest, in half points (SPO-05).

    >>> handicap(24, 16, "exact"), handicap(16, 16, "exact")
    (8, 0)
    >>> handicap(19, 16, "exact"), handicap(19, 16, "down"), handicap(19, 16, "up")
    (3, 2, 4)
    """
    halves = hand - low
    if rounding == "exact" or halves % 2 == 0:
        return halves
    return halves - 1 if rounding == "down" else halves + 1  # SPO-22


def first_difference(sets: list[list[Piece]]) -> int:
    """Returns the first place where sets of equal size differ; -1 for a single set.

    >>> first_difference([cards("7c 4d Ah"), cards("7c 3s 2c")])
    1
    """
    for place in range(len(sets[0])):
        for some in sets:
            if some[place] != sets[0][place]:
                return place
    return -1


def bound(options: Options, seats: int) -> int:
    rounds = seats * (options.rounds_to_win - 1) + 1
    if options.round_tie == "none":
        rounds = MOST_ROUNDS
    chooses = options.equal_change == "player_chooses"
    turns = rounds * seats * CARDS_EACH
    return turns * (1 + MOST_CHOICES) if chooses else turns


GAME: Final = Game(
    "spots",
    "Spots",
    players=range(2, 7),
    usual_seats=4,
    edition=1,
    lasts=45,
    zones=ZONES,
    options=Options,
    state=Spots,
    phases=("play", "change", "over"),
    pieces=lambda options, seats: deck(),
    bound=bound,
    shows={
        "round_number": facts.NUMBER,
        "starter": facts.SEAT,
        "start_totals": facts.BY_SEAT,
    },
    spans={"round": lambda state: state.round_number},
    rounds="round",
    deals=lambda state: state.round_number,
)
