"""Documents that only some games have: what `paper.py` beside the rules tells."""

from collections.abc import Iterator
from typing import Any, Final

from parlour.games import find
from parlour.kit.paper import Line, Part, Sheet
from parlour.presentation.paper import paper_of, said_in
from parlour.printing.crib import told
from parlour.printing.drawings import drawings, face, marks
from parlour.printing.wanted import Wanted, wanted
from parlour.words.messages import HYPHEN, MINUS

NAMES: Final = ("reference", "strip", "planner", "persona", "journal", "effects")
FOLDED: Final = ("reference",)
"""Those that are laid out like a folded crib."""


def has(want: Wanted, name: str) -> bool:
    return any(paper_of(one.package, name) for one in beside(want))


def beside(want: Wanted) -> list[Wanted]:
    """What is printed for, and games that belong to it: a story has contests."""
    slugs = said_in(want.package, "BESIDE") or ()
    return [
        want,
        *[wanted(find(s), paper=want.paper, language=want.language) for s in slugs],
    ]


def sheets(want: Wanted, name: str) -> Iterator[tuple[Wanted, Sheet]]:
    for one in beside(want):
        found = paper_of(one.package, name)
        if found:
            yield one, found(one.options, one.seats)


def sheet(want: Wanted, name: str) -> dict[str, Any]:
    head = want.head(name, seats=want.seats)
    data: dict[str, Any] = {
        "drawings": drawings(),
        "marks": marks(want),
        "sections": [],
        "words": {},
        "facts": {},
    }
    for one, own in sheets(want, name):
        values = {**shown_values(one), **own.values}
        if name in own.words:
            head["subtitle"] += f" {said(one, name, values)}"
        for word in own.words:
            data["words"][word] = said(one, word, values)
        for message in own.ids:
            data["words"][message] = one.words.text(message)
        data["facts"] |= own.facts
        data["aim"] = [paragraph(one.words.text(own.aim, **values))]
        crib = told(one) if any(part.crib >= 0 for part in own.parts) else []
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


def shown_values(want: Wanted) -> dict[str, Any]:
    return {**want.given, "seats": want.seats}


def said(want: Wanted, name: str, values: dict[str, Any], part: str = "") -> str:
    text = want.words.text(f"paper-{name}", part, **values)
    return HYPHEN.sub(MINUS, text)


def section(want: Wanted, part: Part, values: dict[str, Any]) -> dict[str, Any]:
    lines = [line(want, one, values) for one in part.lines]
    return {
        "head": said(want, part.head, values) if part.head else "",
        "aside": said(want, part.head, values, "aside") if part.head else "",
        "blocks": [*drawings_of(want, part), *lines],
    }


def crib_section(want: Wanted, found: dict[str, Any], part: Part) -> dict[str, Any]:
    return {**found, "blocks": [*found["blocks"], *drawings_of(want, part)]}


def drawings_of(want: Wanted, part: Part) -> list[dict[str, Any]]:
    return [drawing(want, dict(part.shows))] if part.shows else []


def line(want: Wanted, one: Line, values: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": "special",
        "cards": [face(want, card) for card in one.cards],
        "name": said(want, one.name, values),
        "text": said(want, one.name, values, "text"),
        "lasts": said(want, one.name, values, "lasts"),
        "rules": one.rules,
    }


def drawing(want: Wanted, shows: dict[str, Any]) -> dict[str, Any]:
    """What is drawn, its cards with the letters of the language."""
    if shows["kind"] == "tile":
        values = shown_values(want)
        halves = {half: said(want, half, values) for half in ("attack", "defence")}
        return {**shows, **halves}
    if shows["kind"] == "values":
        cards = [(face(want, card), count) for card, count in shows["cards"]]
        return {**shows, "cards": cards}
    sides = {
        side: {
            **shows[side],
            "cards": [face(want, card) for card in shows[side]["cards"]],
            "name": said(want, side, shown_values(want)),
        }
        for side in ("attack", "defence")
    }
    return {"kind": "exchange", **sides}
