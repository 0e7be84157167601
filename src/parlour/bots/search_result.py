"""Results of a search: the mean value of each answer tried, and its uncertainty."""

from math import sqrt
from typing import Final

from parlour.engine.pieces import Token

LEAST_VISITS: Final = 0.5
"""Answers with at least this share of the most visits are compared by their means."""


class TriedAnswer:
    """One answer, and what every rollout after it was worth."""

    def __init__(self, answer: list[Token]) -> None:
        self.answer = answer
        self.values: list[float] = []
        self.checks: list[float] = []
        """Values in further worlds, which had no part in the choice."""

    def count(self) -> int:
        return len(self.values)

    def mean(self) -> float:
        return mean_of(self.values)


class SearchResult:
    """Every answer that was tried, the usual one first, and which of them is best.

    Where they are `paired`, the first rollouts of any two answers were in the same
    worlds with the same dice.
    """

    def __init__(self, answers: list[list[Token]], paired: bool = True) -> None:
        self.tried = [TriedAnswer(answer) for answer in answers]
        self.paired = paired
        self.best = 0
        self.rollouts = 0

    def answer(self) -> list[Token]:
        return self.tried[self.best].answer

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """Returns the difference between two answers, and its standard error."""
        mine = self.tried[one].values
        theirs = self.tried[other].values
        if self.paired:
            return paired_gap(mine, theirs)
        if not mine or not theirs:
            return 0.0, 0.0
        gap = self.tried[one].mean() - self.tried[other].mean()
        spread = variance(mine) / len(mine) + variance(theirs) / len(theirs)
        return gap, sqrt(spread)

    def checked_gap(self, one: int, other: int) -> tuple[float, float]:
        """As `gap`, in the worlds of the check if both answers were checked."""
        mine = self.tried[one].checks
        theirs = self.tried[other].checks
        return paired_gap(mine, theirs) if mine and theirs else self.gap(one, other)

    def worth(self, number: int) -> float:
        """Returns the value of an answer, on the same scale as the chosen one.

        In paired rollouts, an answer that was dropped early saw fewer worlds, and
        perhaps luckier ones. So its value is that of the chosen answer minus the
        difference in the worlds that both saw. The chosen answer was taken because it
        did well, so its own value comes from the check, if there was one.
        """
        if not self.paired:
            return self.tried[number].mean()
        best = self.tried[self.best]
        value = mean_of(best.checks) if best.checks else best.mean()
        if number == self.best:
            return value
        return value - self.checked_gap(self.best, number)[0]

    def others(self) -> list[int]:
        """Returns the other answers, best first. Paired rollouts rank by value, a tree
        by visits, because the mean of a rarely visited answer is unreliable. Answers
        that were checked come first."""
        ranked: list[tuple[int, float, int]] = []
        for number in range(len(self.tried)):
            count = self.tried[number].count()
            if number != self.best and count:
                often = len(self.tried[number].checks) if self.paired else count
                ranked.append((-often, -self.worth(number), number))
        ranked.sort()
        return [number for _, _, number in ranked]

    def settle(self, number: int, trust: float) -> None:
        """Chooses an answer if it beats the usual one by this many standard errors."""
        self.best = 0
        if number:
            gap, error = self.gap(number, 0)
            if gap > trust * error:
                self.best = number

    def most_promising(self, most: int, margin: float) -> int:
        """Returns the answer that a tree should give: the most visited one, unless
        another with about as many visits has a mean that is higher by this many
        standard errors."""
        visits = self.tried[most].count()
        found = most
        highest = 0.0
        for number in range(len(self.tried)):
            if self.tried[number].count() >= LEAST_VISITS * visits:
                gap, error = self.gap(number, most)
                if gap > highest and gap > margin * error:
                    highest = gap
                    found = number
        return found

    def save_pieces(self, spent: list[int], trust: float) -> None:
        """Changes to an answer that spends fewer pieces if the chosen one is not
        better by this many standard errors."""
        chosen = self.best
        for number in range(len(self.tried)):
            if spent[number] < spent[self.best] and self.tried[number].count() > 1:
                gap, error = self.gap(chosen, number)
                if gap <= trust * error:
                    self.best = number


def paired_gap(mine: list[float], theirs: list[float]) -> tuple[float, float]:
    """Returns the mean difference in the worlds that both saw, and its standard
    error."""
    count = min(len(mine), len(theirs))
    gaps = [mine[world] - theirs[world] for world in range(count)]
    if not gaps:
        return 0.0, 0.0
    return sum(gaps) / count, sqrt(variance(gaps) / count)


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def variance(values: list[float]) -> float:
    """Returns the sample variance of some values; of one value nothing is known."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    total = 0.0
    for value in values:
        total += (value - mean) * (value - mean)
    return total / (count - 1)
