"""Pictures and decks that people upload, read in a confined process.

The kind of a picture is known by its bytes alone: JPEG, PNG or WebP, which every
browser shows and which can carry no script. Its size is read too, because a small file
may unpack to more than a phone can hold.

A deck comes as a form (multipart/form-data) of twenty megabytes. The form is not
copied: a stranger's form must not cost a multiple of its size. So files are known by
where they begin and end.
"""

import hashlib
import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

import msgspec

from parlour.engine.refusals import BadInput
from parlour.story.basics.cards import CARDS
from parlour.story.content.deck_files import sort_deck

PICTURE_BYTES: Final = 512 * 1024
DECK_BYTES: Final = 20 * 1024 * 1024
SIDE_PIXELS: Final = 4_096
PICTURE_PIXELS: Final = 4_000_000
"""Pixels of a picture's longer side, and of the whole picture. Our client sends at most
1,600 a side. Every browser that shows a picture unpacks it."""
TOO_LARGE: Final = (
    f"Over {PICTURE_BYTES // 1024} kB, {SIDE_PIXELS} pixels a side or 4 megapixels"
)
MAX_FILES: Final = 200
MAX_NAMED: Final = 12
"""Files named in one complaint; more are counted."""


# Kinds of pictures

JPEG: Final = b"\xff\xd8\xff"
PNG: Final = b"\x89PNG\r\n\x1a\n"
JPEG_FRAMES: Final = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
"""Markers of JPEG that the size follows."""


@dataclass(frozen=True)
class ImageInfo:
    media: str
    width: int
    height: int


def detect_image(data: bytes) -> ImageInfo | None:
    """Returns the picture's kind and size, or None for anything else."""
    if data.startswith(PNG) and data[12:16] == b"IHDR" and len(data) > 24:
        return ImageInfo("image/png", big(data[16:20]), big(data[20:24]))
    if data.startswith(JPEG):
        return detect_jpeg(data)
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP" and len(data) >= 30:
        return detect_webp(data)
    return None


def detect_jpeg(data: bytes) -> ImageInfo | None:
    place = 2
    while place + 9 < len(data) and data[place] == 0xFF:
        marker = data[place + 1]
        if marker == 0xFF:  # padding
            place += 1
        elif marker in JPEG_FRAMES:
            height, width = big(data[place + 5 : place + 7]), big(data[place + 7 :][:2])
            return ImageInfo("image/jpeg", width, height)
        else:
            place += 2 + big(data[place + 2 : place + 4])
    return None


def detect_webp(data: bytes) -> ImageInfo | None:
    kind = data[12:16]
    if kind == b"VP8X":
        width, height = little(data[24:27]) + 1, little(data[27:30]) + 1
    elif kind == b"VP8L" and data[20] == 0x2F:
        packed = little(data[21:25])
        width, height = (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1
    elif kind == b"VP8 " and data[23:26] == b"\x9d\x01\x2a":
        width, height = little(data[26:28]) & 0x3FFF, little(data[28:30]) & 0x3FFF
    else:
        return None
    return ImageInfo("image/webp", width, height)


def big(data: bytes) -> int:
    return int.from_bytes(data, "big")


def little(data: bytes) -> int:
    return int.from_bytes(data, "little")


# One picture


def read_picture(data: bytes, person: bytes) -> bytes:
    """Returns the media type of a portrait or a handout, whichever person sends it."""
    image = detect_image(data)
    if image is None or not image.width or not image.height:
        raise BadInput("This is neither JPEG nor PNG nor WebP.")
    if is_too_large(image, len(data)):
        raise BadInput(
            f"A picture has at most {PICTURE_BYTES // 1024} kB, {SIDE_PIXELS} pixels a"
            f" side and {PICTURE_PIXELS // 1_000_000} megapixels. This one has"
            f" {len(data) // 1024} kB and {image.width} by {image.height} pixels:"
            " make it smaller."
        )
    return image.media.encode()


def is_too_large(image: ImageInfo, size: int) -> bool:
    """Returns whether a picture of `size` bytes exceeds any limit."""
    return (
        size > PICTURE_BYTES
        or max(image.width, image.height) > SIDE_PIXELS
        or image.width * image.height > PICTURE_PIXELS
    )


# Forms

FILE_NAME: Final = re.compile(rb'filename="([^"\r\n]*)"', re.IGNORECASE)
HEAD_BYTES: Final = 4_096
"""Bytes that a file's own headers may have."""
NAME_BYTES: Final = 1_000
"""Bytes of a file's name, with its folders."""


def find_files(form: bytes, boundary: bytes, most: int) -> list[tuple[str, int, int]]:
    """Returns names, beginnings and ends of all files; skips other fields.

    >>> form = b'--x\\r\\nContent-Disposition: form-data; filename="a.png"\\r\\n\\r\\n1'
    >>> find_files(form + b"\\r\\n--x--", b"x", most=1)
    [('a.png', 58, 59)]
    """
    unreadable = BadInput("The form data is malformed.")
    mark = b"--" + boundary
    if not form.startswith(mark):
        raise unreadable
    files = []
    parts = 0
    place = len(mark)
    while not form.startswith(b"--", place):
        head = form.find(b"\r\n\r\n", place, place + HEAD_BYTES)
        end = form.find(b"\r\n" + mark, head + 2)
        parts += 1
        if head < 0 or end < 0:
            raise unreadable
        if parts > most:
            raise BadInput(f"At most {most} files, please.")
        name = FILE_NAME.search(form, place, head)
        if name is not None:
            plain = name[1][:NAME_BYTES].decode("utf-8", "replace")
            files.append((unquote(plain), min(head + 4, end), end))
        place = end + 2 + len(mark)
    return files


# Decks


class DeckCard(msgspec.Struct, array_like=True):
    """The field of a form that holds the picture of a card."""

    name: str
    media: str
    begin: int
    end: int


class UploadedDeck(msgspec.Struct, array_like=True):
    name: str
    """Another as soon as one picture is."""
    cards: list[DeckCard]


def read_deck(form: bytes, boundary: bytes) -> bytes:
    """Returns a whole deck, or a complaint that names every file in the way of one."""
    cards = sort_cards(form, find_files(form, boundary, MAX_FILES))
    digest = hashlib.sha256()
    for card in cards:
        picture = memoryview(form)[card.begin : card.end]
        digest.update(hashlib.sha256(picture).digest())
    return msgspec.msgpack.encode(UploadedDeck(digest.hexdigest()[:24], cards))


def sort_cards(form: bytes, files: list[tuple[str, int, int]]) -> list[DeckCard]:
    paths = [path for path, _, _ in files]
    found = sort_deck(dict.fromkeys(paths))
    where = {path: (begin, end) for path, begin, end in files}
    again = sorted({path for path in paths if paths.count(path) > 1})
    big, strange, deck = [], [], {}
    for card, path in found.cards.items():
        begin, end = where[path]
        image = detect_image(form[begin : min(end, begin + PICTURE_BYTES)])
        if image is None or not image.width or not image.height:
            strange.append(path)
        elif is_too_large(image, end - begin):
            big.append(path)
        else:
            deck[card] = DeckCard(card, image.media, begin, end)
    twice = [*again, *(path for several in found.twice.values() for path in several)]
    wrong = [
        complain("No picture for", list(found.missing)),
        complain("More than one picture for a card", twice),
        complain("Neither JPEG nor PNG nor WebP", strange),
        complain(TOO_LARGE, big),
    ]
    if any(wrong):
        wrong.append(complain("Not named after a card", list(found.unread)))
        text = " ".join(filter(None, wrong))
        raise BadInput(f"{text} The deck stays as it was.")
    return [deck[card] for card in CARDS]


def complain(what: str, names: list[str]) -> str:
    if not names:
        return ""
    more = f" and {len(names) - MAX_NAMED} more" if len(names) > MAX_NAMED else ""
    shown = ", ".join(name[-60:] for name in names[:MAX_NAMED])
    return f"{what}: {shown}{more}."
