"""Measures of Abandon Ship!: what boats are worth, and what it takes to board one."""

from typing import Final

from parlour.engine.measures import (
    FinishedGame,
    GivenAnswer,
    Measure,
    PieceMove,
    Statement,
    mean,
    ratio,
)
from parlour.engine.zones import ROW
from parlour.games.abandon_ship.rules import BOARD, VALUES

BOARDS: Final = ("boards-alone", "boards", "boards-higher")


def goes_down(game: FinishedGame) -> float | None:
    return ratio(game.count("goes-down"), game.count("round") * game.seats)


def measure_unclaimed(game: FinishedGame) -> float | None:
    return ratio(game.count("unclaimed"), 4 * game.count("round"))


def identical(game: FinishedGame) -> float | None:
    rounds = game.parts("round")
    found = [
        part
        for part in rounds
        if any(
            isinstance(one, Statement) and one.message == "identical" for one in part
        )
    ]
    return ratio(len(found), len(rounds))


def turns_a_round(game: FinishedGame) -> float | None:
    acts = [one for one in game.answers if one.prompt == "act"]
    return ratio(len(acts), game.count("round"))


class Boat:
    """A lifeboat that was boarded after a contest."""

    def __init__(self, worth: int, strength: int, runners: int) -> None:
        self.worth = worth
        self.strength = strength
        self.runners = runners


def contested_boats(game: FinishedGame) -> list[list[Boat]]:
    """Returns, by round, the boats that more than one ran for and somebody boarded."""
    found: list[list[Boat]] = []
    for part in game.parts("round"):
        boats: list[Boat] = []
        claims: dict[int, list[int]] = {}
        for one in part:
            if not isinstance(one, Statement):
                continue
            if one.message == "claims":
                claims.setdefault(one.of, []).append(one.number)
            elif one.message in ("boards", "boards-higher") and one.of in claims:
                made = claims.pop(one.of)  # of two who split a boat, the first
                boats.append(Boat(one.number, max(made), len(made)))
        found.append(boats)
    return found


def contests(game: FinishedGame) -> float | None:
    boats = sum([len(boats) for boats in contested_boats(game)])
    return ratio(boats, boats + game.count("boards-alone"))


def strength_at(game: FinishedGame, richest: bool) -> float | None:
    """Returns the claim that boarded the richest, or poorest, of a round's contested
    boats."""
    found: list[float] = []
    for boats in contested_boats(game):
        if len(boats) > 1:
            worths = [boat.worth for boat in boats]
            wanted = max(worths) if richest else min(worths)
            if max(worths) > min(worths):
                found.append(float(boats[worths.index(wanted)].strength))
    return mean(found)


def rich_strength(game: FinishedGame) -> float | None:
    return strength_at(game, richest=True)


def poor_strength(game: FinishedGame) -> float | None:
    return strength_at(game, richest=False)


def alone_points(game: FinishedGame) -> float | None:
    return mean([float(one.number) for one in game.statements("boards-alone")])


def contested_points(game: FinishedGame) -> float | None:
    """Returns the average gain from running for a contested boat."""
    boats = [boat for boats in contested_boats(game) for boat in boats]
    runners = sum([boat.runners for boat in boats])
    return ratio(sum([boat.worth for boat in boats]), runners)


def early_board(game: FinishedGame) -> float | None:
    """Returns the share of points of the best board at mid-round, over a fair share."""
    found: list[float] = []
    for part in game.parts("round"):
        acts = len(
            [o for o in part if isinstance(o, GivenAnswer) and o.prompt == "act"]
        )
        board = [0] * game.seats
        points = [0] * game.seats
        seen = 0
        for one in part:
            if isinstance(one, GivenAnswer):
                seen += int(one.prompt == "act")
            elif isinstance(one, PieceMove) and 2 * seen < acts:
                if BOARD <= one.target < BOARD + ROW and one.source != one.target:
                    seat = one.target - BOARD
                    board[seat] = board[seat] + VALUES[one.piece]
            elif isinstance(one, Statement) and one.message in BOARDS:
                points[one.seat] = points[one.seat] + one.number
        best = max(board)
        if best and board.count(best) == 1 and sum(points):
            share = points[board.index(best)] / sum(points)
            found.append(share * game.seats)
    return mean(found)


def dealer_points(game: FinishedGame) -> float | None:
    """Returns the share of a round's points of the dealer, who begins, over a fair
    share."""
    found: list[float] = []
    for part in game.parts("round"):
        points = [0] * game.seats
        dealer = -1
        for one in part:
            if isinstance(one, Statement) and one.message == "round":
                dealer = one.seat
            elif isinstance(one, Statement) and one.message in BOARDS:
                points[one.seat] = points[one.seat] + one.number
        if sum(points):
            found.append(points[dealer] / sum(points) * game.seats)
    return mean(found)


MEASURES: Final = (
    Measure("turns-a-round", "turns in a round", turns_a_round, share=False),
    Measure(
        "goes-down", "players without a card at the showdown, per round", goes_down
    ),
    Measure("unclaimed", "lifeboats that nobody runs for", measure_unclaimed),
    Measure("contests", "boarded lifeboats that more than one ran for", contests),
    Measure(
        "rich-strength",
        "strength that boards the richest contested lifeboat of a round",
        rich_strength,
        share=False,
    ),
    Measure(
        "poor-strength",
        "strength that boards the poorest contested lifeboat of a round",
        poor_strength,
        share=False,
    ),
    Measure(
        "alone-points",
        "points of a player who boards unopposed",
        alone_points,
        share=False,
    ),
    Measure(
        "contested-points",
        "points that running for a contested lifeboat brings on average",
        contested_points,
        share=False,
    ),
    Measure(
        "early-board",
        "fair shares of a round's points for the best board at mid-round",
        early_board,
        share=False,
    ),
    Measure(
        "dealer-points",
        "fair shares of a round's points for the dealer",
        dealer_points,
        share=False,
    ),
    Measure(
        "identical", "rounds with a contest between claims that are the same", identical
    ),
)
