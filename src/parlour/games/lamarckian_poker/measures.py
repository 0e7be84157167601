"""Measures of Lamarckian Poker: who dies out, whose marks feed, what hands win."""

from typing import Final

from parlour.engine.measures import (
    FinishedGame,
    Measure,
    PieceMove,
    Statement,
    mean,
    ratio,
)
from parlour.engine.zones import ROW
from parlour.games.lamarckian_poker.rules import HAND, POOL
from parlour.kit.poker import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    STRAIGHT,
    STRAIGHT_FLUSH,
)

MIDWAY_TURN: Final = 5
"""The turn before which hands are counted."""


def extinct(game: FinishedGame) -> float:
    return float(game.count("extinct"))


def died_out(game: FinishedGame) -> float:
    return float(game.count("showdown") == 0)


def hands_before(game: FinishedGame, turn: int) -> list[int]:
    """Counts the cards of each hand when this turn began; empty if it never did."""
    held = [0] * game.seats
    for one in game.record:
        if isinstance(one, Statement) and one.message == "turn" and one.number == turn:
            return held
        if isinstance(one, PieceMove) and one.source != one.target:
            if HAND <= one.target < HAND + ROW:
                held[one.target - HAND] = held[one.target - HAND] + 1
            if HAND <= one.source < HAND + ROW:
                held[one.source - HAND] = held[one.source - HAND] - 1
    return []


def big_hand_wins(game: FinishedGame) -> float | None:
    """Returns the wins of the seat that held most cards after four turns; None if
    several did."""
    held = hands_before(game, MIDWAY_TURN)
    if not held or held.count(max(held)) > 1:
        return None
    return game.part_won(held.index(max(held)))


def small_hand_wins(game: FinishedGame) -> float | None:
    held = hands_before(game, MIDWAY_TURN)
    if not held or held.count(min(held)) > 1:
        return None
    return game.part_won(held.index(min(held)))


def best(game: FinishedGame) -> list[int]:
    return [one.number for one in game.statements("end-best")]


def flush_or_more(game: FinishedGame) -> float | None:
    won = best(game)
    return None if not won else float(won[0] >= FLUSH)


def full_house_or_more(game: FinishedGame) -> float | None:
    won = best(game)
    return None if not won else float(won[0] >= FULL_HOUSE)


def short_handed(game: FinishedGame) -> float | None:
    """Returns whether somebody came to the showdown with fewer than five cards."""
    shown = [one.seat for one in game.statements("shows")]
    if not shown:
        return None
    laid = [one.seat for one in game.statements("five")]
    return float(min([laid.count(seat) for seat in shown]) < 5)


def measure_captured(game: FinishedGame, place: int) -> float | None:
    """Returns cards that the mark at this place in the order of a turn captures."""
    found: list[float] = []
    for part in game.parts("turn"):
        taken: list[float] = []
        for one in part:
            if isinstance(one, Statement) and one.message in ("captures", "nothing"):
                taken.append(0.0)
            elif isinstance(one, PieceMove) and one.source == POOL and taken:
                taken[-1] = taken[-1] + float(HAND <= one.target < HAND + ROW)
        if len(taken) == game.seats:
            found.append(taken[place])
    return mean(found)


def first_captures(game: FinishedGame) -> float | None:
    return measure_captured(game, 0)


def last_captures(game: FinishedGame) -> float | None:
    return measure_captured(game, -1)


def nothing(game: FinishedGame) -> float | None:
    return ratio(game.count("nothing"), game.count("captures", "nothing"))


def straight_or_more(game: FinishedGame) -> float | None:
    won = best(game)
    return None if not won else float(won[0] >= STRAIGHT)


def four_or_more(game: FinishedGame) -> float | None:
    won = best(game)
    return None if not won else float(won[0] >= FOUR_OF_A_KIND)


def straight_flush_wins(game: FinishedGame) -> float | None:
    won = best(game)
    return None if not won else float(won[0] >= STRAIGHT_FLUSH)


MEASURES: Final = (
    Measure("extinct", "players who die out", extinct, share=False),
    Measure("no-showdown", "games that end before a showdown", died_out),
    Measure(
        "big-hand-wins",
        "games won by the player with most cards after four turns",
        big_hand_wins,
    ),
    Measure(
        "small-hand-wins",
        "games won by the player with fewest cards after four turns",
        small_hand_wins,
    ),
    Measure("flush-or-more", "showdowns won by a flush or more", flush_or_more),
    Measure(
        "full-house-or-more",
        "showdowns won by a full house or more",
        full_house_or_more,
    ),
    Measure(
        "short-handed",
        "showdowns to which somebody comes with fewer than five cards",
        short_handed,
    ),
    Measure(
        "first-captures",
        "cards that the highest mark of a turn captures",
        first_captures,
        share=False,
    ),
    Measure(
        "last-captures",
        "cards that the lowest mark of a turn captures",
        last_captures,
        share=False,
    ),
    Measure("nothing", "marks that capture nothing", nothing),
    Measure(
        "straight-or-more", "showdowns won by a straight or more", straight_or_more
    ),
    Measure("four-or-more", "showdowns won by four of a kind or more", four_or_more),
    Measure(
        "straight-flush-wins", "showdowns won by a straight flush", straight_flush_wins
    ),
)
