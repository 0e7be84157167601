"""A WebSocket client that does next to nothing, so that the server is measured.

It reads whole unmasked text frames and answers pings. It shares two cores with the
server, so each microsecond here is one that the server does not get.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

Heard = Callable[[bytes], None]
Lost = Callable[[str], None]


class Line(asyncio.Protocol):
    """One socket; what comes before somebody listens is kept for them."""

    def __init__(self, host: str, path: str, origin: str, cookie: str = "") -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            f"Origin: {origin}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self.request = "".join(f"{line}\r\n" for line in [*lines, ""]).encode()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.early: list[bytes] = []
        self.heard: Heard = self.early.append
        self.lost: Lost = ignore
        self.data = b""
        self.head = ""
        """The server's answer to the request."""
        self.transport: asyncio.WriteTransport | None = None

    def listen(self, heard: Heard, lost: Lost) -> None:
        """Has `heard` called with each text frame, and `lost` with why it ended."""
        self.heard, self.lost = heard, lost
        for body in self.early:
            heard(body)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.request)

    def connection_lost(self, wrong: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the line was not opened"))
        self.lost(str(wrong or "closed"))

    def data_received(self, data: bytes) -> None:
        if self.data:
            data = self.data + data
        at = 0 if self.open.done() else self.upgraded(data)
        while at >= 0 and len(data) - at >= 2:
            size = data[at + 1]
            body = at + 2
            if size == 126:
                size = int.from_bytes(data[body : body + 2])
                body += 2
            elif size == 127:
                size = int.from_bytes(data[body : body + 8])
                body += 8
            end = body + size
            if len(data) < end:
                break
            self.frame(data[at] & 15, data[body:end])
            at = end
        self.data = data[max(at, 0) :]

    def upgraded(self, data: bytes) -> int:
        """Where frames begin, or -1 while the answer is not whole."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return -1
        self.head = data[:end].decode()
        if data.startswith(b"HTTP/1.1 101"):
            self.open.set_result(None)
            return end + 4
        self.open.set_exception(ConnectionError(self.head))
        self.shut()
        return -1

    def cookie(self) -> str:
        """The cookie that the server gave somebody who came for the first time."""
        for line in self.head.splitlines():
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                return value.partition(";")[0]
        return ""

    def frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.heard(body)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.lost(f"closed with {int.from_bytes(body[:2])}")
            self.shut()

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """One frame, masked with zeros: clients must mask, but no bit need change."""
        size = len(body)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 128 | 126)) + size.to_bytes(2)
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + body)

    def shut(self) -> None:
        self.lost = ignore
        if self.transport is not None:
            self.transport.close()


async def dial(port: int, path: str, cookie: str = "") -> Line:
    """An open line to a server on this machine."""
    host = f"127.0.0.1:{port}"
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(host, path, f"http://{host}", cookie), "127.0.0.1", port
    )
    await line.open
    return line


def ignore(_: str) -> None:
    pass
