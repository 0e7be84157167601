"""What a deal depends on besides its number: the Parlour, the game and the bots."""

import hashlib
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

import parlour
from parlour.bots import plugin_bots
from parlour.lab.simulate import Series, check

LAYERS: Final = ("engine", "kit", "games", "bots", "lab")
"""Parts of Parlour that decide how a deal comes out and what is measured of it."""
KINDS: Final = {".py", ".book", ".json", ".npz"}
"""Files in them that do; words and pages do not."""


class Make(msgspec.Struct, frozen=True):
    """With the same one, a deal is the same on any machine."""

    version: str
    edition: int
    source: str
    """A hash of the source, since versions are seldom counted on."""

    def unlike(self, other: "Make") -> str:
        """What is different here, in words; nothing if nothing is."""
        if self.version != other.version:
            return f"has Parlour {self.version}, not {other.version}"
        if self.edition != other.edition:
            return f"has edition {self.edition} of the rules, not {other.edition}"
        if self.source != other.source:
            return "has other code of Parlour, the game or its bots"
        return ""


def make_of(series: Series) -> Make:
    """What is here; BadInput where the series cannot be played."""
    game = check(series)
    rules = game.state.__module__
    brought = plugin_bots(game.slug)
    bots = [brought.get(name, name) for name in series.bots]
    places = [name.partition(":")[0] for name in bots if ":" in name]
    source = hashlib.sha256(ours().encode())
    for module in sorted({rules, *places}):
        if not module.startswith("parlour."):
            source.update(hash_of(tuple(beside(module))).encode())
    return Make(parlour.__version__, game.edition, source.hexdigest())


@lru_cache(maxsize=1)
def ours() -> str:
    """A hash of our own source: some hundred files, read once in a process."""
    package = Path(parlour.__file__).parent
    files = [file for layer in LAYERS for file in (package / layer).rglob("*")]
    return hash_of(tuple(sorted(one for one in files if one.suffix in KINDS)))


def beside(module: str) -> Iterator[Path]:
    """The files of somebody's module, with those beside it if it is in a package."""
    found = sys.modules[module]
    file = Path(str(found.__file__))
    yield from sorted(file.parent.rglob("*.py")) if found.__package__ else [file]


@lru_cache(maxsize=32)
def hash_of(files: tuple[Path, ...]) -> str:
    found = hashlib.sha256()
    for file in files:
        text = file.read_bytes()
        found.update(f"{file.parent.name}/{file.name} {len(text)}\n".encode() + text)
    return found.hexdigest()
