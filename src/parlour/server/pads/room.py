"""A score pad: the entries of its log, and what they make. Pure: any worker makes the
same from the same.

Nobody sits at a pad: names are written on it, and whoever has its link may write.
"""

from typing import ClassVar, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from parlour.engine.game import Game
from parlour.engine.options import Value
from parlour.games import find
from parlour.kit.scoring import Cell, Row
from parlour.scorekeeping.sheets import PadSheet
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.lobby import Facts
from parlour.server.tables.room import PAD, TableState

MOST_ROWS = 400
"""Rows of a pad; longer games begin another one."""
UNDOABLE = 200
"""So many steps can be taken back."""


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


class Kept(NamedTuple):
    """A row, who wrote it last, and by which entry."""

    row: Row
    name: str
    seq: int


class Step(NamedTuple):
    """What was done, and how it was before."""

    entry: AnyEntry
    seq: int
    before: Kept | list[str] | None


Line: TypeAlias = tuple[int, float, AnyEntry]
"""Seq, time and entry."""


class PadRoom:
    """The fold of a pad's entries."""

    GROWING: ClassVar = frozenset({"done"})
    opened: Opened
    sheet: PadSheet

    def __init__(self, id_: str, code: str, secret: str) -> None:
        self.id = id_
        self.code = code
        self.secret = secret
        self.seq = 0
        self.at = 0.0
        self.host = ""
        self.names: list[str] = []
        self.kept: list[Kept] = []
        self.steps: list[Step] = []
        """What can be taken back, the last first to go."""
        self.stopped = False
        self.closed = False
        self.writers: list[str] = []
        """Everybody who wrote, the host first."""
        self.banned: set[str] = set()
        self.done: dict[tuple[str, str], int] = {}

    public = False

    @property
    def game(self) -> Game:
        return find(self.opened.game)

    @property
    def slug(self) -> str:
        return PAD + self.opened.game

    @property
    def told(self) -> int:
        return self.seq

    @property
    def arranged(self) -> int:
        return 0  # nobody sits anywhere

    @property
    def over(self) -> bool:
        return self.stopped or self.sheet.ended is not None

    @property
    def state(self) -> TableState:
        if self.closed:
            return "closed"
        return "over" if self.over else "playing"

    def seats_of(self, person: str) -> list[int]:
        return []

    def people(self) -> list[str]:
        return self.writers

    def owners(self) -> list[str]:
        return self.writers

    # The fold

    def apply(self, seq: int, at: float, entry: AnyEntry) -> None:
        self.seq, self.at = seq, at
        entry.apply(self)
        if entry.by and entry.by not in self.writers:
            self.writers = [*self.writers, entry.by]
        if entry.id:
            self.done.setdefault((entry.by, entry.id), seq)

    def note(self, entry: AnyEntry, before: Kept | list[str] | None) -> None:
        self.steps = [*self.steps[-UNDOABLE + 1 :], Step(entry, self.seq, before)]

    def write(self, entry: Wrote) -> None:
        new = entry.row > len(self.kept)
        self.note(entry, None if new else self.kept[entry.row - 1])
        kept = Kept(entry.cells, entry.name, self.seq)
        if not new:
            self.replace(entry.row, kept)
        else:
            self.kept = [*self.kept, kept]
            self.sheet.add(kept.row)

    def replace(self, row: int, kept: Kept | None) -> None:
        """Puts another row in its place; None takes the last one away."""
        after = self.kept[row:]
        self.kept = [*self.kept[: row - 1], *([kept] if kept else []), *after]
        self.rewrite()

    def rewrite(self) -> None:
        """Adds everything up anew."""
        opened, game = self.opened, self.game
        seats = len(opened.names)
        options = game.agree(seats, opened.options)
        rows = [one.row for one in self.kept]
        self.sheet = PadSheet(game, options, seats, opened.dealer, rows)

    def undo(self) -> None:
        if not self.steps:
            return
        step = self.steps[-1]
        self.steps = self.steps[:-1]
        match step.entry:
            case Wrote(row=row):
                before = step.before if isinstance(step.before, Kept) else None
                self.replace(row, before)
            case Stopped():
                self.stopped = False
            case Renamed() if isinstance(step.before, list):
                self.names = step.before

    def save(self) -> "PadCheckpoint":
        return PadCheckpoint(self)

    # For the lobby

    def facts(self) -> bytes:
        return msgspec.json.encode(
            Facts(
                seats=len(self.names),
                names=self.names,
                people=[""] * len(self.names),
                round=len(self.kept) + (not self.over),
                finished_at=round(self.at) if self.over else None,
                edition=self.opened.edition,
            )
        )


class PadCheckpoint(Checkpoint):
    """A pad as it was; its sums are made again from its rows."""

    def __init__(self, room: PadRoom) -> None:
        super().__init__(room)
        self.room = room

    def restore(self) -> None:
        super().restore()
        self.room.rewrite()
