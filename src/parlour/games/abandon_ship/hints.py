"""Hints for a player of Abandon Ship!"""

from typing import Final

from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.abandon_ship.bot import unseen_cards
from parlour.games.abandon_ship.rules import (
    BOARD,
    BOAT,
    DECK,
    DISCARD,
    FIGHT,
    HAND,
    KING,
    SEAT,
    SUITS,
    SURRENDER,
    VALUES,
    AbandonShip,
)

Hint = tuple[str, dict[str, str | int]]

SUIT_HINTS: Final = ("clubs", "diamonds", "hearts", "spades")


def hints(view: AbandonShip, seat: Seat) -> list[Hint]:
    """Returns the four lifeboats, how soon the ship sinks, and what a fight asks
    for."""
    if not view.waiting:
        return []
    hints: list[Hint] = [
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
        hints.append(("deck", {"count": draws}))
    unseen = unseen_cards(view, seat)
    for suit in SUITS:
        hints.append((SUIT_HINTS[suit], lifeboat(view, seat, suit, unseen)))
    if view.phase == "showdown":
        hints += safe_keys(view, seat, unseen)
    if view.phase == "fight" and view.asks(seat):
        hints.append(to_beat(view, seat))
    return hints


def preview(view: AbandonShip, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the outcome of throwing a card, fighting with it or running with it."""
    if not chosen:
        return []
    first = chosen[0]
    unseen = unseen_cards(view, seat)
    match view.phase:
        case "act":
            if len(chosen) > 1 and chosen[1] != DISCARD:
                rival = view.everyone()[chosen[1] - SEAT]
                return [attack(view, rival, first, unseen)]
            return [throw_hint(view, first)]
        case "fight" if first == SURRENDER:
            values: dict[str, str | int] = {"seat": view.rival_of(seat), "act": "give"}
            return [("would-give-up", values)]
        case "fight":
            hints = attack(view, view.rival_of(seat), first, unseen)
            return [("would-answer", hints[1])]
        case _:
            return [run(view, seat, first, unseen)]


def throw_hint(view: AbandonShip, card: Piece) -> Hint:
    """Returns a card in its lifeboat."""
    suit = card & 3
    return "would-throw", {
        "act": "throw",
        "piece": view.table.pieces.names[card],
        "number": VALUES[card],
        "boat": worth(view.zones[BOAT + suit], suit) + VALUES[card],
    }


def attack(view: AbandonShip, rival: Seat, card: Piece, unseen: list[Piece]) -> Hint:
    """Returns a card in a fight, and how many unseen ones can answer it."""
    beat = VALUES[card]
    if len(view.zones[HAND + rival]) == 1:
        beat = max(beat, KING - 1)  # ABS-17
    higher = [one for one in unseen if VALUES[one] > beat]
    return "would-attack", {
        "act": "attack",
        "seat": rival,
        "piece": view.table.pieces.names[card],
        "number": VALUES[card],
        "held": len(view.zones[HAND + rival]),
        "higher": len(higher),
        "unseen": len(unseen),
    }


def run(view: AbandonShip, seat: Seat, key: Piece, unseen: list[Piece]) -> Hint:
    """Returns the claim that a key card makes to its lifeboat."""
    suit = key & 3
    held = view.zones[HAND + seat] + view.zones[BOARD + seat]
    return "would-run", {
        "suit": SUIT_HINTS[suit],
        "piece": view.table.pieces.names[key],
        "strength": worth(held, suit),
        "boat": worth(view.zones[BOAT + suit], suit),
        "rival": most_of_rivals(view, seat, suit, unseen),
    }


def lifeboat(
    view: AbandonShip, seat: Seat, suit: int, unseen: list[Piece]
) -> dict[str, str | int]:
    """Returns points of a suit: in the lifeboat, with this seat, on a board, unseen."""
    boards = [worth(view.zones[BOARD + one], suit) for one in view.everyone()]
    mine = boards[seat] + worth(view.zones[HAND + seat], suit)
    boards[seat] = 0
    return {
        "zone": f"{SUIT_HINTS[suit]}-lifeboat",
        "boat": worth(view.zones[BOAT + suit], suit),
        "mine": mine,
        "rival": max(boards),
        "unseen": worth(unseen, suit),
    }


def safe_keys(view: AbandonShip, seat: Seat, unseen: list[Piece]) -> list[Hint]:
    """Returns own cards that, as a key, no rival can have a stronger claim than."""
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
    """Returns the greatest strength that a rival with a key could have in a suit."""
    values = sorted([VALUES[card] for card in unseen if card & 3 == suit], reverse=True)
    most = 0
    for other in view.everyone():
        size = len(view.zones[HAND + other])
        if other != seat and size:
            shown = worth(view.zones[BOARD + other], suit)
            most = max(most, shown + sum(values[:size]))
    return most


def to_beat(view: AbandonShip, seat: Seat) -> Hint:
    """Returns the card that the answer to a fight must be higher than."""
    card = view.zones[FIGHT][-1]
    values: dict[str, str | int] = {
        "piece": view.table.pieces.names[card],
        "number": VALUES[card],
    }
    last = len(view.zones[HAND + seat]) == 1
    return "beat-last" if last else "beat", values


def worth(cards: list[Piece], suit: int) -> int:
    """Returns the worth of the cards of one suit.

    >>> worth(cards("2h 3h 7h Ks"), 2)
    12
    """
    return sum([VALUES[card] for card in cards if card & 3 == suit])
