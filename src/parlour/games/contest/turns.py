"""The hand of cards: turns, plays, the answers to a 21, and intercessions."""

from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.contest.cast import AWAY, MOST_IN_GROUP, NO_SIDE, SIDES
from parlour.games.contest.hands import Hands
from parlour.games.contest.wilds import can_swap, declarable, declare, swap
from parlour.games.contest.words import (
    ABILITY,
    DECLARE,
    DESCRIBE,
    DOWN,
    SIDE,
    STAND,
    TWIST,
    UP,
    WILD,
)
from parlour.kit.tarot import BEST_TOTAL, FOOL_AND_WORLD, sums, tier_of

# A turn


def next_turn(state: Hands) -> None:
    """Gives the turn to the next hand, until all who can stand in a row (FUG-B23)."""
    able = state.joined & ~state.stymied
    if state.stands >= able.bit_count():
        state.round_over()  # FUG-B20 too: nobody is left
        return
    state.played = False
    state.acted = False
    state.ask_hand("turn", state.next_hand(state.actor, able))


def ask_turn(state: Hands, seat: Seat) -> Pick:
    """Asks for a card to turn or twist, what wild cards allow, or a stand (FUG-B09)."""
    hand = state.actor
    options = cards_to_play(state, hand)
    stands = len(state.zones[UP + hand]) > 1 or not options  # FUG-B10, FUG-R1
    wild = wild_plays(state, hand)
    most = 2 if wild else 1  # a swap or a declaration takes two words
    options += wild
    if state.acted:
        return Pick(seat, "turn-more", options, 0, most, "FUG-B12", staged=True)
    if stands:
        options.append(STAND)
    return Pick(seat, "turn", options, 1, most, "FUG-B09", staged=most > 1)


def cards_to_play(state: Hands, hand: int) -> list[Token]:
    """Returns hole cards and a twist, until a card was played this turn (FUG-B09,
    FUG-B12)."""
    if state.played or used_up(state):
        return []
    down = state.zones[DOWN + hand]
    return [*down, TWIST] if state.can_draw() else down[:]


def wild_plays(state: Hands, hand: int) -> list[Token]:
    """Returns wild cards to swap in, and abilities to declare (FUG-B11, FUG-B15)."""
    able: list[Token] = []
    if can_swap(state, hand):
        able += state.zones[WILD + hand]
    if declarable(state, hand):
        able.append(DECLARE)
    return able


def used_up(state: Hands) -> bool:
    """Returns whether a swap was the play of this turn (FUG-B12)."""
    return state.acted and state.options.wild_timing == "uses_turn"


def narrow_turn(state: Hands, pick: Pick, chosen: list[Token]) -> list[Token]:
    hand = state.actor
    if not chosen:
        return [*pick.options, DONE] if pick.least == 0 else pick.options
    if len(chosen) == 1:
        first = chosen[0]
        if first == DECLARE:
            return [Token(ABILITY + ability) for ability in declarable(state, hand)]
        if first < DONE and first in state.zones[WILD + hand]:
            return state.zones[UP + hand]
    return []


def take_turn(state: Hands, tokens: list[Token]) -> None:
    hand = state.actor
    if not tokens:
        next_turn(state)
        return
    first = tokens[0]
    if first == STAND:
        state.stands += 1
        next_turn(state)
    elif first == DECLARE:
        declare(state, hand, tokens[1] - ABILITY)
        go_on(state)
    elif len(tokens) == 2:
        state.acted = True
        swap(state, hand, tokens[0], tokens[1])
        after_play(state, hand)
    else:
        state.played = True
        state.acted = True
        if first == TWIST:
            state.note_exposed(hand, state.draw_to(UP + hand))
        else:
            turn_up(state, hand, first)
        after_play(state, hand)


def turn_up(state: Hands, hand: int, card: Piece) -> None:
    """Turns a hole card face up."""
    state.floors[hand] = 0
    state.move(card, DOWN + hand, UP + hand)
    state.note_exposed(hand, card)


def after_play(state: Hands, hand: int) -> None:
    """Settles a bust or a 21 before anything else (FUG-B14)."""
    state.stands = 0
    up = state.zones[UP + hand]
    reach = sums(up)
    state.say_total(hand)
    if not reach:
        stymie(state, hand)
    elif reach >> BEST_TOTAL and len(up) > 1:
        state.caller = hand  # FUG-B21, FUG-R12
        state.say_of_hand("made-21", hand, "FUG-B21")
    elif not state.bells and not state.skills[hand]:
        next_turn(state)  # nothing more is possible
        return
    ring(state)


def stymie(state: Hands, hand: int) -> None:
    """Stymies who is bust, at once and for this round (FUG-B19)."""
    state.stymied |= 1 << hand
    state.say_of_hand("stymied", hand, "FUG-B19")


def go_on(state: Hands) -> None:
    """Continues the turn, or ends it automatically when nothing more is possible."""
    hand = state.actor
    if state.stymied >> hand & 1:
        next_turn(state)
    elif not state.acted or can_play(state, hand):
        state.ask_hand("turn", hand)
    else:
        next_turn(state)


def can_play(state: Hands, hand: int) -> bool:
    """Returns whether anything is left to do after a play."""
    return bool(wild_plays(state, hand) or cards_to_play(state, hand))


# 21


def call(state: Hands) -> None:
    """Lets everybody else answer once, clockwise from the caller (FUG-B21)."""
    state.answering = True
    state.queue = []
    up = state.zones[UP + state.caller]
    if tier_of(up, sums(up)) == FOOL_AND_WORLD:
        return  # FUG-B36: it cannot be matched
    others = state.joined & ~state.stymied & ~(1 << state.caller)
    hand = state.caller
    for _ in range(others.bit_count()):
        hand = state.next_hand(hand, others)
        if state.zones[DOWN + hand] or state.zones[WILD + hand]:
            state.queue.append(hand)


def next_answer(state: Hands) -> None:
    if state.queue:
        state.ask_hand("answer", state.queue.pop(0))
    else:
        state.round_over()  # FUG-B22


def ask_answer(state: Hands, seat: Seat) -> Pick:
    down = state.zones[DOWN + state.actor]
    wild = state.zones[WILD + state.actor]
    if not wild:
        return Pick(seat, "answer", down, 0, len(down), "FUG-B21")
    options = down + wild + state.zones[UP + state.actor]
    most = len(down) + 2 * len(wild)
    return Pick(seat, "answer-wild", options, 0, most, "FUG-B21", staged=True)


def narrow_answer(state: Hands, chosen: list[Token]) -> list[Token]:
    """Returns hole cards first, then wild cards, each with the card it replaces."""
    hand = state.actor
    down = state.zones[DOWN + hand]
    wild = state.zones[WILD + hand]
    turned, swaps = split(chosen, wild)
    targets = [
        card for card in state.zones[UP + hand] + turned if card not in swaps[1::2]
    ]
    if len(swaps) % 2:
        return targets
    able: list[Token] = []
    if not swaps:
        able = [card for card in down if not turned or card > turned[-1]]
    if targets:
        able += [card for card in wild if not swaps or card > swaps[-2]]
    return [*able, DONE]


def split(chosen: list[Token], wild: list[Piece]) -> tuple[list[Token], list[Token]]:
    """Returns the hole cards of an answer, and its wild cards with what they
    replace."""
    for place, card in enumerate(chosen):
        if card in wild:
            return chosen[:place], chosen[place:]
    return chosen, []


def take_answer(state: Hands, tokens: list[Token]) -> None:
    hand = state.actor
    turned, swaps = split(tokens, state.zones[WILD + hand])
    for card in turned:
        turn_up(state, hand, card)
    for place in range(0, len(swaps), 2):
        swap(state, hand, swaps[place], swaps[place + 1])
    state.say_total(hand)
    if not sums(state.zones[UP + hand]):  # judged once, when the answer is complete
        stymie(state, hand)
    ring(state)


# The bell of a Signifier


def ring(state: Hands) -> None:
    """Lets a persona use a memory at once; then play goes on (FUG-F22)."""
    while state.bells:
        hand = state.bells[0]
        state.bells = state.bells[1:]
        if not (state.gone_mask() | state.helpless()) >> hand & 1:
            state.witness = hand
            state.ask_holder("intercede", hand)
            return
    state.after_bells()


def ask_intercede(state: Hands, seat: Seat) -> Pick:
    options = [DESCRIBE, *at_once(state, state.witness)]
    return Pick(seat, "intercede", options, 0, 1, "FUG-F22", window=True)


def at_once(state: Hands, hand: int) -> list[Token]:
    """Returns the plays that come of a memory: a wild card, or a side to join."""
    if state.caller >= 0 or state.stymied >> hand & 1:
        return []  # too late for cards in this round
    if state.joined >> hand & 1:
        return [DECLARE] if state.fresh[hand] in declarable(state, hand) else []
    group = state.groups[hand]
    engaged = group >= 0 and group != state.group and not state.settled >> group & 1
    full = state.joined.bit_count() >= MOST_IN_GROUP
    if engaged or full or state.cards_left() < 2 or state.busy >> hand & 1:
        return []  # FUG-R33, FUG-R34
    if group == state.group:
        return [Token(SIDE + state.sides[hand])]
    return [Token(SIDE + side) for side in state.sides_in(state.joined)]


def take_intercede(state: Hands, tokens: list[Token]) -> None:
    hand = state.witness
    state.witness = -1
    if tokens == [DECLARE]:
        declare(state, hand, state.fresh[hand])
    elif tokens and tokens[0] != DESCRIBE:
        come_in(state, hand, tokens[0] - SIDE)
        state.joined |= 1 << hand
        state.were_in |= 1 << hand
        state.deal_two(1 << hand)
        state.stands = 0  # FUG-R33
    ring(state)


def come_in(state: Hands, hand: int, side: int) -> None:
    """Adds somebody to this group on this side."""
    if state.groups[hand] != state.group or state.sides[hand] in (NO_SIDE, AWAY):
        state.groups[hand] = state.group
        state.sides[hand] = side
        state.say_of_hand(f"joins-{SIDES[side]}", hand, "FUG-B04")
