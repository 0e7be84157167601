"""The command that prints game documents as PDF."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from parlour.engine.options import read_pairs
from parlour.engine.refusals import BadInput
from parlour.terminal.parameters import Options

if TYPE_CHECKING:
    from parlour.printing.request import PrintRequest


def print_(
    game: str | None = None,
    *,
    out: Path,
    what: str | None = None,
    all_: Annotated[bool, Parameter(name="--all")] = False,
    paper: str = "a4",
    language: str = "en",
    seats: int | None = None,
    option: Options = [],  # noqa: B006
) -> None:
    """Write a game's crib sheet, score pad, rules and other documents as PDF.

    Needs Typst: pip install 'parlour[print]'.

    Parameters
    ----------
    game
        Name of the game, or fugue for the story game.
    out
        Folder for the files; created if missing.
    what
        Documents to write, separated by commas: crib, card, pad, rules, and others
        that a game may have, such as reference, dominoes or chips. Defaults to all.
    all_
        Write every document of every game in every language and edition.
    paper
        Paper size: a4 or letter.
    language
        Language of the documents: en, de, es or fr.
    seats
        Number of players; defaults to the game's usual number.
    """
    from parlour.printing.documents import (
        all_documents,
        count_pages,
        file_name,
        make_pdf,
    )
    from parlour.printing.typesetting import typst

    typst()
    if all_:
        if game or what or seats is not None or option or language != "en":
            raise BadInput(
                "--all prints every game: use it with --out and --paper only"
            )
        jobs = all_documents(paper)
    elif game:
        jobs = choose_documents(game, what, seats, option, paper, language)
    else:
        raise BadInput("name a game to print, or use --all for all games")
    make_folder(out)
    began, sheets = time.monotonic(), 0
    for want, name in jobs:
        made = make_pdf(want, name)
        sheets += count_pages(made)
        place = out / file_name(want, name)
        write_document(place, made)
        print(f"{place}  {count_pages(made)} p.")
    if all_:
        took = time.monotonic() - began
        print(f"{len(jobs)} documents, {sheets} pages, {took:.0f} seconds.")


def choose_documents(
    name: str,
    what: str | None,
    seats: int | None,
    option: list[str],
    paper: str,
    language: str,
) -> "list[tuple[PrintRequest, str]]":
    """Returns the documents of one game; all are checked before the first is made."""
    from parlour.games import look_up
    from parlour.presentation.pages import STORY
    from parlour.printing.documents import check_document, document_names
    from parlour.printing.request import make_request

    game = None if name.lower() == STORY else look_up(name)
    given = read_pairs(option)
    want = make_request(
        game, seats=seats, options=given, paper=paper, language=language
    )
    names = what.split(",") if what else document_names(want)
    for one in names:
        check_document(want, one)
    return [(want, one) for one in dict.fromkeys(names)]


def make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadInput(f"cannot write into {out}: {wrong.strerror}") from None


def write_document(place: Path, made: bytes) -> None:
    """Writes a document: whole, or not at all where the disk is full."""
    draft = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        draft.write_bytes(made)
        draft.replace(place)
    except OSError as wrong:
        with suppress(OSError):
            draft.unlink()
        raise BadInput(f"cannot write {place}: {wrong.strerror}") from None
