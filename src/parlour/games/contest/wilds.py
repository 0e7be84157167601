"""Abilities and the wild cards they bring."""

from parlour.engine.pieces import HIDDEN, Piece
from parlour.games.contest.cast import PARTS, TOUCHING
from parlour.games.contest.hands import LENT, Hands
from parlour.games.contest.words import DISCARD, DOWN, UNSEEN, UP, WILD


def usable(state: Hands, hand: int, ability: int) -> bool:
    """Returns whether wounds and the Dealer leave this ability usable (FUG-W04)."""
    if state.bleeding[hand] or state.barred[hand] >> ability & 1:
        return False
    hurt = state.hurt[hand]
    parts = state.skills[hand][ability]
    if hurt and parts:
        for part in range(len(PARTS)):
            if hurt >> part & 1 and parts & TOUCHING[part]:
                return False
    return True


def declarable(state: Hands, hand: int) -> list[int]:
    """Returns abilities that would bring a wild card now (FUG-B15)."""
    skills = state.skills[hand]
    if not skills:
        return []
    done = state.declared[hand]
    if done and state.options.wild_limit == "per_contest":
        return []
    if not state.can_draw():
        return []
    return [
        ability
        for ability in range(len(skills))
        if not done >> ability & 1 and usable(state, hand, ability)
    ]


def can_swap(state: Hands, hand: int) -> bool:
    """Returns True if there is a wild card and something to swap it for (FUG-B11)."""
    if not state.zones[WILD + hand] or not state.zones[UP + hand]:
        return False
    return not state.acted or state.options.wild_timing == "free_on_turn"


def declare(state: Hands, hand: int, ability: int) -> None:
    state.say_of_hand("declared", hand, "FUG-B15")
    state.declared[hand] = state.declared[hand] | 1 << ability
    if state.draw_to(WILD + hand) != HIDDEN:
        state.wild_for[hand].append(ability)


def swap(state: Hands, hand: int, wild: Piece, card: Piece) -> None:
    """Swaps a wild card for a face-up card (FUG-B09, FUG-R6)."""
    state.lent = [loan for loan in state.lent if loan[LENT] != card]
    state.move(card, UP + hand, DISCARD)
    ability = state.wild_for[hand].pop(state.zones[WILD + hand].index(wild))
    state.move(wild, WILD + hand, UP + hand)
    state.lent.append([wild, hand, ability])
    if wild not in state.rung:
        state.rung.append(wild)
        state.note_exposed(hand, wild)


def collect(state: Hands) -> None:
    """Moves cards to the discard, wild cards back to their owners (FUG-B33)."""
    kept = state.options.wild_carry == "reusable"
    for card, hand, ability in state.lent:
        if kept and keeps(state, hand, ability):
            state.move(Piece(card), UP + hand, WILD + hand)
            state.wild_for[hand].append(ability)
    state.lent = []
    for hand in range(state.hands):
        state.sweep(UP + hand, DISCARD)
        state.sweep(DOWN + hand, UNSEEN)
        state.floors[hand] = 0
        for place in range(len(state.wild_for[hand]) - 1, -1, -1):
            if not keeps(state, hand, state.wild_for[hand][place]):
                drop_wild(state, hand, place)
    held = [card for hand in range(state.hands) for card in state.zones[WILD + hand]]
    state.rung = [card for card in state.rung if card in held]


def keeps(state: Hands, hand: int, ability: int) -> bool:
    return not state.gone_mask() >> hand & 1 and usable(state, hand, ability)


def drop_wild(state: Hands, hand: int, place: int) -> None:
    """Puts a wild card aside, unseen unless everybody knows it."""
    card = state.zones[WILD + hand][place]
    state.wild_for[hand].pop(place)
    everyone = state.table.all_viewers
    open_card = state.known[card] & everyone == everyone
    state.move(card, WILD + hand, DISCARD if open_card else UNSEEN)
