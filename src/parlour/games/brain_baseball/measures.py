"""Measures of Brain Baseball!: what swings bring, what is caught, who strikes out."""

from typing import Final

from parlour.engine.measures import (
    FinishedGame,
    GivenAnswer,
    Measure,
    PieceMove,
    Statement,
    ratio,
)
from parlour.engine.zones import ROW
from parlour.games.brain_baseball.rules import BALL, HAND, PASS, STOCK
from parlour.kit.values import VALUE

MAX_LOW_VALUE: Final = 3
"""The highest of the cards that are nearly unhittable."""


def uncaught(game: FinishedGame) -> float | None:
    return ratio(game.count("not-caught"), game.count("hit"))


def hits(game: FinishedGame) -> float | None:
    return ratio(game.count("hit"), game.count("hit", "strike"))


def swing_points(game: FinishedGame) -> float | None:
    """Returns the gain from a swing: the ball, if it hits best and is not caught."""
    return ratio(balls(game, "not-caught"), game.numbers("hit"))


def balls(game: FinishedGame, message: str) -> int:
    """Returns the points of the balls with this message."""
    ball = 0
    won = 0
    for one in game.record:
        if isinstance(one, PieceMove) and one.target == BALL:
            ball = VALUE[one.piece]
        elif isinstance(one, Statement) and one.message == message:
            won += ball
    return won


def catch_points(game: FinishedGame) -> float | None:
    """Returns the gain from a fielding card: the ball, if it is the best."""
    asked = [one for one in game.answers if one.prompt == "field"]
    cards = len([one for one in asked if one.tokens[0] != PASS])
    return ratio(balls(game, "caught"), cards)


def strike_points(game: FinishedGame) -> float | None:
    """Returns the gain from a pitch for its pitcher."""
    return ratio(balls(game, "strike"), game.count("hit", "strike"))


def struck_out(game: FinishedGame) -> float:
    return float(game.count("end-three-strikes") > 0)


def struck_out_first(game: FinishedGame) -> float | None:
    """Returns the dealer with three low cards or more: does the first inning end it?"""
    low = [0] * game.seats
    dealer = -1
    for one in game.record:
        if isinstance(one, PieceMove) and one.source == STOCK:
            if HAND <= one.target < HAND + ROW and VALUE[one.piece] <= MAX_LOW_VALUE:
                low[one.target - HAND] = low[one.target - HAND] + 1
        elif isinstance(one, GivenAnswer):
            dealer = one.seat
            break
    if low[dealer] < 3:
        return None
    out = game.statements("end-three-strikes")
    return float(bool(out) and out[0].seat == dealer and game.count("inning") == 1)


def dealer_inning(game: FinishedGame) -> float | None:
    """Returns innings that bring the dealer most points or the game."""
    wins = 0.0
    innings = game.parts("inning")
    for part in innings:
        pitchers = [
            o.seat for o in part if isinstance(o, GivenAnswer) and o.prompt == "pitch"
        ]
        points = [0] * game.seats
        for one in part:
            if isinstance(one, Statement) and one.message == "scores":
                points[one.seat] = one.number
            elif isinstance(one, Statement) and one.message == "end-three-strikes":
                points[one.seat] = 1000
        best = max(points)
        wins += int(points[pitchers[0]] == best) / points.count(best)
    return ratio(wins, len(innings))


def tricks(game: FinishedGame) -> float | None:
    return ratio(game.count("hit", "strike"), game.count("inning"))


def measure_pitched(game: FinishedGame) -> float | None:
    balls = [VALUE[one.piece] for one in game.moves if one.target == BALL]
    return ratio(sum(balls), len(balls))


MEASURES: Final = (
    Measure("hits", "pitches that are hit", hits),
    Measure("uncaught", "hits that nobody catches", uncaught),
    Measure("swing-points", "points that a swing brings", swing_points, share=False),
    Measure(
        "catch-points", "points that a fielding card brings", catch_points, share=False
    ),
    Measure(
        "strike-points",
        "points that a pitch brings its pitcher by a strike",
        strike_points,
        share=False,
    ),
    Measure("struck-out", "games that three strikes end", struck_out),
    Measure(
        "low-hand-strikes",
        "first innings that a dealer with three cards up to three strikes out in",
        struck_out_first,
    ),
    Measure("dealer-inning", "innings in which the dealer does best", dealer_inning),
    Measure("tricks", "tricks in an inning", tricks, share=False),
    Measure("pitched", "value of a pitch", measure_pitched, share=False),
)
