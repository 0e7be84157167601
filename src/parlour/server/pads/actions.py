"""What somebody asks for at a score pad, checked and turned into entries.

Each function returns what is to be written down, or raises a Refusal and changes
nothing.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from parlour.engine.refusals import Refusal
from parlour.kit.scoring import Wrong
from parlour.server.pads import frames
from parlour.server.pads.entries import (
    AnyEntry,
    Closed,
    Renamed,
    Stopped,
    Undone,
    Wrote,
)
from parlour.server.pads.room import MOST_ROWS, PadRoom
from parlour.server.tables import frames as common
from parlour.server.tables.requests import chosen_name, free_name, host_only

Made: TypeAlias = list[AnyEntry]


def decide(room: PadRoom, person: str, name: str, request: common.Named) -> Made:
    """The entries that a request makes; an empty list if all is so already."""
    if room.closed:
        raise Refusal("closed")
    return HANDLERS[type(request)](room, person, name, request)


def write(room: PadRoom, person: str, name: str, request: frames.Write) -> Made:
    last = len(room.kept)
    written = room.kept[request.row - 1] if request.row <= last else None
    if request.row > last + 1 or request.over != (written.seq if written else 0):
        raise Refusal("pad-written-meanwhile")
    if request.row > MOST_ROWS:
        raise Refusal("pad-full")
    if written is None and room.stopped:
        raise Wrong("pad-is-over")
    sheet = room.sheet if written is None else room.sheet.until(request.row)
    row = [dict(cells) for cells in sheet.checked(request.cells)]
    if written is not None and row == [dict(cells) for cells in written.row]:
        return []
    return [Wrote(row=request.row, cells=row, name=name)]


def undo(room: PadRoom, person: str, name: str, request: frames.Undo) -> Made:
    if not room.steps or room.steps[-1].seq != request.last:
        raise Refusal("pad-written-meanwhile")
    return [Undone()]


def stop(room: PadRoom, person: str, name: str, request: frames.Stop) -> Made:
    if room.over:
        return []
    if not room.kept:
        raise Refusal("pad-empty")
    return [Stopped()]


def rename(room: PadRoom, person: str, name: str, request: frames.Rename) -> Made:
    if len(request.names) != len(room.names):
        raise Refusal("pad-not-a-row")
    names = told_apart([chosen_name(one) for one in request.names])
    return [] if names == room.names else [Renamed(names=names)]


def close(room: PadRoom, person: str, name: str, request: frames.Close) -> Made:
    host_only(room, person)
    return [Closed()]


def told_apart(names: list[str]) -> list[str]:
    """Names that can be shown, no two alike."""
    found: list[str] = []
    for one in names:
        found.append(free_name({*found}, one))
    return found


HANDLERS: dict[type, Callable[[PadRoom, str, str, Any], Made]] = {
    frames.Write: write,
    frames.Undo: undo,
    frames.Stop: stop,
    frames.Rename: rename,
    frames.Close: close,
}
