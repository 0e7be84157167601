"""Windows: who is asked next, who can react, who has no choice."""

import doctest
from itertools import product

import pytest
from tests.engine.toys import HUSH, HUSH_HAND

from parlour.engine.pieces import Seat, cards
from parlour.kit import windows
from parlour.kit.windows import ask_after, ask_from, holders

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("first", range(4))
def test_next_in_the_set_is_asked(first: int) -> None:
    for to_ask in range(16):
        state = HUSH.table(4).blank()
        state.waiting = 0b1111
        rounds = [Seat((first + step) % 4) for step in range(5)]
        able = [seat for seat in rounds if to_ask >> seat & 1]
        assert ask_from(state, Seat(first), to_ask) == bool(able)
        assert state.waiting == (1 << able[0] if able else 0b1111)
        state.waiting = 0b1111
        able = [seat for seat in rounds[1:] if to_ask >> seat & 1]
        assert ask_after(state, Seat(first), to_ask) == bool(able)
        assert state.waiting == (1 << able[0] if able else 0b1111)


def test_holders_are_those_of_the_seats_with_cards() -> None:
    for holding, seats in product(range(8), range(8)):
        state = HUSH.table(3).blank()
        state.lay()
        for seat, card in zip(range(3), cards("2c 3c 4c"), strict=True):
            if holding >> seat & 1:
                state.fill(HUSH_HAND + seat, [card])
        assert holders(state, HUSH_HAND, seats) == holding & seats


def test_examples_in_the_docstrings() -> None:
    assert doctest.testmod(windows).failed == 0
