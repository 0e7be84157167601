"""Printed pages that only one game has, made by the functions of its `paper.py`.

A function has the name of its document, gets options and seats, and returns a
`PaperSheet`: numbers from the rules, and the messages beside them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Fact: TypeAlias = "str | int | bool | list[Fact] | tuple[Fact, ...] | dict[str, Fact]"
"""Plain data: what a template can read."""


@dataclass(frozen=True)
class PaperLine:
    """A message `paper-NAME`, with the cards it is about and the rules behind it."""

    name: str
    cards: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class PaperSection:
    """A section of the crib sheet by its place, the aim being 0, or one of its own."""

    crib: int = -1
    head: str = ""
    """The message `paper-HEAD`, and `.aside` if there is more to say beside it."""
    lines: tuple[PaperLine, ...] = ()
    shows: Mapping[str, Fact] = field(default_factory=dict)
    """The drawing there: a `kind`, and the data that it needs."""


@dataclass(frozen=True)
class PaperSheet:
    """A document of one game; the template of its name sets it."""

    parts: tuple[PaperSection, ...] = ()
    aim: str = ""
    """The message that replaces the crib's aim, which does not depend on options."""
    words: tuple[str, ...] = ()
    """More messages `paper-WORD`."""
    ids: tuple[str, ...] = ()
    """Messages that are there for other reasons, by their whole names."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    values: Mapping[str, int] = field(default_factory=dict)
    """Values of messages, in addition to options and seats."""
