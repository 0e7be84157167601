"""A host's own deck of 78 pictures on a story table: in, out, and away with it.

Pictures are kept under a name made from all of them, then the table's log says that
it plays with that deck, then the deck before it is forgotten. Whatever happens in
between, the table has one whole deck.
"""

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.engine.refusals import BadInput
from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.api.tables import of_kind
from parlour.server.http.answers import HttpProblem, answer, gone, missing, unread
from parlour.server.http.context import Asker, Context, read_body
from parlour.server.http.quotas import note, room_for
from parlour.server.http.routes import FORM, Routes
from parlour.server.process.sandbox import MEGABYTE, STRANGERS, Bounds
from parlour.server.store.pictures import drop_pictures, keep_picture, picture
from parlour.server.stories.room import AnyRow, Decked, StoryRoom
from parlour.server.stories.table import StoryTable
from parlour.server.stories.uploads import DECK, FILES, Deck, deck_read
from parlour.story.basics.cards import CARDS

FORM_SIZE = DECK + FILES * 1_024
"""Bytes of a form with a deck in it."""
DECKS = Bounds(
    cpu=STRANGERS.cpu, memory=2 * FORM_SIZE + 8 * MEGABYTE, wall=STRANGERS.wall
)
"""The form itself has to fit."""


BOUNDARY = re.compile(r'boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))', re.IGNORECASE)

route = Routes()


def boundary_of(request: Request) -> bytes:
    kind, _, rest = request.headers.get("content-type", "").partition(";")
    found = BOUNDARY.search(rest)
    if kind.strip().lower() != "multipart/form-data" or found is None:
        raise HttpProblem(415, "not-a-form", "Send this as multipart/form-data.")
    return str(found[1] or found[2]).encode("latin-1", "replace")


def at_home(room: StoryRoom, who: Asker) -> None:
    """For people at the table, and for nobody else."""
    if not who.person or not (who.person == room.host or room.seats_of(who.person)):
        raise gone()


def host_only(found: StoryTable, who: Asker) -> None:
    room = found.room
    at_home(room, who)
    if who.person != room.host:
        raise HttpProblem(403, "host-only", "Only the host may change the deck.")
    if room.closed:
        raise HttpProblem(409, "closed", "This table is closed.")


@route("POST /api/tables/{id}/deck", FORM, data.TableFound, 200, (403,))
async def put_deck(context: Context, request: Request, who: Asker) -> Response:
    """The whole deck, or nothing and a list of what is wrong with it."""
    found = await of_kind(StoryTable, context, request, who)
    host_only(found, who)  # before anybody's megabytes are read
    context.limit(limits.DECKS, who)
    boundary = boundary_of(request)
    with context.taking_in(FORM_SIZE, who):
        form = await read_body(request, FORM_SIZE)
        await room_for(context, who, len(form))
        try:
            read = await context.confined.run(
                deck_read, form, boundary, by=who.address, bounds=DECKS
            )
        except BadInput as wrong:
            raise unread(wrong, "bad-deck") from None
        deck = msgspec.msgpack.decode(read, type=Deck)
        async with found.lock:  # two at once must not drop each other's pictures
            for card in deck.cards:
                await keep_picture(
                    context.store,
                    found.room.id,
                    deck.name,
                    card.name,
                    card.media,
                    bytes(memoryview(form)[card.begin : card.end]),
                )
            await change(found, who, deck.name)
        await note(context, who, "deck", found.room.id, len(form))
    return answer(data.TableFound(id=found.room.id))


@route("DELETE /api/tables/{id}/deck", None, data.TableFound, 200, (403,))
async def drop_deck(context: Context, request: Request, who: Asker) -> Response:
    """Back to Parlour's own deck."""
    found = await of_kind(StoryTable, context, request, who)
    host_only(found, who)
    async with found.lock:
        await change(found, who, "")
    return answer(data.TableFound(id=found.room.id))


async def change(found: StoryTable, who: Asker, name: str) -> None:
    """The log first, then the old pictures. The lock must be held."""

    def make(room: StoryRoom) -> list[AnyRow]:
        host_only(found, who)
        return [] if room.deck == name else [Decked(by=who.person, deck=name)]

    await found.write(make)
    await drop_pictures(found.store, found.room.id, but=name)


@route("GET /api/tables/{id}/deck/{deck}/{card}", None, "image/*")
async def deck_picture(context: Context, request: Request, who: Asker) -> Response:
    """A picture, for people at the table and for nobody else."""
    found = await of_kind(StoryTable, context, request, who)
    room = found.room
    at_home(room, who)
    name, card = request.path_params["deck"], request.path_params["card"]
    kept = None
    if name == room.deck and card in CARDS:
        kept = await picture(context.store, room.id, name, card)
    if kept is None:
        raise missing("There is no such picture.")
    media, body = kept
    headers = {
        "Cache-Control": "private, max-age=31536000, immutable",
        "Content-Disposition": "inline",
    }
    return Response(body, media_type=media, headers=headers)
