"""Chooses the build: the source, or modules compiled from exactly this source.

In a source tree, `tools/compile.py` writes compiled modules to build/compiled and, when
all of them are there, a record of their sources. The `parlour` command uses them while
that record matches; after any change it runs the source. A wheel of the compiled build
has its modules beside the source.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

SOURCE: Final = Path(__file__).resolve().parents[2]
COMPILED: Final = SOURCE.parent / "build" / "compiled"
NOTE: Final = "made-from.json"
"""Beside the compiled modules: which they are, and a hash of their sources."""
VARIABLE: Final = "PARLOUR_BUILD"


def digest(source: Path, modules: Sequence[str]) -> str:
    """Returns a hash of these modules, named by their paths under `source`."""
    found = hashlib.sha256()
    for name in modules:
        text = (source / name).read_bytes()
        found.update(f"{name} {len(text)}\n".encode() + text)
    return found.hexdigest()


def note(source: Path, compiled: Path, modules: Sequence[str], suffix: str) -> None:
    """Notes that all of these were compiled from what they are now."""
    made = {"modules": modules, "suffix": suffix, "sources": digest(source, modules)}
    fresh = compiled / f"{NOTE}.new"
    fresh.write_text(json.dumps(made, indent=0))
    fresh.replace(compiled / NOTE)


def fresh(source: Path = SOURCE, compiled: Path = COMPILED) -> dict[str, Path]:
    """Returns the compiled modules by name; empty if any source has changed."""
    try:
        made = json.loads((compiled / NOTE).read_text())
        modules, suffix = made["modules"], made["suffix"]
        if suffix not in EXTENSION_SUFFIXES:  # it is of another Python
            return {}
        if digest(source, modules) != made["sources"]:
            return {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    found: dict[str, Path] = {}
    for name in modules:
        dotted = name.removesuffix(".py").replace("/", ".")
        found[dotted] = (compiled / name).with_suffix(suffix)
    for library in compiled.glob(f"*{suffix}"):
        found[library.name.removesuffix(suffix)] = library
    return found if all(path.is_file() for path in found.values()) else {}


class Finder:
    """Finds compiled modules, and leaves all others to Python."""

    def __init__(self, places: dict[str, Path]) -> None:
        self.places = places

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        place = self.places.get(name)
        return spec_from_file_location(name, place) if place else None


def use_compiled() -> bool:
    """Takes a fresh compiled build, if there is one, for all that is imported later.

    Other processes that this one starts do the same.
    """
    places = fresh()
    if not places or any(name in sys.modules for name in places):
        return False
    sys.meta_path.insert(0, Finder(places))
    os.environ[VARIABLE] = "compiled"
    return True


def running() -> Literal["compiled", "interpreted"]:
    """Returns the build that runs here: compiled or interpreted."""
    from parlour.engine import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"
