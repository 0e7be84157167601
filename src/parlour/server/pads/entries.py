"""The log of a score pad, and what it does: who sits there, rows, corrections, what was
taken back."""

from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

from parlour.engine.options import Value
from parlour.kit.scoring import Cell

if TYPE_CHECKING:
    from parlour.server.pads.room import PadRoom


class Entry(Struct, tag_field="is", kw_only=True, omit_defaults=True):
    by: str = ""
    """The person who wrote it."""
    id: str = ""
    """What their browser called the request."""

    def apply(self, room: "PadRoom") -> None:
        """Lets a pad go on by this, which was found good before it was written."""
        raise NotImplementedError


class Opened(Entry, tag="opened"):
    """The pad as it was laid; `by` is the host."""

    game: str
    edition: int
    options: dict[str, Value]
    names: list[str]
    dealer: int = 0
    """Who deals first, or begins."""

    def apply(self, room: "PadRoom") -> None:
        room.opened, room.host, room.names = self, self.by, self.names
        room.rewrite()


class Wrote(Entry, tag="wrote"):
    """A new row, or one that was corrected: rows are counted from 1."""

    row: int
    cells: list[dict[str, Cell]]
    name: str = ""
    """Who wrote it, by the name they go by."""

    def apply(self, room: "PadRoom") -> None:
        room.write(self)


class Stopped(Entry, tag="stopped"):
    """The table ended the game where it stood."""

    def apply(self, room: "PadRoom") -> None:
        room.note(self, None)
        room.stopped = True


class Renamed(Entry, tag="renamed"):
    names: list[str]

    def apply(self, room: "PadRoom") -> None:
        room.note(self, room.names)
        room.names = self.names


class Undone(Entry, tag="undone"):
    """The last of the others is taken back."""

    def apply(self, room: "PadRoom") -> None:
        room.undo()


class Closed(Entry, tag="closed"):
    """The pad is put away for good."""

    def apply(self, room: "PadRoom") -> None:
        room.closed = True


AnyEntry: TypeAlias = Opened | Wrote | Stopped | Renamed | Undone | Closed

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
