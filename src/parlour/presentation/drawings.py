"""Parlour's own 78 pictures: as they are drawn, or as the browser client has them."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

STATIC: Final = Path(str(files("parlour.web"))) / "static"
SOURCE: Final = Path(__file__).parents[3] / "web" / "src" / "pieces" / "tarot"
DRAWN: Final = re.compile(r"src/pieces/tarot/(\w+)\.svg")


class Built(msgspec.Struct):
    file: str


@cache
def card_picture(card: str) -> bytes:
    """Returns a card's picture as SVG; empty if neither source nor client is there."""
    drawing = SOURCE / f"{card}.svg"
    found = drawing if drawing.is_file() else where().get(card)
    return found.read_bytes() if found and found.is_file() else b""


@cache
def where() -> dict[str, Path]:
    manifest = STATIC / "manifest.json"
    if not manifest.is_file():
        return {}
    built = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Built])
    named = [(DRAWN.fullmatch(source), one.file) for source, one in built.items()]
    return {name[1]: STATIC / file for name, file in named if name}
