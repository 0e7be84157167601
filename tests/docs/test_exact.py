"""Findings that can be calculated: the lab's intervals hold what is exactly true."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from pathlib import Path

import pytest

from parlour.bots.books.book import CERTAIN_CODE, Book
from parlour.bots.books.shelf import book_for
from parlour.engine.pieces import Piece
from parlour.games import find
from parlour.games.barcelona.book import CARDS_PER_COLOUR, hand_class
from parlour.games.barcelona.rules import BLACKS, REDS
from parlour.games.willow.hands import PACKS, PAIR, VALUES, hand_worth
from parlour.games.willow.measures import MIN_WIDE_GAP
from parlour.kit.poker import hand_value
from parlour.kit.values import VALUE
from parlour.odds.exact import signifiers, task, time_passes

FINDINGS = Path(__file__).parents[2] / "docs" / "design" / "findings"
STORED = json.loads((FINDINGS / "results.json").read_text())


def interval(study: str, level: str, measure: str, arm: str) -> tuple[float, float]:
    for found in STORED[study]["levels"][level]["findings"]:
        if found["measure"] == measure:
            _, low, high, _ = found["arms"][arm]
            return low, high
    raise AssertionError(f"{study} does not measure {measure}")


def row(page: str, label: str) -> list[list[float]]:
    """What a page says in the rows of this label."""
    text = (FINDINGS / f"{page}.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| {re.escape(label)} \| (.*) \|$", text, re.MULTILINE)
    return [[float(one.replace(",", "")) for one in row.split(" | ")] for row in rows]


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
        if (
            (worth >= PAIR)
            if chosen == "pair"
            else (MIN_WIDE_GAP <= worth >> 4 < PAIR >> 4)
        ):
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


def willow_counted(places: Mapping[tuple[Piece, Piece], list[int]]) -> list[float]:
    """What hands win, of a hundred, against one other, by places 1 to 12."""
    hands = {hand: hand_worth(*hand) for hand in combinations(PACKS[3], 2)}
    won: Counter[int] = Counter()
    met: Counter[int] = Counter()
    for hand, worth in hands.items():
        others = [hands[other] for other in hands if not {*hand} & {*other}]
        twice = sum(2 * (worth > other) + (worth == other) for other in others)
        for place in places[hand]:
            won[place] += twice
            met[place] += 2 * len(others)
    return [round(100 * won[place] / met[place], 1) for place in range(1, 13)]


def test_willow_has_the_classes_and_first_cards_as_counted() -> None:
    hands = [*combinations(PACKS[3], 2)]
    cards = {hand: [VALUES[card] for card in hand] for hand in hands}
    gaps = {hand: [abs(a - b) or 12] for hand, (a, b) in cards.items()}
    said = row("willow", "wins, of a hundred")
    assert said == [willow_counted(gaps), willow_counted(cards)]


# Poker hands: how rare ties and five of a kind are


def tied(size: int) -> int:
    """Ways to deal two hands of equal worth: of the same ranks, or both a flush."""
    ways = 0
    for ranks in combinations_with_replacement(range(13), size):
        copies = Counter(ranks).values()
        if max(copies) <= 4:
            pairs = prod(comb(4, many) * comb(4 - many, many) for many in copies)
            mixed = 2 * (4 * 3**5 - 4 * 3) if len(copies) == 5 else 0
            ways += pairs - mixed
    return ways


def deals(size: int) -> int:
    return comb(52, size) * comb(52 - size, size)


def test_poker_hands_tie_as_often_as_the_page_says() -> None:
    said = [round(deals(size) / tied(size)) for size in range(1, 6)]
    assert row("poker-hands", "one in") == [said]


@pytest.mark.parametrize("size", [1, 2])
def test_poker_hands_that_tie_are_those_of_the_same_worth(size: int) -> None:
    alike: dict[int, list[set[Piece]]] = {}
    for hand in combinations(map(Piece, range(52)), size):
        alike.setdefault(hand_value([*hand]), []).append({*hand})
    same = [
        one.isdisjoint(two) for all_ in alike.values() for one in all_ for two in all_
    ]
    assert sum(same) == tied(size)


@pytest.mark.parametrize(
    ("label", "size"),
    [("five cards", 5), ("the seven cards that a player is dealt first", 7)],
)
def test_poker_hands_have_five_of_a_kind_as_seldom_as_counted(
    label: str, size: int
) -> None:
    """Of a rank and the Jokers at least five; of two ranks takes more than seven."""
    said = []
    for jokers in (1, 2):
        fives = range(5, min(4 + jokers, size) + 1)
        ways = 13 * sum(comb(4 + jokers, n) * comb(48, size - n) for n in fives)
        said.append(round(comb(52 + jokers, size) / ways))
    assert row("poker-hands", label) == [said]


# Fugue: a full deck


def percent(chance: Fraction) -> float:
    return round(100 * float(chance), 1)


def test_fugue_has_the_odds_of_tasks() -> None:
    alone, helped = row("fugue", "succeed without an ability, %"), "succeed with one, %"
    lacking, having = (
        [percent(task(n, ability=ability)) for n in range(2, 13)]
        for ability in (False, True)
    )
    assert alone[0] == lacking
    assert row("fugue", helped) == [having]


def test_fugue_has_what_time_passes_takes() -> None:
    able = [time_passes(n, ability=True) for n in range(3, 13)]
    lacking = [time_passes(n, ability=False).success for n in range(3, 13)]
    said = row("fugue", "succeed without an ability, %")[1]
    assert said == [percent(one) for one in lacking]
    for label, exact in (
        ("units with an ability", [one.units for one in able]),
        ("flips with an ability", [one.flips for one in able]),
    ):
        assert row("fugue", label) == [[round(float(one), 1) for one in exact]]


@pytest.mark.parametrize(
    ("label", "least"), [("one Signifier or more, %", 1), ("two or more, %", 2)]
)
def test_fugue_has_how_often_signifiers_come_up(label: str, least: int) -> None:
    exact = [percent(signifiers(3, cards, least)) for cards in range(1, 9)]
    assert row("fugue", label) == [exact]


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
    return weights[0] / CERTAIN_CODE


def band(cards: list[int], least: int, most: int) -> list[int]:
    return [
        place
        for place in range(CARDS_PER_COLOUR)
        if least <= VALUE[cards[place]] <= most
    ]


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
    odds = [
        shows_red(red, black)
        for red in range(CARDS_PER_COLOUR)
        for black in range(CARDS_PER_COLOUR)
    ]
    exact = sum(odds) / len(odds)
    assert_found(exact, "barcelona-players", "expert", "red-shown", "two players")
