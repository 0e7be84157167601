"""The same crowd at a boardgame.io server: socket.io spoken over bare sockets.

One load generator for both, so that only the servers differ. boardgame.io keeps its
matches in memory and tells of a move before it is stored; ours is on the disk first.
"""

import asyncio
import http.client
import json
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from tests.ports import free_port

from benchmarks.load.crowd import Crowd, Watch
from benchmarks.load.lines import Line, dial
from benchmarks.load.process import Listening, Process, Serving
from benchmarks.load.sides import Side, measured

SEATS: Final = 4
EVERYONE: Final = (1 << SEATS) - 1
SOURCE: Final = Path(__file__).parent / "boardgameio"
BARE: Final = 880
EACH: Final = 13.6
"""Bytes of an update with nothing but the game, and of each further fact."""
PREFIX: Final = b"42/willow,"
UPDATE: Final = PREFIX + b'["update",'
SYNC: Final = PREFIX + b'["sync",'


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    """All that is read of a state."""

    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class Theirs:
    """A match of boardgame.io and the four people at it."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.credentials: list[str] = []
        self.watch = Watch()
        self.lines: list[Line] = []
        self.states = [-1] * SEATS
        self.turn = -1

    def seated(self, line: Line, seat: int, crowd: Crowd) -> None:
        tally = crowd.tally

        def heard(body: bytes) -> None:
            if body.startswith(UPDATE):
                tally.frames += 1
                tally.size += len(body)
                self.hear(seat, read_update(body[len(PREFIX) :])[2])
                if self.watch.since:
                    crowd.told(self, seat, EVERYONE)
                else:
                    crowd.tend(self)
            elif body == b"2":
                line.send(b"3")
            elif body.startswith(SYNC):
                self.hear(seat, read_sync(body[len(PREFIX) :])[2].state)
            elif body.startswith(b"40/willow,{"):
                words = ["sync", self.id, str(seat), self.credentials[seat], SEATS]
                line.send(PREFIX + msgspec.json.encode(words))
            elif body.startswith(b"0"):
                line.send(b"40/willow,")
            elif not body.startswith(PREFIX + b'["matchData"'):
                tally.refused += 1
                tally.complain(body.decode())

        def lost(why: str) -> None:
            tally.lost += 1
            tally.complain(why)

        self.lines.append(line)
        line.listen(heard, lost)

    def hear(self, seat: int, state: State) -> None:
        self.states[seat] = state.number
        self.turn = int(state.ctx.current_player)

    def ready(self) -> bool:
        """Whether all have heard the same."""
        return len(set(self.states)) == 1 and self.states[0] >= 0

    def move(self) -> None:
        seat = self.turn
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "say",
                "args": ["bet", 1],
                "playerID": str(seat),
                "credentials": self.credentials[seat],
            },
        }
        words = ["update", action, self.states[seat], self.id, str(seat)]
        self.lines[seat].send(PREFIX + msgspec.json.encode(words))


def installed(folder: Path) -> str:
    """Installs boardgame.io there if need be; what is missing, or nothing."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "there is no node here with npm"
    folder.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, folder)
    if (folder / "node_modules" / "boardgame.io").is_dir():
        return ""
    command = [npm, "install", "--no-save", "--no-audit", "--no-fund"]
    done = subprocess.run(
        [*command, "--loglevel=error"], cwd=folder, capture_output=True, text=True
    )
    return "" if done.returncode == 0 else f"npm could not install it: {done.stderr}"


def start(folder: Path, log: Path, size: float) -> Process:
    """The server, with views of about this many bytes."""
    node = shutil.which("node")
    assert node is not None
    port = free_port()
    facts = max(0, round((size - BARE) / EACH))
    return Process(
        [node, str(folder / "server.cjs")],
        log,
        "/games",
        {"PORT": str(port), "NODE_ENV": "production", "FACTS": str(facts)},
    )


def lay(server: Listening, number: int) -> list[Theirs]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)

    def ask(path: str, body: dict[str, object]) -> dict[str, str]:
        headers = {"Content-Type": "application/json"}
        line.request("POST", path, json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        found: dict[str, str] = json.loads(text)
        return found

    made = []
    for _ in range(number):
        table = Theirs(ask("/games/willow/create", {"numPlayers": SEATS})["matchID"])
        for seat in range(SEATS):
            body: dict[str, object] = {
                "playerID": str(seat),
                "playerName": "ABCD"[seat],
            }
            found = ask(f"/games/willow/{table.id}/join", body)
            table.credentials.append(found["playerCredentials"])
        made.append(table)
    return made


async def join(server: Listening, tables: list[Theirs], crowd: Crowd) -> None:
    for table in tables:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            table.seated(await dial(server.port, path), seat, crowd)


async def begin(tables: list[Theirs]) -> None:
    """Nobody has to: all are in once they know the state."""
    while not all(table.ready() for table in tables):
        await asyncio.sleep(0.05)


async def side(
    name: str,
    server: Serving,
    tables: int,
    rates: Sequence[float],
    seconds: float,
    note: Callable[[str], None],
) -> Side:
    """What they come to."""
    return await measured(
        name,
        server,
        lambda: lay(server, tables),
        lambda laid, crowd: join(server, laid, crowd),
        begin,
        rates,
        seconds,
        note,
    )
