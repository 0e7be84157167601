"""A small game of two seats laid out whole, for whoever works out how to play it best.

Deals are columns: every list of a layout has one entry for each deal that makes a
difference. What can be said is one tree for all of them. A seat that is asked knows
the point of the book it has come to and, of the deal, its class: deals that look
alike from its chair have the same one.
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
    """How often each deal comes, in any unit; and the first question."""

    def __init__(self, weights: list[float], root: Fork) -> None:
        self.weights = weights
        self.root = root


def step(amount: int, steps: tuple[int, ...]) -> int:
    """How many of these steps an amount is above.

    >>> [step(amount, (10, 20)) for amount in (10, 11, 21)]
    [0, 1, 2]
    """
    above = 0
    for one in steps:
        above += int(amount > one)
    return above
