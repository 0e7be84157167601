"""A story table's socket: as `socket.py`, with the story's own frames."""

from typing import Any

import msgspec

from parlour.server import story_wire
from parlour.server.readers import Conn
from parlour.server.socket import Line
from parlour.server.story_counter import StoryCounter
from parlour.server.story_live import StoryLive

read_request = msgspec.json.Decoder(story_wire.Request).decode


class StoryLine(Line):
    decode = staticmethod(read_request)
    greeting = story_wire.Hello

    async def find(self) -> StoryLive:
        return await self.desk.stories.live(self.socket.path_params["id"])

    async def greet(self, live: StoryLive, conn: Conn, hello: Any) -> StoryCounter:
        await live.join(conn, hello.since, hello.seat)
        return StoryCounter(live, conn, self.desk.buckets)
