"""What people bring to a story: pictures, content-sets, decks. All of it is read in
a confined process."""

import contextlib
import hashlib
from functools import lru_cache

import msgspec

from parlour.engine.refusals import BadInput
from parlour.server.ports import SandboxRunner, Store
from parlour.server.process.bounds import OWN_GAME_BOUNDS
from parlour.server.store.rows import Clash, Unavailable
from parlour.server.stories.forms import files_in
from parlour.server.stories.image_types import Picture, recognised
from parlour.server.tables.table import answered
from parlour.story.basics.cards import CARDS
from parlour.story.content.check import (
    BYTE_ORDER_MARK,
    BadContent,
    read_anew,
    read_content,
    recall,
    remember,
)
from parlour.story.content.content_set import ContentSet
from parlour.story.content.deck_files import sort_deck
from parlour.story.entries import ContentChosen

PICTURE = 512 * 1024
DECK = 20 * 1024 * 1024
"""Bytes of one picture, and of all of them."""
SIDE = 4_096
PIXELS = 4_000_000
"""Pixels of a picture's longer side, and of all of it; our client sends at most 1,600
a side. Whoever looks at a picture unpacks it."""
LARGE = f"Over {PICTURE // 1024} kB, {SIDE} pixels a side or 4 megapixels"
FILES = 200
NAMED = 12
"""Files named in one complaint; more are counted."""


# Pictures


def picture_read(data: bytes, who: bytes) -> bytes:
    """The media type of a portrait or a handout, whoever brings it."""
    kind = recognised(data)
    if kind is None or not kind.width or not kind.height:
        raise BadInput("This is neither JPEG nor PNG nor WebP.")
    if is_too_large(kind, len(data)):
        raise BadInput(
            f"A picture has at most {PICTURE // 1024} kB, {SIDE} pixels a side and"
            f" {PIXELS // 1_000_000} megapixels. This one has {len(data) // 1024} kB"
            f" and {kind.width} by {kind.height} pixels: make it smaller."
        )
    return kind.media.encode()


def is_too_large(kind: Picture, size: int) -> bool:
    """Whether a picture of so many bytes has more of anything than it may."""
    return (
        size > PICTURE
        or max(kind.width, kind.height) > SIDE
        or kind.width * kind.height > PIXELS
    )


# Content-sets


def content_read(source: bytes) -> bytes:
    """A content-set, ready to be used; whoever brings the file is told in full."""
    try:
        text = source.decode().removeprefix(BYTE_ORDER_MARK)
        return msgspec.msgpack.encode(read_anew(text))
    except BadContent as wrong:
        raise BadInput(wrong.told(blind=False)) from None


@lru_cache(maxsize=1)
def form() -> str:
    """Names the way in which parsed content-sets are written; changes with their
    classes."""
    schema = msgspec.json.encode(msgspec.json.schema(ContentSet))
    return hashlib.sha256(schema).hexdigest()[:24]


def digest_of(source: str) -> str:
    return hashlib.sha256(source.encode("utf-8", "replace")).hexdigest()


def take_in(source: str, parsed: bytes) -> None:
    """From now on reading this file is no work."""
    content = msgspec.msgpack.decode(parsed, type=ContentSet)
    remember(source.removeprefix(BYTE_ORDER_MARK), content)


async def check_content(
    confined: SandboxRunner, source: str, *, by: str = "", site: str = ""
) -> bytes:
    """A stranger's content-set, parsed; BadInput says why it cannot be used."""
    text = source.encode("utf-8", "replace")
    parsed = await confined.run(content_read, text, by=by, site=site)
    take_in(source, parsed)
    return parsed


async def load_content(
    store: Store, confined: SandboxRunner, table: str, chosen: ContentChosen
) -> None:
    """Has the content-set of a stored story ready, before the story is folded.

    Our own are read at once; strangers' were parsed when they came.
    """
    source = chosen.source
    if recall(source.removeprefix(BYTE_ORDER_MARK)) is not None:
        return
    if not chosen.uploaded:
        read_content(source)
        return
    digest = digest_of(source)
    kept = await answered(store.parsed_content(table, digest, form()))
    if kept is None:
        text = source.encode("utf-8", "replace")
        kept = await confined.run(content_read, text, live=True, bounds=OWN_GAME_BOUNDS)
        with contextlib.suppress(Clash, Unavailable):  # it is parsed again next time
            await store.keep_content(table, digest, form(), kept)
    take_in(source, kept)


# Decks


class Card(msgspec.Struct, array_like=True):
    """Where in a form the picture of a card lies."""

    name: str
    media: str
    begin: int
    end: int


class Deck(msgspec.Struct, array_like=True):
    name: str
    """Another as soon as one picture is."""
    cards: list[Card]


def deck_read(form: bytes, boundary: bytes) -> bytes:
    """A whole deck, or a complaint that names every file in the way of one."""
    files = files_in(form, boundary, FILES)
    cards = sorted_out(form, files)
    digest = hashlib.sha256()
    for card in cards:
        picture = memoryview(form)[card.begin : card.end]
        digest.update(hashlib.sha256(picture).digest())
    return msgspec.msgpack.encode(Deck(digest.hexdigest()[:24], cards))


def sorted_out(form: bytes, files: list[tuple[str, int, int]]) -> list[Card]:
    paths = [path for path, _, _ in files]
    found = sort_deck(dict.fromkeys(paths))
    where = {path: (begin, end) for path, begin, end in files}
    again = sorted({path for path in paths if paths.count(path) > 1})
    big, strange, deck = [], [], {}
    for card, path in found.cards.items():
        begin, end = where[path]
        kind = recognised(form[begin : min(end, begin + PICTURE)])
        if kind is None or not kind.width or not kind.height:
            strange.append(path)
        elif is_too_large(kind, end - begin):
            big.append(path)
        else:
            deck[card] = Card(card, kind.media, begin, end)
    twice = [*again, *(path for several in found.twice.values() for path in several)]
    wrong = [
        complaint("No picture for", list(found.missing)),
        complaint("More than one picture for a card", twice),
        complaint("Neither JPEG nor PNG nor WebP", strange),
        complaint(LARGE, big),
    ]
    if any(wrong):
        wrong.append(complaint("Not named after a card", list(found.unread)))
        text = " ".join(filter(None, wrong))
        raise BadInput(f"{text} The deck stays as it was.")
    return [deck[card] for card in CARDS]


def complaint(what: str, names: list[str]) -> str:
    if not names:
        return ""
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    told = ", ".join(name[-60:] for name in names[:NAMED])
    return f"{what}: {told}{more}."
