"""Measures of Boneyard: which cancel, which pay, who goes out."""

from typing import Final, cast

from parlour.engine.measures import FinishedGame, Measure, ratio
from parlour.games.boneyard.rules import Options

BUCKETS: Final = ("in-a", "in-b", "in-c", "in-d", "in-e")


class Bid:
    """The bids of a round, the money in the richest bucket, and the gain from it."""

    def __init__(self, dollars: int, richest: int) -> None:
        self.dollars = dollars
        self.richest = richest
        self.gained = 0


def bids(game: FinishedGame) -> list[Bid]:
    found: list[Bid] = []
    latest: dict[int, Bid] = {}
    richest = 0
    for one in game.statements("round", *BUCKETS, "bids", "worth", "cancelled"):
        if one.message == "round":
            richest = 0
        elif one.message in BUCKETS:
            richest = max(richest, one.number)
        elif one.message == "bids":
            latest[one.seat] = Bid(one.number, richest)
            found.append(latest[one.seat])
        elif one.message == "worth":
            bid = latest[one.seat]
            bid.gained = one.number - bid.dollars
        else:
            latest[one.seat].gained = -one.number
    return found


def overbids(game: FinishedGame) -> float | None:
    made = bids(game)
    return ratio(len([bid for bid in made if bid.dollars > bid.richest]), len(made))


def overbid_gains(game: FinishedGame) -> float | None:
    over = [bid.gained for bid in bids(game) if bid.dollars > bid.richest]
    return ratio(sum(over), len(over))


def other_gains(game: FinishedGame) -> float | None:
    others = [bid.gained for bid in bids(game) if bid.dollars <= bid.richest]
    return ratio(sum(others), len(others))


def measure_cancelled(game: FinishedGame) -> float | None:
    return ratio(game.count("cancelled"), game.count("bids"))


def out(game: FinishedGame) -> float:
    return float(game.count("out"))


def overtime(game: FinishedGame) -> float:
    return float(game.count("overtime") > 0)


def below_target(game: FinishedGame) -> float:
    """Returns whether overtime was won with less than the target (BON-16)."""
    target = cast(Options, game.table.options).target
    return float(game.count("decided") > 0 and max(game.state.scores) < target)


def measure_watched(game: FinishedGame) -> float | None:
    """Returns the rounds that a player who is out watches until the end."""
    rounds = 0
    left: list[int] = []
    for one in game.statements("round", "out"):
        if one.message == "round":
            rounds += 1
        else:
            left.append(rounds)
    return ratio(sum([rounds - since for since in left]), len(left))


MEASURES: Final = (
    Measure("cancelled", "bids that cancel out", measure_cancelled),
    Measure("overbids", "bids above the richest bucket", overbids),
    Measure(
        "overbid-gains",
        "dollars that a bid above the richest bucket brings",
        overbid_gains,
        share=False,
        signed=True,
    ),
    Measure(
        "other-gains",
        "dollars that any other bid brings",
        other_gains,
        share=False,
        signed=True,
    ),
    Measure("out", "players who go out", out, share=False),
    Measure("overtime", "games with overtime", overtime),
    Measure("below-target", "games won in overtime, below the target", below_target),
    Measure(
        "watched",
        "rounds that a player who is out watches",
        measure_watched,
        share=False,
    ),
)
