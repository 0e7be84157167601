"""Large bodies that are being taken in, and whose must go when there is no more room.

A body may come slowly, and keeps its room until it was dealt with. So that a few
networks cannot keep everybody else from sending files, one of theirs is cut off when
somebody with less needs the room.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass

from parlour.server.access import limits
from parlour.server.http.answers import too_many_uploads


@dataclass(eq=False)
class IncomingBody:
    address: str
    site: str
    size: int
    """Bytes that it may have."""
    reader: "asyncio.Task[object] | None" = None
    """The task that still reads it; until the end it can be cut off."""
    cut: bool = False

    async def read(self, reading: Awaitable[bytearray]) -> bytearray:
        """Reads the body; raises a problem if it is cut off."""
        self.reader = asyncio.current_task()
        try:
            return await reading
        except asyncio.CancelledError:
            if self.cut:
                raise too_many_uploads() from None
            raise
        finally:
            self.reader = None


class Intake:
    """Room for bodies, of one address and of all."""

    def __init__(self, factor: float = 1) -> None:
        self.each = limits.MAX_INTAKE_BYTES_PER_ADDRESS * factor
        self.bodies: list[IncomingBody] = []
        """The oldest first."""

    @contextlib.contextmanager
    def room(self, address: str, site: str, size: int) -> Iterator[IncomingBody]:
        """Holds room for a body; a problem if there is none."""
        mine = sum(one.size for one in self.bodies if one.address == address)
        if mine + size > self.each:
            raise too_many_uploads()
        body = IncomingBody(address, site, size)
        self.make_room(body)
        self.bodies.append(body)
        try:
            yield body
        finally:
            if not body.cut:
                self.bodies.remove(body)

    def make_room(self, body: IncomingBody) -> None:
        wanted = self.count_bytes(body.site) + body.size
        while (
            sum(one.size for one in self.bodies) + body.size > limits.MAX_INTAKE_BYTES
        ):
            able = [one for one in self.bodies if one.reader is not None]
            most = max((self.count_bytes(one.site) for one in able), default=0)
            if most < wanted:
                raise too_many_uploads()
            oldest = next(one for one in able if self.count_bytes(one.site) == most)
            assert oldest.reader is not None
            oldest.cut = True
            oldest.reader.cancel()
            oldest.reader = None
            self.bodies.remove(oldest)

    def count_bytes(self, site: str) -> int:
        """Counts bytes that a network has room for."""
        return sum(one.size for one in self.bodies if one.site == site)
