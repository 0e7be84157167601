"""Players of Lamarckian Poker with one habit each, for questions to the lab."""

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.games.lamarckian_poker.bot import LATE_TURNS, likely_marks, worth
from parlour.games.lamarckian_poker.rules import LamarckianPoker


def gathering(view: LamarckianPoker, pick: Pick, dice: Dice) -> list[Token]:
    """Plays for many cards until the end."""
    return [best(view, pick, LATE_TURNS)]


def tuning(view: LamarckianPoker, pick: Pick, dice: Dice) -> list[Token]:
    """Plays for a good hand from the beginning."""
    return [best(view, pick, 0)]


def best(view: LamarckianPoker, pick: Pick, turns_left: int) -> Token:
    """Returns the mark of `regular` with this number of turns left."""
    rivals = likely_marks(view, pick.seat)
    return max(
        pick.options,
        key=lambda mark: worth(view, pick.options, mark, rivals, turns_left),
    )
