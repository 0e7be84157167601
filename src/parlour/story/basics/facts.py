"""The facts that follow from an entry; each kind of entry has a few."""

from typing import TypeAlias, TypedDict

Harm: TypeAlias = tuple[str, str, str]
"""A character, an effect, and the body part; empty for the whole body."""
Play: TypeAlias = tuple[str, str, str]
"""An act or a word in a contest, the character, and the card."""


class EntryFacts(TypedDict, total=False):
    """Facts about an entry; each reader gets those that they may know."""

    accepted: bool
    """A persona's feature stands."""
    appointed: int
    """The seat that deals."""
    bells: list[str]
    """The Signifiers that rang."""
    campaign_closed: bool
    cards: list[str]
    """The cards that came face up."""
    contest: int
    dealt: list[tuple[str, str]]
    """The Signifiers in the order they were dealt, with those that were put aside."""
    death_to_confirm: str
    extends: int
    """The earlier memory that it goes on with."""
    healed: list[int]
    kind: str
    """Of a wound: `temporary` or `permanent`."""
    outcome: str | list[Harm]
    """Of a task `success`, `failure` or nothing yet; of a contest who was hurt."""
    part: str
    persona: str
    phase: str
    """The phase of the contest in which it was chosen."""
    played: list[Play]
    rounds: int
    session: int
    shown_as: str
    stakes: str
    task: int
    card: str
    elapsed: int
    """The time that the task took so far."""
    barred: bool
    """Not to be tried again."""
    took_over: bool
    """Somebody else sits here now."""
    undone: int
    """The step that was undone."""
    who: str
    words: str
    """The task in words."""
    text: str
    ability: str
    personae: list[str]
    picture: int
    caption: str
    gone: bool
    """The picture is no longer there."""
    yours: bool
    """The picture was shown to this reader."""
