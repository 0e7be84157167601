"""Figures with their uncertainty: nothing is reported without an interval."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959963984540054
"""Two-sided 95 % of the normal distribution."""


@dataclass(frozen=True)
class Share:
    """A share of games with its 95 % confidence interval (Wilson)."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%}–{self.high:.1%})"


def share(successes: float, games: float) -> Share:
    """The share of games won; a shared win counts in parts.

    >>> print(share(50, 100))
    50.0% (40.4%–59.6%)
    """
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    p = successes / games
    scale = 1 + Z95**2 / games
    middle = p + Z95**2 / (2 * games)
    spread = Z95 * math.sqrt(p * (1 - p) / games + Z95**2 / (4 * games**2))
    low = max(0.0, (middle - spread) / scale)
    return Share(p, low, min(1.0, (middle + spread) / scale))


def share_of_deals(shares: Sequence[float]) -> Share:
    """The share won, from the share in each deal, whose games have luck in common.

    As wide as for so many games without anything in common as vary as much. Where
    nothing varied, each deal counts as one game.

    >>> print(share_of_deals([0.4, 0.6] * 50))
    50.0% (48.0%–52.0%)
    """
    p = mean(shares)
    games = float(len(shares))
    if p.half > 0:
        games = p.value * (1 - p.value) * (Z95 / p.half) ** 2
    return share(p.value * games, games)


@dataclass(frozen=True)
class Mean:
    """An average with its 95 % confidence interval."""

    value: float
    half: float
    low: float
    high: float
    """The smallest and largest value seen."""

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.half:.2f} ({self.low:g} to {self.high:g})"


def mean(values: Sequence[float]) -> Mean:
    if not values:
        return Mean(0.0, 0.0, 0.0, 0.0)
    count = len(values)
    average = math.fsum(values) / count
    spread = math.fsum((value - average) ** 2 for value in values)
    error = math.sqrt(spread / (count - 1) / count) if count > 1 else 0.0
    return Mean(average, Z95 * error, min(values), max(values))
