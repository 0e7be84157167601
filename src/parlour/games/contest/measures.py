"""Measures of a contest: winners of rounds, their hands, and rounds without a
winner."""

from typing import Final

from parlour.engine.measures import FinishedGame, Measure, ratio

TIERS: Final = ("won-tier-1", "won-tier-2", "won-tier-3", "won-tier-4", "won-tier-5")
NOBODY: Final = ("stalemate", "all-stymied")


def rounds(game: FinishedGame) -> int:
    return game.count(*TIERS, *NOBODY, "won-tier-6")


def persona_wins(game: FinishedGame) -> float | None:
    """Returns rounds won by others than the Dealer, who sits last."""
    won = game.statements(*TIERS, "won-tier-6")
    personae = [one for one in won if one.seat < game.seats - 1]
    return ratio(len(personae), rounds(game))


def tier(game: FinishedGame, number: int) -> float | None:
    won = game.count(*TIERS, "won-tier-6")
    return ratio(game.count(f"won-tier-{number}"), won)


def tier_1(game: FinishedGame) -> float | None:
    return tier(game, 1)


def tier_2(game: FinishedGame) -> float | None:
    return tier(game, 2)


def tier_3(game: FinishedGame) -> float | None:
    return tier(game, 3)


def tier_4(game: FinishedGame) -> float | None:
    return tier(game, 4)


def tier_5(game: FinishedGame) -> float | None:
    return tier(game, 5)


def all_stymied(game: FinishedGame) -> float | None:
    return ratio(game.count("all-stymied"), rounds(game))


def stalemates(game: FinishedGame) -> float | None:
    return ratio(game.count("stalemate"), rounds(game))


def measure_stymied(game: FinishedGame) -> float | None:
    return ratio(game.count("stymied"), rounds(game))


def memories(game: FinishedGame) -> float | None:
    return ratio(game.count("remembers"), rounds(game))


def remembered_by(game: FinishedGame, place: int) -> float | None:
    """Returns the share of all memories that this persona has."""
    found = game.statements("remembers")
    return ratio(len([one for one in found if one.seat == place]), len(found))


def first_remembers(game: FinishedGame) -> float | None:
    return remembered_by(game, 0)


def last_remembers(game: FinishedGame) -> float | None:
    """Returns the persona before the Dealer, who sits last."""
    return remembered_by(game, game.seats - 2)


MEASURES: Final = (
    Measure("persona-wins", "rounds won by a persona", persona_wins),
    Measure("tier-1", "rounds won by the highest hand", tier_1),
    Measure("tier-2", "rounds won by 21 with three cards or more", tier_2),
    Measure("tier-3", "rounds won by a hand of the third tier", tier_3),
    Measure("tier-4", "rounds won by a hand of the fourth tier", tier_4),
    Measure("tier-5", "rounds won by a hand of the fifth tier", tier_5),
    Measure("all-stymied", "rounds in which all are stymied", all_stymied),
    Measure("stalemates", "rounds drawn", stalemates),
    Measure("stymied", "hands stymied per round", measure_stymied, share=False),
    Measure("memories", "Signifiers turned up in a round", memories, share=False),
    Measure(
        "first-remembers",
        "part of all memories that the first persona has",
        first_remembers,
    ),
    Measure(
        "last-remembers",
        "part of all memories that the last persona has",
        last_remembers,
    ),
)
