"""Finds the book for a table."""

from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from parlour.bots.books.book import (
    Book,
    BookReader,
    Policy,
    fit_of,
    read_book,
    read_head,
)
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.games import import_checked, list_games

BOOK_FOLDER = "books"
BOOK_SUFFIX = ".book"


def book_for(game: Game, options: Any, seats: int) -> Policy | None:
    """Returns the book for such a table, with its options settled; None if there is
    none."""
    reader = reader_of(game)
    fit = fit_of(game, reader, options, seats) if reader else None
    if reader is None or fit is None:
        return None
    path = shipped_books(game.package).get(fit.checksum())
    return open_book(path, game.package) if path else None


def reader_of(game: Game) -> BookReader | None:
    """Returns the module `book` of a game, which maps questions to a book; None if it
    has none."""
    if not game.package or find_spec(f"{game.package}.book") is None:
        return None
    reader: BookReader = import_checked(f"{game.package}.book")
    return reader


def no_reader(game: Game) -> BadInput:
    """Explains that a game has no module for books, and names games that do."""
    able = [one.slug for one in list_games() if reader_of(one) is not None]
    return BadInput(
        f"{game.title} does not support books: it has no module book.py;"
        f" games that do: {', '.join(able)}"
    )


@lru_cache(maxsize=64)
def shipped_books(package: str) -> dict[str, Path]:
    """Returns the books that come with a game, by the checksum of the tables
    they fit."""
    folder = Path(str(files(package).joinpath(BOOK_FOLDER)))
    if not folder.is_dir():
        return {}
    books = sorted(folder.glob(f"*{BOOK_SUFFIX}"))
    return {read_head(path)[0].mark: path for path in books}


@lru_cache(maxsize=16)
def open_book(path: Path, package: str) -> Book:
    reader: BookReader = import_checked(f"{package}.book")
    return read_book(path, read_head(path)[0].fit, reader)
