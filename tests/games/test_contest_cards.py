"""What cards and hands are worth in a contest: FUG-B17, FUG-B18, E14."""

import doctest
from itertools import combinations, product

import pytest
from tests.games.contests import DECK, cards

from parlour.engine.pieces import Piece
from parlour.kit import tarot as cards_module
from parlour.kit.tarot import evaluate, strength, values

pytestmark = pytest.mark.rules

VALUES = [
    # E14 and FUG-B17: card, what it may count
    ("2c", (2, 2)),
    ("9s", (9, 9)),
    ("Tw", (10, 10)),
    ("Aw", (1, 11)),
    ("Pp", (10, 10)),
    ("Nc", (10, 10)),
    ("Qs", (10, 10)),
    ("Kw", (10, 10)),
    ("M00", (0, 10)),  # FUG-R19: never 22
    ("M01", (1, 10)),
    ("M08", (8, 10)),  # FUG-R21: Strength is 8, Justice 11
    ("M11", (10, 11)),
    ("M10", (10, 10)),
    ("M14", (10, 14)),
    ("M20", (10, 20)),
    ("M21", (10, 10)),
]


@pytest.mark.parametrize(("card", "wanted"), VALUES)
def test_values(card: str, wanted: tuple[int, int]) -> None:
    assert values(cards(card)[0]) == wanted


HANDS = [
    # face-up cards, tier, total
    ("", 0, 0),
    ("M21", 0, 10),  # FUG-R18: the World alone is 10, and no hand (FUG-B24)
    ("M20", 0, 20),
    ("Tw 9c", 1, 19),
    ("3p M18", 4, 21),
    ("7s 3p 8c", 1, 18),
    ("3p 8c M10", 2, 21),  # E16: three cards, so tier 2
    ("Tw Kc 2s", -1, 22),
    ("Aw Kc", 3, 21),
    ("Aw M11", 4, 21),
    ("M20 Aw", 4, 21),
    ("M01 M20", 5, 21),
    ("M11 M10", 5, 21),
    ("M00 M21", 6, 21),
    ("M21 M00", 6, 21),
    ("M00 Aw Kc", 2, 21),  # FUG-R16: the Fool is a card
    ("M00 M21 Aw", 2, 21),  # FUG-R17: 0 or 10, World 10, ace 1 or 11
    ("M00 M21 5w", 1, 15),
    ("M00 M21 2w Kc", -1, 22),
    ("Aw Ac", 1, 12),
    ("Aw Ac As Ap Kw", 1, 14),
    ("M14 7w", 4, 21),
    ("M14 8w", 1, 18),  # FUG-R20: values are chosen anew
    ("M14 8w 3c", 2, 21),
    ("M00 M01 M02 M03", 2, 21),
]


@pytest.mark.parametrize(("up", "tier", "total"), HANDS)
def test_hands(up: str, tier: int, total: int) -> None:
    assert evaluate(cards(up)) == (tier, total)


def slowly(up: list[Piece]) -> tuple[int, int]:
    """The catalogue's own words for `evaluate`."""
    sums = {sum(choice) for choice in product(*[values(card) for card in up])}
    pair = {DECK.names[card] for card in up} == {"M00", "M21"}
    if pair:
        sums.add(21)
    fitting = [total for total in sums if total <= 21]
    if not fitting:
        return -1, min(sums)
    total = max(fitting)
    if len(up) < 2:
        return 0, total
    if total < 21:
        return 1, total
    if len(up) >= 3:
        return 2, 21
    majors = sum(DECK.names[card].startswith("M") for card in up)
    return (6, 21) if pair else (3 + majors, 21)


def test_every_pair_and_many_threes_as_the_catalogue_counts() -> None:
    deck = [Piece(card) for card in range(78)]
    for size, step in ((1, 1), (2, 1), (3, 7)):
        for number, up in enumerate(combinations(deck, size)):
            if number % step == 0:
                assert evaluate(list(up)) == slowly(list(up))


def test_two_card_hands_of_the_whole_deck() -> None:
    """Section 9: 251 of 3003 pairs make 21, 858 exactly 20."""
    pairs = [evaluate(list(up)) for up in combinations(map(Piece, range(78)), 2)]
    assert len(pairs) == 3003
    assert sum(tier >= 3 for tier, _ in pairs) == 251
    assert sum(total == 20 for _, total in pairs) == 858
    assert sum(10 in values(Piece(card)) for card in range(78)) == 42


ORDER = ["Tw 9c", "Tw Kc", "3p 8c M10", "Aw Kc", "Aw M11", "M01 M20", "M00 M21"]


def test_ranks_go_by_tier_and_then_by_total() -> None:
    """FUG-B30."""
    strengths = [strength(cards(up), fewer=False) for up in ORDER]
    assert strengths == sorted(set(strengths))
    assert strength(cards("Tw Kc 5s"), fewer=False) == -1


def test_few_cards_count_only_if_agreed() -> None:
    """FUG-R15 and option fewer_cards_breaks_ties."""
    two, three = cards("Tw 9c"), cards("5w 5c 9c")
    assert strength(two, fewer=False) == strength(three, fewer=False)
    assert strength(two, fewer=True) > strength(three, fewer=True)
    lower = strength(cards("Tw 8c"), fewer=True)
    assert strength(three, fewer=True) > lower


def test_examples_in_docstrings() -> None:
    if str(cards_module.__file__).endswith(".py"):  # not the compiled one
        failed, tried = doctest.testmod(cards_module)
        assert tried
        assert not failed
