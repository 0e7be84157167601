"""Players of Brain Baseball! with one habit each, for questions to the lab."""

from dataclasses import replace

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.games.brain_baseball.bot import regular
from parlour.games.brain_baseball.rules import PASS, BrainBaseball
from parlour.kit.values import VALUE


def heedless(view: BrainBaseball, pick: Pick, dice: Dice) -> list[Token]:
    """Pitches for dollars as it would for points."""
    view.options = replace(view.options, gambling=False)
    return regular(view, pick, dice)


def low(view: BrainBaseball, pick: Pick, dice: Dice) -> list[Token]:
    """Pitches its lowest card."""
    if view.phase == "pitch":
        return [min(pick.options, key=VALUE.__getitem__)]
    return regular(view, pick, dice)


def high(view: BrainBaseball, pick: Pick, dice: Dice) -> list[Token]:
    """Pitches its highest card."""
    if view.phase == "pitch":
        return [max(pick.options, key=VALUE.__getitem__)]
    return regular(view, pick, dice)


def eager(view: BrainBaseball, pick: Pick, dice: Dice) -> list[Token]:
    """Swings whenever it can, with its lowest card."""
    if view.phase == "swing":
        able = [card for card in pick.options if card != PASS]
        return [min(able, key=VALUE.__getitem__)] if able else [PASS]
    return regular(view, pick, dice)
