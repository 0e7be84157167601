"""A story table's socket: as `socket.py`, with the story's own frames."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocketDisconnect

from parlour.server import story_wire
from parlour.server.limits import FRAME
from parlour.server.live import Busy
from parlour.server.problems import UNREADABLE
from parlour.server.readers import Conn
from parlour.server.socket import (
    TRY_LATER,
    Line,
    id_in,
)
from parlour.server.story_counter import StoryCounter
from parlour.server.story_live import StoryLive

read_request = msgspec.json.Decoder(story_wire.Request).decode
logger = logging.getLogger("parlour.socket")


class StoryLine(Line):
    decode = staticmethod(read_request)
    greeting = story_wire.Hello

    async def find(self) -> StoryLive:
        return await self.desk.stories.live(self.socket.path_params["id"])

    async def read(self, live: Any, conn: Conn) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            hello = await self.hello(conn)
            if hello is None:
                return
            self.make_room(live)
            try:
                await live.join(conn, hello.since, hello.seat)
            except Busy:
                conn.close(TRY_LATER)
                return
            counter = StoryCounter(live, conn, self.desk.buckets)
            while conn.closing is None:
                await self.frame(conn, counter)
                await asyncio.sleep(0)

    async def take(self, counter: StoryCounter, data: bytes) -> None:
        if len(data) > FRAME:
            counter.oops(None, "too-big", f"A frame has at most {FRAME} bytes.")
            return
        try:
            request = read_request(data)
        except UNREADABLE as wrong:
            counter.oops(id_in(data), "unreadable", f"That cannot be read: {wrong}")
            return
        self.desk.metrics.frames.labels("story").inc()
        try:
            await counter.serve(request)
        except Exception:
            logger.exception("a story frame failed")
            counter.oops(getattr(request, "id", None), "busy", "Please try again.")
