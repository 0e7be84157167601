"""Measures games per second on 1, 2, 4 … cores.

Results: docs/contributing/benchmarks/lab.md.

    python -m benchmarks.scaling [GAME ...] [--seconds 6] [--most 16]

It plays studies, with all events and all measures. Each core gets the same number of
games, and the clock runs until the last is done. Cores that are not measured play the
same game, because one core is faster while others rest. So linear scaling is judged by
one core among busy ones. One among idle ones is shown beside it.

*Workers* are processes that only play. *Lab* is a whole study on as many processes as
`parlour lab run --jobs` plays it, with all results collected and stored in a file. The
difference from the workers is overhead. Starting processes is counted apart.
"""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from parlour.builds import VARIABLE, running, use_compiled

GAMES: Final = ("willow", "spots", "domino-avatars", "hey-bartender")
WARM: Final = 20
"""Deals that a process plays before it is measured."""
BUSY: Final = 5
"""Deals between two looks whether a neighbour may rest."""
PLAY_ON: Final = 0
"""Instead of a number of deals: until it is stopped."""


# In a process of its own


def player(told: Connection, game: str) -> None:
    """Plays a number of deals and returns the CPU time."""
    from parlour.games import find
    from parlour.lab.measures import measure_deals
    from parlour.lab.simulate import Series

    series = Series(game, find(game).usual_seats, 1, bots=("regular",))
    measure_deals(series, range(WARM))
    told.send(0.0)
    while (deals := told.recv()) is not None:
        if deals == PLAY_ON:
            while not told.poll():
                measure_deals(series, range(BUSY))
        else:
            begun = process_time()
            for first in range(0, deals, WARM):  # in parts, as studies are
                measure_deals(series, range(first, min(first + WARM, deals)))
            told.send(process_time() - begun)


# At home


class Players:
    """A process for each core, all playing one game."""

    def __init__(self, game: str, many: int) -> None:
        self.game = game
        spawn = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        for _ in range(many):
            ours, theirs = spawn.Pipe()
            spawn.Process(target=player, args=(theirs, game), daemon=True).start()
            self.lines.append(ours)
        for line in self.lines:
            line.recv()

    @contextmanager
    def neighbours(self, many: int) -> Iterator[None]:
        """Processes that keep the last cores busy."""
        lines = self.lines[len(self.lines) - many :]
        for line in lines:
            line.send(PLAY_ON)
        yield
        for line in lines:
            line.send(1)  # which ends it
        for line in lines:
            line.recv()

    def play(self, many: int, deals: int) -> tuple[float, float]:
        """Times processes that each play these: seconds of all, and CPU per deal."""
        begun = perf_counter()
        for line in self.lines[:many]:
            line.send(deals)
        used = sum(line.recv() for line in self.lines[:many])
        return perf_counter() - begun, used / many / deals

    def close(self) -> None:
        for line in self.lines:
            line.send(None)


def by_the_lab(game: str, many: int, deals: int, folder: Path) -> tuple[float, float]:
    """Times a study: seconds per process, and CPU seconds of the main process."""
    from parlour.lab.results import open_results
    from parlour.lab.study import study_in
    from parlour.lab.studying import run
    from parlour.lab.workers import Processes

    def study(seed: int, games: int) -> None:
        text = (
            f'question = "How fast?"\ngame = "{game}"\nseed = {seed}\n'
            f'measures = ["answers"]\ngames = {games}\n[arms.as-it-is]\n'
        )
        with open_results(folder / f"{many}.sqlite") as results:
            run(study_in(text), results, Processes(many))

    study(2, WARM * many)  # starts processes, or has there be more of them
    begun, used = perf_counter(), process_time()
    study(1, deals * many)
    return perf_counter() - begun, process_time() - used


def measure(game: str, sizes: Sequence[int], seconds: float, folder: Path) -> None:
    most = sizes[-1]
    begun = perf_counter()
    players = Players(game, most)
    started = perf_counter() - begun
    took, _ = players.play(most, WARM)
    deals = max(WARM, round(seconds * WARM / took))
    idle, _ = players.play(1, deals)
    print(
        f"\n{game}: {deals:,} games a core; {most} processes start in {started:.1f} s"
    )
    print(f"one core, others idle: {deals / idle:,.0f} games/s")
    print("        ------- workers -------   ------------ lab ------------")
    print("cores   games/s  linear  ms CPU   games/s  linear  home is busy", flush=True)
    one = 0.0
    for many in sizes:
        with players.neighbours(most - many):
            took, used = players.play(many, deals)
            lab, home = by_the_lab(game, many, deals, folder)
        speed, kept = many * deals / took, many * deals / lab
        one = one or speed
        print(
            f"{many:5}  {speed:8,.0f}  {speed / one / many:6.0%}  {used * 1000:6.2f}"
            f"  {kept:8,.0f}  {kept / one / many:6.0%}  {home / lab:12.0%}",
            flush=True,
        )
    players.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scaling")
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--seconds", type=float, default=6, help="of each figure")
    parser.add_argument("--most", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if VARIABLE not in os.environ:
        use_compiled()
    print(f"{running()}, {os.cpu_count()} cores, Python {sys.version}", flush=True)
    doubled = [1 << step for step in range(asked.most.bit_length())]
    sizes = sorted({*doubled, asked.most})
    for game in asked.games:
        with TemporaryDirectory() as folder:
            measure(game, sizes, asked.seconds, Path(folder))


if __name__ == "__main__":
    main()
