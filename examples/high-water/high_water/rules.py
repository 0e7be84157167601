"""High Water: two to six players, one pack, a score pad.

Everyone walks out over stepping stones, card by card. As long as each is higher than
the one before, the way home is worth more; a lower one, and the sea takes it all.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import number
from parlour.engine.picks import Pick
from parlour.engine.pieces import Pieces, Seat, Token, deck, rank
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones

ZONES: Final = Zones()
STOCK: Final = ZONES.pile("stock")
SEA: Final = ZONES.pile("sea", seen=True)
STONES: Final = ZONES.each("stones", seen=True, ordered=True, layout="row")

WORDS: Final = Words()
WALK: Final = WORDS.word("walk")
HOME: Final = WORDS.word("home")


@dataclass(frozen=True)
class Options:
    tides: int = number(3, least=1, most=10, typical=(1, 3))
    """How many tides are played (HIW-01)."""


class HighWater(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.tide = 0
        self.out = 0  # who is still out on the stones, as a bitmask

    def start(self) -> None:
        self.fill(STOCK, self.table.pieces.packs[0])
        self.next_tide()

    def next_tide(self) -> None:
        if self.tide == self.options.tides:
            self.finish(self.scores)  # HIW-07
            return
        self.tide += 1
        self.round_opens()
        self.enter("walk")
        self.say("tide", number=self.tide, of=self.options.tides, rule="HIW-01")
        rows = [STONES + seat for seat in self.everyone()]
        self.gather([SEA, *rows], STOCK)  # HIW-02
        self.out = self.table.all_seats
        self.turn_to(self.everyone()[(self.tide - 1) % self.seats])

    def ask(self, seat: Seat) -> Pick:
        able = [WALK, HOME] if self.zones[STONES + seat] else [WALK]  # HIW-03
        return Pick(seat, "walk-or-home", able, rule="HIW-03")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if token == HOME:
            return Refusal("not-out-yet", "HIW-03")
        return Refusal("not-offered", pick.rule)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if tokens == [HOME]:
            self.go_home(seat)
        else:
            self.walk(seat)
        self.go_on(seat)

    def walk(self, seat: Seat) -> None:
        stones = self.zones[STONES + seat]
        before = rank(stones[-1]) if stones else 0
        stone = self.draw(STOCK, STONES + seat)  # HIW-04
        if rank(stone) <= before:
            self.out &= ~(1 << seat)
            self.sweep(STONES + seat, SEA)  # HIW-05
            self.say("washed-away", seat, rule="HIW-05")

    def go_home(self, seat: Seat) -> None:
        self.out &= ~(1 << seat)
        self.score(seat, worth(len(self.zones[STONES + seat])), "HIW-06")

    def go_on(self, seat: Seat) -> None:
        """The next player who is still out; with nobody left the tide is over."""
        out = self.seats_in(self.out, self.left_of(seat))
        if not out:
            self.next_tide()
        elif self.zones[STOCK]:
            self.turn_to(out[0])
        else:
            for other in out:
                self.go_home(other)  # HIW-R01
            self.next_tide()


def worth(stones: int) -> int:
    """Points for so many stones: the first is worth 1, the next 2, and so on (HIW-06).

    >>> [worth(stones) for stones in range(5)]
    [0, 1, 3, 6, 10]
    """
    return stones * (stones + 1) // 2


def pieces(options: Options, seats: int) -> Pieces:
    return deck()


GAME: Final = Game(
    "high-water",
    "High Water",
    players=range(2, 7),
    usual_seats=3,
    edition=1,
    lasts=10,
    zones=ZONES,
    words=WORDS,
    options=Options,
    state=HighWater,
    phases=("walk", "over"),
    pieces=pieces,
    bound=lambda options, seats: options.tides * (52 + seats),
    shows={
        "tide": facts.NUMBER,
        "out": facts.SEATS,
    },
    spans={"tide": lambda state: state.tide},
    rounds="tide",
)
