"""Computes effects, confidence intervals and p-values of studies, with scipy.

A deal is one observation, because its games share luck. Arms share their deals and are
compared deal by deal, so the luck of the deal cancels out in the difference.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.extras import require

stats = require("scipy.stats", "lab")


@dataclass(frozen=True)
class Estimate:
    """A value with its confidence interval."""

    value: float
    low: float
    high: float
    p: float
    """p-value of the null hypothesis that the true value is zero."""
    deals: int

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def estimate(
    values: Sequence[float], level: float, least: float, most: float
) -> Estimate:
    """Estimates the mean of values between `least` and `most`; clips the interval."""
    deals = len(values)
    if not deals:
        return Estimate(math.nan, least, most, 1.0, 0)
    middle = math.fsum(values) / deals
    if deals == 1:
        return Estimate(middle, least, most, 1.0, 1)
    if min(values) == max(values):
        return estimate_constant(middle, deals, level, least, most)
    found = stats.ttest_1samp(values, 0.0)
    low, high = found.confidence_interval(level)
    low, high = max(least, float(low)), min(most, float(high))
    return Estimate(middle, low, high, float(found.pvalue), deals)


def estimate_constant(
    middle: float, deals: int, level: float, least: float, most: float
) -> Estimate:
    """Estimates the mean if all values are equal, from how many deals could differ.

    Without finite bounds the interval is the value alone.
    """
    few = stats.binomtest(0, deals).proportion_ci(level).high
    p = 1.0 if middle == 0 else 0.0
    if math.isinf(least) or math.isinf(most):
        return Estimate(middle, middle, middle, p, deals)
    low, high = middle - few * (middle - least), middle + few * (most - middle)
    return Estimate(middle, float(low), float(high), p, deals)
