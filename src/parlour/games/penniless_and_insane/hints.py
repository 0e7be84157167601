"""What the table works out for a player of Penniless and Insane."""

from parlour.engine.pieces import Piece, Seat
from parlour.games.penniless_and_insane.rules import (
    BID,
    HAND,
    POT,
    PennilessAndInsane,
)
from parlour.kit.values import ORDER, VALUE, total

Hint = tuple[str, dict[str, str | int]]


def hints(view: PennilessAndInsane, seat: Seat) -> list[Hint]:
    """Where the round stands, the own hand and what bids cost."""
    if not view.waiting:
        return []
    told: list[Hint] = [
        (
            "trick",
            {
                "round": view.round_number,
                "trick": view.trick,
                "target": view.options.target,
            },
        )
    ]
    if view.options.gambling:
        told.append(("pot", {"pot": view.chips[POT]}))
        told.append(("purse", {"number": view.purse[seat]}))
    told += [money(view, seat), own_hand(view, seat)]
    if view.phase == "bids":
        if view.asks(seat):
            hand = ordered(view.zones[HAND + seat])
            told += [price(view, seat, card) for card in hand]
    else:
        told += purchases(view, seat)
    return told


def money(view: PennilessAndInsane, seat: Seat) -> Hint:
    chips = view.chips[: view.seats]
    least = min(chips)
    return "money", {"least": least, "count": chips.count(least), "money": chips[seat]}


def own_hand(view: PennilessAndInsane, seat: Seat) -> Hint:
    """What the hand would score, and what the bonus still takes."""
    value = total(view.zones[HAND + seat] + view.zones[BID + seat])
    need = view.chips[seat] - min(view.chips[: view.seats])
    told: dict[str, str | int] = {"value": value, "triple": 3 * value}
    if need:
        told["need"] = need
    return "not-least" if need else "least", told


def price(view: PennilessAndInsane, seat: Seat, card: Piece) -> Hint:
    """What a card would cost as a bid."""
    cost = VALUE[card]
    told: dict[str, str | int] = {"piece": named(view, [card]), "price": cost}
    if cost > view.chips[seat]:
        return "too-dear", told
    told["left"] = view.chips[seat] - cost
    return "bid", told


def purchases(view: PennilessAndInsane, seat: Seat) -> list[Hint]:
    """The bids in the order they act, and the own one where it can be paid."""
    bids = [card for other in view.everyone() for card in view.zones[BID + other]]
    told: list[Hint] = [("order", {"pieces": named(view, bids)})]
    for card in view.zones[BID + seat]:
        kind, values = price(view, seat, card)
        told.append(("cost" if kind == "bid" else kind, values))
    return told


def ordered(pieces: list[Piece]) -> list[Piece]:
    return sorted(pieces, key=ORDER.__getitem__)


def named(view: PennilessAndInsane, pieces: list[Piece]) -> str:
    """Cards by name, the lowest first."""
    return " ".join([view.table.pieces.names[piece] for piece in ordered(pieces)])
