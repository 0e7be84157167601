"""The whole tree of a small two-seat game, for programs that solve it.

Deals are columns: every list of a tree has one entry for each deal that makes a
difference. All deals share one tree of answers. A seat that is asked knows the point of
the book it has reached and the class of its deal: deals that look alike from its chair
have the same class.
"""

from typing import TypeAlias


class End:
    """An end: what the first seat wins of the second, by deal."""

    def __init__(self, won: list[float]) -> None:
        self.won = won


class Fork:
    """A question: who is asked, by deal, and what follows each answer.

    Where a point of the book is reached by several ways that the seat cannot tell
    apart (sealed answers of others), there are as many forks with its name.
    """

    def __init__(
        self, point: str, seats: list[int], classes: list[int], after: "list[Branch]"
    ) -> None:
        self.point = point
        self.seats = seats
        self.classes = classes
        self.after = after


Branch: TypeAlias = Fork | End


class DealTree:
    """The weight of each deal, in any unit, and the first question."""

    def __init__(self, weights: list[float], root: Fork) -> None:
        self.weights = weights
        self.root = root


def step(amount: int, steps: tuple[int, ...]) -> int:
    """Counts the steps that an amount is above.

    >>> [step(amount, (10, 20)) for amount in (10, 11, 21)]
    [0, 1, 2]
    """
    above = 0
    for one in steps:
        above += int(amount > one)
    return above
