"""Hints for a player of Penniless and Insane."""

from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.penniless_and_insane.rules import (
    BID,
    HAND,
    POOL,
    POT,
    PennilessAndInsane,
)
from parlour.kit.values import ORDER, VALUE, total

Hint = tuple[str, dict[str, str | int]]


def hints(view: PennilessAndInsane, seat: Seat) -> list[Hint]:
    """Shows the state of the round, the own hand and the cost of bids."""
    if not view.waiting:
        return []
    hints: list[Hint] = [
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
        hints.append(("pot", {"pot": view.chips[POT]}))
        hints.append(("purse", {"number": view.purse[seat]}))
    hints += [money(view, seat), own_hand(view, seat)]
    if view.phase == "bids":
        if view.asks(seat):
            hand = sort_cards(view.zones[HAND + seat])
            hints += [price(view, seat, card) for card in hand]
    else:
        hints += purchases(view, seat)
    return hints


def final_hand(view: PennilessAndInsane, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the paintings of the last round."""
    hand = [card for card in view.zones[HAND + seat] if card != HIDDEN]
    return sorted(hand, key=ORDER.__getitem__)[::-1], None


def preview(view: PennilessAndInsane, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the cost and possible gain of a bid, or the score with a piece of art."""
    if not chosen:
        return []
    if view.phase == "bids":
        return bidding(view, seat, chosen[0])
    held = total(view.zones[HAND + seat]) + VALUE[chosen[0]]
    hints: list[Hint] = [("with-art", {"points": held, "triple": 3 * held})]
    for bid in view.zones[BID + seat]:
        hints.append(after_paying(view, seat, VALUE[bid]))
    return hints


def bidding(view: PennilessAndInsane, seat: Seat, bid: Piece) -> list[Hint]:
    """Shows the cost of a bid, and the possible score of the hand if it buys
    something."""
    cost = VALUE[bid]
    if cost > view.chips[seat]:
        return [("bid-too-dear", {"price": cost, "money": view.chips[seat]})]
    kept = total(view.zones[HAND + seat]) - cost
    offered = [VALUE[art] for art in view.zones[POOL]]
    return [
        ("bid-costs", {"price": cost}),
        after_paying(view, seat, cost),
        ("bid-brings", {"low": kept + min(offered), "high": kept + max(offered)}),
    ]


def after_paying(view: PennilessAndInsane, seat: Seat, cost: int) -> Hint:
    """Returns the money left, and whether that would be the least as things stand."""
    left = view.chips[seat] - cost
    rivals = [view.chips[other] for other in view.everyone() if other != seat]
    above = left - min(rivals)
    if above <= 0:
        return "left-least", {"left": left}
    return "left-above", {"left": left, "above": above}


def money(view: PennilessAndInsane, seat: Seat) -> Hint:
    chips = view.chips[: view.seats]
    least = min(chips)
    return "money", {"least": least, "count": chips.count(least), "money": chips[seat]}


def own_hand(view: PennilessAndInsane, seat: Seat) -> Hint:
    """Shows the score of the hand, and what the bonus still takes."""
    value = total(view.zones[HAND + seat] + view.zones[BID + seat])
    need = view.chips[seat] - min(view.chips[: view.seats])
    values: dict[str, str | int] = {"value": value, "triple": 3 * value}
    if need:
        values["need"] = need
    return "not-least" if need else "least", values


def price(view: PennilessAndInsane, seat: Seat, card: Piece) -> Hint:
    """Shows the cost of a card as a bid."""
    cost = VALUE[card]
    values: dict[str, str | int] = {"piece": name_cards(view, [card]), "price": cost}
    if cost > view.chips[seat]:
        return "too-dear", values
    values["left"] = view.chips[seat] - cost
    return "bid", values


def purchases(view: PennilessAndInsane, seat: Seat) -> list[Hint]:
    """Returns the bids in the order they act, and the own one where it can be paid."""
    bids = [card for other in view.everyone() for card in view.zones[BID + other]]
    hints: list[Hint] = [("order", {"pieces": name_cards(view, bids)})]
    for card in view.zones[BID + seat]:
        kind, values = price(view, seat, card)
        hints.append(("cost" if kind == "bid" else kind, values))
    return hints


def sort_cards(pieces: list[Piece]) -> list[Piece]:
    return sorted(pieces, key=ORDER.__getitem__)


def name_cards(view: PennilessAndInsane, pieces: list[Piece]) -> str:
    """Returns cards by name, the lowest first."""
    return " ".join([view.table.pieces.names[piece] for piece in sort_cards(pieces)])
