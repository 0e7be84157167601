"""The auction strip: places for the line at this table's prices, and what kills pay."""

from typing import Final

from parlour.engine.pieces import RANKS
from parlour.games.last_man_standing.rules import (
    CARDS_BOUGHT,
    PRICES,
    ROUNDS,
    Options,
    wages,
)
from parlour.kit.paper import PaperLine, PaperSection, PaperSheet

ROUND: Final = PaperSection(crib=2)
PAY: Final = PaperSection(crib=3)
END: Final = PaperSection(crib=4)
"""Their places on the crib sheet."""
ODD: Final = PaperSection(lines=(PaperLine("strip-odd", (), ("LMS-27",)),))
MIND: Final = PaperSection(lines=(PaperLine("strip-mind", (), ("LMS-16", "LMS-36")),))
KILL_BOXES: Final = 12
"""As many as a round hardly ever has."""


def strip(options: Options, seats: int) -> PaperSheet:
    ranks = [*RANKS]
    if options.ace == "low":
        ranks = [ranks[-1], *ranks[:-1]]
    return PaperSheet(
        parts=(ROUND, PAY, END, ODD, MIND),
        words=(
            *("strip", "strip-before", "strip-free", "strip-coins", "strip-slide"),
            *("strip-new", "strip-turns", "strip-rounds"),
            *("strip-ranks", "strip-kill", "strip-sum"),
        ),
        facts={
            "prices": [*PRICES[options.auction_prices]],
            "turns": CARDS_BOUGHT,
            "rounds": ROUNDS,
            "ranks": [*ranks],
            "wages": [(kill, wages(0, kill)) for kill in range(1, KILL_BOXES + 1)],
        },
    )
