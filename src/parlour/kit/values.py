"""Cards by their plain value: Ace 1, pips, Jack 11, Queen 12, King 13."""

from typing import Final

from parlour.engine.pieces import Piece

VALUE: Final[list[int]] = [2 + card // 4 for card in range(48)] + [1, 1, 1, 1]
"""Value of each card of a single pack, the Ace low."""

ORDER: Final[list[int]] = [VALUE[card] * 4 + card % 4 for card in range(52)]
"""Value first, then clubs, diamonds, hearts, spades: no two cards are equal."""


def total(cards: list[Piece]) -> int:
    """Returns the sum of the values of some cards."""
    worth = 0
    for card in cards:
        worth += VALUE[card]
    return worth
