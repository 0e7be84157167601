"""The log: game, options, seats, seed and choices. It alone rebuilds everything."""

from pathlib import Path

import msgspec

from parlour.engine.options import Value
from parlour.engine.refusals import BadInput
from parlour.match.bounds import bounded
from parlour.match.files import reading
from parlour.match.joint import Mix

ALONE, JOINT = 1, 2
"""The formats: dealt from one seed, or from a seed that all mixed together."""

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

    parlour: int = ALONE
    game: str
    edition: int
    seats: int
    names: list[str]
    options: dict[str, Value]
    commitment: str
    seed: str | None = None
    """Left out while the match goes on, unless its keeper writes it."""
    mix: Mix | msgspec.UnsetType = msgspec.UNSET
    """What the seed was made from; `commitment` is then that of the server's part."""
    choices: list[Choice] = []

    def written(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


decode = bounded(msgspec.json.Decoder(Log).decode)


def read_log(text: bytes | str) -> Log:
    """A log from a file's text; BadInput says what is wrong with it."""
    try:
        log = decode(text.encode() if isinstance(text, str) else text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise BadInput(f"this is not a readable Parlour log: {wrong}") from None
    if log.parlour not in (ALONE, JOINT):
        raise BadInput(
            f"this log is of format {log.parlour}, this Parlour reads {ALONE} and"
            f" {JOINT}: use the version that wrote it"
        )
    if (log.parlour == JOINT) != (log.mix is not msgspec.UNSET):
        raise BadInput(
            f"this log is damaged: only format {JOINT} has a `mix`, and needs one"
        )
    return log


def read_file(path: Path) -> Log:
    with reading(path):
        text = path.read_bytes()
    return read_log(text)
