"""The lot of a training card: its Candidate, and its doublings (KNI-431).

A state is plain numbers, so `Kingdoms.lots` has one for each training card. A `Lot`
is such a number taken apart; nothing outside this module knows how it is put together.
"""

from typing import Final

DIGIT: Final = 8
"""A number has three octal digits: Candidate, settled doublings, Wealths. Three packs
at most bring three Wealths, so that the last two never exceed seven."""


class Lot:
    """The known facts about one training card under a Candidate."""

    def __init__(self, candidate: int, settled: int, wealths: int) -> None:
        self.candidate = candidate
        """The number of its Candidate, from 0."""
        self.settled = settled
        """The number of permanent doublings (KNI-433)."""
        self.wealths = wealths
        """The Wealths that double it until they are disrupted, a bit for each pack."""

    def number(self) -> int:
        """Returns the number that a state keeps."""
        return (self.candidate * DIGIT + self.settled) * DIGIT + self.wealths

    def doublings(self) -> int:
        """Counts the current doublings of its value (KNI-431)."""
        return self.settled + self.wealths.bit_count()


def lot_of(number: int) -> Lot:
    """Returns a number of `Kingdoms.lots` taken apart.

    >>> lot = lot_of(Lot(candidate=2, settled=1, wealths=0b101).number())
    >>> lot.candidate, lot.settled, lot.wealths, lot.doublings()
    (2, 1, 5, 3)
    """
    rest = number // DIGIT
    return Lot(rest // DIGIT, rest % DIGIT, number % DIGIT)


def candidate_of(number: int) -> int:
    """Returns the Candidate that a training card lies under."""
    return number // (DIGIT * DIGIT)


def moved_up(numbers: list[int], gone: int) -> list[int]:
    """Returns the lots that are left when a Candidate is gone; those after it move up.

    >>> numbers = [Lot(candidate, 0, 0).number() for candidate in (0, 1, 1, 2)]
    >>> [candidate_of(number) for number in moved_up(numbers, gone=1)]
    [0, 1]
    """
    left: list[int] = []
    for number in numbers:
        lot = lot_of(number)
        if lot.candidate > gone:
            lot.candidate -= 1
        elif lot.candidate == gone:
            continue
        left.append(lot.number())
    return left


def without_wealth(numbers: list[int], wealth: int) -> list[int]:
    """Returns the lots when a Wealth was disrupted: it doubles nothing (KNI-432)."""
    left: list[int] = []
    for number in numbers:
        lot = lot_of(number)
        lot.wealths &= ~wealth
        left.append(lot.number())
    return left


def with_doublings_settled(numbers: list[int]) -> list[int]:
    """Returns the lots when no Wealth can be disrupted any more (KNI-433)."""
    left: list[int] = []
    for number in numbers:
        lot = lot_of(number)
        left.append(Lot(lot.candidate, settled=lot.doublings(), wealths=0).number())
    return left
