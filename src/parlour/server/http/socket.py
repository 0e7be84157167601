"""A table's socket: hello first, then frames both ways until somebody leaves."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.match.bounds import bounded
from parlour.server.access.limits import (
    AT_ONCE,
    FRAME,
    FRAMES,
    HANDSHAKES,
    LINES,
    SOCKETS,
)
from parlour.server.access.tokens import bearer_in
from parlour.server.http.answers import UNREADABLE, HttpProblem
from parlour.server.http.context import Asker, Context
from parlour.server.http.middleware import same_origin
from parlour.server.store import Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables.codes import is_program
from parlour.server.tables.connection import Conn
from parlour.server.tables.registry import Gone, Kind
from parlour.server.tables.requests import Requests, name_in
from parlour.server.tables.table import Busy, Table

HELLO_WITHIN = 5.0
FORBIDDEN = 1008
TRY_LATER = 1013
WARNINGS = 40
"""Frames that came too fast before the line is cut."""

read_hello = bounded(msgspec.json.Decoder(common.Hello).decode)
logger = logging.getLogger("parlour.socket")


async def serve(context: Context, socket: WebSocket) -> None:
    """One socket from its first to its last frame."""
    if not same_origin(socket.headers, context.settings.url):
        await socket.close(FORBIDDEN)
        return
    try:
        who = await Asker.of(context, socket, HANDSHAKES)
    except HttpProblem:
        await socket.accept()
        await socket.close(common.FLOOD)
        return
    who.need_person()
    headers = [(b"set-cookie", who.cookie().encode())] if who.fresh else []
    await socket.accept(headers=headers)
    if context.sockets >= context.settings.max_sockets:
        await socket.close(TRY_LATER)
        return
    if not context.lines.has_room(who.address, LINES * context.settings.rate_factor):
        await socket.close(common.FLOOD)
        return
    context.sockets += 1
    context.lines.add(who.address)
    try:
        await Line(context, socket, who).run()
    finally:
        context.sockets -= 1
        context.lines.add(who.address, -1)


@dataclass
class Line:
    """Reads frames of one socket and writes what waits for it."""

    context: Context
    socket: WebSocket
    who: Asker
    warnings: int = 0

    async def run(self) -> None:
        try:
            table = await self.context.tables.live(self.socket.path_params["id"])
            kind = self.context.tables.kind(table)
            name = await self.context.store.person(self.who.person)
        except Gone:
            await self.close(common.GONE)
            return
        except (Busy, Unavailable):
            await self.close(TRY_LATER)
            return
        if self.who.person in table.room.banned:
            await self.close(common.KICKED)
            return
        at_once = self.socket.scope.get("extensions", {}).get(AT_ONCE)
        who = self.who
        conn = Conn(who.person, name or "", who.address, who.device, at_once)
        writer = asyncio.ensure_future(self.write(conn))
        reader = asyncio.ensure_future(self.read(table, kind, conn))
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.leave(conn)
            if not writer.done():
                conn.close(1000)
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writer), 1)
            for task in (reader, writer):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                    await task

    # Writing

    async def write(self, conn: Conn) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await conn.ready.wait()
                conn.ready.clear()
                while conn.out:
                    await self.socket.send_text(conn.out.popleft().decode())
                if conn.closing is not None:
                    await self.close(conn.closing)
                    return

    async def close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(code)

    # Reading

    async def read(self, table: Table[Any, Any], kind: Kind, conn: Conn) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            hello = await self.hello(conn)
            if hello is None:
                return
            try:
                await table.compare()
            except Busy:
                conn.close(TRY_LATER)
                return
            if not self.admitted(table, conn, hello):
                conn.close(common.BAD_TOKEN)
                return
            self.make_room(table, conn.person)
            table.join(conn, hello.since, hello.seat)
            requests = kind.requests(
                table, conn, self.context.buckets, self.context.tables
            )
            while conn.closing is None:
                await self.frame(conn, requests, kind)
                await asyncio.sleep(0)  # others have their turn before the next one

    async def hello(self, conn: Conn) -> common.Hello | None:
        """The first frame, if it is a hello and comes in time."""
        found = None
        with contextlib.suppress(asyncio.TimeoutError):
            text = await asyncio.wait_for(self.receive(), HELLO_WITHIN)
            with contextlib.suppress(*UNREADABLE):
                found = read_hello(text[: FRAME + 1])
        if found is not None:
            return found
        conn.send(common.Oops(id=None, code="hello-first", text="Say hello first."))
        conn.close(FORBIDDEN)
        return None

    def admitted(self, table: Table[Any, Any], conn: Conn, hello: common.Hello) -> bool:
        """Whoever brings a token is the program of that chair, or is turned away."""
        token = hello.token
        if token is None:
            token = bearer_in(self.socket.headers.get("authorization", ""))
        if token is None:
            return True
        conn.person = self.context.tokens.program(token, table.room.id)
        conn.name = conn.device = ""
        return bool(conn.person and table.room.seats_of(conn.person))

    def make_room(self, table: Table[Any, Any], person: str) -> None:
        """Lets the oldest of too many sockets of one person go."""
        own = [conn for conn in table.conns if conn.person == person]
        most = 1 if is_program(person) else SOCKETS
        for conn in own[: max(0, len(own) - most + 1)]:
            conn.close(common.ELSEWHERE)

    async def frame(self, conn: Conn, requests: Requests[Any, Any], kind: Kind) -> None:
        data = await self.receive()
        if conn.closing is not None:
            return  # it came too late
        if not self.allowed(conn):
            self.warnings += 1
            requests.oops(id_in(data), "too-fast", "That was a lot at once.")
            if self.warnings > WARNINGS:
                conn.close(common.FLOOD)
            return
        await take(requests, data, self.context, kind.decode)

    def allowed(self, conn: Conn) -> bool:
        return self.context.buckets.allow_both(FRAMES, conn.person, conn.address)

    async def receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""


async def take(
    requests: Requests[Any, Any],
    data: bytes,
    context: Context,
    decode: Callable[[bytes], common.Asked],
) -> None:
    """Reads one frame and has it served; whatever it is, it is answered."""
    if len(data) > FRAME:
        requests.oops(None, "too-big", f"A frame has at most {FRAME} bytes.")
        return
    try:
        request = decode(data)
    except UNREADABLE as wrong:
        requests.oops(id_in(data), "unreadable", f"That cannot be read: {wrong}")
        return
    with context.metrics.timed():
        try:
            await requests.serve(request)
        except Exception:
            logger.exception("a frame failed")
            requests.oops(name_in(request), "busy", "Please try again.")


class Named(msgspec.Struct):
    id: str = ""


def id_in(data: bytes) -> str | None:
    """The id of a frame that is otherwise of no use."""
    if len(data) > FRAME:
        return None
    try:
        found = msgspec.json.decode(data, type=Named).id
    except UNREADABLE:
        return None
    return found if 0 < len(found) <= 40 else None
