"""Games a second of one series on 1, 2, 4 … processes; see docs/lab.md.

    python -m benchmarks.scaling [--game spots] [--seconds 10] [--most 16]

Measured are games as studies play them, with all events told and all measures taken.
Every process plays the same number of games, and is warm before the clock starts.
"""

import argparse
import os
import sys
from time import perf_counter
from typing import Final

from joblib import Parallel, delayed

from parlour.builds import VARIABLE, running, use_compiled

CHUNK: Final = 50
"""Deals that a process plays at once."""


def measured_there(game: str, first: int, count: int) -> int:
    """Plays deals in a process of its own, on the build that this one runs."""
    from parlour.games import find
    from parlour.lab.measures import measured
    from parlour.lab.simulate import Series

    seats = find(game).usual_seats
    series = Series(game, seats, count, bots=("regular",))
    return sum(len(deal) for deal in measured(series, range(first, first + count)))


def games_a_second(game: str, jobs: int, chunks: int) -> float:
    """Each process plays so many chunks; its imports are not counted."""
    with Parallel(jobs) as pool:
        pool(delayed(measured_there)(game, 0, CHUNK) for _ in range(jobs))
        begun = perf_counter()
        played = pool(
            delayed(measured_there)(game, number * CHUNK, CHUNK)
            for number in range(jobs * chunks)
        )
        return float(sum(played)) / (perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scaling")
    parser.add_argument("--game", default="spots")
    parser.add_argument("--seconds", type=float, default=10, help="of each row, about")
    parser.add_argument("--most", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if VARIABLE not in os.environ:
        use_compiled()
    print(f"{asked.game}, {running()}, {os.cpu_count()} cores, Python {sys.version}")
    print("processes  games/s  of one  efficiency", flush=True)
    measured_there(asked.game, 0, CHUNK)  # to have it warm
    begun = perf_counter()
    measured_there(asked.game, 0, CHUNK)
    chunks = max(2, round(asked.seconds / (perf_counter() - begun)))
    alone, jobs = 0.0, 1
    while jobs <= asked.most:
        speed = games_a_second(asked.game, jobs, chunks)
        alone = alone or speed
        times = speed / alone
        print(f"{jobs:9}  {speed:7.0f}  {times:6.2f}  {times / jobs:10.0%}", flush=True)
        jobs *= 2


if __name__ == "__main__":
    main()
