"""What Following Suit tells: who runs out of cards, and what marks capture."""

from typing import Final

from parlour.engine.measures import Answered, Measure, Moved, Said, Told, ratio
from parlour.engine.pieces import Piece, rank
from parlour.engine.zones import ROW
from parlour.games.following_suit.rules import HAND
from parlour.kit.values import VALUE

HIGH: Final = 10
"""The lowest of the high marks."""
LOW: Final = 6
"""The highest of the low ones."""


def sits_out(game: Told) -> float | None:
    return ratio(game.count("sits-out"), game.count("round") * game.seats)


def empty(game: Told) -> float | None:
    return ratio(game.count("no-cards"), game.count("round") * game.seats)


def points(game: Told) -> float | None:
    return ratio(sum(game.state.scores), game.count("round") * game.seats)


def taken(game: Told, lowest: int, highest: int) -> tuple[int, int, int]:
    """Marks of these ranks: how many, how many captured, and the points they took."""
    marks = 0
    captures = 0
    worth = 0
    capturing = False
    for one in game.story:
        if isinstance(one, Answered):
            marks += int(lowest <= rank(Piece(one.tokens[0])) <= highest)
        elif isinstance(one, Said):
            capturing = (
                one.message == "captures"
                and lowest <= rank(Piece(one.piece)) <= highest
            )
            captures += int(capturing)
        elif isinstance(one, Moved) and capturing and HAND <= one.target < HAND + ROW:
            worth += VALUE[one.piece]
    return marks, captures, worth


def high_marks_capture(game: Told) -> float | None:
    marks, captures, _ = taken(game, HIGH, 14)
    return ratio(captures, marks)


def low_marks_capture(game: Told) -> float | None:
    marks, captures, _ = taken(game, 2, LOW)
    return ratio(captures, marks)


def high_mark_points(game: Told) -> float | None:
    marks, _, worth = taken(game, HIGH, 14)
    return ratio(worth, marks)


def low_mark_points(game: Told) -> float | None:
    marks, _, worth = taken(game, 2, LOW)
    return ratio(worth, marks)


def middle_mark_points(game: Told) -> float | None:
    marks, _, worth = taken(game, LOW + 1, HIGH - 1)
    return ratio(worth, marks)


def court_mark_points(game: Told) -> float | None:
    marks, _, worth = taken(game, 11, 13)
    return ratio(worth, marks)


def ace_mark_points(game: Told) -> float | None:
    marks, _, worth = taken(game, 14, 14)
    return ratio(worth, marks)


MEASURES: Final = (
    Measure("sits-out", "players who must sit out a turn, per round", sits_out),
    Measure("empty", "players who end a round without a card", empty),
    Measure("points", "points of a player in a round", points, share=False),
    Measure(
        "high-marks-capture", "marks from ten to Ace that capture", high_marks_capture
    ),
    Measure(
        "low-marks-capture", "marks from two to six that capture", low_marks_capture
    ),
    Measure(
        "high-mark-points",
        "points in cards that a mark from ten to Ace takes",
        high_mark_points,
        share=False,
    ),
    Measure(
        "low-mark-points",
        "points in cards that a mark from two to six takes",
        low_mark_points,
        share=False,
    ),
    Measure(
        "middle-mark-points",
        "points in cards that a mark from seven to nine takes",
        middle_mark_points,
        share=False,
    ),
    Measure(
        "court-mark-points",
        "points in cards that a Jack, Queen or King takes as a mark",
        court_mark_points,
        share=False,
    ),
    Measure(
        "ace-mark-points",
        "points in cards that an Ace takes as a mark",
        ace_mark_points,
        share=False,
    ),
)
