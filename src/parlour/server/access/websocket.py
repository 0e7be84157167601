"""Socket: our end of a WebSocket, over the parser of `websockets`.

uvicorn makes one for each upgrade (its setting `ws`). The handshake goes through the
ASGI application as every request does. The application finds the socket in the scope,
under `SOCKET`, and names a reader. From then on messages go straight to the reader.

Nearly all frames are short whole texts: these are read and written here. The parser
comes back for the first frame of any other kind, and then stays.
"""

import asyncio
import logging
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Protocol as FrameParser
from websockets.protocol import Side, State
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

from parlour.server.access.connection_limits import (
    SLICE_BYTES,
    UNREADABLE,
    peer_of,
    public_door,
)
from parlour.server.access.limits import MAX_QUEUED_BYTES

SOCKET: Final = "parlour.socket"
"""The ASGI extension under which the application finds the socket."""
MAX_MESSAGE_BYTES: Final = 65_536
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
TEXT_FRAME: Final = 0x81
PONG_FRAME: Final = 0x8A
"""First bytes of whole frames."""
MASKED_BIT: Final = 0x80
"""Bit in the second byte of a client's frame, beside the length."""
LENGTH_IN_TWO_BYTES: Final = 126
"""Stands for a length in the next two bytes; shorter lengths stand there themselves."""
LENGTH_IN_EIGHT_BYTES: Final = 127
"""Stands for a length in the next eight bytes."""
PING: Final = b"\x89\x00"

END_OF_HEAD: Final = b"\r\n\r\n"
"""Ends the request of a handshake."""

logger = logging.getLogger("parlour.websocket")


class FrameReader(Protocol):
    """The receiver of a socket's messages.

    Before the first message, and when the reader says so, the socket stops reading. It
    reads on when the reader calls `resume_reading`.
    """

    def receive(self, message: bytes) -> None: ...

    def lose(self) -> None:
        """Notes that the connection is gone; nothing more comes."""


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
        self.parser: FrameParser | None = ServerProtocol(max_size=MAX_MESSAGE_BYTES)
        """None while only short whole texts and pongs came since the handshake."""
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
        self.unsent = b""
        """Texts that are sent when the event loop is free."""
        self.is_text = False
        self.is_accepted = False
        """Whether the handshake was answered and this is a WebSocket."""
        self.is_paused = False
        self.is_lost = False
        self.is_ending = False
        """Whether what comes from now on is too late, since the socket closes."""
        self.task: asyncio.Task[None] | None = None
        """The application, during the handshake."""

    # The network

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.client = peer_of(self.transport)
        self.address = self.door.address(self.client)
        self.frames = self.door.frames(self, self.address)
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
        if self.parser is None:
            texts = read_texts(data)
            if texts is not None:
                self.take_texts(texts)
                return
        elif self.parser.state is State.CONNECTING:
            self.received += data
        for start in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            self.read(data[start : start + SLICE_BYTES])

    def shutdown(self) -> None:
        """Closes the connection because the server stops; browsers come back."""
        self.close(CloseCode.SERVICE_RESTART)
        self.end()

    # Reading

    def full_parser(self) -> FrameParser:
        """Returns the parser, from now on for all frames."""
        if self.parser is None:
            self.parser = FrameParser(Side.SERVER, max_size=MAX_MESSAGE_BYTES)
        return self.parser

    def take_texts(self, texts: list[bytes]) -> None:
        many = max(1, len(texts))
        if not self.frames.allow(many):
            self.transport.abort()
            return
        self.is_text = True
        for text in texts:
            self.deliver(text)
        if self.parser is not None:
            self.flush()

    def read(self, part: bytes) -> None:
        parser = self.full_parser()
        parser.receive_data(part)
        events = parser.events_received()
        many = max(1, len(events))  # half a frame is work too
        if not self.frames.allow(many):
            self.transport.abort()
            return
        for event in events:
            if isinstance(event, Request):
                self.open(event)
            elif isinstance(event, Frame):
                self.take(event)
        if parser.close_sent is not None:  # after all that came before the end
            self.is_ending = True
        if parser.handshake_exc is not None and not events:
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
        if self.is_ending:
            return
        if self.is_text:
            try:
                message.decode()
            except UnicodeDecodeError:
                self.is_ending = True
                self.full_parser().fail(CloseCode.INVALID_DATA, "invalid UTF-8")
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

    def is_open(self) -> bool:
        return self.parser is None or self.parser.state is State.OPEN

    def write(self, text: bytes) -> bool:
        """Sends a text message; false if too much waits for the peer to read it."""
        if not self.is_open() or self.transport.is_closing():
            return True  # nobody is there to read it
        unsent = self.unsent
        if self.transport.get_write_buffer_size() + len(unsent) > MAX_QUEUED_BYTES:
            return False
        if not unsent:
            self.door.flush_soon(self)
        self.unsent = unsent + text_head(len(text)) + text
        return True

    def close(self, code: int) -> None:
        """Sends a close frame, and waits a little for that of the peer."""
        self.is_ending = True
        if self.is_open():
            self.full_parser().send_close(code)
            self.flush()
            self.give_up_soon()
            self.resume_reading()

    def flush(self) -> None:
        """Sends what waits: an update and the answer to its author go together."""
        data, self.unsent = self.unsent, b""
        is_end = False
        if self.parser is not None:
            parts = self.parser.data_to_send()
            is_end = bool(parts) and not parts[-1]  # the parser's sign for the end
            data += b"".join(parts)
        if self.transport.is_closing():
            return  # a table may close a connection that is lost already
        if data:
            self.transport.write(data)
        if is_end:
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
        if self.transport.is_closing():
            return
        if self.loop.time() < due:
            self.schedule_ping(due)
        elif not self.pinged:
            self.pinged = True
            self.unsent += PING
            self.flush()
            self.schedule_ping(self.loop.time() + PONG_WITHIN_S)
        else:
            self.is_ending = True
            self.full_parser().fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self.flush()

    # The handshake

    @property
    def handshake(self) -> ServerProtocol:
        assert isinstance(self.parser, ServerProtocol)
        return self.parser

    def open(self, request: Request) -> None:
        parser = self.handshake
        self.response = parser.accept(request)
        if parser.handshake_exc is not None:
            parser.send_response(self.response)
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
            if not self.is_accepted:
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
            self.handshake.send_response(self.response)
            self.flush()
            if not self.received.partition(END_OF_HEAD)[2]:
                self.parser = None  # nothing came after the handshake
            self.received = b""
            self.is_accepted = True
            del self.response
            self.schedule_ping(self.loop.time() + SILENCE_S)
        elif not self.is_accepted:
            self.refuse(403)
        else:
            self.close(event["code"])

    def refuse(self, status: int) -> None:
        self.handshake.send_response(self.handshake.reject(status, ""))
        self.flush()

    def hand_over(self, reader: FrameReader) -> None:
        """Hands messages to this reader from now on; first those that are here."""
        self.reader = reader
        early, self.early = self.early, []
        for message in early:
            reader.receive(message)
        if self.is_lost:
            self.reader = None
            reader.lose()


def read_texts(data: bytes) -> list[bytes] | None:
    """Returns the texts in a piece of short whole texts and pongs; None if anything
    else is in it. An empty list is all pongs."""
    size = len(data)
    if size > SLICE_BYTES:
        return None
    texts: list[bytes] = []
    start = 0
    while start < size:
        if size - start < 6:
            return None
        length, mask = data[start + 1] - MASKED_BIT, start + 2
        if length == LENGTH_IN_TWO_BYTES:
            length, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
        elif not 0 <= length < LENGTH_IN_TWO_BYTES:
            return None
        begin = mask + 4
        end = begin + length
        if end > size:
            return None
        if data[start] == TEXT_FRAME:
            texts.append(apply_mask(data[begin:end], data[mask:begin]))
        elif data[start] != PONG_FRAME or length >= LENGTH_IN_TWO_BYTES:
            return None
        start = end
    return texts


def text_head(length: int) -> bytes:
    """Returns the bytes that stand before a text of the server."""
    if length < LENGTH_IN_TWO_BYTES:
        return bytes((TEXT_FRAME, length))
    if length < 1 << 16:
        return bytes((TEXT_FRAME, LENGTH_IN_TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((TEXT_FRAME, LENGTH_IN_EIGHT_BYTES)) + length.to_bytes(8, "big")
