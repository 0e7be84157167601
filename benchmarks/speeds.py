"""Measures games per second of every game, as the lab plays them.

Results: docs/contributing/benchmarks/lab.md.

    python -m benchmarks.speeds [GAME ...] [--before TREE] [--seconds 1] [--rounds 3]

It counts CPU time of one core, in a process per game and build, and keeps the best
of a few rounds. *Measured* is with all events and all measures. With
--before another source tree plays the same beside this one, turn by turn: an older
commit, say. Both need their compiled build (tools/compile.py).
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WARM: Final = 20
"""Games that are played before any is counted."""
WAYS: Final = ("random", "regular", "measured")

Rates = Mapping[str, float]


# In a process of its own, of one build


def rates(slug: str, seconds: float) -> dict[str, float]:
    """Games a second by each way; an older tree has no measures."""
    from parlour.engine import state
    from parlour.games import find
    from parlour.lab.simulate import Series, run_chunk

    if str(state.__file__).endswith(".py"):
        sys.exit("this is not a compiled build: tools/compile.py makes it")
    seats = find(slug).usual_seats

    def played(bot: str) -> Callable[[int, int], object]:
        series = Series(slug, seats, 1, bots=(bot,))
        return lambda first, many: run_chunk(series, first, many)

    found = {bot: rate(played(bot), seconds) for bot in ("random", "regular")}
    try:
        from parlour.lab.measures import measure_deals
    except ModuleNotFoundError:
        return found
    told = Series(slug, seats, 1, bots=("regular",))
    found["measured"] = rate(
        lambda first, many: measure_deals(told, range(first, first + many)), seconds
    )
    return found


def rate(play: Callable[[int, int], object], seconds: float) -> float:
    """Games in a second of CPU time; `play` takes the first and how many."""
    play(0, WARM)
    games, size, begun = 0, WARM, process_time()
    while (spent := process_time() - begun) < seconds:
        play(games, size)
        games += size
        size = min(2 * size, 250)
    return games / spent


# At home


def by(tree: Path, slug: str, seconds: float) -> Rates:
    """What a build in another process comes to."""
    there = {**os.environ, "PYTHONPATH": str(tree / "build" / "compiled")}
    there.pop("PARLOUR_BUILD", None)
    line = [sys.executable, __file__, slug, "--here", "--seconds", str(seconds)]
    done = subprocess.run(line, env=there, stdout=subprocess.PIPE, check=True)
    found: Rates = json.loads(done.stdout)
    return found


def best(rounds: Sequence[Rates]) -> Rates:
    return {way: max(one[way] for one in rounds) for way in rounds[0]}


def row(title: str, found: Sequence[Rates]) -> str:
    """A row of the table: before and after where there are both."""
    cells = [f"{one[way]:,.0f}" for way in WAYS for one in found if way in one]
    if len(found) == 2:
        cells.append(f"{found[1]['regular'] / found[0]['regular']:.1f}")
    return f"| {title} | {' | '.join(cells)} |"


def head(trees: int) -> str:
    if trees == 2:
        ways = [f"{way}, {when}" for way in WAYS[:2] for when in ("before", "after")]
        ways += [WAYS[2], "times"]
    else:
        ways = [*WAYS]
    return f"| Game | {' | '.join(ways)} |\n|---|{'--:|' * len(ways)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speeds")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--before", type=Path, metavar="TREE")
    parser.add_argument("--seconds", type=float, default=1, help="of each way")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(rates(asked.games[0], asked.seconds)))
        return
    from parlour.games import find, list_games

    trees = [*([asked.before] if asked.before else []), ROOT]
    print(head(len(trees)), flush=True)
    every: list[list[Rates]] = []
    for game in map(find, asked.games) if asked.games else list_games():
        played: list[list[Rates]] = [[] for _ in trees]
        for _ in range(asked.rounds):
            for tree, those in zip(trees, played, strict=True):
                those.append(by(tree, game.slug, asked.seconds))
        every.append([best(those) for those in played])
        print(row(f"{game.title}, {game.usual_seats}", every[-1]), flush=True)
    middle = [
        {way: median(one[place][way] for one in every) for way in every[0][place]}
        for place in range(len(trees))
    ]
    print(row("**median**", middle))


if __name__ == "__main__":
    main()
