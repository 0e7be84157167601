"""Making change: which of the cards on the table are handed over for a price.

Two steps serve every rule. First the total: the price if some cards come to it,
otherwise the next total above it (`due`), or the one that takes the fewest cards
(`due_in_fewest`). Then the cards: the fewest that come to this total, the set with
the highest card among several (`change`), or all such sets to choose from
(`equal_changes`). Of cards of one rank the lowest suit goes first.

Totals are marks in an int, one bit for each. Change is always short of the price plus
its smallest card, so for prices up to a King no total of 30 or more is ever due.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.pieces import Piece
from parlour.kit.values import VALUE

TOTALS_MASK: Final = (1 << 30) - 1
"""Marks of the totals that are kept, 0 to 29."""

DESCENDING: Final[list[int]] = [(13 - VALUE[n]) * 4 + n % 4 for n in range(52)]
"""Place of each card when the highest value comes first, then clubs to spades."""

ALL_SETS: Final = 1_000_000
"""As many sets as there are."""

CARD_AT: Final[list[Piece]] = [Piece(DESCENDING.index(place)) for place in range(52)]
"""The reverse: the card at each place."""


def due(cards: list[Piece], price: int) -> int:
    """Returns the lowest total not below the price that some cards make; 0 if none do.

    >>> due(cards("4c 9d"), 6), due(cards("2c 5d 5h 6s"), 9), due(cards("2c"), 5)
    (9, 10, 0)
    """
    return due_of(totals(cards), price)


def totals(cards: list[Piece]) -> i64:
    """Marks of all totals that some of these cards make."""
    marks: i64 = 1
    for card in cards:
        marks |= marks << VALUE[card] & TOTALS_MASK
    return marks


def with_card(marks: i64, card: Piece) -> i64:
    """Returns the marks of the totals that can be made with one more card."""
    return marks | marks << VALUE[card] & TOTALS_MASK


def due_of(marks: i64, price: int) -> int:
    """Returns the result of `due` for cards with these totals."""
    marks >>= price
    if marks == 0:
        return 0
    total = price
    while marks & 1 == 0:
        marks >>= 1
        total += 1
    return total


def dues(cards: list[Piece]) -> list[int]:
    """Returns the result of `due` for every price from 0 to 13, for bots that compare
    many.

    >>> dues(cards("4c 9d"))
    [0, 4, 4, 4, 4, 9, 9, 9, 9, 9, 13, 13, 13, 13]
    """
    marks = totals(cards)
    amounts = [0] * 14
    lowest = 0
    for total in range(29, 0, -1):
        if marks >> total & 1:
            lowest = total
        if total < 14:
            amounts[total] = lowest
    return amounts


def due_in_fewest(cards: list[Piece], price: int) -> int:
    """Returns the price itself, or else the total above it that takes the fewest cards.

    The lowest of those that take equally few; 0 if all cards together fall short.

    >>> due_in_fewest(cards("4c 5d 6h Ts"), 8), due_in_fewest(cards("4c 5d"), 9)
    (10, 9)
    """
    if due(cards, price) in (0, price):
        return due(cards, price)
    made = [0] * (len(cards) + 1)  # totals by the number of cards that make them
    made[0] = 1
    for held in range(len(cards)):
        for count in range(held + 1, 0, -1):
            more = made[count - 1] << VALUE[cards[held]] & TOTALS_MASK
            made[count] = made[count] | more
    count = 1
    while made[count] >> price == 0:
        count += 1
    total = price
    while made[count] >> total & 1 == 0:
        total += 1
    return total


def change(cards: list[Piece], total: int) -> list[Piece]:
    """Returns the fewest cards that add up to a total that can be made, highest first.

    Among several such sets the one with the highest card, then the highest second
    card, and so on.

    >>> change(cards("4c 3d 6h As"), 7) == cards("6h As")
    True
    """
    single = -1
    for card in cards:
        if VALUE[card] == total and (single < 0 or card < single):
            single = card
    if single >= 0:
        return [Piece(single)]
    return sets(cards, total, 1)[0]


def equal_changes(cards: list[Piece], total: int) -> list[list[Piece]]:
    """Returns all sets of the fewest cards for a total, the one with the highest card
    first.

    Sets of the same ranks count once.

    >>> equal_changes(cards("4c 3d 6h As 6s"), 7) == [cards("6h As"), cards("4c 3d")]
    True
    """
    return sets(cards, total, ALL_SETS)


def sets(cards: list[Piece], total: int, most: int) -> list[list[Piece]]:
    """Lists the sets of the fewest cards that add up to a total, at most this many
    sets."""
    order = [DESCENDING[card] for card in cards]
    order.sort()
    held = [CARD_AT[place] for place in order]
    found: list[list[Piece]] = []
    count = 0
    while not found and count < len(held):
        count += 1
        gather(held, 0, count, total, [], most, found)
    return found


def gather(
    held: list[Piece],
    first: int,
    count: int,
    total: int,
    chosen: list[Piece],
    most: int,
    found: list[list[Piece]],
) -> None:
    """Adds to `found` the cards that complete `chosen`, by this many cards, to a total.

    `held` lies in descending order and is searched from the place `first`, so the
    sets with higher cards are found first.
    """
    tried = 0
    for place in range(first, len(held) - count + 1):
        card = held[place]
        value = VALUE[card]
        if value * count < total:
            return  # all that follow are smaller still
        if value == tried or value + count - 1 > total:
            continue
        tried = value
        if count > 1:
            gather(
                held, place + 1, count - 1, total - value, [*chosen, card], most, found
            )
        else:
            found.append([*chosen, card])
        if len(found) >= most:
            return
