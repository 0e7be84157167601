"""Seeds: fixed for ever, apart from each other, and long enough."""

import re
from itertools import product

import pytest

from parlour.engine.dice import LOW_32_BITS, MULTIPLIER
from parlour.match.seeds import bot_dice, commitment, dice_after, new_seed

pytestmark = pytest.mark.both_ways

COMMITMENT = "eaef7d82b94c77da894d362224ce223337434517c7bc2a0fe34a644caea6c468"
DICE = [2261850404494411898, 24025504790970895, 1604793334439209697]
BOT_DICE = [22561928568793205, 56680158933462267, 43623212206526345]


def test_seeds_deal_the_same_for_ever() -> None:
    """Logs are replayed with these numbers."""
    assert commitment("willow", "abc") == COMMITMENT
    assert [dice_after("abc", choices) for choices in range(3)] == DICE
    assert [bot_dice("abc", choices) for choices in range(3)] == BOT_DICE


def test_fresh_seeds_have_128_bits() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


def test_dice_are_states_of_the_generator_and_differ() -> None:
    asked = list(product(("s", "t", "s:1"), range(300)))
    dice = [dice_after(seed, choices) for seed, choices in asked]
    bots = [bot_dice(seed, choices) for seed, choices in asked]
    assert len({*dice, *bots}) == 2 * len(asked)
    assert all(0 < number < MULTIPLIER * (LOW_32_BITS + 1) - 1 for number in dice)
