"""`parlour odds twist` knows what opponents show: those cards cannot come."""

from fractions import Fraction

import pytest

from parlour.engine.refusals import BadInput
from parlour.odds.reports import parse_cards, twist_table
from parlour.odds.twists import twist_until


def test_what_others_show_is_out_of_the_deck() -> None:
    """20 face up, until 21: of the aces that may come, three lie with others."""
    held = parse_cards("Kc Ks")
    alone = twist_until(21, held)
    beside = twist_until(21, held, parse_cards("Aw Ac As"))
    aces_and_magician = 5  # the Magician may count 1
    assert alone.totals[21] > Fraction(aces_and_magician, 76) - Fraction(1, 1000)
    assert beside.totals[21] < alone.totals[21]
    assert beside.bust + beside.chance_reached == 1


def test_a_card_lies_in_one_place() -> None:
    with pytest.raises(BadInput):
        twist_table(17, "7s 3p", "7s")
    shown = twist_table(17, "7s 3p", "M18 Kc")
    assert "M18 Kc" in shown.title
