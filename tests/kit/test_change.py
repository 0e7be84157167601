"""Making change: the rules both games share, then everything by brute force."""

import doctest
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.pieces import Piece, cards
from parlour.kit import change as kit
from parlour.kit.change import change, due, due_in_fewest, dues, equal_changes
from parlour.kit.values import ORDER, VALUE, total

pytestmark = pytest.mark.rules

WORKED_EXAMPLES = [
    # rule, cards on the table, price, change
    ("HEY EX-1: an equal card", "8d 4c 4h 5s", 8, "8d"),
    ("HEY EX-2: the higher card", "4c 3d 6h As", 7, "6h As"),
    ("HEY derived", "2c 5d 5h 6s", 9, "5d 5h"),
    ("HEY derived", "Kd", 1, "Kd"),
    ("HEY derived", "Ac 2d 3h 4s", 10, "4s 3h 2d Ac"),
    ("HEY derived", "4c 9d 9h", 5, "9d"),
    ("HEY-R01, SPO-12: the second card decides", "7c 4d Ah 3s 2c", 12, "7c 4d Ah"),
    ("HEY-R01: the third card decides", "5c 4d 2c 2d 3h As", 13, "5c 4d 3h As"),
    ("HEY-R07, SPO-28: the lowest suit", "7s 7h 7d", 7, "7d"),
    ("HEY-R07, SPO-28: the lowest suits", "7s 6h 6d 7d", 14, "7d 7s"),
    ("HEY-R09, SPO-11: least excess first", "4c 5d 6h Ts", 8, "5d 4c"),
    ("HEY-R12: all there is", "2c 3d 5h", 10, "5h 3d 2c"),
    ("SPO-10: fewest cards", "5c 4d Ah 3s 2c", 8, "5c 3s"),
    ("SPO illustration", "4c 9d", 6, "9d"),
    ("SPO illustration", "2c 4d", 5, "4d 2c"),
]


@pytest.mark.parametrize(("rule", "table", "price", "expected"), WORKED_EXAMPLES)
def test_worked_examples(rule: str, table: str, price: int, expected: str) -> None:
    lying = cards(table)
    assert change(lying, due(lying, price)) == cards(expected), rule
    assert change(lying[::-1], due(lying, price)) == cards(expected), rule


@pytest.mark.parametrize(
    ("table", "price", "expected"),
    [
        ("4c 5d 6h Ts", 8, "Ts"),  # SPO-26: one card for 10 before two for 9
        ("4c 5d 9h Ts", 8, "9h"),  # SPO-26: then the lowest total
        ("4c 5d Ts", 9, "5d 4c"),  # SPO-26: exact change still comes first
        ("2c 4d 4h", 5, "4d 2c"),  # two cards at least: 6 before 8
    ],
)
def test_fewest_cards_first(table: str, price: int, expected: str) -> None:
    lying = cards(table)
    assert change(lying, due_in_fewest(lying, price)) == cards(expected)


@pytest.mark.parametrize("rule", [due, due_in_fewest])
def test_not_enough_on_the_table(rule: Callable[[list[Piece], int], int]) -> None:
    assert rule(cards("2c 3d"), 6) == 0
    assert rule([], 1) == 0


def test_equal_changes_differ_in_rank() -> None:
    """SPO-27: suits make no second set."""
    assert equal_changes(cards("4c 3d 6h As 6s Ad"), 7) == [
        cards("6h Ad"),
        cards("4c 3d"),
    ]
    assert equal_changes(cards("6s 6h As"), 7) == [cards("6h As")]


def brute(lying: list[Piece], price: int, fewest: bool) -> list[list[Piece]]:
    """All the best sets by trying every set, the highest ranks first."""
    able = [
        sorted(some, key=lambda card: (-VALUE[card], card))
        for count in range(1, len(lying) + 1)
        for some in combinations(lying, count)
        if total(list(some)) >= price
    ]

    def cost(some: list[Piece]) -> tuple[bool, int, int]:
        excess = total(some) - price
        return (
            (True, len(some), excess)
            if fewest and excess
            else (False, excess, len(some))
        )

    if not able:
        return []
    cheapest = min(map(cost, able))
    by_ranks: dict[tuple[int, ...], list[Piece]] = {}
    for some in able:
        if cost(some) == cheapest:
            ranks = tuple(VALUE[card] for card in some)
            by_ranks[ranks] = min(by_ranks.get(ranks, some), some)
    return [by_ranks[ranks] for ranks in sorted(by_ranks, reverse=True)]


CARDS = st.lists(
    st.sampled_from([Piece(n) for n in range(52)]), max_size=9, unique=True
)


@given(CARDS)
def test_totals_grow_card_by_card(lying: list[Piece]) -> None:
    marks = kit.totals([])
    for card in lying:
        marks = kit.with_card(marks, card)
    assert marks == kit.totals(lying)


@given(CARDS)
def test_every_price_at_once(lying: list[Piece]) -> None:
    assert dues(lying) == [0] + [due(lying, price) for price in range(1, 14)]


@given(
    CARDS,
    st.integers(1, 13),
)
@settings(max_examples=400)
def test_brute_force_agrees(lying: list[Piece], price: int) -> None:
    for fewest, rule in ((False, due), (True, due_in_fewest)):
        best = brute(lying, price, fewest)
        target = rule(lying, price)
        assert target == (total(best[0]) if best else 0)
        if best:
            assert change(lying, target) == best[0]
            assert equal_changes(lying, target) == best


@pytest.mark.parametrize("price", range(1, 14))
def test_a_crowded_table(price: int) -> None:
    """Twenty-five cards, and only big or only small ones, are no trouble."""
    low = sorted((Piece(n) for n in range(52)), key=lambda card: ORDER[card])
    for lying in (low[:25], low[-25:], low[::2], low):
        target = due(lying, price)
        assert price <= target < 30
        assert total(change(lying, target)) == target
        assert equal_changes(lying, target)[0] == change(lying, target)


def test_documented_examples() -> None:
    assert doctest.testmod(kit, extraglobs={"cards": cards}).failed == 0
