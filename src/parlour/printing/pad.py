"""A score pad: a column for each seat, a row for each round."""

from typing import Any, Final

from parlour.presentation import pad as pads
from parlour.presentation.layout import layout_of
from parlour.presentation.pad import Pad, chosen, pad_of
from parlour.printing.wanted import Wanted, Written
from parlour.words.messages import HYPHEN, MINUS

TEMPLATE: Final = "pad.typ"
LYING: Final = 7
"""From so many seats on, or so many columns, the sheet lies on its side."""
WIDE: Final = 20
FEWEST: Final = 4
"""Shorter games follow each other on the sheet without a break."""


def has(want: Wanted) -> bool:
    return want.game is not None and pad_of(want.game) is not None


def sheet(want: Wanted) -> dict[str, Any]:
    """An empty pad, or one that was filled in."""
    assert want.game is not None
    pad = pad_of(want.game)
    assert pad is not None
    labels = want.written.columns if want.written else pads.columns(pad, want.given)
    columns = [column(want, label) for label in labels]
    many = len(columns) * want.seats + len(pad.side)
    return {
        **want.head("pad", seats=want.seats),
        "goal": told(want, "pad-goal"),
        "rules": pad.rules,
        "seats": want.seats,
        "columns": columns,
        "side": [column(want, label) for label in pad.side],
        "side-head": told(want, "pad-side") if pad.side else "",
        "lying": want.seats >= LYING or many > WIDE,
        "row": rows_called(want, pad),
        "rows": 0 if pad.rows else rows(want),
        "written": filled(want, want.written) if want.written else None,
        "words": {name: want.say(f"pad-{name}") for name in ("name", "start")},
        "notes": [
            {"head": want.say(f"note-{label}"), "text": told(want, f"pad-note-{label}")}
            for label in pad.notes
        ],
    }


def filled(want: Wanted, written: Written) -> dict[str, Any]:
    """What stands on it: names, numbers as people write them, and choices in words."""

    def shown(labels: list[str], values: list[int | str]) -> list[str]:
        return [
            HYPHEN.sub(MINUS, str(chosen(want.words, label, one)))
            for label, one in zip(labels, values, strict=True)
        ]

    pad = pad_of(want.game) if want.game else None
    return {
        "names": written.names,
        "rows": [
            [one for own in row for one in shown(written.columns, own)]
            for row in written.rows
        ],
        "side": [shown(pad.side if pad else [], row) for row in written.side],
    }


def told(want: Wanted, message: str, part: str = "") -> str:
    """A message of the game, with its options and seats as values."""
    values = {**want.given, "seats": want.seats}
    return HYPHEN.sub(MINUS, want.words.text(message, part, **values))


def column(want: Wanted, label: str) -> dict[str, str]:
    return {
        "label": told(want, f"pad-{label}"),
        "first": told(want, f"pad-{label}", "first"),
    }


def rows_called(want: Wanted, pad: Pad) -> str:
    assert want.game is not None
    name = f"pad-{pad.rows}" if pad.rows else f"fact-{want.game.rounds}"
    return want.words.text(name)


def rows(want: Wanted) -> int:
    """How many rounds a game takes; 0 where nobody knows, or they hardly count."""
    assert want.game is not None
    counted = [
        one.of
        for one in layout_of(want.game).facts
        if one.label == want.game.rounds and one.of
    ]
    for of in counted:
        many = want.given.get(of, 0) if isinstance(of, str) else of
        if isinstance(many, int) and many >= FEWEST:
            return many
    return 0
