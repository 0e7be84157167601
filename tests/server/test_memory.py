"""Strangers' files cost processes of their own memory, and the server little."""

import contextlib
import json
import socket
import struct
import sys
import time
import urllib.error
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.served import Served
from tests.server.test_story_pictures import ANN, BOB, CAT, Circle
from tests.story.table import SET
from tests.websocket import connect_sync

from parlour.server.api.uploads import PICTURE_BYTES, PICTURE_PIXELS
from parlour.server.http.downloads import DOWNLOADS_PER_ADDRESS
from parlour.server.http.socket import CLOSE_TRY_LATER
from parlour.server.tables.frames import FLOOD
from parlour.story.content.check import MAX_SOURCE_LENGTH

MEGABYTE = 1_048_576
MOST_GROWTH = 100 * MEGABYTE
WIDE = 2_000
HIGH = PICTURE_PIXELS // WIDE
FLAT, HEAVY = 6, 22
"""Pictures that unpack to much, and those that are large files."""
TABLES = 12
"""Story tables that one address may make at once."""
FACTOR = 2
"""How much more than usual this address may ask for: the test asks for much."""

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="reads /proc"
)


def png(shade: int, width: int, height: int, more: int = 0) -> bytes:
    """A real picture, all of one shade: it unpacks to many times its size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        sum_ = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", sum_)

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    rows = (b"\0" + bytes([shade, 1, 2, 255]) * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"tEXt", b"note\0" + b"x" * more)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


class Memory:
    """Bytes of memory that a server's own process has and had."""

    def __init__(self, served: Served) -> None:
        assert served.process is not None
        self.folder = Path(f"/proc/{served.process.pid}")
        (self.folder / "clear_refs").write_text("5")  # the peak begins here
        self.first = self.read("VmRSS")

    def read(self, name: str) -> int:
        for line in (self.folder / "status").read_text().splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1]) * 1_024
        raise AssertionError(name)

    def growth(self) -> int:
        """How far the peak is above the beginning."""
        return self.read("VmHWM") - self.first


@pytest.fixture
def circle(tmp_path: Path, sqlite: str) -> Iterator[Circle]:
    server = Served(
        tmp_path, sqlite, PARLOUR_RATE_FACTOR=str(FACTOR), PARLOUR_LAB_CPU_PERCENT="0"
    )
    server.start()
    with Circle(server) as made:
        yield made.begin()
    server.stop()
    assert "Traceback" not in server.log()


def show(circle: Circle, data: bytes) -> None:
    number = circle.brought(ANN, data, caption="a map")
    circle.write(ANN, "picture_shown", picture=number)


def finish(circle: Circle) -> None:
    circle.write(ANN, "session_closed")
    for seat in (ANN, BOB, CAT):
        circle.write(seat, "dealer_appointed", dealer=BOB)
    circle.write(BOB, "session_opened")
    circle.write(BOB, "session_closed")


def ask_without_reading(circle: Circle, kind: str) -> socket.socket:
    """A request whose answer is not taken from the connection."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", circle.served.port))
    line.sendall(
        f"GET {circle.path}/export.{kind} HTTP/1.1\r\n"
        f"Host: 127.0.0.1:{circle.served.port}\r\n"
        f"Cookie: {circle.cookies[BOB]}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 200"
    return line


def test_exports_of_large_pictures_cost_the_server_little(circle: Circle) -> None:
    """Pictures that unpack to hundreds of megabytes, and files as large as they may
    be: into books, pages and data, for readers who take nothing too."""
    pytest.importorskip("typst")
    memory = Memory(circle.served)
    for number in range(FLAT):
        show(circle, png(number, WIDE, HIGH))
    for number in range(HEAVY):
        show(circle, png(number, 2, 2, more=PICTURE_BYTES - 200))
    finish(circle)
    for kind in ("pdf", "html", "json", "pdf"):
        status, made, _ = circle.http(ANN, "GET", f"{circle.path}/export.{kind}")
        assert status == 200, made
        if kind == "json":
            assert len(json.loads(made)["pictures"]) == FLAT + HEAVY
    with contextlib.ExitStack() as lines:
        for _ in range(DOWNLOADS_PER_ADDRESS * FACTOR):
            lines.enter_context(ask_without_reading(circle, "json"))
        status, told, _ = circle.http(CAT, "GET", f"{circle.path}/export.json")
        assert (status, json.loads(told)["error"]) == (429, "downloads")
        assert memory.growth() < MOST_GROWTH
    while circle.http(CAT, "GET", f"{circle.path}/export.json")[0] != 200:
        time.sleep(0.1)  # until the server notices that the others are gone


def large_set(number: int) -> str:
    """A content-set that takes 25 times its characters in memory: many short texts, and
    a character that has four bytes."""
    head, rest = SET.split("\n", 2)[1:]
    item = '"\N{VIOLIN}x",'
    many = (MAX_SOURCE_LENGTH - 100 - len(SET)) // len(item)
    return f"{head}\ncredits = [{item * many}'{number}']\n{rest}"


@pytest.fixture
def served(tmp_path: Path, sqlite: str) -> Iterator[Served]:
    server = Served(
        tmp_path, sqlite, PARLOUR_RATE_FACTOR="1", PARLOUR_LAB_CPU_PERCENT="0"
    )
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log()


def open_status(served: Served, table: str) -> tuple[int, str]:
    try:
        served.ask("GET", f"/api/tables/{table}")
    except urllib.error.HTTPError as wrong:
        return wrong.code, json.loads(wrong.read())["error"]
    return 200, ""


@contextlib.contextmanager
def connect_and_greet(address: str) -> Iterator[int | None]:
    """Connects, and yields the code with which the server closed the connection; None
    once it has said welcome.

    A busy server answers "try again later", so this tries again. The connection itself
    knows its code only some time after the close frame.
    """
    while True:
        with connect_sync(address) as connection:
            code: int | None = None
            try:
                connection.send(json.dumps({"do": "hello"}))
                connection.recv(PATIENCE)
            except websockets.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
            if code != CLOSE_TRY_LATER:
                yield code
                return


def test_tables_that_one_address_opens_cost_the_server_little(served: Served) -> None:
    memory = Memory(served)
    tables = []
    for number in range(TABLES):
        story = {"source": large_set(number), "name": "Ann"}
        tables.append(served.ask("POST", "/api/stories", story)[0]["id"])
    socket = f"ws://127.0.0.1:{served.port}/ws/"
    opened, refused = [], []
    with contextlib.ExitStack() as lines:
        for table in tables:
            code = lines.enter_context(connect_and_greet(socket + table))
            if code is None:
                opened.append(table)
            else:
                assert code == FLOOD
                refused.append(table)
        assert opened
        assert refused
        assert open_status(served, refused[0]) == (429, "tables-open")
        assert open_status(served, opened[0]) == (200, "")
        assert memory.growth() < MOST_GROWTH
    while open_status(served, refused[0]) != (200, ""):
        time.sleep(0.1)  # until the server notices that the lines are closed
    assert memory.growth() < MOST_GROWTH
