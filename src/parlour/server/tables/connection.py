"""One socket's end at a table: who looks, and what is on its way to them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from parlour.server.access.limits import Buckets, Rate
from parlour.server.tables.frames import Oops, Trouble
from parlour.server.tables.room import Reader

CLOSE_SLOW_READER = 1013
"""Close code for a reader that does not keep up: it may come again."""

encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Conn:
    """A person's end, and the way to it."""

    person: str
    name: str
    write: Callable[[bytes], bool]
    """Sends a frame at once; false if too much of what was sent waits already."""
    buckets: Buckets
    """How much this person and this address have asked for."""
    address: str = ""
    device: str = ""
    looking: int | None = None
    reader: Reader | None = None
    """All that decides what they are shown; None until somebody asks."""
    seats: list[int] = field(default_factory=list)
    """Their seats at the last update."""
    seq: int = 0
    """The last entry this reader was sent."""
    known: tuple[Any, ...] = ()
    """What this reader knows beside that, as their kind of table notes it."""
    closing: int | None = None
    end: Callable[[int], None] | None = None
    """Called with the code when this end is closed."""

    def may(self, rate: Rate) -> bool:
        """Returns whether this person, and this address, may ask once more at such a
        rate."""
        return self.buckets.allow_both(rate, self.person, self.address)

    def oops(self, id_: str | None, code: Trouble, text: str) -> None:
        self.send(Oops(id=id_ or None, code=code, text=text))

    def look(self, seat: int | None) -> None:
        """Looks from a seat from now on."""
        self.looking = seat
        self.reader = None

    def send(self, message: msgspec.Struct | msgspec.Raw) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closing is None and not self.write(data):
            self.close(CLOSE_SLOW_READER)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            if self.end is not None:
                self.end(code)
