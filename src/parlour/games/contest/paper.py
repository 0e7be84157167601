"""The tables: what cards count, and what every kind of hand lets its winner do."""

from typing import Final

from parlour.engine.picks import DONE
from parlour.engine.pieces import Token
from parlour.games.contest.effects import reach
from parlour.games.contest.options import Options
from parlour.games.contest.words import (
    END,
    ESCAPE,
    INCAPACITATE,
    KILL,
    KNOCK_OUT,
    MAIM,
    WORDS,
    WOUND,
)
from parlour.kit.paper import Fact, PaperSection, PaperSheet
from parlour.kit.tarot import FOOL_AND_WORLD, HIGH, TWO_MAJORS

TURN: Final = PaperSection(crib=2)
VALUES: Final = PaperSection(crib=3)
OVER: Final = PaperSection(crib=4)
FORGOTTEN: Final = PaperSection(crib=6)
"""Their places on the crib sheet."""
EFFECTS: Final = (WOUND, INCAPACITATE, ESCAPE, END, MAIM, KNOCK_OUT, KILL)
ALWAYS: Final = (ESCAPE, END)
"""The effects open to every winner (FUG-B26, FUG-B28)."""
KINDS: Final = range(HIGH, FOOL_AND_WORLD + 1)
HANDS: Final = (
    ("9w", "Kc"),
    ("6w", "7c", "8s"),
    ("Aw", "Kc"),
    ("M11", "Kc"),
    ("M11", "M10"),
    ("M00", "M21"),
)
"""A hand of each kind, from the lowest on."""


def effects(options: Options, seats: int) -> PaperSheet:
    shown = [name for hand in HANDS for name in hand]
    return PaperSheet(
        parts=(TURN, VALUES, OVER, FORGOTTEN),
        words=(
            *("effects-hand", "effects-all", "effects-weapon", "effects-anything"),
            *(
                "effects-may",
                "effects-lower",
                "effects-deal",
                *[f"tier-{tier}" for tier in KINDS],
            ),
        ),
        ids=(
            *[effect_name(effect) for effect in EFFECTS],
            *[f"tarot-{name}" for name in dict.fromkeys(shown)],
        ),
        facts={
            "effects": [effect_name(effect) for effect in EFFECTS],
            "rows": [row(tier) for tier in KINDS],
        },
    )


def row(tier: int) -> Fact:
    """Lists the effects open to a winner with a hand of this kind."""
    return {
        "tier": tier,
        "hand": [*HANDS[tier - HIGH]],
        "cells": [cell(tier, effect) for effect in EFFECTS],
        "all": tier >= TWO_MAJORS,
        "anything": tier == FOOL_AND_WORLD,
    }


def cell(tier: int, effect: Token) -> str:
    if effect in ALWAYS or effect in reach(tier, armed=False):
        return "yes"
    return "weapon" if effect in reach(tier, armed=True) else ""


def effect_name(effect: Token) -> str:
    return f"word-{WORDS.names[effect - DONE]}"
