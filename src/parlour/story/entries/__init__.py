"""What is written in a campaign's journal: one class for each kind of entry.

An entry says what somebody did, never what followed from it: sheets, quotas,
cards and permissions are worked out from the whole journal. Who wrote an entry is
kept beside it, in its `Line`; a played stop card has nobody beside it (FUG-J08).
Where `text` may be empty the words were spoken aloud (FUG-J09).
"""

# ruff: noqa: F403, F405

from typing import TYPE_CHECKING, TypeAlias, Union

from msgspec import Struct

from parlour.story.entries import around, pictures, play, table, telling
from parlour.story.entries.around import *
from parlour.story.entries.base import *
from parlour.story.entries.pictures import *
from parlour.story.entries.play import *
from parlour.story.entries.table import *
from parlour.story.entries.telling import *

KINDS = tuple(
    kind
    for part in (table, telling, play, pictures, around)
    for kind in vars(part).values()
    if isinstance(kind, type) and issubclass(kind, Entry) and kind is not Entry
)
"""Every kind of entry there is, in the order of the files."""

if TYPE_CHECKING:
    AnyEntry: TypeAlias = Entry
else:
    AnyEntry = Union[KINDS]  # noqa: UP007  their number is not written here


class Line(Struct, kw_only=True, omit_defaults=True, frozen=True):
    """An entry as it is kept: beside it who wrote it."""

    seat: int | None = None
    """None where the table wrote it, or where nobody may ever know."""
    entry: AnyEntry


SERVER_ONLY = (
    SeatJoined,
    SeatLeft,
    ContentChosen,
    ChapterOpened,
    Stop,
    Pictured,
    PictureRemoved,
)
"""Not taken from a client as they are: the table makes them."""


def kind_of(kind: type[Entry]) -> str:
    """The name of a kind of entry: `task_flip`."""
    return str(kind.__struct_config__.tag)


def kind(entry: Entry) -> str:
    return kind_of(type(entry))
