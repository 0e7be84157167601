"""Parlour and boardgame.io at the same time, at the same rate; see `make bench`.

    python -m benchmarks.load.together [--tables N] [--rate R] [--seconds S]
                                       [--rounds N] [--also BUILD]

On a busy machine, figures of different runs cannot be compared. So all servers run in
the same seconds, and each round gives a ratio of CPU time per move. After that each
server in turn is kept as busy as it can be. --also takes another build of Parlour, such
as a copy of build/compiled from before a change.
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvloop

from benchmarks.load import ours, theirs
from benchmarks.load.__main__ import BUILD, GAME, OURS, THEIRS, fresh, note
from benchmarks.load.crowd import Crowd, Tally, percentile
from benchmarks.load.process import Process
from parlour import builds

SCENE_BYTES: Final = 2470.0
"""Bytes of a scene of Willow, and so of a state of boardgame.io."""
FLAT_OUT_S: Final = 5.0
PAUSE_S: Final = 1.0
FIRST_TABLES: Final = 20
"""Tables that are there before a server's memory is measured."""
AHEAD: Final = 10_000
"""Moves that each table owes when it moves as fast as it can."""


@dataclass
class Runner:
    """A server with its players."""

    name: str
    server: Process
    crowd: Crowd

    async def at_rate(self, rate: float, seconds: float) -> float:
        """Microseconds of CPU time per move."""
        tally = self.crowd.tally
        tally.waits, tally.frames, tally.size = [], 0, 0
        cpu = self.server.cpu()
        await self.crowd.step(rate, seconds)
        cost = self.cost_since(cpu)
        late = [1000 * percentile(tally.waits, part) for part in (0.5, 0.99)]
        note(
            f"{self.name}: {cost:.0f} µs/move, p50 {late[0]:.0f} ms, p99 {late[1]:.0f}"
            f" ms, {tally.size / max(1, tally.frames):.0f} bytes per update"
        )
        return cost

    async def flat_out(self, seconds: float) -> float:
        tally = self.crowd.tally
        tally.frames = 0
        cpu = self.server.cpu()
        for table in self.crowd.tables:
            table.watch.due.extend([1.0] * AHEAD)
            self.crowd.tend(table)
        await asyncio.sleep(seconds)
        cost = self.cost_since(cpu)
        for table in self.crowd.tables:
            table.watch.due.clear()
        rate = tally.frames / ours.SEATS / seconds
        note(f"{self.name}: flat out {cost:.0f} µs/move, {rate:.0f} moves/s")
        await asyncio.sleep(PAUSE_S)
        return cost

    def cost_since(self, cpu: float) -> float:
        moves = max(1.0, self.crowd.tally.frames / ours.SEATS)
        return 1e6 * (self.server.cpu() - cpu) / moves


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.together")
    parser.add_argument(
        "--tables", type=int, default=500, help="of four people each, more than 20"
    )
    parser.add_argument("--rate", type=float, default=100.0, help="moves per second")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--also", metavar="BUILD", help="another build of Parlour")
    given = parser.parse_args()
    if not builds.fresh():
        note("There is no fresh compiled build: run make compiled.")
        return 1
    missing = theirs.installed(BUILD / "boardgameio")
    if missing:
        note(f"{THEIRS} is missing: {missing}")
        return 1
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="load-") as folder:
        here = Path(folder)
        servers: dict[str, Process] = {}
        try:
            servers[OURS] = ours.start(fresh(here, "ours"))
            if given.also:
                path = str(Path(given.also).resolve())
                also = ours.start(fresh(here, "also"), PYTHONPATH=path)
                servers[f"{OURS}, other build"] = also
            log = here / "boardgameio.log"
            servers[THEIRS] = theirs.start(BUILD / "boardgameio", log, SCENE_BYTES)
            uvloop.run(
                run(servers, given.tables, given.rate, given.seconds, given.rounds)
            )
        finally:
            for server in servers.values():
                server.stop()
    return 0


async def run(
    servers: dict[str, Process], tables: int, rate: float, seconds: float, rounds: int
) -> None:
    runners = [await begin(name, server, tables) for name, server in servers.items()]
    for number in range(rounds):
        note(f"round {number + 1} at {rate:.0f} moves/s")
        costs = await asyncio.gather(*(one.at_rate(rate, seconds) for one in runners))
        show_ratios(runners, costs)
    for number in range(rounds // 2):
        note(f"round {number + 1} flat out")
        show_ratios(runners, [await one.flat_out(FLAT_OUT_S) for one in runners])


async def begin(name: str, server: Process, tables: int) -> Runner:
    """Fills a server. What it loads once, with the first tables, is no table's."""
    crowd = Crowd([], Tally())
    await add_tables(name, server, crowd, FIRST_TABLES)
    empty = server.memory()
    await add_tables(name, server, crowd, tables - FIRST_TABLES)
    used = (server.memory() - empty) / (tables - FIRST_TABLES)
    note(f"{name}: {used / 1024:.0f} kB per table")
    return Runner(name, server, crowd)


async def add_tables(name: str, server: Process, crowd: Crowd, number: int) -> None:
    """Lays tables with four people each, who make their first moves."""
    more: list[theirs.Theirs] | list[ours.Ours]
    if name == THEIRS:
        more = theirs.lay(server, number)
        await theirs.join(server, more, crowd)
        await theirs.begin(more)
    else:
        more = ours.lay(server, number, GAME, ours.Ours)
        await ours.join(server, more, crowd)
        await ours.begin(more)
    await Crowd(more, crowd.tally).spread()
    crowd.tables = [*crowd.tables, *more]


def show_ratios(runners: list[Runner], costs: list[float]) -> None:
    for runner, cost in zip(runners[:-1], costs[:-1], strict=True):
        print(f"{runner.name}: {cost / costs[-1]:.2f} of {THEIRS}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
