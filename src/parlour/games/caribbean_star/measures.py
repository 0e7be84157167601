"""Measures of Caribbean Star: shows, who called them, Aces and naps."""

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
from parlour.games.caribbean_star.rules import DECK, FIRST_ACE, HAND, PLAYED


class Show:
    """A performed show; `called_by` is the seat that played its showtime card, or
    -1."""

    def __init__(self, owner: int, minutes: int, called_by: int) -> None:
        self.owner = owner
        self.minutes = minutes
        self.called_by = called_by
        self.tricks = 0
        self.mistakes = 0
        self.times = 1

    def worth(self) -> int:
        return (self.tricks - self.mistakes) * self.times


def shows(game: FinishedGame) -> list[Show]:
    """Returns all shows with tricks in them; the last ones are farewells, called by
    nobody."""
    found: list[Show] = []
    played: dict[int, int] = {}
    for one in game.record:
        if isinstance(one, PieceMove):
            if PLAYED <= one.target < PLAYED + ROW:
                played[one.piece] = one.target - PLAYED
        elif isinstance(one, Statement):
            if one.message == "show":
                found.append(Show(one.seat, one.number, played.get(one.piece, -1)))
            elif one.message == "tricks":
                found[-1].tricks = one.number
            elif one.message == "mistakes":
                found[-1].mistakes = one.number
            elif one.message == "rehearsed":
                found[-1].times = one.number
    return found


def worth(chosen: list[Show]) -> float | None:
    return mean([float(one.worth()) for one in chosen])


def turns_played(game: FinishedGame) -> float:
    return len([one for one in game.answers if one.prompt == "play-face-down"]) / 2


def show_10(game: FinishedGame) -> float | None:
    return worth([one for one in shows(game) if one.minutes == 10])


def show_15(game: FinishedGame) -> float | None:
    return worth([one for one in shows(game) if one.minutes == 15])


def show_20(game: FinishedGame) -> float | None:
    return worth([one for one in shows(game) if one.minutes == 20])


def farewells(game: FinishedGame) -> float | None:
    """Returns the score of a farewell show with tricks in it."""
    return worth([one for one in shows(game) if one.called_by < 0])


def other_shows(game: FinishedGame) -> float | None:
    return worth([one for one in shows(game) if one.called_by >= 0])


def called_shows(game: FinishedGame) -> list[Show]:
    return [one for one in shows(game) if one.called_by >= 0]


def forced_shows(game: FinishedGame) -> float | None:
    forced = [one for one in called_shows(game) if one.called_by != one.owner]
    return ratio(len(forced), len(called_shows(game)))


def forced_points(game: FinishedGame) -> float | None:
    return worth([one for one in called_shows(game) if one.called_by != one.owner])


def own_points(game: FinishedGame) -> float | None:
    return worth([one for one in called_shows(game) if one.called_by == one.owner])


def more_aces(game: FinishedGame) -> float | None:
    """Returns the wins of the seat that drew more Aces; None if both drew as many."""
    drawn = [0] * game.seats
    for one in game.moves:
        if one.source == DECK and one.piece >= FIRST_ACE:
            drawn[one.target - HAND] = drawn[one.target - HAND] + 1
    return None if drawn[0] == drawn[1] else game.part_won(drawn.index(max(drawn)))


def only_aces(game: FinishedGame) -> float:
    return float(game.count("only-aces") > 0)


def napper_wins(game: FinishedGame) -> float | None:
    """Returns the wins of the seat that played the last five that swapped hands."""
    played: dict[int, int] = {}
    napper = -1
    for one in game.record:
        if isinstance(one, PieceMove) and PLAYED <= one.target < PLAYED + ROW:
            played[one.piece] = one.target - PLAYED
        elif isinstance(one, Statement) and one.message == "swapped":
            napper = played[one.piece]
    return None if napper < 0 else game.part_won(napper)


def red_wins(game: FinishedGame) -> float:
    return game.part_won(game.statements("red")[0].seat)


def farewells_lose(game: FinishedGame) -> float | None:
    """Returns the share of farewell shows with tricks in them that cost points."""
    last = [one for one in shows(game) if one.called_by < 0]
    return ratio(len([one for one in last if one.worth() < 0]), len(last))


def show_5(game: FinishedGame) -> float | None:
    return worth([one for one in shows(game) if one.minutes == 5])


def show_25(game: FinishedGame) -> float | None:
    return worth([one for one in shows(game) if one.minutes == 25])


def late_napper_wins(game: FinishedGame) -> float | None:
    """Returns the wins of the seat that swapped hands with a five in the last third of
    the turns."""
    played: dict[int, int] = {}
    cards = 0
    napper = -1
    late = turns_played(game) * 4 / 3
    for one in game.record:
        if isinstance(one, PieceMove) and PLAYED <= one.target < PLAYED + ROW:
            played[one.piece] = one.target - PLAYED
            cards += int(one.source != one.target)
        elif isinstance(one, Statement) and one.message == "swapped" and cards > late:
            napper = played[one.piece]
    return None if napper < 0 else game.part_won(napper)


MEASURES: Final = (
    Measure(
        "turns-played", "turns in which both play a card", turns_played, share=False
    ),
    Measure(
        "show-10", "points of a show of ten minutes", show_10, share=False, signed=True
    ),
    Measure(
        "show-15",
        "points of a show of fifteen minutes",
        show_15,
        share=False,
        signed=True,
    ),
    Measure(
        "show-20",
        "points of a show of twenty minutes",
        show_20,
        share=False,
        signed=True,
    ),
    Measure(
        "farewells", "points of a farewell show", farewells, share=False, signed=True
    ),
    Measure(
        "other-shows", "points of any other show", other_shows, share=False, signed=True
    ),
    Measure("forced-shows", "shows that the opponent called", forced_shows),
    Measure(
        "forced-points",
        "points of a show that the opponent called",
        forced_points,
        False,
        signed=True,
    ),
    Measure(
        "own-points",
        "points of a show that its owner called",
        own_points,
        share=False,
        signed=True,
    ),
    Measure("more-aces", "games won by the player with more Aces", more_aces),
    Measure("only-aces", "games that end with a hand of Aces", only_aces),
    Measure(
        "napper-wins",
        "games won by the player whose Five swapped hands last",
        napper_wins,
    ),
    Measure("red-wins", "games won by red", red_wins),
    Measure("farewells-lose", "farewell shows that cost points", farewells_lose),
    Measure(
        "show-5", "points of a show of five minutes", show_5, share=False, signed=True
    ),
    Measure(
        "show-25",
        "points of a show of twenty-five minutes",
        show_25,
        share=False,
        signed=True,
    ),
    Measure(
        "late-napper-wins",
        "games won by the player whose late Five swapped hands last",
        late_napper_wins,
    ),
)
