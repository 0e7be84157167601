"""Measures of Penniless and Insane: results of bids, and the worth of the bonus."""

from typing import Final

from parlour.engine.measures import (
    FinishedGame,
    Measure,
    Payment,
    Statement,
    mean,
    ratio,
)
from parlour.games.penniless_and_insane.rules import TRICKS

BID_RESULTS: Final = ("left", "cannot-pay", "nothing-left")
"""The possible results of a bid; the lowest bid of a trick comes first."""
TOTALS: Final = ("penniless", "hand")


def last_bids(game: FinishedGame) -> list[Statement]:
    """Lists the result of the highest bid of each trick."""
    return game.statements(*BID_RESULTS)[game.seats - 1 :: game.seats]


def last_gets_nothing(game: FinishedGame) -> float | None:
    last = last_bids(game)
    return ratio(len([one for one in last if one.message != "left"]), len(last))


def last_too_late(game: FinishedGame) -> float | None:
    last = last_bids(game)
    late = [one for one in last if one.message == "nothing-left"]
    return ratio(len(late), len(last))


def unpayable(game: FinishedGame) -> float | None:
    return ratio(game.count("cannot-pay"), game.count(*BID_RESULTS))


def measure_tripled(game: FinishedGame) -> float | None:
    """Returns the share of the winners' points that comes from tripled rounds."""
    winners = game.winners()
    bonus = 3 * sum(
        [o.number for o in game.statements("penniless") if o.seat in winners]
    )
    return ratio(bonus, sum([game.state.scores[seat] for seat in winners]))


def bonus_best(game: FinishedGame) -> float | None:
    """Returns rounds in which nobody scores more than the player with the bonus."""
    best = 0
    rounds = game.parts("round")
    for part in rounds:
        said = [one for one in part if isinstance(one, Statement)]
        bonus = max([3 * one.number for one in said if one.message == "penniless"])
        others = [one.number for one in said if one.message == "hand"]
        best += int(bonus >= max(others, default=0))
    return ratio(best, len(rounds))


def poorest_tie(game: FinishedGame) -> float | None:
    ties = 0
    rounds = game.parts("round")
    for part in rounds:
        said = [one for one in part if isinstance(one, Statement)]
        ties += int(len([one for one in said if one.message == "penniless"]) > 1)
    return ratio(ties, len(rounds))


def extra_rounds(game: FinishedGame) -> float:
    return float(game.count("tied") > 0)


def early(game: FinishedGame, penniless: bool) -> list[float]:
    """Returns the share of a player's spending in a round that came in its first
    trick."""
    found: list[float] = []
    for part in game.parts("round"):
        spent = [0] * game.seats
        first = [0] * game.seats
        bids = 0
        for one in part:
            if isinstance(one, Statement) and one.message in BID_RESULTS:
                bids += 1
            elif isinstance(one, Payment) and one.rule == "PEN-29":
                spent[one.source] = spent[one.source] + one.amount
                if bids < game.seats:
                    first[one.source] = first[one.source] + one.amount
        named = "penniless" if penniless else "hand"
        for one in part:
            if isinstance(one, Statement) and one.message == named and spent[one.seat]:
                found.append(first[one.seat] / spent[one.seat])
    return found


def early_bonus(game: FinishedGame) -> float | None:
    return mean(early(game, penniless=True))


def early_others(game: FinishedGame) -> float | None:
    return mean(early(game, penniless=False))


def measure_bought(game: FinishedGame) -> float | None:
    return ratio(game.count("left"), TRICKS * game.count("round") * game.seats)


MEASURES: Final = (
    Measure(
        "last-gets-nothing", "tricks whose highest bid buys nothing", last_gets_nothing
    ),
    Measure(
        "last-too-late",
        "tricks whose highest bid could be paid and finds nothing left",
        last_too_late,
    ),
    Measure("unpayable", "bids that cannot be paid", unpayable),
    Measure("bought", "bids that buy a card", measure_bought),
    Measure("tripled", "part of the winner's points that was tripled", measure_tripled),
    Measure(
        "bonus-best", "rounds in which nobody scores more than the tripled", bonus_best
    ),
    Measure("poorest-tie", "rounds with two or more poorest players", poorest_tie),
    Measure("extra-rounds", "games tied at the target", extra_rounds),
    Measure(
        "early-bonus",
        "part of its spending that a player with the bonus spends in the first trick",
        early_bonus,
    ),
    Measure(
        "early-others",
        "part of their spending that the other players spend in the first trick",
        early_others,
    ),
)
