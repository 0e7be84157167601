"""The book of rules for entries: who may write one, when, and what it does.

A rule is a generator. What stands before its `yield` looks whether the entry is
allowed and changes nothing; what stands after it is done once the entry is kept.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from parlour.story.entries import Entry
from parlour.story.state import Record, State, Story

Steps = Generator[None, None, None]
Rule = Callable[[Story, Any, Record], Steps]
Writer = Literal["seat", "dealer", "table"]
Step = Literal["", "undoable", "final"]
"""What moves play on. The Dealer may take the last step back, unless it is final; a
card that was turned stays turned."""

ANY: Final[tuple[str, ...]] = get_args(State)
BEGUN: Final = ANY[1:7]
"""From the first Dealer's appointment to the last session."""
SESSION: Final = ("session",)


@dataclass(frozen=True)
class Written:
    rule: Rule
    writer: Writer
    when: tuple[str, ...]
    id: str
    """The rule that names who and when."""
    calm: bool
    """Whether it may be written while the stop card lies."""
    step: Step
    told: bool
    """Whether its words can be put right, or be told anew."""


BOOK: Final[dict[type[Entry], Written]] = {}


def rule(
    kind: type[Entry],
    *,
    writer: Writer = "seat",
    when: tuple[str, ...] = SESSION,
    id: str = "",  # noqa: A002
    calm: bool = False,
    step: Step = "",
    told: bool = False,
) -> Callable[[Rule], Rule]:
    """Puts a rule into the book."""

    def put(found: Rule) -> Rule:
        BOOK[kind] = Written(found, writer, when, id, calm, step, told)
        return found

    return put
