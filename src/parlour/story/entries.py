"""All kinds of entries of a campaign's journal.

An entry says what somebody did, never what followed from it: sheets, quotas,
cards and permissions are worked out from the whole journal. Its class, with its rule,
is in `table`, `memories` or `actions`. The author of an entry is kept beside it, in
its `Line`; a played stop card has no author (FUG-J08). Where `text` may be empty
the words were spoken aloud (FUG-J09).
"""

# ruff: noqa: F403, F405

from typing import TYPE_CHECKING, TypeAlias, Union

from msgspec import Struct

from parlour.story.actions.casting import *
from parlour.story.actions.conflicts import *
from parlour.story.actions.tasks import *
from parlour.story.actions.wounds import *
from parlour.story.entry import JournalEntry
from parlour.story.memories.bells import *
from parlour.story.memories.flashbacks import *
from parlour.story.memories.triggers import *
from parlour.story.rules import BOOK
from parlour.story.table.creation import *
from parlour.story.table.overrides import *
from parlour.story.table.pictures import *
from parlour.story.table.sessions import *
from parlour.story.table.telling import *

ROOMS = ("table", "memories", "actions")
KINDS = sorted(BOOK, key=lambda kind: ROOMS.index(kind.__module__.split(".")[2]))
"""Every kind there is, from those about who plays to those about what they do."""

if TYPE_CHECKING:
    AnyEntry: TypeAlias = JournalEntry
else:
    AnyEntry = Union[tuple(KINDS)]  # noqa: UP007  their number is not written here


class JournalLine(Struct, kw_only=True, omit_defaults=True, frozen=True):
    """An entry as it is kept: beside it who wrote it."""

    seat: int | None = None
    """None where the table wrote it, or where nobody may ever know."""
    entry: AnyEntry


SERVER_ONLY = (
    SeatJoined,
    SeatLeft,
    ContentChosen,
    ChapterOpened,
    StopCardPlayed,
    Pictured,
    PictureRemoved,
)
"""Not taken from a client as they are: the table makes them."""


def kind_of(kind: type[JournalEntry]) -> str:
    """Returns the name of a kind of entry: `task_flip`."""
    return str(kind.__struct_config__.tag)


def kind(entry: JournalEntry) -> str:
    return kind_of(type(entry))
