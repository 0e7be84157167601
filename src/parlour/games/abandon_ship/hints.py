"""What the table works out for a player of Abandon Ship!"""

from typing import Final

from parlour.engine.pieces import Piece, Seat
from parlour.games.abandon_ship.bot import unseen_cards
from parlour.games.abandon_ship.rules import (
    BOARD,
    BOAT,
    DECK,
    FIGHT,
    HAND,
    SUITS,
    VALUES,
    AbandonShip,
)

Hint = tuple[str, dict[str, str | int]]

SUIT_HINTS: Final = ("clubs", "diamonds", "hearts", "spades")


def hints(view: AbandonShip, seat: Seat) -> list[Hint]:
    """The four lifeboats, how soon the ship sinks, and what a fight asks for."""
    if not view.waiting:
        return []
    told: list[Hint] = [
        (
            "round",
            {
                "round": view.round_number,
                "seat": view.dealer,
                "target": view.options.target_score,
            },
        )
    ]
    draws = len(view.zones[DECK])
    if draws:
        told.append(("deck", {"count": draws}))
    unseen = unseen_cards(view, seat)
    for suit in SUITS:
        told.append((SUIT_HINTS[suit], lifeboat(view, seat, suit, unseen)))
    if view.phase == "showdown":
        told += safe_keys(view, seat, unseen)
    if view.phase == "fight" and view.asks(seat):
        told.append(to_beat(view, seat))
    return told


def lifeboat(
    view: AbandonShip, seat: Seat, suit: int, unseen: list[Piece]
) -> dict[str, str | int]:
    """Points of a suit: in the lifeboat, with this seat, on a board, unseen."""
    boards = [worth(view.zones[BOARD + one], suit) for one in view.everyone()]
    mine = boards[seat] + worth(view.zones[HAND + seat], suit)
    boards[seat] = 0
    return {
        "boat": worth(view.zones[BOAT + suit], suit),
        "mine": mine,
        "rival": max(boards),
        "unseen": worth(unseen, suit),
    }


def safe_keys(view: AbandonShip, seat: Seat, unseen: list[Piece]) -> list[Hint]:
    """Own cards that, as a key, no rival can have a stronger claim than."""
    safe: list[str] = []
    for card in view.zones[HAND + seat]:
        suit = card & 3
        held = view.zones[HAND + seat] + view.zones[BOARD + seat]
        if most_of_rivals(view, seat, suit, unseen) < worth(held, suit):
            safe.append(view.table.pieces.names[card])
    return [("safe", {"pieces": " ".join(safe)})] if safe else []


def most_of_rivals(
    view: AbandonShip, seat: Seat, suit: int, unseen: list[Piece]
) -> int:
    """The greatest strength that a rival with a key could have in a suit."""
    values = sorted([VALUES[card] for card in unseen if card & 3 == suit], reverse=True)
    most = 0
    for other in view.everyone():
        size = len(view.zones[HAND + other])
        if other != seat and size:
            shown = worth(view.zones[BOARD + other], suit)
            most = max(most, shown + sum(values[:size]))
    return most


def to_beat(view: AbandonShip, seat: Seat) -> Hint:
    """The card that the answer to a fight must be higher than."""
    card = view.zones[FIGHT][-1]
    values: dict[str, str | int] = {
        "piece": view.table.pieces.names[card],
        "number": VALUES[card],
    }
    last = len(view.zones[HAND + seat]) == 1
    return "beat-last" if last else "beat", values


def worth(cards: list[Piece], suit: int) -> int:
    """What the cards of one suit are worth.

    >>> worth(cards("2h 3h 7h Ks"), 2)
    12
    """
    return sum([VALUES[card] for card in cards if card & 3 == suit])
