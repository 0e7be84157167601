"""The table of a contest: who is who, and what cards do.

What is kept for each hand is a list, or a bitmask of hands where yes or no is all
there is to say. Hands are numbered in turn order, so that the lowest bit of such a
mask comes first.
"""

from typing import Final, cast

from parlour.engine.pieces import HIDDEN, Piece, Seat
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.games.contest.cast import (
    DEALER,
    MOST_ABILITIES,
    NO_SIDE,
    CastOpening,
    opening,
    signifiers_of,
)
from parlour.games.contest.options import Options
from parlour.games.contest.words import DECK, DISCARD, DOWN, UNSEEN, UP
from parlour.kit.tarot import MAJORS, evaluate, strength

ACTING: Final = ("turn", "answer", "moment", "effect", "intervene")
"""Phases in which the actor's hand is what matters."""
BETWEEN: Final = ("join", "helpless")
"""Phases in which nobody has joined the next round yet."""

UNPLAYED: Final = -2
"""In place of a strength: no round yet."""
INVALID: Final = -1
"""In place of a strength: stymied, or no valid hand."""

# A row of `lent`
LENT: Final = 0
"""The wild card."""
LENT_BY: Final = 1
"""The hand that it lies in."""
LENT_FOR: Final = 2
"""The ability that brought it."""


class Hands(State):
    """The hands of a contest, and the moves that change them."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        none = table.no_ints
        nothing = cast(list[list[int]], table.no_zones)
        self.hands = len(table.holders)
        self.personae = 0
        self.armed = 0
        self.signs = 0
        """Cards that are Signifiers, as a bitmask."""
        # Groups and rounds
        self.sides: list[int] = none
        """The side of each hand: 0 for a, -1 on none yet, -2 not there yet."""
        self.groups: list[int] = none
        self.group = -1
        """The group that plays; groups take turns by whole rounds (FUG-B03)."""
        self.settled = 0
        """Groups whose conflict is over."""
        self.again = 0
        """Groups whose last round decided nothing."""
        self.rounds: list[int] = none
        """Rounds that each group has played."""
        self.round_number = 0
        self.joined = 0
        """The hands in this round."""
        self.were_in = 0
        """The hands in the last round of their group."""
        self.sits = 0
        """The hands that had to sit the round out."""
        # The hand being played
        self.actor = 0
        """The hand whose turn it is, that answers a 21, or that decides the effect."""
        self.played = False
        """Whether a card was turned or twisted this turn."""
        self.acted = False
        """Whether there was any play this turn."""
        self.stands = 0
        """The number of stands in a row."""
        self.stymied = 0
        self.caller = -1
        """The hand that made 21."""
        self.answering = False
        self.queue: list[int] = none
        """Hands that are still to be asked."""
        self.floors: list[int] = none
        """A clock turned the lower hole card, so the other counts at least this."""
        # Abilities and wild cards
        self.skills: list[list[int]] = nothing
        """For each hand the parts that each of its abilities relies on."""
        self.declared: list[int] = none
        """The abilities declared in this action, as a bitmask."""
        self.barred: list[int] = none
        """Abilities that the Dealer ruled out."""
        self.wild_for: list[list[int]] = nothing
        """The abilities of the wild cards a hand holds, in their order."""
        self.lent: list[list[int]] = nothing
        """Wild cards that lie among face-up cards, a row for each."""
        # Signifiers
        self.rung: list[int] = none
        """Wild cards that were turned up before: they ring no bell again."""
        self.bells: list[int] = none
        """Hands whose personae have just remembered something."""
        self.witness = -1
        """The hands that may use what they have just remembered."""
        self.remembered = 0
        """Hands that remembered in this round."""
        self.fresh: list[int] = none
        """For each hand the ability it has just remembered, or -1."""
        # The winner and what happens
        self.winner = -1
        self.tier = 0
        self.strengths: list[int] = none
        """The worth of each hand in its last round, or `UNPLAYED`, `INVALID`."""
        self.victims = 0
        """Opponents that nothing was done to yet, where each may suffer."""
        self.spared = 0
        """Personae that the Dealer did not let die this round."""
        self.inside = False
        """Whether the effect inside the group has been used."""
        self.victim = -1
        self.back = ""
        """The phase that a ruling goes back to."""
        # Bodies
        self.dead = 0
        self.left = 0
        """The hands that got away or gave up."""
        self.felled = 0
        """Knocked out."""
        self.dazed = 0
        """Incapacitated for the next round."""
        self.busy = 0
        """The hands that sit out the next round to finish somebody."""
        self.felled_by: list[int] = none
        self.hurt: list[int] = none
        """Wounded parts; abilities that touch them cannot be used."""
        self.bleeding: list[int] = none
        """Permanent wounds that nobody has tended."""
        self.blows: list[list[int]] = nothing
        """Every wound that was dealt here: hand, part, and 1 if for good."""

    def lay_cast(self) -> None:
        """Seats everybody as the Dealer framed it."""
        begun: CastOpening = opening(self.options.cast)
        self.sides = begun.sides[:]
        self.groups = begun.groups[:]
        self.skills = [parts[:] for parts in begun.skills]
        self.wild_for = [[] for _ in begun.sides]
        self.personae = begun.personae
        self.armed = begun.armed
        self.rounds = begun.unplayed[:]
        self.declared = begun.zeros[:]
        self.barred = begun.zeros[:]
        self.hurt = begun.zeros[:]
        self.bleeding = begun.zeros[:]
        self.floors = begun.zeros[:]
        self.felled_by = begun.nobody[:]
        self.fresh = begun.nobody[:]
        self.strengths = [UNPLAYED] * self.hands
        self.queue = []
        self.lent = []
        self.rung = []
        self.bells = []
        self.blows = []
        if self.options.signifiers != "none":
            for card, _ in signifiers_of(self.options.signifiers):
                self.signs |= 1 << card

    def copy_fields(self, other: State) -> None:
        """Copies field by field, in the order of `__init__`; the contract compares the
        two.

        By their names, compiled, it took 7.6 microseconds instead of 2.2.
        """
        assert isinstance(other, Hands)
        other.hands, other.personae = self.hands, self.personae
        other.armed, other.signs = self.armed, self.signs
        # Groups and rounds
        other.sides, other.groups = self.sides[:], self.groups[:]
        other.group, other.settled, other.again = self.group, self.settled, self.again
        other.rounds, other.round_number = self.rounds[:], self.round_number
        other.joined, other.were_in = self.joined, self.were_in
        other.sits = self.sits
        # The hand being played
        other.actor, other.played, other.acted = self.actor, self.played, self.acted
        other.stands, other.stymied = self.stands, self.stymied
        other.caller, other.answering = self.caller, self.answering
        other.queue, other.floors = self.queue[:], self.floors[:]
        # Abilities and wild cards
        other.skills = [parts[:] for parts in self.skills]
        other.declared, other.barred = self.declared[:], self.barred[:]
        other.wild_for = [abilities[:] for abilities in self.wild_for]
        other.lent = [loan[:] for loan in self.lent]
        # Signifiers
        other.rung, other.bells = self.rung[:], self.bells[:]
        other.witness, other.remembered = self.witness, self.remembered
        other.fresh = self.fresh[:]
        # The winner and what happens
        other.winner, other.tier = self.winner, self.tier
        other.strengths = self.strengths[:]
        other.victims, other.spared = self.victims, self.spared
        other.inside, other.victim = self.inside, self.victim
        other.back = self.back
        # Bodies
        other.dead, other.left, other.felled = self.dead, self.left, self.felled
        other.dazed, other.busy = self.dazed, self.busy
        other.felled_by, other.hurt = self.felled_by[:], self.hurt[:]
        other.bleeding = self.bleeding[:]
        other.blows = [blow[:] for blow in self.blows]

    def has_secret_facts(self) -> bool:
        """Returns whether a game-character has abilities; those of personae are
        public."""
        for hand in range(self.hands):
            if self.skills[hand] and not self.is_persona(hand):
                return True
        return False

    def conceal(self, viewer: int) -> None:
        """Hides abilities of game-characters from all but the Dealer until they are
        declared.

        Then others know that there is one, not which, nor its parts.
        """
        for hand in range(self.hands):
            if self.is_persona(hand) or self.table.holders[hand] == viewer:
                continue
            known = self.declared[hand].bit_count()
            self.skills[hand] = [0] * known
            self.declared[hand] = (1 << known) - 1
            self.barred[hand] = 0
            self.wild_for[hand] = [0] * len(self.wild_for[hand])
            for loan in self.lent:
                if loan[LENT_BY] == hand:
                    loan[LENT_FOR] = 0

    # What comes next is in the rules

    def after_bells(self) -> None:
        """Goes on where a bell interrupted play."""
        raise NotImplementedError

    def round_over(self) -> None:
        """Decides the round: nobody plays on."""
        raise NotImplementedError

    def after_effects(self) -> None:
        """Goes on after all that happens in this round."""
        raise NotImplementedError

    def next_round(self) -> None:
        """Frames the next round, or closes."""
        raise NotImplementedError

    def deal_round(self, joined: int) -> None:
        """Deals to those who are in."""
        raise NotImplementedError

    def rejoin(self) -> None:
        """Asks again who takes part in the next round."""
        raise NotImplementedError

    # Who is who

    def acts(self, hand: int) -> bool:
        """Returns whether this hand plays, answers or decides now."""
        return hand == self.actor and self.phase in ACTING

    def takes_part(self, hand: int) -> bool:
        """Returns whether this hand is in the round, or one is asked who is."""
        return self.phase in BETWEEN or bool(self.joined >> hand & 1)

    def holder(self, hand: int) -> Seat:
        return self.table.everyone[self.table.holders[hand]]

    def dealer(self) -> int:
        """Returns the Dealer's seat, or -1 if nobody deals: personae are the first
        hands."""
        everyone = (1 << self.seats) - 1
        return -1 if self.personae & everyone == everyone else self.seats - 1

    def hands_in(self, mask: int) -> list[int]:
        """Returns the hands of a mask in turn order."""
        return [hand for hand in range(self.hands) if mask >> hand & 1]

    def next_hand(self, hand: int, mask: int) -> int:
        """Returns the first hand of a mask that comes after this one, going round."""
        while True:
            hand += 1
            if hand == self.hands:
                hand = 0
            if mask >> hand & 1:
                return hand

    def members(self, group: int) -> int:
        mask = 0
        for hand in range(self.hands):
            if self.groups[hand] == group:
                mask |= 1 << hand
        return mask

    def side_mask(self, side: int) -> int:
        mask = 0
        for hand in range(self.hands):
            if self.sides[hand] == side:
                mask |= 1 << hand
        return mask

    def sides_in(self, mask: int) -> list[int]:
        """Returns the sides that some hands are on, in order."""
        return sorted({self.sides[hand] for hand in self.hands_in(mask)})

    def out(self) -> int:
        """Returns the hands that cannot take part in the next round."""
        return self.gone_mask() | self.felled | self.dazed | self.busy

    def able(self, group: int) -> int:
        return self.members(group) & ~self.out()

    def onlookers(self) -> int:
        """Returns able people on no side yet, or whose own conflict is over."""
        mask = 0
        for hand in range(self.hands):
            group = self.groups[hand]
            loose = self.sides[hand] == NO_SIDE or (
                group >= 0 and group != self.group and self.settled >> group & 1
            )
            if loose:
                mask |= 1 << hand
        return mask & ~self.out()

    def gone_mask(self) -> int:
        return self.dead | self.left

    def helpless(self) -> int:
        """Returns the helpless: incapacitated or knocked out (FUG-B27)."""
        return (self.dazed | self.felled) & ~self.gone_mask()

    def is_persona(self, hand: int) -> bool:
        return self.personae >> hand & 1 == 1

    def ask_hand(self, phase: str, hand: int) -> None:
        """Asks the holder of this hand, which acts from now on."""
        self.actor = hand
        self.ask_holder(phase, hand)

    def ask_holder(self, phase: str, hand: int) -> None:
        """Asks the holder of this hand, whichever hand acts."""
        if self.phase != phase:
            self.enter(phase)
        self.turn_to(self.holder(hand))

    def say_of_hand(self, message: str, hand: int, rule: str, piece: int = -1) -> None:
        """Says something about a hand; hands are called 1, 2 and so on."""
        if self.events is not None:
            self.say(message, self.holder(hand), piece, hand + 1, rule)

    def say_total(self, hand: int) -> None:
        """Says what the face-up cards of a hand count now (FUG-B18)."""
        if self.events is not None:
            total = evaluate(self.zones[UP + hand])[1]
            self.say("counts", number=total, rule="FUG-B18")

    def say_cards(self, hand: int) -> None:
        """Says what a hand is made of at the end of a round, and what it counts."""
        up = self.zones[UP + hand]
        if self.events is not None and up:
            total = evaluate(up)[1]
            self.say("holds", self.holder(hand), -1, hand + 1, "FUG-B18", of=total)
            for card in up:
                self.say("holding", piece=card, rule="FUG-B18")

    # Cards

    def can_draw(self) -> bool:
        zones = self.zones
        return bool(zones[DECK] or zones[DISCARD] or zones[UNSEEN])

    def cards_left(self) -> int:
        return len(self.zones[DECK]) + len(self.zones[DISCARD] + self.zones[UNSEEN])

    def draw_to(self, zone: int) -> Piece:
        """Draws the top card, from the discards shuffled again if need be (FUG-B08)."""
        if not self.zones[DECK]:
            if not self.can_draw():
                return HIDDEN
            self.gather([DISCARD, UNSEEN], DECK)
        return self.draw(DECK, zone)

    def deal_two(self, mask: int) -> None:
        """Deals two hole cards each, one at a time in turn order (FUG-B05)."""
        hands = self.hands_in(mask)
        for _ in range(2):
            for hand in hands:
                self.draw_to(DOWN + hand)

    def strength_of(self, hand: int) -> int:
        return strength(self.zones[UP + hand], self.options.fewer_cards_breaks_ties)

    # Signifiers

    def note_exposed(self, hand: int, card: Piece) -> None:
        """Notes that a card came face up in this hand; a live Signifier rings
        (FUG-B14)."""
        if card < MAJORS and self.signs >> card & 1:
            self.toll(hand, card)

    def toll(self, hand: int, card: Piece) -> None:
        signified = dict(signifiers_of(self.options.signifiers))[card]
        who = signified
        if self.options.signifier_recipient == "exposer":
            who = hand if self.is_persona(hand) else DEALER  # FUG-F24
        elif self.dead >> max(0, signified) & 1:
            who = DEALER  # FUG-F21: the dead remember nothing
        if who == DEALER:
            return
        self.say_of_hand("remembers", who, "FUG-B14", card)
        first = not self.remembered >> who & 1  # FUG-F23: one memory of a hand
        self.remembered |= 1 << who
        if first:
            self.fresh[who] = -1
            self.bells = [*self.bells, who]
            if self.options.memories == "auto":
                self.gain(who, 0)

    def gain(self, hand: int, parts: int) -> None:
        """Adds an ability, relying on these parts."""
        if len(self.skills[hand]) < MOST_ABILITIES:
            if hand == self.witness or hand in self.bells:
                self.fresh[hand] = len(self.skills[hand])
            self.skills[hand].append(parts)
