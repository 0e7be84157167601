"""Measures of Following Suit: who runs out of cards, and what marks capture."""

from typing import Final

from parlour.engine.measures import (
    FinishedGame,
    GivenAnswer,
    Measure,
    PieceMove,
    Statement,
    ratio,
)
from parlour.engine.pieces import Piece, rank
from parlour.engine.zones import ROW
from parlour.games.following_suit.rules import HAND
from parlour.kit.values import VALUE

MIN_HIGH_MARK: Final = 10
"""The lowest of the high marks."""
MAX_LOW_MARK: Final = 6
"""The highest of the low ones."""


def sits_out(game: FinishedGame) -> float | None:
    return ratio(game.count("sits-out"), game.count("round") * game.seats)


def empty(game: FinishedGame) -> float | None:
    return ratio(game.count("no-cards"), game.count("round") * game.seats)


def points(game: FinishedGame) -> float | None:
    return ratio(sum(game.state.scores), game.count("round") * game.seats)


def count_taken(game: FinishedGame, lowest: int, highest: int) -> tuple[int, int, int]:
    """Marks of these ranks: how many, how many captured, and the points they took."""
    marks = 0
    captures = 0
    worth = 0
    capturing = False
    for one in game.record:
        if isinstance(one, GivenAnswer):
            marks += int(lowest <= rank(Piece(one.tokens[0])) <= highest)
        elif isinstance(one, Statement):
            capturing = (
                one.message == "captures"
                and lowest <= rank(Piece(one.piece)) <= highest
            )
            captures += int(capturing)
        elif (
            isinstance(one, PieceMove) and capturing and HAND <= one.target < HAND + ROW
        ):
            worth += VALUE[one.piece]
    return marks, captures, worth


def high_marks_capture(game: FinishedGame) -> float | None:
    marks, captures, _ = count_taken(game, MIN_HIGH_MARK, 14)
    return ratio(captures, marks)


def low_marks_capture(game: FinishedGame) -> float | None:
    marks, captures, _ = count_taken(game, 2, MAX_LOW_MARK)
    return ratio(captures, marks)


def high_mark_points(game: FinishedGame) -> float | None:
    marks, _, worth = count_taken(game, MIN_HIGH_MARK, 14)
    return ratio(worth, marks)


def low_mark_points(game: FinishedGame) -> float | None:
    marks, _, worth = count_taken(game, 2, MAX_LOW_MARK)
    return ratio(worth, marks)


def middle_mark_points(game: FinishedGame) -> float | None:
    marks, _, worth = count_taken(game, MAX_LOW_MARK + 1, MIN_HIGH_MARK - 1)
    return ratio(worth, marks)


def court_mark_points(game: FinishedGame) -> float | None:
    marks, _, worth = count_taken(game, 11, 13)
    return ratio(worth, marks)


def ace_mark_points(game: FinishedGame) -> float | None:
    marks, _, worth = count_taken(game, 14, 14)
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
