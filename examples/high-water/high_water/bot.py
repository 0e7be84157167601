"""Players of High Water: a regular one, and one who walks on where others turn back."""

from high_water.rules import HOME, STONES, WALK, HighWater, worth
from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token, rank

RANKS = 13
ACE = 14


def regular(view: HighWater, pick: Pick, dice: Dice) -> list[Token]:
    """Walks on while the next stone brings more than it risks."""
    return walking(view, pick, 0)


def bold(view: HighWater, pick: Pick, dice: Dice) -> list[Token]:
    """The same, but hoping for some points more than are there."""
    return walking(view, pick, 3)


def walking(view: HighWater, pick: Pick, hope: int) -> list[Token]:
    if HOME not in pick.options:
        return [WALK]
    stones = view.zones[STONES + pick.seat]
    higher = ACE - rank(stones[-1])  # of thirteen ranks
    gain = worth(len(stones) + 1) + hope
    return [WALK] if higher * gain > RANKS * worth(len(stones)) else [HOME]
