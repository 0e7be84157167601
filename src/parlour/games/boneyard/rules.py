"""Boneyard: four to eight players, the Aces, 3s, 5s, 7s and 10s of two or three decks.

Everybody holds 26 dollars in cards and bids some of them in secret for one of five
buckets. Equal bids cancel out; the others take a bucket each, the highest first, and
what was bid fills the buckets again. The first to hold 40 dollars wins. Ids such as
BON-05 are entries in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import choice, number
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import CARD, SUITS, Piece, Pieces, Seat, Token
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import ROW, Zones

LETTERS: Final = "abcde"
IN_BUCKET: Final = [f"in-{letter}" for letter in LETTERS]
SET_FALLS: Final = [f"set-falls-{letter}" for letter in LETTERS]
"""Messages about a bucket: the money in it, and the set that falls into it."""

ZONES: Final = Zones()
BUCKET: Final = ZONES.pile("bucket-a", seen=True, layout="row")
for letter in LETTERS[1:]:
    ZONES.pile(f"bucket-{letter}", seen=True, layout="row")
HAND: Final = ZONES.each("hand")
BID: Final = ZONES.each("bid", seen=True, layout="row")

WORDS: Final = Words()
TAKE: Final = WORDS.word("a")  # TAKE + bucket
for letter in LETTERS[1:]:
    WORDS.word(letter)

BUCKETS: Final = 5
DOLLARS: Final = [1, 3, 5, 7, 10]
"""A set: what everybody starts with, and the buckets too (BON-01)."""
MOST_SETS: Final = 9

SETS: Final = [
    [Piece(BUCKETS * one + place) for place in range(BUCKETS)]
    for one in range(MOST_SETS)
]
"""The cards of each set: one suit of one deck, as suits never matter."""
VALUE: Final = DOLLARS * MOST_SETS
"""The worth of each card; the Ace is 1."""

CLAIMS: Final = [
    [
        Pick(
            Seat(seat),
            "claim-bucket",
            [Token(TAKE + k) for k in range(BUCKETS) if free >> k & 1],
            rule="BON-05",
        )
        for seat in range(ROW)
    ]
    for free in range(1 << BUCKETS)
]
"""The question who takes which bucket, by the buckets left and by seat."""


@dataclass(frozen=True)
class Options:
    target: int = number(40, least=1, most=1000, typical=(20, 40, 60))
    """Dollars that end the game once somebody holds them (BON-15)."""
    set_order: str = choice("total", "total", "bid")
    """The largest set of cancelled bids: by all its money, or by one bid (BON-R05)."""
    set_target: str = choice("recompute", "recompute", "distinct")
    """Whether one bucket may get two sets in a round (BON-R06)."""
    show_hands: str = choice("hidden", "hidden", "tracked")
    """Whether clients show all hands; everybody could remember them (BON-R14)."""
    max_rounds: int = number(100, least=1, most=1000, typical=(1, 4, 100))
    """The game ends after this many rounds; the highest total wins."""


class Boneyard(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0
        self.overtime = False  # the highest total was shared (BON-16)
        self.bids = [0] * table.seats  # what each seat bid in this round
        self.queue: list[Seat] = []  # who is to claim a bucket, the highest bid first
        self.claimed = [0] * table.seats  # the bucket each seat took, from 1
        self.free = 0  # the buckets not taken in this round, as a bitmask
        self.out_in = [0] * table.seats  # the round in which each seat went out

    def start(self) -> None:
        everyone = self.table.all_viewers
        for seat in self.everyone():
            self.fill(HAND + seat, SETS[seat])  # BON-01
            for card in SETS[seat]:
                self.show(card, everyone)  # BON-R14: all know what all begin with
        boneyard = SETS[self.seats]
        for bucket in range(BUCKETS):
            self.fill(BUCKET + bucket, [boneyard[BUCKETS - 1 - bucket]])  # BON-R17
        if self.options.show_hands == "tracked":
            self.say_totals(self.totals())
        self.next_round()  # BON-R21: nobody has won before the first round

    # Bidding

    def next_round(self) -> None:
        self.round_number += 1
        self.round_opens()
        self.say("round", number=self.round_number)
        for bucket in range(BUCKETS):
            self.say(IN_BUCKET[bucket], number=worth(self.zones[BUCKET + bucket]))
        self.enter("bids")
        bidding = 0
        for seat in self.everyone():
            if self.zones[HAND + seat]:
                bidding |= 1 << seat
        self.ask_sealed(bidding)

    def ask(self, seat: Seat) -> Pick:
        if self.phase == "claims":
            return CLAIMS[self.free][seat]
        hand = self.zones[HAND + seat]
        return Pick(seat, "choose-bid", hand, 1, len(hand), "BON-02")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if self.phase == "bids":
            return Refusal("not-in-hand", "BON-02")
        if token <= DONE:
            return Refusal("no-bucket", "BON-05")
        return Refusal("bucket-taken", "BON-05")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "claims":
            self.claim(seat, tokens[0] - TAKE)
        elif self.seal(seat, tokens):  # BON-R18: until then bids stay in the hands
            self.reveal()

    def reveal(self) -> None:
        bids = [0] * self.seats
        for seat in self.everyone():
            for card in self.sealed[seat]:
                bids[seat] = bids[seat] + VALUE[card]
            if bids[seat]:
                self.say("bids", seat, number=bids[seat], rule="BON-03")
            for card in self.sealed[seat]:
                self.move(card, HAND + seat, BID + seat)
        self.bids = bids
        self.queue = unmatched_seats(bids)  # BON-04
        for value in cancelled_bids(bids):
            for seat in self.everyone():
                if bids[seat] == value:
                    self.say("cancelled", seat, number=value, rule="BON-04")
        self.claimed = [0] * self.seats
        self.free = (1 << BUCKETS) - 1
        if self.queue:
            self.enter("claims")
        self.next_claim()

    # Claiming

    def next_claim(self) -> None:
        if self.queue and self.free:
            self.turn_to(self.queue.pop(0))
        else:
            self.rebuild()  # BON-06

    def claim(self, seat: Seat, bucket: int) -> None:
        claims_before = self.seats - self.claimed.count(0)
        self.free &= ~(1 << bucket)
        self.claimed[seat] = bucket + 1
        self.say("worth", seat, number=worth(self.zones[BUCKET + bucket]))
        self.say("refills", seat, number=self.bids[seat], rule="BON-09")
        self.say("after", seat, number=claims_before, rule="BON-05")
        self.sweep(BUCKET + bucket, HAND + seat)  # BON-05
        self.next_claim()

    # Rebuilding

    def rebuild(self) -> None:
        for seat in self.queue:
            self.say("empty-handed", seat, number=self.bids[seat], rule="BON-07")
            self.sweep(BID + seat, HAND + seat)
        self.queue = []
        for seat in self.everyone():
            if self.claimed[seat]:
                self.sweep(BID + seat, BUCKET + self.claimed[seat] - 1)  # BON-09
        totals = [worth(self.zones[BUCKET + k]) for k in range(BUCKETS)]
        able = (1 << BUCKETS) - 1
        for value in sets_in_order(self.bids, self.options.set_order):
            bucket = smallest(totals, able)
            self.say(SET_FALLS[bucket], number=value, rule="BON-11")
            self.say("least", number=totals[bucket], rule="BON-11")
            self.say("as-little", number=equals(totals, able, bucket))
            for seat in self.everyone():
                if self.bids[seat] == value:
                    self.sweep(BID + seat, BUCKET + bucket)  # BON-08, BON-10
                    totals[bucket] += value
            if self.options.set_target == "distinct":
                able &= ~(1 << bucket)  # BON-R06, BON-R20
        self.end_of_round()

    # The end of a round

    def end_of_round(self) -> None:
        totals = self.totals()
        for seat in self.everyone():
            if self.bids[seat] and not totals[seat]:
                self.out_in[seat] = self.round_number  # BON-12
                self.say("out", seat, rule="BON-12")
        if self.options.show_hands == "tracked":
            self.say_totals(totals)
        top = max(totals)
        alone = totals.count(top) == 1
        if totals.count(0) >= self.seats - 1:
            self.say("end-alone", rule="BON-17")
            self.settle(totals)  # BON-17, BON-R11
        elif alone and (self.overtime or top >= self.options.target):
            if self.overtime:
                self.say("decided", rule="BON-16")
            else:
                top_seat = totals.index(top)
                goal = self.options.target
                self.say("reached", top_seat, number=top, rule="BON-15", of=goal)
            self.settle(totals)  # BON-15, BON-16
        else:
            if top >= self.options.target:
                self.overtime = True
            if self.overtime:
                self.say("overtime", number=top, rule="BON-16")
            if self.round_number >= self.options.max_rounds:
                self.capped = True
                self.settle(totals)
            else:
                self.next_round()  # BON-13

    def totals(self) -> list[int]:
        return [worth(self.zones[HAND + seat]) for seat in self.everyone()]

    def say_totals(self, totals: list[int]) -> None:
        """Makes the scores those of the hands (BON-14)."""
        for seat in self.everyone():
            change = totals[seat] - self.scores[seat]
            if change:
                self.score(seat, change, "BON-14")

    def settle(self, totals: list[int]) -> None:
        """Lets the most money win; players without any are placed by when they went
        out."""
        self.say_totals(totals)
        self.finish(totals, tiebreak=self.out_in)


def worth(cards: list[Piece]) -> int:
    """Returns dollars."""
    total = 0
    for card in cards:
        total += VALUE[card]
    return total


def possible_totals(cards: list[Piece]) -> int:
    """Returns all that can be bid with some cards, as a bitmask of totals.

    >>> bin(possible_totals(SETS[0][:2]))  # 1, 3 and both
    '0b11010'
    """
    sums = 1
    for card in cards:
        sums |= sums << VALUE[card]
    return sums - 1


def unmatched_seats(bids: list[int]) -> list[Seat]:
    """Returns seats whose bid nobody else made, the highest first (BON-04, BON-05).

    >>> unmatched_seats([10, 7, 7, 5, 4, 3, 1, 1])
    [0, 3, 4, 5]
    """
    lone = sorted([bid for bid in bids if bid and bids.count(bid) == 1])
    return [Seat(bids.index(bid)) for bid in lone[::-1]]


def cancelled_bids(bids: list[int]) -> list[int]:
    """Returns bids that two or more made, the highest first (BON-04).

    >>> cancelled_bids([10, 7, 7, 5, 4, 3, 1, 1])
    [7, 1]
    """
    matched: list[int] = []
    for bid in bids:
        if bid and bid not in matched and bids.count(bid) > 1:
            matched.append(bid)
    matched.sort(reverse=True)
    return matched


def sets_in_order(bids: list[int], set_order: str) -> list[int]:
    """Returns the values of the cancelled bids, the largest set first (BON-11).

    >>> sets_in_order([5, 5, 5, 7, 7], "total"), sets_in_order([5, 5, 5, 7, 7], "bid")
    ([5, 7], [7, 5])
    """
    values = cancelled_bids(bids)
    if len(values) < 2 or set_order == "bid":
        return values
    # BON-R05, BON-R08: by the money in the set, then by the bid
    money_and_bid = sorted([(bids.count(bid) * bid, bid) for bid in values])
    return [bid for _, bid in money_and_bid[::-1]]


def equals(totals: list[int], able: int, bucket: int) -> int:
    """Counts the other buckets that have as little money (BON-R07)."""
    others = 0
    for other in range(BUCKETS):
        if other != bucket and able >> other & 1 and totals[other] == totals[bucket]:
            others += 1
    return others


def smallest(totals: list[int], able: int) -> int:
    """Returns the bucket with the least money, the rightmost of equals (BON-11,
    BON-R07).

    >>> smallest([10, 5, 4, 3, 3], 0b11111), smallest([10, 5, 4, 3, 3], 0b01111)
    (4, 3)
    """
    least = -1
    for bucket in range(BUCKETS):
        if able >> bucket & 1 and (least < 0 or totals[bucket] <= totals[least]):
            least = bucket
    return least


def pieces(options: Options, seats: int) -> Pieces:
    """Returns a set for each player and one for the Boneyard."""
    money = Pieces()
    for one in range(seats + 1):
        suit = one % len(SUITS)
        for mark, rank in zip("A357T", (14, 3, 5, 7, 10), strict=True):
            money.add(mark + SUITS[suit], CARD, rank=rank, suit=suit)
        money.packs.append(SETS[one])
    return money


def longest(options: Options, seats: int) -> int:
    """Returns a bound: in every round each card may be bid, every bid ended, every
    bucket claimed."""
    return options.max_rounds * (BUCKETS * (seats + 1) + seats + BUCKETS)


GAME: Final = Game(
    "boneyard",
    "Boneyard",
    players=range(4, 9),
    usual_seats=5,
    edition=1,
    lasts=15,
    zones=ZONES,
    words=WORDS,
    options=Options,
    state=Boneyard,
    phases=("bids", "claims", "over"),
    pieces=pieces,
    bound=longest,
    cut="max_rounds",
    recall=lambda options: bool(options.show_hands == "tracked"),
    shows={
        "round_number": facts.NUMBER,
        "bids": facts.BY_SEAT,
    },
    spans={"round": lambda state: state.round_number},
    rounds="round",
)
