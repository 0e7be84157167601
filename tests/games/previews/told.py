"""What was told at the table and what went from where to where, for all games."""

from collections.abc import Callable, Collection
from typing import Any

from parlour.engine.events import second_number
from parlour.engine.pieces import Seat, Token
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.games import find
from parlour.presentation.hints import hints_of, preview_of
from parlour.testing.previews import Hints, PreviewedAnswer

Reading = Callable[[Any, Seat], Hints]
"""What a seat should be told, read off the state by other means than the hints'."""


def names(f: PreviewedAnswer, pieces: Any) -> set[str]:
    return {f.before.table.pieces.names[piece] for piece in pieces}


def moved(f: PreviewedAnswer, source: int, target: int) -> set[str]:
    """The pieces that went from one zone to another, by name."""
    kinds = [event for event in f.events if event[0] == "moved"]
    return names(f, [e[1] for e in kinds if e[2] == source and e[3] == target])


def told_before(f: PreviewedAnswer, slug: str) -> dict[str, dict[str, str | int]]:
    """What the table told this seat before the answer, by name."""
    return dict(hints_of(find(slug))(view(f.before, f.seat), f.seat))


def picked(f: PreviewedAnswer, slug: str, tokens: list[Token]) -> Hints:
    """What was said of an answer when only so much of it was picked."""
    return list(preview_of(find(slug))(view(f.before, f.seat), f.seat, tokens))


def read_alike(
    f: PreviewedAnswer, slug: str, kinds: Collection[str], reading: Reading
) -> int:
    """Compares what the table tells of some kinds: no more, no less, nothing else.

    To the seat that answered and to all who are not asked; others answer in turn.
    """
    before = f.before
    compared = 0
    for seat in before.everyone():
        if seat != f.seat and before.asks(seat):
            continue
        hints = hints_of(find(slug))(view(before, seat), seat)
        told = sorted([hint for hint in hints if hint[0] in kinds], key=repr)
        expected = sorted(reading(before, seat), key=repr)
        assert told == expected, (seat, told, expected)
        compared += len(told)
    return compared


def spelled(state: Any, pieces: Any) -> str:
    """Pieces by name, in their order."""
    return " ".join([state.table.pieces.names[piece] for piece in pieces])


def number_of(event: Event) -> int:
    """The number that was said, whatever else was."""
    return second_number(event[3])[1]


def this_hand(f: PreviewedAnswer) -> PreviewedAnswer:
    """Only what happened before the next hand was dealt."""
    cut = events_before(f.events, "hand")
    return PreviewedAnswer(f.seat, f.answer, f.hints, f.before, f.after, cut)


def events_before(events: list[Event], message: str) -> list[Event]:
    """What happened before something was said; all, if it never was."""
    said = [n for n, event in enumerate(events) if event[5] == message]
    return events[: said[0]] if said else events
