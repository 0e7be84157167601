"""Bots playing by themselves to the end: the loop of every simulation."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.state import LOWEST, State
from parlour.engine.veil import veiled


def play_bots(
    state: State, bots: Sequence[Callable[[Any, Pick, Dice], list[Token]]], dice: Dice
) -> int:
    """Plays on with a bot in each seat; the number of tokens they chose.

    Nobody is asked where there is only one thing to say.
    """
    decisions = 0
    while state.waiting:
        seat = LOWEST[state.waiting]
        pick = state.ask(seat)
        if pick.least == 1 and pick.most == 1 and len(pick.options) == 1:
            tokens = [pick.options[0]]
        else:
            tokens = veiled(bots[seat], state, pick, dice)
        if state.events is not None:
            state.decided(seat, tokens)
        state.take(seat, tokens)
        decisions += max(1, len(tokens))
    return decisions
