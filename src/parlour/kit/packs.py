"""The unseen rest of a pack."""

from typing import Final

from parlour.engine.pieces import Piece

UNMARKED: Final = [False] * 80
"""One for each piece of the largest pack, and the last for those that are hidden."""


def missing(pack: list[Piece], seen: list[Piece]) -> list[Piece]:
    """Returns the pieces of a pack that are not among those seen; blanks count for
    nothing.

    >>> missing(cards("2c 3c 4c"), cards("3c Kh")) == cards("2c 4c")
    True
    """
    marked = UNMARKED[:]
    for piece in seen:
        marked[piece] = True
    return [piece for piece in pack if not marked[piece]]
