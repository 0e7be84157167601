"""Everybody reconnects at once to a restarted server that cannot load their table at
first. Afterwards everybody sees whatever anybody does."""

import asyncio
import contextlib
import http.client
import json
import random
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest
from tests.patience import PATIENCE
from tests.server.interrupted import AWAY
from tests.server.served import Guest, Served, staying
from tests.server.test_restarts import fresh_database
from tests.story.table import SET

from parlour.server.process.sandbox import MAX_JOBS_PER_ADDRESS, MAX_QUEUED_JOBS
from parlour.testing.postgres import Postgres, postgres

PLAYERS = 4
SPECTATORS = 12
CROWDED = 429

few_and_many = pytest.mark.parametrize(
    ("rounds", "refusals"),
    [(2, 6), pytest.param(50, 30, marks=pytest.mark.soak)],
    ids=["few", "many"],
)
"""Restarts, and how often everybody is turned away before the table can be loaded, at
most. They try about ten times per second."""


class Outage(Protocol):
    """What keeps a server from loading tables."""

    def begin(self) -> None: ...

    def end(self) -> None: ...


class Interrupted(Served):
    program = ("-m", "tests.server.interrupted", "serve")


class SqliteAway:
    def __init__(self, folder: Path) -> None:
        self.file = folder / AWAY

    def begin(self) -> None:
        self.file.touch()

    def end(self) -> None:
        self.file.unlink()


class PostgresAway:
    def __init__(self, server: Postgres) -> None:
        self.server = server

    def begin(self) -> None:
        self.server.stop()

    def end(self) -> None:
        self.server.start()


class Strangers:
    """They fill the sandbox queue with files that nobody can read."""

    addresses = tuple(
        f"127.0.0.{2 + n}" for n in range(MAX_QUEUED_JOBS // MAX_JOBS_PER_ADDRESS + 3)
    )

    def __init__(self, served: Served) -> None:
        self.served = served
        self.stopped = threading.Event()
        self.crowded = threading.Event()
        self.threads: list[threading.Thread] = []
        self.lines: set[http.client.HTTPConnection] = set()

    def begin(self) -> None:
        """Until one of them was told that the queue is full."""
        self.stopped.clear()
        self.crowded.clear()
        self.threads = [
            threading.Thread(target=self.upload, args=(address, number))
            for address in self.addresses
            for number in range(MAX_JOBS_PER_ADDRESS)
        ]
        for thread in self.threads:
            thread.start()
        assert self.crowded.wait(PATIENCE)

    def end(self) -> None:
        """They go without their answers."""
        self.stopped.set()
        for line in list(self.lines):
            with contextlib.suppress(OSError, AttributeError):  # closed by now
                line.sock.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join()

    def upload(self, address: str, number: int) -> None:
        unknown = SET.replace('ref = "clerk"', 'ref = "nobody-i-know"', 1)
        for count in range(10_000):
            if self.stopped.is_set():
                return
            source = f"{unknown}\n# {address} {number} {count} {random.random()}"
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.post(address, {"source": source}) == CROWDED:
                    self.crowded.set()
                    self.stopped.wait(0.05)

    def post(self, address: str, body: dict[str, str]) -> int:
        line = http.client.HTTPConnection(
            "127.0.0.1", self.served.port, PATIENCE, source_address=(address, 0)
        )
        self.lines.add(line)
        with contextlib.closing(line):
            head = {"Content-Type": "application/json"}
            line.request("POST", "/api/stories", json.dumps(body), head)
            return line.getresponse().status


class Visitor(Guest):
    """Somebody who notes how far they were told, at a table of any kind."""

    def draw(self, told: dict[str, Any]) -> None:
        """Nothing is looked at."""


@contextlib.contextmanager
def interrupted(kind: str, folder: Path) -> Iterator[tuple[Served, Outage]]:
    """A server that runs, and a way to take its database away."""
    with contextlib.ExitStack() as stack:
        outage: Outage
        if kind == "sqlite":
            address = f"sqlite:///{folder / 'parlour.db'}"
            outage = SqliteAway(folder)
        else:
            server = stack.enter_context(postgres())
            address = fresh_database(server)
            outage = PostgresAway(server)
        served = Interrupted(folder, address)
        stack.callback(served.stop)
        served.start()
        yield served, outage


def company(served: Served, table: str, host: str) -> list[Visitor]:
    """The host, and others who have not sat down yet."""
    found = [Visitor(served, f"v{place}") for place in range(PLAYERS + SPECTATORS)]
    found[0].cookie = host
    for one in found:
        one.table = table
    return found


async def until(everybody: Sequence[Visitor], ready: Callable[[Visitor], bool]) -> None:
    """Waits for a state of everybody; names those who do not reach it."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not all(map(ready, everybody)):
                await asyncio.sleep(0.01)
    assert [one.name for one in everybody if not ready(one)] == []


async def reconnect(
    served: Served,
    outage: Outage,
    everybody: Sequence[Visitor],
    acts: Sequence[dict[str, Any]],
    refusals: int,
) -> None:
    """One round; `acts` are what the players do, one after the other."""
    await asyncio.to_thread(served.stop)
    await asyncio.to_thread(served.start)
    await asyncio.to_thread(outage.begin)
    before = {one: (one.turned_away, one.welcomes) for one in everybody}

    def tried(one: Visitor) -> bool:
        away, welcomes = before[one]
        return one.turned_away >= away + refusals or one.welcomes > welcomes

    async with staying(everybody):
        await until(everybody, tried)
        await asyncio.to_thread(outage.end)
        await until(everybody, lambda one: one.welcomes > before[one][1])
        for player, act in zip(everybody, acts, strict=False):
            done = await player.send(act)
            assert done["is"] == "done", done
            await until(everybody, lambda one: (one.seq or 0) >= done["seq"])  # noqa: B023


@few_and_many
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_is_deaf_after_an_outage(
    tmp_path: Path, kind: str, rounds: int, refusals: int
) -> None:
    wishes = {"game": "willow", "seats": PLAYERS, "options": {}, "name": "v0"}
    phrase = {"do": "phrase", "phrase": "hello"}

    async def play(served: Served, outage: Outage) -> None:
        made, cookie = served.ask("POST", "/api/tables", wishes)
        everybody = company(served, made["id"], cookie)
        players = everybody[:PLAYERS]
        async with staying(players):
            for player in players[1:]:
                assert (await player.send({"do": "sit"}))["is"] == "done"
            assert (await players[0].send({"do": "begin"}))["is"] == "done"
        chance = random.Random(kind)
        for _ in range(rounds):
            times = chance.randint(1, refusals)
            await reconnect(served, outage, everybody, [phrase] * PLAYERS, times)

    with interrupted(kind, tmp_path) as (served, outage):
        asyncio.run(play(served, outage))


@few_and_many
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_at_a_story_is_deaf_after_a_full_sandbox_queue(
    tmp_path: Path, kind: str, rounds: int, refusals: int
) -> None:
    async def play(served: Served) -> None:
        made, cookie = served.ask("POST", "/api/stories", {"source": SET, "name": "v0"})
        everybody = company(served, made["id"], cookie)
        players = everybody[:PLAYERS]
        async with staying(players):
            for player in players[1:]:
                assert (await player.send({"do": "sit"}))["is"] == "done"
        for number in range(rounds):
            options = {"gift_flashbacks": number % 6}
            entry = {"is": "options_set", "options": options}
            change = {"do": "write", "seat": 0, "entry": entry}
            times = min(refusals, 3)  # strangers keep the machine busy
            await reconnect(served, Strangers(served), everybody, [change], times)

    with interrupted(kind, tmp_path) as (served, _):
        asyncio.run(play(served))
