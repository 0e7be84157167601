"""Measures of Hey, Bartender!: the change he makes, and who is served best."""

from typing import Final

from parlour.engine.measures import FinishedGame, Measure, PieceMove, Statement, ratio
from parlour.games.hey_bartender.rules import (
    BARTENDER,
    BARTENDER_CARDS,
    DECK,
    hand_size,
)

PACK_CARDS: Final = 52


def points(game: FinishedGame) -> float | None:
    return ratio(sum(game.state.scores), game.count("begins") * game.seats)


def exact(game: FinishedGame) -> float | None:
    answers = [event for event in game.events if event[0] == "decided"]
    return ratio(game.count("exact"), len(answers))


def measure_drawn(game: FinishedGame) -> float | None:
    """Returns cards drawn to make change; he opens each deal with some that are not."""
    cards = 0
    for kind, _, source, target, _, _, _ in game.events:
        cards += int(kind == "moved" and source == DECK and target == BARTENDER)
    deals = game.count("begins")
    return ratio(cards - deals * BARTENDER_CARDS, deals)


def starter_wins(game: FinishedGame) -> float | None:
    """Returns None over several deals, which different players start."""
    first = game.statements("begins")
    return game.part_won(first[0].seat) if len(first) == 1 else None


def dealer_wins(game: FinishedGame) -> float | None:
    first = game.statements("begins")
    dealer = (first[0].seat - 1) % game.seats
    return game.part_won(dealer) if len(first) == 1 else None


def deck_out(game: FinishedGame) -> float | None:
    """Deals in which he needs more cards than the deck has."""
    left = PACK_CARDS - game.seats * hand_size(game.seats)
    deals = game.parts("begins")
    short = 0
    for part in deals:
        his = [
            one
            for one in part
            if isinstance(one, PieceMove)
            and (one.source, one.target) == (DECK, BARTENDER)
        ]
        said = [one.message for one in part if isinstance(one, Statement)]
        short += int(len(his) > left or "gives-all" in said)
    return ratio(short, len(deals))


MEASURES: Final = (
    Measure("points", "points of a player in a deal", points, share=False),
    Measure("exact", "offers for which change is exact", exact),
    Measure(
        "drawn",
        "cards the bartender draws per deal to make change",
        measure_drawn,
        share=False,
    ),
    Measure("starter-wins", "games of one deal won by the first player", starter_wins),
    Measure("dealer-wins", "games of one deal won by the dealer", dealer_wins),
    Measure("deck-out", "deals in which the deck runs short", deck_out),
)
