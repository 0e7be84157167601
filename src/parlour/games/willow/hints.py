"""Hints for a player of Willow."""

from typing import Final

from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.willow.hands import (
    PAIR,
    VALUES,
    hand_worth,
    higher,
    rank_or_gap,
    worth_of,
)
from parlour.games.willow.rules import (
    AMOUNT,
    CALL,
    CHECK,
    DOWN,
    FOLD,
    POT,
    UP,
    Willow,
)
from parlour.kit.betting import winnable

Hint = tuple[str, dict[str, str | int]]

CARDS_PER_VALUE: Final = 3
HIGHEST_VALUE: Final = 12
"""Values go from 1 to 12, with three cards of each."""


def hints(view: Willow, seat: Seat) -> list[Hint]:
    """Returns the betting, the own hand in words, and what rivals may have."""
    if not view.waiting:
        return []
    hints: list[Hint] = [
        (
            "hand",
            {"number": view.hand, "hands": view.options.hands, "seat": view.dealer},
        ),
        betting(view),
    ]
    mine = seat in view.seats_in(view.still_in)
    if mine:
        hints.append(own_hand(view, seat))
    for rival in view.betting_order():
        if rival != seat:
            hints.append(rival_hand(view, seat, rival, compared=mine))
    if view.asks(seat) and view.level:
        hints.append(odds(view, seat))
    return hints


def final_hand(view: Willow, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the two cards, if they were shown in the last hand (WIL-17)."""
    cards = view.zones[DOWN + seat] + view.zones[UP + seat]
    return ([] if HIDDEN in cards or len(cards) < 2 else cards), None


def preview(view: Willow, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the cost of an answer, the pot after it, and what it gives up."""
    if not chosen:
        return []
    said = chosen[0]
    pot = view.chips[POT]
    values: dict[str, str | int] = {"act": "fold", "cost": 0, "pot": pot, "big": 0}
    if said == FOLD:
        values["lost"] = view.put_in[seat]
        return [("would-fold", values)]
    if said == CHECK:
        values["act"] = "check"
        return [("would-check", values)]
    amount = 0
    if said != CALL:
        amount = said - AMOUNT
        least, most = view.bounds(seat)
        values["big"] = int(most > least and 2 * amount > least + most)
    cost = view.level + amount - view.paid[seat]
    if view.options.bankroll == "table_stakes":
        cost = min(cost, view.chips[seat])
    values["act"] = "call" if said == CALL else "raise" if view.level else "bet"
    values["number"] = amount
    values["cost"] = cost
    values["pot"] = pot + cost
    if said == CALL:
        return [("would-call", values)]
    values["level"] = view.level + amount
    return [("would-bet", values)]


def betting(view: Willow) -> Hint:
    """Returns the pot, and what this round asks for."""
    pot = view.chips[POT]
    if view.level == 0:
        return "no-bet", {"pot": pot}
    left = view.options.max_raises - view.raises
    return "betting", {"pot": pot, "level": view.level, "raises": left}


def own_hand(view: Willow, seat: Seat) -> Hint:
    """Returns the hand in words, or what may become of the first card."""
    held = view.zones[DOWN + seat] + view.zones[UP + seat]
    if len(held) == 1:
        value = VALUES[held[0]]
        gap = max(value - 1, HIGHEST_VALUE - value)
        return "first-card", {"piece": view.table.pieces.names[held[0]], "gap": gap}
    worth = hand_worth(held[0], held[1])
    if worth >= PAIR:
        return "own-pair", {"number": rank_or_gap(worth)}
    card = view.table.pieces.names[higher(held)]
    return "own-gap", {"gap": worth >> 4, "piece": card}


def rival_hand(view: Willow, seat: Seat, rival: Seat, *, compared: bool) -> Hint:
    """Shows a rival's payment, and the best hand that may lie under the open card."""
    paid = view.put_in[rival]
    if not view.zones[UP + rival]:
        return "rival", {"seat": rival, "paid": paid}
    shown = view.zones[UP + rival][0]
    unseen = unseen_values(view, seat)
    best = 0
    for hidden in range(1, HIGHEST_VALUE + 1):
        if unseen[hidden]:
            best = max(best, worth_of(hidden, VALUES[shown]))
    values: dict[str, str | int] = {
        "seat": rival,
        "paid": paid,
        "piece": view.table.pieces.names[shown],
        "gap": rank_or_gap(best),
    }
    kind = "rival-pair" if best >= PAIR else "rival-gap"
    if not compared:
        return f"{kind}-only", values
    own = hand_worth(view.zones[DOWN + seat][0], view.zones[UP + seat][0])
    lower, total = lower_hands(own, VALUES[shown], unseen)
    values["percent"] = round(100 * lower / total)
    return kind, values


def odds(view: Willow, seat: Seat) -> Hint:
    """Shows the cost of a call, and the chance from which it pays."""
    owed = view.level - view.paid[seat]
    if view.options.bankroll == "table_stakes":
        owed = min(owed, view.chips[seat])
    pot = winnable(view.put_in, seat, owed)
    percent = -(-100 * owed // (pot + owed))
    kind = "odds-short" if pot < view.chips[POT] else "odds"
    return kind, {"word": "call", "owed": owed, "pot": pot, "percent": percent}


def unseen_values(view: Willow, seat: Seat) -> list[int]:
    """Returns, for each value, how many cards of it this seat has not seen in this
    hand."""
    unseen = [CARDS_PER_VALUE] * (HIGHEST_VALUE + 1)
    for card in view.zones[DOWN + seat]:
        unseen[VALUES[card]] -= 1
    for other in view.everyone():
        for card in view.zones[UP + other]:
            unseen[VALUES[card]] -= 1
    return unseen


def lower_hands(own: int, shown: int, weights: list[int]) -> tuple[float, float]:
    """Counts the hidden cards beside `shown` that are worth less than `own`, and all.

    Each value counts by its weight; a tie counts half.

    >>> lower_hands(worth_of(2, 10), 5, [0] + [3] * 12)
    (33.0, 36.0)
    """
    lower = 0.0
    total = 0.0
    for hidden in range(1, HIGHEST_VALUE + 1):
        weight = weights[hidden]
        worth = worth_of(hidden, shown)
        total += weight
        if worth < own:
            lower += weight
        elif worth == own:
            lower += weight / 2
    return lower, total
