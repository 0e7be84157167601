"""Following Suit: three to six players, one pack without Jokers, a score pad.

Eight cards lie in the pool and everybody plays a mark face down. In each suit the
highest mark captures all that lies on the table in the suit that follows, other
marks included. When the deck is used up you score the best suit of your hand; the
first to 200 points wins. Ids such as FOL-07 are entries in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import number, switch
from parlour.engine.picks import Pick
from parlour.engine.pieces import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    Piece,
    Seat,
    Token,
    deck,
    suit,
)
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import Zones
from parlour.kit.marks import choose_mark, no_mark, turn_up
from parlour.kit.values import VALUE

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
POOL: Final = ZONES.pile("pool", seen=True, layout="row")
DISCARD: Final = ZONES.pile("discard", seen=True)
HAND: Final = ZONES.each("hand")
MARK: Final = ZONES.each("mark", seen=True, layout="row")

PACK: Final = [Piece(card) for card in range(52)]

HAND_SIZE: Final = 4
POOL_SIZE: Final = 8

SUIT_ORDER: Final = [SPADES, HEARTS, DIAMONDS, CLUBS]
"""Each captures the one after it, and clubs capture spades (FOL-06)."""
PREY: Final = [SPADES, CLUBS, DIAMONDS, HEARTS]
"""The suits that clubs, diamonds, hearts and spades capture."""
HUNTER: Final = [DIAMONDS, HEARTS, SPADES, CLUBS]
"""The suits that capture clubs, diamonds, hearts and spades."""


@dataclass(frozen=True)
class Options:
    target_score: int = number(200, least=1, typical=(1, 40, 120, 200))
    """Points that end the game once somebody has them (FOL-14)."""
    show_known_cards: bool = switch(False)
    """Whether clients show captured cards in other hands; no rule depends on it."""
    max_rounds: int = number(100, least=1, most=1000, typical=(1, 3, 100))
    """The game ends after this many rounds; the highest total wins."""


class FollowingSuit(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0
        self.turns = 0  # pools dealt in this round

    def start(self) -> None:
        self.fill(DECK, PACK)
        self.shuffle(DECK)
        self.next_round()

    def next_round(self) -> None:
        self.round_number += 1
        self.round_opens()
        self.turns = 0
        goal = self.options.target_score
        self.say("round", number=self.round_number, of=goal, rule="FOL-01")
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, HAND_SIZE)  # FOL-01
        self.next_turn()

    # A turn

    def next_turn(self) -> None:
        self.turns += 1
        self.deal(DECK, POOL, min(POOL_SIZE, len(self.zones[DECK])))  # FOL-02
        self.enter("marks")
        marking = 0
        for seat in self.everyone():
            if self.zones[HAND + seat]:
                marking |= 1 << seat
        if marking:
            self.ask_sealed(marking)  # FOL-03, FOL-R17
        else:
            self.sweep(POOL, DISCARD)  # FOL-R02
            self.end_of_turn()

    def ask(self, seat: Seat) -> Pick:
        return choose_mark(self, seat, HAND, "FOL-03")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        return no_mark(self, POOL, token, "FOL-03", "FOL-03")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.seal(seat, tokens):  # until the last is in, marks stay in the hands
            self.capture(self.reveal())
            self.end_of_turn()

    def reveal(self) -> list[list[Seat]]:
        """Turns up all marks and returns who marked each suit, the highest mark
        first."""
        marked: list[list[Seat]] = [[], [], [], []]
        for seat in turn_up(self, HAND, MARK):  # FOL-04
            mark = self.sealed[seat][0]
            rivals = marked[suit(mark)]
            if rivals and mark > self.sealed[rivals[0]][0]:
                rivals.insert(0, seat)  # FOL-05: numbered by rank, the Ace high
            else:
                rivals.append(seat)
        return marked

    def capture(self, marked: list[list[Seat]]) -> None:
        """Makes all captures at once, as nothing depends on their order (FOL-08)."""
        lying: list[list[Piece]] = [[], [], [], []]
        for card in self.zones[POOL]:
            lying[suit(card)].append(card)
        for prey in SUIT_ORDER:
            hunters = marked[HUNTER[prey]]
            if not hunters:
                for seat in marked[prey]:
                    self.move(self.sealed[seat][0], MARK + seat, DISCARD)  # FOL-10
                continue
            captor = hunters[0]
            self.say("captures", captor, self.sealed[captor][0], prey, "FOL-07")
            for card in lying[prey]:
                self.move(card, POOL, HAND + captor)  # FOL-09
            for seat in marked[prey]:
                self.move(self.sealed[seat][0], MARK + seat, HAND + captor)
        self.sweep(POOL, DISCARD)

    def end_of_turn(self) -> None:
        if not self.zones[DECK]:
            self.score_round()  # FOL-11
            return
        for seat in self.everyone():
            if self.sealed[seat] and not self.zones[HAND + seat]:
                self.say("sits-out", seat, rule="FOL-R01")
        self.next_turn()

    # The end of a round

    def score_round(self) -> None:
        everyone = self.table.all_viewers
        self.say("count", number=self.round_number, rule="FOL-12")
        for seat in self.everyone():
            sums = suit_sums(self.zones[HAND + seat])
            points = max(sums)
            if points:
                best = sums.index(points)  # FOL-R14: only one of two equals
                self.say("best-suit", seat, number=best, rule="FOL-13")
            else:
                self.say("no-cards", seat, rule="FOL-13")
            for card in self.zones[HAND + seat]:
                self.show(card, everyone)
            self.score(seat, points, "FOL-13")
        top = max(self.scores)
        if top >= self.options.target_score:
            if self.scores.count(top) == 1:
                self.say("over", number=self.options.target_score, rule="FOL-14")
                self.finish(self.scores)  # FOL-14
                return
            self.say("tied", number=top, rule="FOL-14")
        if self.round_number >= self.options.max_rounds:
            self.capped = True
            self.finish(self.scores)
            return
        hands = [HAND + seat for seat in self.everyone()]
        self.gather([DISCARD, *hands], DECK)
        self.next_round()  # FOL-15


def suit_sums(cards: list[Piece]) -> list[int]:
    """Returns the sums of a hand in clubs, diamonds, hearts and spades (FOL-12).

    >>> suit_sums(cards("Kh Qh As 9s 4s 3c"))
    [3, 0, 25, 14]
    """
    sums = [0, 0, 0, 0]
    for card in cards:
        sums[suit(card)] = sums[suit(card)] + VALUE[card]
    return sums


def turns_in_all(seats: int) -> int:
    """Returns the number of pools in a round; with an even number of seats the last is
    short.

    >>> [turns_in_all(seats) for seats in range(3, 7)]
    [5, 5, 4, 4]
    """
    return -(-(52 - HAND_SIZE * seats) // POOL_SIZE)


GAME: Final = Game(
    "following-suit",
    "Following Suit",
    players=range(3, 7),
    usual_seats=4,
    edition=1,
    lasts=10,
    zones=ZONES,
    options=Options,
    state=FollowingSuit,
    phases=("marks", "over"),
    pieces=lambda options, seats: deck(),
    bound=lambda options, seats: options.max_rounds * turns_in_all(seats) * seats,
    cut="max_rounds",
    recall=lambda options: bool(options.show_known_cards),
    shows={
        "round_number": facts.NUMBER,
        "turns": facts.NUMBER,
    },
    spans={"round": lambda state: state.round_number},
    rounds="round",
    deals=lambda state: state.round_number,
)
