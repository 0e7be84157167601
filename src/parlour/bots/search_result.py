"""Results of a search: the mean value of each answer tried, and its uncertainty."""

from math import sqrt

from parlour.engine.pieces import Token


class TriedAnswer:
    """One answer, and what every rollout after it was worth."""

    def __init__(self, answer: list[Token]) -> None:
        self.answer = answer
        self.values: list[float] = []

    def count(self) -> int:
        return len(self.values)

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


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
        if not self.paired:
            count = min(len(mine), len(theirs))
            if count == 0:
                return 0.0, 0.0
            gap = self.tried[one].mean() - self.tried[other].mean()
            spread = variance(mine) / len(mine) + variance(theirs) / len(theirs)
            return gap, sqrt(spread)
        count = min(len(mine), len(theirs))
        gaps = [mine[world] - theirs[world] for world in range(count)]
        if not gaps:
            return 0.0, 0.0
        return sum(gaps) / count, sqrt(variance(gaps) / count)

    def worth(self, number: int) -> float:
        """Returns the value of an answer, on the same scale as the chosen one.

        In paired rollouts, an answer that was dropped early saw fewer worlds, and
        perhaps luckier ones. So its value is that of the chosen answer minus the
        difference in the worlds that both saw.
        """
        if not self.paired or number == self.best:
            return self.tried[number].mean()
        return self.tried[self.best].mean() - self.gap(self.best, number)[0]

    def others(self) -> list[int]:
        """Returns the other answers, best first. Paired rollouts rank by value, a tree
        by visits, because the mean of a rarely visited answer is unreliable."""
        ranked: list[tuple[int, float, int]] = []
        for number in range(len(self.tried)):
            count = self.tried[number].count()
            if number != self.best and count:
                often = 0 if self.paired else count
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
