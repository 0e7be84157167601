"""Whatever a stranger sends: it costs little, and in another process.

A short seeded part runs always; `make soak` sends far more.
"""

import contextlib
import json
import os
import random
import signal
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server import hostile
from tests.server.served import Served
from tests.server.sockets import first
from tests.story.table import SET
from tests.websocket import connect_sync
from websockets.exceptions import ConnectionClosed

from parlour.server.access import limits
from parlour.server.api.decks import MAX_FORM_BYTES
from parlour.server.process.bounds import STRANGER_BOUNDS
from parlour.story.content.check import MAX_SOURCE_LENGTH

CPU = 1.0
"""Seconds of a processor that one file may cost the server itself. It takes up to half
of that on a busy machine, where the same work is counted as more."""
APART = STRANGER_BOUNDS.cpu + 0.3
"""The same for the process that reads it. The kernel needs a moment to end one."""
LITTLE = 0.2
"""Seconds of the server's own process for one request."""
ROOM = 100 * 1024 * 1024
"""Bytes that one file may cost, in a process of its own."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path, f"sqlite:///{tmp_path / 'parlour.db'}")
    server.start()
    yield server
    server.stop()


class Costs:
    """What all processes of a server use, as the kernel counts it."""

    def __init__(self, served: Served) -> None:
        assert served.process is not None
        self.main = served.process.pid
        self.peak = 0
        self.usual = family(self.main)
        """Its processes while no file is being read."""
        self.going = True
        self.watcher = threading.Thread(target=self.watch, daemon=True)

    def __enter__(self) -> "Costs":
        self.watcher.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.going = False
        self.watcher.join()

    def watch(self) -> None:
        """The largest process beside the server's own, in its own pages."""
        while self.going:
            for pid in family(self.main) - {self.main}:
                self.peak = max(self.peak, resident(pid))
            time.sleep(0.01)

    def cpu(self) -> float:
        """Seconds of a processor so far, of the server and all it has started."""
        return sum(used(pid) for pid in family(self.main))

    def apart(self) -> float:
        """The same without the server's own process, once no file is being read.

        Whoever reads one ends a moment after the answer, and is counted by then.
        """
        while (now := family(self.main)) - self.usual:
            time.sleep(0.005)
        return sum(used(pid) for pid in now - {self.main})

    def ready(self, served: Served) -> None:
        """Sends a first file, which starts what reads the others, and sees it end."""
        send(served, "/api/replays", b"{}", "application/json")
        while self.usual != (now := family(self.main)):
            self.usual = now
            time.sleep(0.5)


def family(main: int) -> set[int]:
    """A process and all that came of it."""
    found = {main}
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            rest = path.read_text().rpartition(")")[2].split()
            parents[int(path.parent.name)] = int(rest[1])
    grown = True
    while grown:
        grown = False
        for child, parent in parents.items():
            if parent in found and child not in found:
                found.add(child)
                grown = True
    return found


def used(pid: int) -> float:
    """Its own time, and that of the children it has seen off."""
    try:
        rest = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(int(ticks) for ticks in rest[11:15]) / 100


def resident(pid: int) -> int:
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096
    return 0


def send(served: Served, path: str, data: bytes, media: str, cookie: str = "") -> int:
    """The status of an upload; what is wrong is said in words."""
    head = {"Origin": served.address, "Content-Type": media, "Cookie": cookie}
    asked = urllib.request.Request(served.address + path, data, head, method="POST")
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as wrong:
        told = json.loads(wrong.read())
        assert told["text"], told
        assert not told["text"].startswith("Traceback")
        return wrong.code


def uploads(
    served: Served, kind: str, chance: random.Random
) -> Iterator[tuple[str, bytes, str, str]]:
    """Path, bytes, media type and cookie of one hostile upload after the other."""
    if kind == "logs":
        for log in hostile.logs(chance, limits.MAX_LOG_BYTES):
            yield "/api/replays", log[: limits.MAX_LOG_BYTES], "application/json", ""
    elif kind == "content-sets":
        for source in hostile.content_sets(chance, MAX_SOURCE_LENGTH):
            new = {"source": source, "name": "Eve"}
            body = json.dumps(new, ensure_ascii=False).encode()  # or it is too long
            yield "/api/stories", body, "application/json", ""
    else:
        new = {"source": SET, "name": "Eve"}
        for body in hostile.decks(chance, MAX_FORM_BYTES):
            made, eve = served.ask("POST", "/api/stories", new)  # three decks a person
            path = f"/api/tables/{made['id']}/deck"
            yield (
                path,
                body[:MAX_FORM_BYTES],
                "multipart/form-data; boundary=---tarot",
                eve,
            )


def attack(served: Served, kind: str, seed: int, many: int) -> None:
    """Sends so many files, one after the other, and holds the bill against bounds."""
    costs = Costs(served)
    costs.ready(served)
    worst, most = 0.0, 0.0

    def billed(upload: tuple[str, bytes, str, str]) -> tuple[float, float]:
        """What a file costs apart and in the server itself."""
        own, apart = used(costs.main), costs.apart()
        status = send(served, *upload)
        assert status in (200, 201, 409, 413, 422), status
        return costs.apart() - apart, used(costs.main) - own

    with costs:
        for upload in islice(uploads(served, kind, random.Random(seed)), many):
            apart, own = billed(upload)
            worst, most = max(worst, apart), max(most, own)
            assert apart < APART, (kind, seed, len(upload[1]), apart)
            assert own < CPU, (kind, seed, len(upload[1]), own)
    print(
        f"{kind}: {many} files, at most {worst:.2f} s of a processor and "
        f"{costs.peak / 1e6:.0f} MB apart, {most:.2f} s in the server"
    )
    assert costs.peak < ROOM
    assert served.process is not None
    assert served.process.poll() is None


KINDS = ("content-sets", "logs", "decks")


@pytest.mark.parametrize("kind", KINDS)
def test_a_few_strange_files(served: Served, kind: str) -> None:
    attack(served, kind, seed=7, many=8 if kind == "decks" else 12)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", KINDS)
def test_many_strange_files(served: Served, kind: str, seed: int) -> None:
    attack(served, kind, seed, many=150)


def test_strange_requests(served: Served) -> None:
    """Each is answered, none with a failure of our own, and costs next to nothing."""
    made, _ = served.ask("POST", "/api/tables", {"game": "willow", "name": "Eve"})
    host = served.address.removeprefix("http://")
    costs = Costs(served)
    wrong = {}
    for what, request in hostile.requests(host, made["id"]).items():
        before, held = used(costs.main), resident(costs.main)
        with socket.create_connection(("127.0.0.1", served.port)) as line:
            line.settimeout(PATIENCE)
            told = first(line, request)
        spent = used(costs.main) - before
        grown = (resident(costs.main) - held) / 1e6
        if not told or told.startswith(b"HTTP/1.1 500") or spent > LITTLE:
            wrong[what] = told, spent, grown
        print(f"{what}: {told[9:].decode()}, {spent:.2f} s, {grown:.0f} MB")
    assert not wrong
    assert "failed" not in served.log()


def test_stopping_server_answers_queued_files_with_503(served: Served) -> None:
    """And ends, although none of them would ever be read to its end."""
    assert served.process is not None
    costs = Costs(served)
    usual = family(costs.main)
    told: list[int] = []

    def upload(number: int) -> None:
        log = hostile.endless_log(limits.MAX_LOG_BYTES, number)
        told.append(send(served, "/api/replays", log, "application/json"))

    senders = [threading.Thread(target=upload, args=(n,)) for n in range(3)]
    for sender in senders:
        sender.start()
    held: set[int] = set()
    while len(held) < min(
        2, os.cpu_count() or 1
    ):  # one process forks the others, and reads nothing itself
        assert any(sender.is_alive() for sender in senders)
        for pid in family(costs.main) - usual - held:
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # ended
                if parent(pid) != costs.main:
                    os.kill(pid, signal.SIGSTOP)
                    held.add(pid)
    served.process.terminate()
    served.process.wait(PATIENCE)
    for sender in senders:
        sender.join()
    assert told == [503] * 3


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def test_strange_frames(served: Served) -> None:
    """Each is answered or the line is cut; forty cost less than one second."""
    made, eve = served.ask("POST", "/api/tables", {"game": "willow", "name": "Eve"})
    costs = Costs(served)
    before = costs.cpu()
    with (
        contextlib.suppress(ConnectionClosed),
        connect_sync(
            f"ws://127.0.0.1:{served.port}/ws/{made['id']}",
            additional_headers={"Cookie": eve},
            compression=None,
        ) as line,
    ):
        line.send(json.dumps({"do": "hello"}))
        for data in islice(hostile.frames(random.Random(7), 9_000), 40):
            line.send(data.decode("utf-8", "replace"))
        line.send(json.dumps({"do": "begin", "id": "last"}))
        while '"id":"last"' not in str(line.recv(timeout=PATIENCE)):
            pass
    assert costs.cpu() - before < CPU
    assert served.ask("GET", "/health")[0]["ok"]
