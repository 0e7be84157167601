"""Hints for a player of Hey, Bartender!"""

from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.hey_bartender.rules import BARTENDER, DECK, HAND, HeyBartender
from parlour.kit.change import DESCENDING, change, due
from parlour.kit.values import VALUE, total

Hint = tuple[str, dict[str, str | int]]


def hints(view: HeyBartender, seat: Seat) -> list[Hint]:
    """Returns the bartender's purse, and what each own card would fetch now."""
    if not view.waiting:
        return []
    bartender = view.zones[BARTENDER]
    hints: list[Hint] = [
        (
            "bartender",
            {
                "pieces": name_cards(view, bartender),
                "total": total(bartender),
                "deck": len(view.zones[DECK]),
            },
        )
    ]
    for card in sorted(view.zones[HAND + seat], key=DESCENDING.__getitem__):
        hints.append(change_hint(view, card))
    return hints


def preview(view: HeyBartender, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Returns the change for the chosen card, and what the bartender is left with."""
    if not chosen:
        return []
    card = chosen[0]
    bartender = view.zones[BARTENDER]
    amount = due(bartender, VALUE[card])
    if not amount:
        kind, values = change_hint(view, card)
        return [(f"offer-{kind}", values)]
    paid = change(bartender, amount)
    left = [coin for coin in bartender if coin not in paid]
    hints: list[Hint] = [
        (
            "offer",
            {"pieces": name_cards(view, paid), "points": amount - VALUE[card]},
        ),
        ("leaves", {"pieces": name_cards(view, [*left, card])}),
    ]
    for coin in paid:
        hints.append(("paid", {"piece": name_cards(view, [coin])}))
    return hints


def change_hint(view: HeyBartender, card: Piece) -> Hint:
    """Returns the change for a card if it were offered now, and the points."""
    bartender = view.zones[BARTENDER]
    piece = name_cards(view, [card])
    amount = due(bartender, VALUE[card])
    if amount:
        pieces = name_cards(view, change(bartender, amount))
        points = amount - VALUE[card]
        return "fetches", {"piece": piece, "pieces": pieces, "points": points}
    if view.zones[DECK] or view.options.deck_out == "reshuffle":
        return "draws", {"piece": piece}
    return "short", {"piece": piece}


def name_cards(view: HeyBartender, pieces: list[Piece]) -> str:
    """Returns cards by name, the highest first."""
    order = sorted(pieces, key=DESCENDING.__getitem__)
    return " ".join([view.table.pieces.names[piece] for piece in order])
