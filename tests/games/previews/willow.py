"""Willow: costs and pots of the betting."""

from tests.games.previews.told import this_hand

from parlour import laying
from parlour.games import find
from parlour.games.willow import rules as betting
from parlour.kit.betting import layers
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    f = this_hand(f)
    for name in ("would-fold", "would-check", "would-call", "would-bet"):
        said = f.said(name)
        if said is not None:
            assert f.paid() == said["cost"]
            if f.after.hand == f.before.hand and f.after.waiting:
                assert f.after.chips[betting.POT] == said["pot"]
    fold = f.said("would-fold")
    if fold is not None:
        assert f.before.put_in[f.seat] == fold["lost"]
    bet = f.said("would-bet")
    if bet is not None and f.after.hand == f.before.hand and f.after.level:
        assert f.after.level == bet["level"]
    told = dict(laying.hints(find("willow"))(f.before, f.seat))
    odds = told.get("odds") or told.get("odds-short")
    if odds is not None:
        put = f.before.put_in[:]
        put[f.seat] += odds["owed"]
        pots = layers(put, f.before.still_in)
        mine = sum(amount for amount, payers in pots if payers >> f.seat & 1)
        assert int(odds["pot"]) + int(odds["owed"]) == mine
    return len(f.hints)
