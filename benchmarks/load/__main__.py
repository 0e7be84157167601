"""Live tables on this machine, beside a boardgame.io server; see `make bench`.

    python -m benchmarks.load [--tables N] [--seconds S] [--rates R,R,...]
                              [--without PART] [--interpreted] [--strict]

Parts are `ours`, `theirs`, `experts`, `updates` and `page`. Our server runs from a
fresh compiled build if there is one, unless --interpreted is given. The figures are
also written to build/load.json. With --strict a bar that is not met makes the exit
code 1.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table
from tests.browser import chromium

from benchmarks.__main__ import bar_table
from benchmarks.bars import Bar
from benchmarks.load import experts, ours, page, theirs
from benchmarks.load.sides import LIMIT, QUIET, Side, measured
from benchmarks.load.updates import update_bytes
from parlour import builds

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build"
RESULTS: Final = BUILD / "load.json"
OURS: Final = "Parlour"
THEIRS: Final = "boardgame.io"
GAME: Final = "willow"
DOMINOES: Final = "domino-avatars"
EVERY: Final = 5.0
"""Seconds between two moves of a table where people play: the ordinary rate."""
STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24)
"""Times the ordinary rate, until it is too much."""
MOVES_TIMES: Final = 2.0
"""Times as many moves per second as boardgame.io."""
CPU_PART: Final = 0.5
"""At most so much of their CPU time a move."""
UPDATE: Final = 1_000.0
"""Median bytes that a seat receives per move, over all games."""
PARTS: Final = ("ours", "theirs", "experts", "updates", "page")
EXPERT_TABLES: Final = 10
EXPERT_SECONDS: Final = 60.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--tables", type=int, default=500, help="of four people each")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each step")
    parser.add_argument("--rates", help="moves a second of all tables, with commas")
    parser.add_argument("--without", action="append", default=[], choices=PARTS)
    parser.add_argument("--interpreted", action="store_true", help="our server, plain")
    parser.add_argument("--strict", action="store_true", help="fail below a bar")
    given = parser.parse_args()
    ordinary = given.tables / EVERY
    rates = [ordinary * step for step in STEPS]
    if given.rates:
        rates = [float(rate) for rate in given.rates.split(",")]
    console = Console(width=max(110, Console().width))
    sides: list[Side] = []
    pages: list[page.Page] = []
    bots: experts.Beside | None = None
    plain = given.interpreted or not builds.fresh()
    note(f"{OURS} runs {'interpreted' if plain else 'compiled'}")
    whole: list[float] = []
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="load-") as folder:
        here = Path(folder)
        if "ours" not in given.without:
            for game, some in ((GAME, rates), (DOMINOES, [ordinary])):
                side = run_ours(
                    here, game, given.tables, some, given.seconds, plain, whole
                )
                sides.append(side)
        if "theirs" not in given.without:
            size = whole[0] if whole else theirs.BARE
            sides += run_theirs(here, size, given.tables, rates, given.seconds)
        if "experts" not in given.without:
            bots = run_experts(here, plain)
        if "page" not in given.without:
            pages = run_pages(here, plain)
    told = update_bytes() if "updates" not in given.without else None
    for side in sides:
        console.print(step_table(side, given.tables))
    if [side.name for side in sides[::2]] == [OURS, THEIRS]:
        console.print(contest_table(sides[0], sides[2], ordinary))
    for side in sides:
        console.print(disturbance(side), end="")
    if bots is not None:
        console.print(bots.told())
    for one in pages:
        console.print(one.told())
    if told is not None:
        console.print(update_table(*told))
    figures = {
        "tables": given.tables,
        "cores": os.cpu_count(),
        "compiled": not plain,
        "updates": told,
        "sides": [side.data() for side in sides],
        "experts": None if bots is None else asdict(bots),
        "pages": [asdict(one) for one in pages],
    }
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n")
    checked = [*bars(sides, pages, ordinary), *contest_bars(sides, ordinary)]
    if bots is not None:
        about = f"people among {bots.tables} tables of experts: 99 % told"
        late = max(bots.p99, bots.others.p99)
        checked.append(Bar(about, LIMIT * 1000, late, "ms", at_most=True))
    if told is not None:
        checked.append(Bar("an update, all games", UPDATE, told[0], "bytes", True))
    console.print(bar_table(checked))
    short = sum(not bar.met for bar in checked)
    console.print(f"{len(checked) - short} of {len(checked)} bars met; {RESULTS}")
    return 1 if short and given.strict else 0


def run_ours(
    here: Path,
    game: str,
    tables: int,
    rates: list[float],
    seconds: float,
    interpreted: bool,
    whole: list[float],
) -> Side:
    server = ours.start(fresh(here, game), interpreted=interpreted)
    name = OURS if game == GAME else f"{OURS}, {game}"

    async def begin(laid: list[ours.Ours]) -> None:
        await ours.begin(laid)
        whole.append(await ours.whole_scene(laid))

    async def run() -> Side:
        return await measured(
            name,
            server,
            lambda: ours.lay(server, tables, game, ours.Ours),
            lambda laid, crowd: ours.join(server, laid, crowd),
            begin,
            rates,
            seconds,
            note,
        )

    try:
        return uvloop.run(run())
    finally:
        server.stop()


def run_theirs(
    here: Path, size: float, tables: int, rates: list[float], seconds: float
) -> Iterator[Side]:
    folder = BUILD / "boardgameio"
    missing = theirs.installed(folder)
    if missing:
        note(f"{THEIRS} is left out: {missing}")
        return
    server = theirs.start(folder, here / "boardgameio.log", size)
    try:
        yield uvloop.run(theirs.side(THEIRS, server, tables, rates, seconds, note))
    finally:
        server.stop()


def run_experts(here: Path, interpreted: bool) -> experts.Beside:
    folder = fresh(here, "experts")
    server = ours.start(folder, interpreted=interpreted)
    try:
        run = experts.beside(server, folder, EXPERT_TABLES, EXPERT_SECONDS)
        return uvloop.run(run)
    finally:
        server.stop()


def run_pages(here: Path, interpreted: bool) -> list[page.Page]:
    if chromium.program() is None:
        note("the pages are left out: run tools/setup browser")
        return []
    server = ours.start(fresh(here, "page"), interpreted=interpreted)
    try:
        return page.pages(f"http://127.0.0.1:{server.port}")
    finally:
        server.stop()


def fresh(here: Path, name: str) -> Path:
    folder = here / name
    folder.mkdir()
    return folder


def disturbance(side: Side) -> str:
    """Formats a warning if other processes kept the machine busy."""
    if side.disturbed <= QUIET:
        return ""
    busy = f"{side.name}: others kept {side.disturbed:.1f} cores busy"
    return f"[bold red]{busy}; measure again on a quiet machine[/]\n"


def step_table(side: Side, tables: int) -> Table:
    """Each rate that was tried, until 99 of 100 moves took too long."""
    title = f"{side.name}: {tables} tables, {4 * tables} sockets, milliseconds"
    table = Table(title=title, title_justify="left")
    for name in ("moves/s", "half", "95 %", "99 %", "never", "refused", "lost"):
        table.add_column(name, justify="right")
    for name in ("server\nµs/move", "people\nµs/move", "server\ncores"):
        table.add_column(name, justify="right")
    for name in ("bytes of\nan update", "others,\ncores"):
        table.add_column(name, justify="right")
    for step in side.steps:
        cells = [f"{step.rate:.0f}", f"{step.p50:.0f}", f"{step.p95:.0f}"]
        late = f"{step.p99:.0f}"
        cells.append(late if step.met else f"[bold red]{late}[/]")
        cells += [str(step.owed), str(step.refused), str(step.lost)]
        cells += [f"{step.cost:.0f}", f"{step.own_cost:.0f}", f"{step.busy:.2f}"]
        cells += [f"{step.bytes:,.0f}", f"{step.others:.2f}"]
        table.add_row(*cells)
    return table


def contest_table(mine: Side, other: Side, ordinary: float) -> Table:
    """Both sides in one run; ours is on the disk before anything is sent."""
    table = Table(title="side by side", title_justify="left")
    table.add_column("", no_wrap=True)
    for name in (OURS, THEIRS, "ratio"):
        table.add_column(name, justify="right")
    here, there = mine.at(ordinary), other.at(ordinary)
    knees = [side.knee.rate if side.knee else 0.0 for side in (mine, other)]
    rows: list[tuple[str, float, float]] = [
        (f"half told, {ordinary:.0f} moves/s (ms)", here.p50, there.p50),
        (f"99 % told, {ordinary:.0f} moves/s (ms)", here.p99, there.p99),
        ("server CPU of a move (µs)", here.cost, there.cost),
        ("bytes of an update", here.bytes, there.bytes),
        (f"moves/s with 99 % told in {LIMIT * 1000:.0f} ms", knees[0], knees[1]),
        ("memory of a table (kB)", mine.per_table, other.per_table),
        ("memory of a socket (kB)", mine.per_socket, other.per_socket),
        ("memory of a move (kB)", mine.per_move, other.per_move),
    ]
    for about, one, two in rows:
        ratio = f"{one / two:.2f}" if two else "–"
        table.add_row(about, f"{one:,.1f}", f"{two:,.1f}", ratio)
    return table


def bars(sides: list[Side], pages: list[page.Page], ordinary: float) -> Iterator[Bar]:
    for side in sides:
        if side.name.startswith(OURS):
            about = f"{side.name}: 99 % told, {ordinary:.0f} moves/s"
            reached = side.at(ordinary).p99
            yield Bar(about, LIMIT * 1000, reached, "ms", at_most=True)
    for one in pages:
        yield Bar(f"{one.name}: first load", 300.0, one.kilobytes, "kB", at_most=True)
        yield Bar(f"{one.name}: first paint", 1000.0, one.paint, "ms", at_most=True)


def contest_bars(sides: list[Side], ordinary: float) -> Iterator[Bar]:
    """Beside them in the same run, on the same machine."""
    if [side.name for side in sides[::2]] != [OURS, THEIRS]:
        return
    mine, other = sides[0], sides[2]
    if other.knee is not None:
        held = mine.knee.rate if mine.knee is not None else 0.0
        times = held / other.knee.rate
        yield Bar("moves/s, to boardgame.io", MOVES_TIMES, times, "×")
    part = mine.at(ordinary).cost / other.at(ordinary).cost
    yield Bar("CPU of a move, to boardgame.io", CPU_PART, part, "×", at_most=True)


def update_table(every: float, games: dict[str, float]) -> Table:
    """Median bytes that one seat receives per move."""
    table = Table(title=f"bytes of an update: {every:,.0f}", title_justify="left")
    for name in ("game", "median"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for slug, size in sorted(games.items(), key=lambda one: one[1]):
        table.add_row(slug, f"{size:,.0f}")
    return table


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
