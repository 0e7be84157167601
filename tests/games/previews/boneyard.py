"""Boneyard: bids and buckets."""

from tests.games.previews.told import number_of

from parlour.games.boneyard import rules as boneyard
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    took = f.said("would-take")
    if took is not None and f.after.waiting:
        hand = f.after.zones[boneyard.HAND + f.seat]
        assert boneyard.worth(hand) == took["after"]
    bid = f.said("bid") or f.said("no-bid")
    if bid is not None and f.told("bids" if bid["total"] else "round"):
        shown = [number_of(e) for e in f.told("bids") if e[1] == f.seat]
        assert shown == ([bid["total"]] if bid["total"] else [])
        held = boneyard.worth(f.before.zones[boneyard.HAND + f.seat])
        assert held == int(bid["left"]) + int(bid["total"])
    return int(took is not None) + int(bid is not None)
