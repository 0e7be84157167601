"""The ten reaction windows, by the moment at which each of them opens (KNI-301).

Their numbers are those of the rules: RW-1 to RW-10. They come in the order of a turn.
"""

from typing import Final

NO_WINDOW: Final = 0
AFTER_FIRST_PHASE: Final = 1
"""After Draw; in 0.8 after Maintain."""
AFTER_SECOND_PHASE: Final = 2
"""After Promote; in 0.8 after Draw."""
TRAINED: Final = 3
"""A Train step is over, and is repeated if a card is played now (KNI-134)."""
ATTACK_DECLARED: Final = 4
ATTACK_AIDED: Final = 5
"""Nobody joins the attack any more; the defence is not placed yet."""
DEFENCE_PLACED: Final = 6
DEFENCE_AIDED: Final = 7
"""Nobody joins the defence any more; the battle is about to be fought."""
RESOLVED: Final = 8
"""The battle is fought; the fallen still lie there."""
CLEANED_UP: Final = 9
DISCARDED: Final = 10
"""The end of the turn: the last moment before the next player's upkeep."""

LEAN: Final = (AFTER_SECOND_PHASE, ATTACK_AIDED, DEFENCE_AIDED, DISCARDED)
"""The windows that always stay when few are wanted (KNI-308)."""


def is_during_battle(window: int) -> bool:
    """Returns whether an attack is declared and not fought yet (KNI-200, steps B1 to
    B4)."""
    return ATTACK_DECLARED <= window <= DEFENCE_AIDED


def is_before_defence(window: int) -> bool:
    """Returns whether an attack is declared and nobody stands against it yet."""
    return window in (ATTACK_DECLARED, ATTACK_AIDED)


def is_attack_complete(window: int) -> bool:
    """Returns whether a battle goes on that no further attackers join (KNI-203)."""
    return ATTACK_AIDED <= window <= DEFENCE_AIDED
