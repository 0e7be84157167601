"""Values of tarot cards in a contest, and of face-up hands.

Pieces are numbered as the deck is listed: majors 0 to 21, then Wands, Cups, Swords
and Pentacles from Ace to King.
"""

from typing import Final

from parlour.engine.pieces import Piece

MAJORS: Final = 22
FOOL: Final = Piece(0)
WORLD: Final = Piece(21)

BEST_TOTAL: Final = 21
SUMS_MASK: Final = (1 << BEST_TOTAL + 1) - 1
"""The totals 0 to 21 as a bitmask."""

BUST: Final = -1
INVALID: Final = 0
"""Fewer than two face-up cards."""
HIGH: Final = 1
MANY: Final = 2
PAIR: Final = 3
"""21 with two minors; a major makes it 4, two make it 5."""
TWO_MAJORS: Final = 5
FOOL_AND_WORLD: Final = 6

TIER_FACTOR: Final = 1 << 10
"""A strength is tier, total and, if it matters, how few cards there are."""
TOTAL_FACTOR: Final = 1 << 5


def values(card: Piece) -> tuple[int, int]:
    """Returns the lower and the higher value of a card; often the same (FUG-B17).

    >>> [values(Piece(card)) for card in (0, 1, 10, 14, 21, 22, 23, 35)]
    [(0, 10), (1, 10), (10, 10), (10, 14), (10, 10), (1, 11), (2, 2), (10, 10)]
    """
    if card < MAJORS:
        if card == WORLD:
            return 10, 10
        return min(10, card), max(10, card)
    rank = (card - MAJORS) % 14 + 1
    if rank == 1:
        return 1, 11
    return min(10, rank), min(10, rank)


LOW: Final[list[int]] = [values(Piece(card))[0] for card in range(78)]
HIGHER: Final[list[int]] = [values(Piece(card))[1] for card in range(78)]


def sums(up: list[Piece]) -> int:
    """Returns the totals of at most 21 that face-up cards can make, as a bitmask
    (FUG-B18)."""
    reach = 1
    for card in up:
        reach = (reach << LOW[card] | reach << HIGHER[card]) & SUMS_MASK
    if len(up) == 2 and up[0] + up[1] == WORLD and (up[0] == FOOL or up[1] == FOOL):
        reach |= 1 << BEST_TOTAL  # FUG-R17: the pair alone
    return reach


def tier_of(up: list[Piece], reach: int) -> int:
    if not reach:
        return BUST
    if len(up) < 2:
        return INVALID
    if not reach >> BEST_TOTAL:
        return HIGH
    if len(up) > 2:
        return MANY  # FUG-R16: the Fool is a card
    majors = int(up[0] < MAJORS) + int(up[1] < MAJORS)
    if majors == 2 and up[0] + up[1] == WORLD and (up[0] == FOOL or up[1] == FOOL):
        return FOOL_AND_WORLD
    return PAIR + majors


def evaluate(up: list[Piece]) -> tuple[int, int]:
    """Returns tier and total of face-up cards; the lowest total if they are bust."""
    reach = sums(up)
    if not reach:
        return BUST, sum([LOW[card] for card in up])
    return tier_of(up, reach), reach.bit_length() - 1


def strength(up: list[Piece], fewer: bool) -> int:
    """Returns the number by which hands compare: tier, total and perhaps few cards
    (FUG-B30).

    Below `TIER_FACTOR` a hand is not ranked; -1 is bust.
    """
    reach = sums(up)
    if not reach:
        return BUST
    rank = tier_of(up, reach) * TIER_FACTOR + (reach.bit_length() - 1) * TOTAL_FACTOR
    return rank + TOTAL_FACTOR - 1 - len(up) if fewer else rank
