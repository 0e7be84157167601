"""Poker hands: each rule of the catalogue, then everything against an oracle."""

import doctest
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.pieces import JOKER, Piece, cards
from parlour.kit import poker
from parlour.kit.poker import (
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
    best_five,
    category,
    decider,
    deciding,
    hand_value,
    ranks,
    stands_for,
    wild_value,
)

pytestmark = pytest.mark.rules

Worth = tuple[int, tuple[int, ...]]

PACK = [Piece(card) for card in range(52)]
JOKERS = [Piece(JOKER), Piece(JOKER + 1)]


def worth(value: int) -> Worth:
    """A value as the catalogue writes it, (category, ranks)."""
    return category(value), tuple(ranks(value))


# The oracle: the table of categories read out loud, on at most five cards, which
# may be copies of each other; then plain maxima over all there is to choose.

KINDS = {
    (5,): FIVE_OF_A_KIND,
    (4, 1): FOUR_OF_A_KIND,
    (4,): FOUR_OF_A_KIND,
    (3, 2): FULL_HOUSE,
    (3, 1, 1): THREE_OF_A_KIND,
    (3, 1): THREE_OF_A_KIND,
    (3,): THREE_OF_A_KIND,
    (2, 2, 1): TWO_PAIR,
    (2, 2): TWO_PAIR,
    (2, 1, 1, 1): PAIR,
    (2, 1, 1): PAIR,
    (2, 1): PAIR,
    (2,): PAIR,
}


def judged(hand: Iterable[int], any_card: bool = True) -> Worth:
    hand = list(hand)
    held = sorted((card // 4 + 2 for card in hand), reverse=True)
    groups = sorted(((held.count(r), r) for r in set(held)), reverse=True)
    kind = KINDS.get(tuple(count for count, _ in groups), HIGH_CARD)
    claims: list[Worth] = [(kind, tuple(r for _, r in groups))]
    if len(hand) == 5:
        suited = len({card % 4 for card in hand}) == 1
        top = 0
        if held == [14, 5, 4, 3, 2]:
            top = 5
        elif held == list(range(held[0], held[0] - 5, -1)):
            top = held[0]
        if top:
            claims.append((STRAIGHT, (top,)))
        if suited and (any_card or len(set(held)) == 5):
            claims.append((FLUSH, tuple(held)))
        if suited and top:
            claims.append((STRAIGHT_FLUSH if top < 14 else ROYAL_FLUSH, (top,)))
    return max(claims)


def best_judged(hand: list[Piece], any_card: bool = True) -> Worth:
    natural = [card for card in hand if card < JOKER]
    wild = len(hand) - len(natural)
    return max(
        judged(five, any_card)
        for stand_ins in combinations_with_replacement(PACK, wild)
        for five in combinations([*natural, *stand_ins], min(5, len(hand)))
    )


# The rules, one row each.

VALUES = [
    # rule, cards, category, ranks
    ("PKR-01, worked example", "Ac Ad Ah Joker Joker2", FIVE_OF_A_KIND, [14]),
    ("PKR-01", "2c 2d 2h 2s Joker", FIVE_OF_A_KIND, [2]),
    ("PKR-02", "Th Jh Qh Kh Ah", ROYAL_FLUSH, [14]),
    ("PKR-03, worked example", "3d 4d 5d 6d 7d", STRAIGHT_FLUSH, [7]),
    ("PKR-03, not royal", "9h Th Jh Qh Kh", STRAIGHT_FLUSH, [13]),
    ("PKR-04, worked example", "Jc Jd Jh Js", FOUR_OF_A_KIND, [11]),
    ("PKR-04", "Jc Jd Jh Js 2c", FOUR_OF_A_KIND, [11, 2]),
    ("PKR-05, worked example", "Qc Qd Qh 3c 3s", FULL_HOUSE, [12, 3]),
    ("PKR-06", "2s 9s Ks 4s 7s", FLUSH, [13, 9, 7, 4, 2]),
    ("PKR-07, worked example", "8c 9d Th Js Qc", STRAIGHT, [12]),
    ("PKR-08, worked example", "Kc Kd Kh", THREE_OF_A_KIND, [13]),
    ("PKR-08", "Kc Kd Kh 2s 9c", THREE_OF_A_KIND, [13, 9, 2]),
    ("PKR-09, worked example", "Kc Kd 6c 6d", TWO_PAIR, [13, 6]),
    ("PKR-09", "6c 6d Kc Kd Ah", TWO_PAIR, [13, 6, 14]),
    ("PKR-10, worked example", "Qc Qd", PAIR, [12]),
    ("PKR-10", "Qc 5d Ah Qs 9c", PAIR, [12, 14, 9, 5]),
    ("PKR-11", "2c Jd 9h Ts 5c", HIGH_CARD, [11, 10, 9, 5, 2]),
    ("PKR-12, PKR-R06, four hearts", "2h 5h 9h Kh", HIGH_CARD, [13, 9, 5, 2]),
    ("PKR-12, PKR-R06, four in sequence", "9c Td Jh Qs", HIGH_CARD, [12, 11, 10, 9]),
    ("PKR-12, four of a kind", "9c 9d 9h Joker", FOUR_OF_A_KIND, [9]),
    ("PKR-12, a Joker is no fifth card", "9h Th Jh Joker", PAIR, [11, 10, 9]),
    ("PKR-13", "Ac Kd Qh Js 9c", HIGH_CARD, [14, 13, 12, 11, 9]),
    ("PKR-13, with a 2", "Ac 2d", HIGH_CARD, [14, 2]),
    ("PKR-13", "Tc Jd Qh Ks Ac", STRAIGHT, [14]),
    ("PKR-18", "", HIGH_CARD, []),
    ("PKR-19", "7c 7d 7h 7s", FOUR_OF_A_KIND, [7]),
    ("PKR-19", "7c 7d 4h 4s", TWO_PAIR, [7, 4]),
    ("PKR-19", "7c 7d 7h", THREE_OF_A_KIND, [7]),
    ("PKR-19", "7c 7d", PAIR, [7]),
    ("PKR-19", "7c", HIGH_CARD, [7]),
    ("PKR-20, worked example", "Ac 2d 3h 4s 5c", STRAIGHT, [5]),
    ("PKR-20, in one suit", "Ac 2c 3c 4c 5c", STRAIGHT_FLUSH, [5]),
    ("PKR-21", "Qc Kd Ah 2s 3c", HIGH_CARD, [14, 13, 12, 3, 2]),
    ("PKR-21, in one suit", "Qh Kh Ah 2h 3h", FLUSH, [14, 13, 12, 3, 2]),
    ("PKR-21, with a Joker", "Kd Ah 2s 3c Joker", PAIR, [14, 13, 3, 2]),
    ("PKR-R07, three and one", "7c 7d 7h 4s", THREE_OF_A_KIND, [7, 4]),
    ("PKR-R07, two and two", "7c 7d 4h 4s", TWO_PAIR, [7, 4]),
    # Jokers
    ("PKR-15, four of a kind", "9c 9d 9h 4s Joker", FOUR_OF_A_KIND, [9, 4]),
    ("PKR-15, full house", "9c 9d 4h 4s Joker", FULL_HOUSE, [9, 4]),
    ("PKR-15, inner straight", "9c Td Qh Ks Joker", STRAIGHT, [13]),
    ("PKR-15, up rather than down", "9c Td Jh Qs Joker", STRAIGHT, [13]),
    ("PKR-15, down at the top", "Jc Qd Kh As Joker", STRAIGHT, [14]),
    ("PKR-15, low straight", "Ac 2d 4h Joker2 Joker", STRAIGHT, [5]),
    ("PKR-15, straight flush", "2c 4c 5c 6c Joker", STRAIGHT_FLUSH, [6]),
    ("PKR-15, royal", "Th Qh Ah Joker Joker2", ROYAL_FLUSH, [14]),
    ("PKR-15, four before flush", "9c 9d 4c Joker Joker2", FOUR_OF_A_KIND, [9, 4]),
    ("PKR-15, three of a suit", "Ah Kh 9h 4s Joker", PAIR, [14, 13, 9, 4]),
    (
        "PKR-15, two of a suit",
        "Kh 9h 4s Joker Joker2",
        THREE_OF_A_KIND,
        [13, 9, 4],
    ),
    ("PKR-15, three of a kind", "2c 9d Ah Joker Joker2", THREE_OF_A_KIND, [14, 9, 2]),
    ("PKR-R08, any card at all", "2c 2d 2h Joker Joker2", FIVE_OF_A_KIND, [2]),
    ("PKR-24, a copy", "Kc Kd Kh Ks Joker", FIVE_OF_A_KIND, [13]),
    ("PKR-24, PKR-R09, copy of Ah", "Ah Kh 9h 4h Joker", FLUSH, [14, 14, 13, 9, 4]),
    ("PKR-25, one Joker", "Joker", HIGH_CARD, [14]),
    ("PKR-25, two Jokers", "Joker Joker2", PAIR, [14]),
    ("PKR-25, Joker and King", "Joker Kd", PAIR, [13]),
    ("PKR-25, highest of two", "9c Kd Joker", PAIR, [13, 9]),
    ("PKR-25, most copies first", "9c 9d Kd Joker", THREE_OF_A_KIND, [9, 13]),
    ("PKR-25, both join", "9c Kd Joker2 Joker", THREE_OF_A_KIND, [13, 9]),
    ("PKR-26, any card", "Joker Ah Kh 9h 4h", FLUSH, [14, 14, 13, 9, 4]),
    ("PKR-26, any two", "Joker Joker2 Kh 9h 4h", FLUSH, [14, 14, 13, 9, 4]),
    ("PKR-26, three Aces", "Joker Joker2 Ah 9h 4h", FLUSH, [14, 14, 14, 9, 4]),
    # more than five cards
    ("PKR-17, straight flush", "Ah As Ad Ac 5c 6c 7c 8c 9c", STRAIGHT_FLUSH, [9]),
    ("PKR-17, royal", "9h Th Jh Qh Kh Ah 2c 2d", ROYAL_FLUSH, [14]),
    (
        "PKR-17, flush and straight are not the same five",
        "9c Td Jd Qd Kd 2d",
        FLUSH,
        [13, 12, 11, 10, 2],
    ),
    ("PKR-17, two fours", "7c 7d 7h 7s 9c 9d 9h 9s", FOUR_OF_A_KIND, [9, 7]),
    ("PKR-17, best kicker", "7c 7d 7h 7s 2c 3d Ah", FOUR_OF_A_KIND, [7, 14]),
    ("PKR-17, a second three", "7c 7d 7h 9c 9d 9h 2s", FULL_HOUSE, [9, 7]),
    ("PKR-17, the best pair", "7c 7d 7h 2c 2d Ac Ad", FULL_HOUSE, [7, 14]),
    (
        "PKR-17, the better of two flushes",
        "Kc Qc Jc Tc 2c Ad 3d 4d 6d 7d",
        FLUSH,
        [14, 7, 6, 4, 3],
    ),
    ("PKR-17, the highest of six", "4c 5d 6h 7s 8c 9d", STRAIGHT, [9]),
    ("PKR-17, not the Ace", "Ac 2d 3h 4s 5c 6d", STRAIGHT, [6]),
    ("PKR-17, three", "7c 7d 7h 2c 9d Jh", THREE_OF_A_KIND, [7, 11, 9]),
    (
        "PKR-17, kicker from a third pair",
        "7c 7d 9h 9s Jc Jd 2h",
        TWO_PAIR,
        [11, 9, 7],
    ),
    ("PKR-17, kicker above the pairs", "7c 7d 9h 9s Ac 4d", TWO_PAIR, [9, 7, 14]),
    ("PKR-17, pair", "7c 7d 2h 4s Jc Kd", PAIR, [7, 13, 11, 4]),
    ("PKR-17, high card", "2c 3d 5h 7s 9c Jd Kh", HIGH_CARD, [13, 11, 9, 7, 5]),
    ("PKR-17, with a Joker", "2c 3d 5h 7s 9c Jd Kh Joker", PAIR, [13, 11, 9, 7]),
    ("PKR-27, four cards, all used", "2c 2d 9h Ks", PAIR, [2, 13, 9]),
    ("PKR-27, five cards, all used", "2c 3d 9h Ks Ac", HIGH_CARD, [14, 13, 9, 3, 2]),
]


@pytest.mark.parametrize(("rule", "hand", "kind", "told"), VALUES)
def test_value(rule: str, hand: str, kind: int, told: list[int]) -> None:
    value = wild_value(cards(hand))
    assert (category(value), ranks(value)) == (kind, told)
    if "Joker" not in hand:
        assert hand_value(cards(hand)) == value


MISSING_ONLY = [
    # rule, cards, category, ranks
    ("PKR-26", "Joker Ah Kh 9h 4h", FLUSH, [14, 13, 12, 9, 4]),
    ("PKR-26, two", "Joker Joker2 Ah 9h 4h", FLUSH, [14, 13, 12, 9, 4]),
    ("PKR-26, no Ace yet", "Joker Kh 9h 4h 2h", FLUSH, [14, 13, 9, 4, 2]),
    ("PKR-26, six cards", "Joker Ah Kh Qh 9h 4h", FLUSH, [14, 13, 12, 11, 9]),
    ("PKR-26, only flushes", "Joker Ah Ad 9h 4h", THREE_OF_A_KIND, [14, 9, 4]),
    ("PKR-26, only plain ones", "Joker 5h 6h 7h 8h", STRAIGHT_FLUSH, [9]),
    ("PKR-26, PKR-01", "Ac Ad Ah As Joker", FIVE_OF_A_KIND, [14]),
]


@pytest.mark.parametrize(("rule", "hand", "kind", "told"), MISSING_ONLY)
def test_value_where_the_ranks_of_a_flush_differ(
    rule: str, hand: str, kind: int, told: list[int]
) -> None:
    value = wild_value(cards(hand), any_card=False)
    assert (category(value), ranks(value)) == (kind, told)


BETTER = [
    # rule, the better hand, the worse, which rank decides
    ("PKR-14, category", "2c 2d", "Ah", -1),
    ("PKR-14, first rank", "Kc Kd 2h", "Qc Qd Ah", 0),
    ("PKR-14, a later rank", "8c 8d Kc 9c", "8h 8s Kd 7d", 2),
    ("PKR-18", "2c", "", 0),
    ("PKR-20, lowest straight", "2c 3d 4h 5s 6c", "Ac 2d 3h 4s 5c", 0),
    ("PKR-20, beats three Aces", "Ac 2d 3h 4s 5c", "Ad Ah As Kd Qh", -1),
    ("PKR-22, first rank first", "Ac", "Kc Qd Jh 9s 8c", 0),
    ("PKR-22, an extra card", "Ac 2d", "Ah", 1),
    ("PKR-22, an extra kicker", "8c 8d 2c", "8h 8s", 1),
    ("PKR-22, better kicker", "8c 8d Kh", "8h 8s Qc Jd Th", 1),
    ("PKR-R01, flush, 2nd", "Ac Kc 4c 3c 2c", "Ah Qh Jh Th 8h", 1),
    ("PKR-R01, flush, 5th", "Ac Kc Jc 9c 3c", "Ah Kh Jh 9h 2h", 4),
    ("PKR-R01, high card, 5th", "Ac Kd Jc 9c 3c", "Ah Ks Jh 9h 2h", 4),
    ("PKR-R02", "Qc Qd Joker 4c 4d", "Qh Qs Joker2 3c 3d", 1),
    ("PKR-R03, pair", "8c 8d Kc 9c 4d", "8h 8s Kd 9d 3h", 3),
    ("PKR-R03, two pair", "8c 8d 4c 4d 3h", "8h 8s 4h 4s 2h", 2),
    ("PKR-R03, three", "8c 8d 8h Ac 3d", "8c 8d 8h Ad 2d", 2),
    ("PKR-R03, four", "8c 8d 8h 8s 3d", "8c 8d 8h 8s 2d", 1),
    ("PKR-R04, four", "8c 8d 8h 8s 2d", "8c 8d 8h 8s", 1),
    ("PKR-R04, two pair", "8c 8d 4h 4s 2d", "8h 8s 4c 4d", 2),
    ("PKR-R05, not by size", "Kc Kd", "Ac Qd Jh 9s 8c", -1),
    ("PKR-R12, equal tops, no tie", "Ac 9c 5c 4c 3c", "Ah 8h 7h 6h 4h", 1),
    ("PKR-R12, the same for high card", "Ac 9d", "Ah 8h", 1),
]


@pytest.mark.parametrize(("rule", "better", "worse", "place"), BETTER)
def test_the_better_hand(rule: str, better: str, worse: str, place: int) -> None:
    high, low = wild_value(cards(better)), wild_value(cards(worse))
    assert high > low
    assert deciding(high, low) == deciding(low, high) == place


TIED = [
    # rule, a hand, another
    ("PKR-18", "", ""),
    ("PKR-23, one card", "Ac", "Ad"),
    ("PKR-23, flushes", "Kc Jc 9c 4c 2c", "Kh Jh 9h 4h 2h"),
    ("PKR-23, more cards", "Kc Kd Qh Js 9c", "Kh Ks Qc Jd 9h 8c 2s"),
    ("PKR-23, more Jokers", "Kc Joker Joker2 4d 3s", "Kd Ks Joker 4h 3h"),
    ("PKR-16, PKR-R10, pair", "Kc Joker", "Kh Ks"),
    ("PKR-16, PKR-R10, full house", "Kc Kd 6c 6d Joker", "Kh Ks Kc 6h 6s"),
    ("PKR-16, PKR-R10, royal", "Tc Jc Joker Kc Ac", "Ts Js Qs Ks As"),
    ("PKR-R11", "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts"),
    ("PKR-R11, pair", "Qc Qd 2h", "Qh Qs 2c"),
]


@pytest.mark.parametrize(("rule", "one", "other"), TIED)
def test_tied_hands(rule: str, one: str, other: str) -> None:
    first, second = wild_value(cards(one)), wild_value(cards(other))
    assert first == second
    assert deciding(first, second) == -1


def test_categories_in_order() -> None:
    """PKR-14: the worst hand of each category beats the best of the next."""
    best_and_worst = [
        ("Ac Ad Ah Joker Joker2", "2c 2d 2h 2s Joker"),  # PKR-01
        ("Ah Kh Qh Jh Th", "Ac Kc Qc Jc Tc"),  # PKR-02
        ("Kh Qh Jh Th 9h", "Ac 2c 3c 4c 5c"),  # PKR-03
        ("Ac Ad Ah As Kc", "2c 2d 2h 2s"),  # PKR-04
        ("Ac Ad Ah Kc Kd", "2c 2d 2h 3c 3d"),  # PKR-05
        ("Ah Kh 9h Joker Joker2", "2c 3c 4c 5c 7c"),  # PKR-06
        ("Ac Kd Qh Js Tc", "Ac 2d 3h 4s 5c"),  # PKR-07
        ("Ac Ad Ah Kc Qd", "2c 2d 2h"),  # PKR-08
        ("Ac Ad Kc Kd Qh", "3c 3d 2c 2d"),  # PKR-09
        ("Ac Ad Kc Qd Jh", "2c 2d"),  # PKR-10
        ("Ac Kd Qh Js 9c", "2c"),  # PKR-11
    ]
    values = [wild_value(cards(hand)) for pair in best_and_worst for hand in pair]
    assert values == sorted(values, reverse=True)
    kinds = [category(value) for value in values]
    assert kinds == [kind for kind in range(10, -1, -1) for _ in range(2)]


SHOWN = [
    # rule, cards, the cards used, what they stand for
    ("PKR-17", "2c 7d Kh 7s Jc 4d", "7s 7d Kh Jc 4d", "7s 7d Kh Jc 4d"),
    ("PKR-17", "7c 9c 7d 2h 9d 7h 9h", "9h 9d 9c 7h 7d", "9h 9d 9c 7h 7d"),
    ("PKR-17", "Kc 9d Kd Kh 9c Ks", "Ks Kh Kd Kc 9d", "Ks Kh Kd Kc 9d"),
    ("PKR-17", "7c 7d 9h 9s Jc Jd", "Jd Jc 9s 9h 7d", "Jd Jc 9s 9h 7d"),
    ("PKR-17", "9c Td Jd Qd Kd 2d", "Kd Qd Jd Td 2d", "Kd Qd Jd Td 2d"),
    (
        "PKR-17, unused Joker",
        "Joker Tc Jc Qc Kc Ac",
        "Ac Kc Qc Jc Tc",
        "Ac Kc Qc Jc Tc",
    ),
    ("PKR-18", "", "", ""),
    ("PKR-20", "Ac 2d 3h 4s 5c Kd", "5c 4s 3h 2d Ac", "5c 4s 3h 2d Ac"),
    ("PKR-27", "2c Kh 2d", "2d 2c Kh", "2d 2c Kh"),
    ("PKR-15", "9c Td Joker Qs Kh", "Kh Qs Joker Td 9c", "Kh Qs Js Td 9c"),
    ("PKR-15", "2c Joker 5c 6c 3c", "6c 5c Joker 3c 2c", "6c 5c 4c 3c 2c"),
    ("PKR-24", "Kc Kd Kh Ks Joker", "Ks Kh Kd Kc Joker", "Ks Kh Kd Kc Ks"),
    (
        "PKR-24, a Joker too many",
        "Kc Kd Kh Ks Joker Joker2",
        "Ks Kh Kd Kc Joker",
        "Ks Kh Kd Kc Ks",
    ),
    ("PKR-25", "Joker", "Joker", "As"),
    ("PKR-25", "Joker Joker2", "Joker Joker2", "As Ah"),
    ("PKR-26", "4h Joker Ah Kh 9h", "Ah Joker Kh 9h 4h", "Ah Ah Kh 9h 4h"),
]


@pytest.mark.parametrize(("rule", "hand", "used", "meant"), SHOWN)
def test_what_a_player_is_shown(rule: str, hand: str, used: str, meant: str) -> None:
    assert best_five(cards(hand)) == cards(used)
    assert stands_for(cards(hand)) == cards(meant)


def test_what_a_player_is_shown_where_the_ranks_of_a_flush_differ() -> None:
    hand = cards("Joker Ah Kh 9h 4h")  # PKR-26
    assert best_five(hand, any_card=False) == cards("Ah Kh Joker 9h 4h")
    assert stands_for(hand, any_card=False) == cards("Ah Kh Qh 9h 4h")
    hand = cards("Joker Ah Kh Qh 4h")
    assert best_five(hand, any_card=False) == cards("Ah Kh Qh Joker 4h")
    assert stands_for(hand, any_card=False) == cards("Ah Kh Qh Jh 4h")


# The counts of the catalogue's self-test, over every hand there is.


@pytest.mark.in_bulk
@pytest.mark.parametrize(("size", "distinct"), [(1, 13), (2, 91), (3, 455), (4, 1820)])
def test_every_small_hand(size: int, distinct: int) -> None:
    """PKR-19, PKR-12: as many values as there are sets of ranks, and no others."""
    values = {hand_value(list(hand)) for hand in combinations(PACK, size)}
    assert len(values) == distinct
    assert {worth(v) for v in values} == {judged(h) for h in combinations(PACK, size)}


@pytest.mark.in_bulk
def test_every_hand_of_five() -> None:
    """PKR-02 to PKR-11 and PKR-17 on all 2,598,960 hands."""
    values = Counter(map(hand_value, map(list, combinations(PACK, 5))))
    kinds: Counter[int] = Counter()
    for value, hands in values.items():
        kinds[category(value)] += hands
    assert kinds == {
        ROYAL_FLUSH: 4,
        STRAIGHT_FLUSH: 36,
        FOUR_OF_A_KIND: 624,
        FULL_HOUSE: 3_744,
        FLUSH: 5_108,
        STRAIGHT: 10_200,
        THREE_OF_A_KIND: 54_912,
        TWO_PAIR: 123_552,
        PAIR: 1_098_240,
        HIGH_CARD: 1_302_540,
    }
    assert len(values) == 7_462


def test_every_five_ranks_against_the_oracle() -> None:
    """PKR-14: all that suits can change is whether five different ranks match."""
    seen = set()
    for held in combinations_with_replacement(range(13), 5):
        mixed = [Piece(4 * r + place % 4) for place, r in enumerate(held)]
        suited = [Piece(4 * r) for r in held]
        for hand in (mixed, suited):
            if len(set(hand)) == 5:
                assert worth(hand_value(hand)) == judged(hand)
                seen.add(judged(hand))
    assert len(seen) == 7_462


# Properties.


def hands(low: int, high: int) -> st.SearchStrategy[list[Piece]]:
    return st.lists(st.sampled_from(PACK), min_size=low, max_size=high, unique=True)


def wild_hands(low: int, high: int) -> st.SearchStrategy[list[Piece]]:
    """Hands with one or two Jokers, half of their other cards in one suit."""
    near = st.sampled_from([card for card in PACK if card % 4 == 2])
    natural = st.lists(
        st.one_of(near, st.sampled_from(PACK)),
        min_size=max(low - 1, 0),
        max_size=high - 1,
        unique=True,
    )
    both = st.tuples(natural, st.integers(1, 2))
    return both.map(lambda drawn: (JOKERS[: drawn[1]] + drawn[0])[:high])


either_hand = st.one_of(hands(0, 9), wild_hands(1, 9))


@given(hands(0, 8))
@settings(max_examples=300)
def test_natural_hands_against_the_oracle(hand: list[Piece]) -> None:
    assert worth(hand_value(hand)) == best_judged(hand)  # PKR-17, PKR-27


@given(hands(9, 12))
@settings(max_examples=30, deadline=None)
def test_long_hands_against_the_oracle(hand: list[Piece]) -> None:
    assert worth(hand_value(hand)) == best_judged(hand)  # PKR-17


@pytest.mark.in_bulk
@given(wild_hands(1, 5), st.booleans())
@settings(max_examples=300, deadline=None)
def test_jokers_against_the_oracle(hand: list[Piece], any_card: bool) -> None:
    assert worth(wild_value(hand, any_card)) == best_judged(hand, any_card)  # PKR-15


@given(hands(5, 6), st.booleans())
@settings(max_examples=100, deadline=None)
def test_long_hands_with_a_joker_against_the_oracle(
    hand: list[Piece], any_card: bool
) -> None:
    hand = [JOKERS[0], *hand]  # PKR-15, PKR-17
    assert worth(wild_value(hand, any_card)) == best_judged(hand, any_card)


@given(hands(0, 5))
def test_all_cards_are_the_best_of_any_size(hand: list[Piece]) -> None:
    sizes = range(len(hand) + 1)
    best = max(judged(some) for size in sizes for some in combinations(hand, size))
    assert worth(hand_value(hand)) == best  # PKR-27


@given(either_hand, either_hand)
def test_values_compare_like_pairs(one: list[Piece], other: list[Piece]) -> None:
    a, b = wild_value(one), wild_value(other)
    assert (a < b) == (worth(a) < worth(b))  # PKR-14, PKR-22
    assert (a == b) == (worth(a) == worth(b))  # PKR-23
    place = deciding(a, b)
    if place >= 0:
        assert category(a) == category(b)
        assert ranks(a)[:place] == ranks(b)[:place]
        assert ranks(a)[place : place + 1] != ranks(b)[place : place + 1]
    else:
        assert a == b or category(a) != category(b)


@given(st.data(), either_hand, st.booleans())
def test_order_does_not_matter(
    data: st.DataObject, hand: list[Piece], any_card: bool
) -> None:
    mixed = data.draw(st.permutations(hand))
    assert wild_value(mixed, any_card) == wild_value(hand, any_card)


@given(either_hand, st.sampled_from(list(permutations(range(4)))), st.booleans())
def test_suits_do_not_matter(
    hand: list[Piece], suits: tuple[int, ...], any_card: bool
) -> None:
    other = [c if c >= JOKER else Piece(c - c % 4 + suits[c % 4]) for c in hand]
    assert wild_value(other, any_card) == wild_value(hand, any_card)  # PKR-R11


@given(either_hand, st.sampled_from(PACK + JOKERS), st.booleans())
def test_another_card_never_lowers(
    hand: list[Piece], card: Piece, any_card: bool
) -> None:
    fewer = [other for other in hand if other != card]
    assert wild_value([*fewer, card], any_card) >= wild_value(fewer, any_card)


@given(hands(1, 9), st.booleans())
def test_a_joker_never_lowers(hand: list[Piece], any_card: bool) -> None:
    value = hand_value(hand)  # PKR-15
    for wild in (JOKERS[:1], JOKERS):
        assert wild_value(wild + hand[len(wild) :], any_card) >= value
        value = wild_value(wild + hand[len(wild) :], any_card)


@given(either_hand, st.booleans())
def test_the_cards_shown_make_the_value(hand: list[Piece], any_card: bool) -> None:
    used, meant = best_five(hand, any_card), stands_for(hand, any_card)
    value = wild_value(hand, any_card)
    assert len(used) == len(meant) == min(5, len(hand))
    assert len(set(used)) == len(used)
    assert set(used) <= set(hand)
    assert wild_value(used, any_card) == value
    assert judged(meant, any_card) == worth(value)
    for card, face in zip(used, meant, strict=True):
        assert face == card if card < JOKER else face < JOKER


@pytest.mark.parametrize(
    ("mine", "theirs", "card", "there"),
    [
        ("Kc Kd 2h", "Qc Qd Ah", "Kc", 12),  # the first rank decides
        ("Ac 9d", "Ah 8h", "9d", 8),
        ("8c 8d 2c", "8h 8s", "2c", 0),  # PKR-22: no card there
    ],
)
def test_decider_is_the_first_card_that_differs(
    mine: str, theirs: str, card: str, there: int
) -> None:
    best, other = hand_value(cards(mine)), hand_value(cards(theirs))
    assert decider(cards(mine), best, other) == (cards(card)[0], there)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("8c 8d Kc", "8h 8s Kd"), ("8c 8d Kc", "9h Js Ad")],
)
def test_no_card_decides_between_equal_hands_or_categories(
    mine: str, theirs: str
) -> None:
    one, other = hand_value(cards(mine)), hand_value(cards(theirs))
    assert decider(cards(mine), one, other) == (-1, 0)


def test_the_arguments_are_left_alone() -> None:
    hand = cards("6h Joker Ad Kc 3c 6s Joker2")
    wild_value(hand)
    best_five(hand)
    stands_for(hand)
    assert hand == cards("6h Joker Ad Kc 3c 6s Joker2")


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(poker, extraglobs={"cards": cards}).failed == 0
