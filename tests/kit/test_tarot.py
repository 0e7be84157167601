"""Tarot hands in numbers: tiers and totals, and what hands are compared by."""

import doctest
from itertools import combinations, product

import pytest

from parlour.engine.pieces import Piece
from parlour.kit import tarot
from parlour.kit.tarot import (
    BUST,
    FOOL,
    FOOL_AND_WORLD,
    GOAL,
    HIGH,
    INVALID,
    MANY,
    PAIR,
    TIER,
    TOTAL,
    TWO_MAJORS,
    WORLD,
    evaluate,
    strength,
    values,
)

pytestmark = pytest.mark.rules

HANDS = [
    [Piece(card) for card in hand]
    for size in range(4)
    for hand in combinations(range(0, 78, 3 if size == 3 else 1), size)
]


def judged(up: list[Piece]) -> tuple[int, int]:
    """Tier and total by the meaning of the rules, every value of each card tried."""
    totals = {sum(each) for each in product(*(values(card) for card in up))}
    majors = sum(card < 22 for card in up)
    if set(up) == {FOOL, WORLD}:
        return FOOL_AND_WORLD, GOAL
    fitting = [total for total in totals if total <= GOAL]
    if not fitting:
        return BUST, min(totals)
    if len(up) < 2:
        return INVALID, max(fitting)
    if max(fitting) < GOAL:
        return HIGH, max(fitting)
    return MANY if len(up) > 2 else PAIR + majors, GOAL


def test_every_small_hand_against_the_rules() -> None:
    for up in HANDS:
        assert evaluate(up) == judged(up)
    assert {judged(up)[0] for up in HANDS} == {
        *(BUST, INVALID, HIGH, MANY, PAIR, PAIR + 1, TWO_MAJORS, FOOL_AND_WORLD)
    }


def test_strength_is_tier_then_total_then_few_cards() -> None:
    for up in HANDS:
        tier, total = evaluate(up)
        if tier == BUST:
            assert strength(up, False) == strength(up, True) == BUST
            continue
        assert strength(up, False) == tier * TIER + total * TOTAL
        room = strength(up, True) - strength(up, False)
        assert room == TOTAL - 1 - len(up)


def test_examples_in_the_docstrings() -> None:
    assert doctest.testmod(tarot).failed == 0
