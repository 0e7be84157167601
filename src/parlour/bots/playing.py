"""Bots playing by themselves to the end: the loop of every simulation."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from parlour.bots.bot_input import Bot, SearchBot, make_input, make_memory
from parlour.engine.dice import Dice
from parlour.engine.masked_view import ask_masked
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.state import LOWEST, State

Watch: TypeAlias = Callable[[State, Pick], None]
"""Somebody who is shown each question before it is answered, and changes nothing."""


def play_bots(
    state: State,
    bots: Sequence[Bot],
    dice: Dice,
    watch: Watch | None = None,
    answers: list[list[Token]] | None = None,
) -> int:
    """Plays on with a bot in each seat; the number of tokens they chose.

    Nobody is asked where there is only one thing to say. If `answers` are given, the
    first questions are answered with them and no bot is asked; every further answer is
    appended. With the dice as they were then, an interrupted game continues exactly.
    """
    memory = make_memory(bots)
    decisions = 0
    number = 0
    given = len(answers) if answers is not None else 0
    while state.waiting:
        seat = LOWEST[state.waiting]
        pick = state.ask(seat)
        bot = bots[seat]
        if watch is not None:
            watch(state, pick)
        if answers is not None and number < given:
            tokens = answers[number]
        elif pick.least == 1 and pick.most == 1 and len(pick.options) == 1:
            tokens = [pick.options[0]]
        elif isinstance(bot, SearchBot):
            tokens = bot.think(make_input(state, seat, dice, memory)).answer
        else:
            tokens = ask_masked(bot, state, pick, dice)
        if answers is not None and number >= given:
            answers.append(tokens[:])
        number += 1
        if memory is not None:
            memory.note(state, seat, tokens)
        if state.events is not None:
            state.record_answer(seat, tokens)
        state.take(seat, tokens)
        decisions += max(1, len(tokens))
    return decisions
