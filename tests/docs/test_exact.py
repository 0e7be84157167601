"""Findings that can be calculated: the lab's intervals hold what is exactly true."""

import json
import re
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from parlour.bots.books.book import ALWAYS, Book
from parlour.bots.books.shelf import book_for
from parlour.games import find
from parlour.games.barcelona.book import KIND, hand_class
from parlour.games.barcelona.rules import BLACKS, REDS
from parlour.games.willow.hands import PACKS, PAIR, hand_worth
from parlour.games.willow.measures import WIDE
from parlour.kit.values import VALUE

FINDINGS = Path(__file__).parents[2] / "docs" / "findings"
STORED = json.loads((FINDINGS / "results.json").read_text())


def interval(study: str, level: str, measure: str, arm: str) -> tuple[float, float]:
    for found in STORED[study]["levels"][level]["findings"]:
        if found["measure"] == measure:
            _, low, high, _ = found["arms"][arm]
            return low, high
    raise AssertionError(f"{study} does not measure {measure}")


def assert_found(exact: float, study: str, level: str, measure: str, arm: str) -> None:
    low, high = interval(study, level, measure, arm)
    assert low <= exact <= high


# Willow: random players fold whatever they hold, so what is shown is what is dealt


def wins_of_two(chosen: str) -> Fraction:
    """How often a pair, or a wide gap, beats the other of two hands."""
    hands = {hand: hand_worth(*hand) for hand in combinations(PACKS[3], 2)}
    won = 0
    met = 0
    for hand, worth in hands.items():
        if (worth >= PAIR) if chosen == "pair" else (WIDE <= worth >> 4 < PAIR >> 4):
            others = [hands[other] for other in hands if not {*hand} & {*other}]
            won += sum(worth > other for other in others)
            met += len(others)
    return Fraction(won, met)


@pytest.mark.parametrize("arm", ["two players", "four players", "six players"])
def test_pairs_are_as_rare_as_counted(arm: str) -> None:
    pairs = 12 * comb(3, 2) / comb(36, 2)
    assert_found(pairs, "willow-classes", "random", "pairs-shown", arm)


@pytest.mark.parametrize(
    ("chosen", "measure"), [("pair", "pairs-hold"), ("gap", "wide-gaps-hold")]
)
def test_hands_win_as_often_as_counted(chosen: str, measure: str) -> None:
    exact = float(wins_of_two(chosen))
    assert_found(exact, "willow-classes", "random", measure, "two players")


# Spots: what two hands of five cards differ by


def mean_difference() -> Fraction:
    """Over all ways to deal two hands of five from four cards of each value."""
    ways = Counter({(0, 0, 0): 1})
    for value in range(1, 11):
        after: Counter[tuple[int, int, int]] = Counter()
        for (one, other, ahead), many in ways.items():
            for mine in range(min(4, 5 - one) + 1):
                for theirs in range(min(4 - mine, 5 - other) + 1):
                    key = (one + mine, other + theirs, ahead + value * (mine - theirs))
                    after[key] += many * comb(4, mine) * comb(4 - mine, theirs)
        ways = after
    deals = {key: many for key, many in ways.items() if key[:2] == (5, 5)}
    whole = sum(abs(ahead) * many for (_, _, ahead), many in deals.items())
    return Fraction(whole, sum(deals.values()))


@pytest.mark.parametrize("level", ["random", "regular"])
def test_the_handicap_is_half_of_what_hands_differ_by(level: str) -> None:
    exact = float(mean_difference() / 2)
    assert_found(exact, "spots-handicap", level, "largest-handicap", "two players")


# Barcelona: what the book of its equilibrium shows

BANDS = ((1, 4), (5, 9), (10, 13))


def shows_red(red: int, black: int) -> float:
    game = find("barcelona")
    book = book_for(game, game.agree(2), 2)
    assert isinstance(book, Book)
    weights = book.weights("show", hand_class(red, black))
    assert weights is not None
    return weights[0] / ALWAYS


def band(cards: list[int], least: int, most: int) -> list[int]:
    return [place for place in range(KIND) if least <= VALUE[cards[place]] <= most]


def test_the_table_of_the_book_is_as_it_says() -> None:
    page = (FINDINGS / "barcelona.md").read_text(encoding="utf-8")
    found = re.search(r"<!-- book: .*?-->\n(.*?)<!-- end of book -->", page, re.DOTALL)
    assert found is not None
    rows = [re.findall(r"(\d+) %", line) for line in found[1].splitlines()[2:]]
    for row, reds in zip(rows, BANDS, strict=True):
        for said, blacks in zip(row, BANDS, strict=True):
            odds = [
                shows_red(red, black)
                for red in band([*REDS], *reds)
                for black in band([*BLACKS], *blacks)
            ]
            assert float(said) == round(100 * sum(odds) / len(odds))


def test_players_by_the_book_show_red_as_often_as_it_says() -> None:
    odds = [shows_red(red, black) for red in range(KIND) for black in range(KIND)]
    exact = sum(odds) / len(odds)
    assert_found(exact, "barcelona-players", "expert", "red-shown", "two players")
