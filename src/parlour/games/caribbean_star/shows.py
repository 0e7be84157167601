"""The score of a magic show: minutes, tricks, mistakes and rehearsals.

A practice pile holds the tricks (10, J, Q, K), mistakes (2, 3, 4) and rehearsals (6)
of one colour. Lists are looked up by rank. Ids such as CAR-22 are entries in the
rule catalogue.
"""

from typing import Final

from parlour.engine.pieces import Piece, rank

#               rank 0  1  2  3  4  5  6  7  8  9  T  J  Q  K  A
MINUTES: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 5, 5, 5, 0]
POINTS: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 4, 6, 0]
MISTAKE: Final = [0, 0, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
REHEARSAL_RANK: Final = 6


def is_trick(card: Piece) -> bool:
    """Returns True for 10, Jack, Queen or King."""
    return MINUTES[rank(card)] > 0


def minutes(pile: list[Piece]) -> int:
    """Returns the length of the show (CAR-20).

    >>> minutes(cards("Kh Kd Th 6h 4d 3h 2h"))
    20
    """
    total = 0
    for card in pile:
        total += MINUTES[rank(card)]
    return total


def tricks_worth(pile: list[Piece]) -> int:
    """Returns the points of the tricks in a show of this length (CAR-22).

    >>> tricks_worth(cards("Kh Kd Th 6h 4d 3h 2h"))
    17
    """
    total = 0
    biggest = 0
    for card in pile:
        points = POINTS[rank(card)]
        total += points
        if points > biggest:
            biggest = points
    match minutes(pile):
        case 15:
            return total
        case 10 | 20:
            return total - biggest // 2  # CAR-R09: one of the biggest only
        case 5 | 25:
            return total // 2  # CAR-R10: every trick halves exactly
        case _:
            return 0


def mistakes(pile: list[Piece]) -> int:
    """Returns the cost of mistakes (CAR-23).

    >>> mistakes(cards("Kh Kd Th 6h 4d 3h 2h"))
    9
    """
    total = 0
    for card in pile:
        total += MISTAKE[rank(card)]
    return total


def rehearsals(pile: list[Piece]) -> int:
    """Counts the rehearsals of the show: two at most (CAR-R20)."""
    count = 0
    for card in pile:
        if rank(card) == REHEARSAL_RANK:
            count += 1
    return count


def show_value(pile: list[Piece]) -> int:
    """Returns the score of a performed practice pile (CAR-20 to CAR-24).

    >>> show_value(cards("Kh Kd Th 6h 4d 3h 2h"))
    16
    >>> show_value(cards("4h 4d 6h"))
    0
    """
    if not minutes(pile):
        return 0  # CAR-21: a comedy show
    return (tricks_worth(pile) - mistakes(pile)) << rehearsals(pile)  # CAR-24


def buffet_value(trick: Piece) -> int:
    """Returns the score of a trick at the dinner buffet: half its points (CAR-14,
    CAR-R11).

    >>> [buffet_value(card) for card in cards("Jh Qh Kh Th")]
    [1, 2, 3, 5]
    """
    return POINTS[rank(trick)] // 2
