"""The log: game, options, seats, seed and choices. It alone rebuilds everything."""

from pathlib import Path
from typing import Any

import msgspec

from parlour.engine.refusals import BadInput

FORMAT = 1

CLOCK = "clock"
"""In place of a seat: the clock ran out."""
NEWS = "news"
"""In place of a seat: something the rules cannot know was told from outside."""


class Choice(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """Who chose, and the names of what was chosen.

    `None` takes a sealed answer back; the clock chooses nothing.
    """

    seat: int | str
    chosen: list[str] | None = None


class Log(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A match as it is kept in a file."""

    parlour: int = FORMAT
    game: str
    edition: int
    seats: int
    names: list[str]
    options: dict[str, Any]
    commitment: str
    seed: str | None = None
    """Left out while the match goes on, unless its keeper writes it."""
    choices: list[Choice] = []

    def written(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_log(text: bytes | str) -> Log:
    """A log from a file's text; BadInput says what is wrong with it."""
    try:
        log = msgspec.json.decode(text, type=Log)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadInput(f"this is not a readable Parlour log: {wrong}") from None
    if log.parlour != FORMAT:
        raise BadInput(
            f"this log is of format {log.parlour}, this Parlour reads {FORMAT}:"
            " use the version that wrote it"
        )
    return log


def read_file(path: Path) -> Log:
    try:
        text = path.read_bytes()
    except OSError as wrong:
        raise BadInput(f"cannot read {path}: {wrong.strerror}") from None
    return read_log(text)
