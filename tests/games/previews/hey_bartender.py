"""Hey, Bartender!: change, and what is left of it."""

from tests.games.previews.told import moved, names

from parlour.games.hey_bartender import rules as bartender
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    said = f.said("offer")
    if said is not None:
        assert f.scored() == said["points"]
        paid = moved(f, bartender.BARTENDER, bartender.DISCARD)
        assert paid == set(str(said["pieces"]).split())
        left = f.said("leaves")
        assert left is not None
        if f.after.round_number == f.before.round_number and f.after.waiting:
            held = names(f, f.after.zones[bartender.BARTENDER])
            assert held == set(str(left["pieces"]).split())
    if f.said("offer-short") is not None:
        assert f.scored() == 0
    return len(f.hints)
