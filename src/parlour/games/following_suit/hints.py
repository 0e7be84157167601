"""Hints for a player of Following Suit."""

from typing import TypeAlias

from parlour.engine.pieces import HIDDEN, Piece, Seat, Token, suit
from parlour.games.following_suit.rules import (
    DISCARD,
    HAND,
    POOL,
    PREY,
    SUIT_ORDER,
    FollowingSuit,
    suit_sums,
    turns_in_all,
)
from parlour.kit.values import VALUE

Hint: TypeAlias = tuple[str, dict[str, str | int]]

NAMES = ("clubs", "diamonds", "hearts", "spades")


def hints(view: FollowingSuit, seat: Seat) -> list[Hint]:
    """Returns the turn, points by suit on the table and in hand, and what marks may
    bring."""
    if not view.waiting:
        return []
    hand = view.zones[HAND + seat]
    pool = suit_sums(view.zones[POOL])
    own = suit_sums(hand)
    hints: list[Hint] = [
        (
            "turn",
            {
                "round": view.round_number,
                "turn": view.turns,
                "turns": turns_in_all(view.seats),
                "target": view.options.target_score,
            },
        ),
        ("table", by_suit(pool)),
        ("hand", {**by_suit(own), "best": max(own)}),
    ]
    held = [suit(card) for card in hand]
    for kind in SUIT_ORDER:
        if kind in held:
            hints.append((NAMES[kind], {"points": pool[PREY[kind]]}))
    return hints


def final_hand(view: FollowingSuit, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the highest cards of the suit that counted in the last round."""
    hand = [card for card in view.zones[HAND + seat] if card != HIDDEN]
    sums = suit_sums(hand)
    best = sums.index(max(sums))
    counted = [card for card in hand if suit(card) == best]
    return sorted(counted, key=VALUE.__getitem__)[::-1][:5], None


def preview(view: FollowingSuit, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the prey of each card of the hand, or the catch of the chosen one."""
    names = view.table.pieces.names
    if not chosen:
        hints: list[Hint] = []
        for card in view.zones[HAND + seat]:
            taken = prey_of(view, card)
            hints.append(
                (
                    "hunts",
                    {
                        "piece": names[card],
                        "count": len(taken),
                        "points": sum(suit_sums(taken)),
                    },
                )
            )
        return hints
    mark = chosen[0]
    taken = prey_of(view, mark)
    left = [card for card in view.zones[HAND + seat] if card != mark]
    best = max(suit_sums(left + taken))
    without = max(suit_sums(left))
    safe = unbeatable(view, seat, mark)
    hints = [
        (
            "captures",
            {
                "piece": names[mark],
                "number": suit(mark),
                "count": len(taken),
                "points": sum(suit_sums(taken)),
                "beaten": "no" if safe else "maybe",
            },
        ),
        (
            "after",
            {
                "best": best,
                "without": without,
                "beaten": "no" if safe else "worse" if without < best else "same",
            },
        ),
    ]
    for card in taken:
        hints.append(("prey", {"piece": names[card], "points": VALUE[card]}))
    return hints


def unbeatable(view: FollowingSuit, seat: Seat, mark: Piece) -> bool:
    """Returns whether no other player can have a higher card of its suit (FOL-05)."""
    seen = view.zones[HAND + seat] + view.zones[POOL] + view.zones[DISCARD]
    return all(card in seen for card in range(mark + 4, 52, 4))


def prey_of(view: FollowingSuit, mark: Piece) -> list[Piece]:
    """Lists the cards in the pool in the suit that this mark captures (FOL-07)."""
    return [card for card in view.zones[POOL] if suit(card) == PREY[suit(mark)]]


def by_suit(sums: list[int]) -> dict[str, str | int]:
    return {NAMES[kind]: sums[kind] for kind in SUIT_ORDER}
