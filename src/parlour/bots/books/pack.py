"""Strategies as the bytes of a book, and back."""

import numpy as np

from parlour.bots.books.book import CERTAIN_CODE, UNKNOWN_CODE, Book, BookPoint
from parlour.bots.books.trees import Floats, Strategy


def pack_chances(chances: Floats) -> bytes:
    """Returns chances by answer and class in whole parts of 254, the last answer left
    out.

    Where there are none at all, in sums that were never added to, the class is
    marked as not in the book.
    """
    total = chances.sum(0)
    there = total > 0
    scaled = CERTAIN_CODE * chances / np.where(there, total, 1.0)
    parts = np.floor(scaled)
    short = np.where(there, CERTAIN_CODE - parts.sum(0), 0)
    order = np.argsort(parts - scaled, axis=0, kind="stable")
    place = np.argsort(order, axis=0, kind="stable")
    parts += place < short  # the largest rests are rounded up
    parts = np.where(there, parts, UNKNOWN_CODE)
    return parts[:-1].astype(np.uint8).tobytes()


def pack_points(names: list[str], sums: Strategy) -> tuple[list[BookPoint], bytes]:
    """Returns all points of a book, and their tables one after the other."""
    points = [
        BookPoint(name, amounts.shape[1], amounts.shape[0])
        for name, amounts in zip(names, sums, strict=True)
    ]
    return points, b"".join(pack_chances(amounts) for amounts in sums)


def strategy_of(book: Book, names: list[str]) -> Strategy:
    """Returns the probabilities of a book at these points."""
    found: Strategy = []
    for name in names:
        point, start = book.places[name]
        raw = np.frombuffer(book.table, np.uint8, point.size(), start)
        parts = raw.reshape(point.answers - 1, point.classes).astype(np.float64)
        chances = np.vstack([parts, CERTAIN_CODE - parts.sum(0)]) / CERTAIN_CODE
        chances[:, parts[0] == UNKNOWN_CODE] = 1 / point.answers
        found.append(chances)
    return found
