"""A score pad: a column for each seat, a row for each round."""

from typing import Any, Final

from parlour.presentation import pad as pads
from parlour.presentation.layout import layout_of
from parlour.presentation.pad import Pad, cell_text, pad_of
from parlour.printing.request import FilledPad, PrintRequest
from parlour.words.messages import HYPHEN, MINUS

TEMPLATE: Final = "pad.typ"
LANDSCAPE_SEATS: Final = 7
"""Number of seats, and of columns, from which the sheet is in landscape format."""
LANDSCAPE_COLUMNS: Final = 20
LEAST_ROWS: Final = 4
"""Shorter games follow each other on the sheet without a break."""


def has(want: PrintRequest) -> bool:
    return want.game is not None and pad_of(want.game) is not None


def sheet(want: PrintRequest) -> dict[str, Any]:
    """Returns an empty pad, or one that was filled in."""
    assert want.game is not None
    pad = pad_of(want.game)
    assert pad is not None
    labels = want.written.columns if want.written else pads.columns(pad, want.given)
    columns = [column(want, label) for label in labels]
    many = len(columns) * want.seats + len(pad.side)
    return {
        **want.head("pad", seats=want.seats),
        "goal": pad_text(want, "pad-goal"),
        "rules": pad.rules,
        "seats": want.seats,
        "columns": columns,
        "side": [column(want, label) for label in pad.side],
        "side-head": pad_text(want, "pad-side") if pad.side else "",
        "lying": want.seats >= LANDSCAPE_SEATS or many > LANDSCAPE_COLUMNS,
        "row": rows_called(want, pad),
        "rows": 0 if pad.rows else rows(want),
        "written": filled_rows(want, want.written) if want.written else None,
        "words": {name: want.say(f"pad-{name}") for name in ("name", "start")},
        "notes": [
            {
                "head": want.say(f"note-{label}"),
                "text": pad_text(want, f"pad-note-{label}"),
            }
            for label in pad.notes
        ],
    }


def filled_rows(want: PrintRequest, written: FilledPad) -> dict[str, Any]:
    """Returns the content of a filled-in pad: names, numbers, and choices in words."""

    def format_cells(labels: list[str], values: list[int | str]) -> list[str]:
        return [
            HYPHEN.sub(MINUS, str(cell_text(want.words, label, one)))
            for label, one in zip(labels, values, strict=True)
        ]

    pad = pad_of(want.game) if want.game else None
    return {
        "names": written.names,
        "rows": [
            [one for own in row for one in format_cells(written.columns, own)]
            for row in written.rows
        ],
        "side": [format_cells(pad.side if pad else [], row) for row in written.side],
    }


def pad_text(want: PrintRequest, message: str, part: str = "") -> str:
    """Returns a message of the game, with its options and seats as values."""
    values = {**want.given, "seats": want.seats}
    return HYPHEN.sub(MINUS, want.words.text(message, part, **values))


def column(want: PrintRequest, label: str) -> dict[str, str]:
    return {
        "label": pad_text(want, f"pad-{label}"),
        "first": pad_text(want, f"pad-{label}", "first"),
    }


def rows_called(want: PrintRequest, pad: Pad) -> str:
    assert want.game is not None
    name = f"pad-{pad.rows}" if pad.rows else f"fact-{want.game.rounds}"
    return want.words.text(name)


def rows(want: PrintRequest) -> int:
    """Returns the number of rounds of a game; 0 if it is unknown or hardly matters."""
    assert want.game is not None
    counted = [
        one.of
        for one in layout_of(want.game).facts
        if one.label == want.game.rounds and one.of
    ]
    for of in counted:
        many = want.given.get(of, 0) if isinstance(of, str) else of
        if isinstance(many, int) and many >= LEAST_ROWS:
            return many
    return 0
