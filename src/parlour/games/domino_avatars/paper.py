"""The reference card: a turn, what cards count, and an exchange as an example."""

from typing import Final

from parlour.engine.pieces import RANKS
from parlour.games.domino_avatars.options import Options
from parlour.kit.paper import Fact, PaperLine, PaperSection, PaperSheet
from parlour.kit.values import VALUE

AVATARS: Final = 2
TURN: Final = PaperSection(crib=3)
COUNTER: Final = PaperSection(crib=6)
FORGOTTEN: Final = PaperSection(crib=7)
"""Their places on the crib sheet."""
COUNTED: Final = {VALUE[4 * place]: mark for place, mark in enumerate(RANKS)}
"""The mark of a card by what it counts."""
LARGEST_EXAMPLE_SET: Final = 15
"""The set for whose example it takes a King; larger ones have the same."""
SMALLEST_EXAMPLE_SET: Final = 4
"""Below it there are no tiles for the example."""


def reference(options: Options, seats: int) -> PaperSheet:
    ready = PaperSection(
        head="ready", lines=(PaperLine("setup", (), ("AVA-02", "AVA-05")),)
    )
    own = [
        PaperSection(
            head="values", shows=values(), lines=(PaperLine("hand", (), ("AVA-42",)),)
        )
    ]
    if options.domino_set >= SMALLEST_EXAMPLE_SET:
        shown = example(options.domino_set)
        own.append(
            PaperSection(head="example", shows=shown, lines=(PaperLine("equal"),))
        )
    tile: Fact = (min(options.domino_set, 6), 3)
    avatars = PaperSection(crib=AVATARS, shows={"kind": "tile", "tile": tile})
    scoring = PaperSection(head="scoring", lines=(PaperLine("prize", (), ("AVA-30",)),))
    counter = [COUNTER] * options.counter_attack
    return PaperSheet(
        parts=(ready, avatars, TURN, *own, scoring, *counter, FORGOTTEN),
        aim="pad-goal",
        words=("reference", "attack", "defence"),
        values={"endless": int(options.continuous_draw)},
    )


def values() -> dict[str, Fact]:
    """Returns the values of cards that do not show them."""
    cards: list[Fact] = [
        (mark, count) for count, mark in sorted(COUNTED.items()) if not mark.isdigit()
    ]
    return {"kind": "values", "cards": [one for one in cards if one != ("T", 10)]}


def example(set_: int) -> dict[str, Fact]:
    """Returns AVA-E2 with the tiles of a set: equal is enough for the defence.

    >>> example(9)["defence"]
    {'tile': (7, 4), 'cards': ['7d', '3h'], 'total': 14}
    """
    highest = min(set_, LARGEST_EXAMPLE_SET)
    answer: list[Fact] = [f"{COUNTED[highest - 2]}d", "3h"]
    return {
        "kind": "exchange",
        "attack": {"tile": (highest, 2), "cards": ["5h"], "total": highest + 5},
        "defence": {"tile": (highest - 2, 4), "cards": answer, "total": highest + 5},
    }
