"""Moves of every game in one process: from the bytes of a frame to those sent back.

    python -m benchmarks.load.games [GAME ...] [--moves N] [--rounds N] [--bot NAME]

Everybody at the table is a person who plays by chance, or what a bot such as `regular`
suggests. A move counts from the frame
that asks for it to the updates for all seats: reading, rules, entry, views, log lines
and encoding. There are no sockets and no disk. CPU time is the least of some rounds
that play the same games. Calls are those of functions of Parlour, in a round of their
own. For the compiled build set PYTHONPATH=build/compiled; its calls are not counted.
"""

import argparse
import asyncio
import gc
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import thread_time_ns
from types import FrameType
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table
from tests.server.house import House, any_answer, usual

import parlour
from parlour import bots
from parlour.builds import running
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.games import find, list_games
from parlour.server.games.table import GameTable
from parlour.server.tables.connection import Conn

SOURCE: Final = str(Path(parlour.__file__).parent)
CHANCE: Final = "chance"
MOVES: Final = 200
ROUNDS: Final = 3
WARM: Final = 20
"""Moves before those that count."""
COLLECTING: Final = (10_000, 20, 100)
"""When garbage is collected, as on a server."""
TIMES_MEDIAN: Final = 3.0
"""The most that a game may cost, in multiples of the median."""


@dataclass
class Measured:
    """Moves of one game."""

    slug: str
    seats: int
    costs: list[float]
    """Microseconds of CPU time of each move, the least of all rounds."""
    calls: float
    """Of each move, on average."""
    size: float
    """Bytes that all seats are sent of a move, on average."""

    @property
    def cost(self) -> float:
        return sum(self.costs) / max(1, len(self.costs))


@dataclass
class Counter:
    """Counts calls of functions of Parlour, while it is on."""

    calls: int = 0

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(SOURCE):
            self.calls += code.co_name[0] != "<"


@dataclass
class Round:
    """What the moves of one round cost."""

    costs: list[float] = field(default_factory=list)
    size: int = 0


class Everybody:
    """The people at a table, and all bytes that they are sent."""

    def __init__(self) -> None:
        self.size = 0
        self.refused = b""

    def hear(self, data: bytes) -> bool:
        self.size += len(data)
        if data.startswith((b'{"is":"no"', b'{"is":"oops"')):
            self.refused = data
        return True


def suggest(live: GameTable, seat: int, dice: Dice, bot: str) -> list[str]:
    """A legal answer by name, by chance or as a bot would give it."""
    match = live.room.match
    if bot == CHANCE or match is None:
        return any_answer(live, seat, dice)
    chosen = bots.answer(bots.find(match.game, bot), match.state, Seat(seat), dice)
    return [token_name(match.table, token) for token in chosen]


async def play_round(
    slug: str, moves: int, bot: str, counter: Counter | None = None
) -> Round:
    """Plays random games until `moves` moves are counted."""
    done, games = Round(), 0
    while len(done.costs) < moves:
        games += 1
        await play_game(slug, games, moves, bot, done, counter)
    return done


async def play_game(
    slug: str, number: int, moves: int, bot: str, done: Round, counter: Counter | None
) -> None:
    house, people, dice = House(), usual(slug), Dice(number)
    live = await house.open(slug, people, candle=0, seed=f"game {number}")
    everybody = Everybody()
    ends = [
        Conn(one, one.title(), everybody.hear, house.buckets) for one in people.split()
    ]
    for end in ends:
        live.join(end, None, None)
    warm = WARM if number == 1 else 0
    while live.room.state == "playing" and len(done.costs) < moves:
        asked = sorted(live.room.asked)
        seat = asked[dice.roll(len(asked))]
        frame = msgspec.json.encode(
            {
                "do": "play",
                "id": house.id(),
                "seat": seat,
                "at": live.room.asked[seat].seq,
                "chosen": suggest(live, seat, dice, bot),
            }
        )
        before = everybody.size
        sys.setprofile(counter if counter is not None and not warm else None)
        begun = thread_time_ns()
        await live.take(ends[seat], frame)
        spent = thread_time_ns() - begun
        sys.setprofile(None)
        if everybody.refused:
            raise RuntimeError(f"{slug}: {everybody.refused.decode()}")
        if warm:
            warm -= 1
            continue
        done.costs.append(spent / 1000)
        done.size += everybody.size - before
    for task in list(live.tasks):
        await task


def measure_game(slug: str, moves: int, rounds: int, bot: str = CHANCE) -> Measured:
    played = [asyncio.run(play_round(slug, moves, bot)) for _ in range(rounds)]
    counter = Counter()
    asyncio.run(play_round(slug, moves, bot, counter))
    costs = [min(same) for same in zip(*(one.costs for one in played), strict=True)]
    size = played[0].size / moves
    seats = len(usual(slug).split())
    return Measured(slug, seats, costs, counter.calls / moves, size)


def ratios(games: Iterable[Measured]) -> Iterator[tuple[Measured, float]]:
    """Each game with its cost in terms of the median, the cheapest first."""
    ranked = sorted(games, key=lambda one: one.cost)
    middle = median(one.cost for one in ranked)
    for one in ranked:
        yield one, one.cost / middle


def cost_table(games: Iterable[Measured]) -> Table:
    title = f"a move in one process, {running()}"
    table = Table(title=title, title_justify="left")
    table.add_column("game")
    for name in ("seats", "µs", "to the\nmedian", "half of\nthe moves, µs"):
        table.add_column(name, justify="right")
    for name in ("99 %, µs", "calls", "bytes to\nall seats"):
        table.add_column(name, justify="right")
    for one, ratio in ratios(games):
        ranked = sorted(one.costs)
        cells = [one.slug, str(one.seats), f"{one.cost:,.0f}", f"{ratio:.2f}"]
        cells += [f"{median(ranked):,.0f}", f"{ranked[len(ranked) * 99 // 100]:,.0f}"]
        cells += [f"{one.calls:,.0f}" if one.calls else "–", f"{one.size:,.0f}"]
        table.add_row(*cells)
    return table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.games")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--moves", type=int, default=MOVES, help="of each game")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--bot", default=CHANCE, help="whose suggestions are played")
    parser.add_argument("--strict", action="store_true", help="fail above the mark")
    given = parser.parse_args()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    slugs = [find(slug).slug for slug in given.games]
    found = []
    for slug in slugs or [game.slug for game in list_games()]:
        found.append(measure_game(slug, given.moves, given.rounds, given.bot))
        one = found[-1]
        print(f"{slug}: {one.cost:,.0f} µs", file=sys.stderr, flush=True)
    console = Console(width=max(110, Console().width))
    console.print(cost_table(found))
    dearest, ratio = list(ratios(found))[-1]
    console.print(f"dearest: {dearest.slug}, {ratio:.2f} times the median")
    return 1 if given.strict and ratio > TIMES_MEDIAN else 0


if __name__ == "__main__":
    sys.exit(main())
