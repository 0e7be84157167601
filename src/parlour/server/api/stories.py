"""Stories over HTTP: content-sets and new tables."""

import asyncio
from dataclasses import dataclass

import msgspec
from starlette.responses import Response

from parlour.engine.options import options_as_text
from parlour.engine.refusals import BadInput, BadOption
from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.api.catalogue import option_infos
from parlour.server.api.people import save_name, shown_name
from parlour.server.api.tables import create_table
from parlour.server.http.answers import HttpProblem, bad_options, busy
from parlour.server.http.context import ApiRequest
from parlour.server.http.files import cached_response
from parlour.server.http.quotas import note, room_for
from parlour.server.http.routes import Routes
from parlour.server.kinds import TALE
from parlour.server.stories.room import StoryOpened, StoryRoom, StoryRow
from parlour.server.stories.table import StoryTable
from parlour.server.tables.act import host_only
from parlour.server.tables.registry import LOG_FACTOR
from parlour.server.tables.room import fold
from parlour.story import entries as e
from parlour.story.basics.options import StoryOptions
from parlour.story.content.check import (
    MAX_SOURCE_LENGTH,
    SETS,
    own_source,
    read_content,
    size_of,
)
from parlour.story.content.parsed import (
    digest_of,
    parse_upload,
    parsed_form,
    use_parsed,
)
from parlour.story.exports import export
from parlour.story.views import view
from parlour.story.words import refusal_text

MAX_BODY_BYTES = 4 * MAX_SOURCE_LENGTH + 4_096
"""Bytes of a body with a content-set in it."""

route = Routes()


@route("GET /api/story-sets", gives=data.Sets, query=("language",))
async def story_sets(asked: ApiRequest) -> Response:
    found = await asyncio.to_thread(sets, asked.language())
    return cached_response(
        asked.request, msgspec.json.encode(found), "application/json"
    )


def sets(language: str) -> data.Sets:
    contents = [read_content(own_source(id_, language)) for id_ in SETS]
    return data.Sets(
        sets=[
            view.of(
                data.SetInfo,
                one,
                sessions=len(one.chapter),
                locked=one.locked_options,
            )
            for one in contents
        ],
        options=option_infos(StoryOptions, options_as_text(StoryOptions())),
        credit=export.CREDIT,
        licence=export.LICENCE,
    )


def source_of(body: data.ContentBody, language: str) -> tuple[str, bool]:
    """Returns the text of the content-set that is asked for, and whether it was
    brought.

    One of ours is in the table's language, where it has been put into it.
    """
    if (body.content is None) == (body.source is None):
        raise HttpProblem(422, "bad-input", "Give a content-set's name, or its file.")
    if body.source is not None:
        return body.source, True
    try:
        return own_source(body.content or "", language), False
    except BadInput as wrong:
        raise HttpProblem(422, "no-such-set", str(wrong)) from None


@dataclass(frozen=True)
class Checked:
    """A content-set that can be used, and what it takes to keep it."""

    source: str
    parsed: bytes
    """Nothing for one of ours."""

    @property
    def size(self) -> int:
        """Bytes in the database: the file as the log has it, and as it was parsed."""
        return len(msgspec.json.encode(self.source)) + len(self.parsed)

    @property
    def memory(self) -> int:
        """Bytes of memory at an open table."""
        log = LOG_FACTOR * len(msgspec.json.encode(self.source))
        return log + (size_of(read_content(self.source)) if self.parsed else 0)

    async def keep(self, asked: ApiRequest, table: str) -> None:
        if self.parsed:
            digest = digest_of(self.source)
            await asked.store.keep_content(table, digest, parsed_form(), self.parsed)
        await note(asked, "story", table, self.size)


async def check_content(
    asked: ApiRequest, source: str, uploaded: bool, table: str = ""
) -> Checked:
    """Parses an uploaded file. Its sender has it already, so every problem is shown."""
    parsed = b""
    if uploaded:
        text = source.encode("utf-8", "replace")
        parsed = await asked.run_sandboxed("bad-content", parse_upload, text)
        use_parsed(source, parsed)
    found = Checked(source, parsed)
    await room_for(asked, found.size, table)
    return found


@route("POST /api/stories", takes=data.StoryBody, status=201, rate=limits.TABLES)
async def new_story(asked: ApiRequest) -> data.TableMade:
    with asked.taking_in(MAX_BODY_BYTES):
        body = await asked.read_json(data.StoryBody, MAX_BODY_BYTES)
    if asked.context.tables.full():
        raise busy()
    source, uploaded = source_of(body, body.language)
    content = await check_content(asked, source, uploaded)
    others = list(map(shown_name, body.names))
    name = await save_name(asked, body.name)
    opened = StoryOpened(
        by=asked.person, public=body.public, watch=body.watch, language=body.language
    )
    rows: list[StoryRow] = [opened]
    room = fold(StoryRoom, "", "", "", [(1, 0.0, opened)])
    for seat, one in enumerate([name, *others]):
        add(room, rows, seat, e.SeatJoined(name=room.free_name(one)))
    add(room, rows, 0, e.ContentChosen(source=source, uploaded=uploaded))
    if body.options:
        add(room, rows, 0, e.OptionsSet(options=body.options))
    made = await create_table(asked, TALE, rows)
    await content.keep(asked, made.id)
    return made


def add(room: StoryRoom, rows: list[StoryRow], seat: int, entry: e.AnyEntry) -> None:
    try:
        row = room.line(seat, entry, by=room.host)
    except BadOption as wrong:
        raise bad_options(wrong) from None
    except BadInput as wrong:
        raise HttpProblem(422, "bad-options", refusal_text(wrong)) from None
    room.apply(room.seq + 1, 0.0, row)
    rows.append(row)


@route("POST /api/tables/{id}/content", takes=data.ContentBody, rate=limits.UPLOADS)
async def choose_content(asked: ApiRequest) -> data.TableFound:
    """Chooses another content-set for a table that still gathers."""
    found = await asked.table_of(StoryTable)
    with asked.taking_in(MAX_BODY_BYTES):
        body = await asked.read_json(data.ContentBody, MAX_BODY_BYTES)
    source, uploaded = source_of(body, found.room.language)
    id_ = found.room.id
    content = await check_content(asked, source, uploaded, id_)
    await asked.context.tables.charge(id_, asked.address, content.memory)

    def make(room: StoryRoom) -> list[StoryRow]:
        host_only(room, asked.person)
        seats = room.seats_of(asked.person)
        entry = e.ContentChosen(source=source, uploaded=uploaded)
        return [room.line(seats[0] if seats else 0, entry, by=asked.person)]

    async with found.lock:
        try:
            await found.write(make)
        except BadInput as wrong:
            raise HttpProblem(409, "not-now", refusal_text(wrong)) from None
    await content.keep(asked, id_)
    return data.TableFound(id=id_)
