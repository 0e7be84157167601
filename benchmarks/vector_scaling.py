"""Measures steps per second of a vector environment on 1, 2, 4 … cores.

Results: docs/contributing/benchmarks/engine.md.

    python -m benchmarks.vector_scaling [GAME ...] [--seconds 4] [--tables 1024]

Actions are drawn in the processes that play, and given back by the main process with
each step, as a policy would give them. *Linear* compares with one process.
"""

import argparse
import os
import sys
from time import perf_counter
from typing import Final

from parlour.builds import VARIABLE, running, use_compiled

GAMES: Final = ("willow", "lamarckian-poker", "spots", "domino-avatars")
ANSWERS: Final = ("lamarckian-poker", "seven-handed-poker")
WARM: Final = 20
"""Steps before the clock runs."""


def token_rate(game: str, processes: int, tables: int, seconds: float) -> float:
    """Returns steps per second, one token at every table each."""
    from parlour.learn import VectorTables

    with VectorTables(
        game, tables=tables * processes, seed=1, processes=processes
    ) as table:
        now = table.reset()
        for _ in range(WARM):
            now = table.step(now.sampled)
        steps = 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            now = table.step(now.sampled)
            steps += len(now.seat)
        return steps / spent


def answer_rate(game: str, processes: int, tables: int, seconds: float) -> float:
    """Returns answers per second, with features of all answers to choose from."""
    from parlour.learn import VectorAnswers

    with VectorAnswers(
        game, tables=tables * processes, seed=1, processes=processes, critic=True
    ) as table:
        now = table.reset()
        for _ in range(WARM):
            now = table.step(now.sampled)
        steps = 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            now = table.step(now.sampled)
            steps += len(now.seat)
        return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.vector_scaling")
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--answers", nargs="*", metavar="GAME", default=ANSWERS)
    parser.add_argument("--seconds", type=float, default=4, help="of each figure")
    parser.add_argument("--tables", type=int, default=1024, help="in each process")
    parser.add_argument("--most", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if VARIABLE not in os.environ:
        use_compiled()
    print(f"{running()}, {os.cpu_count()} cores, Python {sys.version}", flush=True)
    doubled = [1 << step for step in range(asked.most.bit_length())]
    sizes = sorted({*doubled, asked.most})
    kinds = [("tokens", token_rate, asked.games, asked.tables)]
    kinds += [("answers", answer_rate, asked.answers, asked.tables // 4)]
    for kind, rate, games, tables in kinds:
        for game in games:
            print(f"\n{game}, {kind}\ncores  thousand/s  linear", flush=True)
            one = 0.0
            for many in sizes:
                speed = rate(game, many, tables, asked.seconds)
                one = one or speed
                linear = speed / one / many
                print(f"{many:5}  {speed / 1000:10,.0f}  {linear:6.0%}", flush=True)


if __name__ == "__main__":
    main()
