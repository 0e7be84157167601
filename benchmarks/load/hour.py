"""An hour of all games on one server: does its memory stay, and does anything fail?

    python -m benchmarks.load.hour [--tables N] [--minutes M] [--seed N] [--thinking S]

Each table has a game, seats and answers by chance. People lose their connection and
come back, stand up and sit down again, and watch for a while. Tables are played to the
end, closed by their host, or left by everybody; then another one is opened. The server
is one worker with SQLite. Its memory is looked at every 30 seconds; the first ten
minutes (a third of a shorter run) do not count. The exit code is 1 if anything failed:
a frame was refused, a socket dropped, an HTTP request not granted, a table stood still,
or the server logged a warning. Results are also written to build/hour.json.
"""

import argparse
import asyncio
import http.client
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import msgspec
import uvloop

from benchmarks.load import ours
from benchmarks.load.lines import Line, dial
from benchmarks.load.process import Process
from parlour import builds
from parlour.games import list_games

BUILD: Final = Path(__file__).resolve().parents[2] / "build"
RESULTS: Final = BUILD / "hour.json"
SAMPLE_S: Final = 30.0
SETTLE_S: Final = 600.0
"""Time after which memory should stay."""
ENDS: Final = 5
"""Samples at each end whose median is taken."""
MOST_SEATS: Final = 6
THINKING_S: Final = 4.0
"""Mean time for an answer, unless another is given: less often, less work."""
ANSWER_S: Final = 20.0
"""Time within which a request must be answered."""
STILL_S: Final = 120.0
"""Time after which a table without an answer stands still."""
TABLE_S: Final = 600.0
"""Mean time after which a table is closed or left, if its game is not over."""
LEAVING: Final = 0.02
"""How likely somebody leaves before an answer, for up to `AWAY_S`."""
STANDING: Final = 0.005
"""How likely somebody stands up before an answer, and sits down again later."""
AWAY_S: Final = 20.0
BOTS: Final = 0.2
"""How likely a table has a bot at its last seat."""
SHORT: Final = 0.4
"""How likely an answer ends as soon as it may."""
LATE: Final = frozenset({"moved-on", "not-your-turn", "game-over", "not-playing"})
"""Refusals of answers that crossed with somebody else's."""

GREETINGS: Final = ("Parlour is at ", "Only this machine ")
"""What a server prints when it starts."""


class Asked(msgspec.Struct):
    seat: int
    at: int
    next: list[str]
    passing: bool = False


class Changed(msgspec.Struct):
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET
    table: dict[str, Any] = {}


class Heard(msgspec.Struct):
    """All that is read of a frame."""

    is_: str = msgspec.field(name="is")
    id: str | None = None
    seq: int = 0
    scene: Changed = msgspec.field(default_factory=Changed)
    next: list[str] = []
    enough: bool = False
    refused: str = ""
    code: str = ""


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Events:
    """What happened in the whole run."""

    moves: int = 0
    opened: int = 0
    ended: Counter[str] = field(default_factory=Counter)
    """Tables by how they ended."""
    came_back: int = 0
    stood_up: int = 0
    late: int = 0
    failures: Counter[str] = field(default_factory=Counter)

    def fail(self, what: str) -> None:
        self.failures[what] += 1
        if self.failures[what] < 4:
            print(f"failed: {what}", file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Sample:
    at: float
    """Seconds since the first table was opened."""
    memory: float
    """MB of the server and its children, what they share apart."""
    tables: int
    moves: int


class Visitor:
    """Somebody at a table, with a line that may be lost and dialled again."""

    def __init__(self, table: "Round", seat: int | None, cookie: str = "") -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.luck = table.luck
        self.line: Line | None = None
        self.news = asyncio.Event()
        self.seq = 0
        self.question: Asked | None = None
        self.answers: dict[str, Heard] = {}
        self.numbers = count()

    # The line

    async def come(self, since: int | None = None) -> None:
        """Connects, and says hello as somebody who knows the log so far."""
        self.question = None
        line = await dial(self.table.port, f"/ws/{self.table.id}", self.cookie)
        self.cookie = self.cookie or line.cookie()
        self.line = line
        line.listen(self.heard, self.lost)
        hello: dict[str, Any] = {"do": "hello"}
        if since is not None:
            hello["since"] = since
        welcomed, self.seq = self.seq, -1
        line.send(msgspec.json.encode(hello))
        await self.until(lambda: self.seq >= 0 or self.table.over)
        self.seq = max(self.seq, welcomed)

    def go(self) -> None:
        if self.line is not None:
            self.line.shut()
        self.line = None

    def heard(self, body: bytes) -> None:
        told = read(body)
        if told.seq and told.is_ in ("update", "welcome"):
            self.seq = told.seq
            self.table.stirred = time.monotonic()
            if told.scene.question is not msgspec.UNSET:
                self.question = told.scene.question
            elif told.is_ == "welcome":
                self.question = None
            if told.scene.table.get("state") in ("over", "closed"):
                self.table.end("over")
        elif told.is_ == "oops" and told.id is None:
            self.table.events.fail(f"oops: {told.code}")
        if told.id is not None:
            self.answers[told.id] = told
        self.news.set()

    def lost(self, why: str) -> None:
        self.line = None
        if not self.table.over:
            self.table.events.fail(f"socket dropped: {why}")
        self.news.set()

    async def until(self, so: Callable[[], bool], patience: float = ANSWER_S) -> bool:
        """Waits until it is so; false if that takes too long."""
        end = time.monotonic() + patience
        while not so():
            left = end - time.monotonic()
            if left <= 0:
                return False
            self.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), left)
        return True

    # Requests

    async def ask(self, **frame: Any) -> Heard | None:
        """Sends a request and returns the answer; None if there is none."""
        line = self.line
        if line is None:
            return None
        frame["id"] = id_ = f"v{next(self.numbers)}"
        line.send(msgspec.json.encode(frame))
        came = await self.until(lambda: id_ in self.answers or self.line is not line)
        told = self.answers.pop(id_, None)
        events = self.table.events
        if not came and not self.table.over:
            events.fail(f"no answer to {frame['do']}")
        elif told is not None and told.is_ in ("no", "oops") and not self.table.over:
            if told.refused in LATE:
                events.late += 1
            else:
                why = told.refused or told.code
                events.fail(f"{frame['do']} refused: {why} ({self.table.game})")
        return told

    async def answer(self, question: Asked) -> None:
        where = {"seat": question.seat, "at": question.at}
        chosen: list[str] = []
        able, enough = question.next, "done" in question.next
        while True:
            able = [token for token in able if token != "done"]
            if not able or (enough and self.luck.random() < SHORT):
                break
            chosen.append(pick_token(self.luck.choice(able), self.luck))
            told = await self.ask(do="consider", chosen=chosen, **where)
            if told is None or told.is_ != "considered":
                return
            able, enough = told.next, told.enough
        told = await self.ask(do="play", chosen=chosen, **where)
        if told is not None and told.is_ == "done":
            self.table.events.moves += 1

    # At the table

    async def play(self) -> None:
        """Answers until the table ends, and comes and goes in between."""
        while not self.table.over:
            if self.line is None:  # it was dropped
                await self.come(self.seq)
            await self.until(
                lambda: (
                    self.table.over
                    or self.line is None
                    or (self.question is not None and not self.question.passing)
                ),
                STILL_S,
            )
            await asyncio.sleep(self.luck.expovariate(1 / self.table.thinking))
            chance = self.luck.random()
            if chance < LEAVING:
                await self.leave()
            elif chance < LEAVING + STANDING:
                await self.stand_up()
            elif self.question is not None and not self.question.passing:
                question, self.question = self.question, None
                await self.answer(question)

    async def leave(self) -> None:
        """Loses the line, and comes back with what was known or with nothing."""
        self.go()
        await asyncio.sleep(self.luck.random() * AWAY_S)
        if not self.table.over:
            await self.come(self.seq if self.luck.random() < 0.7 else None)
            self.table.events.came_back += 1

    async def stand_up(self) -> None:
        """A bot plays for a while."""
        told = await self.ask(do="stand", seat=self.seat)
        await asyncio.sleep(self.luck.random() * AWAY_S)
        if told is not None and told.is_ == "done" and not self.table.over:
            await self.ask(do="sit", seat=self.seat)
            self.table.events.stood_up += 1

    async def watch(self) -> None:
        """Watches, goes, and comes again."""
        while not self.table.over:
            await self.come()
            await asyncio.sleep(self.luck.random() * AWAY_S)
            self.go()
            await asyncio.sleep(self.luck.random() * 5 * AWAY_S)


class Round:
    """One table from its beginning to its end."""

    def __init__(
        self, server: Process, events: Events, luck: Random, thinking: float
    ) -> None:
        self.port = server.port
        self.events = events
        self.luck = luck
        self.thinking = thinking
        self.id = ""
        self.game = ""
        self.ended = ""
        self.stirred = time.monotonic()
        self.visitors: list[Visitor] = []

    @property
    def over(self) -> bool:
        return bool(self.ended)

    def end(self, how: str) -> None:
        """The table has ended; nobody waits any longer."""
        if not self.ended:
            self.ended = how
            self.events.ended[how] += 1
            for visitor in self.visitors:
                visitor.news.set()

    async def run(self) -> None:
        game = self.luck.choice(list_games())
        self.game = game.slug
        seats = self.luck.choice([one for one in game.players if one <= MOST_SEATS])
        bots: list[str | None] = [None] * seats
        if seats > 1 and self.luck.random() < BOTS:
            bots[-1] = "regular"
        people = bots.count(None)
        body = {"game": game.slug, "seats": seats, "bots": bots, "candle": 2}
        self.id, cookie = await asyncio.to_thread(self.open, {**body, "name": "Ada"})
        self.events.opened += 1
        host = Visitor(self, 0, cookie)
        guests = [Visitor(self, seat) for seat in range(1, people)]
        watcher = Visitor(self, None)
        self.visitors = [host, *guests, watcher]
        work: list[asyncio.Task[None]] = []
        try:
            for visitor in (host, *guests):
                await visitor.come()
            for visitor in guests:
                await visitor.ask(do="sit", seat=visitor.seat, name=f"P{visitor.seat}")
            await host.ask(do="begin")
            work = [asyncio.ensure_future(one.play()) for one in (host, *guests)]
            work.append(asyncio.ensure_future(watcher.watch()))
            await self.wait(work)
            if self.ended == "closed":
                await host.ask(do="host", act="close")
        finally:
            self.end("stopped")
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            for visitor in self.visitors:
                visitor.go()

    async def wait(self, work: list[asyncio.Task[None]]) -> None:
        """Returns when the table has ended in some way."""
        until = time.monotonic() + self.luck.expovariate(1 / TABLE_S)
        self.stirred = time.monotonic()
        while not self.ended:
            await asyncio.sleep(0.5)
            for task in work:
                if task.done():
                    task.result()  # says what went wrong
            now = time.monotonic()
            if now > until:
                self.end(self.luck.choice(["closed", "left"]))
            elif now - self.stirred > STILL_S:
                self.events.fail(f"a table stood still ({self.game})")
                self.end("still")

    def open(self, body: dict[str, Any]) -> tuple[str, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {
            "Content-Type": "application/json",
            "Origin": f"http://127.0.0.1:{self.port}",
        }
        line.request("POST", "/api/tables", json.dumps(body), headers)
        answer = line.getresponse()
        found = json.loads(answer.read())
        line.close()
        if answer.status != 201:
            raise ConnectionError(f"HTTP {answer.status}: {found}")
        return found["id"], str(answer.headers["Set-Cookie"]).partition(";")[0]


def pick_token(name: str, luck: Random) -> str:
    """A token by name; of a row such as `3..200` one of its numbers.

    >>> pick_token("fold", Random(1)), pick_token("3..3", Random(1))
    ('fold', '3')
    """
    low, row, high = name.partition("..")
    return str(luck.randint(int(low), int(high))) if row else name


async def keep_table(
    server: Process, events: Events, luck: Random, thinking: float
) -> None:
    """One table after the other, until it is cancelled."""
    while True:
        table = Round(server, events, luck, thinking)
        try:
            await table.run()
        except (OSError, http.client.HTTPException) as wrong:
            events.fail(f"{type(wrong).__name__}: {wrong}")
            await asyncio.sleep(1)


async def run(
    server: Process, tables: int, minutes: float, seed: int, thinking: float
) -> tuple[Events, list[Sample]]:
    events, samples = Events(), list[Sample]()
    work = []
    begun = time.monotonic()
    for number in range(tables):
        luck = Random(f"{seed} {number}")
        work.append(asyncio.ensure_future(keep_table(server, events, luck, thinking)))
        await asyncio.sleep(0.02)
    while (at := time.monotonic() - begun) < 60 * minutes:
        await asyncio.sleep(min(SAMPLE_S, 60 * minutes - at))
        for task in work:
            if task.done():
                task.result()
        at = time.monotonic() - begun
        memory = await asyncio.to_thread(server.memory)
        samples.append(Sample(at, memory / 1e6, events.opened, events.moves))
        one = samples[-1]
        failed = sum(events.failures.values())
        print(
            f"{one.at / 60:.1f} min: {one.memory:.1f} MB, {one.moves} moves,"
            f" {one.tables} tables opened, {failed} failures",
            file=sys.stderr,
            flush=True,
        )
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return events, samples


def settled(samples: Sequence[Sample]) -> list[Sample]:
    """Those from when memory should stay: after ten minutes, or a third of the time."""
    whole = samples[-1].at if samples else 0.0
    return [one for one in samples if one.at >= min(SETTLE_S, whole / 3)]


def slope(samples: Sequence[Sample]) -> float:
    """MB per hour, by least squares.

    >>> slope([Sample(at, 100 + at / 3600, 0, 0) for at in (0, 1800, 3600)])
    1.0
    """
    if len(samples) < 2:
        return 0.0
    middle = sum(one.at for one in samples) / len(samples)
    mean = sum(one.memory for one in samples) / len(samples)
    rise = sum((one.at - middle) * (one.memory - mean) for one in samples)
    return 3600 * rise / sum((one.at - middle) ** 2 for one in samples)


def warnings(log: str) -> list[str]:
    """The lines of a server's log that are above `info`, and those of no logger.

    >>> warnings('{"level": "info"}\\n{"level": "error"}\\nTraceback')
    ['{"level": "error"}', 'Traceback']
    """
    found = []
    for line in filter(None, log.splitlines()):
        try:
            plain = json.loads(line)["level"] in ("debug", "info")
        except (ValueError, KeyError):
            plain = line.startswith(GREETINGS)
        if not plain:
            found.append(line)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.hour")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--thinking", type=float, default=THINKING_S, help="mean time for an answer, s"
    )
    parser.add_argument("--interpreted", action="store_true", help="not the build")
    given = parser.parse_args()
    plain = given.interpreted or not builds.fresh()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="hour-") as folder:
        server = ours.start(Path(folder), interpreted=plain, PARLOUR_LOG="json")
        try:
            empty = server.memory() / 1e6
            events, samples = uvloop.run(
                run(server, given.tables, given.minutes, given.seed, given.thinking)
            )
        finally:
            server.stop()
        logged = warnings(server.log.read_text())
    kept = settled(samples)
    first = median(one.memory for one in kept[:ENDS])
    last = median(one.memory for one in kept[-ENDS:])
    for name, many in sorted(events.failures.items()):
        print(f"failed {many} times: {name}")
    for line in logged[:20]:
        print(f"log: {line}")
    ended = ", ".join(f"{many} {how}" for how, many in sorted(events.ended.items()))
    print(f"{events.moves} moves at {given.tables} tables; {events.opened} were opened")
    print(f"tables ended: {ended}")
    print(
        f"{events.came_back} lost connections, {events.stood_up} stood up,"
        f" {events.late} answers crossed with another"
    )
    print(f"memory: {empty:.1f} MB empty, {slope(kept):+.1f} MB per hour")
    print(f"first median {first:.1f} MB, last {last:.1f} MB, ratio {last / first:.3f}")
    failed = sum(events.failures.values())
    print(f"{failed} failures, {len(logged)} lines in the log")
    figures = {
        "tables": given.tables,
        "minutes": given.minutes,
        "thinking": given.thinking,
        "compiled": not plain,
        "empty": empty,
        "slope": slope(kept),
        "first": first,
        "last": last,
        "events": {**vars(events)},
        "log": logged,
        "samples": [asdict(one) for one in samples],
    }
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n")
    return 1 if failed or logged else 0


if __name__ == "__main__":
    sys.exit(main())
