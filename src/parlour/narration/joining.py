"""What becomes of lines before they are told: each keeps what its sentence asks for,
and those that say the same of several people are joined."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from parlour.narration.lines import Line

Kept = TypeVar("Kept")


def keep(line: Line, wanted: frozenset[str]) -> None:
    """Forgets what its sentence does not ask for; who acts is always known."""
    unsaid, unmoved = silent(wanted)
    line.values = kept(line.values, wanted)
    if unsaid:
        line.values = {**dict.fromkeys(unsaid, 0), **line.values}
    line.tokens = kept(line.tokens, wanted)
    line.zones = kept(line.zones, wanted)
    line.pieces = kept(line.pieces, wanted)
    if unmoved:
        line.pieces = {**{name: [] for name in unmoved}, **line.pieces}
    if "shares" not in wanted and "shares-count" not in wanted:
        line.shares = []


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
    pieces = (line.pieces, line.shares, line.tokens)
    return others, pieces, line.zones, line.counts, line.values


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
