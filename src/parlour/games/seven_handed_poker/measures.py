"""Measures of Seven-Handed Poker: who wins coins, with how many cards, and how."""

from typing import Final

from parlour.engine.measures import FinishedGame, Measure, ratio
from parlour.engine.zones import ROW
from parlour.games.seven_handed_poker.rules import COINS, PLACING, SPOTS
from parlour.kit.poker import FIVE_OF_A_KIND

SHORT_GAME: Final = 10
LONG_GAME: Final = 12
FEW_CARDS: Final = 2


def first_wins(game: FinishedGame) -> float:
    return game.part_won(game.statements("begins")[0].seat)


def tied_coins(game: FinishedGame) -> float:
    return float(game.count("tied"))


def placements(game: FinishedGame) -> float:
    return float(game.count("announces"))


def neighbours(game: FinishedGame) -> float:
    return float(game.count("end-three-neighbours") > 0)


def cards(game: FinishedGame) -> float | None:
    return ratio(game.numbers("announces"), game.count("announces"))


def showdowns(game: FinishedGame) -> float:
    return float(game.count("shows")) / 2


def won_when_met(game: FinishedGame, fewest: int, most: int) -> float | None:
    """Returns the share of placements of this size that met another hand and win the
    coin."""
    laid = [[0] * game.seats for _ in range(COINS)]
    for one in game.moves:
        if PLACING <= one.source < PLACING + ROW:
            for spot in range(COINS):
                if SPOTS[spot] <= one.target < SPOTS[spot] + ROW:
                    seat = one.target - SPOTS[spot]
                    laid[spot][seat] = laid[spot][seat] + 1
    wins = {(one.number - 1, one.seat) for one in game.statements("wins-coin")}
    decided = {spot for spot, _ in wins}
    found = [
        (spot, seat)
        for spot in decided
        for seat in range(game.seats)
        if fewest <= laid[spot][seat] <= most
    ]
    return ratio(len([one for one in found if one in wins]), len(found))


def two_win(game: FinishedGame) -> float | None:
    return won_when_met(game, 1, 2)


def three_win(game: FinishedGame) -> float | None:
    return won_when_met(game, 3, 3)


def four_win(game: FinishedGame) -> float | None:
    return won_when_met(game, 4, 4)


def five_win(game: FinishedGame) -> float | None:
    return won_when_met(game, 5, 5)


def short_game(game: FinishedGame) -> float:
    return float(placements(game) <= SHORT_GAME)


def long_game(game: FinishedGame) -> float:
    return float(placements(game) > LONG_GAME)


def tied_small(game: FinishedGame) -> float | None:
    """Returns the share of tied coins at which both laid one or two cards."""
    laid: dict[int, int] = {}
    for one in game.moves:
        for spot in range(COINS):
            here = SPOTS[spot] <= one.target < SPOTS[spot] + ROW
            if here and one.source != one.target:
                laid[one.target] = laid.get(one.target, 0) + 1
    won = [one.number - 1 for one in game.statements("wins-coin")]
    tied = [spot for spot in range(COINS) if won.count(spot) == game.seats]
    small = [s for s in tied if max(laid[SPOTS[s]], laid[SPOTS[s] + 1]) <= FEW_CARDS]
    return ratio(len(small), len(tied))


def fives(game: FinishedGame) -> float:
    """Hands of five of a kind, which take a Joker, that were shown."""
    shown = [one.number for one in game.statements("shows")]
    return float(shown.count(FIVE_OF_A_KIND))


MEASURES: Final = (
    Measure("first-wins", "games won by the first player", first_wins),
    Measure("tied-coins", "coins won by both", tied_coins, share=False),
    Measure("placements", "hands placed", placements, share=False),
    Measure("showdowns", "coins decided", showdowns, share=False),
    Measure("neighbours", "games ended by three neighbouring coins", neighbours),
    Measure("cards", "cards in a hand placed", cards, share=False),
    Measure("two-win", "hands of one or two cards that win their coin", two_win),
    Measure("three-win", "hands of three cards that win their coin", three_win),
    Measure("four-win", "hands of four cards that win their coin", four_win),
    Measure("five-win", "hands of five cards that win their coin", five_win),
    Measure("short-game", "games of ten hands placed or fewer", short_game),
    Measure("long-game", "games of thirteen hands placed or more", long_game),
    Measure(
        "tied-small", "tied coins with one or two cards on either side", tied_small
    ),
    Measure("fives", "hands of five of a kind shown", fives, share=False),
)
