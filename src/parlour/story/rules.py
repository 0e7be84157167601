"""The book of rules for entries: who may write one, and when; what it does, its own
class says (`Entry.steps`)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeVar, get_args

from parlour.story.entry import JournalEntry
from parlour.story.state import State

Writer = Literal["seat", "dealer", "table"]
Step = Literal["", "undoable", "final"]
"""A step of play. The Dealer may take the last step back, unless it is final; a
card that was turned stays turned."""
Kind = TypeVar("Kind", bound=type[JournalEntry])

ANY: Final[tuple[str, ...]] = get_args(State)
BEGUN: Final = ANY[1:7]
"""From the first Dealer's appointment to the last session."""
SESSION: Final = ("session",)


@dataclass(frozen=True)
class EntryRule:
    writer: Writer
    when: tuple[str, ...]
    id: str
    """The rule that names who and when."""
    calm: bool
    """Whether it may be written while the stop card lies."""
    step: Step
    rewordable: bool
    """Whether its words can be corrected, or replaced after a stop card."""


BOOK: Final[dict[type[JournalEntry], EntryRule]] = {}


def rule(
    *,
    writer: Writer = "seat",
    when: tuple[str, ...] = SESSION,
    id: str = "",  # noqa: A002
    calm: bool = False,
    step: Step = "",
    rewordable: bool = False,
) -> Callable[[Kind], Kind]:
    """Puts a kind of entry into the book."""

    def put(kind: Kind) -> Kind:
        BOOK[kind] = EntryRule(writer, when, id, calm, step, rewordable)
        return kind

    return put
