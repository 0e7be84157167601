"""What is left of a pack."""

import doctest

import pytest

from parlour.engine.pieces import HIDDEN, Piece, cards
from parlour.kit import packs
from parlour.kit.packs import missing

pytestmark = pytest.mark.both_ways


def test_blanks_count_for_nothing() -> None:
    pack = [Piece(card) for card in range(78)]
    assert missing(pack, [HIDDEN, HIDDEN]) == pack
    assert missing(pack, [HIDDEN, *pack[1:]]) == pack[:1]


def test_doctests() -> None:
    assert doctest.testmod(packs, extraglobs={"cards": cards}).failed == 0
