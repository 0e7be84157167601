"""Measures of The Lost Pueblo: who wins a hand and how, and how often it circles."""

from typing import Final

from parlour.engine.measures import FinishedGame, Measure, Statement, ratio

CAUGHT: Final = ("end-caught", "caught")
ESCAPED: Final = ("end-escaped", "escaped")
SIX: Final = ("end-six", "six")
DRAWN: Final = ("end-drawn", "drawn")
LONE: Final = ("end-lone", "lone", "end-lone-winner", "lone-winner")


def accuser(game: FinishedGame) -> float | None:
    return ratio(game.count(*CAUGHT), game.count("begins"))


def thief(game: FinishedGame) -> float | None:
    return ratio(game.count(*ESCAPED), game.count("begins"))


def collector(game: FinishedGame) -> float | None:
    return ratio(game.count(*SIX), game.count("begins"))


def measure_drawn(game: FinishedGame) -> float | None:
    return ratio(game.count(*DRAWN), game.count("begins"))


def lone(game: FinishedGame) -> float | None:
    return ratio(game.count(*LONE), game.count("begins"))


def turns_a_hand(game: FinishedGame) -> float | None:
    turns = [one for one in game.answers if one.prompt == "act"]
    return ratio(len(turns), game.count("begins"))


def right(game: FinishedGame) -> float | None:
    """Returns accusations that name the thief."""
    return ratio(game.count(*CAUGHT), game.count(*CAUGHT, "innocent"))


def trick(game: FinishedGame) -> float | None:
    """Hands that the thief wins by accusing wrongly with two cards (LPG-30)."""
    wins = 0
    before: Statement | None = None
    for one in game.all_statements:
        if one.message in ESCAPED and before is not None:
            wins += int(before.message == "innocent" and before.target == one.seat)
        before = one
    return ratio(wins, game.count("begins"))


def dropped_out(game: FinishedGame) -> float | None:
    return ratio(game.count("drops-out"), game.count("begins"))


MEASURES: Final = (
    Measure("thief", "hands won by the thief", thief),
    Measure("accuser", "hands won by an accuser", accuser),
    Measure("collector", "hands won by a collector", collector),
    Measure("drawn", "hands drawn at the limit of turns", measure_drawn),
    Measure("lone", "hands in which only the thief is left", lone),
    Measure("turns-a-hand", "turns in a hand", turns_a_hand, share=False),
    Measure("right", "accusations that name the thief", right),
    Measure("trick", "hands won by the two-card trick", trick),
    Measure("dropped-out", "players who drop out of a hand", dropped_out, share=False),
)
