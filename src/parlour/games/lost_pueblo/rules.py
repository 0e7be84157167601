"""The Lost Pueblo of Doctor Green: four to ten players, three cards for each.

The player who is dealt the Ace of spades is the thief and tries to get rid of every
card. The others try to name the thief or to collect six cards. On a turn you hand over
a card, ask for one, or accuse somebody. Ids such as LPG-06 are entries in the rule
catalogue.

No field names the thief: the thief is the seat whose hand holds the Ace of spades,
which leaves that hand only by ending it.
"""

from dataclasses import dataclass, replace
from typing import Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import AUTO, choice, number, switch
from parlour.engine.picks import Pick, following
from parlour.engine.pieces import SPADES, Piece, Seat, Token, cards, deck, suit
from parlour.engine.refusals import Refusal
from parlour.engine.state import MEMBERS, State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import ROW, Zones
from parlour.kit.betting import next_of, one_at_most

ZONES: Final = Zones()
PACK: Final = ZONES.pile("pack")
BOX: Final = ZONES.pile("box")
HAND: Final = ZONES.each("hand")

HANDS: Final = [[HAND + seat for seat in range(seats)] for seats in range(ROW + 1)]
"""The hands, by the number of seats."""

WORDS: Final = Words()
GIVE: Final = WORDS.word("give")
ASK: Final = WORDS.word("ask")
ACCUSE: Final = WORDS.word("accuse")
REFUSE: Final = WORDS.word("refuse")
SEAT: Final = WORDS.seats()

ACTIONS: Final[list[Token]] = [GIVE, ASK, ACCUSE]
NO_MORE: Final[list[Token]] = []

ACE: Final = cards("As")[0]
WHOLE_DECK: Final = [Piece(card) for card in range(52)]
FILLERS: Final = [card for card in WHOLE_DECK[:48] if suit(card) != SPADES]
"""2c 2d 2h 3c and so on to Kh: neither Aces nor spades (LPG-01)."""

CARDS_DEALT: Final = 3
PENALTY_CARDS: Final = 2
WINNING_CARDS: Final = 6
"""Cards that win the hand for an innocent (LPG-15)."""
TURNS_PER_SEAT: Final = 50

SEAT_TOKENS: Final[list[list[Token]]] = [
    [Token(SEAT + seat) for seat in seats] for seats in MEMBERS
]
"""The tokens of the seats of each set, by its bitmask."""


@dataclass(frozen=True)
class Options:
    filler_cards: str = choice("no_aces_no_spades", "no_aces_no_spades", "any")
    """The cards beside the Ace of spades: a list known to all, or any (LPG-01)."""
    may_refuse: bool = switch(False)
    """Whether an asked player may say no (LPG-26)."""
    ace_as_second_card: bool = switch(True)
    """Whether the Ace may follow the other of the last two cards (LPG-30)."""
    lone_thief: str = choice("nobody", "nobody", "thief_wins")
    """The winner if all innocents have dropped out (LPG-17)."""
    turn_cap: int = number(
        AUTO, least=1, most=100_000, words={"auto": AUTO}, typical=(1, 12, 60, 200)
    )
    """Turns after which a hand is drawn; usually fifty for each player (LPG-32)."""
    hands: int = number(1, least=1, most=1000, typical=(1, 2, 3))
    """Hands in a session, a point for each hand won (LPG-35)."""


class LostPueblo(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round_number = 0  # hands so far
        self.turns = 0  # of this hand, the present one included
        self.still_in = 0  # seats that have not dropped out
        self.cleared = 0  # seats proved innocent by a wrong accusation
        self.exposed = False  # whether all know where the Ace of spades is
        self.target: Seat = Seat(0)  # who is asked or accused
        self.gave = [0] * table.seats  # how often each seat gave, asked and accused
        self.asked = [0] * table.seats
        self.accused = [0] * table.seats

    def start(self) -> None:
        if self.options.filler_cards == "any":
            self.fill(BOX, WHOLE_DECK)
        else:
            self.fill(PACK, [*FILLERS[: CARDS_DEALT * self.seats - 1], ACE])
        self.deal_hand()

    def deal_hand(self) -> None:
        self.round_number += 1
        self.round_opens()
        self.turns = 0
        self.still_in = self.table.all_seats
        self.cleared = 0
        self.exposed = False
        self.gave = self.table.nil[:]
        self.asked = self.table.nil[:]
        self.accused = self.table.nil[:]
        self.make_pack()
        for seat in self.everyone():
            self.deal(PACK, HAND + seat, CARDS_DEALT)  # LPG-20, LPG-21
        first = self.everyone()[self.roll(self.seats)]  # LPG-02, LPG-35
        hands = self.options.hands
        self.say("begins", first, number=self.round_number, of=hands, rule="LPG-02")
        self.begin_turn(first)

    def make_pack(self) -> None:
        """Builds a pack of three cards per seat, the Ace of spades among them
        (LPG-01)."""
        if self.options.filler_cards == "any":
            self.collect(BOX)
            self.show(ACE, self.table.all_viewers)
            self.move(ACE, BOX, PACK)
            self.deal(BOX, PACK, CARDS_DEALT * self.seats - 1)
            self.shuffle(PACK)
        else:
            self.collect(PACK)

    def collect(self, pile: int) -> None:
        """Takes all cards back and shuffles them.

        The Ace, which lies open by now, goes first: its place among the other cards
        of a hand would tell which of them was handed over last.
        """
        for seat in self.everyone():
            if ACE in self.zones[HAND + seat]:
                self.move(ACE, HAND + seat, pile)
        self.gather(HANDS[self.seats], pile)

    # A turn

    def begin_turn(self, seat: Seat) -> None:
        self.turns += 1
        self.enter("turn")
        self.turn_to(seat)

    def ask(self, seat: Seat) -> Pick:
        able = self.giveable(seat)
        match self.phase:
            case "turn":
                options = ACTIONS + self.targets(seat) + able
                return Pick(seat, "act", options, 2, 3, "LPG-07", staged=True)
            case "asked":
                if self.options.may_refuse:
                    refusing = [*able, REFUSE]
                    return Pick(seat, "hand-over-or-not", refusing, rule="LPG-26")
                return Pick(seat, "hand-over", able, rule="LPG-08")
            case _:
                return Pick(
                    seat, "hand-over-two", able, PENALTY_CARDS, PENALTY_CARDS, "LPG-27"
                )

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        """Returns, on a turn, what to do, with whom, and if you give, which card."""
        if not pick.staged:
            return following(pick, chosen)
        match len(chosen):
            case 0:
                return ACTIONS
            case 1:
                return self.targets(pick.seat)
            case 2:
                return self.giveable(pick.seat) if chosen[0] == GIVE else NO_MORE
        return NO_MORE

    def targets(self, seat: Seat) -> list[Token]:
        """Returns all others still in the game (LPG-24)."""
        return SEAT_TOKENS[self.still_in & ~(1 << seat)]

    def giveable(self, seat: Seat) -> list[Piece]:
        """Lists the cards that a seat may hand over: the Ace of spades only as the last
        card."""
        hand = self.zones[HAND + seat]
        if len(hand) == 1 or ACE not in hand:  # LPG-06, LPG-23
            return hand
        return [card for card in hand if card != ACE]

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        seat = pick.seat
        if self.phase == "turn" and len(chosen) == 1 and token >= SEAT:
            if token == SEAT + seat:
                return Refusal("yourself", "LPG-24")
            if token < SEAT + self.seats:
                return Refusal("dropped-out", "LPG-24")
        if token == ACE and ACE in self.zones[HAND + seat]:
            return Refusal("ace-comes-last", "LPG-06")
        if token == REFUSE and self.phase == "asked":
            return Refusal("no-refusing", "LPG-09")
        if token < len(WHOLE_DECK) and token not in self.zones[HAND + seat]:
            rule = "LPG-03" if self.phase == "turn" else pick.rule
            return Refusal("not-in-hand", rule)
        return Refusal("not-offered", pick.rule)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "turn":
                self.act(seat, tokens)
            case "asked":
                if tokens[0] == REFUSE:
                    self.end_turn()  # LPG-26
                else:
                    self.hand_over(seat, self.turn, tokens)
            case _:
                self.hand_over(seat, self.target, tokens)

    def act(self, seat: Seat, tokens: list[Token]) -> None:
        action = tokens[0]
        self.target = self.everyone()[tokens[1] - SEAT]
        if action == GIVE:
            self.gave[seat] += 1
            self.hand_over(seat, self.target, tokens[2:])  # LPG-03
        elif action == ASK:
            self.asked[seat] += 1
            self.ask_for_card(seat, self.target)  # LPG-04
        else:
            self.accused[seat] += 1
            self.accuse(seat, self.target)  # LPG-05

    def ask_for_card(self, seat: Seat, target: Seat) -> None:
        hand = self.zones[HAND + target]
        if len(hand) == 1 and not self.options.may_refuse:
            self.hand_over(target, seat, hand[:])  # LPG-09, LPG-23, LPG-R03
            return
        self.enter("asked")
        self.waiting = 1 << target

    def accuse(self, seat: Seat, target: Seat) -> None:
        if ACE in self.zones[HAND + target]:
            self.say_end("caught", seat, rule="LPG-10", target=target)
            self.win(seat, "LPG-10")
            return
        self.cleared |= 1 << target
        self.say("innocent", target, rule="LPG-11", target=seat)
        hand = self.zones[HAND + seat]
        if len(hand) > PENALTY_CARDS:
            self.enter("penalty")
            self.waiting = 1 << seat  # LPG-27
            return
        given = sorted(hand)  # LPG-28: all there is; LPG-12, LPG-30: the Ace last
        if len(hand) == PENALTY_CARDS and not self.options.ace_as_second_card:
            given = self.giveable(seat)[:]
            if len(given) < PENALTY_CARDS:
                self.expose(seat, "LPG-R18")
        self.hand_over(seat, target, given)

    # Hand-overs

    def hand_over(self, giver: Seat, receiver: Seat, given: list[Piece]) -> None:
        for card in given:  # LPG-12
            self.slip(card, HAND + giver, HAND + receiver)  # LPG-33
        held = len(self.zones[HAND + receiver])
        if ACE in given:
            self.say_end("escaped", giver, held, "LPG-14", target=receiver)
            self.win(giver, "LPG-14")
            return
        if held >= WINNING_CARDS:
            if ACE not in self.zones[HAND + receiver]:
                self.say_end("six", receiver, held, "LPG-15")
                self.win(receiver, "LPG-15")
                return
            self.expose(receiver, "LPG-18")
        if not self.zones[HAND + giver]:
            self.still_in &= ~(1 << giver)  # LPG-16; LPG-29: never the thief
            self.say("drops-out", giver, rule="LPG-16")
            if one_at_most(self.still_in):
                self.last_one_left(receiver)
                return
        if self.exposed:
            self.show_ace()  # LPG-06: it is still where all know it to be
        self.end_turn()

    def expose(self, seat: Seat, rule: str) -> None:
        """Notes that from now on everybody can tell that this seat is the thief."""
        if not self.exposed:
            self.exposed = True
            self.say("exposed", seat, rule=rule)

    def show_ace(self) -> None:
        if self.known[ACE] != self.table.all_viewers:
            self.show(ACE, self.table.all_viewers)

    # The end of a turn and of a hand

    def end_turn(self) -> None:
        if self.turns >= self.options.turn_cap:
            self.say_end("drawn", number=self.turns, rule="LPG-32")
            self.capped = self.round_number == self.options.hands
            self.end_hand()
        else:
            self.begin_turn(next_of(self.still_in, self.turn))  # LPG-19, LPG-22

    def last_one_left(self, thief: Seat) -> None:
        if self.options.lone_thief == "thief_wins":  # LPG-17
            self.say_end("lone-winner", thief, rule="LPG-17")
            self.win(thief, "LPG-17")
        else:
            self.say_end("lone", thief, rule="LPG-17")
            self.end_hand()

    def win(self, winner: Seat, rule: str) -> None:
        self.score(winner, 1, rule)
        self.end_hand()

    def say_end(
        self,
        why: str,
        seat: int = -1,
        number: int = 0,
        rule: str = "",
        target: int = -1,
    ) -> None:
        """Says why a hand is over; if it is the only one, so is the game."""
        message = f"end-{why}" if self.options.hands == 1 else why
        self.say(message, seat, number=number, rule=rule, target=target)

    def end_hand(self) -> None:
        self.exposed = True  # who the thief was is no secret any more
        self.show_ace()
        if self.round_number < self.options.hands:
            self.deal_hand()  # LPG-35
            return
        self.finish(self.scores)
        if not any(self.scores):  # the first place is empty
            self.ranks = [place + 1 for place in self.ranks]

    def plausible(self, seat: Seat) -> bool:
        """Returns whether the Ace lies where nobody was cleared, and was never handed
        over."""
        for other in self.everyone():
            if ACE in self.zones[HAND + other]:
                if other in self.seats_in(self.cleared):
                    return False
                return self.exposed or self.known[ACE] == self.eyes[HAND + other]
        return True


def settle(options: Options, seats: int) -> Options:
    if options.turn_cap == AUTO:
        return replace(options, turn_cap=TURNS_PER_SEAT * seats)
    return options


GAME: Final = Game(
    "lost-pueblo",
    "The Lost Pueblo of Doctor Green",
    players=range(4, 11),
    usual_seats=6,
    edition=1,
    lasts=5,
    zones=ZONES,
    words=WORDS,
    options=Options,
    settle=settle,
    state=LostPueblo,
    phases=("turn", "asked", "penalty", "over"),
    pieces=lambda options, seats: deck(),
    bound=lambda options, seats: 4 * options.turn_cap * options.hands,
    poker_faced=True,  # a thief with the Ace and one other card has no choice
    shows={
        "round_number": facts.NUMBER,
        "turns": facts.NUMBER,
        "still_in": facts.SEATS,
        "gave": facts.BY_SEAT,
        "asked": facts.BY_SEAT,
        "accused": facts.BY_SEAT,
    },
    spans={"hand": lambda state: state.round_number},
    rounds="hand",
    deals=lambda state: state.round_number,
)
