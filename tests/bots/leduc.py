"""Leduc with known cards, and players who are easily seen through."""

from typing import Any, Final

from parlour.bots.bot_input import Bot
from parlour.bots.levels import Expert, Gentle
from parlour.bots.rollouts import SearchHooks
from parlour.bots.settings import SearchSettings
from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.games import find
from parlour.games.yardsticks.leduc import CALL, FOLD, HAND, RAISE

LEDUC: Final = find("leduc")
JACK, QUEEN, KING, OTHER_KING = (Token(card) for card in (0, 2, 4, 5))


def dealt(*order: Token) -> State:
    """A game with these cards: for seat 0, for seat 1, and then for the board."""
    table = LEDUC.table(2)
    table.stacks = [list(order)]
    state = table.blank()
    state.begin(1)
    return state


def caller(view: Any, pick: Pick, dice: Dice) -> list[Token]:
    """Calls whatever comes."""
    return [CALL]


def folder(view: Any, pick: Pick, dice: Dice) -> list[Token]:
    """Folds wherever that can be done."""
    return [FOLD if FOLD in pick.options else CALL]


def frank(view: Any, pick: Pick, dice: Dice) -> list[Token]:
    """Raises with a King and with nothing else."""
    card = view.zones[HAND + pick.seat][0]
    return [RAISE] if card >= KING and RAISE in pick.options else [CALL]


def expert(regular: Bot, settings: SearchSettings, rollouts: int = 60) -> Expert:
    return Expert(SearchHooks(regular, utility=LEDUC.utility), settings, {}, rollouts)


def gentle(regular: Bot, settings: SearchSettings) -> Gentle:
    return Gentle(SearchHooks(regular, utility=LEDUC.utility), settings, {})
