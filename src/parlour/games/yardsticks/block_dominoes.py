"""Block dominoes: two players, seven tiles each of a double-six set, no drawing.

Tiles are joined to either end of a line; a player who cannot play passes. It ends
when a hand is empty or neither can play: fewer pips win the pips of the other hand. It
is OpenSpiel's `python_block_dominoes`, but a pass is said aloud.
"""

from dataclasses import dataclass
from typing import Final

from parlour.engine.game import Game
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Pieces, Seat, Token, dominoes
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones

ZONES: Final = Zones()
STOCK: Final = ZONES.pile("stock")
LINE: Final = ZONES.pile("line", seen=True, layout="row")
HAND: Final = ZONES.each("hand")

SET: Final = dominoes(6)
PACK: Final = SET.packs[0]
HIGH: Final = SET.high
LOW: Final = SET.low
PIPS: Final = [SET.high[tile] + SET.low[tile] for tile in PACK]

WORDS: Final = Words()
PASS: Final = [WORDS.word("pass")]
JOIN: Final = [
    [WORDS.word(f"{SET.names[tile]}-to-{end}") for end in range(7)] for tile in PACK
]
"""For each tile and end of the line, the word that joins them."""

FIRST: Final = Seat(0)
FITS: Final = [
    [[JOIN[t][end] for end in sorted({a, b}) if end in (HIGH[t], LOW[t])] for t in PACK]
    for a in range(7)
    for b in range(7)
]
"""For each two ends, 7 * a + b, and each tile: the ways to join it."""


@dataclass(frozen=True)
class Options:
    """There are none."""


class BlockDominoes(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.left = 0  # pips at the ends of the line
        self.right = 0
        self.passes = 0  # in a row
        self.lacks = [0] * table.seats  # pips each seat has shown to lack

    def start(self) -> None:
        self.fill(STOCK, PACK)
        self.shuffle(STOCK)
        for seat in self.everyone():
            self.deal(STOCK, HAND + seat, 7)
        self.enter("play")
        self.turn_to(FIRST)

    def ask(self, seat: Seat) -> Pick:
        hand = self.zones[HAND + seat]
        if not self.zones[LINE]:
            return Pick(seat, "play", hand)
        fits = FITS[7 * self.left + self.right]
        able: list[Token] = []
        for tile in hand:
            able += fits[tile]
        return Pick(seat, "play", able or PASS)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        token = tokens[0]
        if token == PASS[0]:
            self.passes += 1
            self.lacks[seat] |= 1 << self.left | 1 << self.right
        else:
            self.passes = 0
            self.join(seat, token)
        if self.passes == 2 or not self.zones[HAND + seat]:
            self.settle()
        else:
            self.turn_to(self.left_of(seat))

    def join(self, seat: Seat, token: Token) -> None:
        if token < DONE:  # the first tile
            self.left = HIGH[token]
            self.right = LOW[token]
            self.move(token, HAND + seat, LINE)
            return
        number = token - JOIN[0][0]
        tile = PACK[number // 7]
        end = number % 7
        other = HIGH[tile] + LOW[tile] - end
        if end == self.left:
            self.left = other
        else:
            self.right = other
        self.move(tile, HAND + seat, LINE)

    def settle(self) -> None:
        pips = [self.left_in_hand(seat) for seat in self.everyone()]
        if pips[0] != pips[1]:
            winner = self.everyone()[int(pips[0] > pips[1])]
            self.score(winner, max(pips))
            self.score(self.left_of(winner), -max(pips))
        self.finish(self.scores)

    def left_in_hand(self, seat: Seat) -> int:
        pips = 0
        for tile in self.zones[HAND + seat]:
            pips += PIPS[tile]
        return pips

    def plausible(self, seat: Seat) -> bool:
        for other in self.everyone():
            lacks = self.lacks[other]
            if other != seat and lacks:
                for tile in self.zones[HAND + other]:
                    if (lacks >> HIGH[tile] | lacks >> LOW[tile]) & 1:
                        return False
        return True

    def returns(self) -> list[float]:
        return [float(points) for points in self.scores]


def pieces(options: Options, seats: int) -> Pieces:
    return SET


GAME: Final = Game(
    "block-dominoes",
    "Block dominoes",
    players=range(2, 3),
    edition=1,
    zones=ZONES,
    words=WORDS,
    yields=("pass",),
    options=Options,
    state=BlockDominoes,
    phases=("play", "over"),
    pieces=pieces,
    bound=lambda options, seats: 42,
    utility=lambda options, seats: 69.0,
    listed=False,
)
