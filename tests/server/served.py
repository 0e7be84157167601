"""A Parlour in a process of its own, and people who talk to it over the wire."""

import asyncio
import contextlib
import http.cookies
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import websockets
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.drawn import Drawn
from tests.server.forked import Forked
from tests.websocket import connect
from websockets.asyncio.client import ClientConnection


class Served:
    """`parlour serve` over one database, which can be killed and started again."""

    program: tuple[str, ...] = ("-m", "parlour.cli", "serve")
    python = sys.executable

    def __init__(self, folder: Path, database: str, **settings: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.database = database
        self.environment = {
            **os.environ,
            "PARLOUR_DATA": str(folder),
            "PARLOUR_DATABASE_URL": database,
            "PARLOUR_PORT": str(self.port),
            "PARLOUR_RATE_FACTOR": "1000",
            "PARLOUR_BOT_DELAY": "0",
            **settings,
        }
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.starts = 0
        self.up = False
        """Whether it has answered since it was started, and was not stopped since."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Starts it; seconds until it answered."""
        began = time.monotonic()
        self.process = self.spawn()
        while True:
            try:
                urllib.request.urlopen(
                    f"{self.address}/health", timeout=PATIENCE
                ).close()
                self.starts += 1
                self.up = True
                return time.monotonic() - began
            except (urllib.error.URLError, OSError):
                assert self.process.poll() is None, self.log()
                assert time.monotonic() < began + PATIENCE, self.log()
                time.sleep(0.02)

    def spawn(self) -> "subprocess.Popen[bytes] | Forked":
        how, *command = self.program
        if how == "-m" and self.python == sys.executable:
            return Forked(command, self.environment, self.folder / "log")
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self.python, *self.program],
                env=self.environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def kill(self) -> None:
        """`kill -9` for it and all that it started."""
        assert self.process is not None
        self.up = False
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.up = False
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def log(self) -> str:
        return (self.folder / "log").read_text()

    def ask(
        self, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[Any, str]:
        """An answer of the HTTP interface, and the cookie to go on with."""
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Origin": self.address},
        )
        if cookie:
            request.add_header("Cookie", cookie)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            jar: http.cookies.SimpleCookie = http.cookies.SimpleCookie()
            for line in answer.headers.get_all("Set-Cookie") or []:
                jar.load(line)
            fresh = "; ".join(f"{key}={one.value}" for key, one in jar.items())
            return json.loads(answer.read()), fresh or cookie


class Elsewhere(Served):
    """The same as if it were on another machine."""

    program = ("-m", "tests.server.elsewhere", "serve")


@contextlib.asynccontextmanager
async def staying(guests: Iterable["Guest"]) -> AsyncIterator[None]:
    """Everybody keeps a line to the table; when they leave, the lines are closed."""
    lines = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        yield
    finally:
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)


class Guest:
    """A person with one socket that comes back by itself, like the browser's."""

    def __init__(self, served: Served, name: str) -> None:
        self.served = served
        _, self.cookie = served.ask("PUT", "/api/me", {"name": name})
        self.name = name
        self.table = ""
        self.seq: int | None = None
        self.drawn = Drawn()
        self.scene: dict[str, Any] | None = None
        self.scenes: dict[int, Any] = {}
        """The view and question after each seq, as they were told."""
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.welcomes = 0
        """How often this guest was welcomed."""
        self.turned_away = 0
        """How often a line was refused or lost by a server that was up all along."""
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Event()

    async def stay(self) -> None:
        """Keeps a line to the table until cancelled."""
        while True:
            self.choose()
            knocked = self.served.starts if self.served.up else None
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.served.port}/ws/{self.table}",
                    additional_headers={"Cookie": self.cookie},
                    origin=websockets.Origin(self.served.address),
                    compression=None,
                ) as line:
                    await line.send(json.dumps({"do": "hello", "since": self.seq}))
                    self.socket = line
                    for frame in list(self.pending.values()):
                        await line.send(json.dumps(frame))
                    async for text in line:
                        self.hear(json.loads(text))
            except (OSError, websockets.WebSocketException):
                pass
            self.turned_away += self.served.up and self.served.starts == knocked
            self.socket = None
            await asyncio.sleep(0.05)

    def choose(self) -> None:
        """Picks the server for the next line."""

    def hear(self, told: dict[str, Any]) -> None:
        kind = told["is"]
        if kind in ("welcome", "update"):
            self.seq = told["seq"]
            self.draw(told)
            self.welcomes += kind == "welcome"
        if told.get("id") in self.pending:
            del self.pending[told["id"]]
            self.answers[told["id"]] = told
            if kind == "done":
                self.acknowledged[told["id"]] = told["seq"]
        self.changed.set()

    def draw(self, told: dict[str, Any]) -> None:
        """Keeps the scene of a game, which is the same whenever it is shown."""
        scene = self.scene = self.drawn.hear(told)
        seen = (scene["view"], plain(scene["question"]))
        before = self.scenes.setdefault(told["seq"], seen)
        assert before == seen, f"{self.name} saw seq {told['seq']} differently"

    async def send(self, frame: dict[str, Any]) -> dict[str, Any]:
        """Sends a request, again after a lost line, until it is answered."""
        own = f"{self.name}-{len(self.answers) + len(self.pending)}"
        frame = {**frame, "id": own}
        self.pending[own] = frame
        line = self.socket
        if line is not None:
            with contextlib.suppress(websockets.WebSocketException):
                await line.send(json.dumps(frame))
        while own in self.pending:
            self.changed.clear()
            await self.changed.wait()
        return self.answers[own]

    async def until(self, state: str) -> None:
        while self.scene is None or self.scene["table"]["state"] != state:
            self.changed.clear()
            await self.changed.wait()


def plain(question: dict[str, Any] | None) -> dict[str, Any] | None:
    """A question without the time that is left."""
    if question is None:
        return None
    return {key: value for key, value in question.items() if key != "candle"}
