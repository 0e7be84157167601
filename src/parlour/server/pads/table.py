"""A score pad's table: everybody who looks is told the same."""

from typing import Any

from msgspec.structs import replace

from parlour.server.pads import frames
from parlour.server.pads.entries import AnyEntry, decode, encode
from parlour.server.pads.room import Line, PadRoom
from parlour.server.pads.scenes import scene, table
from parlour.server.tables.room import Company, Reader
from parlour.server.tables.table import Shown, Table


class PadTable(Table[PadRoom, AnyEntry]):
    read_entry = staticmethod(decode)
    write_entry = staticmethod(encode)

    async def tried(self, lines: list[Line]) -> PadRoom:
        twin = self.room.twin()
        for line in lines:
            twin.apply(*line)
        return twin

    def apply(self, lines: list[Line], trial: PadRoom | None) -> None:
        if trial is None:
            super().apply(lines, trial)
        else:
            self.room = trial

    def restless(self) -> bool:
        return False

    def news(self, lines: list[Line]) -> None:
        self.tell_all()

    def update(self, reader: Reader, company: Company, since: int, shown: Any) -> Shown:
        made = scene(self.room, reader, company)
        kept = alike(shown.lines, made.lines) if shown is not None else 0
        told = replace(made, lines=made.lines[kept:])
        frame = frames.Update(seq=self.room.told, kept=kept, scene=told)
        return Shown(frame, frame.seq, made)

    def first(self, reader: Reader, since: int | None) -> Shown:
        made = scene(self.room, reader, self.company())
        frame = frames.Welcome(seq=self.room.told, scene=made)
        return Shown(frame, frame.seq, made)

    def info(self, reader: Reader) -> frames.PadTable:
        return table(self.room, reader, self.company())


def alike(before: list[frames.Line], now: list[frames.Line]) -> int:
    """How many lines at the beginning are the same."""
    count = 0
    for one, other in zip(before, now, strict=False):
        if one != other:
            break
        count += 1
    return count
