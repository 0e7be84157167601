"""What a score pad sends, besides what any table sends; `acts` has what it takes.

The browser's types are made from these classes.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.engine.options import Value
from parlour.kit.scoring import Cell
from parlour.presentation.pad import Ask
from parlour.server.tables.frames import (
    EveryMessage,
    SeatInfo,
    Sent,
)
from parlour.server.tables.room import TableState

Undoes: TypeAlias = Literal["", "row", "correction", "stop", "names"]


class PadTable(Struct, kw_only=True, tag_field="kind", tag="pad"):
    """What does not change with a row: the game, the names, what is asked."""

    id: str
    code: str
    game: str
    state: TableState
    seats: list[SeatInfo]
    """Names; nobody sits at a pad, whoever has its link may write."""
    watchers: int
    """How many look at it."""
    you_host: bool
    options: dict[str, Value]
    """With `seats`, what messages of the pad are given."""
    row_called: str
    """The message that a row is called by."""
    columns: list[str]
    """What stands on the pad for each seat: `pad-LABEL`."""
    total: str
    """The column that decides."""
    side: list[str]
    notes: list[str]
    rules: list[str]
    asks: list[Ask]
    adds: str
    total_of: int | None
    """What `adds` comes to in a row; one empty cell is worked out."""
    begins: dict[str, Cell]
    """What stands in the first line."""
    rounds: int | None
    """How many rows the game has, where that is known."""


class Told(Struct, kw_only=True):
    """A sentence: the message, and what it names; lists are names."""

    message: str
    rule: str
    values: dict[str, int | str | list[str]]


class Line(Struct, kw_only=True):
    """A row of the pad."""

    row: int
    seq: int
    """The entry that wrote it last."""
    by: str
    """Who that was; empty for guests without a name."""
    cells: list[dict[str, Cell]]
    shown: list[dict[str, Cell]]
    side: dict[str, Cell]
    wrong: Told | None
    """Why it cannot be, since an earlier row was corrected."""


class Scene(Struct, kw_only=True):
    table: PadTable
    looking: None
    lines: list[Line]
    counted: list[int]
    """What everybody stands at."""
    places: list[int]
    playing: list[int]
    """The seats that the next row is about."""
    dealer: int | None
    """Who deals next, or begins."""
    says: list[Told]
    """How it stands and what comes next; when it is over, why and who won."""
    over: bool
    winners: list[int]
    undo: int
    """What would be taken back next: its number; 0 for nothing."""
    undoes: Undoes


class Welcome(Sent, tag="welcome"):
    seq: int
    scene: Scene


class Update(Sent, tag="update"):
    seq: int
    kept: int
    """So many lines are as they were; `lines` has those that follow."""
    scene: Scene


Message: TypeAlias = EveryMessage | Welcome | Update
