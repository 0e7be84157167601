"""What kind of picture some bytes are, told by the bytes and by nothing else.

Only what every browser shows and what can carry no script: JPEG, PNG and WebP. The
size is read too, since a small file may unpack to more than a phone can hold.
"""

from dataclasses import dataclass

JPEG = b"\xff\xd8\xff"
PNG = b"\x89PNG\r\n\x1a\n"
FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
"""Markers of JPEG after which the size stands."""


@dataclass(frozen=True)
class Picture:
    media: str
    width: int
    height: int


def recognised(data: bytes) -> Picture | None:
    """The picture, or None for anything else."""
    if data.startswith(PNG) and data[12:16] == b"IHDR" and len(data) > 24:
        return Picture("image/png", big(data[16:20]), big(data[20:24]))
    if data.startswith(JPEG):
        return jpeg(data)
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP" and len(data) >= 30:
        return webp(data)
    return None


def jpeg(data: bytes) -> Picture | None:
    place = 2
    while place + 9 < len(data) and data[place] == 0xFF:
        marker = data[place + 1]
        if marker == 0xFF:  # padding
            place += 1
        elif marker in FRAMES:
            height, width = big(data[place + 5 : place + 7]), big(data[place + 7 :][:2])
            return Picture("image/jpeg", width, height)
        else:
            place += 2 + big(data[place + 2 : place + 4])
    return None


def webp(data: bytes) -> Picture | None:
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
    return Picture("image/webp", width, height)


def big(data: bytes) -> int:
    return int.from_bytes(data, "big")


def little(data: bytes) -> int:
    return int.from_bytes(data, "little")
