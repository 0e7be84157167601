"""Computes exact odds with a full deck of 78 cards."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final

from parlour.engine.pieces import Piece
from parlour.engine.refusals import BadInput
from parlour.kit.tarot import evaluate, values
from parlour.story.basics.cards import CARDS, is_major, skilled_number

DECK_CARDS: Final = 78
PAIRS: Final = comb(DECK_CARDS, 2)


# Tasks


def task(difficulty: int, *, ability: bool, numbers: str = "rank") -> Fraction:
    """Computes the chance that a skilled action succeeds (FUG-A05).

    >>> task(8, ability=False), task(8, ability=True)
    (Fraction(14, 39), Fraction(25, 39))
    """
    check_difficulty(difficulty, 2)
    hits = sum(succeeds(card, difficulty, ability, numbers) for card in CARDS)
    return Fraction(hits, DECK_CARDS)


def succeeds(card: str, difficulty: int, ability: bool, numbers: str) -> bool:
    if is_major(card):
        return ability
    return skilled_number(card, numbers) >= difficulty


def check_difficulty(difficulty: int, least: int) -> None:
    if not least <= difficulty <= 12:
        raise BadInput(f"the difficulty is from {least} to 12, not {difficulty}")


@dataclass(frozen=True)
class Time:
    """The result of Time Passes."""

    success: Fraction
    units: Fraction
    """Units of time on average, whether it succeeds or not."""
    flips: Fraction


def time_passes(
    difficulty: int, *, ability: bool, numbers: str = "rank", compare: str = "beat"
) -> Time:
    """Computes how long a task takes (FUG-A10, FUG-A11), if nobody gives up.

    With an ability, cards are flipped until one of n ending cards comes. Each other
    card comes before all of them with chance 1 / (n + 1), so the means are exact.
    """
    check_difficulty(difficulty, 3)
    if compare not in ("beat", "meet"):
        raise BadInput(f"time_compare is beat or meet, not {compare!r}")
    numbered = [skilled_number(c, numbers) for c in CARDS if not is_major(c)]
    needed = difficulty + 1 if compare == "beat" else difficulty
    good = [number for number in numbered if number >= needed]
    poor = [number for number in numbered if number < needed]
    if not ability:
        units = Fraction(sum(numbered), DECK_CARDS)  # a major fails at once, in no time
        return Time(Fraction(len(good), DECK_CARDS), units, Fraction(1))
    ends = len(good) + DECK_CARDS - len(numbered)
    before = Fraction(1, ends + 1)
    units = sum(poor) * before + Fraction(sum(good), ends)
    return Time(Fraction(1), units, 1 + len(poor) * before)


# Two cards


def two_card_tiers() -> dict[int, Fraction]:
    """Returns the chance of each kind of hand among two cards dealt."""
    kinds = Counter(tier for tier, _ in pairs())
    return {tier: Fraction(kinds[tier], PAIRS) for tier in sorted(kinds)}


def two_card_totals() -> dict[int, Fraction]:
    """Returns the chance of each best total of two cards dealt."""
    totals = Counter(total for _, total in pairs())
    return {total: Fraction(totals[total], PAIRS) for total in sorted(totals)}


def pairs() -> list[tuple[int, int]]:
    """Returns tier and total of every two cards."""
    return [
        evaluate(list(two)) for two in combinations(map(Piece, range(DECK_CARDS)), 2)
    ]


def counts_ten() -> Fraction:
    """Returns the share of cards that can count 10."""
    return Fraction(
        sum(10 in values(Piece(card)) for card in range(DECK_CARDS)), DECK_CARDS
    )


# Signifiers


def signifiers(live: int, cards: int, least: int) -> Fraction:
    """Returns the probability of at least this many live Signifiers among some cards.

    >>> signifiers(4, 3, 2)
    Fraction(16, 2717)
    """
    if not 0 <= live <= 22:
        raise BadInput(f"there are 0 to 22 live Signifiers, not {live}")
    if not 0 <= cards <= DECK_CARDS:
        raise BadInput(f"a deck has {DECK_CARDS} cards, so {cards} cannot be exposed")
    ways = sum(
        comb(live, found) * comb(DECK_CARDS - live, cards - found)
        for found in range(least, min(live, cards) + 1)
    )
    return Fraction(ways, comb(DECK_CARDS, cards))
