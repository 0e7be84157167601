"""Brain Baseball!: three to seven players, one pack without Jokers, a score pad.

The pitcher plays a ball. The others may swing at it with cards up to its value,
and once it is hit all but the hitter may catch it with cards from its value up.
Balls are points; three strikes in a row win at once. Ids such as BBB-04 are
entries in the rule catalogue.
"""

import dataclasses
from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import AUTO, choice, number, switch
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Piece, Seat, Token, deck
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import ROW, Zones
from parlour.kit.betting import best_of, split
from parlour.kit.dealer import check_dealer, dealer_option, first_dealer
from parlour.kit.values import VALUE, total

ZONES: Final = Zones()
STOCK: Final = ZONES.pile("stock")
BALL: Final = ZONES.pile("ball", seen=True, layout="row")
DISCARD: Final = ZONES.pile("discard", seen=True)
HAND: Final = ZONES.each("hand")
SWING: Final = ZONES.each("swing", seen=True, layout="row")
CATCH: Final = ZONES.each("fielding", seen=True, layout="row")
WON: Final = ZONES.each("balls", seen=True, layout="row")

WORDS: Final = Words()
PASS: Final = WORDS.word("pass")

POT: Final = ROW

PLAYERS: Final = range(3, 8)
HAND_SIZE: Final = 7
STRIKES: Final = 3
PACK: Final = [Piece(card) for card in range(52)]
PACK_VALUE: Final = 364
FIELDING: Final[list[int]] = [
    {1: 15, 2: 14}.get(VALUE[card], VALUE[card]) for card in PACK
]
"""Value of each card when it is used to catch: Aces and deuces are high."""
NOBODY: Final = Seat(-1)


@dataclass(frozen=True)
class Options:
    gambling: bool = switch(False)
    """Pitches cost dollars, and the best of an inning takes the pot (BBB-30)."""
    three_strike_rule: bool = switch(True)
    """Whether three strikes in a row win the game (BBB-10)."""
    streak_scope: str = choice("inning", "inning", "game")
    """Whether strikes in a row may go on in the next inning (BBB-R03)."""
    first_dealer: int = dealer_option(PLAYERS)
    """The first dealer, who also pitches first."""
    innings: int = number(
        AUTO, least=1, most=1000, words={"auto": AUTO}, typical=(1, 2, 9)
    )
    """Innings in a game; `auto` is one for each player (BBB-14)."""


class BrainBaseball(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0  # innings so far
        self.dealer: Seat = Seat(0)
        self.pitcher: Seat = Seat(0)
        self.taker: Seat = NOBODY  # who has the best swing so far, then the best catch
        self.hitter: Seat = NOBODY
        self.mark = 0  # the value that the next swing or fielding card must exceed
        self.streak = 0  # strikes in a row

    def start(self) -> None:
        self.fill(STOCK, PACK)
        self.shuffle(STOCK)  # BBB-01
        self.dealer = first_dealer(self, self.options.first_dealer)
        self.begin_inning()

    def begin_inning(self) -> None:
        self.round_number += 1
        self.round_opens()
        of = self.options.innings
        self.say("inning", number=self.round_number, rule="BBB-01", of=of)
        for seat in self.everyone():
            self.deal(STOCK, HAND + seat, HAND_SIZE)  # BBB-01
        self.pitcher = self.dealer
        self.begin_trick()

    # The question to any seat

    def ask(self, seat: Seat) -> Pick:
        hand = self.zones[HAND + seat]
        match self.phase:
            case "pitch":
                return Pick(seat, "pitch", hand, rule="BBB-03")
            case "swing":
                return Pick(seat, "swing", self.swings(hand), rule="BBB-04")
            case _:
                return Pick(seat, "field", self.catches(hand), rule="BBB-07")

    def swings(self, hand: list[Piece]) -> list[Token]:
        """Returns cards up to the ball and above every swing so far; or pass
        (BBB-04)."""
        ball = VALUE[self.zones[BALL][0]]
        mark = self.mark
        able = [card for card in hand if mark < VALUE[card] <= ball]
        able.append(PASS)  # BBB-05
        return able

    def catches(self, hand: list[Piece]) -> list[Token]:
        """Returns cards no lower than the ball and above every catch so far
        (BBB-07)."""
        mark = self.mark
        able = [card for card in hand if FIELDING[card] > mark]
        able.append(PASS)  # BBB-08
        return able

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        token = tokens[0]
        match self.phase:
            case "pitch":
                self.pitch(seat, token)
            case "swing":
                if token != PASS:
                    self.move(token, HAND + seat, SWING + seat)
                    self.taker = seat
                    self.mark = VALUE[token]
                self.ask_batter(self.left_of(seat))
            case _:
                if token != PASS:
                    self.move(token, HAND + seat, CATCH + seat)
                    self.taker = seat
                    self.mark = FIELDING[token]
                self.ask_fielder(self.left_of(seat))

    # A trick: pitch, swings, catches

    def begin_trick(self) -> None:
        pitcher = self.pitcher
        while not self.zones[HAND + pitcher]:
            pitcher = self.left_of(pitcher)  # BBB-02, BBB-R16
        if pitcher != self.pitcher:
            self.say("cannot-pitch", self.pitcher, rule="BBB-02", target=pitcher)
            self.pitcher = pitcher
            self.streak = 0  # BBB-R10
        self.enter("pitch")
        self.turn_to(pitcher)

    def pitch(self, seat: Seat, ball: Piece) -> None:
        self.move(ball, HAND + seat, BALL)  # BBB-03
        if self.options.gambling:
            self.pay(seat, POT, VALUE[ball], "BBB-30")
        self.enter("swing")
        self.taker = NOBODY
        self.hitter = NOBODY
        self.mark = 0
        self.ask_batter(self.left_of(seat))

    def ask_batter(self, seat: Seat) -> None:
        """Asks the next to swing; the pitcher's turn again means all have been."""
        while seat != self.pitcher:
            if self.zones[HAND + seat]:  # BBB-05: others are not asked
                self.turn_to(seat)
                return
            seat = self.left_of(seat)
        if self.taker == NOBODY:
            self.strike()  # BBB-06
        else:
            self.hit(self.taker)

    def hit(self, hitter: Seat) -> None:
        swung = [seat for seat in self.everyone() if self.zones[SWING + seat]]
        card = self.zones[SWING + hitter][0]
        self.say("hit", hitter, card, len(swung), "BBB-06")
        self.discard_all(SWING)
        self.enter("field")
        self.hitter = hitter
        self.taker = NOBODY
        self.mark = VALUE[self.zones[BALL][0]] - 1  # BBB-07, BBB-R04
        self.ask_fielder(self.left_of(hitter))

    def ask_fielder(self, seat: Seat) -> None:
        """Asks the next to catch; the hitter's turn means all have been."""
        while seat != self.hitter:
            if self.zones[HAND + seat]:  # BBB-08
                self.turn_to(seat)
                return
            seat = self.left_of(seat)
        self.end_hit()

    def end_hit(self) -> None:
        if self.taker != NOBODY:
            card = self.zones[CATCH + self.taker][0]
            self.say("caught", self.taker, card, FIELDING[card], "BBB-09")
            self.pitcher = self.taker
        else:
            self.say("not-caught", self.hitter, rule="BBB-09")
            self.pitcher = self.hitter
        self.discard_all(CATCH)
        self.move(self.zones[BALL][0], BALL, WON + self.pitcher)
        self.streak = 0  # BBB-11
        self.end_trick()

    def strike(self) -> None:
        self.streak += 1
        counts = int(self.options.three_strike_rule)
        self.say("strike", self.pitcher, -1, self.streak, "BBB-10", of=counts)
        ball = self.zones[BALL][0]
        if VALUE[ball] == 1:
            self.say("ace-ball", self.pitcher, ball, 1, "BBB-04")
        self.move(self.zones[BALL][0], BALL, WON + self.pitcher)  # BBB-10
        if self.streak == STRIKES and self.options.three_strike_rule:
            self.strike_out(self.pitcher)
        else:
            self.end_trick()

    def discard_all(self, row: int) -> None:
        for seat in self.everyone():
            if self.zones[row + seat]:
                self.sweep(row + seat, DISCARD)

    def end_trick(self) -> None:
        with_cards = 0
        for seat in self.everyone():
            if self.zones[HAND + seat]:
                with_cards += 1
        if with_cards > 1:
            self.begin_trick()
        else:
            self.end_inning()  # BBB-12

    # The end of an inning and of the game

    def end_inning(self) -> None:
        points = [total(self.zones[WON + seat]) for seat in self.everyone()]
        self.say("inning-over", rule="BBB-12")
        for seat in self.everyone():
            after = self.scores[seat] + points[seat]
            self.say("scores", seat, -1, points[seat], "BBB-13", of=after)
            for ball in self.zones[WON + seat]:
                self.say("ball", seat, ball, VALUE[ball], "BBB-13")
            if points[seat]:
                self.score(seat, points[seat], "BBB-13")
        last = self.round_number == self.options.innings
        if self.options.gambling:
            self.share_pot(points, last=last)
        if last:
            if self.options.gambling:
                self.say_dollars()
            self.finish(self.standings())  # BBB-14
            return
        self.dealer = self.left_of(self.dealer)
        if self.options.streak_scope == "inning" or self.pitcher != self.dealer:
            self.streak = 0  # BBB-R03
        others = [zone for zone in self.table.live if zone != STOCK]
        self.gather(others, STOCK)  # BBB-14
        self.begin_inning()

    def share_pot(self, points: list[int], *, last: bool) -> None:
        """Gives the pot to the best of the inning (BBB-31, BBB-R12)."""
        order = self.clockwise(self.left_of(self.dealer))
        winners = best_of(points, order)
        odd = self.chips[POT] % len(winners)
        split(self, POT, self.chips[POT] - odd, winners, "BBB-31")
        if odd and last:
            self.pay(POT, winners[0], odd, "BBB-R12")

    def say_dollars(self) -> None:
        """Says who has the most dollars, which decides it (BBB-17)."""
        most = max(self.chips[: self.seats])
        for seat in self.everyone():
            if self.chips[seat] == most:
                self.say("end-dollars", seat, number=most, rule="BBB-17")

    def strike_out(self, seat: Seat) -> None:
        """Ends the game by three strikes in a row, whatever the scores (BBB-15)."""
        self.say("end-three-strikes", seat, rule="BBB-15")
        if self.options.gambling:
            self.pay(POT, seat, self.chips[POT], "BBB-R13")
        values = self.standings()
        values[seat] = max(values) + 1
        self.finish(values)

    def standings(self) -> list[int]:
        """Returns what decides the game: points, or dollars (BBB-16, BBB-17)."""
        return self.chips[: self.seats] if self.options.gambling else self.scores[:]

    def returns(self) -> list[float]:
        """Returns dollars won or lost where they are played for."""
        if self.options.gambling:
            return [float(chips) for chips in self.chips[: self.seats]]
        return super().returns()

    # Refusals

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if token == PASS:
            return Refusal("must-pitch", "BBB-03")
        if token >= DONE:
            return Refusal("not-offered", pick.rule)
        if token not in self.zones[HAND + pick.seat]:
            return Refusal("not-in-your-hand", pick.rule)
        if self.phase == "field":
            return Refusal("too-low-to-field", "BBB-07")
        if VALUE[token] > VALUE[self.zones[BALL][0]]:
            return Refusal("above-the-ball", "BBB-04")
        return Refusal("too-low-to-swing", "BBB-04")


def settle(options: Options, seats: int) -> Options:
    check_dealer(options.first_dealer, seats)
    if options.innings == AUTO:
        return dataclasses.replace(options, innings=seats)
    return options


def bound(options: Options, seats: int) -> int:
    """Returns a bound: every trick uses up a ball, and in it nobody is asked more than
    twice."""
    return options.innings * HAND_SIZE * seats * (2 * seats - 1)


def most_won(options: Options, seats: int) -> float:
    """Returns a bound: nobody can win or lose more than all cards are worth in every
    inning."""
    return float(PACK_VALUE * options.innings) if options.gambling else 1.0


GAME: Final = Game(
    "brain-baseball",
    "Brain Baseball!",
    players=PLAYERS,
    usual_seats=4,
    edition=1,
    lasts=35,
    zones=ZONES,
    words=WORDS,
    yields=("pass",),
    pots=("pot",),
    options=Options,
    state=BrainBaseball,
    phases=("pitch", "swing", "field", "over"),
    pieces=lambda options, seats: deck(),
    settle=settle,
    bound=bound,
    utility=most_won,
    shows={
        "round_number": facts.NUMBER,
        "streak": facts.NUMBER,
        "pitcher": facts.SEAT,
        "hitter": facts.SEAT,
    },
    spans={"inning": lambda state: state.round_number},
    rounds="inning",
    deals=lambda state: state.round_number,
)
