"""Spots: change and the score of a round."""

from tests.games.previews.told import moved

from parlour.games.spots import rules as spots
from parlour.games.spots.hints import halves
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    got = f.said("gets")
    same = f.after.round_number == f.before.round_number and f.after.waiting
    if got is not None and same:
        more = f.after.points(f.seat) - f.before.points(f.seat)
        assert more == got["points"]
        taken = set()
        for zone in f.before.table.live:
            if zone != spots.MIDDLE:
                taken |= moved(f, spots.MIDDLE, zone)
        assert set(str(got["pieces"]).split()) <= taken
    stands = f.said("stands")
    if stands is not None and same and f.after.phase == "play":
        assert halves(f.after.adjusted(f.seat)) == stands["adjusted"]
    choice = f.said("pay-choice")
    if choice is not None:
        assert f.after.phase == "change"
        assert len(f.after.offers()) == choice["count"]
    return int(got is not None) + int(stands is not None)
