"""Hints for a player of Caribbean Star."""

from parlour.engine.pieces import Piece, Seat, Token, rank
from parlour.games.caribbean_star.rules import (
    DECK,
    HAND,
    PLAYED,
    PRACTICE,
    CaribbeanStar,
)
from parlour.games.caribbean_star.shows import (
    buffet_value,
    minutes,
    mistakes,
    rehearsals,
    show_value,
    tricks_worth,
)

Hint = tuple[str, dict[str, str | int]]


def hints(view: CaribbeanStar, seat: Seat) -> list[Hint]:
    """Returns the own colour, what both practice piles are worth, and the card at
    stake."""
    if not view.waiting:
        return []
    cards = len(view.zones[HAND]) + len(view.zones[DECK]) // 2
    hints: list[Hint] = [
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
        hints.append(("show" if minutes(pile) else "comedy", sums))
    if view.phase != "play":
        card = view.zones[PLAYED + view.resolving][0]
        hints.append(("acting", {"piece": view.table.pieces.names[card]}))
    elif view.asks(seat):
        hints += [tag(view, seat, card) for card in view.zones[HAND + seat]]
    return hints


def tag(view: CaribbeanStar, seat: Seat, card: Piece) -> Hint:
    """Returns two words on a card of the hand: what it would do as things lie."""
    kind, values = effect(view, seat, card)
    if kind == "add":
        change = int(values["after"]) - int(values["before"])
        sign = "+" if change > 0 else "−" if change < 0 else ""
        values["change"] = f"{sign}{abs(change)}"
    return f"card-{kind}", values


def would(view: CaribbeanStar, seat: Seat, card: Piece) -> Hint:
    kind, values = effect(view, seat, card)
    return f"would-{kind}", values


def preview(view: CaribbeanStar, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the effect of the card put down, or the gain from an Ace or the buffet."""
    match view.phase:
        case "play":
            return [would(view, seat, chosen[0])] if chosen else []
        case "stop":
            card = view.zones[PLAYED + view.resolving][0]
            if not chosen:
                return [would(view, seat, card)]
            return [("would-stop", {"piece": view.table.pieces.names[card]})]
        case _:
            pile = view.zones[PRACTICE + seat]
            before = show_value(pile)
            if not chosen:
                return [("would-decline", {"before": before})]
            rest = [card for card in pile if card != chosen[0]]
            values: dict[str, str | int] = {"number": buffet_value(chosen[0])}
            return [
                ("would-cash", {**values, "before": before, "after": show_value(rest)})
            ]


def effect(view: CaribbeanStar, seat: Seat, card: Piece) -> Hint:
    """Describes the effect of a card if nobody stops it."""
    owner = view.owner(card)
    pile = view.zones[PRACTICE + owner]
    values: dict[str, str | int] = {
        "piece": view.table.pieces.names[card],
        "mine": int(owner == seat),
    }
    match rank(card):
        case 14:
            return "halt", values
        case 5:
            return "swap", values
        case 7 | 9:
            return "perform", {**values, "value": show_value(pile)}
        case 8:
            return "feed", values
        case _:
            values["before"] = show_value(pile)
            values["after"] = show_value([*pile, card])
            values["minutes"] = minutes([*pile, card])
            return "add", values
