"""The random bot: every next token is equally likely."""

from parlour.engine.dice import Dice
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Token
from parlour.engine.state import State


def random_answer(view: State, pick: Pick, dice: Dice) -> list[Token]:
    chosen: list[Token] = []
    able = view.narrow(pick, chosen)
    while able:
        token = able[dice.roll(len(able))]
        if token == DONE:
            break
        chosen.append(token)
        able = view.narrow(pick, chosen)
    return chosen
