"""A score pad to take home: as a table for any spreadsheet."""

import csv
import io
from typing import Any

from parlour.kit.scoring import Cell
from parlour.presentation.pad import cell_text, columns
from parlour.printing.request import FilledPad
from parlour.scorekeeping.plans import pad_to_keep
from parlour.server.pads.room import PadRoom
from parlour.server.pads.scenes import row_called
from parlour.words.messages import MINUS, Messages

FORMULAS = ("=", "+", "-", "@")
"""What a spreadsheet would reckon with, at the beginning of a name."""


def as_csv(room: PadRoom, language: str) -> str:
    """A row for each round; columns are a name and what is written under it."""
    pad, _ = pad_to_keep(room.game)
    each, words = columns(pad, room.sheet.given), Messages(room.game, language)
    values: dict[str, Any] = {**room.sheet.given, "seats": len(room.names)}

    def called(label: str) -> str:
        return words.text(f"pad-{label}", **values)

    head = [words.text(row_called(room, pad))]
    head += [f"{safe(name)}: {called(label)}" for name in room.names for label in each]
    head += [called(label) for label in pad.side]
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(head)
    for number, line in enumerate(room.sheet.lines, start=1):
        cells = [
            plain(cell_text(words, label, own.get(label, "")))
            for own in line.shown
            for label in each
        ]
        cells += [plain(line.side.get(label, "")) for label in pad.side]
        writer.writerow([number, *cells])
    return out.getvalue()


def plain(value: Cell) -> Cell:
    """A number as spreadsheets read it.

    >>> plain("−1½"), plain("½"), plain(7)
    ('-1.5', '0.5', 7)
    """
    if isinstance(value, str) and value.endswith("½"):
        sign = "-" if value.startswith(MINUS) else ""
        return f"{sign}{value.strip(MINUS + '½') or 0}.5"
    return value


def safe(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULAS) else name


def written(room: PadRoom) -> FilledPad:
    """The pad as it is put on paper."""
    pad, _ = pad_to_keep(room.game)
    each = columns(pad, room.sheet.given)
    return FilledPad(
        names=room.names,
        columns=each,
        rows=[
            [[own.get(label, "") for label in each] for own in line.shown]
            for line in room.sheet.lines
        ],
        side=[
            [line.side.get(label, "") for label in pad.side]
            for line in room.sheet.lines
        ],
    )
