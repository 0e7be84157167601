"""Stories to take home, over HTTP: data, a page, or a book.

Pictures go into data and pages one by one while they are sent; books are made in a
sandboxed process.
"""

import asyncio
import base64
import hashlib
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.responses import Response, StreamingResponse

from parlour.presentation.drawings import card_picture
from parlour.printing.typesetting import ready
from parlour.server.access import limits
from parlour.server.api.albums import BOOK, Album, make_book
from parlour.server.http.answers import (
    HttpProblem,
    download,
    file_headers,
    gone_problem,
    missing,
    no_typst,
)
from parlour.server.http.context import ApiRequest, digits
from parlour.server.http.routes import Routes
from parlour.server.stories.table import StoryTable
from parlour.server.tables.room import Reader
from parlour.story.exports import export, page

route = Routes()

PAGE_POLICY: Final = (
    "default-src 'none'; img-src data:; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(page.STYLE.encode()).digest()).decode()
    + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A story's page brings style and pictures along, and nothing else in it may act."""
NO_PICTURES: Final = b"[]\n}"
"""The end of a story's JSON if it has no pictures."""


@route(
    "GET /api/tables/{id}/export.{kind}",
    gives=export.Export,
    problems=(403, 501),
    query=("seat",),
    rate=limits.EXPORTS,
)
async def story_export(asked: ApiRequest) -> Response:
    """Exports what the asker may see: `?seat=` one of theirs, `?seat=table` for all."""
    kind = asked.path("kind")
    if kind not in KINDS:
        raise missing("Exports are json, html and pdf.")
    found = await asked.table_of(StoryTable)
    room = found.room
    seen_by = found.reader_for(asked.person)
    if not found.may_look(seen_by):
        raise gone_problem()
    viewer = chosen_seat(asked, seen_by)
    if kind == "pdf" and room.journal.story.state != "end":
        raise HttpProblem(409, "not-over", "The PDF is available after the end.")
    with asked.context.downloads.begin(asked.address) as place:
        made = export.export(room.journal, viewer)
        album = Album(asked.store, room, viewer)
        if kind == "json":
            return place.answer(await as_json(made, album))
        if kind == "html":
            return place.answer(await as_html(made, album, room.language))
        return place.answer(await as_pdf(asked, made, album, room.language))


def chosen_seat(asked: ApiRequest, seen_by: Reader) -> int | None:
    wanted = asked.query("seat")
    if wanted == "table" or not seen_by.seats:
        return None
    if digits(wanted) and int(wanted) in seen_by.seats:
        return int(wanted)
    if wanted:
        raise HttpProblem(403, "not-your-seat", "That is not your seat.")
    return seen_by.seats[0]


async def as_json(made: export.Export, album: Album) -> Response:
    """Exports data, which is the same in every language."""

    def write(one: object) -> bytes:
        return msgspec.json.format(msgspec.json.encode(one), indent=1)

    text = await asyncio.to_thread(write, made)  # its pictures are last, and none yet
    head, tail = text[: -len(NO_PICTURES)], text[-len(NO_PICTURES) :]
    assert tail == NO_PICTURES

    async def pieces() -> AsyncIterator[bytes]:
        yield head + b"["
        between = b""
        async for one in album.read_all():
            yield between + write(one)
            between = b",\n"
        yield b"]\n}"

    headers = file_headers(export.file_name(made, "json"))
    return StreamingResponse(pieces(), media_type="application/json", headers=headers)


async def as_html(made: export.Export, album: Album, language: str) -> Response:
    made.pictures = await album.list_pictures()
    parts = await asyncio.to_thread(page.parts, made, language, card_picture)

    async def pieces() -> AsyncIterator[bytes]:
        for part in parts:
            if isinstance(part, str):
                yield part.encode()
            elif (one := await album.read(part)) is not None:
                yield page.data_url(one.media, one.body).encode()

    headers = {"Cache-Control": "no-store", "Content-Security-Policy": PAGE_POLICY}
    return StreamingResponse(
        pieces(), media_type="text/html; charset=utf-8", headers=headers
    )


async def as_pdf(
    asked: ApiRequest, made: export.Export, album: Album, language: str
) -> Response:
    if not ready():
        raise no_typst()
    made.pictures = await album.read_for_book()
    book = await asked.run_sandboxed(
        "unprintable",
        make_book,
        msgspec.msgpack.encode(made),
        language.encode(),
        bounds=BOOK,
    )
    return download(book, "application/pdf", export.file_name(made, "pdf"))


KINDS: Final = ("json", "html", "pdf")
