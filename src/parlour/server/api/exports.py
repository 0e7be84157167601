"""Stories to take home, over HTTP: data, a page, or a book."""

import asyncio
import base64
import hashlib
from typing import Final

import msgspec
from starlette.responses import Response

from parlour.engine.refusals import BadInput
from parlour.presentation.drawings import drawn
from parlour.server.access import limits
from parlour.server.http.answers import HttpProblem, download, gone, missing
from parlour.server.http.context import Asked, digits
from parlour.server.http.routes import Routes
from parlour.server.stories.table import StoryTable
from parlour.server.stories.taken import fitting, taken
from parlour.server.tables.room import Reader
from parlour.story.exports import export, page

route = Routes()

PAGE_POLICY: Final = (
    "default-src 'none'; img-src data:; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(page.STYLE.encode()).digest()).decode()
    + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A story's page brings style and pictures along, and nothing else of it may act."""


@route(
    "GET /api/tables/{id}/export.{kind}",
    gives=export.Export,
    problems=(403, 501),
    query=("seat",),
    rate=limits.EXPORTS,
)
async def story_export(asked: Asked) -> Response:
    """What the asker may take home: `?seat=` one of theirs, `?seat=table` for all."""
    kind = asked.path("kind")
    if kind not in WRITERS:
        raise missing("Exports are json, html and pdf.")
    found = await asked.table_of(StoryTable)
    room = found.room
    seen_by = found.reader_for(asked.person)
    if not found.may_look(seen_by):
        raise gone()
    viewer = chosen_seat(asked, seen_by)
    if kind == "pdf" and room.journal.story.state != "end":
        raise HttpProblem(409, "not-over", "The book is made when it is over.")
    async with asked.context.exporting:
        made = export.export(room.journal, viewer)
        made.pictures = await taken(asked.store, room, viewer)
        if kind == "pdf":
            made.pictures = fitting(made.pictures)
        try:
            body, media = await asyncio.to_thread(WRITERS[kind], made, room.language)
        except BadInput as wrong:
            raise HttpProblem(501, "no-typst", str(wrong)) from None
    if kind != "html":
        return download(body, media, export.file_name(made, kind))
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": PAGE_POLICY}
    return Response(body, media_type=media, headers=headers)


def chosen_seat(asked: Asked, seen_by: Reader) -> int | None:
    wanted = asked.query("seat")
    if wanted == "table" or not seen_by.seats:
        return None
    if digits(wanted) and int(wanted) in seen_by.seats:
        return int(wanted)
    if wanted:
        raise HttpProblem(403, "not-your-seat", "That is not your seat.")
    return seen_by.seats[0]


def as_json(made: export.Export, language: str) -> tuple[bytes, str]:
    """Data is the same in every language."""
    return msgspec.json.format(msgspec.json.encode(made), indent=1), "application/json"


def as_html(made: export.Export, language: str) -> tuple[bytes, str]:
    return page.html(made, language, drawn).encode(), "text/html; charset=utf-8"


def as_pdf(made: export.Export, language: str) -> tuple[bytes, str]:
    from parlour.story.exports.book import pdf

    return pdf(made, language, drawn), "application/pdf"


WRITERS = {"json": as_json, "html": as_html, "pdf": as_pdf}
