"""The finished story as a book: PDF, set with Typst (`pip install parlour[print]`)."""

from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from parlour.printing import typesetting
from parlour.printing.typesetting import typst
from parlour.story.exports.export import (
    Export,
    Pictures,
    StoryDocument,
    Taken,
    no_picture,
)
from parlour.words.messages import ENGLISH


def pdf(
    found: Export, language: str = ENGLISH, pictures: Pictures = no_picture
) -> bytes:
    """Returns the story as PDF; BadInput where Typst is not installed."""
    unset = typst().TypstError

    def compile_book(folder: str, template: str, book: dict[str, Any]) -> bytes:
        page = Path(folder, "book.typ")
        page.write_text(template, encoding="utf-8")
        return typesetting.compile_pdf(page, book, system_fonts=True)

    def drawable(folder: str, name: str) -> bool:
        try:
            return bool(compile_book(folder, ALONE, {"name": name}))
        except unset:
            return False

    book = StoryDocument(found, language, pictures).data()
    book["brought"] = {str(one.picture): file_name(one) for one in found.pictures}
    with TemporaryDirectory(prefix="parlour-book-") as folder:
        for taken in found.pictures:
            Path(folder, file_name(taken)).write_bytes(taken.body)
        try:
            return compile_book(folder, TEMPLATE, book)
        except unset:  # a picture that is none costs nobody the book
            book["brought"] = {
                number: name
                for number, name in book["brought"].items()
                if drawable(folder, name)
            }
            return compile_book(folder, TEMPLATE, book)


def file_name(taken: Taken) -> str:
    """Names the file of a picture.

    >>> file_name(Taken(picture=12, caption="", media="image/jpeg", body=b""))
    '12.jpeg'
    """
    return f"{taken.picture}.{taken.media.removeprefix('image/')}"


TEMPLATE: Final = files(__package__).joinpath("book.typ").read_text("utf-8")
ALONE: Final = """
#let book = json(bytes(sys.inputs.data))
#image("/" + book.name)
"""
