"""Twisting until a total is reached: exact, by classes of cards that count alike.

Hands are counted by which classes lie in them and not by their order, so a whole
deck takes a moment: ten-valued minors are one class, so are the four cards of each
pip, and each major is its own.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from parlour.engine.pieces import Piece
from parlour.engine.refusals import BadInput
from parlour.kit.tarot import BEST_TOTAL, BUST, MAJORS, evaluate, values

DECK_CARDS: Final = 78


@dataclass(frozen=True)
class Result:
    """The result of twisting on."""

    bust: Fraction
    totals: dict[int, Fraction]
    """Probability of stopping at each total of at least the target."""
    tiers: dict[int, Fraction]
    cards: Fraction
    """Cards taken, on average."""

    @property
    def chance_reached(self) -> Fraction:
        return sum(self.totals.values(), Fraction(0))


def card_class(card: Piece) -> tuple[int, int, int]:
    """Returns the class of cards that count alike; each major is its own class."""
    low, high = values(card)
    return (low, high, card if card < MAJORS else -1)


def classes(held: list[Piece]) -> tuple[list[Piece], list[int]]:
    """Returns one card of each class, and how many are left in the class."""
    left: Counter[tuple[int, int, int]] = Counter()
    faces: dict[tuple[int, int, int], Piece] = {}
    for number in range(DECK_CARDS):
        card = Piece(number)
        faces.setdefault(card_class(card), card)
        left[card_class(card)] += card not in held
    return list(faces.values()), [left[kind] for kind in faces]


def twist_until(
    target: int, held: list[Piece] | None = None, others: list[Piece] | None = None
) -> Result:
    """Computes twisting from a deck without the visible cards until `target` or
    bust."""
    if not 1 <= target <= BEST_TOTAL:
        raise BadInput(f"the target is a total from 1 to {BEST_TOTAL}, not {target}")
    held = held or []
    out = held + (others or [])
    faces, left = classes(out)
    size = DECK_CARDS - len(out)
    open_hands: dict[tuple[int, ...], int] = {(): 1}
    totals: dict[int, Fraction] = {}
    tiers: dict[int, Fraction] = {}
    bust = Fraction(0)
    taken = Fraction(0)
    if is_settled(held, target):
        raise BadInput("the held cards reach the target already")
    ways = 1  # ordered ways to draw this many cards
    for drawn in range(1, size + 1):
        if not open_hands:
            break
        ways *= size - drawn + 1
        grown: dict[tuple[int, ...], int] = {}
        for hand, orders in open_hands.items():
            for kind, free in enumerate(left):
                copies = free - hand.count(kind)
                if copies:
                    bigger = tuple(sorted((*hand, kind)))
                    grown[bigger] = grown.get(bigger, 0) + orders * copies
        open_hands = {}
        for hand, orders in grown.items():
            cards = held + [faces[kind] for kind in hand]
            tier, total = evaluate(cards)
            if tier != BUST and not is_settled(cards, target):
                open_hands[hand] = orders
                continue
            share = Fraction(orders, ways)
            taken += drawn * share
            if tier == BUST:
                bust += share
            else:
                totals[total] = totals.get(total, Fraction(0)) + share
                tiers[tier] = tiers.get(tier, Fraction(0)) + share
    return Result(
        bust, dict(sorted(totals.items())), dict(sorted(tiers.items())), taken
    )


def is_settled(cards: list[Piece], target: int) -> bool:
    """Returns True if a valid hand reaches the target (FUG-B24: two cards at least)."""
    _, total = evaluate(cards)
    return len(cards) > 1 and total >= target
