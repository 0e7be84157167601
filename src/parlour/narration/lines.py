"""Lines: a message with its values, and the lines that it sums up."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

Row = list[str | None]
"""Pieces by name; None for one that the reader may not know."""


class Line(Struct, omit_defaults=True, kw_only=True):
    """A sentence before it is put into a language: docs/clients.md, "The log"."""

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

    def keep(self, wanted: frozenset[str]) -> None:
        """Forgets what its sentence does not ask for; who acts is always known."""
        unsaid, unmoved = silent(wanted)
        self.values = kept(self.values, wanted)
        if unsaid:
            self.values = {**dict.fromkeys(unsaid, 0), **self.values}
        self.tokens = kept(self.tokens, wanted)
        self.zones = kept(self.zones, wanted)
        self.pieces = kept(self.pieces, wanted)
        if unmoved:
            self.pieces = {**{name: [] for name in unmoved}, **self.pieces}
        if not wanted & {"shares", "shares-count"}:
            self.shares = []


Kept = TypeVar("Kept")


@lru_cache(maxsize=4096)
def silent(wanted: frozenset[str]) -> tuple[list[str], list[str]]:
    """What a sentence asks for although it may not have happened: what was said and its
    number, and pieces that went some way or were named."""
    ways = [name for name in wanted if name.startswith(("moved-", "named-"))]
    return (
        [name for name in wanted if name.startswith("said-")],
        [name.removesuffix("-count") for name in ways],
    )


def kept(values: dict[str, Kept], wanted: frozenset[str]) -> dict[str, Kept]:
    if not values:
        return values
    return {
        name: value
        for name, value in values.items()
        if name in wanted or f"{name}-count" in wanted
    }


SEALED = frozenset({"event-sealed", "event-chose"})
"""What is chosen in secret is worth a line until it is told what came of it."""


def joined(lines: Iterable[Line]) -> list[Line]:
    """Lines in which those who did the same one after another are told together."""
    told: list[Line] = []
    for line in lines:
        while told and sealed(told[-1]) and not sealed(line):
            told.pop()
        last = told[-1] if told else None
        if last is not None and alike(last, line):
            told[-1] = together(last, line)
        else:
            told.append(line)
    return told


def sealed(line: Line) -> bool:
    return line.message in SEALED and not line.detail


def alike(first: Line, second: Line) -> bool:
    """Whether two lines say the same of different people."""
    if first.message != second.message or first.part != second.part:
        return False
    mine, others = first.seats.get("seat", []), second.seats.get("seat", [])
    if not mine or not others or not set(mine).isdisjoint(others):
        return False
    return said_of(first) == said_of(second)


def said_of(line: Line) -> tuple[object, ...]:
    """All that a line says, except of whom."""
    others = {name: seats for name, seats in line.seats.items() if name != "seat"}
    return (
        *(others, line.pieces, line.shares, line.tokens, line.zones),
        *(line.counts, line.values),
    )


def together(first: Line, second: Line) -> Line:
    """One line for what two say of different people."""
    return Line(
        message=first.message,
        part=first.part,
        at=first.at,
        seats={
            **first.seats,
            "seat": first.seats["seat"] + second.seats["seat"],
        },
        pieces=first.pieces,
        shares=first.shares,
        tokens=first.tokens,
        zones=first.zones,
        counts=first.counts,
        standing=first.standing,
        values=first.values,
        detail=joined([*first.detail, *second.detail]),
    )
