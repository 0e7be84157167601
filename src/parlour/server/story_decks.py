"""A host's own deck of 78 pictures on a story table: in, out, and away with it.

Pictures are kept under a name made from all of them, then the table's log says that
it plays with that deck, then the deck before it is forgotten. Whatever happens in
between, the table has one whole deck.
"""

import asyncio
import hashlib

from starlette.requests import Request
from starlette.responses import Response

from parlour.server import api, limits
from parlour.server.desk import Asker, Desk
from parlour.server.forms import files_of
from parlour.server.http import answer, missing
from parlour.server.pictures import Picture, recognised
from parlour.server.problems import HttpProblem, gone
from parlour.server.store.pictures import drop_pictures, keep_picture, picture
from parlour.server.story_http import live
from parlour.server.story_live import StoryLive
from parlour.server.story_room import AnyRow, Decked, StoryRoom
from parlour.story.deck_files import CARDS, sort_deck

PICTURE = 512 * 1024
DECK = 20 * 1024 * 1024
"""Bytes of one picture, and of all of them."""
SIDE = 4_096
"""Pixels of a picture's longer side."""
FILES = 200
NAMED = 12
"""Files named in one complaint; more are counted."""


def host_only(found: StoryLive, who: Asker) -> None:
    room = found.room
    if not who.person or not (who.person == room.host or room.seats_of(who.person)):
        raise gone()
    if who.person != room.host:
        raise HttpProblem(403, "host-only", "Only the host may change the deck.")
    if room.closed:
        raise HttpProblem(409, "closed", "This table is closed.")


async def put_deck(desk: Desk, request: Request, who: Asker) -> Response:
    """The whole deck, or nothing and a list of what is wrong with it."""
    found = await live(desk, request)
    host_only(found, who)  # before anybody's megabytes are read
    desk.limit(limits.DECKS, who)
    files = await files_of(request, DECK + FILES * 1_024)
    deck = await asyncio.to_thread(sorted_out, files)
    name = named(deck)
    async with found.lock:  # two decks at once must not drop each other's pictures
        for card, (kind, body) in deck.items():
            await keep_picture(desk.store, found.room.id, name, card, kind.media, body)
        await change(found, who, name)
    return answer(api.TableFound(id=found.room.id))


async def drop_deck(desk: Desk, request: Request, who: Asker) -> Response:
    """Back to Parlour's own deck."""
    found = await live(desk, request)
    host_only(found, who)
    async with found.lock:
        await change(found, who, "")
    return answer(api.TableFound(id=found.room.id))


async def change(found: StoryLive, who: Asker, name: str) -> None:
    """The log first, then the old pictures. The lock must be held."""

    def make(room: StoryRoom) -> list[AnyRow]:
        host_only(found, who)
        return [] if room.deck == name else [Decked(by=who.person, deck=name)]

    await found.write(make)
    await drop_pictures(found.store, found.room.id, but=name)


async def deck_picture(desk: Desk, request: Request, who: Asker) -> Response:
    """A picture, for people at the table and for nobody else."""
    found = await live(desk, request)
    room = found.room
    if not who.person or not (who.person == room.host or room.seats_of(who.person)):
        raise gone()
    name, card = request.path_params["deck"], request.path_params["card"]
    kept = None
    if name == room.deck and card in CARDS:
        kept = await picture(desk.store, room.id, name, card)
    if kept is None:
        raise missing("There is no such picture.")
    media, body = kept
    headers = {
        "Cache-Control": "private, max-age=31536000, immutable",
        "Content-Disposition": "inline",
    }
    return Response(body, media_type=media, headers=headers)


def named(deck: dict[str, tuple[Picture, bytes]]) -> str:
    """A name that is another as soon as one picture is."""
    digest = hashlib.sha256()
    for card in CARDS:
        digest.update(hashlib.sha256(deck[card][1]).digest())
    return digest.hexdigest()[:24]


def sorted_out(files: list[tuple[str, bytes]]) -> dict[str, tuple[Picture, bytes]]:
    """Pictures by card; a problem that names every file in the way of a deck."""
    if len(files) > FILES:
        raise HttpProblem(422, "bad-deck", f"At most {FILES} files, please.")
    found = sort_deck(dict.fromkeys(path for path, _ in files))
    bodies = dict(files)
    paths = [path for path, _ in files]
    again = sorted({path for path in paths if paths.count(path) > 1})
    big, strange, deck = [], [], {}
    for card, path in found.cards.items():
        body = bodies[path]
        kind = recognised(body)
        if kind is None or not kind.width or not kind.height:
            strange.append(path)
        elif len(body) > PICTURE or max(kind.width, kind.height) > SIDE:
            big.append(path)
        else:
            deck[card] = (kind, body)
    twice = [*again, *(path for several in found.twice.values() for path in several)]
    wrong = [
        complaint("No picture for", list(found.missing)),
        complaint("More than one picture for a card", twice),
        complaint("Neither JPEG nor PNG nor WebP", strange),
        complaint(f"Over {PICTURE // 1024} kB or {SIDE} pixels", big),
    ]
    if any(wrong):
        wrong.append(complaint("Not named after a card", list(found.unread)))
        text = " ".join(filter(None, wrong))
        raise HttpProblem(422, "bad-deck", f"{text} The deck stays as it was.")
    return deck


def complaint(what: str, names: list[str]) -> str:
    if not names:
        return ""
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    told = ", ".join(name[-60:] for name in names[:NAMED])
    return f"{what}: {told}{more}."
