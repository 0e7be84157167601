"""The finished story as a book: PDF, set with Typst (`pip install parlour[print]`)."""

from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from parlour.printing import typesetting
from parlour.printing.typesetting import typst
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
    unset = typst().TypstError

    def compiled(folder: str, template: str, book: dict[str, Any]) -> bytes:
        page = Path(folder, "book.typ")
        page.write_text(template, encoding="utf-8")
        return typesetting.compiled(page, book, system_fonts=True)

    def drawable(folder: str, name: str) -> bool:
        try:
            return bool(compiled(folder, ALONE, {"name": name}))
        except unset:
            return False

    book = data(found, language, pictures)
    with TemporaryDirectory(prefix="parlour-book-") as folder:
        for taken in found.pictures:
            Path(folder, file_name(taken)).write_bytes(taken.body)
        try:
            return compiled(folder, TEMPLATE, book)
        except unset:  # a picture that is none costs nobody the book
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


TEMPLATE: Final = files(__package__).joinpath("book.typ").read_text("utf-8")
ALONE: Final = """
#let book = json(bytes(sys.inputs.data))
#image("/" + book.name)
"""
