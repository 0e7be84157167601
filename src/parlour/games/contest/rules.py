"""Contest: two to eight seats, a tarot deck: the contested action of the Fugue system.

Everybody holds two cards face down and builds a face-up hand toward 21, by turning
them, by twisting cards from the deck and by swapping in the wild cards that abilities
bring. The best hand says what happens. Personae have seats of their own; the Dealer
sits last and holds a hand for every game-character. Rules of the Fugue system, which
James Wallis designed for Alas Vegas. Ids such as FUG-B21 are entries in the rule
catalogue.
"""

from typing import Final

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Piece, Seat, Token, tarot
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.games.contest import effects, joining, turns, wilds
from parlour.games.contest.cast import cards_of
from parlour.games.contest.hands import INVALID, Hands
from parlour.games.contest.options import (
    PRESETS,
    Options,
    decision_bound,
    holders,
    most_points,
    settle,
)
from parlour.games.contest.tidings import hear
from parlour.games.contest.words import (
    BEGIN,
    DECK,
    DECLARE,
    DISCARD,
    DOWN,
    NO,
    STAND,
    TWIST,
    UNSEEN,
    UP,
    WHO,
    WILD,
    WORDS,
    YES,
    ZONES,
)
from parlour.kit.tarot import FOOL_AND_WORLD, LOW, TIER_FACTOR


class Contest(Hands):
    def start(self) -> None:
        self.lay_cast()
        self.lay_deck()
        self.say("values", rule="FUG-B17")
        self.next_round()

    def lay_deck(self) -> None:
        """Lays the deck: one serves a session, so some cards may be out of it
        (FUG-B08)."""
        pack = self.table.pieces.packs[0]
        if self.options.discarded != "none":
            aside = [pack[card] for card in cards_of(self.options.discarded)]
            self.fill(DISCARD, aside)
            pack = [card for card in pack if card not in aside]
        self.fill(DECK, pack)
        self.shuffle(DECK)
        for _ in range(self.options.buried):
            if self.loose >> DECK & 1:
                self.draw(DECK, UNSEEN)
            else:
                self.move(self.zones[DECK][0], DECK, UNSEEN)

    # Rounds

    def next_round(self) -> None:
        """Groups take turns by whole rounds until all are settled (FUG-B03)."""
        groups = len(self.rounds)
        for step in range(1, groups + 1):
            group = (self.group + step) % groups
            if not self.settled >> group & 1 and self.can_go_on(group):
                self.group = group
                joining.frame_round(self)
                return
        self.close()

    def can_go_on(self, group: int) -> bool:
        """Returns whether two sides have anybody able; the conflict ends if not
        (FUG-B35)."""
        able = self.able(group)
        if self.rounds[group] >= self.options.max_rounds:
            if self.options.max_rounds > 1:
                self.capped = True
                self.say("stalled", number=group + 1, rule="FUG-B35")
        elif len(self.sides_in(able)) > 1:
            return True
        else:
            self.say("settled", number=group + 1, rule="FUG-B35")
        self.settled |= 1 << group
        return False

    def rejoin(self) -> None:
        """Asks again who is in, since people came or went."""
        if self.can_go_on(self.group):
            joining.frame_round(self)
        else:
            self.next_round()

    def deal_round(self, joined: int) -> None:
        self.joined = joined
        self.were_in = self.were_in & ~self.members(self.group) | joined
        self.stymied = 0
        self.stands = 0
        self.caller = -1
        self.answering = False
        self.winner = -1
        self.tier = 0
        self.remembered = 0
        self.spared = 0
        self.rounds[self.group] = self.rounds[self.group] + 1
        self.round_number += 1
        self.round_opens()
        self.deal_two(joined)
        self.actor = self.hands - 1
        turns.next_turn(self)

    def after_bells(self) -> None:
        if self.caller < 0:
            turns.go_on(self)
            return
        if not self.answering:
            turns.call(self)
        turns.next_answer(self)

    # Who wins

    def round_over(self) -> None:
        """Lets the best rank win (FUG-B22, FUG-B30)."""
        self.dazed &= ~self.sits
        self.busy &= ~self.sits
        best = 0
        tied = 0
        for hand in self.hands_in(self.joined):
            bust = self.stymied >> hand & 1 == 1
            worth = INVALID if bust else self.strength_of(hand)
            self.strengths[hand] = worth
            self.say_cards(hand)
            if worth >= TIER_FACTOR and worth >= best:  # FUG-B24
                tied = 1 << hand | (tied if worth == best else 0)
                best = worth
        self.winner = self.describer(tied)
        self.again &= ~(1 << self.group)
        if self.winner < 0:
            self.again |= 1 << self.group
            message = "stalemate" if tied else "all-stymied"
            self.say(message, rule="FUG-B32" if tied else "FUG-B20")
            self.end_round()
            return
        self.tier = best // TIER_FACTOR
        self.say_of_hand(f"won-tier-{self.tier}", self.winner, "FUG-B25")
        self.reward()
        if not self.options.effects:
            self.end_round()
        elif self.tier == FOOL_AND_WORLD:
            self.ask_hand("moment", self.winner)
        else:
            effects.begin_effects(self)

    def describer(self, tied: int) -> int:
        """Returns the winner among the best hands, or -1 for a stalemate (FUG-B31)."""
        hands = self.hands_in(tied)
        if len(hands) < 2 or len(self.sides_in(tied)) == 1:
            return hands[0] if hands else -1  # FUG-R23
        theirs = tied & ~self.personae
        takes = self.options.draw_rule == "dealer_takes"
        if takes and len(self.sides_in(theirs)) == 1:
            return self.hands_in(theirs)[0]  # FUG-R8
        return -1

    def reward(self) -> None:
        """Gives a point to the winning side, takes one from the others."""
        points = 1 + self.options.tier_bonus * (self.tier - 1)
        side = self.sides[self.winner]
        won = 0
        lost = 0
        for hand in self.hands_in(self.joined):
            if self.sides[hand] == side:
                won |= 1 << self.holder(hand)
            else:
                lost |= 1 << self.holder(hand)
        for seat in self.everyone():
            if (won & ~lost) >> seat & 1:
                self.score(seat, points, "FUG-B25")
            elif (lost & ~won) >> seat & 1:
                self.score(seat, -points, "FUG-B25")

    def returns(self) -> list[float]:
        return [float(points) for points in self.scores]

    # After a round

    def after_effects(self) -> None:
        if self.phase != "helpless":
            self.end_round()
        elif not effects.next_finisher(self):
            self.next_round()

    def end_round(self) -> None:
        if self.options.max_rounds == 1:
            self.next_round()  # the cards stay for all to look at
            return
        wilds.collect(self)
        self.queue = effects.finishers(self)
        if not effects.next_finisher(self):
            self.next_round()

    def close(self) -> None:
        """Ends the action when all groups are over (FUG-B35)."""
        if self.options.max_rounds > 1:
            for hand in range(self.hands):
                for place in range(len(self.wild_for[hand]) - 1, -1, -1):
                    wilds.drop_wild(self, hand, place)
        self.finish(self.scores)

    # Questions and answers

    def ask(self, seat: Seat) -> Pick:
        match self.phase:
            case "turn":
                return turns.ask_turn(self, seat)
            case "answer":
                return turns.ask_answer(self, seat)
            case "intercede":
                return turns.ask_intercede(self, seat)
            case "join":
                return joining.ask_join(self, seat)
            case "moment":
                return Pick(seat, "moment", [BEGIN], rule="FUG-B36")
            case "mercy":
                return Pick(seat, "mercy", [YES, NO], rule="FUG-W10")
            case "accept-end":
                return effects.ask_end(self, seat)
            case "helpless":
                return effects.ask_finish(self, seat)
            case _:
                return effects.ask_effect(self, seat)

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        if not pick.staged:
            return State.narrow(self, pick, chosen)
        match self.phase:
            case "turn":
                return turns.narrow_turn(self, pick, chosen)
            case "answer":
                return turns.narrow_answer(self, chosen)
            case "join":
                return joining.narrow_join(self, pick.seat, chosen)
            case _:
                return effects.narrow_effect(self, pick, chosen)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "turn":
                turns.take_turn(self, tokens)
            case "answer":
                turns.take_answer(self, tokens)
            case "intercede":
                turns.take_intercede(self, tokens)
            case "join":
                if self.seal(seat, tokens):
                    joining.take_join(self)
            case "moment":
                effects.begin_effects(self)
            case "mercy":
                effects.take_mercy(self, tokens[0])
            case "accept-end":
                effects.take_end(self, tokens[0])
            case "helpless":
                self.take_finish(tokens)
            case _:
                effects.take_effect(self, tokens)

    def take_finish(self, tokens: list[Token]) -> None:
        if not tokens:
            self.after_effects()
            return
        target = tokens[0] - WHO
        if self.is_persona(target):
            effects.ask_mercy(self, target)
        else:
            effects.kill(self, target)
            effects.sit_out_after_finish(self, self.actor)

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        """Explains a refusal in terms of what the seat can see."""
        if self.phase == "turn" and not chosen:
            return self.why_not_play(pick, token)
        if self.phase == "answer" and token in (TWIST, DECLARE):
            return Refusal("only-face-down", "FUG-R14")
        if self.phase in ("effect", "intervene") and not chosen and token >= DONE:
            return Refusal("not-at-this-tier", "FUG-B25")
        return Refusal("not-offered", pick.rule)

    def why_not_play(self, pick: Pick, token: Token) -> Refusal:
        hand = self.actor
        if token == STAND:
            if self.acted:
                return Refusal("say-done", "FUG-B12")
            return Refusal("two-face-up-first", "FUG-B10")
        if token == TWIST and not self.can_draw():
            return Refusal("no-cards-left", "FUG-B08")
        if token == TWIST or token in self.zones[DOWN + hand]:
            return Refusal("one-card-a-turn", "FUG-B12")
        if token == DECLARE:
            return Refusal("nothing-to-declare", "FUG-B15")
        if token in self.zones[WILD + hand]:
            return Refusal("nothing-to-swap", "FUG-B11")
        return Refusal("not-offered", pick.rule)

    # What comes from outside

    def clock(self) -> None:
        """Answers for somebody who takes too long: done, stand, a hole card or a twist
        (FUG-R32)."""
        if self.phase == "answer":
            turns.take_answer(self, [])
            return
        if self.phase != "turn":
            return  # nobody is hurried while they tell a story
        hand = self.actor
        down = self.zones[DOWN + hand]
        if self.acted:
            turns.take_turn(self, [])
        elif len(self.zones[UP + hand]) > 1:
            turns.take_turn(self, [STAND])
        elif down:
            lowest = min(down, key=by_value)
            turns.take_turn(self, [lowest])
            if len(self.zones[DOWN + hand]) == 1:
                self.floors[hand] = by_value(lowest)
        else:
            turns.take_turn(self, [TWIST if self.can_draw() else STAND])

    def plausible(self, seat: Seat) -> bool:
        for hand in range(self.hands):
            if self.floors[hand]:
                for card in self.zones[DOWN + hand]:
                    if by_value(card) < self.floors[hand]:
                        return False
        return True

    def news(self, words: list[str]) -> None:
        """Applies news that the table cannot know; BadInput changes nothing."""
        hear(self, words)


def by_value(card: Piece) -> int:
    """Returns cards by their lower value, and equal ones in the order of the deck."""
    return LOW[card] << 7 | card


GAME: Final = Game(
    "contest",
    "Contest",
    players=range(2, 9),
    edition=2,
    lasts=5,
    zones=ZONES,
    options=Options,
    state=Contest,
    phases=(
        "join",
        "turn",
        "answer",
        "intercede",
        "moment",
        "effect",
        "intervene",
        "mercy",
        "accept-end",
        "helpless",
        "over",
    ),
    pieces=lambda options, seats: tarot(),
    words=WORDS,
    cast=holders,
    settle=settle,
    bound=decision_bound,
    cut="max_rounds",
    windows=True,
    time_limit=lambda options: 0,  # the story rings it: FUG-R32
    utility=most_points,
    presets=PRESETS,
    zero_sum=False,
    seals_with={"max_rounds": 3},
    shows={
        "round_number": facts.NUMBER,
        "stands": facts.NUMBER,
        "group": facts.NUMBER,
        "caller": facts.HAND,
        "stymied": facts.HANDS,
        "declared": facts.BY_HAND,
    },
    spans={"round": lambda state: state.round_number},
    rounds="round",
)
