"""Last Man Standing: four to eight players, one pack without Jokers, coins.

Everybody is dealt two fighters and buys four more. Five times each of you sends one
out, all at once; the lowest strikes down the highest, everybody else strikes down all
lower fighters, and every kill pays. Those still standing share what is left. Ids such
as LMS-13 are entries in the rule catalogue.
"""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import AUTO, choice, number
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token, deck, rank
from parlour.engine.refusals import BadOption, Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import ROW, Zones
from parlour.kit.betting import best_of, split
from parlour.kit.values import VALUE

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
LINE: Final = ZONES.pile("line", seen=True, layout="row")
ASIDE: Final = ZONES.pile("aside", seen=True, layout="row")
DISCARD: Final = ZONES.pile("discard", seen=True)
HAND: Final = ZONES.each("hand")
FIGHTERS: Final = ZONES.each("fighters", seen=True, layout="row")

SPREAD: Final = [
    [ASIDE, DISCARD]
    + [zone + seat for seat in range(seats) for zone in (HAND, FIGHTERS)]
    for seats in range(ROW + 1)
]
"""The zones that hold cards at the end of a game, by the number of seats."""

POT: Final = ROW
BANK: Final = ROW + 1
"""The account of coins that leave the game."""

PACK: Final = [Piece(card) for card in range(52)]
HIGH: Final = [rank(card) for card in PACK]
"""Ranks with the Ace high, 2 to 14; `VALUE` has them with the Ace low, 1 to 13."""
TOP_RANK: Final = 14

CARDS_DEALT: Final = 2
CARDS_BOUGHT: Final = 4
ROUNDS: Final = 5
SPOTS: Final = 4

TOP_PRICE: Final = 6
PRICES: Final[dict[str, list[int]]] = {
    "_".join(map(str, (*prices, TOP_PRICE))): [*prices, TOP_PRICE]
    for prices in combinations(range(TOP_PRICE), SPOTS - 1)
}
"""Every row of four rising prices that ends in 6, by the way it is written."""

ANTES: Final = {4: 15, 5: 16, 6: 18, 7: 20, 8: 22}

OPEN: Final = -3
"""The word `open`: balances may go below zero."""


@dataclass(frozen=True)
class Options:
    ante: int = number(AUTO, least=1, words={"auto": AUTO}, typical=(1, 4, 15, 22))
    """The payment of everybody at the start; usually by the number of players."""
    auction_prices: str = choice("0_2_4_6", *PRICES)
    """Prices of the auction line, from the oldest card to the newest (LMS-R01)."""
    auction_money: str = choice("pot", "pot", "bank")
    """The receiver of the money for bought cards (LMS-06)."""
    ace: str = choice("high", "high", "low")
    """Whether Aces outrank the Kings or stand below the twos (LMS-R03)."""
    odd_coins: str = choice("auction_order", "auction_order", "carry_over")
    """The fate of coins that cannot be shared out (LMS-27, LMS-42)."""
    bankroll: int = number(OPEN, least=1, words={"open": OPEN}, typical=(22, 30, 46))
    """Coins that everybody begins a game with, or `open` (LMS-43)."""
    games: int = number(1, least=1, most=1000, typical=(1, 2, 3))
    """Games in a session; results are added up (LMS-45)."""


class LastManStanding(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.game_number = 0  # counted from 1
        self.round_number = 0  # of the battle, 1 to 5; 0 while cards are bought
        self.first: Seat = Seat(0)  # who buys first in this game
        self.purchases = 0
        self.prices = [0] * SPOTS  # from the oldest card to the newest
        self.takings = [0] * table.seats  # coins for kills in the last round
        self.earned = [0] * table.seats  # in earlier games, where stacks are set back

    def start(self) -> None:
        self.prices = PRICES[self.options.auction_prices][:]
        if self.options.bankroll != OPEN:
            for seat in self.everyone():
                self.stake(seat, self.options.bankroll, "LMS-43")
        self.fill(DECK, PACK)
        self.shuffle(DECK)
        self.open_auction()

    # The auction

    def open_auction(self) -> None:
        self.game_number += 1
        self.round_opens()
        self.round_number = 0
        self.purchases = 0
        self.enter("auction")
        if self.options.games > 1:
            total = self.options.games
            self.say("game", number=self.game_number, of=total, rule="LMS-45")
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, CARDS_DEALT)  # LMS-01
        for seat in self.everyone():
            self.pay(seat, POT, self.options.ante, "LMS-02")
        self.first = self.everyone()[self.roll(self.seats)]  # LMS-03, LMS-45
        paid_in = int(self.options.auction_money == "pot")
        self.say("auction", self.first, of=paid_in, rule="LMS-03")
        self.deal(DECK, LINE, SPOTS)  # LMS-04
        self.turn_to(self.first)

    def ask(self, seat: Seat) -> Pick:
        if self.phase == "battle":
            return Pick(seat, "send-fighter", self.zones[HAND + seat], rule="LMS-09")
        if self.options.bankroll == OPEN:
            return Pick(seat, "buy-card", self.zones[LINE], rule="LMS-05")
        return Pick(seat, "buy-card", self.affordable(seat), rule="LMS-05")

    def affordable(self, seat: Seat) -> list[Piece]:
        """Lists the cards that a seat can afford, or else the cheapest card
        (LMS-43)."""
        line = self.zones[LINE]
        spots = 1
        while spots < SPOTS and self.prices[spots] <= self.chips[seat]:
            spots += 1
        return line[:spots]

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if self.phase == "battle":
            if token in self.zones[FIGHTERS + pick.seat]:
                return Refusal("already-out", "LMS-40")
            return Refusal("not-in-hand", "LMS-09")
        if token in self.zones[LINE]:
            return Refusal("cannot-pay", "LMS-43")
        return Refusal("not-in-line", "LMS-05")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "auction":
            self.buy(seat, tokens[0])
        elif self.seal(seat, tokens):  # LMS-44: until then fighters stay in the hand
            self.reveal()
            self.combat()

    def buy(self, seat: Seat, card: Piece) -> None:
        price = self.prices[self.zones[LINE].index(card)]
        if self.options.bankroll != OPEN and price > self.chips[seat]:
            price = self.chips[seat]  # LMS-43
        if price:
            till = POT if self.options.auction_money == "pot" else BANK
            self.pay(seat, till, price, "LMS-06")
        self.move(card, LINE, HAND + seat)  # LMS-28; LMS-07: what is dearer slides down
        self.draw(DECK, LINE)  # LMS-29; LMS-31: there is always a card
        self.purchases += 1
        if self.purchases < CARDS_BOUGHT * self.seats:
            self.turn_to(self.left_of(seat))
            return
        self.sweep(LINE, ASIDE)  # LMS-08
        self.enter("battle")
        self.next_round()

    # The battle

    def next_round(self) -> None:
        self.round_number += 1
        pot = self.chips[POT]
        self.say("round", number=self.round_number, of=pot, rule="LMS-09")
        self.ask_sealed(self.table.all_seats)

    def reveal(self) -> None:
        self.show_standing()
        for seat in self.everyone():
            self.move(self.sealed[seat][0], HAND + seat, FIGHTERS + seat)  # LMS-10
        self.takings = self.table.nil[:]

    def show_standing(self) -> None:
        """Tells who fights on from earlier rounds (LMS-40)."""
        for seat in self.everyone():
            for card in self.zones[FIGHTERS + seat]:
                self.show(card, self.table.all_viewers)

    def combat(self) -> None:
        ranks = self.rank_of()
        standing = [0] * (TOP_RANK + 1)  # how many fighters of each rank
        owner: list[Seat] = [self.first] * (TOP_RANK + 1)
        for seat in self.everyone():
            for card in self.zones[FIGHTERS + seat]:
                standing[ranks[card]] = standing[ranks[card]] + 1
                owner[ranks[card]] = seat
        self.say_blocked(standing)
        kills = 0  # LMS-38
        for attack in attacks(standing):
            seat = owner[attack.rank]
            self.say_attack(seat, attack, kills)
            self.bury(attack, ranks)  # LMS-22, LMS-39
            self.pay_kills(seat, wages(kills, attack.killed))
            kills += attack.killed
            if self.chips[POT] == 0:
                self.say("emptied", rule="LMS-21")
                self.end_game()
                return
        if self.round_number < ROUNDS:
            self.next_round()  # LMS-40
        else:
            self.share_out()  # LMS-23

    def rank_of(self) -> list[int]:
        """Returns the rank of each card as a fighter."""
        return HIGH if self.options.ace == "high" else VALUE

    def bury(self, attack: "Attack", ranks: list[int]) -> None:
        """Discards the fighters that an attack kills."""
        for seat in self.everyone():
            team = self.zones[FIGHTERS + seat]
            for place in range(len(team) - 1, -1, -1):
                if attack.lowest <= ranks[team[place]] <= attack.highest:
                    self.move(team[place], FIGHTERS + seat, DISCARD)

    def pay_kills(self, seat: Seat, due: int) -> None:
        coins = min(due, self.chips[POT])  # LMS-20
        self.takings[seat] += coins
        self.pay(POT, seat, coins, "LMS-18")

    def say_blocked(self, standing: list[int]) -> None:
        before = 0
        lower = 0  # fighters that act before
        for equal, fighters in enumerate(standing):
            if fighters > 1:
                rule = "LMS-15" if lower else "LMS-36"
                self.say("blocked", number=equal, of=before, rule=rule)
                before += 1
            lower += fighters

    def say_attack(self, seat: Seat, attack: "Attack", kills: int) -> None:
        """Says who attacks, and from which kill of the round to which."""
        ranks = self.rank_of()
        first, last = kills + 1, kills + attack.killed
        rule = "LMS-13" if attack.lowest > attack.rank else "LMS-14"
        for card in self.zones[FIGHTERS + seat]:
            if ranks[card] == attack.rank:
                self.say("attacks", seat, card, first, rule, of=last)

    # The end

    def share_out(self) -> None:
        """Divides the pot among the fighters left (LMS-24, LMS-25)."""
        survivors: list[Seat] = []
        for seat in self.clockwise(self.first):
            survivors.extend([seat] * len(self.zones[FIGHTERS + seat]))  # LMS-41
        amount = self.chips[POT]
        self.say("survivors", number=len(survivors), of=amount, rule="LMS-24")
        if self.options.odd_coins == "carry_over":  # LMS-42, else LMS-27
            amount -= amount % len(survivors)
        split(self, POT, amount, survivors, "LMS-24")
        self.say_shares(amount // len(survivors), amount % len(survivors))
        self.end_game()

    def say_shares(self, share: int, odd: int) -> None:
        """Tells what each fighter gets; the first ones get the odd coins (LMS-27)."""
        if odd:
            self.say("odd", number=odd, rule="LMS-27")
        for seat in self.clockwise(self.first):
            for card in self.zones[FIGHTERS + seat]:
                self.say("share", seat, card, share + (odd > 0), "LMS-24")
                odd -= 1

    def end_game(self) -> None:
        odd = self.chips[POT]
        if self.game_number < self.options.games:
            if odd:
                self.say("carried-over", number=odd, rule="LMS-42")
            self.next_game()
            return
        if odd:
            self.say("left-over", number=odd, rule="LMS-42")
            self.pay(POT, BANK, odd, "LMS-42")
        sums = self.results()
        if self.options.bankroll != OPEN and self.options.games > 1:
            for seat in best_of(sums, self.everyone()):
                self.say("end-sum", seat, number=sums[seat], rule="LMS-43")
        self.finish(sums)

    def next_game(self) -> None:
        stack = self.options.bankroll
        if stack != OPEN:
            for seat in self.everyone():  # LMS-43
                gain = self.chips[seat] - stack
                self.earned[seat] += gain
                if gain > 0:
                    self.pay(seat, BANK, gain, "LMS-43")
                elif gain < 0:
                    self.pay(BANK, seat, -gain, "LMS-43")
        self.gather(SPREAD[self.seats], DECK)
        self.open_auction()

    def results(self) -> list[int]:
        """Returns the gain or loss of each seat over the session so far."""
        stack = self.options.bankroll
        if stack == OPEN:
            return self.chips[: self.seats]
        return [
            self.earned[seat] + self.chips[seat] - stack for seat in self.everyone()
        ]

    def returns(self) -> list[float]:
        return [float(coins) for coins in self.results()]


class Attack:
    """The fighter of one rank kills all fighters of some other ranks."""

    def __init__(self, rank: int, lowest: int, highest: int, killed: int) -> None:
        self.rank = rank
        """The attacker's."""
        self.lowest = lowest
        self.highest = highest
        """The lowest and the highest rank that the attack kills."""
        self.killed = killed
        """Counts the fighters that fall."""


def attacks(standing: list[int]) -> list[Attack]:
    """Returns the attacks of a round in order, given how many fighters each rank has.

    The rulebook's example, a 2, two 3s, a 5, a 9 and a Jack: the 2 kills the Jack,
    the 5 everything below it, the 9 the 5.

    >>> for attack in attacks([0, 0, 1, 2, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0]):
    ...     ranks = range(attack.lowest, attack.highest + 1)
    ...     print(f"{attack.rank} kills {attack.killed} fighters of rank {[*ranks]}")
    2 kills 1 fighters of rank [11]
    5 kills 3 fighters of rank [2, 3, 4]
    9 kills 1 fighters of rank [2, 3, 4, 5, 6, 7, 8]
    """
    alive = standing[:]
    lowest = 1
    while not alive[lowest]:
        lowest += 1
    highest = TOP_RANK
    while not alive[highest]:
        highest -= 1
    found: list[Attack] = []
    for attacker in range(lowest, highest + 1):  # LMS-12, LMS-33
        if alive[attacker] != 1:  # LMS-15, LMS-16
            continue
        attack = Attack(attacker, lowest, attacker - 1, 0)  # LMS-14
        if attacker == lowest:  # LMS-13, LMS-34
            attack.lowest = highest
            attack.highest = highest if highest > lowest else 0  # LMS-35
        for victim in range(attack.lowest, attack.highest + 1):
            attack.killed += alive[victim]  # LMS-37
            alive[victim] = 0
        if attack.killed:
            found.append(attack)
    return found


def wages(kills: int, more: int) -> int:
    """Returns the pay for this many more kills after the first ones of a round
    (LMS-18).

    >>> wages(2, 3)  # kills number 3, 4 and 5
    12
    """
    return more * kills + more * (more + 1) // 2


def settle(options: Options, seats: int) -> Options:
    if options.ante == AUTO:
        options = replace(options, ante=ANTES[seats])  # LMS-02
    if options.bankroll != OPEN and options.bankroll < options.ante:
        raise BadOption(
            f"bankroll is at least the ante of {options.ante} or open,"
            f" not {options.bankroll}",
            "bankroll",
            option="bankroll",
            ante=options.ante,
            given=options.bankroll,
        )
    return options


def most_in_play(options: Options, seats: int) -> float:
    """Returns more coins than all seats together can pay in a session."""
    return float(options.games * seats * (options.ante + CARDS_BOUGHT * TOP_PRICE))


GAME: Final = Game(
    "last-man-standing",
    "Last Man Standing",
    players=range(4, 9),
    usual_seats=5,
    edition=1,
    lasts=10,
    zones=ZONES,
    options=Options,
    settle=settle,
    state=LastManStanding,
    phases=("auction", "battle", "over"),
    pieces=lambda options, seats: deck(),
    pots=("pot", "bank"),
    bound=lambda options, seats: options.games * seats * (CARDS_BOUGHT + ROUNDS),
    zero_sum=False,  # coins may go to the bank
    utility=most_in_play,
    shows={
        "game_number": facts.NUMBER,
        "round_number": facts.NUMBER,
        "first": facts.SEAT,
        "takings": facts.BY_SEAT,
        "earned": facts.BY_SEAT,
    },
    spans={"game": lambda state: state.game_number},
    rounds="game",
    deals=lambda state: state.game_number,
)
