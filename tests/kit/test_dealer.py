"""The first dealer: agreed on, or named by chance."""

import pytest

from parlour.engine.options import RANDOM
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput
from parlour.games.yardsticks.hearts import GAME
from parlour.kit.dealer import check_dealer, first_dealer

pytestmark = pytest.mark.rules


def test_an_agreed_seat_deals() -> None:
    state = GAME.new(4)
    before = state.seed
    assert [first_dealer(state, seat) for seat in range(4)] == [0, 1, 2, 3]
    assert state.seed == before  # no dice are rolled for it


def test_chance_names_any_seat() -> None:
    state = GAME.new(4)
    found = [first_dealer(state, RANDOM) for _ in range(400)]
    assert min(found.count(Seat(seat)) for seat in range(4)) > 60


def test_a_dealer_sits_at_the_table() -> None:
    check_dealer(3, 4)
    check_dealer(RANDOM, 4)
    with pytest.raises(BadInput, match="seat from 0 to 3 or random, not 4"):
        check_dealer(4, 4)
