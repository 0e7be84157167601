"""Dice: fixed for ever, and fair from neighbouring seeds."""

from collections import Counter
from math import sqrt

import pytest
from tests.engine.toys import TIDE_HAND, TIDE_STOCK, TIDES

from parlour.engine.dice import LOW_32_BITS, MULTIPLIER, Dice, scatter
from parlour.engine.pieces import Piece
from parlour.engine.refusals import ChanceNeeded
from parlour.engine.state import State

pytestmark = pytest.mark.both_ways


ROLLS = [5, 4, 4, 4, 0, 0, 5, 1, 0, 1, 0, 4]
SEED = 1969474039182826778
SCATTERED = 2496955372185439670


def test_rolls_are_fixed_for_ever() -> None:
    """Saved games depend on these numbers."""
    dice = Dice(1)
    assert [dice.roll(6) for _ in range(12)] == ROLLS
    assert Dice(2026).seed() == SEED
    assert scatter(0) == SCATTERED


def test_states_roll_like_dice() -> None:
    state = TIDES.table(2).blank()
    state.lay()
    state.seed = scatter(77)
    dice = Dice(77)
    assert [state.roll(n) for n in range(2, 60)] == [dice.roll(n) for n in range(2, 60)]


def test_a_die_with_one_side_needs_no_luck() -> None:
    state = TIDES.table(2).blank()
    state.lay()
    state.seed = 5
    assert (state.roll(1), state.roll(0), state.seed) == (0, 0, 5)


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1, 2**127, -5])
def test_scattered_seeds_are_states_of_the_generator(seed: int) -> None:
    assert 0 < scatter(seed) < MULTIPLIER * (LOW_32_BITS + 1) - 1


def sigma(counts: Counter[object], kinds: int) -> float:
    """How far from even, in standard deviations of chi-square."""
    expected = counts.total() / kinds
    seen = sum((n - expected) ** 2 / expected for n in counts.values())
    unseen = (kinds - len(counts)) * expected
    return (seen + unseen - (kinds - 1)) / sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("sides", [2, 6, 52, 100])
def test_rolls_are_even(sides: int) -> None:
    dice = Dice(sides)
    rolls = Counter[object](dice.roll(sides) for _ in range(300 * sides))
    assert -4 < sigma(rolls, sides) < 4


TABLE = TIDES.table(2)


def stock(seed: int, count: int) -> State:
    state = TABLE.blank()
    state.lay()
    state.seed = scatter(seed)
    state.fill(TIDE_STOCK, [Piece(number) for number in range(count)])
    state.shuffle(TIDE_STOCK)
    return state


@pytest.mark.parametrize("way", ["draw", "deal", "fixed"])
def test_neighbouring_seeds_shuffle_evenly(way: str) -> None:
    """Each of the 24 orders of four cards equally often, card by card or at once."""
    orders: Counter[object] = Counter()
    for seed in range(4800):
        state = stock(seed, 4)
        if way == "fixed":
            state.fix_order(TIDE_STOCK)
        if way == "deal":
            state.deal(TIDE_STOCK, TIDE_HAND, 4)
        else:
            for _ in range(4):
                state.draw(TIDE_STOCK, TIDE_HAND)
        orders[tuple(state.zones[TIDE_HAND])] += 1
    assert -4 < sigma(orders, 24) < 4


def test_the_first_card_is_even_over_a_whole_pack() -> None:
    first: Counter[object] = Counter()
    for seed in range(10_400):
        state = stock(seed, 52)
        first[state.draw(TIDE_STOCK, TIDE_HAND)] += 1
    assert -4 < sigma(first, 52) < 4


def test_seeds_of_dice_are_far_apart() -> None:
    dice = Dice(3)
    assert len({dice.seed() for _ in range(1000)}) == 1000
    hits = sum(Dice(4).chance(0) for _ in range(50))
    assert hits == 0
    assert all(Dice(5).chance(100) for _ in range(50))


# Scripts


def test_scripted_rolls_come_in_order_and_then_run_out() -> None:
    state = stock(1, 5)
    state.script = [4, 0]
    seed = state.seed
    assert state.draw(TIDE_STOCK, TIDE_HAND) == 4
    assert state.draw(TIDE_STOCK, TIDE_HAND) == 0
    with pytest.raises(ChanceNeeded) as needed:
        state.draw(TIDE_STOCK, TIDE_HAND)
    assert needed.value.sides == 3
    assert state.seed == seed


def test_a_deal_with_a_script_asks_for_every_card() -> None:
    state = stock(1, 3)
    state.script = [2, 1]
    state.deal(TIDE_STOCK, TIDE_HAND, 3)
    assert state.zones[TIDE_HAND] == [2, 1, 0]
    other = state.copy()
    assert other.script == []
