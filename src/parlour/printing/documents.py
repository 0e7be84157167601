"""The documents there are, and how one becomes a PDF."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from parlour.engine.options import options_as_text
from parlour.engine.refusals import BadInput
from parlour.games import list_games
from parlour.printing import booklet, crib, cut_out, own, pad
from parlour.printing.request import PrintRequest, make_request
from parlour.printing.typesetting import TEMPLATES, compile_pdf, typst
from parlour.words.messages import languages

PAGE: Final = re.compile(rb"/Type\s*/Page\b")


@dataclass(frozen=True)
class DocumentKind:
    template: str
    data: Callable[[PrintRequest], dict[str, Any]]
    has: Callable[[PrintRequest], bool]
    """Whether there is one for a game."""


DOCUMENTS: Final = {
    "crib": DocumentKind(crib.TEMPLATE, crib.sheet, crib.has),
    "card": DocumentKind(crib.TEMPLATE, crib.card, crib.has),
    "pad": DocumentKind(pad.TEMPLATE, pad.sheet, pad.has),
    "rules": DocumentKind(booklet.TEMPLATE, booklet.sheet, booklet.has),
    **{
        name: DocumentKind(
            crib.TEMPLATE if name in own.FOLDED else f"{name}.typ",
            partial(own.sheet, name=name),
            partial(own.has, name=name),
        )
        for name in own.NAMES
    },
    "dominoes": DocumentKind("dominoes.typ", cut_out.dominoes, cut_out.has_dominoes),
    "tarot": DocumentKind("tarot.typ", cut_out.tarot, cut_out.has_tarot),
    "chips": DocumentKind("chips.typ", cut_out.chips, cut_out.has_chips),
}


BY_EDITION: Final = ("crib", "card", "reference")
"""Documents of one edition, if a game has several."""


def document_names(want: PrintRequest) -> list[str]:
    """Returns the documents of a game, most useful first."""
    return [name for name, one in DOCUMENTS.items() if one.has(want)]


def check_document(want: PrintRequest, name: str) -> DocumentKind:
    if name not in DOCUMENTS or name not in document_names(want):
        there = ", ".join(document_names(want)) or "none"
        raise BadInput(f"{want.title} has no document {name!r}; choose from: {there}")
    return DOCUMENTS[name]


def make_pdf(want: PrintRequest, name: str) -> bytes:
    """Returns a document as PDF; BadInput if there is no such document or no Typst."""
    one = check_document(want, name)
    try:
        return compile_pdf(TEMPLATES / one.template, one.data(want))
    except typst().TypstError as wrong:  # somebody's crib is longer than a card
        raise BadInput(
            f"typesetting the {name} of {want.title} failed: {wrong}"
        ) from None


def count_pages(pdf: bytes) -> int:
    """Returns the number of pages of a document that was made here."""
    return len(PAGE.findall(pdf))


def file_name(want: PrintRequest, name: str) -> str:
    """Names the file of a document.

    >>> file_name(PrintRequest(None, 0), "crib")
    'fugue-crib-en-a4.pdf'
    """
    edition = edition_of(want) if name in BY_EDITION else ""
    return f"{want.slug}{edition}-{name}-{want.language}-{want.paper}.pdf"


def edition_of(want: PrintRequest) -> str:
    """Returns `-0.8` where it is not the edition that is usually played."""
    if want.game is None:
        return ""
    usual = options_as_text(want.game.agree(want.seats, dict(want.game.at_tables)))
    names = {name for other in crib.other_editions(want) for name in other}
    chosen = [name for name in sorted(names) if want.given[name] != usual[name]]
    return "".join(f"-{want.given[name]}" for name in chosen)


def all_documents(paper: str) -> list[tuple[PrintRequest, str]]:
    """Returns every document of every game in every language, in every edition."""
    jobs: list[tuple[PrintRequest, str]] = []
    for game in (*list_games(), None):
        for language in languages():
            want = make_request(game, paper=paper, language=language)
            jobs += [(want, name) for name in document_names(want)]
            for other in crib.other_editions(want):
                old = make_request(game, paper=paper, language=language, options=other)
                jobs += [
                    (old, name) for name in document_names(old) if name in BY_EDITION
                ]
    return jobs
