"""A player of Boneyard with one habit, for questions to the lab."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.games.boneyard.bot import regular
from parlour.games.boneyard.rules import BUCKET, BUCKETS, Boneyard, worth
from parlour.kit.values import VALUE

MAX_BIDS_TRIED: Final = 50
"""Bids that it thinks of, until one is not above the richest bucket."""


def sober(view: Boneyard, pick: Pick, dice: Dice) -> list[Token]:
    """Bids no more than the richest bucket holds, if it can help it."""
    if view.phase == "claims":
        return regular(view, pick, dice)
    top = max([worth(view.zones[BUCKET + bucket]) for bucket in range(BUCKETS)])
    for _ in range(MAX_BIDS_TRIED):
        bid = regular(view, pick, dice)
        if worth(bid) <= top:
            return bid
    return [min(pick.options, key=VALUE.__getitem__)]
