"""Lamarckian Poker: two to six players, one pack without Jokers.

Four cards lie in the pool and everybody plays a mark face down; marks capture what
shares their rank or suit, from the highest to the lowest, and fall into the pool
themselves. The best poker hand wins when the deck is used up; a player who runs out of
cards on the way is extinct. Ids such as LAM-06 are entries in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import choice, switch
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token, deck, rank, suit
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import Zones
from parlour.kit.marks import choose_mark, no_mark, turn_up
from parlour.kit.poker import best_five, category, decider, hand_value

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
POOL: Final = ZONES.pile("pool", seen=True, layout="row")
DISCARD: Final = ZONES.pile("discard", seen=True)
HAND: Final = ZONES.each("hand")
MARK: Final = ZONES.each("mark", seen=True, layout="row")

PACK: Final = [Piece(card) for card in range(52)]

MATCHES: Final = [
    [rank(card) == rank(mark) or suit(card) == suit(mark) for card in PACK]
    for mark in PACK
]
"""Whether a mark takes a card: `MATCHES[mark][card]` (LAM-06)."""


@dataclass(frozen=True)
class Options:
    sole_survivor: str = choice("ends_game", "ends_game", "plays_on")
    """The last player left wins at once, or goes on alone (LAM-11, LAM-21)."""
    all_extinct: str = choice("shared", "shared", "no_winner")
    """The last players die out together: all of them win, or nobody (LAM-22)."""
    memory_aid: bool = switch(True)
    """Whether clients show the known cards of other hands; no rule depends on it."""


class LamarckianPoker(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.turns = 0  # pools dealt so far
        self.alive = 0  # the seats still in the game, as a bitmask
        self.extinct = [0] * table.seats  # the turn in which each seat died out

    def start(self) -> None:
        self.alive = self.table.all_seats
        self.fill(DECK, PACK)
        self.shuffle(DECK)
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, 4)  # LAM-01
        self.next_turn()

    def next_turn(self) -> None:
        self.turns += 1
        self.round_opens()
        turns = turns_in_all(self.seats)
        self.say("turn", number=self.turns, of=turns, rule="LAM-02")
        self.deal(DECK, POOL, 4)  # LAM-02; LAM-14, LAM-R13: there are always four
        self.enter("marks")
        self.ask_sealed(self.alive)  # LAM-03

    def ask(self, seat: Seat) -> Pick:
        return choose_mark(self, seat, HAND, "LAM-03")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        return no_mark(self, POOL, token, "LAM-08", "LAM-03")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.seal(seat, tokens):  # LAM-16: until then a mark stays in the hand
            self.reveal()
            self.end_of_turn()

    def reveal(self) -> None:
        owners = turn_up(self, HAND, MARK)  # LAM-04
        marks = [self.sealed[seat][0] for seat in owners]
        # LAM-05, LAM-17: cards are numbered by rank, the Ace high, and then by suit.
        for mark in sorted(marks, reverse=True):
            self.capture(owners[marks.index(mark)], mark)

    def capture(self, seat: Seat, mark: Piece) -> None:
        matches = MATCHES[mark]
        found = [card for card in self.zones[POOL] if matches[card]]
        self.say("captures" if found else "nothing", seat, mark, rule="LAM-06")
        for card in found:
            self.move(card, POOL, HAND + seat)  # LAM-06: all of them
        self.move(mark, MARK + seat, POOL)  # LAM-07, LAM-19

    def end_of_turn(self) -> None:
        self.sweep(POOL, DISCARD)  # LAM-09
        for seat in self.seats_in(self.alive):
            if not self.zones[HAND + seat]:
                self.alive &= ~(1 << seat)  # LAM-10, LAM-20
                self.extinct[seat] = self.turns
                self.say("extinct", seat, number=self.turns, rule="LAM-10")
        alone = self.alive & (self.alive - 1) == 0
        if not self.alive:
            self.all_died_out()
        elif alone and self.options.sole_survivor == "ends_game":
            self.finish_with_survivors("LAM-11")
        elif self.zones[DECK]:
            self.next_turn()  # LAM-12, LAM-21
        elif alone:
            self.finish_with_survivors("LAM-21")
        else:
            self.showdown()

    def all_died_out(self) -> None:
        shared = self.options.all_extinct == "shared"
        self.say("end-all-extinct" if shared else "end-no-winner", rule="LAM-22")
        self.finish(self.extinct)
        if not shared:
            self.ranks = [place + 1 for place in self.ranks]  # the first place is empty

    def finish_with_survivors(self, rule: str) -> None:
        for seat in self.seats_in(self.alive):
            self.say("end-survived", seat, rule=rule)
        self.finish(self.standings())  # LAM-R17: with no hand shown

    def showdown(self) -> None:
        values = self.standings()
        self.say("showdown", rule="LAM-13")
        for seat in self.seats_in(self.alive):
            self.say("shows", seat, number=category(values[seat]), rule="LAM-23")
            for card in self.zones[HAND + seat]:
                self.show(card, self.table.all_viewers)  # LAM-13
            self.say_five(seat)
        self.explain(values)
        self.finish(values)  # LAM-24: equal hands share the win

    def say_five(self, seat: Seat) -> None:
        """Names the cards of a hand that count."""
        if not self.has_listeners():
            return
        for card in best_five(self.zones[HAND + seat]):
            self.say("five", seat, card, rule="LAM-23")

    def explain(self, values: list[int]) -> None:
        """Says who has the best hand, and which card decided if others had its like.

        LAM-23, LAM-24.
        """
        if not self.has_listeners():
            return
        best = max(values)
        for seat in self.everyone():
            if values[seat] == best:
                self.say("end-best", seat, number=category(best), rule="LAM-24")
        others = [
            values[seat] for seat in self.seats_in(self.alive) if values[seat] < best
        ]
        if others:
            winner = self.everyone()[values.index(best)]
            second = max(others)
            laid = best_five(self.zones[HAND + winner])
            card, lacking = decider(laid, best, second)
            next_best = values.index(second)
            if card >= 0:
                self.say("end-decides", winner, card, lacking, "PKR-14", next_best)
            else:
                self.say("end-next", next_best, number=category(second), rule="LAM-24")

    def standings(self) -> list[int]:
        """Returns the worth of each hand; the extinct lie below any hand, by turn
        (LAM-25)."""
        return [
            hand_value(self.zones[HAND + seat]) or self.extinct[seat]
            for seat in self.everyone()
        ]


def turns_in_all(seats: int) -> int:
    """Returns the number of pools (LAM-14).

    >>> [turns_in_all(seats) for seats in range(2, 7)]
    [11, 10, 9, 8, 7]
    """
    return 13 - seats


GAME: Final = Game(
    "lamarckian-poker",
    "Lamarckian Poker",
    players=range(2, 7),
    usual_seats=4,
    edition=1,
    lasts=5,
    zones=ZONES,
    options=Options,
    state=LamarckianPoker,
    phases=("marks", "over"),
    pieces=lambda options, seats: deck(),
    recall=lambda options: bool(options.memory_aid),
    bound=lambda options, seats: turns_in_all(seats) * seats,
    shows={
        "turns": facts.NUMBER,
        "alive": facts.SEATS,
    },
    spans={"turn": lambda state: state.turns},
    rounds="turn",
)
