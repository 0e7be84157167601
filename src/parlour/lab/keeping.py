"""Ladders and comparisons, kept deal by deal as they are played.

They lie in the same kind of file as studies, by what was played (`results.py`). A run
that was cut off goes on where it stopped; one that is asked for more deals plays only
those that are missing; and who repeats it from the beginning gets the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from joblib import delayed, effective_n_jobs

from parlour.engine.refusals import BadInput
from parlour.lab.results import opened
from parlour.processes import run_parallel

Wanted = TypeVar("Wanted")
Result = TypeVar("Result")

NOWHERE: Final = Path(":memory:")
"""Where SQLite keeps what nobody asked to keep."""
PARTS: Final = 4
"""Parts for each process at least: a long one at the end keeps nobody waiting."""


@dataclass(frozen=True)
class Playing(Generic[Wanted, Result]):
    """What is played, and how."""

    wanted: Wanted
    content: str
    """What must be the same for results to go together: all but how many."""
    results: type[list[Result]]
    """What a deal comes to."""
    play: Callable[[Wanted, Sequence[int]], list[list[Result]]]
    """Plays the deals of these numbers."""
    deals: int
    at_once: int
    """Deals that are played and kept together, at most."""


def kept(
    file: Path | None, playing: Playing[Wanted, Result], jobs: int
) -> Iterator[list[Result]]:
    """The results of each deal in order: from the file, then played and kept there."""
    with opened(file or NOWHERE) as results:
        there = results.read(playing.content, playing.results)
        missing = [number for number in range(playing.deals) if number not in there]
        if there and missing:
            compare(playing, there)
        many = len(missing) // (PARTS * effective_n_jobs(jobs))
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


def compare(playing: Playing[Wanted, Result], there: dict[int, list[Result]]) -> None:
    """One deal is played again before others join it: a bot may have changed."""
    number = next(iter(there))
    (now,) = playing.play(playing.wanted, [number])
    if [*map(timeless, now)] != [*map(timeless, there[number])]:
        raise BadInput(
            f"deal {number} comes out otherwise than before: its bots or rules have"
            " changed; name another file"
        )


def timeless(result: object) -> dict[str, Any]:
    """All of it, but for how long somebody thought."""
    found: dict[str, Any] = msgspec.to_builtins(result)
    found.pop("seconds", None)
    return found
