"""Effects, intervals and p-values of studies; the formulas are scipy's.

A deal counts as one, as its games have luck in common. Arms that share their deals
are compared deal by deal, so that the luck of the deal falls out of the difference.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.extras import require

stats = require("scipy.stats", "lab")


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval."""

    value: float
    low: float
    high: float
    p: float
    """How likely as much would be by chance, if it were nothing at all."""
    deals: int

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def estimate(
    values: Sequence[float], level: float, least: float, most: float
) -> Estimate:
    """The mean of what deals came to, which each lie between `least` and `most`."""
    deals = len(values)
    if not deals:
        return Estimate(math.nan, least, most, 1.0, 0)
    middle = math.fsum(values) / deals
    if deals == 1:
        return Estimate(middle, least, most, 1.0, 1)
    if min(values) == max(values):
        return alike(middle, deals, level, least, most)
    found = stats.ttest_1samp(values, 0.0)
    low, high = found.confidence_interval(level)
    low, high = max(least, float(low)), min(most, float(high))
    return Estimate(middle, low, high, float(found.pvalue), deals)


def alike(
    middle: float, deals: int, level: float, least: float, most: float
) -> Estimate:
    """Where all deals came to the same: few can be different, and only so far.

    Without bounds on how far, only what was seen can be said.
    """
    few = stats.binomtest(0, deals).proportion_ci(level).high
    p = 1.0 if middle == 0 else 0.0
    if math.isinf(least) or math.isinf(most):
        return Estimate(middle, middle, middle, p, deals)
    low, high = middle - few * (middle - least), middle + few * (most - middle)
    return Estimate(middle, float(low), float(high), p, deals)
