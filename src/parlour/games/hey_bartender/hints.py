"""What the table works out for a player of Hey, Bartender!"""

from parlour.engine.pieces import Piece, Seat, Token
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


def preview(view: HeyBartender, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """The change for the chosen card, and what the bartender is left with."""
    if not chosen:
        return []
    card = chosen[0]
    bartender = view.zones[BARTENDER]
    amount = due(bartender, VALUE[card])
    if not amount:
        kind, values = fetched(view, card)
        return [(f"offer-{kind}", values)]
    paid = change(bartender, amount)
    left = [coin for coin in bartender if coin not in paid]
    told: list[Hint] = [
        (
            "offer",
            {"pieces": named(view, paid), "points": amount - VALUE[card]},
        ),
        ("leaves", {"pieces": named(view, [*left, card])}),
    ]
    for coin in paid:
        told.append(("paid", {"piece": named(view, [coin])}))
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
