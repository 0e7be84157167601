"""Answers worth trying: what `regular` says first, then all, or some of very many."""

from collections.abc import Callable
from typing import Any, Final

from parlour.bots.bot_input import Bot
from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Token
from parlour.engine.state import State

REGULAR_QUERIES: Final = 4
"""Number of times `regular` is asked, because its answers may vary."""

Worthy = Callable[[Any, Pick], list[list[Token]]]
"""Answers that a game's bots would think of, where there are very many."""


def candidates(
    view: State,
    pick: Pick,
    regular: Bot,
    most: int,
    dice: Dice,
    worthy: Worthy | None = None,
) -> list[list[Token]]:
    """Returns the answer of `regular`, then all others; if there are more than `most`,
    a selection.

    The selection is random unless the game's bots name the answers worth trying.
    """
    found: list[list[Token]] = []
    for _ in range(REGULAR_QUERIES):
        add_answer(found, view.spelled(pick, regular(view, pick, dice)))
    every = all_answers(view, pick, most)
    for answer in every:
        add_answer(found, view.spelled(pick, answer))
    if not every and worthy is not None:
        for answer in worthy(view, pick):
            if len(found) < most:
                add_answer(found, view.spelled(pick, answer))
        return found
    for _ in range(0 if every else REGULAR_QUERIES * most):
        if len(found) >= most:
            break
        answer = random_answer(view, pick, dice)
        if dice.roll(2):  # or a neighbour: begun like the usual one
            begun = found[0][: dice.roll(len(found[0]) + 1)]
            answer = complete_at_random(view, pick, begun, dice)
        add_answer(found, view.spelled(pick, answer))
    return found


def answers_to_score(
    view: State,
    pick: Pick,
    regular: Bot,
    most: int,
    dice: Dice,
    worthy: Worthy | None = None,
) -> list[list[Token]]:
    """Returns the answers that a policy chooses from: all, or a selection of `most`.

    In contrast to `candidates`, `regular` is not asked where all answers fit.
    """
    every = all_answers(view, pick, most)
    return every or candidates(view, pick, regular, most, dice, worthy)


def add_answer(found: list[list[Token]], answer: list[Token]) -> None:
    if answer not in found:
        found.append(answer)


def all_answers(view: State, pick: Pick, most: int) -> list[list[Token]]:
    """Returns every answer, or none if there are more than `most`."""
    if pick.least == 1 and pick.most == 1 and not pick.staged:
        return [[token] for token in pick.options] if len(pick.options) <= most else []
    found: list[list[Token]] = []
    begun: list[list[Token]] = [[]]
    while begun:
        chosen = begun.pop()
        able = view.narrow(pick, chosen)
        if not able:
            found.append(chosen)
        for token in able:
            if token == DONE:
                found.append(chosen)
            else:
                begun.append([*chosen, token])
        if len(found) > most or len(begun) > REGULAR_QUERIES * most:
            return []
    return found


def complete_at_random(
    view: State, pick: Pick, begun: list[Token], dice: Dice
) -> list[Token]:
    """Returns an answer that begins like this and ends at random."""
    chosen = begun[:]
    able = view.narrow(pick, chosen)
    while able:
        token = able[dice.roll(len(able))]
        if token == DONE:
            break
        chosen.append(token)
        able = view.narrow(pick, chosen)
    return chosen
