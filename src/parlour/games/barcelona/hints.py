"""What the table works out for a player of Barcelona."""

from parlour.engine.pieces import HIDDEN, Piece, Seat
from parlour.games.barcelona.rules import (
    BLACKS,
    POT,
    PRICE,
    SHOWN,
    Barcelona,
    strength,
)
from parlour.kit.values import ORDER

Hint = tuple[str, dict[str, str | int]]


def hints(view: Barcelona, seat: Seat) -> list[Hint]:
    """The acting order, what one risks, and what is known of each rival."""
    if not view.waiting:
        return []
    number, hands = view.round_number, view.options.hands
    told: list[Hint] = [
        ("hand", {"number": number, "hands": hands, "pot": view.chips[POT]})
    ]
    mine = bool(view.still_in >> seat & 1)
    names = view.table.pieces.names
    if view.phase == "reveal":
        if mine:
            black = view.black_card(seat)
            lower = len(below(view, black, BLACKS))
            told.append(
                (
                    "own",
                    {
                        "piece": names[black],
                        "lower": lower,
                        "price": most_lost(view, seat),
                    },
                )
            )
        return told
    order = acting_order(view)
    pieces = " ".join([names[view.zones[SHOWN + one][0]] for one in order])
    told.append(("order", {"pieces": pieces}))
    if mine:
        black = view.black_card(seat)
        price = most_lost(view, seat)
        told.append(("risk", {"price": price, "piece": names[black]}))
    told += [rival_hint(view, seat, rival, mine) for rival in order if rival != seat]
    return told


def rival_hint(view: Barcelona, seat: Seat, rival: Seat, mine: bool) -> Hint:
    """Black strength where black is shown, the price where red is."""
    shown = view.zones[SHOWN + rival][0]
    told: dict[str, str | int] = {
        "seat": rival,
        "piece": view.table.pieces.names[shown],
    }
    if view.red_card(rival) == shown:
        told["price"] = most_lost(view, rival)
        if not mine:
            return "shows-red-only", told
        unseen = unseen_blacks(view, seat)
        lower = len(below(view, view.black_card(seat), unseen))
        told["percent"] = round(100 * lower / len(unseen))
        return "shows-red", told
    if not mine:
        return "shows-black-only", told
    beaten = below(view, view.black_card(seat), [shown])
    return "below" if beaten else "above", told


def acting_order(view: Barcelona) -> list[Seat]:
    """Those still in, the lowest shown card first (BAR-05)."""
    seats = [seat for seat in view.everyone() if view.still_in >> seat & 1]
    places = [ORDER[view.zones[SHOWN + seat][0]] for seat in seats]
    return [seats[places.index(place)] for place in sorted(places)]


def most_lost(view: Barcelona, seat: Seat) -> int:
    """What a seat pays after losing a showdown; its red card must be in sight."""
    price = PRICE[view.red_card(seat)]
    if view.options.stakes == "table":
        return min(price, view.chips[seat])  # BAR-R09
    return price


def unseen_blacks(view: Barcelona, seat: Seat) -> list[Piece]:
    """The black cards that this seat cannot see in this hand."""
    seen = [HIDDEN]
    for other in view.everyone():
        if view.zones[SHOWN + other]:
            seen.append(view.black_card(other))
    return [card for card in BLACKS if card not in seen]


def below(view: Barcelona, card: Piece, others: list[Piece]) -> list[Piece]:
    """Those of other black cards that this one beats in a showdown."""
    high = view.options.ace_high_showdown
    place = strength(card, high)
    return [other for other in others if strength(other, high) < place]
