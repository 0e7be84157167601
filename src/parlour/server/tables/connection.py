"""One socket's end at a table: who looks, and what is on its way to them."""

import asyncio
from collections import deque

import msgspec

from parlour.server.access.limits import QUEUE

SLOW = 1013
"""Close code for a reader that does not keep up: it may come again."""

encode = msgspec.json.Encoder().encode


class Conn:
    """Who it is, and a short queue."""

    def __init__(
        self, person: str, name: str, address: str = "", device: str = ""
    ) -> None:
        self.person = person
        self.name = name
        self.address = address
        self.device = device
        self.looking: int | None = None
        self.seats: list[int] = []
        """Their seats when something was last told."""
        self.seq = 0
        """The last entry this reader was told."""
        self.finished = 0
        """Finished rounds that this reader has on the pad."""
        self.out: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.closing: int | None = None

    def send(self, message: msgspec.Struct) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closing is not None:
            return
        if len(self.out) >= QUEUE:
            self.out.clear()
            self.close(SLOW)
            return
        self.out.append(data)
        self.ready.set()

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self.ready.set()
