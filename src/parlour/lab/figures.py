"""Shares and means with 95 % confidence intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

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
    """Computes a share of games with its Wilson interval; shared wins count in parts.

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
    """Computes a share from the share in each deal, whose games share luck.

    The interval uses the effective sample size: the number of independent games with
    the same variance. If nothing varied, each deal counts as one game.

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
    """The smallest and the largest value observed."""

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.half:.2f} ({self.low:g} to {self.high:g})"


def mean(values: Sequence[float]) -> Mean:
    if not values:
        return Mean(0.0, 0.0, 0.0, 0.0)
    count = len(values)
    average = math.fsum(values) / count
    spread = math.fsum((value - average) ** 2 for value in values)
    error = math.sqrt(spread / (count - 1) / count) if count > 1 else 0.0
    return Mean(average, t95(count - 1) * error, min(values), max(values))


def t95(freedom: int) -> float:
    """Computes the two-sided 95 % quantile of Student's t, by series expansion.

    >>> [round(t95(freedom), 2) for freedom in (2, 4, 30, 1000)]
    [4.27, 2.78, 2.04, 1.96]
    """
    z, nu = Z95, max(1, freedom)
    return (
        z
        + (z**3 + z) / (4 * nu)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * nu**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * nu**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z)
        / (92160 * nu**4)
    )


def digits(value: float, *, share: bool, signed: bool = False) -> str:
    """Formats a number with one or two digits, and more if all would be zero.

    Halves round up, as in browsers (`rounded` in words/figures.ts).

    >>> [digits(n, share=False) for n in (-1.125, 0.004, -0.0001)]
    ['-1.13', '0.004', '-0.0001']
    """
    if not math.isfinite(value):
        return str(value)
    exact = Decimal(repr(value)) * (100 if share else 1)
    step = Decimal("0.1") if share else Decimal("0.01")
    steps = (step, step / 10, step / 100)
    found = [exact.quantize(one, ROUND_HALF_UP) for one in steps]
    chosen = next(filter(None, found), abs(found[0]))
    return f"{chosen:{'+' if signed else ''}f}{'%' if share else ''}"
