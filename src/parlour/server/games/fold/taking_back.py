"""Going back: which answers may be taken back, and which of them at once."""

from typing import TYPE_CHECKING

from parlour.engine.table import Event
from parlour.server.tables.codes import is_program

if TYPE_CHECKING:
    from parlour.server.games.fold.room import Room


def retractable(room: "Room", seat: int) -> bool:
    """Whether a sealed answer of this seat lies there while others are awaited."""
    if room.match is None or room.state != "playing":
        return False
    return bool(room.match.state.shut >> seat & 1)


def may_take_back(room: "Room", seat: int) -> tuple[str, int]:
    """`at-once`, `by-asking` or nothing, and how many choices would stand."""
    person = room.sitters[seat].plays
    match = room.match
    if not person or is_program(person) or match is None or room.state != "playing":
        return "", 0
    if retractable(room, seat):
        return "", 0
    number = room.latest.get(seat)
    if number is None or room.choosers[number] != person:
        return "", 0
    free = number == len(room.choosers) - 1 and room.harmless
    return ("at-once" if free else "by-asking"), number


def came_to_light(events: list[Event], eyes: list[int]) -> bool:
    """Whether anybody may have seen a piece that lay out of their sight before.

    It looks at zones only, because what somebody knew already is their secret.
    """
    for kind, _, source, target, *_ in events:
        if kind == "moved":
            before = eyes[source] if source >= 0 else 0
            if source == target or eyes[target] & ~before:
                return True
    return False
