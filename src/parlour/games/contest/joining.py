"""Joining the next round, holding back, giving up (FUG-B04)."""

from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.games.contest import effects, turns
from parlour.games.contest.cast import MOST_IN_GROUP
from parlour.games.contest.hands import Hands
from parlour.games.contest.words import GIVE_UP, HOLD, JOIN, SIDE


def frame_round(state: Hands) -> None:
    """Asks who joins. With a single round, everybody does (FUG-B04)."""
    able = state.able(state.group)
    state.sits = state.members(state.group) & (state.dazed | state.busy)
    if state.options.max_rounds == 1:
        state.deal_round(able)
        return
    seats = 0
    for hand in state.hands_in(able | state.onlookers()):
        seats |= 1 << state.holder(hand)
    state.enter("join")
    state.turn = state.holder(state.hands_in(able)[0])
    state.ask_sealed(seats)


def asked_to_join(state: Hands, seat: Seat) -> list[int]:
    """Returns the hands for which this seat says whether they join."""
    mask = state.able(state.group) | state.onlookers()
    return [hand for hand in state.hands_in(mask) if state.holder(hand) == seat]


def ways_in(state: Hands, hand: int) -> list[Token]:
    if state.groups[hand] != state.group:
        sides = state.sides_in(state.members(state.group))
        return [HOLD, *[Token(SIDE + side) for side in sides if side >= 0]]
    if state.again >> state.group & 1 and state.were_in >> hand & 1:
        return [JOIN, GIVE_UP]  # nothing was decided: who was in stays in
    return [JOIN, HOLD, GIVE_UP]


def ask_join(state: Hands, seat: Seat) -> Pick:
    hands = asked_to_join(state, seat)
    if len(hands) == 1:
        return Pick(seat, "join", ways_in(state, hands[0]), rule="FUG-B04")
    words: list[Token] = []
    for hand in hands:
        words += [word for word in ways_in(state, hand) if word not in words]
    many = len(hands)
    return Pick(seat, "join-all", words, many, many, "FUG-B04", staged=True)


def narrow_join(state: Hands, seat: Seat, chosen: list[Token]) -> list[Token]:
    """Returns one word for each of the seat's characters, in turn order."""
    hands = asked_to_join(state, seat)
    return ways_in(state, hands[len(chosen)]) if len(chosen) < len(hands) else []


def take_join(state: Hands) -> None:
    joined = 0
    for seat in state.everyone():
        words = state.sealed[seat]
        hands = asked_to_join(state, seat) if words else []
        for hand, word in zip(hands, words, strict=True):
            if word == GIVE_UP:
                effects.leave(state, hand, "gave-up", "FUG-B04")
            elif word != HOLD and joined.bit_count() < MOST_IN_GROUP:
                if word != JOIN:
                    turns.come_in(state, hand, word - SIDE)
                joined |= 1 << hand
    state.sealed = state.table.unsealed[:]
    for hand in state.hands_in(state.able(state.group) & ~joined):
        if state.sides[hand] not in state.sides_in(joined):
            effects.leave(state, hand, "gave-up", "FUG-B04")  # nobody of a side
    if len(state.sides_in(joined)) > 1:
        state.deal_round(joined)
        return
    state.settled |= 1 << state.group
    state.say("settled", number=state.group + 1, rule="FUG-B35")
    state.next_round()
