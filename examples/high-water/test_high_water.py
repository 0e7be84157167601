"""High Water: its worked examples, and the contract."""

import pytest
from high_water.rules import GAME, HOME, STONES, WALK, HighWater, worth

from parlour.engine.data import position
from parlour.engine.refusals import Refusal
from parlour.testing.contract import check_contract

WALKS = [
    # rule, the stones that lie there, the card turned up, the stones after it
    ("HIW-04", "", "2c", 1),
    ("HIW-04", "5h 9s", "Td", 3),
    ("HIW-04, aces are high", "5h Kd", "Ac", 3),
    ("HIW-05", "5h 9s", "8d", 0),
    ("HIW-05, equal", "5h 9s", "9d", 0),
]


def standing(stones: str, top: str = "2c") -> HighWater:
    """Seat 0 on these stones with its turn, seat 1 on the shore."""
    state = position(
        GAME,
        2,
        zones={"stones 0": stones, "stock": top},
        rest="sea",
        phase="walk",
        tide=3,
        out=3,
        waiting=1,
    )
    assert isinstance(state, HighWater)
    return state


@pytest.mark.parametrize(("rule", "stones", "card", "left"), WALKS)
def test_walking(rule: str, stones: str, card: str, left: int) -> None:
    state = standing(stones, f"3c {card}")  # the last named lies on top
    state.play(state.everyone()[0], [WALK])
    assert len(state.zones[STONES]) == left
    assert bool(state.out & 1) == (left > 0)


@pytest.mark.parametrize(("stones", "points"), [(1, 1), (2, 3), (3, 6), (5, 15)])
def test_going_home(stones: int, points: int) -> None:
    assert worth(stones) == points
    row = " ".join(["2h", "4h", "6h", "8h", "Th"][:stones])
    state = standing(row)
    state.play(state.everyone()[0], [HOME])
    assert state.scores == [points, 0]


def test_nobody_goes_home_without_a_stone() -> None:
    state = standing("")
    with pytest.raises(Refusal, match="not-out-yet"):
        state.play(state.everyone()[0], [HOME])


def test_with_an_empty_stock_everyone_goes_home() -> None:
    state = standing("2h 4h", top="6h")
    state.play(state.everyone()[0], [WALK])
    assert state.scores == [6, 0]  # HIW-R01
    assert state.ranks == [1, 2]


def test_contract() -> None:
    check_contract(GAME, games=4)
