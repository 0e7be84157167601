"""Entries of play: actions, contests, wounds."""

# ruff: noqa: RUF012  a Struct copies its empty lists

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from parlour.story.entries.base import Entry, Part, Parts, Ref, Short, Spoken, Unit, Who

# Actions


class BasicAction(Entry, tag="basic_action"):
    who: Who = field(name="as")
    text: Spoken = ""


class NotBasic(Entry, tag="not_basic"):
    action: Ref


class SkilledAction(Entry, tag="skilled_action"):
    """A persona tries something that would test an ordinary person."""

    persona: Who
    task: Short
    again: Ref | None = None
    """The earlier try at the same task."""


class TaskSet(Entry, tag="task_set"):
    """The Dealer says the difficulty aloud, and which ability helps."""

    difficulty: Annotated[int, Meta(ge=1, le=14)]
    ability: Ref | None = None
    unit: Unit | None = None
    """Time Passes, in this unit."""


class TaskGranted(Entry, tag="task_granted"):
    ability: Ref


class TaskDropped(Entry, tag="task_dropped"):
    """It is not tried after all, or is no skilled action."""


class TaskFlip(Entry, tag="task_flip"):
    pass


class TaskChoice(Entry, tag="task_choice"):
    """Time Passes: go on, or give up."""

    go_on: bool


class TaskNarration(Entry, tag="task_narration"):
    text: Spoken = ""


# Contests


class Hand(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A character in a contested action."""

    who: Who
    group: Annotated[int, Meta(ge=0, le=11)] = 0
    side: Annotated[str, Meta(pattern="^[a-l]?$")] = ""
    """`a`, `b`, …; empty for somebody at hand who takes no side yet."""
    weapon: bool | None = None
    """In hand, or not; unless said, as the content-set has it."""
    abilities: Annotated[list[Ref], Meta(max_length=12)] = []
    """A persona's relevant abilities, by the memories that brought them."""
    skills: Annotated[list[Short], Meta(max_length=12)] = []
    """A game-character's relevant abilities, by name."""


class Aim(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What one side of a contested action wants."""

    group: Annotated[int, Meta(ge=0, le=11)] = 0
    side: Annotated[str, Meta(pattern="^[a-l]$")]
    text: Short


class ContestOpened(Entry, tag="contest_opened"):
    stakes: Short
    hands: Annotated[list[Hand], Meta(min_length=1, max_length=24)]
    violent: bool = True
    aims: Annotated[list[Aim], Meta(max_length=24)] = []


class ContestPlayed(Entry, tag="contest_played"):
    """An answer to what the contest asks."""

    chosen: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=200)
    ]


class ContestTold(Entry, tag="contest_told"):
    """A bit of the action, from the card that was turned up (FUG-B13)."""

    text: Spoken = ""


class ContestClosed(Entry, tag="contest_closed"):
    pass


# Wounds


class Wound(Entry, tag="wound"):
    who: Who
    kind: Literal["temporary", "permanent"]
    part: Part


class WoundTended(Entry, tag="wound_tended"):
    wound: Ref
    by: Annotated[str, Meta(max_length=40)] = ""


class WoundReopened(Entry, tag="wound_reopened"):
    wound: Ref


class WoundHealed(Entry, tag="wound_healed"):
    """Somebody's tended wounds close, after so many hours where hours count."""

    who: Who
    hours: Annotated[int, Meta(ge=0, le=10_000)] = 0
    unbroken: bool = True


class Incapacitated(Entry, tag="incapacitated"):
    who: Who
    kind: Literal["unconscious", "restrained", "subdued"]


class Recovered(Entry, tag="recovered"):
    who: Who


class Relearned(Entry, tag="relearned"):
    """A lost ability is learned again with other parts, over a long time."""

    ability: Ref
    persona: Who
    parts: Parts = []


class Death(Entry, tag="death"):
    who: Who
    sure: bool = False
    """The Dealer's second yes, for a persona."""
