"""Documents that only one game has: the functions of its `paper.py`."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

SheetFunction: TypeAlias = Callable[[Any, int], Any]
"""Returns the content of a document, given options and seats."""


@lru_cache(maxsize=256)
def paper_of(package: str, document: str) -> SheetFunction | None:
    """Returns the function of a package's `paper.py` for a document."""
    found: SheetFunction | None = paper_object(package, document)
    return found


def paper_object(package: str, name: str) -> Any:
    """Returns an object of a package's `paper.py` by name, or None."""
    module = f"{package}.paper"
    if not package or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)
