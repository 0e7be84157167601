"""Players of contests: one who shows their cards at once, and one with patience.

The patient player twists first and keeps the two hole cards as options, since a card
that is never turned up never counts. `regular` is the patient one.
"""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Token
from parlour.games.contest.deeds import deed
from parlour.games.contest.hands import Hands
from parlour.games.contest.wilds import declarable
from parlour.games.contest.words import (
    ABILITY,
    DECLARE,
    DOWN,
    STAND,
    TWIST,
    UP,
    WILD,
)
from parlour.kit.tarot import (
    BEST_TOTAL,
    LOW,
    MANY,
    TIER_FACTOR,
    TOTAL_FACTOR,
    strength,
    sums,
)

BOTS: Final = ("naive", "patient")
"""Strengths that only this game has."""

TARGET_STRENGTH: Final = TIER_FACTOR + 20 * TOTAL_FACTOR
"""A hand worth going for: 20."""


class TurnPlan:
    """Hole cards to turn, perhaps one swap, and the hand that comes of it."""

    def __init__(
        self, turned: list[Piece], swap: list[Piece], up: list[Piece], worth: int
    ) -> None:
        self.turned = turned
        self.swap = swap
        self.up = up
        self.worth = worth

    def score(self) -> tuple[int, int, int]:
        """Returns the highest hand first, then the fewest cards, then the fewest
        plays."""
        steps = len(self.turned) + len(self.swap) // 2
        return self.worth, -len(self.up), -steps


def naive(view: Hands, pick: Pick, dice: Dice) -> list[Token]:
    """Turns both hole cards first, then twists only when behind."""
    if view.phase == "answer":
        return answer(view)
    if view.phase != "turn":
        return deed(view, pick, dice)
    hand = view.actor
    common = opening_move(view, pick)
    if common is not None:
        return common
    if view.zones[DOWN + hand]:
        return [view.zones[DOWN + hand][0]]
    if leads(view, hand, view.strength_of(hand)) and STAND in pick.options:
        return [STAND]
    return [TWIST] if TWIST in pick.options else [STAND]


def patient(view: Hands, pick: Pick, dice: Dice) -> list[Token]:
    """Keeps hole cards in reserve and never stands while behind."""
    if view.phase == "answer":
        return answer(view)
    if view.phase != "turn":
        return deed(view, pick, dice)
    hand = view.actor
    able = plans(view, hand)
    twenty_one = [plan for plan in able if plan.worth >= MANY * TIER_FACTOR]
    step = [] if DECLARE in pick.options else toward(view, pick, twenty_one)
    if step:
        return step
    common = opening_move(view, pick)
    if common is not None:
        return common
    if leads(view, hand, view.strength_of(hand)) and STAND in pick.options:
        return [STAND]
    return press_on(view, pick, able)


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


regular = patient


def opening_move(view: Hands, pick: Pick) -> list[Token] | None:
    """Declares, swaps what helps, and ends a turn that has had its play."""
    hand = view.actor
    if DECLARE in pick.options:
        return [DECLARE, Token(ABILITY + declarable(view, hand)[0])]
    now = view.strength_of(hand)
    if pick.staged and not leads(view, hand, now):
        swaps = [plan for plan in plans(view, hand) if not plan.turned]
        helping = [plan for plan in swaps if leads(view, hand, plan.worth)]
        step = toward(view, pick, helping)
        if step:
            return step
    return [] if view.played or pick.least == 0 else None


def press_on(view: Hands, pick: Pick, able: list[TurnPlan]) -> list[Token]:
    """Plays on if behind, or without a hand yet."""
    hand = view.actor
    up = view.zones[UP + hand]
    winning = [plan for plan in able if leads(view, hand, plan.worth)]
    good = [plan for plan in winning if plan.worth >= TARGET_STRENGTH]
    can_twist = TWIST in pick.options
    step = toward(view, pick, good)
    if step:
        return step
    if can_twist and safe(up):
        return [TWIST]
    step = toward(view, pick, winning)
    return step or behind(view, pick, can_twist)


def behind(view: Hands, pick: Pick, can_twist: bool) -> list[Token]:
    """Plays on where being bust costs no more than losing."""
    hand = view.actor
    up = view.zones[UP + hand]
    turning = [plan for plan in plans(view, hand) if len(plan.turned) == 1]
    turning = [plan for plan in turning if not plan.swap and plan.worth >= 0]
    if len(up) < 2 and turning:
        return best(turning).turned
    if can_twist:
        return [TWIST]
    if turning:
        return best(turning).turned
    return [STAND] if STAND in pick.options else pick.options[:1]


def safe(up: list[Piece]) -> bool:
    """Returns whether no card at all could be too many."""
    return sum([LOW[card] for card in up]) + 10 <= BEST_TOTAL


# Looking ahead


def plans(view: Hands, hand: int, with_swap: int = 1) -> list[TurnPlan]:
    """Returns all hands that hole cards and at most one swap can make.

    On a turn a swap is planned with one hole card at most. That is fitted to the
    catalogue's figures and not said in its words; the reasons are in
    docs/contributing/decisions/story-rulings.md.
    """
    up = view.zones[UP + hand]
    down = view.zones[DOWN + hand]
    wild = view.zones[WILD + hand]
    subsets: list[list[Piece]] = [[]]
    for card in down:
        subsets += [[*subset, card] for subset in subsets]
    fewer = view.options.fewer_cards_breaks_ties
    found: list[TurnPlan] = []
    for turned in subsets:
        cards = up + turned
        if turned:
            found.append(TurnPlan(turned, [], cards, strength(cards, fewer)))
        if len(turned) > with_swap:
            continue
        for joker in wild:
            for out in cards:
                made = [card for card in cards if card != out] + [joker]
                found.append(
                    TurnPlan(turned, [joker, out], made, strength(made, fewer))
                )
    return found


def best(found: list[TurnPlan]) -> TurnPlan:
    chosen = found[0]
    for plan in found:
        if plan.score() > chosen.score():
            chosen = plan
    return chosen


def toward(view: Hands, pick: Pick, wanted: list[TurnPlan]) -> list[Token]:
    """Returns the next play toward the best of these plans that can be begun, if
    any."""
    for plan in sorted(wanted, key=score, reverse=True):
        step = first_step(view, pick, plan)
        if step:
            return step
    return []


def score(plan: TurnPlan) -> tuple[int, int, int]:
    return plan.score()


def first_step(view: Hands, pick: Pick, plan: TurnPlan) -> list[Token]:
    """Returns the next play of a plan, if it does not bust on the way; a swap comes
    last."""
    up = view.zones[UP + view.actor]
    for card in plan.turned:
        if card in pick.options and sums([*up, card]):
            return [card]
    if plan.turned or not plan.swap:
        return []
    if plan.swap[0] in pick.options and plan.swap[1] in up:
        made = [card for card in up if card != plan.swap[1]] + [plan.swap[0]]
        if sums(made):
            return plan.swap
    return []


def leads(view: Hands, hand: int, worth: int) -> bool:
    """Returns whether a hand of this worth beats every valid hand of the other
    sides."""
    if worth < TIER_FACTOR:
        return False
    takes_ties = not view.is_persona(hand)
    takes_ties = takes_ties and view.options.draw_rule == "dealer_takes"
    for other in view.hands_in(view.joined & ~view.stymied):
        if view.sides[other] != view.sides[hand]:
            theirs = view.strength_of(other)
            if theirs > worth:
                return False
            if theirs == worth and not (takes_ties and view.is_persona(other)):
                return False
    return True


def answer(view: Hands) -> list[Token]:
    """Returns exactly the cards that make the best 21; nothing if there is none."""
    able = plans(view, view.actor, with_swap=2)
    able = [plan for plan in able if plan.worth >= MANY * TIER_FACTOR]
    if not able:
        return []
    plan = best(able)
    return sorted(plan.turned) + plan.swap
