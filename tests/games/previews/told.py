"""What was told at the table and what went from where to where, for all games."""

from typing import Any

from parlour import laying
from parlour.engine.events import second_number
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.games import find
from parlour.testing.previews import Foretold


def names(f: Foretold, pieces: Any) -> set[str]:
    return {f.before.table.pieces.names[piece] for piece in pieces}


def moved(f: Foretold, source: int, target: int) -> set[str]:
    """The pieces that went from one zone to another, by name."""
    kinds = [event for event in f.events if event[0] == "moved"]
    return names(f, [e[1] for e in kinds if e[2] == source and e[3] == target])


def told_before(f: Foretold, slug: str) -> dict[str, dict[str, str | int]]:
    """What the table told this seat before the answer, by name."""
    return dict(laying.hints(find(slug))(view(f.before, f.seat), f.seat))


def number_of(event: Event) -> int:
    """The number that was said, whatever else was."""
    return second_number(event[3])[1]


def this_hand(f: Foretold) -> Foretold:
    """Only what happened before the next hand was dealt."""
    said = [n for n, event in enumerate(f.events) if event[5] == "hand"]
    cut = f.events[: said[0]] if said else f.events
    return Foretold(f.seat, f.answer, f.hints, f.before, f.after, cut)
