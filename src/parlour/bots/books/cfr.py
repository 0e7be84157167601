"""CFR+: a strategy that no reply beats by much, by playing against itself.

Each round every answer's regret grows by what it would have won more than what was
played, and never falls below zero; the next round plays in proportion to regrets.
The strategy is the average of all rounds, later ones counting more.
"""

from collections.abc import Callable

import numpy as np

from parlour.bots.books.trees import (
    Floats,
    LayoutTree,
    Leaf,
    Strategy,
    Twig,
    normalize_amounts,
)


def solve(
    tree: LayoutTree, rounds: int, report: Callable[[int], None] = lambda done: None
) -> Strategy:
    """Returns the average strategy after these rounds; calls `report` after each."""
    solver = CfrSolver(tree)
    for number in range(1, rounds + 1):
        solver.round(float(number))
        report(number)
    return [normalize_amounts(amounts) for amounts in solver.sums]


class CfrSolver:
    """Regrets, and the sums of the strategies played so far."""

    def __init__(self, tree: LayoutTree) -> None:
        self.tree = tree
        self.regrets = tree.empty()
        self.sums = tree.empty()
        self.now = tree.even()
        self.gains = tree.empty()
        self.reached: list[Floats] = []

    def round(self, weight: float) -> None:
        """Lets the seats learn one after the other, the second from what the first
        did."""
        tree = self.tree
        one = np.ones_like(tree.deals)
        for me in range(2):
            self.gains = tree.empty()
            self.reached = [np.zeros(shape[1]) for shape in tree.shapes]
            self.walk(tree.root, me, one, tree.deals)
            for point, gains in enumerate(self.gains):
                now = self.now[point]
                self.sums[point] += weight * self.reached[point] * now
                regrets = self.regrets[point] + gains - (now * gains).sum(0)
                self.regrets[point] = np.maximum(regrets, 0.0)
                self.now[point] = normalize_amounts(self.regrets[point])

    def walk(self, twig: Twig, me: int, mine: Floats, theirs: Floats) -> Floats:
        """Returns what seat 0 wins from here, by deal.

        `mine` is the probability that the learning seat's own choices lead here,
        `theirs` that of chance and the other seat.
        """
        if isinstance(twig, Leaf):
            return twig.won
        table = self.now[twig.point]
        won = np.zeros_like(mine)
        asked = twig.is_asked(me)
        if asked.any():
            place = twig.classes[asked]
            self.reached[twig.point][place] = mine[asked]
        for answer, after in enumerate(twig.after):
            chance = table[answer][twig.classes]
            value = self.walk(
                after,
                me,
                np.where(asked, mine * chance, mine),
                np.where(asked, theirs, theirs * chance),
            )
            won += chance * value
            if asked.any():
                weight = (theirs * value * twig.sign)[asked]
                gained = np.bincount(place, weight, table.shape[1])
                self.gains[twig.point][answer] += gained
        return won
