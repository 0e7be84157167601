"""Cards by their plain value."""

import pytest

from parlour.engine.pieces import Piece, cards
from parlour.kit.values import ORDER, total

pytestmark = pytest.mark.rules


def test_cards_in_order_are_aces_to_kings_with_clubs_first() -> None:
    ordered = sorted((Piece(card) for card in range(52)), key=lambda card: ORDER[card])
    ranks = "A23456789TJQK"
    assert ordered == cards(" ".join(rank + suit for rank in ranks for suit in "cdhs"))


def test_cards_are_worth_their_values_together() -> None:
    assert total(cards("Ac 2d Tc Js Qh Kd")) == 1 + 2 + 10 + 11 + 12 + 13
    assert total([]) == 0
