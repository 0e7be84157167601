"""Seven-Handed Poker: hands laid, and what awaits them."""

from tests.games.previews.told import names

from parlour.games.seven_handed_poker import rules as seven
from parlour.kit.poker import category
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    if f.before.phase == "spot":
        shown = bool(f.told("shows"))
        assert shown == (f.said("spot-mine") is not None)
        turn, spot = f.before.turn, f.answer[0] - seven.SPOT_WORDS[0]
        taken = bool(f.after.won[turn] >> spot & 1)
        ended = taken and bool(seven.GOAL[f.after.won[turn]])
        assert ended == (taken and f.said("would-win") is not None)
    picked = f.said("picked")
    if picked is not None:
        laid = f.after.zones[seven.PLACING + f.seat]
        assert category(f.after.value(laid)) == picked["number"]
        assert names(f, laid) == set(str(picked["pieces"]).split())
    return len(f.hints)
