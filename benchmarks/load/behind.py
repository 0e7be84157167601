"""Live tables behind nginx, over four workers on PostgreSQL, as people play them.

    python -m benchmarks.load.behind [--tables N] [--every S] [--seconds S]
                                     [--rates R,R,...] [--without PART] [--interpreted]

Two servers of two workers each behind the nginx of `deploy/`, which sends everybody at
a table to one worker. Every seat speaks the browser's whole protocol: it commits to
its part of the deal, reveals it, and pings. The effect of each word comes with the
question, so there are no previews to request. Ordinary is one move per table every
eight seconds. The rate rises from there until 99 of 100 moves no longer reach all four
seats within 250 ms. boardgame.io comes after it, behind the same nginx, in one process:
its matches are in memory. Parts are `ours` and `theirs`; figures go to
build/behind.json.
"""

import argparse
import asyncio
import contextlib
import hashlib
import json
import os
import secrets
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psycopg
import uvloop
from rich.console import Console
from tests.deploy.nginx import nginx
from tests.ports import free_port, free_ports

from benchmarks.__main__ import bar_table
from benchmarks.bars import Bar
from benchmarks.load import ours, theirs
from benchmarks.load.__main__ import (
    BUILD,
    GAME,
    OURS,
    ROOT,
    STEPS,
    THEIRS,
    disturbance,
    fresh,
    note,
    step_table,
)
from benchmarks.load.ours import SEATS, Ours
from benchmarks.load.process import Group
from benchmarks.load.sides import LIMIT, Side, measured
from parlour import builds
from parlour.testing.postgres import postgres

EVERY: Final = 8.0
"""Seconds between two moves of a table where people play."""
SERVERS: Final = 2
WORKERS: Final = 2
"""Of each server."""
BEAT: Final = 20.0
"""Seconds between two pings of a browser."""
RESULTS: Final = BUILD / "behind.json"
SITE: Final = ROOT / "deploy" / "nginx.conf"
PING: Final = b'{"do":"ping"}'


class Browsers(Ours):
    """Four people at a table whose browsers do all that ours does."""

    def __init__(self, id_: str, cookie: str) -> None:
        super().__init__(id_, cookie)
        self.parts = [secrets.token_hex(32) for _ in range(SEATS)]

    def pledge(self, seat: int) -> str:
        return hashlib.sha256(f"parlour-part:{self.parts[seat]}".encode()).hexdigest()

    async def granted(self, many: int) -> None:
        while self.done < many:
            await asyncio.sleep(0.002)
        self.done = 0

    async def begin(self) -> None:
        """All sit down and promise, and then tell their parts of the deal."""
        self.done = 0
        for seat in range(1, SEATS):
            name, pledge = "BCD"[seat - 1], self.pledge(seat)
            self.ask(seat, do="sit", seat=seat, name=name, pledge=pledge)
        self.ask(0, do="pledge", pledge=self.pledge(0))
        await self.granted(SEATS)
        self.ask(0, do="begin")
        await self.granted(1)
        for seat in range(SEATS):
            self.ask(seat, do="reveal", part=self.parts[seat])
        await self.granted(SEATS)


async def ping(tables: list[Browsers]) -> None:
    """Every browser says something every now and then, each at its own time."""
    lines = [line for table in tables for line in table.lines]
    while True:
        for line in lines:
            await asyncio.sleep(BEAT / len(lines))
            line.send(PING)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.behind")
    parser.add_argument("--tables", type=int, default=500, help="of four people each")
    parser.add_argument("--every", type=float, default=EVERY, help="seconds of a move")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each step")
    parser.add_argument("--rates", help="moves a second of all tables, with commas")
    parser.add_argument("--without", choices=("ours", "theirs"))
    parser.add_argument("--interpreted", action="store_true", help="our server, plain")
    given = parser.parse_args()
    ordinary = given.tables / given.every
    rates = [ordinary * step for step in STEPS]
    if given.rates:
        rates = [float(rate) for rate in given.rates.split(",")]
    plain = given.interpreted or not builds.fresh()
    note(f"{OURS} runs {'interpreted' if plain else 'compiled'}")
    BUILD.mkdir(exist_ok=True)
    sides: list[Side] = []
    whole = [float(theirs.BARE)]
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="behind-") as folder:
        here = Path(folder)
        if given.without != "ours":
            with our_house(here, plain) as house:
                sides.append(run_ours(house, given.tables, rates, given.seconds, whole))
        if given.without != "theirs":
            with their_house(here, whole[-1]) as house:
                if house is not None:
                    sides.append(run_theirs(house, given.tables, rates, given.seconds))
    return report(sides, given.tables, ordinary, plain)


@contextlib.contextmanager
def our_house(here: Path, plain: bool) -> Iterator[Group]:
    """PostgreSQL with every commit on the disk, the servers, and nginx before them."""
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres(durable=True))
        url = database.address.format(database="postgres")
        with psycopg.connect(url) as line:
            line.execute("SELECT 1")
        port = free_port()
        settings = {
            "PARLOUR_DATABASE_URL": url,
            "PARLOUR_WORKERS": str(WORKERS),
            "PARLOUR_SECRET": secrets.token_hex(32),
            "PARLOUR_URL": f"http://127.0.0.1:{port}",
            "PARLOUR_TRUSTED_PROXIES": "127.0.0.1",
            "PARLOUR_LAB_CPU_PERCENT": "0",
        }
        servers, ports = [], list[int]()
        for number in range(SERVERS):
            folder = fresh(here, f"server-{number}")
            first = free_ports(WORKERS)
            ports += range(first, first + WORKERS)
            own = {"PARLOUR_WORKER_PORT": str(first)}
            server = ours.start(folder, interpreted=plain, **settings, **own)
            stack.callback(server.stop)
            servers.append(server)
        proxy = nginx(SITE.read_text(), fresh(here, "nginx"), ports, port=port)
        _, process = stack.enter_context(proxy)
        assert database.process is not None
        roots = [server.popen.pid for server in servers]
        yield Group(port, [*roots, process.pid, database.process.pid])


@contextlib.contextmanager
def their_house(here: Path, size: float) -> Iterator[Group | None]:
    folder = BUILD / "boardgameio"
    missing = theirs.installed(folder)
    if missing:
        note(f"{THEIRS} is left out: {missing}")
        yield None
        return
    server = theirs.start(folder, here / "boardgameio.log", size)
    try:
        text, at = SITE.read_text(), fresh(here, "their-nginx")
        with nginx(text, at, [server.port]) as (port, process):
            yield Group(port, [server.popen.pid, process.pid])
    finally:
        server.stop()


def run_ours(
    house: Group, tables: int, rates: list[float], seconds: float, whole: list[float]
) -> Side:
    async def begin(laid: list[Browsers]) -> None:
        for table in laid:
            await table.begin()
        while not all(table.ready() for table in laid):
            await asyncio.sleep(0.05)
        whole.append(await ours.whole_scene(laid))
        pinging.append(asyncio.ensure_future(ping(laid)))

    async def run() -> Side:
        try:
            return await measured(
                OURS,
                house,
                lambda: ours.lay(house, tables, GAME, Browsers),
                lambda laid, crowd: ours.join(house, laid, crowd),
                begin,
                rates,
                seconds,
                note,
            )
        finally:
            for task in pinging:
                task.cancel()

    pinging: list[asyncio.Future[None]] = []
    return uvloop.run(run())


def run_theirs(house: Group, tables: int, rates: list[float], seconds: float) -> Side:
    return uvloop.run(theirs.side(THEIRS, house, tables, rates, seconds, note))


def report(sides: list[Side], tables: int, ordinary: float, plain: bool) -> int:
    console = Console(width=max(110, Console().width))
    bars = []
    for side in sides:
        console.print(step_table(side, tables))
        knee = f"{side.knee.rate:.0f}" if side.knee else "below that"
        at = side.at(ordinary)
        console.print(
            f"{side.name}: at {ordinary:.1f} moves/s half told in {at.p50:.0f} ms,"
            f" 99 % in {at.p99:.0f} ms; knee {knee} moves/s"
        )
        for complaint in side.said:
            console.print(f"  {complaint}")
        console.print(disturbance(side), end="")
        if side.name == OURS:
            about = f"behind nginx: 99 % told, {ordinary:.0f} moves/s"
            bars.append(Bar(about, LIMIT * 1000, at.p99, "ms", at_most=True))
    figures = {
        "tables": tables,
        "cores": os.cpu_count(),
        "compiled": not plain,
        "ordinary": ordinary,
        "sides": [side.data() for side in sides],
    }
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n")
    if bars:
        console.print(bar_table(bars))
    console.print(str(RESULTS))
    return 0 if all(bar.met for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
