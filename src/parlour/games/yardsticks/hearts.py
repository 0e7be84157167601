"""Hearts: one deal for four players, the trick-taking yardstick.

Three cards are passed left, across, right or not at all. You must follow suit; a
heart costs a point and the queen of spades thirteen, unless you take them all. The
details are those of OpenSpiel's `hearts` as it comes.
"""

from dataclasses import dataclass
from typing import Final

from parlour.engine.game import Game
from parlour.engine.picks import Pick
from parlour.engine.pieces import HEARTS, Pieces, Seat, Token, deck
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import Zones

ZONES: Final = Zones()
STOCK: Final = ZONES.pile("stock")
TRICK: Final = ZONES.pile("trick", seen=True, layout="row")
HAND: Final = ZONES.each("hand")
TAKEN: Final = ZONES.each("taken", seen=True, layout="pile")

SEATS: Final = 4
LEFT: Final = [Seat(1), Seat(2), Seat(3), Seat(0)]
PACK: Final = [Token(card) for card in range(52)]
QUEEN: Final = Token(43)
"""The queen of spades."""
OPENER: Final = [Token(0)]
"""The two of clubs leads to the first trick."""
POINTS: Final = [13 if c == QUEEN else int(c & 3 == HEARTS) for c in PACK]
ALL_POINTS: Final = 26
PLAIN_SUITS: Final = 0b1011
"""All suits but hearts, as a bitmask."""


@dataclass(frozen=True)
class Options:
    """One deal has none."""


class Hearts(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.pass_by = 0  # how many seats to the left cards are passed
        self.tricks = 0
        self.broken = False  # whether hearts may be led
        self.voids = [0] * table.seats  # suits each seat has shown to lack

    def start(self) -> None:
        self.fill(STOCK, PACK)
        self.shuffle(STOCK)
        for seat in self.everyone():
            self.deal(STOCK, HAND + seat, 13)
        self.pass_by = self.roll(SEATS)
        if self.pass_by:
            self.enter("pass")
            self.ask_sealed(self.table.all_seats)
        else:
            self.first_lead()

    def ask(self, seat: Seat) -> Pick:
        if self.phase == "pass":
            return Pick(seat, "pass", self.zones[HAND + seat], 3, 3)
        return Pick(seat, "play", self.playable(seat))

    def playable(self, seat: Seat) -> list[Token]:
        hand = self.zones[HAND + seat]
        trick = self.zones[TRICK]
        if trick:
            led = trick[0] & 3
            able = [card for card in hand if card & 3 == led]
            if not able and not self.tricks:
                able = [card for card in hand if not POINTS[card]]
        elif not self.tricks:
            return OPENER
        elif self.broken:
            return hand
        else:
            able = [card for card in hand if card & 3 != HEARTS]
        return able or hand

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "pass":
            if self.seal(seat, tokens):
                self.exchange()
            return
        card = tokens[0]
        trick = self.zones[TRICK]
        if not trick:
            if not self.broken and card & 3 == HEARTS:
                self.voids[seat] |= PLAIN_SUITS
        elif (card ^ trick[0]) & 3:
            self.voids[seat] |= 1 << (trick[0] & 3)
        self.move(card, HAND + seat, TRICK)
        if POINTS[card]:
            self.broken = True
        if len(trick) < SEATS:
            self.turn_to(LEFT[seat])
        else:
            self.take_trick(LEFT[seat])

    def exchange(self) -> None:
        for seat in self.everyone():
            target = self.clockwise(seat)[self.pass_by]
            for card in self.sealed[seat]:
                self.move(card, HAND + seat, HAND + target)
        self.first_lead()

    def first_lead(self) -> None:
        self.enter("play")
        for seat in self.everyone():
            if OPENER[0] in self.zones[HAND + seat]:
                self.turn_to(seat)
        self.show(OPENER[0], self.table.all_viewers)

    def take_trick(self, leader: Seat) -> None:
        """Gives the trick to the highest card of the suit led, which leads to the
        next."""
        trick = self.zones[TRICK]
        best = trick[0]
        points = 0
        for card in trick:
            points += POINTS[card]
            if card > best and not (card ^ best) & 3:
                best = card
        winner = self.clockwise(leader)[trick.index(best)]
        self.sweep(TRICK, TAKEN + winner)
        if points:
            self.score(winner, points)
        self.tricks += 1
        if self.tricks < 13:
            self.turn_to(winner)
        else:
            self.settle()

    def settle(self) -> None:
        """Moves the points if one seat took all: it gives as many to each of the
        others."""
        if ALL_POINTS in self.scores:
            for seat in self.everyone():
                sign = -1 if self.scores[seat] else 1
                self.score(seat, sign * ALL_POINTS)
        self.finish([-points for points in self.scores])

    def plausible(self, seat: Seat) -> bool:
        for other in self.everyone():
            if other != seat and self.voids[other]:
                for card in self.zones[HAND + other]:
                    if (self.voids[other] >> (card & 3)) & 1:
                        return False
        return True

    def returns(self) -> list[float]:
        if self.waiting:
            return [0.0] * SEATS
        return [float(ALL_POINTS - points) for points in self.scores]


def pieces(options: Options, seats: int) -> Pieces:
    return deck()


GAME: Final = Game(
    "hearts",
    "Hearts",
    players=range(SEATS, SEATS + 1),
    edition=1,
    zones=ZONES,
    options=Options,
    state=Hearts,
    phases=("pass", "play", "over"),
    pieces=pieces,
    bound=lambda options, seats: 64,
    zero_sum=False,
    utility=lambda options, seats: float(ALL_POINTS),
    listed=False,
)
