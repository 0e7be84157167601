"""The last step of lines: drop unused values, and join lines that say the same.

Lines that say the same of several people become one line.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from parlour.narration.lines import Line

AnyValue = TypeVar("AnyValue")


def drop_unused_values(line: Line, wanted: frozenset[str]) -> None:
    """Forgets what its sentence does not ask for; who acts is always known."""
    unsaid, unmoved = absent_values(wanted)
    if line.values:
        line.values = select_used(line.values, wanted)
    if unsaid:
        line.values = {**dict.fromkeys(unsaid, 0), **line.values}
    if line.tokens:
        line.tokens = select_used(line.tokens, wanted)
    if line.zones:
        line.zones = select_used(line.zones, wanted)
    if line.pieces:
        line.pieces = select_used(line.pieces, wanted)
    if unmoved:
        line.pieces = {**{name: [] for name in unmoved}, **line.pieces}
    if "shares" not in wanted and "shares-count" not in wanted:
        line.shares = []


@lru_cache(maxsize=4096)
def absent_values(wanted: frozenset[str]) -> tuple[list[str], list[str]]:
    """Lists the values that a sentence uses even if nothing happened: statements and
    their numbers, and pieces that moved some way or were named."""
    ways = [name for name in wanted if name.startswith(("moved-", "named-"))]
    return (
        [name for name in wanted if name.startswith("said-")],
        [name.removesuffix("-count") for name in ways],
    )


def select_used(
    values: dict[str, AnyValue], wanted: frozenset[str]
) -> dict[str, AnyValue]:
    return {
        name: value
        for name, value in values.items()
        if name in wanted or f"{name}-count" in wanted
    }


SECRET_CHOICE_MESSAGES = frozenset({"event-sealed", "event-chose"})
"""Messages of secret choices. Their lines are dropped once the outcome is known."""


def join_lines(lines: Iterable[Line]) -> list[Line]:
    """Joins lines of several people who did the same one after another."""
    merged: list[Line] = []
    for line in lines:
        while merged and is_sealed(merged[-1]) and not is_sealed(line):
            merged.pop()
        last = merged[-1] if merged else None
        if last is not None and say_the_same(last, line):
            merged[-1] = merge_lines(last, line)
        else:
            merged.append(line)
    return merged


def is_sealed(line: Line) -> bool:
    return line.message in SECRET_CHOICE_MESSAGES and not line.detail


def say_the_same(first: Line, second: Line) -> bool:
    """Returns whether two lines say the same of different people."""
    if first.message != second.message or first.part != second.part:
        return False
    mine, others = first.seats.get("seat", []), second.seats.get("seat", [])
    if not mine or not others or not set(mine).isdisjoint(others):
        return False
    return said_of(first) == said_of(second)


def said_of(line: Line) -> tuple[object, ...]:
    """Returns all that a line says, except of whom."""
    others = {name: seats for name, seats in line.seats.items() if name != "seat"}
    pieces = (line.pieces, line.shares, line.tokens)
    return others, pieces, line.zones, line.counts, line.values


def merge_lines(first: Line, second: Line) -> Line:
    """Returns one line for what two say of different people."""
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
        detail=join_lines([*first.detail, *second.detail]),
    )
