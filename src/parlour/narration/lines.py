"""Lines: a message with its values, and the lines that it sums up."""

from msgspec import Struct

Row = list[str | None]
"""Pieces by name; None for one that the reader may not know."""


class Line(Struct, omit_defaults=True, kw_only=True):
    """A sentence of the log, not yet in any language: docs/games/messages.md."""

    message: str
    part: str = ""
    """The attribute of the message that says it, where its value does not."""
    at: int = 0
    """The first event it tells, by its place among the events of its entry."""
    seats: dict[str, list[int]] = {}
    """People: `seat` did it, `target` is whom it was done to."""
    pieces: dict[str, Row] = {}
    shares: list[tuple[int, Row]] = []
    """What came to whom, or was shown by whom."""
    tokens: dict[str, list[str]] = {}
    """What was chosen, by name; read as faces, words and people."""
    zones: dict[str, str] = {}
    counts: dict[str, tuple[str, int]] = {}
    """Numbers with their noun: the message `unit-…` and how many."""
    standing: list[tuple[int, str, int]] = []
    """What everybody has: the seat, the noun where it is told, and how many."""
    values: dict[str, int | str] = {}
    """Numbers, and words for messages to tell cases apart."""
    detail: list["Line"] = []
    """What it sums up, for whoever wants to know."""
