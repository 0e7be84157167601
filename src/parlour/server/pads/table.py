"""A score pad's table: everybody who looks is told the same."""

from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.engine.refusals import BadInput, Refusal
from parlour.kit.scoring import Wrong
from parlour.server.pads import acts, frames
from parlour.server.pads.room import AnyEntry, Line, PadRoom, decode, encode
from parlour.server.pads.scenes import scene, table, why_not
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act, refused
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.room import Company, Reader
from parlour.server.tables.table import Shown, Table
from parlour.words import messages


class PadTable(Table[PadRoom, AnyEntry]):
    read_entry = staticmethod(decode)
    write_entry = staticmethod(encode)
    decode = staticmethod(msgspec.json.Decoder(acts.Request).decode)

    def refusal(self, act: Act, wrong: BadInput) -> common.No:
        room = self.room
        words = messages.Messages(room.game)
        if not isinstance(wrong, Refusal):
            return refused(act, wrong, str(wrong))
        if not isinstance(wrong, Wrong):
            return refused(act, wrong, messages.refusal_text(words, wrong))
        why = why_not(room, wrong)
        given: dict[str, Any] = {**why.values}
        if wrong.column:
            of_game: dict[str, Any] = {**room.sheet.given, "seats": len(room.names)}
            given["column"] = words.text(f"pad-{wrong.column}", **of_game)
        made = refused(act, wrong, words.text(why.message, **given))
        made.values = {
            name: one for name, one in why.values.items() if not isinstance(one, list)
        }
        return made

    def restless(self) -> bool:
        return False

    def news(self, lines: list[Line], before: Checkpoint) -> None:
        self.tell_all()

    def update(
        self, reader: Reader, company: Company, since: int, known: tuple[Any, ...]
    ) -> Shown:
        made = scene(self.room, reader, company)
        now = versions(made.lines)
        kept = alike(known, now)
        told = replace(made, lines=made.lines[kept:])
        frame = frames.Update(seq=self.room.told, kept=kept, scene=told)
        return Shown(frame, frame.seq, now)

    def first(self, reader: Reader, since: int | None) -> Shown:
        made = scene(self.room, reader, self.company())
        frame = frames.Welcome(seq=self.room.told, scene=made)
        return Shown(frame, frame.seq, versions(made.lines))

    def info(self, reader: Reader) -> frames.PadTable:
        return table(self.room, reader, self.company())


def versions(lines: list[frames.Line]) -> tuple[tuple[int, str], ...]:
    """What tells each line apart from others that stood in its place after the same
    lines: who wrote it when, and the names in what is wrong with it."""
    return tuple(
        (line.seq, str(line.wrong.values) if line.wrong else "") for line in lines
    )


def alike(before: tuple[Any, ...], now: tuple[Any, ...]) -> int:
    """How many lines at the beginning are the same."""
    count = 0
    for one, other in zip(before, now, strict=False):
        if one != other:
            break
        count += 1
    return count
