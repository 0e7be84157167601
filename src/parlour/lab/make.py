"""Identifies the versions of Parlour, game and bots on which a deal depends."""

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

HASHED_PACKAGES: Final = ("engine", "kit", "games", "bots", "lab")
"""Packages that affect the results of a deal."""
HASHED_SUFFIXES: Final = {".py", ".book", ".json", ".npz"}
"""Suffixes of files in them that do."""


class Make(msgspec.Struct, frozen=True):
    """A fingerprint: if it is equal, a deal has the same result on any machine."""

    version: str
    edition: int
    source: str
    """Hash of the source, because the version changes only with releases."""

    def describe_difference(self, other: "Make") -> str:
        """Describes how this machine differs from `other`; empty if it does not."""
        if self.version != other.version:
            return f"has Parlour {self.version}, not {other.version}"
        if self.edition != other.edition:
            return f"has edition {self.edition} of the rules, not {other.edition}"
        if self.source != other.source:
            return "has other code of Parlour, the game or its bots"
        return ""


def make_of(series: Series) -> Make:
    """Fingerprints this machine; raises BadInput if it cannot play the series."""
    game = check(series)
    rules = game.state.__module__
    brought = plugin_bots(game.slug)
    bots = [brought.get(name, name) for name in series.bots]
    places = [name.partition(":")[0] for name in bots if ":" in name]
    source = hashlib.sha256(hash_package().encode())
    for module in sorted({rules, *places}):
        if not module.startswith("parlour."):
            source.update(hash_files(tuple(list_module_files(module))).encode())
    return Make(parlour.__version__, game.edition, source.hexdigest())


@lru_cache(maxsize=1)
def hash_package() -> str:
    """Hashes our own source, some hundred files, once per process."""
    package = Path(parlour.__file__).parent
    files = [file for layer in HASHED_PACKAGES for file in (package / layer).rglob("*")]
    return hash_files(
        tuple(sorted(one for one in files if one.suffix in HASHED_SUFFIXES))
    )


def list_module_files(module: str) -> Iterator[Path]:
    """Lists the files of a module, with its whole package if it has one."""
    found = sys.modules[module]
    file = Path(str(found.__file__))
    yield from sorted(file.parent.rglob("*.py")) if found.__package__ else [file]


@lru_cache(maxsize=32)
def hash_files(files: tuple[Path, ...]) -> str:
    found = hashlib.sha256()
    for file in files:
        text = file.read_bytes()
        found.update(f"{file.parent.name}/{file.name} {len(text)}\n".encode() + text)
    return found.hexdigest()
