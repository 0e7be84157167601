"""The finished story as a book: PDF, set with Typst (`pip install parlour[print]`)."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from parlour.engine.refusals import BadInput
from parlour.story.exports.export import (
    CREDIT,
    LICENCE,
    TERMS,
    Document,
    Export,
    Taken,
    licensed,
)
from parlour.story.exports.page import Pictures, unpictured
from parlour.words.messages import ENGLISH


def pdf(
    found: Export, language: str = ENGLISH, pictures: Pictures = unpictured
) -> bytes:
    """The story as PDF; BadInput where Typst is not installed."""
    try:
        import typst
    except ImportError:
        raise BadInput(
            "PDF needs Typst, which is not installed here: pip install 'parlour[print]'"
        ) from None

    def compiled(folder: str, template: str, book: dict[str, Any]) -> bytes:
        # Text goes in as data, never as markup: nothing anybody wrote is a command.
        page = Path(folder, "book.typ")
        page.write_text(template, encoding="utf-8")
        words = {"book": json.dumps(book)}
        made = typst.compile(str(page), root=folder, sys_inputs=words, format="pdf")
        return bytes(made)

    def drawable(folder: str, name: str) -> bool:
        try:
            return bool(compiled(folder, ALONE, {"name": name}))
        except typst.TypstError:
            return False

    book = data(found, language, pictures)
    with TemporaryDirectory(prefix="parlour-book-") as folder:
        for taken in found.pictures:
            Path(folder, file_name(taken)).write_bytes(taken.body)
        try:
            return compiled(folder, TEMPLATE, book)
        except typst.TypstError:  # a picture that is none costs nobody the book
            book["brought"] = {
                number: name
                for number, name in book["brought"].items()
                if drawable(folder, name)
            }
            return compiled(folder, TEMPLATE, book)


def file_name(taken: Taken) -> str:
    """
    >>> file_name(Taken(picture=12, caption="", media="image/jpeg", body=b""))
    '12.jpeg'
    """
    return f"{taken.picture}.{taken.media.removeprefix('image/')}"


def data(
    found: Export, language: str = ENGLISH, pictures: Pictures = unpictured
) -> dict[str, Any]:
    made = Document(found, language)
    story = found.story
    content = story.content
    blocks = made.blocks()
    cards = {block.card for block in blocks}
    cards |= {sheet.signifier or "" for sheet in story.sheets}
    return {
        "lang": made.language,
        "title": made.title,
        "blurb": content.blurb if content else "",
        "told_by": made.told_by(),
        "unexplained": made.say("unexplained"),
        "as_written": made.say("as-written"),
        "sheets": [
            {
                "name": made.name(sheet.persona),
                "by": made.seat_name(sheet.seat),
                "card": made.card(sheet.signifier) if sheet.signifier else "",
                "signifier": sheet.signifier or "",
                "portrait": sheet.portrait.picture if sheet.portrait else 0,
                "text": sheet.description,
                "feature": sheet.feature,
                "abilities": ", ".join(one.name for one in sheet.abilities),
            }
            for sheet in story.sheets
            if sheet.description
        ],
        "blocks": [list(block) for block in blocks],
        "drawn": {
            card: pictures(card).decode() for card in sorted(cards) if pictures(card)
        },
        "brought": {str(one.picture): file_name(one) for one in found.pictures},
        "questions": [one.text for one in story.questions],
        "sealed": [
            {
                "title": head,
                "text": text,
                "whole": place == 0,
            }
            for part in found.sealed
            if part.part != "intro" and found.finished
            for place, (head, text) in enumerate(made.written(part))
        ],
        "credits": [
            f"{CREDIT}.",
            f"{TERMS} {LICENCE}",
            *([licensed(content)] if content else []),
        ],
    }


ALONE: Final = """
#let book = json(bytes(sys.inputs.book))
#image("/" + book.name)
"""
TEMPLATE: Final = r"""
#let book = json(bytes(sys.inputs.book))
#let accent = rgb("#8a3b2e")
#let soft = rgb("#6d6257")
#set document(title: book.title)
#set page(paper: "a5", margin: (x: 18mm, y: 20mm), numbering: "1")
#set text(font: "Libertinus Serif", size: 10.5pt, lang: book.lang)
#set par(justify: true, leading: 0.72em)
#let pieces(words) = words.split("\n\n").map(p => p.trim()).filter(p => p != "")
#let prose(words) = for piece in pieces(words) { par(text(piece)) }
#let drawn(card, width) = if card in book.drawn {
  box(clip: true, radius: 3pt, stroke: 0.5pt + soft,
    image(bytes(book.drawn.at(card)), format: "svg", width: width))
}
#let brought(number, ..more) = if str(number) in book.brought {
  box(clip: true, radius: 3pt, image("/" + book.brought.at(str(number)), ..more))
}
#v(1fr)
#align(center)[
  #text(size: 28pt, weight: "semibold", book.title)
  #v(4mm)
  #text(style: "italic", fill: soft, book.blurb)
  #v(8mm)
  #text(fill: soft, book.told_by)
]
#v(2fr)
#pagebreak()
#for sheet in book.sheets [
  #block(breakable: false, width: 100%, inset: 8pt, stroke: 0.5pt + soft, radius: 3pt)[
    #grid(columns: (auto, 1fr, auto), gutter: 8pt)[
      #brought(sheet.portrait, width: 18mm, height: 18mm, fit: "cover")
    ][
      #text(weight: "bold", sheet.name) #h(1fr) #text(fill: soft, sheet.by)
      #if sheet.card != "" [ \ #text(fill: soft, style: "italic", sheet.card)]
      #par(text(sheet.text))
      #if sheet.feature != "" { par(text(style: "italic", sheet.feature)) }
      #if sheet.abilities != "" { par(text(fill: accent, sheet.abilities)) }
    ][#drawn(sheet.signifier, 16mm)]
  ]
]
#for (kind, head, words, card, picture) in book.blocks {
  if kind == "session" {
    pagebreak(weak: true)
    v(12mm)
    align(center)[
      #text(size: 13pt, head) \
      #text(size: 18pt, style: "italic", fill: accent, words)
    ]
    v(8mm)
  } else if kind == "scene" {
    v(4mm)
    align(center, text(style: "italic", size: 11.5pt, words))
  } else if kind == "memory" {
    block(width: 100%, inset: (x: 10pt, y: 7pt), fill: rgb("#f4efe4"),
      stroke: (left: 2pt + accent))[
      #text(size: 8.5pt, fill: accent, head)
      #prose(words)
    ]
  } else if kind == "card" {
    block(breakable: false, width: 100%, align(center)[
      #drawn(card, 26mm) \
      #text(fill: soft, size: 9pt, head + ": " + words)
    ])
  } else if kind == "picture" {
    block(breakable: false, width: 100%, align(center)[
      #brought(picture, width: 100%, height: 90mm, fit: "contain") \
      #text(fill: soft, size: 9pt, words)
    ])
  } else if kind == "fact" {
    text(fill: soft, size: 9pt, if head != "" { head + ": " + words } else { words })
    parbreak()
  } else if kind == "speech" {
    par[#text(weight: "bold", head) #text(words)]
  } else if kind == "intro" {
    pagebreak(weak: true)
    v(1fr)
    set text(style: "italic")
    prose(words)
    v(2fr)
  } else {
    prose(words)
  }
}
#if book.questions.len() > 0 {
  v(8mm)
  block(breakable: false, width: 100%)[
    #align(center, text(size: 13pt, book.unexplained))
    #for question in book.questions { list.item(text(question)) }
  ]
}
#if book.sealed.len() > 0 {
  pagebreak()
  align(center, text(size: 18pt, style: "italic", fill: accent, book.as_written))
  for part in book.sealed {
    v(if part.whole { 8mm } else { 3mm })
    text(size: if part.whole { 13pt } else { 10.5pt }, weight: "bold", part.title)
    prose(part.text)
  }
}
#v(1fr)
#line(length: 100%, stroke: 0.5pt + soft)
#for credit in book.credits { par(text(size: 8.5pt, fill: soft, credit)) }
"""
