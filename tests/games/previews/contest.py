"""Contests: hands made or bust, and certain twists."""

from parlour.engine.pieces import Piece
from parlour.engine.views import view
from parlour.games.contest import words as contest
from parlour.kit.tarot import BUST, evaluate, sums
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    """A hand made or bust, and a twist that is certain."""
    if f.before.phase not in ("turn", "answer"):
        return 0
    hand = f.before.actor
    up = f.after.zones[contest.UP + hand]
    said = f.said("would-make") or f.said("would-bust")
    ended = f.told("all-stymied") or f.after.rounds != f.before.rounds
    going_on = f.after.waiting and not ended
    if said is not None and going_on:
        tier, total = evaluate(up)
        assert (total, len(up)) == (said["number"], said["count"])
        assert (tier == BUST) == (f.said("would-bust") is not None)
        assert tier == said.get("tier", tier)
    twist = f.said("would-twist")
    if twist is not None and going_on and twist["percent"] in (0, 100):
        over = len(up) > 1 and not sums(up)
        assert over == (twist["percent"] == 100) or 0 < exact(f, hand) < 1
    return int(said is not None) + int(twist is not None)


def exact(f: Foretold, hand: int) -> float:
    """The share of cards that would be too many, before it is rounded."""
    seen = view(f.before, f.seat)
    known = {card for zone in seen.table.live for card in seen.zones[zone]}
    unseen = [card for card in range(78) if card not in known]
    up = f.before.zones[contest.UP + hand]
    return sum(not sums([*up, Piece(card)]) for card in unseen) / len(unseen)
