"""What the table works out for a player of Lamarckian Poker."""

from parlour.engine.pieces import Piece, Seat
from parlour.games.lamarckian_poker.rules import (
    HAND,
    MATCHES,
    POOL,
    LamarckianPoker,
    turns_in_all,
)
from parlour.kit.poker import best_five, category, hand_value


def hints(view: LamarckianPoker, seat: Seat) -> list[tuple[str, dict[str, str | int]]]:
    """The turn, the own hand in words, and what each card would take as things lie."""
    hand = view.zones[HAND + seat]
    if not view.waiting or not hand:
        return []
    told: list[tuple[str, dict[str, str | int]]] = [
        ("turn", {"turn": view.turns, "turns": turns_in_all(view.seats)}),
        (
            "hand",
            {
                "number": category(hand_value(hand)),
                "pieces": named(view, best_five(hand)),
            },
        ),
    ]
    for mark in sorted(hand, reverse=True):
        taken = [card for card in view.zones[POOL] if MATCHES[mark][card]]
        if taken:
            face = view.table.pieces.names[mark]
            told.append(("takes", {"piece": face, "pieces": named(view, taken)}))
    told.append(("higher" if len(told) > 2 else "nothing", {}))
    return told


def named(view: LamarckianPoker, pieces: list[Piece]) -> str:
    return " ".join([view.table.pieces.names[piece] for piece in pieces])
