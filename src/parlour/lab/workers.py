"""Workers that play the deals of a study: local processes, or a cluster (`cluster.py`).

A deal has the same result on any worker.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeAlias

from joblib import delayed, effective_n_jobs

from parlour.lab.measures import Deal, measure_deals
from parlour.lab.simulate import Series
from parlour.processes import run_parallel

Work: TypeAlias = tuple[Series, Sequence[int]]
"""Some deals of a series, played by one process."""


class Workers(Protocol):
    """Workers that play parts of a study."""

    many: int
    """Number of parts played in parallel."""

    def play(self, parts: Sequence[Work]) -> Iterator[tuple[int, list[Deal]]]:
        """Yields the number and the deals of each part, as they finish."""


class Processes:
    """Local processes; -1 for one per core."""

    def __init__(self, jobs: int = 1) -> None:
        self.many: int = effective_n_jobs(jobs)

    def play(self, parts: Sequence[Work]) -> Iterator[tuple[int, list[Deal]]]:
        work = (delayed(play_numbered)(*part) for part in enumerate(parts))
        yield from run_parallel(self.many, work, in_order=False)


def play_numbered(number: int, part: Work) -> tuple[int, list[Deal]]:
    """Plays a part; returns its number and its deals."""
    return number, measure_deals(*part)
