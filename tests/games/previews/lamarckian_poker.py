"""Lamarckian Poker: what a mark takes."""

from tests.games.previews.told import moved

from parlour.games.lamarckian_poker import rules as lamarckian
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    first = f.said("would-take-first")
    if first is not None:
        taken = moved(f, lamarckian.POOL, lamarckian.HAND + f.seat)
        assert taken == set(str(first["pieces"]).split())
    return len(f.hints)
