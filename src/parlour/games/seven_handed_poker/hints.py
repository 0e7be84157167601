"""Hints for a player of Seven-Handed Poker."""

from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.seven_handed_poker.hands import best_of
from parlour.games.seven_handed_poker.rules import (
    COINS,
    DECK,
    GOAL,
    HAND,
    MOST_CARDS,
    PLACING,
    SPOT_WORDS,
    SPOTS,
    SevenHandedPoker,
)
from parlour.kit.poker import category

Hint = tuple[str, dict[str, str | int]]


def hints(view: SevenHandedPoker, seat: Seat) -> list[Hint]:
    """Returns the coins, the threats, the own hidden hands, and the best cards to lay
    down."""
    if not view.waiting:
        return []
    hints: list[Hint] = []
    for other in view.everyone():
        hints.append(standing(view, other))
        decisive = threats(view, other)
        if decisive:
            hints.append(("needs", {"seat": other, "spots": list_spots(decisive)}))
    hints.append(("deck", {"count": len(view.zones[DECK])}))
    for spot in range(COINS):
        hand = view.zones[SPOTS[spot] + seat]
        if hand and not view.zones[SPOTS[spot] + view.left_of(seat)]:
            hints.append(("face-down", {"spot": spot + 1, **hand_in_words(view, hand)}))
    waiting = view.zones[PLACING + view.turn]
    if waiting:
        hints.append(("placing", {"seat": view.turn, "count": len(waiting)}))
    elif view.asks(seat):
        hand = view.zones[HAND + seat]
        any_card = view.options.wild_flush == "any_card"
        for count in range(1, min(MOST_CARDS, len(hand)) + 1):
            best = best_of(hand, count, any_card)
            hints.append(("best", {"count": count, **hand_in_words(view, best)}))
    return hints


def preview(view: SevenHandedPoker, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Returns the poker hand picked so far, or what awaits the cards at each spot."""
    if view.phase == "cards":
        return [("picked", hand_in_words(view, chosen))] if chosen else []
    if not chosen:
        return [
            awaits(view, seat, word - SPOT_WORDS[0])
            for word in view.empty_spots(view.turn)
        ]
    spot = chosen[0] - SPOT_WORDS[0]
    hints = [awaits(view, seat, spot)]
    if spot in threats(view, view.turn):
        hints.append(("would-win", {"seat": view.turn}))
    return hints


def awaits(view: SevenHandedPoker, seat: Seat, spot: int) -> Hint:
    """Returns the own hand that the opponent's cards would meet at a spot, if any."""
    hand = view.zones[SPOTS[spot] + seat]
    if not hand:
        return "spot-open", {"word": f"spot-{spot + 1}"}
    return "spot-mine", {"word": f"spot-{spot + 1}", **hand_in_words(view, hand)}


def standing(view: SevenHandedPoker, seat: Seat) -> Hint:
    """Shows the coins that count for a seat, their spots, and the number of its
    cards."""
    coins = [spot for spot in range(COINS) if view.won[seat] >> spot & 1]
    return (
        "coins",
        {
            "seat": seat,
            "count": len(coins),
            "spots": list_spots(coins),
            "cards": len(view.zones[HAND + seat]),
        },
    )


def threats(view: SevenHandedPoker, seat: Seat) -> list[int]:
    """Returns the spots still open whose coin would win this seat the game."""
    won = view.won[seat]
    decided = view.won[0] | view.won[1]
    return [
        spot
        for spot in range(COINS)
        if not decided >> spot & 1 and GOAL[won | 1 << spot]
    ]


def hand_in_words(view: SevenHandedPoker, hand: list[Piece]) -> dict[str, str | int]:
    names = view.table.pieces.names
    return {
        "number": category(view.value(hand)),
        "pieces": " ".join([names[card] for card in hand]),
    }


def list_spots(spots: list[int]) -> str:
    """Returns spots as players count them, from 1."""
    return ", ".join([str(spot + 1) for spot in spots])
