"""What only one game has on paper, told by the functions of its `paper.py`.

A function is called as its document, gets options and seats, and gives a `Sheet`:
numbers as the rules know them, and which messages stand beside them.
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
    """What is drawn there: a `kind`, and what its drawing needs."""


@dataclass(frozen=True)
class PaperSheet:
    """A document of one game; the template of its name sets it."""

    parts: tuple[PaperSection, ...] = ()
    aim: str = ""
    """The message that stands in place of the crib's aim, which knows no options."""
    words: tuple[str, ...] = ()
    """More messages `paper-WORD`."""
    ids: tuple[str, ...] = ()
    """Messages that are there for other reasons, by their whole names."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    values: Mapping[str, int] = field(default_factory=dict)
    """What messages are given beside options and seats."""
