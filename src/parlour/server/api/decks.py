"""A host's own deck of 78 pictures on a story table: in, out, and away with it.

Pictures are kept under a name made from all of them, then the table's log says that
it plays with that deck, then the deck before it is forgotten. Whatever happens in
between, the table has one whole deck.
"""

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.api.uploads import (
    DECK_BYTES,
    MAX_FILES,
    UploadedDeck,
    read_deck,
)
from parlour.server.http.answers import HttpProblem, gone_problem, missing
from parlour.server.http.context import ApiRequest
from parlour.server.http.quotas import note, room_for
from parlour.server.http.routes import FORM, Routes
from parlour.server.process.bounds import MEGABYTE, STRANGER_BOUNDS, Bounds
from parlour.server.stories.room import Decked, StoryRoom, StoryRow
from parlour.server.stories.table import StoryTable
from parlour.story.basics.cards import CARDS

MAX_FORM_BYTES = DECK_BYTES + MAX_FILES * 1_024
"""Bytes of a form with a deck in it."""
DECKS = Bounds(
    cpu=STRANGER_BOUNDS.cpu,
    memory=2 * MAX_FORM_BYTES + 8 * MEGABYTE,
    wall=STRANGER_BOUNDS.wall,
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


def at_home(room: StoryRoom, who: ApiRequest) -> None:
    """Refuses everybody but people at the table."""
    if not who.person or not (who.person == room.host or room.seats_of(who.person)):
        raise gone_problem()


def host_only(found: StoryTable, who: ApiRequest) -> None:
    room = found.room
    at_home(room, who)
    if who.person != room.host:
        raise HttpProblem(403, "host-only", "Only the host may change the deck.")
    if room.closed:
        raise HttpProblem(409, "closed", "This table is closed.")


@route("POST /api/tables/{id}/deck", takes=FORM, problems=(403,))
async def put_deck(asked: ApiRequest) -> data.TableFound:
    """Stores the whole deck, or nothing and lists what is wrong with it."""
    found = await asked.table_of(StoryTable)
    host_only(found, asked)  # before anybody's megabytes are read
    asked.limit(limits.DECKS)
    boundary = boundary_of(asked.request)
    with asked.taking_in(MAX_FORM_BYTES):
        form = await asked.read()
        await room_for(asked, len(form))
        read = await asked.run_sandboxed(
            "bad-deck", read_deck, form, boundary, bounds=DECKS
        )
        deck = msgspec.msgpack.decode(read, type=UploadedDeck)
        async with found.lock:  # two at once must not drop each other's pictures
            for card in deck.cards:
                await asked.store.keep_picture(
                    found.room.id,
                    deck.name,
                    card.name,
                    card.media,
                    bytes(memoryview(form)[card.begin : card.end]),
                )
            await change(found, asked, deck.name)
        await note(asked, "deck", found.room.id, len(form))
    return data.TableFound(id=found.room.id)


@route("DELETE /api/tables/{id}/deck", problems=(403,))
async def drop_deck(asked: ApiRequest) -> data.TableFound:
    """Goes back to Parlour's own deck."""
    found = await asked.table_of(StoryTable)
    host_only(found, asked)
    async with found.lock:
        await change(found, asked, "")
    return data.TableFound(id=found.room.id)


async def change(found: StoryTable, who: ApiRequest, name: str) -> None:
    """Changes the log first, then the old pictures. The lock must be held."""

    def make(room: StoryRoom) -> list[StoryRow]:
        host_only(found, who)
        return [] if room.deck == name else [Decked(by=who.person, deck=name)]

    await found.write(make)
    await who.store.drop_pictures(found.room.id, but=name)


@route("GET /api/tables/{id}/deck/{deck}/{card}", gives="image/*")
async def deck_picture(asked: ApiRequest) -> Response:
    """Returns a picture, for people at the table and for nobody else."""
    room = (await asked.table_of(StoryTable)).room
    at_home(room, asked)
    name, card = asked.path("deck"), asked.path("card")
    kept = None
    if name == room.deck and card in CARDS:
        kept = await asked.store.picture(room.id, name, card)
    if kept is None:
        raise missing("There is no such picture.")
    media, body = kept
    headers = {
        "Cache-Control": "private, max-age=31536000, immutable",
        "Content-Disposition": "inline",
    }
    return Response(body, media_type=media, headers=headers)
