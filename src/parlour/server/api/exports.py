"""Stories to take home, over HTTP: data, a page, or a book."""

import asyncio
import base64
import hashlib
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.engine.refusals import BadInput
from parlour.server.access import limits
from parlour.server.api.tables import of_kind
from parlour.server.http.answers import HttpProblem, gone
from parlour.server.http.context import Asker, Context, digits
from parlour.server.http.drawings import drawn
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
    None,
    dict[str, Any],
    200,
    (403, 501),
    ("seat",),
)
async def story_export(context: Context, request: Request, who: Asker) -> Response:
    """What the asker may take home: `?seat=` one of theirs, `?seat=table` for all."""
    kind = request.path_params["kind"]
    if kind not in ("json", "html", "pdf"):
        raise HttpProblem(404, "missing", "Exports are json, html and pdf.")
    context.limit(limits.EXPORTS, who)
    found = await of_kind(StoryTable, context, request, who)
    room = found.room
    seen_by = found.reader_for(who.person)
    if not found.may_look(seen_by):
        raise gone()
    viewer = chosen_seat(request, seen_by)
    if kind == "pdf" and room.journal.story.state != "end":
        raise HttpProblem(409, "not-over", "The book is made when it is over.")
    async with context.exporting:
        made = export.export(room.journal, viewer)
        made.pictures = await taken(context.store, room, viewer)
        if kind == "pdf":
            made.pictures = fitting(made.pictures)
        try:
            body, media = await asyncio.to_thread(WRITERS[kind], made, room.language)
        except BadInput as wrong:
            raise HttpProblem(501, "no-typst", str(wrong)) from None
    headers = {"Cache-Control": "no-store"}
    if kind == "html":
        headers["Content-Security-Policy"] = PAGE_POLICY
    else:
        headers["Content-Disposition"] = (
            f'attachment; filename="{export.file_name(made, kind)}"'
        )
    return Response(body, media_type=media, headers=headers)


def chosen_seat(request: Request, seen_by: Reader) -> int | None:
    wanted = request.query_params.get("seat", "")
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
