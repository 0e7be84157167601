"""Portraits, handouts and scene pictures on a story table: in, out, and away.

A picture is kept under a name that nobody is told; people ask for it by the entry
that brought it, and whoever may not see it is answered as if there were none. First
the picture is kept, then the journal says so; what the journal lets go of is
forgotten after that.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from parlour.engine.refusals import BadInput, Refusal
from parlour.server.access import limits
from parlour.server.api import data, story_data
from parlour.server.api.tables import of_kind
from parlour.server.http.answers import HttpProblem, answer, gone, missing, unread
from parlour.server.http.context import Asker, Context, digits, given
from parlour.server.http.files import packed
from parlour.server.http.quotas import note, room_for
from parlour.server.http.routes import Routes
from parlour.server.store.pictures import (
    BROUGHT,
    drop_brought,
    keep_picture,
    picture,
)
from parlour.server.stories.actions import own_seat
from parlour.server.stories.room import AnyRow, StoryRoom
from parlour.server.stories.table import StoryTable
from parlour.server.stories.uploads import PICTURE, picture_read
from parlour.server.tables import codes
from parlour.story import entries as e
from parlour.story.views import seen
from parlour.story.words import refused

BODY: Final = PICTURE * 4 // 3 + 4_096
"""Bytes of a body with a picture in it."""


route = Routes()


async def at_table(context: Context, request: Request, who: Asker) -> StoryTable:
    found = await of_kind(StoryTable, context, request, who)
    if not who.person or not found.room.seats_of(who.person):
        raise gone()
    return found


@route(
    "POST /api/tables/{id}/pictures",
    story_data.PictureBody,
    story_data.PictureKept,
    201,
)
async def put_picture(context: Context, request: Request, who: Asker) -> Response:
    """A portrait, or a picture for the Dealer's drawer."""
    found = await at_table(context, request, who)  # before anybody's file is read
    context.limit(limits.PICTURES, who)
    with context.taking_in(BODY, who):
        body = await given(request, story_data.PictureBody, BODY)
        await room_for(context, who, len(body.picture))
        try:
            # Remembered for each person apart: nobody learns from the time it takes
            # that somebody else has the same picture.
            media = await context.confined.run(
                picture_read, body.picture, who.person.encode(), by=who.address
            )
        except BadInput as wrong:
            raise unread(wrong, "bad-picture") from None
        file = codes.fresh_id()
        entry = e.Pictured(file=file, caption=body.caption, of=body.of)
        table = found.room.id
        async with found.lock:
            await keep_picture(
                context.store, table, BROUGHT, file, media.decode(), body.picture
            )
            try:
                seq = await write(found, who, body.seat, entry)
            except HttpProblem:  # after anything else it may be in the journal
                await drop_brought(context.store, table, file)
                raise
        await note(context, who, "picture", file, len(body.picture))
    return answer(story_data.PictureKept(picture=seq), 201)


@route(
    "DELETE /api/tables/{id}/pictures/{picture}", None, data.TableFound, query=("seat",)
)
async def drop_picture(context: Context, request: Request, who: Asker) -> Response:
    """Takes a picture away from everybody."""
    found = await at_table(context, request, who)
    number, seat = request.path_params["picture"], request.query_params.get("seat", "")
    if not digits(number) or not int(number) or not digits(seat):
        raise no_picture()
    entry = e.PictureRemoved(picture=int(number))
    async with found.lock:
        await write(found, who, int(seat), entry)
    return answer(data.TableFound(id=found.room.id))


async def write(found: StoryTable, who: Asker, seat: int, entry: e.AnyEntry) -> int:
    """Writes an entry. With the lock held."""

    def make(room: StoryRoom) -> list[AnyRow]:
        own_seat(room, who.person, seat)
        return [room.line(seat, entry, by=who.person)]

    try:
        return await found.write(make)
    except Refusal as wrong:
        raise HttpProblem(
            409, "not-now", refused(wrong), f"refused-{wrong.message}"
        ) from None


@route("GET /api/tables/{id}/pictures/{picture}", None, "image/*", query=("seat",))
async def story_picture(context: Context, request: Request, who: Asker) -> Response:
    """A picture for whoever may see it; all others are told that there is none."""
    found = await of_kind(StoryTable, context, request, who)
    seen_by = found.reader_for(who.person)
    if not found.may_look(seen_by):
        raise gone()
    number, seat = request.path_params["picture"], request.query_params.get("seat", "")
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
    kept = await picture(context.store, found.room.id, BROUGHT, file) if file else None
    if kept is None:
        raise no_picture()
    media, body = kept
    response = packed(request, body, media, "private, no-cache")
    response.headers["Content-Disposition"] = "inline"
    return response


def file_of(found: StoryTable, number: int, viewer: int | None) -> str | None:
    shown = seen.pictures(found.room.journal.story, viewer).get(number)
    return shown.file if shown is not None else None


def no_picture() -> HttpProblem:
    return missing("There is no such picture.")
