"""Measures of Spots: who wins them, and how much change is too much."""

from typing import Final

from parlour.engine.measures import FinishedGame, Measure, ratio
from parlour.engine.pieces import Piece
from parlour.games.spots.rules import DECK, MIDDLE

CHANGES: Final = ("exact", "excess", "short")
TALLIES: Final = ("tally", "tally-half")
WINS: Final = ("wins-round", "wins-round-half", "wins-round-below-zero")


class Round:
    """One round: the seat that began, the handicaps, the winners."""

    def __init__(self, starter: int, lowest: int) -> None:
        self.starter = starter
        self.lowest = lowest
        """The worth of the smallest hand."""
        self.handicaps: dict[int, float] = {}
        self.points: dict[int, int] = {}
        self.winners: list[int] = []

    def richest(self) -> list[int]:
        """Returns the seats with the largest handicap, which had the largest hands."""
        most = max(self.handicaps.values())
        return [seat for seat in self.handicaps if self.handicaps[seat] == most]


def rounds(game: FinishedGame) -> list[Round]:
    """Returns the rounds that somebody won."""
    found: list[Round] = []
    for one in game.statements("begins", *TALLIES, *WINS):
        if one.message == "begins":
            found.append(Round(one.seat, one.number))
        elif one.message in TALLIES:
            half = 0.5 if one.message == "tally-half" else 0.0
            found[-1].handicaps[one.seat] = one.of + half
            found[-1].points[one.seat] = one.number
        else:
            found[-1].winners.append(one.seat)
    return [one for one in found if one.winners]


def average_win(chosen: list[int], winners: list[int]) -> float:
    """Returns the average win of these seats in a round."""
    held = len([seat for seat in winners if seat in chosen])
    return held / len(winners) / len(chosen)


def starter_wins(game: FinishedGame) -> float | None:
    played = rounds(game)
    return ratio(
        sum([average_win([one.starter], one.winners) for one in played]), len(played)
    )


def rich_wins(game: FinishedGame) -> float | None:
    played = rounds(game)
    return ratio(
        sum([average_win(one.richest(), one.winners) for one in played]), len(played)
    )


def hand_worth(game: FinishedGame) -> float | None:
    """Returns the extra points of the largest hands over the smallest, per extra point
    held.

    A handicap takes half a point for each. Where this is more, the largest hand comes
    out ahead of the smallest on average; who wins the round is another question.
    """
    more = 0.0
    held = 0.0
    for one in rounds(game):
        taken = [one.points[seat] for seat in one.richest()]
        more += sum(taken) / len(taken) - one.points[one.starter]
        held += 2 * max(one.handicaps.values())
    return ratio(more, held)


def largest_handicap(game: FinishedGame) -> float | None:
    played = rounds(game)
    return ratio(sum([max(one.handicaps.values()) for one in played]), len(played))


def excess(game: FinishedGame) -> float | None:
    return ratio(game.numbers("excess"), game.count(*CHANGES))


def exact(game: FinishedGame) -> float | None:
    return ratio(game.count("exact"), game.count(*CHANGES))


def run_out(game: FinishedGame) -> float | None:
    return ratio(game.count("points-noted", "short"), game.count("begins"))


def turned_up(game: FinishedGame) -> float | None:
    """Returns cards turned up to make change; each round opens with one that is not."""
    cards: list[Piece] = []
    for kind, piece, source, target, _, _, _ in game.events:
        if kind == "moved" and source == DECK and target == MIDDLE:
            cards.append(Piece(piece))
    deals = game.count("begins")
    return ratio(len(cards) - deals, deals)


MEASURES: Final = (
    Measure(
        "starter-wins", "rounds won by the smallest hand, which begins", starter_wins
    ),
    Measure("rich-wins", "rounds won by the largest hand", rich_wins),
    Measure(
        "hand-worth",
        "points by which the largest hand beats the smallest, per point it holds more;"
        " the handicap takes 0.5",
        hand_worth,
        share=False,
        signed=True,
    ),
    Measure(
        "largest-handicap", "points off the largest hand", largest_handicap, share=False
    ),
    Measure("excess", "points of excess change per turn", excess, share=False),
    Measure("exact", "turns in which change was exact", exact),
    Measure(
        "run-out",
        "reshuffles, or turns short of change, per round",
        run_out,
        share=False,
    ),
    Measure("turned-up", "cards turned up per round", turned_up, share=False),
)
