"""The cards of Willow and what two of them are worth."""

from typing import Final

from parlour.engine.pieces import Piece, rank, suit

KING: Final = 13
ACE: Final = 14

PACKS: Final = [
    [
        card
        for card in map(Piece, range(52))
        if suit(card) != removed and rank(card) != KING
    ]
    for removed in range(4)
]
"""The 36 cards in play, by the suit that is taken out."""

VALUES: Final = [1 if card // 4 + 2 == ACE else card // 4 + 2 for card in range(52)]
"""By card: Ace 1, number cards their number, Jack 11, Queen 12."""

PAIR: Final = 1 << 8
HIGH_ACE: Final = 13
"""The rank of the Ace as a pair (WIL-32), and nowhere else (WIL-R21)."""


def hand_worth(first: Piece, second: Piece) -> int:
    """Returns the worth of two cards, the better hand the larger number (WIL-17).

    In hexadecimal 1r0 for a pair, its rank with the Ace as d; else 0gh for the gap
    and the high card. Pairs cannot tie: a rank has three cards (WIL-16).

    >>> hex(hand_worth(*cards("Ac Ad"))), hex(hand_worth(*cards("2c Td")))
    ('0x1d0', '0x8a')
    """
    return worth_of(VALUES[first], VALUES[second])


def worth_of(one: int, other: int) -> int:
    """Returns the same from the values of the two cards."""
    if one == other:  # WIL-13, WIL-32
        return PAIR | (HIGH_ACE if one == 1 else one) << 4
    if one > other:  # WIL-14, WIL-15
        return (one - other) << 4 | one
    return (other - one) << 4 | other


def rank_or_gap(worth: int) -> int:
    """Returns the rank of a pair, the Ace as 13, or else the gap.

    >>> [rank_or_gap(hand_worth(*cards(two))) for two in ("Ac Ad", "2c Td")]
    [13, 8]
    """
    return worth >> 4 & 15


def higher(cards: list[Piece]) -> Piece:
    """Returns the higher of two cards, the Ace as 1 (WIL-R06)."""
    return cards[0] if VALUES[cards[0]] > VALUES[cards[1]] else cards[1]
