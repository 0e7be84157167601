"""Hints for a player of Lamarckian Poker."""

from typing import Final

from parlour.engine.pieces import HIDDEN, Piece, Seat, Token, rank
from parlour.games.lamarckian_poker.rules import (
    HAND,
    MATCHES,
    PACK,
    POOL,
    LamarckianPoker,
    turns_in_all,
)
from parlour.kit.poker import best_five, category, hand_value

Hint = tuple[str, dict[str, str | int]]

FIRST: Final = PACK[-1]
"""The mark that always acts first, the Ace of spades."""


def hints(view: LamarckianPoker, seat: Seat) -> list[Hint]:
    """Returns the turn, the own hand in words, and what each card would take as things
    lie."""
    hand = view.zones[HAND + seat]
    if not view.waiting or not hand:
        return []
    hints: list[Hint] = [
        ("turn", {"turn": view.turns, "turns": turns_in_all(view.seats)}),
        (
            "hand",
            {
                "number": category(hand_value(hand)),
                "pieces": name_cards(view, best_five(hand)),
            },
        ),
    ]
    several = False
    for mark in sorted(hand, reverse=True):
        taken = takes(view, mark)
        face = view.table.pieces.names[mark]
        if taken:
            several = True
            pieces = name_cards(view, taken)
            hints.append(("takes", {"piece": face, "pieces": pieces, "n": len(taken)}))
        else:
            hints.append(("takes-none", {"piece": face}))
    hints.append(("higher" if several else "nothing", {}))
    return hints


def final_hand(view: LamarckianPoker, seat: Seat) -> tuple[list[Piece], Hint | None]:
    """Returns the best five cards, and what hand they make (LAM-24)."""
    hand = view.zones[HAND + seat]
    if not hand or HIDDEN in hand:
        return [], None
    return best_five(hand), ("hand", {"number": category(hand_value(hand))})


def preview(view: LamarckianPoker, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the catch of the mark, the reason, and whether it is the last card."""
    if not chosen:
        return []
    mark = chosen[0]
    names = view.table.pieces.names
    taken = takes(view, mark)
    hints: list[Hint] = []
    for card in view.zones[POOL]:
        why = "no-match"
        if card in taken:
            why = "same-rank" if rank(card) == rank(mark) else "same-suit"
        hints.append((why, {"piece": names[card]}))
    values: dict[str, str | int] = {
        "piece": names[mark],
        "pieces": name_cards(view, taken),
        "n": len(taken),
        "risk": int(len(view.zones[HAND + seat]) == 1 and not taken),
    }
    kind = "would-take-none"
    if taken:
        kind = "would-take-first" if mark == FIRST else "would-take"
    hints.append((kind, values))
    return hints


def takes(view: LamarckianPoker, mark: Piece) -> list[Piece]:
    """Returns the pool cards that a mark takes as things lie."""
    return [card for card in view.zones[POOL] if MATCHES[mark][card]]


def name_cards(view: LamarckianPoker, pieces: list[Piece]) -> str:
    return " ".join([view.table.pieces.names[piece] for piece in pieces])
