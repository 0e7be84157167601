"""The first dealer: agreed on, or named by chance."""

from dataclasses import dataclass

import pytest

from parlour.engine.options import RANDOM, read
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput
from parlour.games.yardsticks.hearts import GAME
from parlour.kit.dealer import check_dealer, dealer_option, first_dealer

pytestmark = pytest.mark.rules


@dataclass(frozen=True)
class UpToSix:
    """Options of a game for two to six."""

    first_dealer: int = dealer_option(range(2, 7))


def test_an_agreed_seat_deals() -> None:
    state = GAME.new(4)
    before = state.seed
    assert [first_dealer(state, seat) for seat in range(4)] == [0, 1, 2, 3]
    assert state.seed == before  # no dice are rolled for it


def test_chance_names_any_seat() -> None:
    state = GAME.new(4)
    found = [first_dealer(state, RANDOM) for _ in range(400)]
    assert min(found.count(Seat(seat)) for seat in range(4)) > 60


def test_everybody_at_the_largest_table_may_be_agreed_on() -> None:
    assert read(UpToSix, {}).first_dealer == RANDOM
    assert read(UpToSix, {"first_dealer": "random"}).first_dealer == RANDOM
    for seat in range(6):
        assert read(UpToSix, {"first_dealer": seat}).first_dealer == seat
    with pytest.raises(BadInput, match="from 0 to 5 or random"):
        read(UpToSix, {"first_dealer": 6})


def test_a_dealer_sits_at_the_table() -> None:
    check_dealer(3, 4)
    check_dealer(RANDOM, 4)
    with pytest.raises(BadInput, match="seat from 0 to 3 or random, not 4"):
        check_dealer(4, 4)
