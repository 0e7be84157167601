"""The documents there are, and how one becomes a PDF."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from parlour.engine.refusals import BadInput
from parlour.printing import booklet, crib, pad
from parlour.printing.typesetting import TEMPLATES, compiled, typst
from parlour.printing.wanted import Wanted

PAGE: Final = re.compile(rb"/Type\s*/Page\b")


@dataclass(frozen=True)
class Document:
    template: str
    data: Callable[[Wanted], dict[str, Any]]
    has: Callable[[Wanted], bool]
    """Whether there is one for a game."""


DOCUMENTS: Final = {
    "crib": Document(crib.TEMPLATE, crib.sheet, crib.has),
    "card": Document(crib.TEMPLATE, crib.card, crib.has),
    "pad": Document(pad.TEMPLATE, pad.sheet, pad.has),
    "rules": Document(booklet.TEMPLATE, booklet.sheet, booklet.has),
}


def offered(want: Wanted) -> list[str]:
    """What can be printed of a game, most wanted first."""
    return [name for name, one in DOCUMENTS.items() if one.has(want)]


def checked(want: Wanted, name: str) -> Document:
    if name not in DOCUMENTS or name not in offered(want):
        there = ", ".join(offered(want)) or "none"
        raise BadInput(f"there is no {name!r} of {want.title}; there are: {there}")
    return DOCUMENTS[name]


def printed(want: Wanted, name: str) -> bytes:
    """A document as PDF; BadInput if there is none, or no Typst."""
    one = checked(want, name)
    try:
        return compiled(TEMPLATES / one.template, one.data(want))
    except typst().TypstError as wrong:  # somebody's crib is longer than a card
        raise BadInput(f"the {name} of {want.title} cannot be set: {wrong}") from None


def pages(pdf: bytes) -> int:
    """How many pages a document has that was made here."""
    return len(PAGE.findall(pdf))


def file_name(want: Wanted, name: str) -> str:
    """
    >>> file_name(Wanted(None, 0), "crib")
    'fugue-crib-en-a4.pdf'
    """
    return f"{want.slug}-{name}-{want.language}-{want.paper}.pdf"
