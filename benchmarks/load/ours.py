"""People at tables of `parlour serve`: four sockets each, on SQLite."""

import asyncio
import http.client
import json
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from tests.ports import free_port

from benchmarks.load.crowd import Crowd, Watch
from benchmarks.load.lines import Line, dial
from benchmarks.load.process import Listening, Process
from parlour.builds import VARIABLE

SEATS: Final = 4
EVERYONE: Final = (1 << SEATS) - 1
OPTIONS: Final[dict[str, dict[str, Any]]] = {"willow": {"hands": 1000}}
"""So that no session ends while it is measured."""
MILD: Final = ("check", "call")
"""Said rather than anything else: nobody folds, so hands are long."""
SEQ_AT: Final = len(b'{"is":"update","seq":')


class Question(msgspec.Struct):
    seat: int
    at: int
    next: list[str]
    least: int
    most: int


class Scene(msgspec.Struct):
    question: Question | None = None


class Frame(msgspec.Struct):
    """All that is read of a frame with a question in it."""

    scene: Scene


class Whole(msgspec.Struct):
    """A welcome, of whose scene only the size is read."""

    scene: msgspec.Raw


read_whole = msgspec.json.Decoder(Whole).decode
read_frame = msgspec.json.Decoder(Frame).decode


class Ours:
    """A table of Parlour and the four people at it."""

    def __init__(self, id_: str, cookie: str) -> None:
        self.id = id_
        self.cookie = cookie
        self.watch = Watch()
        self.lines: list[Line] = []
        self.seqs = [0] * SEATS
        self.whole = [0] * SEATS
        """Bytes of the scene that each was welcomed with."""
        self.before = 0
        self.questions: list[Question | None] = [None] * SEATS
        self.numbers = count()
        self.done = 0
        """Requests that were granted."""

    def seated(self, line: Line, seat: int, crowd: Crowd) -> None:
        """Listens to one more socket."""
        tally = crowd.tally

        def heard(body: bytes) -> None:
            if body.startswith(b'{"is":"update"'):
                tally.frames += 1
                tally.size += len(body)
                seq = int(body[SEQ_AT : body.index(b",", SEQ_AT)])
                self.seqs[seat] = seq
                if b'"question":' in body:
                    self.asked(seat, read_frame(body).scene.question)
                if self.watch.since and seq > self.before:
                    crowd.told(self, seat, EVERYONE)
                else:
                    crowd.tend(self)
            elif body.startswith(b'{"is":"welcome"'):
                self.whole[seat] = len(bytes(read_whole(body).scene))
            elif body.startswith(b'{"is":"done"'):
                self.done += 1
            elif body.startswith((b'{"is":"no"', b'{"is":"oops"')):
                tally.refused += 1
                tally.complain(body.decode())

        def lost(why: str) -> None:
            tally.lost += 1
            tally.complain(why)

        self.lines.append(line)
        line.listen(heard, lost)
        line.send(b'{"do":"hello"}')

    def asked(self, seat: int, question: Question | None) -> None:
        """A seat is asked this from now on, or nothing."""
        self.questions[seat] = question

    def ask(self, by: int, **frame: Any) -> None:
        frame["id"] = str(next(self.numbers))
        self.lines[by].send(msgspec.json.encode(frame))

    def ready(self) -> bool:
        """Whether somebody is asked, and all have heard the same."""
        return any(self.questions) and len(set(self.seqs)) == 1

    def move(self) -> None:
        asked = next(asked for asked in self.questions if asked is not None)
        self.questions[asked.seat] = None
        self.before = self.seqs[0]
        mild = [token for token in MILD if token in asked.next]
        able = [token for token in asked.next if token not in ("done", "fold")]
        wanted = max(asked.least, 1)
        chosen = mild or able[:wanted]
        self.ask(asked.seat, do="play", seat=asked.seat, at=asked.at, chosen=chosen)


AnyOurs = TypeVar("AnyOurs", bound=Ours)


def start(folder: Path, *, interpreted: bool = False, **settings: str) -> Process:
    """The server as it comes, with its limits for one address lifted: it takes a fresh
    compiled build automatically, unless it is disabled."""
    port = free_port()
    return Process(
        [sys.executable, "-m", "parlour", "serve"],
        folder / "log",
        "/health",
        {
            "PORT": str(port),
            "PARLOUR_PORT": str(port),
            "PARLOUR_DATA": str(folder),
            "PARLOUR_DATABASE_URL": f"sqlite:///{folder / 'parlour.db'}",
            "PARLOUR_RATE_FACTOR": "1000",
            "PARLOUR_LOG_LEVEL": "warning",
            **({VARIABLE: "interpreted"} if interpreted else {}),
            **settings,
        },
    )


def lay(
    server: Listening, number: int, game: str, kind: type[AnyOurs]
) -> list[AnyOurs]:
    """Tables, each made by somebody who came for the first time."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    body = {"game": game, "seats": SEATS, "options": OPTIONS.get(game, {}), "name": "A"}
    headers = {
        "Content-Type": "application/json",
        "Origin": f"http://127.0.0.1:{server.port}",
    }
    made = []
    for _ in range(number):
        line.request("POST", "/api/tables", json.dumps(body), headers)
        answer = line.getresponse()
        found = json.loads(answer.read())
        if answer.status != 201:
            raise RuntimeError(f"no table was made: {found}")
        cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
        made.append(kind(found["id"], cookie))
        line.request("GET", f"/api/tables/{found['id']}")
        line.getresponse().read()  # now it is live
    return made


async def join(server: Listening, tables: Sequence[Ours], crowd: Crowd) -> None:
    """Opens the sockets: the host's, and those of three who come by link."""
    for table in tables:
        for seat in range(SEATS):
            cookie = table.cookie if seat == 0 else ""
            line = await dial(server.port, f"/ws/{table.id}", cookie)
            table.seated(line, seat, crowd)


async def begin(tables: list[Ours]) -> None:
    """All sit down, and the cards are dealt; who is asked is known then."""
    for table in tables:
        for seat in range(1, SEATS):
            table.ask(seat, do="sit", seat=seat, name="BCD"[seat - 1])
        while table.seqs[0] < 1 + SEATS:
            await asyncio.sleep(0.002)
        table.ask(0, do="begin")
    while not all(table.ready() for table in tables):
        await asyncio.sleep(0.05)


async def whole_scene(tables: Sequence[Ours]) -> float:
    """Bytes of a whole scene, as a newcomer receives it."""
    some = tables[:10]
    for table in some:
        table.whole = [0] * SEATS
        for seat, line in enumerate(table.lines):
            line.send(msgspec.json.encode({"do": "look", "seat": seat}))
    while not all(all(table.whole) for table in some):
        await asyncio.sleep(0.01)
    return sum(sum(table.whole) for table in some) / (len(some) * SEATS)
