"""Hints for a player of Barcelona."""

from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.barcelona.rules import (
    BLACKS,
    FORCE,
    IS_RED,
    POT,
    PRICE,
    SHOWN,
    Barcelona,
    strength,
)
from parlour.kit.values import ORDER

Hint = tuple[str, dict[str, str | int]]


def hints(view: Barcelona, seat: Seat) -> list[Hint]:
    """Returns the acting order, what one risks, and what is known of each rival."""
    if not view.waiting:
        return []
    number, hands = view.round_number, view.options.hands
    hints: list[Hint] = [
        ("hand", {"number": number, "hands": hands, "pot": view.chips[POT]})
    ]
    mine = seat in view.seats_in(view.still_in)
    names = view.table.pieces.names
    if view.phase == "reveal":
        if mine:
            black = view.black_card(seat)
            lower = len(below(view, black, BLACKS))
            hints.append(
                (
                    "own",
                    {
                        "piece": names[black],
                        "lower": lower,
                        "price": most_lost(view, seat),
                    },
                )
            )
        return hints
    order = acting_order(view)
    pieces = " ".join([names[view.zones[SHOWN + one][0]] for one in order])
    hints.append(("order", {"pieces": pieces}))
    if mine:
        black = view.black_card(seat)
        price = most_lost(view, seat)
        hints.append(("risk", {"price": price, "piece": names[black]}))
    hints += [rival_hint(view, seat, rival, mine) for rival in order if rival != seat]
    return hints


def preview(view: Barcelona, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows what the others will know, or the possible result of a showdown."""
    if not chosen:
        return []
    price = most_lost(view, seat)
    values: dict[str, str | int] = {"price": price, "act": "drop"}
    if view.phase == "reveal":
        card = chosen[0]
        values["piece"] = view.table.pieces.names[card]
        return [("would-show-red" if IS_RED[card] else "would-show-black", values)]
    if chosen[0] != FORCE:
        return [("would-drop", values)]
    pot = view.chips[POT]
    percent = chance(view, seat)
    values = {"price": price, "act": "force", "pot": pot, "percent": percent}
    if percent == 100:
        return [("would-win", values)]
    if percent == 0:
        return [("would-lose" if outshone(view, seat) else "would-lose-blind", values)]
    return [("would-force", values)]


def outshone(view: Barcelona, seat: Seat) -> bool:
    """Returns whether a black card that somebody still in shows beats this seat's."""
    black = view.black_card(seat)
    for rival in view.seats_in(view.still_in & ~(1 << seat)):
        shown = view.zones[SHOWN + rival][0]
        if view.red_card(rival) != shown and not below(view, black, [shown]):
            return True
    return False


def chance(view: Barcelona, seat: Seat) -> int:
    """Returns the percentage of deals in which the own black card is the highest of
    those still in.

    Only what is certain counts as 0 or 100.
    """
    black = view.black_card(seat)
    unseen = unseen_blacks(view, seat)
    lower = len(below(view, black, unseen))
    share = 1.0
    hidden = 0
    for rival in view.seats_in(view.still_in & ~(1 << seat)):
        shown = view.zones[SHOWN + rival][0]
        if view.red_card(rival) == shown:
            share *= max(lower - hidden, 0) / (len(unseen) - hidden)
            hidden += 1
        elif not below(view, black, [shown]):
            return 0
    if share in (0.0, 1.0):
        return round(100 * share)
    return min(99, max(1, round(100 * share)))


def rival_hint(view: Barcelona, seat: Seat, rival: Seat, mine: bool) -> Hint:
    """Returns black strength where black is shown, the price where red is."""
    shown = view.zones[SHOWN + rival][0]
    values: dict[str, str | int] = {
        "seat": rival,
        "piece": view.table.pieces.names[shown],
    }
    if view.red_card(rival) == shown:
        values["price"] = most_lost(view, rival)
        if not mine:
            return "shows-red-only", values
        unseen = unseen_blacks(view, seat)
        lower = len(below(view, view.black_card(seat), unseen))
        values["percent"] = round(100 * lower / len(unseen))
        return "shows-red", values
    if not mine:
        return "shows-black-only", values
    beaten = below(view, view.black_card(seat), [shown])
    return "below" if beaten else "above", values


def acting_order(view: Barcelona) -> list[Seat]:
    """Returns those still in, the lowest shown card first (BAR-05)."""
    seats = view.seats_in(view.still_in)
    places = [ORDER[view.zones[SHOWN + seat][0]] for seat in seats]
    return [seats[places.index(place)] for place in sorted(places)]


def most_lost(view: Barcelona, seat: Seat) -> int:
    """Returns the price of losing a showdown; the seat's red card must be in sight."""
    price = PRICE[view.red_card(seat)]
    if view.options.stakes == "table":
        return min(price, view.chips[seat])  # BAR-R09
    return price


def unseen_blacks(view: Barcelona, seat: Seat) -> list[Piece]:
    """Returns the black cards that this seat cannot see in this hand."""
    seen = [HIDDEN]
    for other in view.everyone():
        if view.zones[SHOWN + other]:
            seen.append(view.black_card(other))
    return [card for card in BLACKS if card not in seen]


def below(view: Barcelona, card: Piece, others: list[Piece]) -> list[Piece]:
    """Returns those of other black cards that this one beats in a showdown."""
    high = view.options.ace_high_showdown
    place = strength(card, high)
    return [other for other in others if strength(other, high) < place]
