"""The door: what a connection may cost before anybody has asked for anything.

A request has to come whole, soon and in bounds. Half requests are counted for each
address and over all: an address has so many, and when all are taken the oldest goes,
since an honest request is half for a moment only. Sockets may send only so many
frames, counted before anybody reads them.
"""

import asyncio
import time
from functools import lru_cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import (
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)

from parlour.server.access.addresses import among, network_of
from parlour.server.access.limits import AT_ONCE, HELD, Buckets, Occupancy, Rate
from parlour.server.process.settings import Settings, read_settings

HEAD: Final = 32_768
"""Bytes of a request's first line and headers."""
HEAD_WITHIN: Final = 10.0
"""Seconds for them, from the first byte or the connection."""
BODY_GRACE: Final = 20.0
BODY_PACE: Final = 8_192
"""A body may take so many seconds, and one more for each so many bytes of it."""
LINGER: Final = 5.0
"""Seconds for the rest of a request that was answered before it was complete."""
STALL: Final = 60.0
"""Seconds in which somebody must take some of an answer."""
HALF: Final = 1_000
HALF_EACH: Final = 60
"""Half requests at once: of all, and of one address."""
LOCAL_HALF: Final = 32
"""Half requests at once at a listener for this machine alone."""
OPEN_EACH: Final = 600
"""Connections of one address."""
RAW: Final = Rate(400, 60, "raw")
"""Frames of a socket, those that say nothing included."""
SLICE: Final = 4_096
"""Bytes of a socket that are read before its frames are counted."""
PIECE: Final = 256
"""Bytes as which the smallest piece of a request counts: each is work."""
BESIDE: Final = 262_144
"""Bytes that may come beside a body, and half as many more as it has itself: sizes of
chunks, trailers, and what small pieces count."""
PART: Final = 65_536
"""Bytes of a body that are read before it is looked at what came beside it."""

TOGETHER: Final = 0.2
"""Pings that are due within so many seconds are sent in one go."""


def last_words(status: str, text: str) -> bytes:
    """A whole answer, after which the connection is closed."""
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain\r\nconnection: close\r\n"
    return f"{head}content-length: {len(text)}\r\n\r\n{text}".encode()


TOO_LONG: Final = last_words(
    "431 Request Header Fields Too Large", "These headers are too long"
)
UNREADABLE: Final = last_words("400 Bad Request", "This request cannot be read.")
TOO_SLOW: Final = last_words("408 Request Timeout", "This request is slow.")


class Door:
    """What all connections of a listener share."""

    max_half = HALF

    def __init__(self, settings: Settings) -> None:
        self.factor = settings.rate_factor
        self.proxies = settings.trusted_proxies
        self.half: dict[Http, str] = {}
        """Connections with half a request, the oldest first."""
        self.halves = Occupancy()
        self.open = Occupancy()
        self.buckets = Buckets(time.monotonic, settings.rate_factor)

    def address(self, client: tuple[str, int] | None) -> str:
        """Who counts for a connection; nobody for those of a proxy, which is many."""
        host = client[0] if client else ""
        return "" if not host or among(host, self.proxies) else network_of(host)

    def come(self, address: str) -> bool:
        """Counts a connection; false if its address has too many of them."""
        has_room = self.open.has_room(address, OPEN_EACH * self.factor)
        self.open.add(address)
        return not address or has_room

    def leave(self, address: str) -> None:
        self.open.add(address, -1)

    def wait_for(self, connection: "Http", address: str) -> bool:
        """Counts half a request; false if its address has too many of them."""
        if address and not self.halves.has_room(address, HALF_EACH * self.factor):
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

    def frames(self, connection: "Socket", address: str, many: int) -> bool:
        """Whether a socket may send so many more frames."""
        return self.buckets.allow_both(RAW, f"socket {id(connection)}", address, many)


class LocalDoor(Door):
    """The door of a listener for this machine alone.

    All connections have one address, so there is no limit per address. When all half
    requests are taken the oldest goes: nobody can shut the operator out with them.
    """

    max_half = LOCAL_HALF

    def address(self, client: tuple[str, int] | None) -> str:
        return ""


@lru_cache(maxsize=1)
def public_door() -> Door:
    """The door of this process's public listener."""
    return Door(read_settings())


class Http(HttpToolsProtocol):
    """A connection that has to ask in time, and in bounds."""

    def __init__(self, *arguments: Any, door: Door | None = None, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.door = door or public_door()
        self.address = ""
        self.in_head = True
        self.head = 0
        """Bytes of the head so far."""
        self.body = 0
        self.fed = 0
        """Bytes since the head, and what its pieces count besides."""
        self.began = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.door.address(self.client)
        if self.door.come(self.address):
            self.wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.done()
        self.door.leave(self.address)
        if self.stalled is not None:
            self.stalled.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.done()
        self.door.leave(self.address)  # the socket counts itself from here on
        super().handle_websocket_upgrade()

    # Half requests

    def wait(self) -> None:
        """From now on there is half a request."""
        self.in_head, self.head, self.body, self.fed = True, 0, 0, 0
        if self.door.wait_for(self, self.address):
            self.within(HEAD_WITHIN)
        else:
            self.transport.abort()

    def within(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.late)

    def late(self) -> None:
        """Time is up, unless a body keeps pace."""
        if not self.in_head and self.answering():
            left = self.began + BODY_GRACE + self.body / BODY_PACE - self.loop.time()
            if left > 0:
                self.within(left)
                return
        self.expire()

    def expire(self) -> None:
        self.done()
        if self.answering():
            self.transport.abort()  # somebody waits for the rest of a body
        else:
            if self.in_head and self.head:
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def done(self) -> None:
        """There is no half request any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.door.complete(self)

    def answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self not in self.door.half:
            self.wait()
        while data and not self.transport.is_closing():
            room = HEAD - self.head if self.in_head else PART
            part, data = data[:room], data[room:]
            if self.in_head:
                self.head += max(len(part), PIECE)
            else:
                self.fed += len(part) + PIECE
            super().data_received(part)
            if self.transport.get_protocol() is not self:
                return  # it is a socket now
            if self.in_head and self.head >= HEAD:
                self.done()
                self.transport.write(TOO_LONG)
                self.transport.close()
            elif self.fed - self.body > BESIDE + self.body // 2:
                self.done()
                self.transport.abort()

    def on_message_begin(self) -> None:
        self.in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.body = self.fed = 0
        self.began = self.loop.time()
        self.within(BODY_GRACE)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.done()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self in self.door.half and not self.in_head:
            self.within(LINGER)

    # What goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(STALL, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted before anybody reads them."""

    heard = 0.0
    """When anything came last."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door = public_door()
        self.address = self.door.address(self.client)
        if not self.door.come(self.address):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        for place in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[place : place + SLICE])
            if self.conn.handshake_exc is not None and not self.transport.is_closing():
                self.transport.write(UNREADABLE)
                self.transport.close()  # or it would stay for ever

    def schedule_ping(self) -> None:
        """Has the next ping sent together with those of others: the event loop wakes up
        once for all of them, and mostly once for what they answer."""
        assert self.ping_interval is not None
        due = self.heard + self.ping_interval
        beat = (due // TOGETHER + 1) * TOGETHER
        self.ping_timer = self.loop.call_at(beat, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Unless they have said something meanwhile, and so are there."""
        assert self.ping_interval is not None
        if self.loop.time() < self.heard + self.ping_interval:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Reads on until a second frame waits: nearly all come alone, and to stop for
        each is work for the event loop, twice."""
        paused = self.read_paused
        if self.queue.empty():
            self.read_paused = True  # then it need not be
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() <= 1:
            self.read_paused = False

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[AT_ONCE] = self.write_text
        await super().run_asgi()

    def write_text(self, text: bytes) -> bool:
        """Sends a text frame; false if too much waits for whoever reads it.

        What several are told is written to all of them before anybody else's turn.
        """
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return True  # nobody is there to read it
        if transport.get_write_buffer_size() > HELD:
            return False
        transport.write(frame_head(len(text)) + text)
        return True

    def handle_events(self) -> None:
        many = max(1, len(self.conn.events))  # half a frame is work too
        if not self.door.frames(self, self.address, many):
            self.transport.abort()
            return
        super().handle_events()


def frame_head(size: int) -> bytes:
    """What stands before the text of a whole, unmasked frame of so many bytes.

    >>> frame_head(5).hex(), frame_head(500).hex(), frame_head(70_000).hex()
    ('8105', '817e01f4', '817f0000000000011170')
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
