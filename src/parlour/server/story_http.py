"""Story tables over HTTP: content-sets, new tables, exports."""

import asyncio
import base64
import hashlib
from io import BytesIO
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from parlour.engine.options import shown, specs
from parlour.engine.refusals import BadInput, BadOption
from parlour.pages import STORY
from parlour.server import api, limits, story_api, story_looks
from parlour.server.desk import Asker, Desk, digits, need_person, read_body
from parlour.server.devices import make_link
from parlour.server.drawings import drawn
from parlour.server.http import address, shown_name
from parlour.server.packed import packed
from parlour.server.problems import (
    UNREADABLE,
    HttpProblem,
    bad_options,
    busy,
    gone,
    unread,
)
from parlour.server.quotas import note, room_for
from parlour.server.replies import answer
from parlour.server.rooms import Gone
from parlour.server.store.devices import Linked
from parlour.server.story_contents import known
from parlour.server.story_counter import free_name, host_only
from parlour.server.story_live import StoryLive
from parlour.server.story_room import AnyRow, Opened, StoryRoom, Wrote, fold
from parlour.server.story_taken import fitting, taken
from parlour.story import entries as e
from parlour.story import export, page
from parlour.story.check import MOST, SETS, own_source, read_content
from parlour.story.options import Options
from parlour.story.words import refused

Given = TypeVar("Given")
BODY = 4 * MOST + 4_096
"""Bytes of a body with a content-set in it."""


async def given(request: Request, kind: type[Given], most: int = BODY) -> Given:
    """The JSON body, which may hold a whole content-set; errors quote none of it."""
    media = request.headers.get("content-type", "").partition(";")[0].strip()
    if media.lower() != "application/json":
        raise HttpProblem(415, "not-json", "Send this as application/json.")
    body = await read_body(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as wrong:
        raise HttpProblem(422, "bad-input", f"That cannot be read: {wrong}") from None


async def story_sets(desk: Desk, request: Request, who: Asker) -> Response:
    found = await asyncio.to_thread(sets)
    return packed(request, msgspec.json.encode(found), "application/json")


def sets() -> story_api.Sets:
    contents = [read_content(own_source(id_)) for id_ in SETS]
    defaults: dict[str, Any] = shown(Options())
    return story_api.Sets(
        sets=[
            story_api.SetInfo(
                id=one.id,
                title=one.title,
                blurb=one.blurb,
                licence=one.licence,
                credits=one.credits,
                sessions=len(one.chapter),
                session_hours=list(one.session_hours),
                options=one.options,
                locked=one.locked_options,
            )
            for one in contents
        ],
        options=[
            story_api.OptionInfo(
                name=name,
                kind=spec.kind,
                least=spec.least,
                most=spec.most,
                values=list(spec.values),
                default=defaults[name],
            )
            for name, spec in specs(Options).items()
        ],
        credit=export.CREDIT,
        licence=export.LICENCE,
    )


def source_of(body: story_api.ContentBody) -> tuple[str, bool]:
    """The text of the content-set that is asked for, and whether it was brought."""
    if (body.content is None) == (body.source is None):
        raise HttpProblem(422, "bad-input", "Give a content-set's name, or its file.")
    if body.source is not None:
        return body.source, True
    try:
        return own_source(body.content or ""), False
    except BadInput as wrong:
        raise HttpProblem(422, "no-such-set", str(wrong)) from None


async def checked(desk: Desk, source: str, who: Asker) -> None:
    """Whoever brings a file has it already, and is told in full what is wrong."""
    try:
        await known(desk.confined, source, by=who.address)
    except BadInput as wrong:
        raise unread(wrong, "bad-content") from None


async def new_story(desk: Desk, request: Request, who: Asker) -> Response:
    desk.limit(limits.TABLES, who)
    with desk.taking_in(BODY, who):
        body = await given(request, story_api.StoryBody)
    if len(desk.stories.open) >= desk.stories.most:
        raise busy()
    source, uploaded = source_of(body)
    await room_for(desk, who, len(source))
    await checked(desk, source, who)
    host = need_person(who)
    name = shown_name(body.name or await desk.store.person(host) or "Guest")
    if body.name:
        await desk.store.name_person(host, name)
    opened = Opened(
        by=host, public=body.public, watch=body.watch, language=body.language
    )
    rows: list[AnyRow] = [opened]
    room = fold("", "", "", [(1, 0.0, opened)])
    for seat, one in enumerate([name, *body.names]):
        joined = e.SeatJoined(name=free_name(room, one))
        add(room, rows, host, e.Line(seat=seat, entry=joined))
    chosen = e.ContentChosen(source=source, uploaded=uploaded)
    add(room, rows, host, e.Line(seat=0, entry=chosen))
    if body.options:
        add(room, rows, host, e.Line(seat=0, entry=e.OptionsSet(options=body.options)))
    made = await desk.stories.create(rows, public=body.public)
    await note(desk, who, "story", made.id, len(source))
    desk.metrics.created.labels(STORY).inc()
    link = f"/story/{made.id}"
    return answer(api.TableMade(id=made.id, code=made.code, link=link), 201)


def add(room: StoryRoom, rows: list[AnyRow], person: str, line: e.Line) -> None:
    try:
        room.journal.may_write(line)
    except BadOption as wrong:
        raise bad_options(wrong) from None
    except BadInput as wrong:
        raise HttpProblem(422, "bad-options", refused(wrong)) from None
    row = Wrote(by=person, line=line)
    room.apply(room.seq + 1, 0.0, row)
    rows.append(row)


async def live(desk: Desk, request: Request, who: Asker) -> StoryLive:
    """The table; for whoever was shown out there is none any more."""
    try:
        found = await desk.stories.live(request.path_params["id"])
    except Gone:
        raise gone() from None
    if who.person in found.room.banned:
        raise gone()
    return found


async def choose_content(desk: Desk, request: Request, who: Asker) -> Response:
    """Another content-set for a table that still gathers."""
    desk.limit(limits.UPLOADS, who)
    found = await live(desk, request, who)
    with desk.taking_in(BODY, who):
        body = await given(request, story_api.ContentBody)
    source, uploaded = source_of(body)
    await room_for(desk, who, len(source))
    await checked(desk, source, who)

    def make(room: StoryRoom) -> list[AnyRow]:
        host_only(room, who.person)
        seats = room.seats_of(who.person)
        entry = e.ContentChosen(source=source, uploaded=uploaded)
        line = e.Line(seat=seats[0] if seats else 0, entry=entry)
        room.journal.may_write(line)
        return [Wrote(by=who.person, line=line)]

    async with found.lock:
        try:
            await found.write(make)
        except BadInput as wrong:
            raise HttpProblem(409, "not-now", refused(wrong)) from None
    await note(desk, who, "story", found.room.id, len(source))
    return answer(api.TableFound(id=found.room.id))


def reader(found: StoryLive, who: Asker) -> story_looks.Reader:
    room = found.room
    seats = tuple(room.seats_of(who.person)) if who.person else ()
    host = bool(who.person) and who.person == room.host
    return story_looks.Reader(seats[0] if seats else None, seats, host)


async def story_table(desk: Desk, request: Request, who: Asker) -> Response:
    """What a visitor may know before sitting down."""
    found = await live(desk, request, who)
    return answer(story_looks.table(found.room, reader(found, who), found.company()))


async def story_qr(desk: Desk, request: Request, who: Asker) -> Response:
    found = await live(desk, request, who)
    link = f"{address(desk, request)}/story/{found.room.id}"
    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, scale=6, border=2, omitsize=True
    )
    return Response(
        drawn.getvalue(),
        media_type="image/svg+xml",
        headers={"Cache-Control": "no-store"},
    )


async def story_seat_link(desk: Desk, request: Request, who: Asker) -> Response:
    body = await given(request, api.SeatBody)
    found = await live(desk, request, who)
    if body.seat not in found.room.seats_of(who.person):
        raise HttpProblem(403, "not-your-seat", "That is not your seat.")
    linked = Linked(who.person, found.room.id, body.seat)
    return answer(api.Link(link=await make_link(desk, request, who, linked)))


PAGE_POLICY: Final = (
    "default-src 'none'; img-src data:; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(page.STYLE.encode()).digest()).decode()
    + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A story's page brings style and pictures along, and nothing else of it may act."""


async def story_export(desk: Desk, request: Request, who: Asker) -> Response:
    """What the asker may take home: `?seat=` one of theirs, `?seat=table` for all."""
    kind = request.path_params["kind"]
    if kind not in ("json", "html", "pdf"):
        raise HttpProblem(404, "missing", "Exports are json, html and pdf.")
    desk.limit(limits.EXPORTS, who)
    found = await live(desk, request, who)
    room = found.room
    seen_by = reader(found, who)
    if not story_looks.may_see(room, seen_by):
        raise gone()
    viewer = chosen_seat(request, seen_by)
    if kind == "pdf" and room.journal.story.state != "end":
        raise HttpProblem(409, "not-over", "The book is made when it is over.")
    async with desk.exporting:
        made = export.export(room.journal, viewer)
        made.pictures = await taken(desk.store, room, viewer)
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


def chosen_seat(request: Request, seen_by: story_looks.Reader) -> int | None:
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
    from parlour.story.book import pdf

    return pdf(made, language, drawn), "application/pdf"


WRITERS = {"json": as_json, "html": as_html, "pdf": as_pdf}
