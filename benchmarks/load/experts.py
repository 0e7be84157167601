"""Tables with expert bots: does anybody's move wait for them?

At each of ten tables one person plays a game that experts look ahead in, and answers
at once, so that the experts always have something to think about. Beside them people
play among themselves at the ordinary rate. A move is timed until it arrives.
"""

import asyncio
import http.client
import json
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from benchmarks.load import ours
from benchmarks.load.crowd import SETTLE, Crowd, Tally, percentile
from benchmarks.load.lines import Line, dial
from benchmarks.load.process import Process
from benchmarks.load.sides import Step, one_step
from parlour.games import find

GAMES: Final = (
    "abandon-ship",
    "boneyard",
    "brain-baseball",
    "domino-avatars",
    "following-suit",
    "hey-bartender",
    "lamarckian-poker",
    "last-man-standing",
    "penniless-and-insane",
    "spots",
)
"""Ten in which experts search, and play by no book."""
ORDINARY: Final = 20
"""Tables of four people beside them."""
EVERY: Final = 5.0
"""Seconds between two moves at each of these."""
WARM: Final = 20.0
"""Seconds in which processes start and learn how fast this machine is."""
SHORT: Final = 0.4
"""How likely an answer ends as soon as it may."""


class Asked(msgspec.Struct):
    seat: int
    at: int
    next: list[str]


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


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Moves:
    """What people at these tables saw."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    counts: bool = False


class Person:
    """One person among experts, who answers by chance and at once."""

    def __init__(self, line: Line, moves: Moves, luck: int) -> None:
        self.line = line
        self.moves = moves
        self.luck = Random(luck)
        self.news = asyncio.Event()
        self.seq = 0
        self.question: Asked | None = None
        self.over = False
        self.answers: dict[str, Heard] = {}
        self.numbers = count()
        line.listen(self.heard, self.lost)
        line.send(b'{"do":"hello"}')

    def heard(self, body: bytes) -> None:
        told = read(body)
        if told.seq:
            self.seq = told.seq
            if told.scene.question is not msgspec.UNSET:
                self.question = told.scene.question
            self.over = self.over or told.scene.table.get("state") == "over"
        if told.id is not None:
            self.answers[told.id] = told
        self.news.set()

    def lost(self, why: str) -> None:
        raise ConnectionError(why)

    def ask(self, **frame: Any) -> str:
        frame["id"] = str(next(self.numbers))
        self.line.send(msgspec.json.encode(frame))
        return str(frame["id"])

    async def until(self, so: Callable[[], bool]) -> None:
        while not so():
            self.news.clear()
            await self.news.wait()

    async def answer(self, question: Asked) -> list[str]:
        """Grown token by token, as the table says what may follow."""
        chosen: list[str] = []
        able, enough = question.next, "done" in question.next
        while True:
            able = [token for token in able if token != "done"]
            if not able or (enough and self.luck.random() < SHORT):
                return chosen
            chosen.append(self.luck.choice(able))
            where = {"seat": question.seat, "at": question.at}
            id_ = self.ask(do="consider", chosen=chosen, **where)
            await self.until(lambda id_=id_: id_ in self.answers)  # type: ignore[misc]
            told = self.answers.pop(id_)
            if told.is_ != "considered":
                return chosen
            able, enough = told.next, told.enough

    async def play(self) -> None:
        """To the end of the game."""
        await self.until(lambda: self.seq > 0)
        self.ask(do="begin")
        while True:
            await self.until(lambda: self.over or self.question is not None)
            question = self.question
            if self.over or question is None:
                self.line.shut()
                return
            chosen = await self.answer(question)
            before, begun, self.question = self.seq, time.perf_counter(), None
            id_ = self.ask(do="play", seat=question.seat, at=question.at, chosen=chosen)
            await self.until(lambda id_=id_: id_ in self.answers)  # type: ignore[misc]
            if self.answers.pop(id_).is_ != "done":
                self.moves.refused += 1
                continue
            await self.until(lambda before=before: self.seq > before)  # type: ignore[misc]
            if self.moves.counts:
                self.moves.waits.append(time.perf_counter() - begun)


async def company(server: Process, game: str, moves: Moves, luck: int) -> None:
    """One table after the other, until it is cancelled."""
    while True:
        table, cookie = await asyncio.to_thread(laid, server, game)
        line = await dial(server.port, f"/ws/{table}", cookie)
        luck += 1000
        await Person(line, moves, luck).play()


def laid(server: Process, game: str) -> tuple[str, str]:
    """A table for one person and experts in all other chairs."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    seats = find(game).usual_seats
    bots = [None, *["expert"] * (seats - 1)]
    body = {"game": game, "seats": seats, "bots": bots, "name": "A"}
    origin = f"http://127.0.0.1:{server.port}"
    headers = {"Content-Type": "application/json", "Origin": origin}
    line.request("POST", "/api/tables", json.dumps(body), headers)
    answer = line.getresponse()
    found = json.loads(answer.read())
    if answer.status != 201:
        raise RuntimeError(f"no table was made: {found}")
    return found["id"], str(answer.headers["Set-Cookie"]).partition(";")[0]


@dataclass
class Beside:
    """People's moves while experts think. Times are milliseconds."""

    tables: int
    others: Step
    """People among themselves."""
    p50: float
    p95: float
    p99: float
    """People among experts."""
    moves: int
    refused: int
    answers: int
    """Of experts."""
    stood_in: int
    """Of these, where `regular` answered for them."""

    def told(self) -> str:
        ahead = self.answers - self.stood_in
        return (
            f"{self.tables} tables of experts: {self.moves} moves of people there, half"
            f" told in {self.p50:.0f} ms, 95 % in {self.p95:.0f}, 99 % in"
            f" {self.p99:.0f}; at {ORDINARY} tables of people 99 % in"
            f" {self.others.p99:.0f}. Experts looked ahead in {ahead} of"
            f" {self.answers} answers. The server kept {self.others.busy:.2f} cores"
            f" busy, others {self.others.others:.2f}."
        )


async def beside(server: Process, folder: Path, tables: int, seconds: float) -> Beside:
    """Fills a fresh server with experts and people, and lets them play."""
    moves, tally = Moves(), Tally()
    people = ours.lay(server, ORDINARY, "willow", ours.Ours)
    crowd = Crowd(people, tally)
    await ours.join(server, people, crowd)
    await ours.begin(people)
    playing = [
        asyncio.ensure_future(company(server, GAMES[n % len(GAMES)], moves, n))
        for n in range(tables)
    ]
    rate = ORDINARY / EVERY
    await crowd.step(rate, WARM)
    first = answered(folder)
    asyncio.get_running_loop().call_later(SETTLE, setattr, moves, "counts", True)
    step = await one_step(server, crowd, rate, seconds)
    moves.counts = False
    last = answered(folder)
    for task in playing:
        if task.done():
            task.result()  # says what went wrong
        task.cancel()
    return Beside(
        tables=tables,
        others=step,
        p50=1000 * percentile(moves.waits, 0.5),
        p95=1000 * percentile(moves.waits, 0.95),
        p99=1000 * percentile(moves.waits, 0.99),
        moves=len(moves.waits),
        refused=moves.refused,
        answers=last[0] - first[0],
        stood_in=last[1] - first[1],
    )


def answered(folder: Path) -> tuple[int, int]:
    """Answers in experts' chairs so far, and those that were `regular`'s."""
    with sqlite3.connect(folder / "parlour.db") as database:
        bodies = [
            bytes(body) for (body,) in database.execute("SELECT body FROM entries")
        ]
    experts = [body for body in bodies if b'"why":{"bot":"expert"' in body]
    return len(experts), sum(b"reason-stood-in" in body for body in experts)
