"""Socket: our end of a WebSocket, over the parser of `websockets`.

uvicorn makes one for each upgrade (its setting `ws`). The handshake goes through the
ASGI application as every request does. The application finds the socket in the scope,
under `SOCKET`, and names a reader. From then on messages go straight to the reader.
"""

import asyncio
import logging
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from parlour.server.access.connection_limits import (
    SLICE,
    UNREADABLE,
    peer_of,
    public_door,
)
from parlour.server.access.limits import MAX_QUEUED_BYTES

SOCKET: Final = "parlour.socket"
"""The ASGI extension under which the application finds the socket."""
MAX_MESSAGE: Final = 65_536
"""Bytes of a message, after which the connection is closed without reading on."""
SILENCE_S: Final = 25.0
"""Seconds without a byte after which a peer is pinged; browsers send something every
20 seconds."""
PONG_WITHIN_S: Final = 30.0
"""Seconds for anything to come after a ping; then the peer is looked at again."""
CLOSE_WITHIN_S: Final = 10.0
"""Seconds for a peer to take what it was sent and to answer a close frame."""
PING_STEP_S: Final = 0.2
"""Pings that are due within this interval are sent together: the event loop wakes up
once for all of them."""

logger = logging.getLogger("parlour.websocket")


class FrameReader(Protocol):
    """The receiver of a socket's messages.

    Before the first message, and when the reader says so, the socket stops reading. It
    reads on when the reader calls `resume_reading`.
    """

    def receive(self, message: bytes) -> None: ...

    def lose(self) -> None:
        """The connection is gone; nothing more comes."""


class Socket(asyncio.Protocol):
    """One connection: bytes of the network on one side, messages on the other."""

    transport: asyncio.Transport
    response: Response
    """The answer to a valid handshake, sent when the application accepts it."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        received: bytes = b"",
        **_: Any,
    ) -> None:
        self.app = config.loaded_app
        self.connections = cast(set[Any], server_state.connections)
        self.door = public_door()
        self.loop = asyncio.get_running_loop()
        self.parser = ServerProtocol(max_size=MAX_MESSAGE)
        self.received = received
        """All that came until the handshake was answered."""
        self.handed_over = bool(received)
        """Whether another worker accepted this connection."""
        self.address = ""
        self.client: tuple[str, int] | None = None
        self.heard = self.loop.time()
        """When anything came last."""
        self.pinged = False
        """Whether a ping was sent since."""
        self.timer: asyncio.TimerHandle | None = None
        """For the next ping; once the socket closes, for giving up."""
        self.reader: FrameReader | None = None
        self.early: list[bytes] = []
        """Messages that came before there was a reader."""
        self.parts: list[bytes] = []
        """Fragments of a message whose end has not come."""
        self.unsent = 0
        """Bytes of messages that are sent when the event loop is free."""
        self.is_text = False
        self.is_paused = False
        self.is_lost = False
        self.task: asyncio.Task[None] | None = None
        """The application, during the handshake."""

    # The network

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.client = peer_of(self.transport)
        self.address = self.door.address(self.client)
        self.connections.add(self)  # uvicorn calls shutdown() of those in it
        if not self.door.come(self.address):
            self.transport.abort()
        elif self.handed_over:
            received, self.received = self.received, b""
            self.data_received(received)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        self.connections.discard(self)
        self.door.leave(self.address)
        if self.timer is not None:
            self.timer.cancel()
        reader, self.reader = self.reader, None
        if reader is not None:
            reader.lose()

    def data_received(self, data: bytes) -> None:
        self.heard, self.pinged = self.loop.time(), False
        if self.parser.state is State.CONNECTING:
            self.received += data
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            self.read(data[start : start + SLICE])

    def shutdown(self) -> None:
        """Closes the connection because the server stops; browsers come back."""
        self.close(CloseCode.SERVICE_RESTART)
        self.end()

    # Reading

    def read(self, part: bytes) -> None:
        self.parser.receive_data(part)
        events = self.parser.events_received()
        many = max(1, len(events))  # half a frame is work too
        if not self.door.frames(self, self.address, many):
            self.transport.abort()
            return
        for event in events:
            if isinstance(event, Request):
                self.open(event)
            elif isinstance(event, Frame):
                self.take(event)
        if self.parser.handshake_exc is not None and not events:
            self.transport.write(UNREADABLE)
            self.end()
            return
        self.flush()
        if self.transport.get_write_buffer_size() > 2 * MAX_QUEUED_BYTES:
            self.transport.abort()  # pongs that nobody reads

    def take(self, frame: Frame) -> None:
        """Puts fragments together; the parser has checked their order and size."""
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self.is_text = frame.opcode is Opcode.TEXT
                self.parts = [bytes(frame.data)]
            case Opcode.CONT:
                self.parts.append(bytes(frame.data))
            case _:
                return  # the parser answers pings and closes itself
        if frame.fin:
            message, self.parts = b"".join(self.parts), []
            self.deliver(message)

    def deliver(self, message: bytes) -> None:
        if self.parser.close_sent is not None:
            return  # it came too late
        if self.is_text:
            try:
                message.decode()
            except UnicodeDecodeError:
                self.parser.fail(CloseCode.INVALID_DATA, "invalid UTF-8")
                return
        if self.reader is not None:
            self.reader.receive(message)
        else:
            self.early.append(message)
            self.pause_reading()

    def pause_reading(self) -> None:
        if not self.is_paused and not self.transport.is_closing():
            self.is_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.is_paused and not self.transport.is_closing():
            self.is_paused = False
            self.transport.resume_reading()

    # Writing

    def write(self, text: bytes) -> bool:
        """Sends a text message; false if too much waits for the peer to read it."""
        if self.parser.state is not State.OPEN or self.transport.is_closing():
            return True  # nobody is there to read it
        if self.transport.get_write_buffer_size() + self.unsent > MAX_QUEUED_BYTES:
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += len(text)
        self.parser.send_text(text)
        return True

    def close(self, code: int) -> None:
        """Sends a close frame, and waits a little for that of the peer."""
        if self.parser.state is State.OPEN:
            self.parser.send_close(code)
            self.flush()
            self.give_up_soon()
            self.resume_reading()

    def flush(self) -> None:
        """Sends what waits: an update and the answer to its author go together."""
        self.unsent = 0
        data = self.parser.data_to_send()
        if not data or self.transport.is_closing():
            return  # a table may close a connection that is lost already
        self.transport.write(b"".join(data))
        if not data[-1]:  # the parser's sign for the end
            self.end()

    def end(self) -> None:
        """Closes the connection as soon as the peer has taken what it was sent."""
        if not self.transport.is_closing():
            self.transport.close()
            self.give_up_soon()

    def give_up_soon(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if not self.is_lost:
            self.timer = self.loop.call_later(CLOSE_WITHIN_S, self.transport.abort)

    # Pings

    def schedule_ping(self, due: float) -> None:
        step = (due // PING_STEP_S + 1) * PING_STEP_S
        self.timer = self.loop.call_at(step, self.check_peer)

    def check_peer(self) -> None:
        """Pings a peer that is silent; gives up one that does not answer."""
        due = self.heard + SILENCE_S
        if self.loop.time() < due:
            self.schedule_ping(due)
        elif not self.pinged:
            self.pinged = True
            self.parser.send_ping(b"")
            self.flush()
            self.schedule_ping(self.loop.time() + PONG_WITHIN_S)
        else:
            self.parser.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self.flush()

    # The handshake

    def open(self, request: Request) -> None:
        self.response = self.parser.accept(request)
        if self.parser.handshake_exc is not None:
            self.parser.send_response(self.response)
            return
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "client": self.client,
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode(), value.encode("latin-1", "surrogateescape"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "extensions": {SOCKET: self},
        }
        self.task = self.loop.create_task(self.shake_hands(scope))

    async def shake_hands(self, scope: dict[str, Any]) -> None:
        try:
            await self.app(scope, self.receive_event, self.send_event)
        except Exception:
            logger.exception("websocket: handshake failed")
        if self.reader is None and not self.transport.is_closing():
            if self.parser.state is State.CONNECTING:
                self.refuse(500)
            self.close(CloseCode.INTERNAL_ERROR)
        self.task = None

    async def receive_event(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send_event(self, event: dict[str, Any]) -> None:
        if self.transport.is_closing():
            return
        if event["type"] == "websocket.accept":
            for name, value in event.get("headers", ()):
                self.response.headers[name.decode("latin-1")] = value.decode("latin-1")
            self.parser.send_response(self.response)
            self.received = b""
            self.flush()
            self.schedule_ping(self.loop.time() + SILENCE_S)
        elif self.parser.state is State.CONNECTING:
            self.refuse(403)
        else:
            self.close(event["code"])

    def refuse(self, status: int) -> None:
        self.parser.send_response(self.parser.reject(status, ""))
        self.flush()

    def hand_over(self, reader: FrameReader) -> None:
        """From now on messages go to this reader; first those that are here."""
        self.reader = reader
        early, self.early = self.early, []
        for message in early:
            reader.receive(message)
        if self.is_lost:
            self.reader = None
            reader.lose()
