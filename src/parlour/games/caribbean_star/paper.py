"""The show planner: what every pile of tricks is worth, and a line for each show."""

from itertools import product
from typing import Final

from parlour.engine.pieces import RANKS, SUITS, Piece, deck
from parlour.games.caribbean_star.rules import Options
from parlour.games.caribbean_star.shows import (
    MINUTES,
    MISTAKE,
    POINTS,
    REHEARSAL_RANK,
    buffet_value,
    minutes,
    tricks_worth,
)
from parlour.kit.paper import Fact, PaperSheet

TRICKS: Final = [r for r in range(len(MINUTES) - 1, 0, -1) if MINUTES[r]]
"""Ranks that are tricks, the best first."""
MISTAKES: Final = [r for r in range(len(MISTAKE)) if MISTAKE[r]]
CARDS_PER_COLOUR: Final = 2
"""Cards of a rank in one colour."""
COLOURS: Final = {"red": "hd", "black": "sc"}
SHOWTIMES: Final = (7, 9)
BUFFET_RANK: Final = 8


def planner(options: Options, seats: int) -> PaperSheet:
    best = sorted(TRICKS, key=lambda r: -POINTS[r])
    found = shows(best)
    lengths = [one["minutes"] for one in found]
    return PaperSheet(
        words=(
            *("planner-worth", "planner-minutes", "planner-pile"),
            *("planner-tricks", "planner-mistakes", "planner-doubled"),
            *("planner-points", "planner-total", "planner-show", "planner-farewell"),
            *("planner-buffet", "planner-buffet-worth", "planner-rehearsed"),
            *("planner-red", "planner-black", "planner-sum", "planner-cross"),
            *[f"planner-counts-{length}" for length in lengths],
        ),
        facts={
            "shows": [*found],
            "tricks": [face(r) for r in best],
            "rehearsal": face(REHEARSAL_RANK),
            "mistakes": [face(r) for r in MISTAKES],
            "cashed": [(face(r), buffet_value(card(r))) for r in best],
            "colours": dict(COLOURS),
            "shown": CARDS_PER_COLOUR * len(SHOWTIMES),
            "buffets": CARDS_PER_COLOUR,
        },
    )


def shows(ranks: list[int]) -> list[dict[str, Fact]]:
    """Returns every pile of tricks that brings something, by its length, the best
    first.

    >>> next(one for one in shows([10, 13, 12, 11]) if one["minutes"] == 15)["piles"][0]
    {'cards': ['K', 'K', 'Q'], 'worth': 16}
    """
    found: dict[int, list[tuple[int, list[str]]]] = {}
    for counts in product(range(CARDS_PER_COLOUR + 1), repeat=len(ranks)):
        pile = [r for r, many in zip(ranks, counts, strict=True) for _ in range(many)]
        cards = [card(r) for r in pile]
        worth = tricks_worth(cards)
        if worth:
            found.setdefault(minutes(cards), []).append((worth, [*map(face, pile)]))
    return [
        {
            "minutes": length,
            "piles": [
                {"cards": [*cards], "worth": worth}
                for worth, cards in sorted(found[length], key=lambda one: -one[0])
            ],
        }
        for length in sorted(found)
    ]


def card(rank: int) -> Piece:
    """Returns some card of a rank."""
    return Piece(deck().names.index(face(rank) + SUITS[0]))


def face(rank: int) -> str:
    return RANKS[rank - 2]
