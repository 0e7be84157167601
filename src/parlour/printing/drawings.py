"""The browser's own drawings of pieces, for paper: suits, pips, pictures, chips."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from parlour.presentation.pages import project_file
from parlour.printing.request import PrintRequest

DRAWINGS: Final = "web/src/pieces/drawings.json"
COURTS: Final = "AKQJT"


@lru_cache(maxsize=1)
def drawings() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(project_file(DRAWINGS) or "{}")
    return found


def corner_letters(want: PrintRequest) -> dict[str, str]:
    """Returns the corner letters of cards in a language.

    >>> corner_letters(PrintRequest(None, 0, language="de"))
    {'A': 'A', 'K': 'K', 'Q': 'D', 'J': 'B', 'T': '10'}
    """
    return {mark: want.say("card-mark", mark=mark) for mark in COURTS}


def face(want: PrintRequest, card: str) -> dict[str, str]:
    """Returns a card as it is drawn: `As`, `K` of any suit, `Joker`."""
    if card == "Joker":
        return {"mark": "", "suit": "joker"}
    return {"mark": corner_letters(want).get(card[0], card[0]), "suit": card[1:]}
