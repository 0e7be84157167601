"""The log of a score pad: who sits there, rows, corrections, what was taken back."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from parlour.engine.options import Value
from parlour.kit.scoring import Cell


class Entry(Struct, tag_field="is", kw_only=True, omit_defaults=True):
    by: str = ""
    """The person who wrote it."""
    id: str = ""
    """What their browser called the request."""


class Opened(Entry, tag="opened"):
    """The pad as it was laid; `by` is the host."""

    game: str
    edition: int
    options: dict[str, Value]
    names: list[str]
    dealer: int = 0
    """Who deals first, or begins."""


class Wrote(Entry, tag="wrote"):
    """A new row, or one that was corrected: rows are counted from 1."""

    row: int
    cells: list[dict[str, Cell]]
    name: str = ""
    """Who wrote it, by the name they go by."""


class Stopped(Entry, tag="stopped"):
    """The table ended the game where it stood."""


class Renamed(Entry, tag="renamed"):
    names: list[str]


class Undone(Entry, tag="undone"):
    """The last of the others is taken back."""


class Closed(Entry, tag="closed"):
    """The pad is put away for good."""


AnyEntry: TypeAlias = Opened | Wrote | Stopped | Renamed | Undone | Closed

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
