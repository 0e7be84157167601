"""The pictures of a story that somebody takes home: those that they may see."""

from typing import Final

from parlour.server.store import Store
from parlour.server.store.pictures import BROUGHT, picture
from parlour.server.stories.image_types import recognised
from parlour.server.stories.room import StoryRoom
from parlour.story.exports.export import Taken
from parlour.story.views import seen

PIXELS: Final = 120_000_000
"""Of all pictures in a book: sixty as our client sends them. Setting one unpacks it,
and a file of a few kilobytes may unpack to many megabytes."""


async def taken(store: Store, room: StoryRoom, viewer: int | None) -> list[Taken]:
    found = []
    for number, one in seen.pictures(room.journal.story, viewer).items():
        kept = await picture(store, room.id, BROUGHT, one.file)
        if kept is not None:
            media, body = kept
            found.append(
                Taken(picture=number, caption=one.caption, media=media, body=body)
            )
    return found


def fitting(found: list[Taken], most: int = PIXELS) -> list[Taken]:
    """Those that a book can hold, the first first."""
    fit, sum_ = [], 0
    for one in found:
        kind = recognised(one.body)
        size = kind.width * kind.height if kind else most
        if sum_ + size <= most:
            fit.append(one)
            sum_ += size
    return fit
