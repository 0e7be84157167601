"""Measures both builds and says which bars are met; see `make bench`.

    python -m benchmarks [--rounds N] [--strict]

The figures are also written to build/bench.json. With --strict a bar that is not
met makes the exit code 1.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from benchmarks.bars import Bar, bars
from benchmarks.loops import (
    AEC,
    CHECKED,
    COSTS,
    CURSOR,
    ENGINE,
    LEARNER,
    PYTHON,
    REGULAR,
    VECTOR,
)
from benchmarks.peers import OPEN_SPIEL, RLCARD_STEP

ROOT: Final = Path(__file__).resolve().parent.parent
BUILDS: Final = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
RESULTS: Final = ROOT / "build" / "bench.json"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("--rounds", type=int, default=8, help="the best of N counts")
    parser.add_argument("--strict", action="store_true", help="fail below a bar")
    arguments = parser.parse_args()
    console = Console(width=max(110, Console().width))
    figures = {build: measured(build, arguments.rounds) for build in BUILDS}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n")
    for slug in figures["compiled"]["contests"]:
        console.print(contest_table(slug, figures))
    console.print(speed_table(figures))
    console.print(cost_table(figures))
    checked = list(bars(figures["interpreted"], figures["compiled"]))
    console.print(bar_table(checked))
    short = sum(not bar.met for bar in checked)
    console.print(f"{len(checked) - short} of {len(checked)} bars met; {RESULTS}")
    return 1 if short and arguments.strict else 0


def measured(build: str, rounds: int) -> dict[str, Any]:
    """What the worker of one build measured."""
    print(f"== measuring the {build} build", file=sys.stderr, flush=True)
    paths = os.pathsep.join([str(BUILDS[build]), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.worker", build, str(rounds)],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
    )
    if done.returncode:
        sys.exit(done.returncode)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def contest_table(slug: str, figures: dict[str, Any]) -> Table:
    """A yardstick beside the same game elsewhere, in the same process.

    The ratio to OpenSpiel is one of whole games, that to RLCard one of decisions.
    """
    table = Table(title=f"{slug}: random games", title_justify="left")
    table.add_column("", no_wrap=True)
    for build in BUILDS:
        table.add_column(f"{build}\ndecisions/s", justify="right")
        table.add_column("to Open-\nSpiel", justify="right")
        if RLCARD_STEP in figures[build]["contests"][slug]:
            table.add_column("to\nRLCard", justify="right")
    for name in figures["compiled"]["contests"][slug]:
        cells = [name]
        for build in BUILDS:
            contest = figures[build]["contests"][slug]
            rate = contest[name]
            cells.append(f"{rate['decisions']:,.0f}")
            cells.append(f"{rate['rounds'] / contest[OPEN_SPIEL]['rounds']:.2f}")
            if RLCARD_STEP in contest:
                step = contest[RLCARD_STEP]["decisions"]
                cells.append(f"{rate['decisions'] / step:.2f}")
        table.add_row(*cells)
    return table


def speed_table(figures: dict[str, Any]) -> Table:
    """Decisions per game, number of seats, and interface."""
    loops = {
        PYTHON: "Python",
        CURSOR: "cursor",
        ENGINE: "engine",
        LEARNER: "learner",
        VECTOR: "vector",
        AEC: "AEC",
        CHECKED: "checked",
        REGULAR: "bots",
    }
    table = Table(title="thousand decisions a second", title_justify="left")
    table.add_column("", no_wrap=True)
    for build in BUILDS:
        for number, short in enumerate(loops.values()):
            title = build if number == 0 else ""
            table.add_column(f"{title}\n{short}", justify="right")
    for slug, game in figures["compiled"]["games"].items():
        cells = [f"{slug}, {game['seats']}"]
        for build in BUILDS:
            speeds = figures[build]["games"][slug]["decisions"]
            cells += [thousands(speeds.get(loop)) for loop in loops]
        table.add_row(*cells)
    return table


def thousands(speed: float | None) -> str:
    """A yardstick has no bots of its own."""
    return "–" if speed is None else f"{speed / 1000:,.0f}"


def cost_table(figures: dict[str, Any]) -> Table:
    table = Table(title="microseconds", title_justify="left")
    table.add_column("", no_wrap=True)
    for build in BUILDS:
        for number, name in enumerate(COSTS):
            title = build if number == 0 else ""
            table.add_column(f"{title}\n{name}", justify="right")
    for slug in figures["compiled"]["games"]:
        cells = [slug]
        for build in BUILDS:
            costs = figures[build]["games"][slug]["microseconds"]
            cells += [f"{costs[name]:.2f}" for name in COSTS]
        table.add_row(*cells)
    return table


def bar_table(checked: list[Bar]) -> Table:
    table = Table(title="bars", title_justify="left")
    table.add_column("", no_wrap=True)
    table.add_column("bar", justify="right")
    table.add_column("reached", justify="right")
    table.add_column("")
    for bar in checked:
        sign = "≤" if bar.at_most else "≥"
        met = "[green]ok[/]" if bar.met else "[bold red]short[/]"
        wanted = f"{sign} {amount(bar.wanted, bar.unit)}"
        table.add_row(bar.about, wanted, amount(bar.reached, bar.unit), met)
    return table


def amount(number: float, unit: str) -> str:
    return f"{number:,.0f} {unit}" if unit == "/s" else f"{number:.2f} {unit}"


if __name__ == "__main__":
    sys.exit(main())
