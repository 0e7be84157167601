"""A layout in arrays: computes the value of strategies and the best reply to one."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from parlour.engine.refusals import BadInput
from parlour.kit.books import Branch, DealTree, Fork

Floats: TypeAlias = npt.NDArray[np.float64]
Whole: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Strategy: TypeAlias = list[Floats]


class Leaf:
    """An end: what seat 0 wins, by deal."""

    def __init__(self, won: Floats) -> None:
        self.won = won


class LayoutNode:
    """A question: whether seat 0 is asked, the classes by deal, what follows."""

    def __init__(
        self, point: int, depth: int, first: Flags, classes: Whole, after: "list[Twig]"
    ) -> None:
        self.point = point
        self.depth = depth
        self.first = first
        self.last = ~first
        self.sign = np.where(first, 1.0, -1.0)
        self.classes = classes
        self.after = after

    def is_asked(self, seat: int) -> Flags:
        """Returns whether this seat is asked, by deal."""
        return self.last if seat else self.first


Twig: TypeAlias = LayoutNode | Leaf


class LayoutTree:
    """A layout made ready: `names`, and for each point its answers and classes."""

    def __init__(self, layout: DealTree) -> None:
        weights = np.array(layout.weights)
        self.kept = np.flatnonzero(weights)  # deals that cannot come are left out
        self.deals: Floats = weights[self.kept] / weights.sum()
        self.names: list[str] = []
        self.shapes: list[tuple[int, int]] = []
        self.depths = 0
        self.seen: dict[tuple[str, int], int] = {}
        self.arrays: dict[int, Whole] = {}
        root = self.make_node(layout.root, 0)
        assert isinstance(root, LayoutNode)
        self.root = root
        self.arrays.clear()

    def array(self, column: list[int]) -> Whole:
        """Returns a list of the layout as an array; cached."""
        found = self.arrays.get(id(column))
        if found is None:
            found = np.array(column, np.int64)[self.kept]
            self.arrays[id(column)] = found
        return found

    def make_node(self, branch: Branch, depth: int) -> Twig:
        if not isinstance(branch, Fork):
            return Leaf(np.array(branch.won, np.float64)[self.kept])
        classes = self.array(branch.classes)
        point = self.point(branch, int(classes.max()) + 1)
        first = self.array(branch.seats) == 0
        for seat in {*branch.seats}:
            if self.seen.setdefault((branch.point, seat), depth) != depth:
                raise BadInput(f"{branch.point!r} occurs at two depths of the tree")
        self.depths = max(self.depths, depth + 1)
        after = [self.make_node(one, depth + 1) for one in branch.after]
        return LayoutNode(point, depth, first, classes, after)

    def point(self, fork: Fork, classes: int) -> int:
        """Returns the number of a point; its table is as large as its forks need."""
        if fork.point not in self.names:
            self.names.append(fork.point)
            self.shapes.append((len(fork.after), classes))
        number = self.names.index(fork.point)
        answers, size = self.shapes[number]
        if answers != len(fork.after):
            raise BadInput(
                f"{fork.point!r} has {answers} and {len(fork.after)} answers"
            )
        self.shapes[number] = (answers, max(size, classes))
        return number

    def empty(self) -> Strategy:
        return [np.zeros(shape) for shape in self.shapes]

    def even(self) -> Strategy:
        return [np.full(shape, 1 / shape[0]) for shape in self.shapes]

    # What ways to play are worth

    def value(self, zero: Strategy, one: Strategy) -> float:
        """Returns what seat 0 wins per deal if the seats play these strategies."""
        return float(self.deals @ self.values(self.root, zero, one))

    def values(self, twig: Twig, zero: Strategy, one: Strategy) -> Floats:
        if isinstance(twig, Leaf):
            return twig.won
        total = np.zeros_like(self.deals)
        for answer, after in enumerate(twig.after):
            total += answer_frequency(twig, answer, zero, one) * self.values(
                after, zero, one
            )
        return total

    def reply(self, theirs: Strategy, me: int) -> Strategy:
        """Returns the best reply of seat `me` to a known strategy.

        Works from the last questions to the first: the best answer depends on later
        answers, and on how the other seat got here.
        """
        mine = self.even()
        for depth in reversed(range(self.depths)):
            worth = self.empty()
            touched: set[int] = set()
            zero, one = (mine, theirs) if me == 0 else (theirs, mine)
            self.weigh(self.root, zero, one, me, depth, self.deals, worth, touched)
            for point in touched:
                best = worth[point].argmax(0)
                mine[point] = (np.arange(len(worth[point]))[:, None] == best) * 1.0
        return mine

    def weigh(
        self,
        twig: Twig,
        zero: Strategy,
        one: Strategy,
        me: int,
        depth: int,
        reach: Floats,
        worth: Strategy,
        touched: set[int],
    ) -> None:
        """Adds up what each answer of `me` is worth at questions of this depth.

        `reach` is how often chance and the other lead here.
        """
        if isinstance(twig, Leaf):
            return
        asked = twig.is_asked(me)
        if twig.depth == depth:
            if asked.any():
                touched.add(twig.point)
                weight = reach * asked * twig.sign
                for answer, after in enumerate(twig.after):
                    gained = weight * self.values(after, zero, one)
                    worth[twig.point][answer] += by_class(twig, gained, worth)
            return
        for answer, after in enumerate(twig.after):
            chance = np.where(asked, 1.0, answer_frequency(twig, answer, zero, one))
            self.weigh(after, zero, one, me, depth, reach * chance, worth, touched)

    def loses(self, strategy: Strategy) -> float:
        """Returns what a strategy loses per deal, in either seat, to a best reply."""
        zero = self.value(self.reply(strategy, 0), strategy)
        one = -self.value(strategy, self.reply(strategy, 1))
        return (zero + one) / 2


def answer_frequency(
    node: LayoutNode, answer: int, zero: Strategy, one: Strategy
) -> Floats:
    """Returns how often this answer is given, by deal."""
    mine: Floats = zero[node.point][answer][node.classes]
    if zero is one:
        return mine
    theirs: Floats = one[node.point][answer][node.classes]
    return np.where(node.first, mine, theirs)


def by_class(node: LayoutNode, weights: Floats, tables: Strategy) -> Floats:
    """Returns something known by deal, added up for each class of a question."""
    size = tables[node.point].shape[1]
    return np.bincount(node.classes, weights, size).astype(np.float64)


def normalize_amounts(amounts: Floats) -> Floats:
    """Returns amounts by answer as chances; all answers alike where there is
    nothing."""
    total = amounts.sum(0)
    there = total > 0
    return np.where(there, amounts / np.where(there, total, 1.0), 1 / len(amounts))
