"""Entries that tell: scenes, people, and what they remember."""

# ruff: noqa: RUF012  a Struct copies its empty lists

from typing import Annotated, Literal

from msgspec import Meta, field

from parlour.story.entries.base import (
    Entry,
    Maybe,
    Parts,
    Ref,
    Seat,
    Short,
    Source,
    Spoken,
    Text,
    Who,
)

# Telling


class SceneSet(Entry, tag="scene"):
    """The Dealer frames a scene; the last one ends."""

    text: Spoken = ""


class InScene(Entry, tag="in_scene"):
    who: Who
    here: bool


class CharacterEntered(Entry, tag="character_entered"):
    """A character of the content-set by its id there, or one made up now."""

    character: Annotated[str, Meta(max_length=60)] = ""
    shown_as: Maybe = ""


class Narration(Entry, tag="narration"):
    text: Spoken = ""
    who: Annotated[str, Meta(max_length=40)] = field(name="as", default="")


class Speech(Entry, tag="speech"):
    who: Who = field(name="as")
    text: Spoken = ""


class Talk(Entry, tag="talk"):
    """Table talk: said by people, not told of anybody."""

    text: Text


class Named(Entry, tag="named"):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class QuestionAsked(Entry, tag="question"):
    """Something still unexplained, for the memory board."""

    text: Short
    about: Ref | None = None


class Answered(Entry, tag="answered"):
    question: Ref


# Flashbacks


class MemoryDrafted(Entry, tag="memory_drafted"):
    """A gift in the making, for its author's eyes only (FUG-F26)."""

    persona: Who
    text: Text


class Memory(Entry, tag="memory"):
    """A flashback as it is told; it is pending until its ability is named."""

    source: Source
    persona: Who
    text: Text
    trigger: Maybe = ""
    appears: Annotated[list[Who], Meta(max_length=20)] = []
    augments: Annotated[list[Ref], Meta(max_length=10)] = []
    bell: Ref | None = None
    """For source `signifier`: the number of the bell that is told."""
    draft: Ref | None = None


class MemoryWithdrawn(Entry, tag="memory_withdrawn"):
    """A draft is thrown away before anybody saw it."""

    memory: Ref


class MemoryRuledOut(Entry, tag="memory_ruled_out"):
    memory: Ref
    rule: Literal["FUG-F03", "FUG-F04", "FUG-F05"]
    why: Maybe = ""


class Ability(Entry, tag="ability"):
    """Names what the persona can do now: completes a memory."""

    memory: Ref
    name: Short
    parts: Parts = []


class AbilityVetoed(Entry, tag="ability_vetoed"):
    memory: Ref


class AbilityWorded(Entry, tag="ability_worded"):
    """The Dealer words an ability (FUG-F08)."""

    memory: Ref
    name: Short
    parts: Parts | None = None


class SharedMemory(Entry, tag="shared_memory"):
    memory: Ref


class SignifierTurned(Entry, tag="signifier_turned"):
    """The Dealer rings the bell by hand, where the table does not mind it."""

    card: Annotated[str, Meta(pattern="^M(0[0-9]|1[0-9]|2[01])$")]
    on: Who
    by: Seat | None = None
    """The seat that turned it up from its own cards; None for the Dealer."""


class ImmediateUse(Entry, tag="immediate_use"):
    """What a persona does at once with what a Signifier brought (FUG-F22)."""

    bell: Ref
    how: Literal["describe", "act", "pass"]
    text: Spoken = ""


class TriggerFired(Entry, tag="trigger_fired"):
    trigger: Annotated[str, Meta(min_length=1, max_length=60)]
    personae: Annotated[list[Who], Meta(max_length=8)] = []
