"""Tarot hands in numbers: tiers and totals, and what hands are compared by."""

import doctest
from itertools import combinations, product

import pytest

from parlour.engine.pieces import Piece
from parlour.kit import tarot
from parlour.kit.tarot import (
    BEST_TOTAL,
    BUST,
    FOOL,
    FOOL_AND_WORLD,
    HIGH,
    INVALID,
    MANY,
    PAIR,
    TIER_FACTOR,
    TOTAL_FACTOR,
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
        return FOOL_AND_WORLD, BEST_TOTAL
    fitting = [total for total in totals if total <= BEST_TOTAL]
    if not fitting:
        return BUST, min(totals)
    if len(up) < 2:
        return INVALID, max(fitting)
    if max(fitting) < BEST_TOTAL:
        return HIGH, max(fitting)
    return MANY if len(up) > 2 else PAIR + majors, BEST_TOTAL


def test_minors_count_alike_in_each_suit() -> None:
    """FUG-B17: an Ace 1 or 11, court cards 10, the others their pips."""
    suit = [(1, 11), *((pips, pips) for pips in range(2, 11)), *[(10, 10)] * 4]
    assert [values(Piece(card)) for card in range(22, 78)] == suit * 4


def test_hand_is_worth_the_same_in_any_order() -> None:
    assert (
        evaluate([WORLD, FOOL])
        == evaluate([FOOL, WORLD])
        == (FOOL_AND_WORLD, BEST_TOTAL)
    )
    for up in HANDS:
        assert evaluate(up[::-1]) == evaluate(up)


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
        assert strength(up, False) == tier * TIER_FACTOR + total * TOTAL_FACTOR
        room = strength(up, True) - strength(up, False)
        assert room == TOTAL_FACTOR - 1 - len(up)


def test_hand_wins_with_21_and_is_bust_above() -> None:
    ace, two, king, other_king = (Piece(card) for card in (22, 23, 35, 49))
    assert evaluate([ace, king]) == (PAIR, 21)
    assert evaluate([two, king, other_king]) == (BUST, 22)


def test_tiers_rise() -> None:
    tiers = [BUST, INVALID, HIGH, MANY, PAIR, PAIR + 1, TWO_MAJORS, FOOL_AND_WORLD]
    assert TWO_MAJORS == PAIR + 2
    assert tiers == sorted(set(tiers))


@pytest.mark.parametrize("fewer", [False, True])
def test_hand_is_ranked_from_two_cards_on(fewer: bool) -> None:
    for up in HANDS:
        ranked = len(up) >= 2 and evaluate(up)[0] != BUST
        assert (strength(up, fewer) >= TIER_FACTOR) == ranked


def test_better_hand_is_the_stronger() -> None:
    """FUG-B30: the tier decides, then the total, then perhaps how few cards."""
    for fewer in (False, True):
        ranked: dict[int, tuple[int, int, int]] = {}
        for up in HANDS:
            tier, total = evaluate(up)
            if tier > INVALID:
                place = tier, total, -len(up) if fewer else 0
                assert ranked.setdefault(strength(up, fewer), place) == place
        assert [ranked[one] for one in sorted(ranked)] == sorted(ranked.values())


def test_examples_in_the_docstrings() -> None:
    assert doctest.testmod(tarot).failed == 0
