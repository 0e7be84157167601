"""What the table works out for a player of Caribbean Star."""

from parlour.engine.pieces import Seat
from parlour.games.caribbean_star.rules import (
    DECK,
    HAND,
    PLAYED,
    PRACTICE,
    CaribbeanStar,
)
from parlour.games.caribbean_star.shows import (
    minutes,
    mistakes,
    rehearsals,
    show_value,
    tricks_worth,
)


def hints(view: CaribbeanStar, seat: Seat) -> list[tuple[str, dict[str, str | int]]]:
    """The own colour, what both practice piles are worth, and the card at stake."""
    if not view.waiting:
        return []
    cards = len(view.zones[HAND]) + len(view.zones[DECK]) // 2
    told: list[tuple[str, dict[str, str | int]]] = [
        ("own-red" if seat == view.red else "own-black", {"turns": cards})
    ]
    for owner in (seat, view.left_of(seat)):
        pile = view.zones[PRACTICE + owner]
        sums: dict[str, str | int] = {
            "seat": owner,
            "minutes": minutes(pile),
            "tricks": tricks_worth(pile),
            "mistakes": mistakes(pile),
            "times": 1 << rehearsals(pile),
            "value": show_value(pile),
        }
        told.append(("show" if minutes(pile) else "comedy", sums))
    if view.phase != "play":
        card = view.zones[PLAYED + view.resolving][0]
        told.append(("acting", {"piece": view.table.pieces.names[card]}))
    return told
