"""What the table works out for a player of Boneyard."""

from parlour.engine.pieces import Piece, Seat
from parlour.games.boneyard.rules import (
    BUCKET,
    BUCKETS,
    HAND,
    LETTERS,
    Boneyard,
    possible_totals,
    worth,
)


def hints(view: Boneyard, seat: Seat) -> list[tuple[str, dict[str, str | int]]]:
    """The buckets in dollars, what you hold and what you can bid with it.

    With `show_hands` on `tracked` the same for everybody else.
    """
    if not view.waiting:
        return []
    told: list[tuple[str, dict[str, str | int]]] = [
        ("round", {"round": view.round_number, "target": view.options.target}),
        (
            "buckets",
            {LETTERS[k]: worth(view.zones[BUCKET + k]) for k in range(BUCKETS)},
        ),
    ]
    if view.overtime:
        told.append(("overtime", {}))
    hand = view.zones[HAND + seat]
    if hand:
        told.append(("hand", {"total": worth(hand), "totals": listed(hand)}))
    if view.options.show_hands == "tracked":
        for steps, rival in enumerate(view.clockwise(seat)):
            cards = view.zones[HAND + rival]
            if steps and cards:
                facts: dict[str, str | int] = {
                    "steps": steps,
                    "total": worth(cards),
                    "totals": listed(cards),
                }
                told.append(("rival", facts))
    return told


def listed(cards: list[Piece]) -> str:
    """All totals that some cards can make: `1, 3–23, 25, 26`."""
    sums = possible_totals(cards)
    parts: list[str] = []
    first = 1
    for total in range(1, sums.bit_length() + 1):
        if sums >> total & 1:
            continue
        if total - first > 2:
            parts.append(f"{first}–{total - 1}")
        else:
            parts += [str(one) for one in range(first, total)]
        first = total + 1
    return ", ".join(parts)
