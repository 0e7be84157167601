"""Everything that can be asked at a score pad: each request is a class.

Nobody sits at a pad: anybody who has its link may write.
"""

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.kit.scoring import Wrong
from parlour.server.access.limits import STIRS
from parlour.server.pads import room as log
from parlour.server.pads.room import PadEntry, PadRoom
from parlour.server.tables.act import (
    AT_ANY_TABLE,
    Named,
    Sender,
    chosen_name,
    free_name,
    host_only,
)
from parlour.server.tables.connection import Conn
from parlour.server.tables.frames import Name
from parlour.server.tables.room import union_of

if TYPE_CHECKING:
    from parlour.server.pads.table import PadTable

Label: TypeAlias = Annotated[str, Meta(max_length=20)]
Given: TypeAlias = (
    Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
    | Annotated[str, Meta(max_length=24)]
    | None
)


class WriteRow(Named, tag="row"):
    """Writes a row, or corrects one."""

    row: Annotated[int, Meta(ge=1, le=1_000)]
    """Counted from 1."""
    over: Annotated[int, Meta(ge=0)]
    """The `seq` of the row that is corrected; 0 for a new one. What somebody else has
    written in between is never overwritten."""
    cells: Annotated[
        list[Annotated[dict[Label, Given], Meta(max_length=8)]], Meta(max_length=10)
    ]
    """For each seat what is asked; what is left empty is worked out, or missing."""

    rate = STIRS
    needs_name = True

    def entries(self, room: PadRoom, sender: Sender) -> list[PadEntry]:
        last = len(room.rows)
        written = room.rows[self.row - 1] if self.row <= last else None
        if self.row > last + 1 or self.over != (written.seq if written else 0):
            raise Refusal("pad-written-meanwhile")
        if self.row > log.MAX_ROWS:
            raise Refusal("pad-full")
        if written is None and room.stopped:
            raise Wrong("pad-is-over")
        sheet = room.sheet if written is None else room.sheet.until(self.row)
        row = [dict(cells) for cells in sheet.checked(self.cells)]
        if written is not None and row == [dict(cells) for cells in written.row]:
            return []
        return [log.RowWritten(row=self.row, cells=row, name=sender.name)]


class Undo(Named, tag="undo"):
    """Takes back the last thing that was written."""

    last: Annotated[int, Meta(ge=1)]
    """Its number, `undo` of the scene: nobody takes back what they have not seen."""

    rate = STIRS

    def entries(self, room: PadRoom, sender: Sender) -> list[PadEntry]:
        if not room.steps or room.steps[-1].seq != self.last:
            raise Refusal("pad-written-meanwhile")
        return [log.Undone()]


class StopPad(Named, tag="stop"):
    """The table ends the game here."""

    rate = STIRS

    def entries(self, room: PadRoom, sender: Sender) -> list[PadEntry]:
        if room.over:
            return []
        if not room.rows:
            raise Refusal("pad-empty")
        return [log.PadStopped()]


class Rename(Named, tag="names"):
    names: Annotated[list[Name], Meta(max_length=10)]

    rate = STIRS

    def entries(self, room: PadRoom, sender: Sender) -> list[PadEntry]:
        if len(self.names) != len(room.names):
            raise Refusal("pad-not-a-row")
        names = different_names([chosen_name(one) for one in self.names])
        return [] if names == room.names else [log.Renamed(names=names)]


class PadAgain(Named, tag="again"):
    """Goes on with another pad for the same people, under the same code. The one
    to deal next is its first dealer."""

    rate = STIRS

    async def perform(self, table: "PadTable", conn: Conn) -> bool:
        room = table.room
        if not room.over:
            raise Refusal("not-over")
        if room.next is not None:
            return True
        opened = msgspec.structs.replace(
            room.opened,
            edition=room.game.edition,
            by=room.host,
            id="",
            names=room.names,
            dealer=room.sheet.scoring.dealer,
        )
        next_ = await table.open_another([opened], room)
        followed = log.PadFollowed(next=next_, by=conn.person, id=self.id)
        await table.write(lambda now: [] if now.next else [followed])
        return True


class Close(Named, tag="close"):
    """The host puts the pad away for good."""

    rate = STIRS

    def entries(self, room: PadRoom, sender: Sender) -> list[PadEntry]:
        host_only(room, sender.person)
        return [log.Closed()]


def different_names(names: list[str]) -> list[str]:
    """Returns the names that can be shown, no two alike."""
    found: list[str] = []
    for one in names:
        found.append(free_name({*found}, one))
    return found


Request = union_of(Named, globals(), *AT_ANY_TABLE)
