"""Portraits, handouts and scene pictures on a story table: in, out, and away.

A picture is stored under a secret name. People request it by the entry that brought
it; those who may not see it are answered as if there were none. The picture is stored
first, then its entry. Pictures that the journal removes are deleted after that.
"""

from typing import Final

from starlette.responses import Response

from parlour.engine.refusals import Refusal
from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.api.uploads import PICTURE_BYTES, read_picture
from parlour.server.http.answers import HttpProblem, gone_problem, missing
from parlour.server.http.context import ApiRequest, digits
from parlour.server.http.files import cached_response
from parlour.server.http.quotas import note, room_for
from parlour.server.http.routes import Routes
from parlour.server.store.rows import BROUGHT
from parlour.server.stories.room import StoryRoom, StoryRow
from parlour.server.stories.table import StoryTable
from parlour.server.tables import codes
from parlour.story import entries as e
from parlour.story.views import seen
from parlour.story.words import refusal_text

MAX_BODY_BYTES: Final = PICTURE_BYTES * 4 // 3 + 4_096
"""Bytes of a body with a picture in it."""


route = Routes()


async def at_table(asked: ApiRequest) -> StoryTable:
    found = await asked.table_of(StoryTable)
    if not asked.person or not found.room.seats_of(asked.person):
        raise gone_problem()
    return found


@route("POST /api/tables/{id}/pictures", takes=data.PictureBody, status=201)
async def put_picture(asked: ApiRequest) -> data.PictureKept:
    """Stores a portrait, or a picture for the Dealer's drawer."""
    found = await at_table(asked)  # before anybody's file is read
    asked.limit(limits.PICTURES)
    with asked.taking_in(MAX_BODY_BYTES):
        body = await asked.read_json(data.PictureBody, MAX_BODY_BYTES)
        await room_for(asked, len(body.picture))
        # Remembered for each person apart: nobody learns from the time it takes
        # that somebody else has the same picture.
        who = asked.person.encode()
        media = await asked.run_sandboxed(
            "bad-picture", read_picture, body.picture, who
        )
        file = codes.fresh_id()
        entry = e.Pictured(file=file, caption=body.caption, of=body.of)
        table = found.room.id
        async with found.lock:
            await asked.store.keep_picture(
                table, BROUGHT, file, media.decode(), body.picture
            )
            try:
                seq = await write(found, asked, body.seat, entry)
            except HttpProblem:  # after anything else it may be in the journal
                await asked.store.drop_brought(table, file)
                raise
        await note(asked, "picture", file, len(body.picture))
    return data.PictureKept(picture=seq)


@route("DELETE /api/tables/{id}/pictures/{picture}", query=("seat",))
async def drop_picture(asked: ApiRequest) -> data.TableFound:
    """Takes a picture away from everybody."""
    found = await at_table(asked)
    number, seat = asked.path("picture"), asked.query("seat")
    if not digits(number) or not int(number) or not digits(seat):
        raise no_picture()
    entry = e.PictureRemoved(picture=int(number))
    async with found.lock:
        await write(found, asked, int(seat), entry)
    return data.TableFound(id=found.room.id)


async def write(
    found: StoryTable, who: ApiRequest, seat: int, entry: e.AnyEntry
) -> int:
    """Writes an entry. With the lock held."""

    def make(room: StoryRoom) -> list[StoryRow]:
        room.check_open()
        room.check_own_seat(who.person, seat)
        return [room.line(seat, entry, by=who.person)]

    try:
        return await found.write(make)
    except Refusal as wrong:
        raise HttpProblem(
            409, "not-now", refusal_text(wrong), f"refused-{wrong.message}"
        ) from None


@route("GET /api/tables/{id}/pictures/{picture}", gives="image/*", query=("seat",))
async def story_picture(asked: ApiRequest) -> Response:
    """Returns a picture, for those who may see it; for all others there is none."""
    found = await asked.table_of(StoryTable)
    seen_by = found.reader_for(asked.person)
    if not found.may_look(seen_by):
        raise gone_problem()
    number, seat = asked.path("picture"), asked.query("seat")
    if not digits(number) or (seat and not digits(seat)):
        raise no_picture()
    viewer = int(seat) if seat else None
    if viewer is None and len(seen_by.seats) == 1:
        viewer = seen_by.seats[0]
    if viewer is not None and viewer not in seen_by.seats:
        raise no_picture()
    file = file_of(found, int(number), viewer)
    if file is None:  # another worker may know more
        async with found.lock:
            await found.catch_up()
        file = file_of(found, int(number), viewer)
    kept = await asked.store.picture(found.room.id, BROUGHT, file) if file else None
    if kept is None:
        raise no_picture()
    media, body = kept
    response = cached_response(asked.request, body, media, "private, no-cache")
    response.headers["Content-Disposition"] = "inline"
    return response


def file_of(found: StoryTable, number: int, viewer: int | None) -> str | None:
    shown = seen.pictures(found.room.journal.story, viewer).get(number)
    return shown.file if shown is not None else None


def no_picture() -> HttpProblem:
    return missing("There is no such picture.")
