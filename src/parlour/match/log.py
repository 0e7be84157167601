"""The log: game, options, seats, seed and choices. It alone rebuilds everything."""

from pathlib import Path

import msgspec

from parlour.engine.options import Value
from parlour.engine.refusals import BadInput
from parlour.match.bounds import bound_integers
from parlour.match.files import explain_read_errors
from parlour.match.joint import Mix

ALONE, JOINT = 1, 2
"""The formats: dealt from one seed, or from a seed that all mixed together."""

CLOCK = "clock"
"""Value of `seat` if the clock ran out."""
NEWS = "news"
"""Value of `seat` for news: an event from outside the rules."""


class Choice(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """Seat that chose, and the names of what it chose.

    `None` takes a sealed answer back. The clock chooses nothing.
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
    """Omitted during the match, unless the log is written by the server."""
    mix: Mix | msgspec.UnsetType = msgspec.UNSET
    """Parts of the seed. `commitment` is then the hash of the server's part."""
    choices: list[Choice] = []

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


decode = bound_integers(msgspec.json.Decoder(Log).decode)


def read_log(text: bytes | str) -> Log:
    """Decodes a log; BadInput explains what is wrong."""
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
    with explain_read_errors(path):
        text = path.read_bytes()
    try:
        return read_log(text)
    except BadInput as wrong:
        raise BadInput(f"{path}: {wrong}") from None
