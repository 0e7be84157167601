"""One side after the other under the same load: what each step took, and memory."""

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeVar

from benchmarks.load.crowd import SETTLE, Crowd, Play, Tally, percentile
from benchmarks.load.process import Costly, machine_cpu

LIMIT: Final = 0.25
"""p99 latency that a move may take to reach the whole table, in seconds."""
QUIET: Final = 0.3
"""Cores that others may keep busy before their work shows in the figures."""
TRIES: Final = 2
"""A step counts as failed when it failed so often: disks and machines hiccup."""

T = TypeVar("T", bound=Play)


@dataclass
class Step:
    """Moves at one rate. Times are milliseconds, costs microseconds of CPU a move."""

    rate: float
    p50: float
    p95: float
    p99: float
    moves: int
    owed: int
    """Moves that were due and never arrived."""
    refused: int
    lost: int
    cost: float
    """Of the server."""
    own_cost: float
    """Of the people and the load generator."""
    busy: float
    """Cores that the server kept busy."""
    bytes: float
    """Of one update to one person."""
    others: float
    """Cores that everything else on this machine kept busy."""

    @property
    def met(self) -> bool:
        return self.p99 < LIMIT * 1000 and not (self.owed or self.refused or self.lost)


@dataclass
class Side:
    """All about one server; memory in kB."""

    name: str
    per_table: float = 0.0
    per_socket: float = 0.0
    per_move: float = 0.0
    steps: list[Step] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    @property
    def knee(self) -> Step | None:
        """The highest rate that was met."""
        met = [step for step in self.steps if step.met]
        return max(met, key=lambda step: step.rate, default=None)

    def at(self, rate: float) -> Step:
        """The step nearest to a rate, the better one where it was tried again."""
        near = min(abs(step.rate - rate) for step in self.steps)
        tried = [step for step in self.steps if abs(step.rate - rate) == near]
        return min(tried, key=lambda step: step.p99)

    @property
    def disturbed(self) -> float:
        """Cores that other processes kept busy, on average."""
        return sum(step.others for step in self.steps) / max(1, len(self.steps))

    def data(self) -> dict[str, Any]:
        return asdict(self)


async def measured(
    name: str,
    server: Costly,
    lay: Callable[[], list[T]],
    join: Callable[[list[T], Crowd], Awaitable[None]],
    begin: Callable[[list[T]], Awaitable[None]],
    rates: Sequence[float],
    seconds: float,
    note: Callable[[str], None],
) -> Side:
    """Fills a fresh server with tables, then raises the rate until it is too much."""
    side = Side(name)
    empty = server.memory()
    tables = lay()
    laid = server.memory()
    tally = Tally()
    crowd = Crowd(tables, tally)
    await join(tables, crowd)
    joined = server.memory()
    await begin(tables)
    begun = server.memory()
    sockets = sum(len(table.lines) for table in tables)
    side.per_table = (laid - empty + begun - joined) / len(tables) / 1024
    side.per_socket = (joined - laid) / max(1, sockets) / 1024
    moved = await crowd.spread()
    for rate in rates:
        for _ in range(TRIES):
            step = await one_step(server, crowd, rate, seconds)
            side.steps.append(step)
            moved += step.moves
            note(f"{name}: {rate:.0f} moves/s, 99 % told in {step.p99:.0f} ms")
            if step.met:
                break
        else:
            break
    side.per_move = (server.memory() - begun) / max(1, moved) / 1024
    side.said = tally.said
    for table in tables:
        for line in table.lines:
            line.shut()
    return side


async def one_step(server: Costly, crowd: Crowd, rate: float, seconds: float) -> Step:
    tally = crowd.tally
    before = (tally.refused, tally.lost)
    tally.waits, tally.frames, tally.size = [], 0, 0
    begun, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    machine = machine_cpu()
    owed = await crowd.step(rate, seconds)
    took = time.perf_counter() - begun
    cpu, own = server.cpu() - cpu, time.process_time() - own
    machine = machine_cpu() - machine
    moves = max(1.0, rate * (seconds + SETTLE) - owed)
    return Step(
        rate=rate,
        p50=1000 * percentile(tally.waits, 0.5),
        p95=1000 * percentile(tally.waits, 0.95),
        p99=1000 * percentile(tally.waits, 0.99),
        moves=len(tally.waits),
        owed=owed,
        refused=tally.refused - before[0],
        lost=tally.lost - before[1],
        cost=1e6 * cpu / moves,
        own_cost=1e6 * own / moves,
        busy=cpu / took,
        bytes=tally.size / max(1, tally.frames),
        others=max(0.0, machine - cpu - own) / took,
    )
