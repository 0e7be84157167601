"""Documents that only some games have, from `paper.py` beside their rules."""

from collections.abc import Iterator
from typing import Any, Final

from parlour.games import find
from parlour.kit.paper import PaperLine, PaperSection, PaperSheet
from parlour.presentation.paper import paper_object, paper_of
from parlour.printing.crib import crib_sections
from parlour.printing.drawings import corner_letters, drawings, face
from parlour.printing.request import PrintRequest, make_request
from parlour.words.messages import HYPHEN, MINUS

NAMES: Final = ("reference", "strip", "planner", "persona", "journal", "effects")
FOLDED: Final = ("reference",)
"""Those that are laid out like a folded crib."""


def has(want: PrintRequest, name: str) -> bool:
    return any(paper_of(one.package, name) for one in related_requests(want))


def related_requests(want: PrintRequest) -> list[PrintRequest]:
    """Returns the game and the games that belong to it: a story has contests."""
    slugs = paper_object(want.package, "BESIDE") or ()
    return [
        want,
        *[
            make_request(find(s), paper=want.paper, language=want.language)
            for s in slugs
        ],
    ]


def sheets(want: PrintRequest, name: str) -> Iterator[tuple[PrintRequest, PaperSheet]]:
    for one in related_requests(want):
        found = paper_of(one.package, name)
        if found:
            yield one, found(one.options, one.seats)


def sheet(want: PrintRequest, name: str) -> dict[str, Any]:
    head = want.head(name, seats=want.seats)
    data: dict[str, Any] = {
        "drawings": drawings(),
        "marks": corner_letters(want),
        "sections": [],
        "words": {},
        "facts": {},
    }
    for one, own in sheets(want, name):
        values = {**shown_values(one), **own.values}
        if name in own.words:
            head["subtitle"] += f" {own_text(one, name, values)}"
        for word in own.words:
            data["words"][word] = own_text(one, word, values)
        for message in own.ids:
            data["words"][message] = one.words.text(message)
        data["facts"] |= own.facts
        data["aim"] = [paragraph(one.words.text(own.aim, **values))]
        crib = crib_sections(one) if any(part.crib >= 0 for part in own.parts) else []
        data["sections"] += [
            crib_section(one, crib[part.crib], part)
            if part.crib >= 0
            else section(one, part, values)
            for part in own.parts
        ]
    if name in FOLDED:
        folds = [want.say("fold-1"), want.say("fold-2")]
        data |= {"folded": True, "folds": folds}
    return {**head, **data}


def paragraph(text: str) -> dict[str, Any]:
    return {"kind": "par", "text": [(text, "")]}


def shown_values(want: PrintRequest) -> dict[str, Any]:
    return {**want.given, "seats": want.seats}


def own_text(
    want: PrintRequest, name: str, values: dict[str, Any], part: str = ""
) -> str:
    text = want.words.text(f"paper-{name}", part, **values)
    return HYPHEN.sub(MINUS, text)


def section(
    want: PrintRequest, part: PaperSection, values: dict[str, Any]
) -> dict[str, Any]:
    lines = [line(want, one, values) for one in part.lines]
    return {
        "head": own_text(want, part.head, values) if part.head else "",
        "aside": own_text(want, part.head, values, "aside") if part.head else "",
        "blocks": [*drawings_of(want, part), *lines],
    }


def crib_section(
    want: PrintRequest, found: dict[str, Any], part: PaperSection
) -> dict[str, Any]:
    return {**found, "blocks": [*found["blocks"], *drawings_of(want, part)]}


def drawings_of(want: PrintRequest, part: PaperSection) -> list[dict[str, Any]]:
    return [drawing(want, dict(part.shows))] if part.shows else []


def line(want: PrintRequest, one: PaperLine, values: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": "special",
        "cards": [face(want, card) for card in one.cards],
        "name": own_text(want, one.name, values),
        "text": own_text(want, one.name, values, "text"),
        "lasts": own_text(want, one.name, values, "lasts"),
        "rules": one.rules,
    }


def drawing(want: PrintRequest, shows: dict[str, Any]) -> dict[str, Any]:
    """Returns a drawing, its cards with the letters of the language."""
    if shows["kind"] == "tile":
        values = shown_values(want)
        halves = {half: own_text(want, half, values) for half in ("attack", "defence")}
        return {**shows, **halves}
    if shows["kind"] == "values":
        cards = [(face(want, card), count) for card, count in shows["cards"]]
        return {**shows, "cards": cards}
    sides = {
        side: {
            **shows[side],
            "cards": [face(want, card) for card in shows[side]["cards"]],
            "name": own_text(want, side, shown_values(want)),
        }
        for side in ("attack", "defence")
    }
    return {"kind": "exchange", **sides}
