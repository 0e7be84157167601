"""A table's WebSocket: hello first, then frames both ways until somebody leaves."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.match.bounds import UNREADABLE, bound_integers
from parlour.server.access.limits import (
    FRAMES,
    HANDSHAKES,
    MAX_FRAME_BYTES,
    MAX_QUEUED_MESSAGES,
    SOCKETS_PER_ADDRESS,
    SOCKETS_PER_PERSON,
    Limit,
)
from parlour.server.access.tokens import bearer_in
from parlour.server.access.websocket import SOCKET, Socket
from parlour.server.http.answers import HttpProblem
from parlour.server.http.context import Asker, Context
from parlour.server.http.middleware import same_origin
from parlour.server.store.rows import Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables.act import Hello
from parlour.server.tables.codes import is_program
from parlour.server.tables.connection import Conn
from parlour.server.tables.registry import Gone, TooManyOpen
from parlour.server.tables.table import Busy, OpenTable, id_in

HELLO_TIMEOUT_S = 5.0
CLOSE_FORBIDDEN = 1008
CLOSE_FAILED = 1011
CLOSE_TRY_LATER = 1013
MAX_FAST_FRAMES = 40
"""Frames that came too fast before the connection is closed."""
MAX_WAITING_FRAMES: Final = 2
"""Frames that wait to be served before no more are read."""

read_hello = bound_integers(msgspec.json.Decoder(Hello).decode)
logger = logging.getLogger("parlour.socket")


class Refused(Exception):
    """Why nobody is let in, as the code of a close frame."""

    def __init__(self, code: int) -> None:
        self.code = code


async def serve(context: Context, socket: WebSocket) -> None:
    """Shakes hands, and gives the connection to a line at its table, or to the worker
    that owns the table."""
    if not same_origin(socket.headers, context.settings.url):
        await socket.close(CLOSE_FORBIDDEN)
        return
    try:
        who = await Asker.of(context, socket, HANDSHAKES)
    except HttpProblem:
        await socket.accept()
        await socket.close(common.FLOOD)
        return
    end: Socket | None = socket.scope.get("extensions", {}).get(SOCKET)
    if (
        end is not None
        and context.handover is not None
        and await context.handover.give(end, socket.path_params["id"])
    ):
        return
    who.need_person()
    headers = [(b"set-cookie", who.cookie().encode())] if who.fresh else []
    await socket.accept(headers=headers)
    way = Relay(socket) if end is None else end
    try:
        line = await find_line(context, socket, who, way.write)
    except Refused as refused:
        await socket.close(refused.code)
        return
    if isinstance(way, Relay):
        await way.serve(line)
    else:
        line.attach(way)


def count(context: Context, address: str, many: int) -> None:
    """Counts connections; negative if they are gone."""
    context.sockets += many
    context.lines.add(address, many)


async def find_line(
    context: Context, socket: WebSocket, who: Asker, write: Callable[[bytes], bool]
) -> "TableConnection":
    """Returns a line at the table of the path, which counts until it leaves."""
    if context.sockets >= context.settings.max_sockets:
        raise Refused(CLOSE_TRY_LATER)
    if not context.lines.has_room(
        who.address, SOCKETS_PER_ADDRESS * context.settings.rate_factor
    ):
        raise Refused(common.FLOOD)
    count(context, who.address, 1)
    try:
        return await make_line(context, socket, who, write)
    except BaseException:
        count(context, who.address, -1)
        raise


async def make_line(
    context: Context, socket: WebSocket, who: Asker, write: Callable[[bytes], bool]
) -> "TableConnection":
    try:
        table = await context.tables.live(socket.path_params["id"], who.address)
        name = await context.store.person(who.person)
    except Gone:
        raise Refused(common.GONE) from None
    except TooManyOpen:
        raise Refused(common.FLOOD) from None
    except (Busy, Unavailable):
        raise Refused(CLOSE_TRY_LATER) from None
    if who.person in table.room.banned:
        raise Refused(common.KICKED)
    conn = Conn(who.person, name or "", write, context.buckets, who.address, who.device)
    bearer = bearer_in(socket.headers.get("authorization", ""))
    return TableConnection(context, table, conn, bearer)


class TableConnection:
    """Serves the frames of one connection, one after the other."""

    def __init__(
        self,
        context: Context,
        table: OpenTable[Any, Any],
        conn: Conn,
        bearer: str | None,
    ) -> None:
        self.context = context
        self.table = table
        self.conn = conn
        self.bearer = bearer
        """The token that the handshake brought."""
        self.end: Socket | None = None
        self.loop = asyncio.get_running_loop()
        self.inbox: list[tuple[float, bytes]] = []
        """Frames, and when they came."""
        self.task: asyncio.Task[None] | None = None
        """Serves what is in the inbox, from a batch on."""
        self.warnings = 0
        self.is_joined = False
        self.is_lost = self.is_gone = False
        self.timer = self.loop.call_later(HELLO_TIMEOUT_S, self.ask_for_hello)

    @cached_property
    def frames(self) -> Limit:
        """Returns the rate limit of frames after the first, which names the person."""
        conn = self.conn
        return conn.buckets.limit(FRAMES, conn.person, conn.address)

    def attach(self, end: Socket) -> None:
        """Takes frames from this socket from now on."""
        self.end = end
        self.conn.end = self.close
        end.hand_over(self)

    def close(self, code: int) -> None:
        """Follows the table, which has closed this connection. The table may be going
        through its connections, so this one leaves later."""
        if self.end is not None:
            self.end.close(code)
        self.loop.call_soon(self.leave)

    def leave(self) -> None:
        """Lets everything go, once."""
        if self.is_gone:
            return
        self.is_gone = True
        self.timer.cancel()
        self.table.leave(self.conn)
        self.conn.end = None
        self.conn.close(1000)
        count(self.context, self.conn.address, -1)

    # Reading

    def receive(self, message: bytes) -> None:
        self.inbox.append((time.perf_counter(), message))
        if self.task is None and len(self.inbox) == 1:
            self.context.batcher.add(self.table.room.id, self.start)
        elif len(self.inbox) >= MAX_WAITING_FRAMES and self.end is not None:
            self.end.pause_reading()

    def lose(self) -> None:
        """Notes that the connection is gone; what it had sent is served
        nevertheless."""
        self.is_lost = True
        if self.task is None and not self.inbox:
            self.leave()

    def start(self) -> None:
        self.task = self.loop.create_task(self.serve())

    async def serve(self) -> None:
        try:
            while self.inbox and self.conn.closing is None:
                await self.frame(*self.inbox.pop(0))
                if self.inbox:
                    await asyncio.sleep(0)  # others have their turn before the next one
        except Exception:
            logger.exception("websocket: connection failed")
            self.conn.close(CLOSE_FAILED)
        self.task = None
        self.inbox.clear()
        if self.is_lost:
            self.leave()
        elif self.end is not None:
            self.end.resume_reading()

    async def frame(self, came: float, data: bytes) -> None:
        if not self.is_joined:
            await self.join(data)
        elif self.frames.allow():
            await serve_frame(self.table, self.conn, data)
            self.context.metrics.add_frame(time.perf_counter() - came)
        else:
            self.warnings += 1
            self.conn.oops(id_in(data), "too-fast", "Too many requests.")
            if self.warnings > MAX_FAST_FRAMES:
                self.conn.close(common.FLOOD)

    # The first frame

    async def join(self, data: bytes) -> None:
        self.timer.cancel()
        hello = None
        with contextlib.suppress(*UNREADABLE):
            hello = read_hello(data[: MAX_FRAME_BYTES + 1])
        if hello is None:
            self.ask_for_hello()
            return
        try:
            await self.table.compare()
        except Busy:
            self.conn.close(CLOSE_TRY_LATER)
            return
        if not self.admit(hello):
            self.conn.close(common.BAD_TOKEN)
            return
        self.make_room()
        self.is_joined = True
        self.table.join(self.conn, hello.since, hello.seat)

    def ask_for_hello(self) -> None:
        """Asks for a hello: the first frame was something else, or did not come in
        time."""
        self.conn.oops(None, "hello-first", "Say hello first.")
        self.conn.close(CLOSE_FORBIDDEN)

    def admit(self, hello: Hello) -> bool:
        """Admits a connection, or refuses one whose token is not that of a seat."""
        token = self.bearer if hello.token is None else hello.token
        if token is None:
            return True
        conn, room = self.conn, self.table.room
        conn.person = self.context.tokens.program(token, room.id)
        conn.name = conn.device = ""
        return bool(conn.person and room.seats_of(conn.person))

    def make_room(self) -> None:
        """Lets the oldest of too many connections of one person go."""
        person = self.conn.person
        own = [conn for conn in self.table.conns if conn.person == person]
        most = 1 if is_program(person) else SOCKETS_PER_PERSON
        for conn in own[: max(0, len(own) - most + 1)]:
            conn.close(common.ELSEWHERE)


async def serve_frame(table: OpenTable[Any, Any], conn: Conn, data: bytes) -> None:
    """Has one frame served; whatever it is, it is answered."""
    try:
        await table.take(conn, data)
    except Exception:
        logger.exception("websocket: frame failed")
        conn.oops(id_in(data), "busy", "Please try again.")


# Other servers


class Relay:
    """A connection by the messages of ASGI alone, where the server is not ours."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.queue: deque[bytes] = deque()
        self.ready = asyncio.Event()
        """Set while there is something in it, and at the end."""
        self.closing: int | None = None

    def write(self, data: bytes) -> bool:
        """Queues a frame; false if too many wait already."""
        if len(self.queue) >= MAX_QUEUED_MESSAGES:
            self.queue.clear()
            return False
        self.queue.append(data)
        self.ready.set()
        return True

    def close(self, code: int) -> None:
        self.closing = code
        self.ready.set()

    async def serve(self, line: TableConnection) -> None:
        line.conn.end = self.close
        writer = asyncio.ensure_future(self.send())
        reader = asyncio.ensure_future(self.read(line))
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            line.leave()
            if not writer.done():
                self.close(self.closing or 1000)
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writer), 1)
            for task in (reader, writer):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def read(self, line: TableConnection) -> None:
        while (event := await self.socket.receive())["type"] == "websocket.receive":
            text = (event.get("text") or "").encode()
            line.inbox.append((time.perf_counter(), text or event.get("bytes") or b""))
            await line.serve()

    async def send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while self.closing is None or self.queue:
                await self.ready.wait()
                self.ready.clear()
                while self.queue:
                    await self.socket.send_text(self.queue.popleft().decode())
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self.closing)
