"""Lines: a message with its values, and the lines that it sums up."""

from msgspec import Struct

Row = list[str | None]
"""Pieces by name; None for one that the reader may not know."""


class Line(Struct, omit_defaults=True, kw_only=True):
    """A sentence of the log, not yet in any language: docs/games/messages.md."""

    message: str
    part: str = ""
    """Attribute of the message, if not its value."""
    at: int = 0
    """Index of its first event among the events of its entry."""
    seats: dict[str, list[int]] = {}
    """Players: `seat` acted, `target` was affected."""
    pieces: dict[str, Row] = {}
    shares: list[tuple[int, Row]] = []
    """Pieces that each seat got or showed."""
    tokens: dict[str, list[str]] = {}
    """Chosen tokens by name: pieces, words, seats."""
    zones: dict[str, str] = {}
    counts: dict[str, tuple[str, int]] = {}
    """Numbers with their noun: the message `unit-…` and the count."""
    standing: list[tuple[int, str, int]] = []
    """Current totals: seat, noun (may be empty), count."""
    values: dict[str, int | str] = {}
    """Numbers, and words by which messages select variants."""
    detail: list["Line"] = []
    """Lines that this line sums up."""
