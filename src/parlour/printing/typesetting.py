"""Typst, which sets everything that leaves Parlour as PDF."""

import json
import os
from collections.abc import Mapping
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from parlour.engine.refusals import BadInput
from parlour.extras import MissingExtra, require

TEMPLATES: Final = Path(str(files(__package__)))
FONTS: Final = TEMPLATES / "fonts"


def ready() -> bool:
    """Returns True if Typst is installed."""
    return find_spec("typst") is not None


def typst() -> ModuleType:
    """Imports Typst, or raises BadInput if it is not installed."""
    try:
        return require("typst", "print")
    except MissingExtra as missing:
        raise BadInput(str(missing)) from None


def compile_pdf(
    page: Path, data: Mapping[str, Any], *, system_fonts: bool = False
) -> bytes:
    """Typesets a template with its data as PDF, with accessibility tags if possible.

    Words are passed as data, never as markup, so nothing that a user wrote is a
    command.
    """
    os.environ.setdefault("RAYON_NUM_THREADS", "1")  # more than one costs address space
    made: bytes = typst().compile(
        str(page),
        root=str(page.parent),
        font_paths=[str(FONTS)],
        ignore_system_fonts=not system_fonts,
        sys_inputs={"data": json.dumps(data)},
        pdf_standards=[] if system_fonts else ["ua-1"],
        format="pdf",
    )
    return bytes(made)
