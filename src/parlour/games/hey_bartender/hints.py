"""What the table works out for a player of Hey, Bartender!"""

from parlour.engine.pieces import Piece, Seat
from parlour.games.hey_bartender.rules import BARTENDER, DECK, HAND, HeyBartender
from parlour.kit.change import DESCENDING, change, due
from parlour.kit.values import VALUE, total

Hint = tuple[str, dict[str, str | int]]


def hints(view: HeyBartender, seat: Seat) -> list[Hint]:
    """The bartender's purse, and what each own card would fetch now."""
    if not view.waiting:
        return []
    bartender = view.zones[BARTENDER]
    told: list[Hint] = [
        (
            "bartender",
            {
                "pieces": named(view, bartender),
                "total": total(bartender),
                "deck": len(view.zones[DECK]),
            },
        )
    ]
    for card in sorted(view.zones[HAND + seat], key=DESCENDING.__getitem__):
        told.append(fetched(view, card))
    return told


def fetched(view: HeyBartender, card: Piece) -> Hint:
    """The change for a card if it were offered now, and the points."""
    bartender = view.zones[BARTENDER]
    piece = named(view, [card])
    amount = due(bartender, VALUE[card])
    if amount:
        pieces = named(view, change(bartender, amount))
        points = amount - VALUE[card]
        return "fetches", {"piece": piece, "pieces": pieces, "points": points}
    if view.zones[DECK] or view.options.deck_out == "reshuffle":
        return "draws", {"piece": piece}
    return "short", {"piece": piece}


def named(view: HeyBartender, pieces: list[Piece]) -> str:
    """Cards by name, the highest first."""
    order = sorted(pieces, key=DESCENDING.__getitem__)
    return " ".join([view.table.pieces.names[piece] for piece in order])
