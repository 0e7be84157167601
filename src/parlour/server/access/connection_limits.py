"""The door: what a connection may cost before anybody has asked for anything.

A request has to come whole, soon and in bounds. Half requests are counted per address
and in all. If the limit is reached, the oldest is dropped, because an honest request
is half for a moment only. Sockets may send a limited number of frames, counted before
they are read.
"""

import asyncio
import time
from functools import lru_cache
from typing import Any, Final, Protocol, cast

import httptools
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.server.access.addresses import among, network_of
from parlour.server.access.limits import Buckets, Limit, Occupancy, Rate
from parlour.server.process.settings import Settings, read_settings

MAX_HEAD_BYTES: Final = 32_768
"""Bytes of a request's first line and headers."""
HEAD_TIMEOUT_S: Final = 10.0
"""Seconds for them, from the first byte or the connection."""
BODY_GRACE_S: Final = 20.0
BODY_BYTES_PER_S: Final = 8_192
"""A body may take `BODY_GRACE_S` seconds, plus one per `BODY_BYTES_PER_S` bytes."""
LINGER_S: Final = 5.0
"""Seconds for the rest of a request that was answered before it was complete."""
STALL_TIMEOUT_S: Final = 60.0
"""Seconds in which somebody must take some of an answer."""
MAX_HALF_REQUESTS: Final = 1_000
HALF_REQUESTS_PER_ADDRESS: Final = 60
"""Half requests at once: of all, and of one address."""
LOCAL_HALF_REQUESTS: Final = 32
"""Half requests at once at a listener for this machine alone."""
CONNECTIONS_PER_ADDRESS: Final = 600
"""Connections of one address."""
RAW_FRAME_RATE: Final = Rate(400, 60, "raw")
"""Frames of a socket, those that say nothing included."""
SLICE_BYTES: Final = 4_096
"""Bytes of a socket that are read before its frames are counted."""
MIN_PIECE_BYTES: Final = 256
"""Bytes as which the smallest piece of a request counts: each is work."""
MAX_OVERHEAD_BYTES: Final = 262_144
"""Bytes that may come beside a body, and half as many more as it has itself: sizes of
chunks, trailers, and what small pieces count."""
BODY_PART_BYTES: Final = 65_536
"""Bytes of a body that are read before it is looked at what came beside it."""

CONNECTION: Final = "parlour.connection"
"""Where the state of a request names its connection."""


def last_words(status: str, text: str) -> bytes:
    """Returns a whole answer, after which the connection is closed."""
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain\r\nconnection: close\r\n"
    return f"{head}content-length: {len(text)}\r\n\r\n{text}".encode()


TOO_LONG: Final = last_words(
    "431 Request Header Fields Too Large", "These headers are too long"
)
UNREADABLE: Final = last_words("400 Bad Request", "This request cannot be read.")
TOO_SLOW: Final = last_words("408 Request Timeout", "This request is slow.")


class Writing(Protocol):
    """A connection that has something to send."""

    loop: asyncio.AbstractEventLoop

    def flush(self) -> None: ...


class Door:
    """The state that all connections of a listener share."""

    max_half = MAX_HALF_REQUESTS

    def __init__(self, settings: Settings) -> None:
        self.factor = settings.rate_factor
        self.proxies = settings.trusted_proxies
        self.half: dict[Http, str] = {}
        """Connections with half a request, the oldest first."""
        self.halves = Occupancy()
        self.open = Occupancy()
        self.buckets = Buckets(time.monotonic, settings.rate_factor)
        self.unsent: list[Writing] = []
        """Connections that have something to send when the event loop is free."""
        self.unsent_loop: asyncio.AbstractEventLoop | None = None

    def address(self, client: tuple[str, int] | None) -> str:
        """Returns the network of a connection; empty for that of a proxy."""
        host = client[0] if client else ""
        return "" if not host or among(host, self.proxies) else network_of(host)

    def come(self, address: str) -> bool:
        """Counts a connection; false if its address has too many of them."""
        has_room = self.open.has_room(address, CONNECTIONS_PER_ADDRESS * self.factor)
        self.open.add(address)
        return not address or has_room

    def leave(self, address: str) -> None:
        self.open.add(address, -1)

    def wait_for(self, connection: "Http", address: str) -> bool:
        """Counts half a request; false if its address has too many of them."""
        if address and not self.halves.has_room(
            address, HALF_REQUESTS_PER_ADDRESS * self.factor
        ):
            return False
        if len(self.half) >= self.max_half:
            next(iter(self.half)).expire()
        self.half[connection] = address
        self.halves.add(address)
        return True

    def complete(self, connection: "Http") -> None:
        address = self.half.pop(connection, None)
        if address is not None:
            self.halves.add(address, -1)

    def flush_soon(self, connection: "Writing") -> None:
        """Lets a connection send when the event loop is free; one callback does it for
        all that ask for it until then."""
        if self.unsent_loop is not connection.loop:  # the loop before may have ended
            self.unsent, self.unsent_loop = [], connection.loop
        if not self.unsent:
            connection.loop.call_soon(self.flush)
        self.unsent.append(connection)

    def flush(self) -> None:
        unsent, self.unsent = self.unsent, []
        for connection in unsent:
            connection.flush()

    def frames(self, connection: object, address: str) -> Limit:
        """Returns the rate limit of a socket's frames."""
        return self.buckets.limit(RAW_FRAME_RATE, f"socket {id(connection)}", address)


class LocalDoor(Door):
    """The door of a listener for this machine alone.

    All connections have one address, so there is no limit per address. When all half
    requests are taken the oldest goes: nobody can shut the operator out with them.
    """

    max_half = LOCAL_HALF_REQUESTS

    def address(self, client: tuple[str, int] | None) -> str:
        return ""


@lru_cache(maxsize=1)
def public_door() -> Door:
    """Returns the door of this process's public listener."""
    return Door(read_settings())


def peer_of(transport: asyncio.BaseTransport) -> tuple[str, int] | None:
    """Returns address and port of the other side; None for a socket that has no such
    thing."""
    peer = transport.get_extra_info("peername")
    return (peer[0], peer[1]) if isinstance(peer, tuple) else None


@lru_cache(maxsize=1)
def uvicorn_http() -> Any:
    """Returns the class that uvicorn takes for its setting `http="httptools"`."""

    async def nothing(scope: Scope, receive: Receive, send: Send) -> None: ...

    config = uvicorn.Config(nothing, http="httptools", ws="none", log_config=None)
    config.load()
    return config.http_protocol_class


class Http(asyncio.Protocol):
    """A connection that has to ask in time, and in bounds.

    It stands between the transport and uvicorn's own protocol. A parser of its own
    shows where requests begin and end; the bytes go on as they came.
    """

    transport: asyncio.Transport

    def __init__(self, door: Door | None = None, **given: Any) -> None:
        self.state = given["app_state"] = {**given["app_state"], CONNECTION: self}
        """What uvicorn copies into the state of each request."""
        self.inner: asyncio.Protocol = uvicorn_http()(**given)
        self.parser: Any = httptools.HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(
            lenient_data_after_close=True
        )  # as uvicorn
        self.loop = asyncio.get_running_loop()
        self.door = door or public_door()
        self.address = ""
        self.in_head = True
        self.head = 0
        """Bytes of the head so far."""
        self.body = 0
        self.fed = 0
        """Bytes since the head, plus what each piece counts."""
        self.began = 0.0
        self.unanswered = 0
        """Requests whose head has come, and whose answer is not complete."""
        self.timer: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.inner.connection_made(transport)
        self.address = self.door.address(peer_of(transport))
        if self.door.come(self.address):
            self.wait()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.address)
        self.let_go()
        self.inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def let_go(self) -> None:
        """Lets go of a connection that is lost, or a WebSocket's from here on."""
        self.finish_request()
        self.resume()
        self.state.clear()
        self.parser = None  # it refers to this connection

    # Half requests

    def wait(self) -> None:
        """Notes that there is half a request from now on."""
        self.in_head, self.head = True, 0
        if self.door.wait_for(self, self.address):
            self.within(HEAD_TIMEOUT_S)
        else:
            self.transport.abort()

    def within(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.late)

    def late(self) -> None:
        """Ends a request whose time is up, unless a body keeps pace; the first time,
        that of its head."""
        if not self.in_head and self.unanswered:
            left = (
                self.began
                + BODY_GRACE_S
                + self.body / BODY_BYTES_PER_S
                - self.loop.time()
            )
            if left > 0:
                self.within(left)
                return
        self.expire()

    def expire(self) -> None:
        self.finish_request()
        if self.unanswered:
            self.transport.abort()  # somebody waits for the rest of a body
        else:
            if self.in_head and self.head:
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def finish_request(self) -> None:
        """Notes that there is no half request any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.door.complete(self)

    def note_answer(self) -> None:
        """Notes that a request was answered, its body read or not."""
        self.unanswered -= 1
        if self in self.door.half and not self.in_head:
            self.within(LINGER_S)

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self not in self.door.half:
            self.wait()
        while data and not self.transport.is_closing():
            room = MAX_HEAD_BYTES - self.head if self.in_head else BODY_PART_BYTES
            part, data = data[:room], data[room:]
            if self.in_head:
                self.head += max(len(part), MIN_PIECE_BYTES)
            else:
                self.fed += len(part) + MIN_PIECE_BYTES
            is_upgrade = self.observe(part)
            if is_upgrade:
                self.door.leave(self.address)  # a WebSocket counts itself
            self.inner.data_received(part)
            if self.transport.get_protocol() is not self:
                self.let_go()
                return
            if is_upgrade:
                self.door.come(self.address)  # uvicorn did not follow it
            if self.in_head and self.head >= MAX_HEAD_BYTES:
                self.finish_request()
                self.transport.write(TOO_LONG)
                self.transport.close()
            elif self.fed - self.body > MAX_OVERHEAD_BYTES + self.body // 2:
                self.finish_request()
                self.transport.abort()

    def observe(self, part: bytes) -> bool:
        """Calls the methods below; true if this asks for another protocol."""
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserCallbackError:
            raise  # ours
        except httptools.HttpParserUpgrade:
            return True
        except httptools.HttpParserError:
            pass  # uvicorn reads the same, and answers it
        return False

    def on_message_begin(self) -> None:
        if self not in self.door.half:  # it came in one piece with the one before
            self.wait()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.body = self.fed = 0
        self.began = self.loop.time()
        self.unanswered += 1

    def on_body(self, body: bytes) -> None:
        self.body += len(body)

    def on_message_complete(self) -> None:
        self.finish_request()

    # What goes out

    def pause_writing(self) -> None:
        self.inner.pause_writing()
        self.stalled = self.loop.call_later(STALL_TIMEOUT_S, self.transport.abort)

    def resume_writing(self) -> None:
        self.resume()
        self.inner.resume_writing()

    def resume(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


def note_answers(app: ASGIApp) -> ASGIApp:
    """Notifies each connection when one of its requests was answered."""

    async def note(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await app(scope, receive, send)
        finally:
            if scope["type"] == "http" and CONNECTION in scope.get("state", {}):
                scope["state"][CONNECTION].note_answer()

    return note
