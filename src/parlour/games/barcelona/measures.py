"""Measures of Barcelona: what is shown, how they end, what it costs."""

from typing import Final

from parlour.engine.measures import (
    FinishedGame,
    Measure,
    Payment,
    PieceMove,
    mean,
    ratio,
)
from parlour.engine.zones import ROW
from parlour.games.barcelona.rules import POT, RED, SHOWN
from parlour.kit.values import ORDER, VALUE


def showdowns(game: FinishedGame) -> float | None:
    return ratio(game.count("takes"), game.count("hand"))


def coins(game: FinishedGame) -> float | None:
    """Returns the gains of winners, including the antes."""
    won = [one.amount for one in game.payments if one.target != POT]
    return ratio(sum(won), game.count("hand"))


def antes(game: FinishedGame) -> float | None:
    won = [one.amount for one in game.payments if one.target != POT]
    pots = [one.amount for one in game.payments if one.source == POT]
    return ratio(sum(pots), sum(won))


def red_shown(game: FinishedGame) -> float | None:
    reds = 0
    shown = 0
    for kind, _, source, target, _, _, _ in game.events:
        if kind == "moved" and SHOWN <= target < SHOWN + ROW and source != target:
            shown += 1
            reds += int(RED <= source < RED + ROW)
    return ratio(reds, shown)


def highest_wins(game: FinishedGame) -> float | None:
    return ratio(won_by(game, 1), game.count("hand"))


def lowest_wins(game: FinishedGame) -> float | None:
    return ratio(won_by(game, -1), game.count("hand"))


def won_by(game: FinishedGame, sign: int) -> int:
    """Counts hands won by the seat with the highest card shown, or with -1 the lowest.

    No two cards are equal in the order of showing (BAR-05).
    """
    wins = 0
    seat = -1
    best = -1000
    for kind, first, source, target, _, text, _ in game.events:
        if kind == "moved" and SHOWN <= target < SHOWN + ROW and source != target:
            place = sign * ORDER[first]
            if place > best:
                best = place
                seat = target - SHOWN
        elif kind == "said" and text in ("takes", "survives"):
            wins += int(first == seat)
            best = -1000
    return wins


def gains(game: FinishedGame, sign: int) -> float | None:
    """Returns the mean coins per hand of the seat whose card is highest; with -1 the
    lowest."""
    found: list[float] = []
    for part in game.parts("hand"):
        shown: list[tuple[int, int]] = []
        won = [0] * game.seats
        for one in part:
            if isinstance(one, PieceMove) and SHOWN <= one.target < SHOWN + ROW:
                if one.source != one.target:
                    shown.append((sign * ORDER[one.piece], one.target - SHOWN))
            elif isinstance(one, Payment):
                if one.source < game.seats:
                    won[one.source] = won[one.source] - one.amount
                if one.target < game.seats:
                    won[one.target] = won[one.target] + one.amount
        if shown:
            found.append(float(won[max(shown)[1]]))
    return mean(found)


def highest_gains(game: FinishedGame) -> float | None:
    return gains(game, 1)


def lowest_gains(game: FinishedGame) -> float | None:
    return gains(game, -1)


def shown_gains(game: FinishedGame, value: int) -> float | None:
    """Returns the mean coins per hand of a seat that shows a card of this value."""
    found: list[float] = []
    for part in game.parts("hand"):
        shown: list[int] = []
        won = [0] * game.seats
        for one in part:
            if isinstance(one, PieceMove) and SHOWN <= one.target < SHOWN + ROW:
                if one.source != one.target and VALUE[one.piece] == value:
                    shown.append(one.target - SHOWN)
            elif isinstance(one, Payment):
                if one.source < game.seats:
                    won[one.source] = won[one.source] - one.amount
                if one.target < game.seats:
                    won[one.target] = won[one.target] + one.amount
        found += [float(won[seat]) for seat in shown]
    return mean(found)


def kings_gain(game: FinishedGame) -> float | None:
    return shown_gains(game, 13)


def aces_gain(game: FinishedGame) -> float | None:
    return shown_gains(game, 1)


MEASURES: Final = (
    Measure("showdowns", "hands that end in a showdown", showdowns),
    Measure("coins", "coins that the winner of a hand takes", coins, share=False),
    Measure("antes", "part of what is won that was antes", antes),
    Measure("red-shown", "cards shown that are red", red_shown),
    Measure("highest-wins", "hands won by the highest card shown", highest_wins),
    Measure(
        "highest-gains",
        "coins that the highest card shown wins per hand",
        highest_gains,
        share=False,
        signed=True,
    ),
    Measure(
        "lowest-gains",
        "coins that the lowest card shown wins per hand",
        lowest_gains,
        share=False,
        signed=True,
    ),
    Measure("lowest-wins", "hands won by the lowest card shown", lowest_wins),
    Measure(
        "kings-gain",
        "coins that a King shown wins per hand",
        kings_gain,
        share=False,
        signed=True,
    ),
    Measure(
        "aces-gain",
        "coins that an Ace shown wins per hand",
        aces_gain,
        share=False,
        signed=True,
    ),
)
