"""Abandon Ship!: two to five players with one pack, six to eight with two.

On your turn you throw a card into the lifeboat of its suit or pick a fight, which wins
cards for your board. When the deck runs out the ship sinks: everybody runs for one
lifeboat, and the strongest claim to a boat scores its cards. Ids such as ABS-16 are
entries in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import choice, number
from parlour.engine.picks import DONE, Pick, following
from parlour.engine.pieces import Piece, Seat, Token, deck
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones
from parlour.kit.dealer import check_dealer, dealer_option, first_dealer
from parlour.kit.values import VALUE

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
ASIDE: Final = ZONES.pile("aside")  # out of the round, and never looked at
BOAT: Final = ZONES.pile("clubs-lifeboat", seen=True, layout="row")  # BOAT + suit
ZONES.pile("diamonds-lifeboat", seen=True, layout="row")
ZONES.pile("hearts-lifeboat", seen=True, layout="row")
ZONES.pile("spades-lifeboat", seen=True, layout="row")
FIGHT: Final = ZONES.pile("fight", seen=True, layout="row")
HAND: Final = ZONES.each("hand")
BOARD: Final = ZONES.each("board", seen=True, layout="row")
KEY: Final = ZONES.each("key-card", seen=True, layout="row")
SHOWN: Final = ZONES.each("shown", seen=True, layout="row")  # hands at the showdown

WORDS: Final = Words()
DISCARD: Final = WORDS.word("lifeboat")
SURRENDER: Final = WORDS.word("surrender")
SEAT: Final = WORDS.seats()

PLAYERS: Final = range(2, 9)
HAND_SIZE: Final = 5
KING: Final = 13
SUITS: Final = (0, 1, 2, 3)
PACK: Final = [Piece(card) for card in range(52)]
TWO_PACKS: Final = [Piece(card) for card in range(104)]
VALUES: Final[list[int]] = VALUE + VALUE
"""Rank in fights and points, the Ace low, for cards of one pack or two (ABS-R01)."""


@dataclass(frozen=True)
class Options:
    target_score: int = number(200, least=1, typical=(1, 60, 120, 200))
    """Points that end the game after the round (ABS-39)."""
    first_dealer: int = dealer_option(PLAYERS)
    """The first dealer, who begins the first round (ABS-06)."""
    identical_tie: str = choice("none", "none", "split", "random")
    """Two packs: who boards if claims are the same card for card (ABS-37)."""
    game_tie: str = choice("shared", "shared", "extra_round")
    """The outcome of a tie for the highest total at the end (ABS-39)."""
    max_rounds: int = number(50, least=1, most=1000, typical=(1, 2, 3, 50))
    """Rounds after which the game stops in any case."""


class AbandonShip(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0
        self.dealer: Seat = Seat(0)
        self.target: Seat = Seat(0)  # who was attacked last

    def start(self) -> None:
        self.fill(DECK, TWO_PACKS if self.seats >= 6 else PACK)
        self.shuffle(DECK)  # ABS-01
        self.dealer = first_dealer(self, self.options.first_dealer)
        self.begin_round()

    # The start of a round

    def begin_round(self) -> None:
        self.round_number += 1
        self.round_opens()
        self.say("round", self.dealer, number=self.round_number, rule="ABS-02")
        self.enter("act")
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, HAND_SIZE)  # ABS-02
        self.deal(DECK, ASIDE, HAND_SIZE * ownerless(self.seats))  # ABS-03, ABS-04
        self.begin_turn(self.dealer)  # ABS-06

    # A turn

    def begin_turn(self, seat: Seat) -> None:
        self.turn_to(seat)
        missing = HAND_SIZE - len(self.zones[HAND + seat])
        left = len(self.zones[DECK])
        if missing < left:
            self.deal(DECK, HAND + seat, missing)  # ABS-10
        else:
            self.deal(DECK, HAND + seat, left)
            self.sink(seat)  # ABS-11

    def ask(self, seat: Seat) -> Pick:
        hand = self.zones[HAND + seat]
        match self.phase:
            case "act":
                options = hand + self.uses(seat)
                return Pick(seat, "act", options, 2, 2, "ABS-12", staged=True)
            case "fight":
                return Pick(seat, "answer", self.answers(hand), rule="ABS-16")
            case _:
                return Pick(seat, "choose-key", hand, rule="ABS-30")

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        """Returns, on a turn, a card of the hand, then what it is for."""
        if not pick.staged:
            return following(pick, chosen)
        match len(chosen):
            case 0:
                return self.zones[HAND + pick.seat]
            case 1:
                return self.uses(pick.seat)
            case _:
                return []

    def uses(self, seat: Seat) -> list[Token]:
        """Lists the uses of this seat's cards: lifeboats, or a fight (ABS-12)."""
        uses = [DISCARD]
        for other in self.everyone():
            if other != seat and self.zones[HAND + other]:  # ABS-15
                uses.append(Token(SEAT + other))
        return uses

    def answers(self, hand: list[Piece]) -> list[Token]:
        """Lists the cards of a hand that can answer the last card of a fight (ABS-16,
        ABS-18)."""
        fight = self.zones[FIGHT]
        beat = VALUES[fight[len(fight) - 1]]
        if len(hand) == 1 and beat < KING - 1:
            beat = KING - 1  # ABS-17
        able = [card for card in hand if VALUES[card] > beat]
        able.append(SURRENDER)
        return able

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "act":
                if tokens[1] == DISCARD:
                    self.discard(seat, tokens[0])
                else:
                    target = self.everyone()[tokens[1] - SEAT]
                    self.attack(seat, tokens[0], target)
            case "fight":
                if tokens[0] == SURRENDER:
                    self.end_fight(winner=self.rival_of(seat), loser=seat)
                else:
                    self.move(tokens[0], HAND + seat, FIGHT)
                    self.waiting = 1 << self.rival_of(seat)  # ABS-19
            case _:
                if self.seal(seat, tokens):
                    self.showdown()

    def discard(self, seat: Seat, card: Piece) -> None:
        self.move(card, HAND + seat, BOAT + (card & 3))  # ABS-13
        self.begin_turn(self.left_of(seat))

    # A fight

    def attack(self, seat: Seat, card: Piece, target: Seat) -> None:
        self.say("attacks", seat, card, rule="ABS-14")
        self.say("attacked", target, rule="ABS-14")
        self.enter("fight")
        self.move(card, HAND + seat, FIGHT)  # ABS-14
        self.target = target
        self.waiting = 1 << target

    def rival_of(self, seat: Seat) -> Seat:
        """Returns the other of the two who fight."""
        return self.target if seat == self.turn else self.turn

    def end_fight(self, winner: Seat, loser: Seat) -> None:
        self.say("wins-fight", winner, rule="ABS-20", target=loser)
        hand = self.zones[HAND + loser]
        spoil = hand[self.roll(len(hand))]  # ABS-R07
        self.move(spoil, HAND + loser, BOARD + winner)  # ABS-20
        for card in self.zones[FIGHT][:]:
            self.move(card, FIGHT, BOAT + (card & 3))  # ABS-21
        self.enter("act")
        self.begin_turn(self.left_of(self.turn))  # ABS-R03

    # The showdown

    def sink(self, seat: Seat) -> None:
        self.say("sinks", seat, rule="ABS-11")
        self.enter("showdown")
        with_cards = 0
        for one in self.everyone():
            if self.zones[HAND + one]:
                with_cards |= 1 << one
        self.ask_sealed(
            with_cards
        )  # ABS-30; the seat that drew is among them (ABS-R21)

    def showdown(self) -> None:
        for seat in self.everyone():
            if self.zones[HAND + seat]:
                self.move(self.sealed[seat][0], HAND + seat, KEY + seat)  # ABS-32
            else:
                self.say("goes-down", seat, rule="ABS-31")
        for seat in self.everyone():
            self.sweep(HAND + seat, SHOWN + seat)  # ABS-32
        before = self.scores[:]
        for suit in SUITS:
            self.fill_boat(suit)
        for seat in self.everyone():
            if self.scores[seat] == before[seat]:
                self.say("left-behind", seat, rule="ABS-35")
        self.end_round()

    def fill_boat(self, suit: int) -> None:
        """Lets the strongest of those who run for a lifeboat board it."""
        runners: list[Seat] = []
        claims: list[list[int]] = []
        for seat in self.everyone():
            key = self.zones[KEY + seat]
            if key and key[0] & 3 == suit:
                runners.append(seat)
                claims.append(claim(self.holding(seat), suit))
        points = 0
        for card in self.zones[BOAT + suit]:
            points += VALUES[card]
        if not runners:
            self.say("unclaimed", number=points, rule="ABS-38", of=suit)
            return
        if len(runners) > 1:
            for number in range(len(runners)):
                self.say_claim(runners[number], suit, claims[number][0])
        best = max(claims)  # ABS-35 to ABS-37
        boarding = [runners[n] for n in range(len(runners)) if claims[n] == best]
        if len(boarding) > 1:
            boarding = self.settle_identical(boarding)
        elif len(runners) > 1:
            self.explain(boarding[0], suit, claims)
        strongest = [one for one in claims if one[0] == best[0]]
        level = len(boarding) == 1 and len(strongest) > 1  # ABS-36
        message = "boards-alone" if len(runners) == 1 else "boards"
        message = "boards-higher" if level else message
        for seat in boarding:
            card = self.zones[KEY + seat][0]
            self.say(message, seat, card, points, "ABS-34", of=suit)
            self.score(seat, points // len(boarding), "ABS-34")

    def explain(self, seat: Seat, suit: int, claims: list[list[int]]) -> None:
        """Says which card decided between claims of the same strength (ABS-36)."""
        best, second = sorted(claims)[::-1][:2]
        if best[0] != second[0]:
            return
        for place in range(1, len(best)):
            lacking = second[place] if place < len(second) else 0
            if best[place] != lacking:
                for card in self.holding(seat):
                    if card & 3 == suit and VALUES[card] == best[place]:
                        self.say("decides", seat, card, lacking, "ABS-36")
                        return

    def say_claim(self, seat: Seat, suit: int, strength: int) -> None:
        """Says how strong a claim to a lifeboat is, and by which cards (ABS-35)."""
        if self.events is None:
            return
        key = self.zones[KEY + seat][0]
        self.say("claims", seat, key, strength, "ABS-35", of=suit)
        for card in self.holding(seat):
            if card & 3 == suit:
                self.say("counts", seat, card, VALUES[card], "ABS-35")

    def settle_identical(self, tied: list[Seat]) -> list[Seat]:
        """Returns who boards, if claims are the same card for card (ABS-R10)."""
        self.say("identical", rule="ABS-R10")
        match self.options.identical_tie:
            case "split":
                return tied
            case "random":
                return [tied[self.roll(len(tied))]]
            case _:
                return []

    def holding(self, seat: Seat) -> list[Piece]:
        """Returns hand, board and key card, once all are shown."""
        zones = self.zones
        return zones[KEY + seat] + zones[SHOWN + seat] + zones[BOARD + seat]

    # The end of a round

    def end_round(self) -> None:
        best = max(self.scores)
        reached = best >= self.options.target_score  # ABS-R11
        tied = self.scores.count(best) > 1
        if reached and not (tied and self.options.game_tie == "extra_round"):
            top = self.scores.index(best)
            self.say("reached", top, number=self.options.target_score, rule="ABS-39")
            self.finish(self.scores)  # ABS-39, ABS-R12
        elif self.round_number >= self.options.max_rounds:
            self.capped = True
            self.finish(self.scores)
        else:
            if reached:
                self.say("extra-round", rule="ABS-R22")
            self.dealer = self.left_of(self.dealer)  # ABS-33
            others = [zone for zone in self.table.live if zone != DECK]
            self.gather(others, DECK)  # ABS-01, ABS-R20
            self.begin_round()

    # Refusals

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if token < DONE:
            return self.why_not_card(pick, chosen, token)
        if self.phase != "act" or len(chosen) > 1:
            return Refusal("not-offered", pick.rule)
        if not chosen:
            return Refusal("card-first", "ABS-12")
        seat = token - SEAT
        if not 0 <= seat < self.seats:
            return Refusal("not-offered", pick.rule)
        if seat == pick.seat:
            return Refusal("yourself", "ABS-12")
        return Refusal("nothing-to-win", "ABS-15")

    def why_not_card(self, pick: Pick, chosen: list[Token], card: Piece) -> Refusal:
        hand = self.zones[HAND + pick.seat]
        if card in self.zones[BOARD + pick.seat]:
            return Refusal("on-your-board", "ABS-22")
        if card not in hand:
            return Refusal("not-in-your-hand", pick.rule)
        if chosen:
            return Refusal("one-card", pick.rule)
        if len(hand) == 1 and VALUES[card] < KING:
            return Refusal("last-card", "ABS-17")
        return Refusal("not-higher", "ABS-16")


def ownerless(seats: int) -> int:
    """Hands that are dealt to nobody (ABS-03, ABS-04).

    >>> [ownerless(seats) for seats in range(2, 9)]
    [1, 0, 0, 0, 2, 1, 0]
    """
    if seats == 2:
        return 1
    return 8 - seats if seats >= 6 else 0


def claim(holding: list[Piece], suit: int) -> list[int]:
    """Returns a claim to a lifeboat: strength, then the cards of the suit, highest
    first.

    The greater list is the better claim (ABS-35 to ABS-37).

    >>> claim(cards("2h 3h 7h Ks"), 2)
    [12, 7, 3, 2]
    """
    values = [VALUES[card] for card in holding if card & 3 == suit]
    values.sort(reverse=True)
    return [sum(values), *values]


def settle(options: Options, seats: int) -> Options:
    check_dealer(options.first_dealer, seats)
    return options


def bound(options: Options, seats: int) -> int:
    """Returns a bound: every turn but each player's first draws, and a fight has ten
    cards at most."""
    packs = 2 if seats >= 6 else 1
    drawn = 52 * packs - HAND_SIZE * (seats + ownerless(seats))
    turns = seats + drawn
    return options.max_rounds * (turns * (2 + 2 * HAND_SIZE) + seats)


GAME: Final = Game(
    "abandon-ship",
    "Abandon Ship!",
    players=PLAYERS,
    usual_seats=4,
    edition=1,
    lasts=35,
    zones=ZONES,
    words=WORDS,
    yields=("surrender",),
    options=Options,
    state=AbandonShip,
    phases=("act", "fight", "showdown", "over"),
    pieces=lambda options, seats: deck(decks=2 if seats >= 6 else 1),
    settle=settle,
    bound=bound,
    cut="max_rounds",
    shows={
        "dealer": facts.SEAT,
        "round_number": facts.NUMBER,
    },
    spans={"round": lambda state: state.round_number},
    rounds="round",
    deals=lambda state: state.round_number,
)
