"""Caribbean Star: two players, one pack without Jokers, a score pad.

Two magicians own a colour each. Both play a card face down, and the lower acts
first: tricks and mistakes go to the practice pile of the colour's owner, showtimes
make the owner perform, an Ace stops a card. Most points win when the deck has been
played. Ids such as CAR-14 are entries in the rule catalogue.
"""

from dataclasses import dataclass
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import RANDOM, chair, choice
from parlour.engine.picks import Pick
from parlour.engine.pieces import DIAMONDS, HEARTS, Piece, Seat, Token, deck, rank, suit
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import Zones
from parlour.games.caribbean_star.shows import (
    MINUTES,
    MISTAKE,
    POINTS,
    REHEARSAL_RANK,
    buffet_value,
    is_trick,
    minutes,
    mistakes,
    rehearsals,
    show_value,
    tricks_worth,
)
from parlour.kit.windows import ask_next, line_up

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
DISCARD: Final = ZONES.pile("discard", seen=True)
HAND: Final = ZONES.each("hand")
PLAYED: Final = ZONES.each("played", seen=True, layout="row")
PRACTICE: Final = ZONES.each("practice", seen=True, layout="row")

PACK: Final = [Piece(card) for card in range(52)]
FIRST_ACE: Final = 48
"""The four Aces have the highest numbers."""

BOTH_SEATS: Final = 0b11
"""Both seats, as a bitmask."""


@dataclass(frozen=True)
class Options:
    red_seat: int = chair(0, most=1)
    """The owner of red; the other owns black (CAR-01)."""
    ace_priority: str = choice("opponent_first", "opponent_first", "player_first")
    """The seat that is asked first whether to stop a card (CAR-R02)."""
    game_tie: str = choice("draw", "draw")
    """The meaning of equal scores (CAR-R14)."""


class CaribbeanStar(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.red: Seat = Seat(0)  # the owner of red
        self.resolving: Seat = Seat(0)  # whose card is about to take effect
        self.queue: list[Seat] = []  # who will still be asked to stop it
        self.aces_used = 0
        self.turns = 0

    def start(self) -> None:
        red = self.options.red_seat
        self.red = self.everyone()[self.roll(2) if red == RANDOM else red]  # CAR-01
        self.say("red", self.red, target=self.left_of(self.red), rule="CAR-01")
        self.fill(DECK, PACK)
        self.shuffle(DECK)
        for seat in self.everyone():
            self.deal(DECK, HAND + seat, 5)
        self.next_turn()

    def owner(self, card: Piece) -> Seat:
        """Returns the owner of a card, whichever seat played it."""
        if suit(card) == DIAMONDS or suit(card) == HEARTS:
            return self.red
        return self.left_of(self.red)

    # The question for each phase

    def ask(self, seat: Seat) -> Pick:
        match self.phase:
            case "play":
                hand = self.zones[HAND + seat]
                playable = [card for card in hand if card < FIRST_ACE]  # CAR-R01
                return Pick(seat, "play-face-down", playable, rule="CAR-02")
            case "stop":
                # CAR-R03: asked with or without an Ace, or the question would tell.
                hand = self.zones[HAND + seat]
                aces = [card for card in hand if card >= FIRST_ACE]
                prompt = "stop-yours" if seat == self.resolving else "stop-theirs"
                return Pick(seat, prompt, aces, 0, 1, rule="CAR-05", window=True)
            case _:
                pile = self.zones[PRACTICE + seat]
                tricks = [card for card in pile if is_trick(card)]
                return Pick(seat, "buffet", tricks, 0, 1, rule="CAR-14")

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        held = token in self.zones[HAND + pick.seat]
        match self.phase:
            case "play" if held:
                return Refusal("aces-only-stop", "CAR-02")
            case "stop" if held:
                return Refusal("only-aces-stop", "CAR-05")
            case "buffet" if token in self.zones[PRACTICE + pick.seat]:
                return Refusal("only-tricks", "CAR-14")
            case "buffet":
                return Refusal("not-in-pile", "CAR-14")
            case _:
                return Refusal("not-in-hand", pick.rule)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "play":
                if self.seal(seat, tokens):
                    self.reveal()
            case "stop":
                if tokens:
                    self.stop(seat, tokens[0])
                elif not ask_next(self, self.queue):
                    self.effect()
            case _:
                self.buffet(seat, tokens)

    # A turn: two cards, face down and then face up

    def next_turn(self) -> None:
        if self.zones[DECK] or self.both_can_play():
            self.turns += 1
            self.enter("play")
            self.ask_sealed(BOTH_SEATS)
        else:
            self.farewell()

    def both_can_play(self) -> bool:
        """Returns whether each hand has a card that is not an Ace (CAR-25, CAR-R13)."""
        return has_playable(self.zones[HAND]) and has_playable(self.zones[HAND + 1])

    def plausible(self, seat: Seat) -> bool:
        # The game goes on, so neither hand is all Aces.
        return self.phase != "play" or self.both_can_play()

    def reveal(self) -> None:
        for seat in self.everyone():
            self.move(self.sealed[seat][0], HAND + seat, PLAYED + seat)  # CAR-03
        # CAR-04, CAR-R04: cards are numbered by rank and then by suit, clubs lowest.
        lower = 0 if self.zones[PLAYED][0] < self.zones[PLAYED + 1][0] else 1
        self.resolve(self.everyone()[lower])

    def resolve(self, player: Seat) -> None:
        """Asks who wants to stop this player's card before it takes effect."""
        self.resolving = player
        self.queue = self.window(player)
        if self.queue:
            self.enter("stop")
            ask_next(self, self.queue)
        else:
            self.effect()

    def window(self, player: Seat) -> list[Seat]:
        """Returns the seats that are asked; only public facts leave a seat out
        (CAR-R03)."""
        if self.aces_used == 4:
            return []
        first = player
        if self.options.ace_priority == "opponent_first":
            first = self.left_of(player)  # CAR-R02
        holding = 0
        for seat in self.everyone():
            if self.zones[HAND + seat]:
                holding |= 1 << seat
        return line_up(self, first, holding)

    def stop(self, seat: Seat, ace: Piece) -> None:
        card = self.zones[PLAYED + self.resolving][0]
        own = int(seat == self.resolving)
        self.say("stopped", seat, card, own, "CAR-05", target=self.resolving)
        self.move(ace, HAND + seat, DISCARD)
        self.aces_used += 1
        self.move(card, PLAYED + self.resolving, HAND + seat)  # CAR-R17
        self.card_done()  # CAR-06: one Ace settles it

    # What the cards do

    def effect(self) -> None:
        card = self.zones[PLAYED + self.resolving][0]
        owner = self.owner(card)
        match rank(card):
            case 5:
                self.swap(card)  # CAR-15
            case 7 | 9:
                self.perform(owner, "CAR-13", card)
            case 8:
                for other in self.zones[PRACTICE + owner]:
                    if is_trick(other):
                        self.enter("buffet")
                        self.turn_to(owner)
                        return
                self.say("no-buffet", owner, card, rule="CAR-R12")
            case _:
                # CAR-10, CAR-11, CAR-12: tricks, rehearsals, mistakes
                kind = "rehearsal" if rank(card) == REHEARSAL_RANK else "trick"
                cost = MISTAKE[rank(card)]
                time = MINUTES[rank(card)]
                worth = cost or POINTS[rank(card)]
                self.say("mistake" if cost else kind, owner, card, worth, of=time)
                self.move(card, PLAYED + self.resolving, PRACTICE + owner)
        self.card_done()

    def swap(self, nap: Piece) -> None:
        first = self.zones[HAND][:]
        second = self.zones[HAND + 1][:]
        self.say("swapped", piece=nap, rule="CAR-15")
        for card in first:
            self.move(card, HAND, HAND + 1)  # CAR-R22: both know it from now on
        for card in second:
            self.move(card, HAND + 1, HAND)

    def buffet(self, owner: Seat, tokens: list[Token]) -> None:
        for trick in tokens:
            self.move(trick, PRACTICE + owner, DISCARD)
            self.score(owner, buffet_value(trick), "CAR-14")
        self.card_done()

    def perform(self, owner: Seat, rule: str, showtime: int = -1) -> None:
        pile = self.zones[PRACTICE + owner]
        self.say_sums(owner, pile, showtime)
        self.score(owner, show_value(pile), rule)
        self.sweep(PRACTICE + owner, DISCARD)

    def say_sums(self, owner: Seat, pile: list[Piece], showtime: int) -> None:
        """Says how a show is scored."""
        length = minutes(pile)
        if not length:
            self.say("comedy", owner, showtime, rule="CAR-21")
            return
        self.say("show", owner, showtime, length, "CAR-20")
        self.say("tricks", owner, number=tricks_worth(pile), rule="CAR-22")
        if mistakes(pile):
            self.say("mistakes", owner, number=mistakes(pile), rule="CAR-23")
        if rehearsals(pile):
            self.say("rehearsed", owner, number=1 << rehearsals(pile), rule="CAR-24")

    # After a card, a turn, the game

    def card_done(self) -> None:
        self.sweep(PLAYED + self.resolving, DISCARD)
        other = self.left_of(self.resolving)
        if self.zones[PLAYED + other]:
            self.resolve(other)  # CAR-07
            return
        if self.zones[DECK]:
            for seat in self.everyone():
                self.draw(DECK, HAND + seat)  # CAR-16
            if not self.zones[DECK]:
                self.say("deck-empty", rule="CAR-16")
        self.next_turn()

    def farewell(self) -> None:
        for seat in self.everyone():
            if self.zones[HAND + seat] and not has_playable(self.zones[HAND + seat]):
                self.say("only-aces", seat, rule="CAR-25")
        self.say("farewell", rule="CAR-26")
        for seat in self.everyone():
            self.perform(seat, "CAR-26")  # CAR-R19
        self.finish(self.scores)  # CAR-27, CAR-R14


def has_playable(hand: list[Piece]) -> bool:
    """Returns whether a hand has a card that is not an Ace (CAR-R01)."""
    return any(card < FIRST_ACE for card in hand)


GAME: Final = Game(
    "caribbean-star",
    "Caribbean Star",
    players=range(2, 3),
    edition=1,
    lasts=25,
    zones=ZONES,
    options=Options,
    state=CaribbeanStar,
    phases=("play", "stop", "buffet", "over"),
    pieces=lambda options, seats: deck(),
    # 26 turns: two cards, each with two chances to stop it and perhaps a buffet
    bound=lambda options, seats: 26 * 2 * (1 + 2 + 1),
    windows=True,
    shows={
        "aces_used": facts.NUMBER,
        "red": facts.SEAT,
    },
    spans={"turn": lambda state: state.turns},
)
