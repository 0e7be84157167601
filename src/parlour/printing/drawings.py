"""The browser's own drawings of pieces, for paper: suits, pips, pictures, chips."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from parlour.presentation.pages import of_the_project
from parlour.printing.wanted import Wanted

DRAWINGS: Final = "web/src/pieces/drawings.json"
COURTS: Final = "AKQJT"


@lru_cache(maxsize=1)
def drawings() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(of_the_project(DRAWINGS) or "{}")
    return found


def marks(want: Wanted) -> dict[str, str]:
    """What stands in the corner of a card where the language is spoken.

    >>> marks(Wanted(None, 0, language="de"))
    {'A': 'A', 'K': 'K', 'Q': 'D', 'J': 'B', 'T': '10'}
    """
    return {mark: want.say("card-mark", mark=mark) for mark in COURTS}


def face(want: Wanted, card: str) -> dict[str, str]:
    """A card as it is drawn: `As`, `K` of any suit, `Joker`."""
    if card == "Joker":
        return {"mark": "", "suit": "joker"}
    return {"mark": marks(want).get(card[0], card[0]), "suit": card[1:]}
