"""Who plays the deals of a study: processes of this machine, or others (`cluster.py`).

It never matters who: a deal is the same wherever it is played.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeAlias

from joblib import delayed, effective_n_jobs

from parlour.lab.measures import Deal, measured
from parlour.lab.simulate import Series
from parlour.processes import run_parallel

Work: TypeAlias = tuple[Series, Sequence[int]]
"""Some deals of a series, played by one process at once."""


class Workers(Protocol):
    """Those who play."""

    many: int
    """How many parts they play at the same time."""

    def play(self, parts: Sequence[Work]) -> Iterator[tuple[int, list[Deal]]]:
        """The number of each part and what it came to, as they are finished."""


class Processes:
    """So many processes of this machine; -1 for as many as it has cores."""

    def __init__(self, jobs: int = 1) -> None:
        self.many: int = effective_n_jobs(jobs)

    def play(self, parts: Sequence[Work]) -> Iterator[tuple[int, list[Deal]]]:
        work = (delayed(numbered)(*part) for part in enumerate(parts))
        yield from run_parallel(self.many, work, in_order=False)


def numbered(number: int, part: Work) -> tuple[int, list[Deal]]:
    """What a part comes to, and which it is."""
    return number, measured(*part)
