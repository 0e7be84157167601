"""Pictures in the export of a story: those that the reader may see.

They are read one after the other: all of them together may fill hundreds of megabytes.
"""

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from parlour.presentation.drawings import card_picture
from parlour.server.api.uploads import PICTURE_BYTES, detect_image
from parlour.server.ports import StorePort
from parlour.server.process.bounds import MEGABYTE, Bounds
from parlour.server.store.rows import BROUGHT
from parlour.server.stories.room import StoryRoom
from parlour.story.exports.book import pdf
from parlour.story.exports.export import Export, Taken
from parlour.story.views import seen

BOOK_PIXELS: Final = 20_000_000
BOOK_BYTES: Final = 16 * MEGABYTE
"""What the pictures of a book may have together. Typst unpacks each, and a file of a
few kilobytes may unpack to many megabytes."""
BOOK: Final = Bounds(cpu=20, memory=512 * MEGABYTE, wall=180, file=PICTURE_BYTES)


class Album:
    """The pictures that one reader may see, by the entry that brought each."""

    def __init__(self, store: StorePort, room: StoryRoom, viewer: int | None) -> None:
        self.store = store
        self.table = room.id
        shown = seen.pictures(room.journal.story, viewer)
        self.files = {number: one.file for number, one in shown.items()}
        self.captions = {number: one.caption for number, one in shown.items()}

    async def list_pictures(self) -> list[Taken]:
        """Returns every picture that is stored, without its bytes."""
        types = await self.store.brought_types(self.table)
        return [
            Taken(picture=number, caption=self.captions[number], media=media, body=b"")
            for number, file in self.files.items()
            if (media := types.get(file))
        ]

    async def read(self, number: int) -> Taken | None:
        """Reads one picture; None if it was removed."""
        kept = await self.store.picture(self.table, BROUGHT, self.files[number])
        if kept is None:
            return None
        media, body = kept
        caption = self.captions[number]
        return Taken(picture=number, caption=caption, media=media, body=body)

    async def read_all(self) -> AsyncIterator[Taken]:
        for number in self.files:
            found = await self.read(number)
            if found is not None:
                yield found

    async def read_for_book(self, size: int = BOOK_BYTES) -> list[Taken]:
        """Reads the first pictures, up to `size` bytes."""
        found: list[Taken] = []
        async for one in self.read_all():
            if len(one.body) <= size:
                size -= len(one.body)
                found.append(one)
        return found


def make_book(found: bytes | bytearray, language: bytes | bytearray) -> bytes:
    """Returns the PDF of an export. Runs in a confined process."""
    made = msgspec.msgpack.decode(found, type=Export)
    made.pictures = select_fitting(made.pictures)
    return pdf(made, language.decode(), card_picture)


def select_fitting(found: list[Taken], pixels: int = BOOK_PIXELS) -> list[Taken]:
    """Returns the first pictures, up to `pixels`; captions stand for the others."""
    fit: list[Taken] = []
    for one in found:
        image = detect_image(one.body)
        area = image.width * image.height if image else pixels + 1
        if area <= pixels:
            pixels -= area
            fit.append(one)
    return fit
