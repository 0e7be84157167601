"""Jobs measured side by side: short chunks in turn, CPU time, the best of each."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

CHUNK: Final = 0.1
"""Seconds of CPU time of one chunk, about."""


@dataclass(frozen=True)
class Job:
    name: str
    run: Callable[[int], int]
    """Does this many rounds of work and returns the decisions made in them."""


@dataclass(frozen=True)
class Rate:
    decisions: float
    """Decisions in a second."""
    rounds: float
    """Games in a second, or calls."""


def side_by_side(jobs: list[Job], rounds: int, chunk: float = CHUNK) -> dict[str, Rate]:
    """The best rate of each job, measured in turn so that all meet the same luck."""
    sizes = {job.name: calibrated(job, chunk) for job in jobs}
    best = {job.name: Rate(0.0, 0.0) for job in jobs}
    for _ in range(rounds):
        for job in jobs:
            size = sizes[job.name]
            begun = time.process_time()
            decisions = job.run(size)
            spent = time.process_time() - begun
            if size / spent > best[job.name].rounds:
                best[job.name] = Rate(decisions / spent, size / spent)
    return best


def calibrated(job: Job, chunk: float) -> int:
    """How many rounds of a job fill a chunk."""
    size = 1
    while True:
        begun = time.process_time()
        job.run(size)
        spent = time.process_time() - begun
        if spent > chunk / 10:
            return max(1, round(size * chunk / spent))
        size *= 4
