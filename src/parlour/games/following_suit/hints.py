"""What the table works out for a player of Following Suit."""

from parlour.engine.pieces import Seat, suit
from parlour.games.following_suit.rules import (
    HAND,
    POOL,
    PREY,
    SUIT_ORDER,
    FollowingSuit,
    suit_sums,
    turns_in_all,
)

NAMES = ("clubs", "diamonds", "hearts", "spades")


def hints(view: FollowingSuit, seat: Seat) -> list[tuple[str, dict[str, str | int]]]:
    """The turn, points by suit on the table and in hand, and what marks may bring."""
    if not view.waiting:
        return []
    hand = view.zones[HAND + seat]
    pool = suit_sums(view.zones[POOL])
    own = suit_sums(hand)
    told: list[tuple[str, dict[str, str | int]]] = [
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
            told.append((NAMES[kind], {"points": pool[PREY[kind]]}))
    return told


def by_suit(sums: list[int]) -> dict[str, str | int]:
    return {NAMES[kind]: sums[kind] for kind in SUIT_ORDER}
