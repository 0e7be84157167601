"""Betting: ranges, pots in layers and splits, then pots against an oracle."""

import doctest
from dataclasses import dataclass
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.game import Game
from parlour.engine.options import NONE
from parlour.engine.pieces import Pieces, Seat
from parlour.engine.state import State
from parlour.engine.zones import ROW, Zones
from parlour.kit import betting
from parlour.kit.betting import (
    POT_LIMIT,
    best_of,
    largest_bet,
    layers,
    next_of,
    one_at_most,
    return_unmatched,
    split,
    within_stack,
)

pytestmark = pytest.mark.rules

POT = ROW


@dataclass(frozen=True)
class NoOptions:
    """A purse and a pot need none."""


PURSES = Game(
    "purses",
    "Purses",
    players=range(2, 11),
    edition=1,
    zones=Zones(),
    options=NoOptions,
    state=State,
    phases=("over",),
    pieces=lambda options, seats: Pieces(),
    pots=("pot",),
    bound=lambda options, seats: 1,
)


def purses(seats: int, pot: int) -> State:
    """Empty purses around a pot."""
    state = PURSES.table(seats).blank()
    state.lay()
    state.chips[POT] = pot
    return state


def test_examples_in_the_docstrings() -> None:
    assert doctest.testmod(betting).failed == 0


@pytest.mark.parametrize(
    ("seats", "seat", "expected"),
    [
        (0b11111, 0, 1),
        (0b11111, 4, 0),
        (0b00100, 2, 2),  # itself comes last
        (0b00101, 2, 0),
        (0b10000_00000, 9, 9),
        (0b10000_00001, 0, 9),
        (0, 3, -1),
    ],
)
def test_next_of(seats: int, seat: int, expected: int) -> None:
    assert next_of(seats, Seat(seat)) == expected


def test_one_at_most() -> None:
    assert [one_at_most(seats) for seats in range(8)] == [
        True, True, True, False, True, False, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "limit", "least", "pot", "owed", "most"),
    [
        ("a number", 20, 2, 500, 9, 20),
        ("WIL-46, before a bet", POT_LIMIT, 1, 5, 0, 5),
        ("WIL-46, as if the call were paid", POT_LIMIT, 1, 15, 10, 25),
        ("WIL-46, never below the minimum", POT_LIMIT, 2, 0, 0, 2),
        ("WIL-47", NONE, 2, 40, 0, NONE),
    ],
)
def test_largest_bet(
    rule: str, limit: int, least: int, pot: int, owed: int, most: int
) -> None:
    assert largest_bet(limit, least, pot, owed) == most


@pytest.mark.parametrize(
    ("most", "stack", "owed", "expected"),
    [
        (10, 100, 5, 10),
        (10, 15, 5, 10),
        (10, 14, 5, 9),
        (10, 5, 5, 0),
        (10, 4, 5, -1),
        (NONE, 100, 5, 95),
    ],
)
def test_within_stack(most: int, stack: int, owed: int, expected: int) -> None:
    assert within_stack(most, stack, owed) == expected


@pytest.mark.parametrize(
    ("rule", "put_in", "after", "returned"),
    [
        ("WIL-43, called in full", [20, 20, 5], [20, 20, 5], 0),
        ("WIL-43, called for less", [20, 5, 1], [5, 5, 1], 15),
        ("WIL-43, matched by somebody who folded", [8, 20, 15], [8, 15, 15], 5),
        ("WIL-43, nobody else paid", [4, 0, 0], [0, 0, 0], 4),
        ("WIL-43, everybody paid the same", [3, 3, 3], [3, 3, 3], 0),
    ],
)
def test_return_unmatched(
    rule: str, put_in: list[int], after: list[int], returned: int
) -> None:
    state = purses(3, sum(put_in))
    payer = put_in.index(max(put_in))
    return_unmatched(state, POT, put_in)
    assert put_in == after
    assert state.chips[payer] == returned
    assert state.chips[POT] == sum(after)


def test_bet_that_was_called_is_not_returned() -> None:
    state = purses(2, 40)
    state.events = []
    return_unmatched(state, POT, [20, 20])
    assert state.events == []  # nobody reads of a payment of 0


@pytest.mark.parametrize(
    ("rule", "put_in", "still_in", "expected"),
    [
        ("WIL-41, no all-in", [7, 7, 7], 0b111, [(21, 0b111)]),
        ("WIL-41, one all-in", [5, 20, 20], 0b111, [(15, 0b111), (30, 0b110)]),
        ("WIL-41, two", [5, 9, 20, 20], 0b1111, [(20, 15), (12, 14), (22, 12)]),
        ("WIL-41, two alike", [5, 5, 20, 20], 0b1111, [(20, 15), (30, 12)]),
        ("WIL-41, folded chips", [5, 20, 20, 12], 0b0111, [(20, 7), (37, 6)]),
        ("WIL-41, a short ante", [1, 3, 3], 0b111, [(3, 7), (4, 6)]),
        ("WIL-41, the last for one alone", [5, 9, 9], 0b011, [(15, 3), (8, 2)]),
        ("folded above all others", [5, 9, 9], 0b001, [(23, 1)]),
    ],
)
def test_layers(
    rule: str, put_in: list[int], still_in: int, expected: list[tuple[int, int]]
) -> None:
    assert layers(put_in, still_in) == expected


def layers_chip_by_chip(put_in: list[int], still_in: int) -> list[tuple[int, int]]:
    """One pot for each height of the stacks, those with the same payers joined."""
    heights: list[tuple[int, int]] = []  # who may win it, its chips
    for height in range(1, max(put_in) + 1):
        payers = [seat for seat, paid in enumerate(put_in) if paid >= height]
        able = sum(1 << seat for seat in payers if still_in >> seat & 1)
        heights.append((able or heights[-1][0], len(payers)))
    joined = groupby(heights, key=lambda pot: pot[0])
    return [(sum(chips for _, chips in pots), able) for able, pots in joined]


@given(
    st.lists(st.integers(1, 12), min_size=2, max_size=10),
    st.integers(1, 1023),
)
def test_layers_against_the_oracle(put_in: list[int], mask: int) -> None:
    still_in = mask & ((1 << len(put_in)) - 1) or 1
    pots = layers(put_in, still_in)
    assert pots == layers_chip_by_chip(put_in, still_in)
    assert sum(amount for amount, _ in pots) == sum(put_in)


@pytest.mark.parametrize(
    ("values", "seats", "first", "expected"),
    [
        ([3, 9, 4], 0b111, 0, [1]),
        ([3, 9, 4], 0b101, 0, [2]),
        ([9, 3, 9, 9], 0b1111, 2, [2, 3, 0]),  # in the order given
        ([9, 3, 9, 9], 0b1011, 2, [3, 0]),
        ([-5, -9, -5], 0b111, 1, [2, 0]),
    ],
)
def test_best_of(
    values: list[int], seats: int, first: int, expected: list[int]
) -> None:
    order = purses(len(values), 0).seats_in(seats, first)
    assert best_of(values, order) == expected


@pytest.mark.parametrize(
    ("rule", "amount", "winners", "expected"),
    [
        ("WIL-18", 12, [2], [0, 0, 12]),
        ("WIL-18, evenly", 12, [0, 1, 2], [4, 4, 4]),
        ("WIL-34, one odd chip", 13, [2, 0, 1], [4, 4, 5]),
        ("WIL-34, two odd chips", 14, [2, 0, 1], [5, 4, 5]),
        ("WIL-34, fewer chips than winners", 1, [1, 2], [0, 1, 0]),
    ],
)
def test_split(rule: str, amount: int, winners: list[int], expected: list[int]) -> None:
    state = purses(3, 20)
    split(state, POT, amount, [Seat(seat) for seat in winners])
    assert state.chips[:3] == expected
    assert state.chips[POT] == 20 - amount
