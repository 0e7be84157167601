"""A score pad: the entries of its log, and what they make. Pure: any worker makes the
same from the same.

Nobody sits at a pad: names are written on it, and anybody who has its link may write.
"""

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from parlour.engine.game import Game
from parlour.engine.options import Value
from parlour.games import find
from parlour.kit.scoring import Cell, Row
from parlour.scorekeeping.sheets import PadSheet
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.room import PAD, Facts, LogEntry, Room, TableState, union_of

Undoes: TypeAlias = Literal["", "row", "correction", "stop", "names"]
MAX_ROWS = 400
"""Rows of a pad; longer games begin another one."""
MAX_UNDO_STEPS = 200
"""Steps that can be taken back."""


class PadEntry(LogEntry):
    def apply(self, room: "PadRoom") -> None:
        """Lets a pad go on by this, which was found good before it was written."""
        raise NotImplementedError


class PadOpened(PadEntry, tag="opened"):
    """The pad as it was laid; `by` is the host."""

    game: str
    edition: int
    options: dict[str, Value]
    names: list[str]
    dealer: int = 0
    """The seat that deals first, or begins."""

    def apply(self, room: "PadRoom") -> None:
        room.opened, room.host, room.names = self, self.by, self.names
        room.add_up()


class RowWritten(PadEntry, tag="wrote"):
    """A new row, or one that was corrected: rows are counted from 1."""

    row: int
    cells: list[dict[str, Cell]]
    name: str = ""
    """The name of the person who wrote it."""

    def apply(self, room: "PadRoom") -> None:
        fresh, rows = self.row > len(room.rows), room.rows
        room.note("row" if fresh else "correction")
        written = WrittenRow(self.cells, self.name, room.seq)
        room.rows = [*rows[: self.row - 1], written, *rows[self.row :]]
        if fresh:
            room.sheet.add(written.row)
        else:
            room.add_up()


class PadStopped(PadEntry, tag="stopped"):
    """The table ended the game where it stood."""

    def apply(self, room: "PadRoom") -> None:
        room.note("stop")
        room.stopped = True


class Renamed(PadEntry, tag="renamed"):
    names: list[str]

    def apply(self, room: "PadRoom") -> None:
        room.note("names")
        room.names = self.names


class Undone(PadEntry, tag="undone"):
    """The last of the others is taken back."""

    def apply(self, room: "PadRoom") -> None:
        if room.steps:
            *room.steps, step = room.steps
            room.names, room.rows, room.stopped = step.before
            room.add_up()


class Closed(PadEntry, tag="closed"):
    """The pad is put away for good."""

    def apply(self, room: "PadRoom") -> None:
        room.closed = True


class PadFollowed(PadEntry, tag="followed"):
    """The same people go on with another pad."""

    next: str

    def apply(self, room: "PadRoom") -> None:
        room.next = self.next


AnyEntry = union_of(PadEntry, globals())
decode = msgspec.json.Decoder(AnyEntry).decode


class WrittenRow(NamedTuple):
    """A row, who wrote it last, and by which entry."""

    row: Row
    name: str
    seq: int


class UndoStep(NamedTuple):
    """A change that can be undone."""

    seq: int
    undoes: Undoes
    before: tuple[list[str], list[WrittenRow], bool]
    """Names, rows, and whether the pad was stopped, as they were before."""


class PadRoom(Room):
    """The fold of a pad's entries."""

    opened: PadOpened
    sheet: PadSheet

    def __init__(self, id_: str, code: str, secret: str) -> None:
        super().__init__(id_, code, secret)
        self.names: list[str] = []
        self.rows: list[WrittenRow] = []
        self.steps: list[UndoStep] = []
        """The last is the first to be taken back."""
        self.stopped = False
        self.writers: list[str] = []
        """Everybody who wrote, the host first."""

    seating_seq = 0
    """Nobody sits anywhere."""

    @property
    def game(self) -> Game:
        return find(self.opened.game)

    @property
    def slug(self) -> str:
        return PAD + self.opened.game

    @property
    def over(self) -> bool:
        return self.stopped or self.sheet.ended is not None

    @property
    def state(self) -> TableState:
        if self.closed:
            return "closed"
        return "over" if self.over else "playing"

    def people(self) -> list[str]:
        return self.writers

    # The fold

    def apply(self, seq: int, at: float, entry: PadEntry) -> None:
        super().apply(seq, at, entry)
        if entry.by and entry.by not in self.writers:
            self.writers = [*self.writers, entry.by]

    def note(self, undoes: Undoes) -> None:
        """Notes a step that is about to be done, and what it changes."""
        before = self.names, self.rows, self.stopped
        last = self.steps[-MAX_UNDO_STEPS + 1 :]
        self.steps = [*last, UndoStep(self.seq, undoes, before)]

    def add_up(self) -> None:
        """Makes the sheet from all rows."""
        opened, game = self.opened, self.game
        seats = len(opened.names)
        options = game.agree(seats, opened.options)
        rows = [one.row for one in self.rows]
        self.sheet = PadSheet(game, options, seats, opened.dealer, rows)

    def save(self) -> Checkpoint:
        return Checkpoint(self, then=self.add_up)

    # For the lobby

    def facts(self) -> Facts:
        return Facts(
            seats=len(self.names),
            names=self.names,
            people=[""] * len(self.names),
            round=len(self.rows) + (not self.over),
            finished_at=round(self.at) if self.over else None,
            edition=self.opened.edition,
        )
