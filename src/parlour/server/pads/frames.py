"""Everything that goes over a score pad's socket besides what any table has.

The browser's types are made from these classes.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.engine.options import Value
from parlour.kit.scoring import Cell
from parlour.presentation.pad import Ask
from parlour.server.tables.frames import (
    EveryMessage,
    Hello,
    Name,
    Named,
    Ping,
    SeatInfo,
    Sent,
)
from parlour.server.tables.room import TableState

Label: TypeAlias = Annotated[str, Meta(max_length=20)]
Given: TypeAlias = (
    Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
    | Annotated[str, Meta(max_length=24)]
    | None
)


Undoes: TypeAlias = Literal["", "row", "correction", "stop", "names"]


class Write(Named, tag="row"):
    """Writes a row, or corrects one."""

    row: Annotated[int, Meta(ge=1, le=1_000)]
    """Counted from 1."""
    over: Annotated[int, Meta(ge=0)]
    """The `seq` of the row that is corrected; 0 for a new one. What somebody else has
    written meanwhile is never written over."""
    cells: Annotated[
        list[Annotated[dict[Label, Given], Meta(max_length=8)]], Meta(max_length=10)
    ]
    """For each seat what is asked; what is left empty is worked out, or missing."""


class Undo(Named, tag="undo"):
    """Takes back the last thing that was written."""

    last: Annotated[int, Meta(ge=1)]
    """Its number, `undo` of the scene: nobody takes back what they have not seen."""


class Stop(Named, tag="stop"):
    """The table ends the game here."""


class Rename(Named, tag="names"):
    names: Annotated[list[Name], Meta(max_length=10)]


class Close(Named, tag="close"):
    """The host puts the pad away for good."""


Request: TypeAlias = Hello | Ping | Write | Undo | Stop | Rename | Close


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
