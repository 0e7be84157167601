"""Hints for a player of Spots."""

from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.spots.rules import DECK, HAND, MIDDLE, Spots
from parlour.kit.change import change, equal_changes
from parlour.kit.values import VALUE, total

Hint = tuple[str, dict[str, str | int]]


def hints(view: Spots, seat: Seat) -> list[Hint]:
    """Returns everybody's round so far, the middle, and what each own card would
    fetch."""
    if not view.waiting:
        return []
    hints: list[Hint] = [
        (
            "round",
            {
                "round": view.round_number,
                "seat": view.starter,
                "total": view.start_totals[view.starter],
            },
        )
    ]
    hints += [standing(view, other) for other in view.everyone()]
    middle = view.zones[MIDDLE]
    hints.append(("middle", {"total": total(middle), "deck": len(view.zones[DECK])}))
    if view.phase == "play":
        for card in view.zones[HAND + seat]:
            hints.append(change_hint(view, card))
    elif view.asks(seat):
        for some in view.offers():
            hints.append(("set", {"pieces": name_cards(view, some)}))
    return hints


def preview(view: Spots, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Returns the change for the chosen card, or for the cards that tell the sets
    apart."""
    if view.phase == "change":
        sets = view.still_offered(chosen)
        if len(sets) > 1:
            return [("sets-left", {"count": len(sets)})]
        return list_gains(view, sets[0])
    if not chosen:
        return []
    kind, values = change_hint(view, chosen[0])
    if kind == "draws":
        return [("pay-draws", {})]
    if kind == "short":
        hints = list_gains(view, view.zones[MIDDLE])
        return [*hints, stands(view, seat, total(view.zones[MIDDLE]))]
    amount = view.amount_due(VALUE[chosen[0]])
    if kind == "choice":
        points: dict[str, str | int] = {"points": amount, "count": values["count"]}
        return [("pay-choice", points), stands(view, seat, amount)]
    hints = list_gains(view, change(view.zones[MIDDLE], amount))
    return [*hints, stands(view, seat, amount)]


def list_gains(view: Spots, cards: list[Piece]) -> list[Hint]:
    """Lists the cards that go to the score pile, one by one."""
    hints: list[Hint] = [
        ("gets", {"pieces": name_cards(view, cards), "points": total(cards)})
    ]
    return hints + [("yours", {"piece": name_cards(view, [card])}) for card in cards]


def stands(view: Spots, seat: Seat, more: int) -> Hint:
    """Shows the round score with this many more points, less the handicap."""
    return "stands", {"adjusted": halves(view.adjust_points(seat) + 2 * more)}


def standing(view: Spots, seat: Seat) -> Hint:
    return (
        "standing",
        {
            "seat": seat,
            "start": view.start_totals[seat],
            "handicap": halves(view.handicaps[seat]),
            "points": view.points(seat),
            "adjusted": halves(view.adjust_points(seat)),
            "left": len(view.zones[HAND + seat]),
            "wins": view.scores[seat],
        },
    )


def change_hint(view: Spots, card: Piece) -> Hint:
    """Shows the gain from a card if it were played now."""
    middle = view.zones[MIDDLE]
    piece = name_cards(view, [card])
    amount = view.amount_due(VALUE[card])
    if amount:
        excess = amount - VALUE[card]
        if view.options.equal_change == "player_chooses":
            count = len(equal_changes(middle, amount))
            if count > 1:
                return "choice", {"piece": piece, "count": count, "excess": excess}
        pieces = name_cards(view, change(middle, amount))
        return "fetches", {"piece": piece, "pieces": pieces, "excess": excess}
    if view.zones[DECK] or view.options.deck_out == "reshuffle":
        return "draws", {"piece": piece}
    short = VALUE[card] - total(middle)
    return "short", {"piece": piece, "pieces": name_cards(view, middle), "short": short}


def name_cards(view: Spots, pieces: list[Piece]) -> str:
    return " ".join([view.table.pieces.names[piece] for piece in pieces])


def halves(count: int) -> str:
    """Returns a number of half points as it is read.

    >>> halves(8), halves(3), halves(1), halves(-3)
    ('4', '1½', '½', '−1½')
    """
    whole = abs(count) // 2
    text = f"{whole or ''}½" if count % 2 else str(whole)
    return f"−{text}" if count < 0 else text
