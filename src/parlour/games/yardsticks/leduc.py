"""Leduc poker: two players, six cards, the yardstick of poker research.

Each antes one chip and holds one card; a betting round with raises of two, a card
face up for both, a round with raises of four. A pair with the open card wins,
otherwise the higher rank.
"""

from dataclasses import dataclass
from typing import Final

from parlour.engine.game import Game
from parlour.engine.picks import Pick
from parlour.engine.pieces import CARD, Pieces, Seat, Token
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import ROW, Zones

ZONES: Final = Zones()
STOCK: Final = ZONES.pile("stock")
BOARD: Final = ZONES.pile("board", seen=True, layout="row")
HAND: Final = ZONES.each("hand")

WORDS: Final = Words()
FOLD: Final = WORDS.word("fold")
CALL: Final = WORDS.word("call")
RAISE: Final = WORDS.word("raise")

POT: Final = ROW
PACK: Final = [Token(card) for card in range(6)]

FIRST: Final = Seat(0)
OTHER: Final = [Seat(1), Seat(0)]
NEITHER: Final = Seat(-1)
OPENING: Final = [Pick(Seat(seat), "bet", [CALL, RAISE]) for seat in range(2)]
FACING: Final = [Pick(Seat(seat), "bet", [FOLD, CALL, RAISE]) for seat in range(2)]
CAPPED: Final = [Pick(Seat(seat), "bet", [FOLD, CALL]) for seat in range(2)]


@dataclass(frozen=True)
class Options:
    """Leduc has none."""


class Leduc(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.raises = 0
        self.to_act = 0  # how many must still speak in this round

    def copy_fields(self, other: State) -> None:
        assert isinstance(other, Leduc)
        other.raises = self.raises
        other.to_act = self.to_act

    def start(self) -> None:
        self.fill(STOCK, PACK)
        self.shuffle(STOCK)
        for seat in self.everyone():
            self.draw(STOCK, HAND + seat)
            self.pay(seat, POT, 1)
        self.round("first")

    def round(self, phase: str) -> None:
        self.enter(phase)
        self.raises = 0
        self.to_act = 2
        self.turn_to(FIRST)

    def ask(self, seat: Seat) -> Pick:
        chips = self.chips
        if chips[0] == chips[1]:
            return OPENING[seat]
        return FACING[seat] if self.raises < 2 else CAPPED[seat]

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        token = tokens[0]
        other = OTHER[seat]
        if token == FOLD:
            self.settle(other)
            return
        chips = self.chips
        owed = chips[seat] - chips[other]
        self.to_act -= 1
        if token == RAISE:
            owed += 2 if self.phase == "first" else 4
            self.raises += 1
            self.to_act = 1
        if owed:
            self.pay(seat, POT, owed)
        if self.to_act:
            self.turn_to(other)
        elif self.phase == "first":
            self.draw(STOCK, BOARD)
            self.round("second")
        else:
            self.showdown()

    def showdown(self) -> None:
        board = self.zones[BOARD][0]
        mine = self.zones[HAND][0]
        theirs = self.zones[HAND + 1][0]
        first = strength(mine, board)
        second = strength(theirs, board)
        if first == second:
            self.settle(NEITHER)
        else:
            self.settle(FIRST if first > second else OTHER[FIRST])

    def settle(self, winner: Seat) -> None:
        if winner >= 0:
            self.pay(POT, winner, self.chips[POT])
        else:
            self.pay(POT, 0, self.chips[POT] // 2)
            self.pay(POT, 1, self.chips[POT])
        self.finish(self.chips[:2])

    def returns(self) -> list[float]:
        return [float(self.chips[0]), float(self.chips[1])]


def strength(card: Token, board: Token) -> int:
    """Ranks a hand: a pair beats everything, then the higher rank."""
    return 10 if card >> 1 == board >> 1 else card >> 1


def pieces(options: Options, seats: int) -> Pieces:
    six = Pieces()
    for rank, name in enumerate("JQK", start=11):
        for suit, letter in enumerate("sh"):
            six.add(name + letter, CARD, rank=rank, suit=suit)
    six.packs.append(PACK)
    return six


GAME: Final = Game(
    "leduc",
    "Leduc poker",
    players=range(2, 3),
    edition=1,
    zones=ZONES,
    words=WORDS,
    yields=("fold",),
    options=Options,
    state=Leduc,
    phases=("first", "second", "over"),
    pieces=pieces,
    pots=("pot",),
    bound=lambda options, seats: 8,
    utility=lambda options, seats: 13.0,
    listed=False,
)
