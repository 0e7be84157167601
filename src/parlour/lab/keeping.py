"""Stores ladders and comparisons deal by deal as they are played.

They use the same kind of file as studies, keyed by content (`results.py`). An
interrupted run resumes, and a run with more deals plays only the missing ones. A run
from the beginning gives the same results.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from joblib import delayed, effective_n_jobs

from parlour.engine.refusals import BadInput
from parlour.lab.results import open_results
from parlour.processes import run_parallel

Wanted = TypeVar("Wanted")
Result = TypeVar("Result")

IN_MEMORY: Final = Path(":memory:")
"""The database for results that are not stored in a file."""
MIN_PARTS_PER_PROCESS: Final = 4
"""Minimum parts per process, so that processes end at about the same time."""


@dataclass(frozen=True)
class Playing(Generic[Wanted, Result]):
    """A run: the work, the function that plays it, and how it is split."""

    wanted: Wanted
    content: str
    """Key of the results: everything but the number of deals."""
    results: type[list[Result]]
    """Type of the results of a deal."""
    play: Callable[[Wanted, Sequence[int]], list[list[Result]]]
    """Plays the deals of these numbers."""
    deals: int
    at_once: int
    """Maximum deals that are played and stored together."""


def play_missing_deals(
    file: Path | None, playing: Playing[Wanted, Result], jobs: int
) -> Iterator[list[Result]]:
    """Yields the results of each deal in order; plays and stores missing ones."""
    with open_results(file or IN_MEMORY) as results:
        there = results.read(playing.content, playing.results)
        missing = [number for number in range(playing.deals) if number not in there]
        if there and missing:
            check_replay(playing, there)
        many = len(missing) // (MIN_PARTS_PER_PROCESS * effective_n_jobs(jobs))
        step = max(1, min(playing.at_once, many))
        parts = [missing[at : at + step] for at in range(0, len(missing), step)]
        work = (delayed(playing.play)(playing.wanted, part) for part in parts)
        fresh = zip(parts, run_parallel(jobs, work), strict=True)
        for number in range(playing.deals):
            if number not in there:  # then it is the first of the next part
                numbers, deals = next(fresh)
                played = dict(zip(numbers, deals, strict=True))
                results.keep(playing.content, played)
                there.update(played)
            yield there[number]


def check_replay(
    playing: Playing[Wanted, Result], there: dict[int, list[Result]]
) -> None:
    """Plays one stored deal again; raises BadInput if its result differs."""
    number = next(iter(there))
    (now,) = playing.play(playing.wanted, [number])
    if [*map(without_time, now)] != [*map(without_time, there[number])]:
        raise BadInput(
            f"deal {number} replays differently: its bots or rules have changed;"
            " choose another file"
        )


def without_time(result: object) -> dict[str, Any]:
    """Returns the fields of a result, without CPU time."""
    found: dict[str, Any] = msgspec.to_builtins(result)
    found.pop("seconds", None)
    return found
