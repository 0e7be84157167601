"""Facts of Abandon Ship! that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Decided, Moved, Said
from parlour.engine.pieces import Piece, Seat
from parlour.games.abandon_ship.bot import unseen_cards
from parlour.games.abandon_ship.hints import most_of_rivals, worth
from parlour.games.abandon_ship.rules import (
    BOARD,
    BOAT,
    DECK,
    FIGHT,
    HAND,
    KING,
    SUITS,
    VALUES,
    AbandonShip,
)

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: AbandonShip, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the fullest lifeboat, what a fight would risk, and how the last one
    went."""
    held = view.zones[HAND + seat] + view.zones[BOARD + seat]
    boats = [worth(view.zones[BOAT + suit], suit) for suit in SUITS]
    full = boats.index(max(boats))
    facts: KnownFacts = {
        "deck": len(view.zones[DECK]),
        "held": len(view.zones[HAND + seat]),
        "full": full,
        "full-points": boats[full],
        "full-mine": worth(held, full),
    }
    match view.phase:
        case "act":
            facts |= turn_facts(view, seat)
        case "fight":
            facts |= fight_facts(view, seat)
        case _:
            facts |= key_facts(view, seat)
    return facts | last_fight(seat, happened) | last_throw(view, seat, happened)


def turn_facts(view: AbandonShip, seat: Seat) -> KnownFacts:
    """Returns the best card for a fight, whom to fight, and the card to throw."""
    hand = sorted(view.zones[HAND + seat], key=lambda card: (VALUES[card], card))
    low, high = hand[0], hand[-1]
    unseen = unseen_cards(view, seat)
    suit = low & 3
    facts: KnownFacts = {
        "throw": name(view, low),
        "throw-value": VALUES[low],
        "throw-suit": suit,
        "throw-boat": worth(view.zones[BOAT + suit], suit) + VALUES[low],
        "unseen": len(unseen),
    }
    rivals = [one for one in view.everyone() if one != seat and view.zones[HAND + one]]
    if rivals:
        target = min(rivals, key=lambda one: len(view.zones[HAND + one]))
        count = len(view.zones[HAND + target])
        beat = VALUES[high] if count > 1 else max(VALUES[high], KING - 1)
        facts |= {
            "attack": name(view, high),
            "attack-higher": sum(VALUES[card] > beat for card in unseen),
            "attack-suit": high & 3,
            "target": target,
            "target-word": f"seat-{target}",
            "target-held": count,
        }
    return facts


def fight_facts(view: AbandonShip, seat: Seat) -> KnownFacts:
    """Returns the card to beat, and the lowest card of the hand that beats it."""
    beat = view.zones[FIGHT][-1]
    able = [card for card in view.answers(view.zones[HAND + seat]) if card in VALUE_OF]
    facts: KnownFacts = {
        "beat": name(view, beat),
        "foe": view.rival_of(seat),
        "able": len(able),
        "fight-cards": len(view.zones[FIGHT]),
    }
    if able:
        answer = Piece(min(able, key=lambda card: (VALUES[card], card)))
        foe = len(view.zones[HAND + view.rival_of(seat)])
        bar = VALUES[answer] if foe > 1 else max(VALUES[answer], KING - 1)
        unseen = unseen_cards(view, seat)
        facts["answer"] = name(view, answer)
        facts["answer-higher"] = sum(VALUES[card] > bar for card in unseen)
    return facts


VALUE_OF = range(len(VALUES))
"""The numbers of cards, to tell them from other answers."""


def key_facts(view: AbandonShip, seat: Seat) -> KnownFacts:
    """Returns the key to the fullest boat that nobody can contest, or to the suit in
    which one is strongest."""
    hand = view.zones[HAND + seat]
    held = hand + view.zones[BOARD + seat]
    unseen = unseen_cards(view, seat)
    choices: list[tuple[int, int, int]] = []
    for suit in SUITS:
        if any(card & 3 == suit for card in hand):
            strength = worth(held, suit)
            boat = worth(view.zones[BOAT + suit], suit)
            safe = most_of_rivals(view, seat, suit, unseen) < strength
            choices.append((int(safe), boat if safe else strength, suit))
    safe_now, _, suit = max(choices)
    key = min((card for card in hand if card & 3 == suit), key=lambda one: VALUES[one])
    return {
        "key": name(view, key),
        "key-suit": suit,
        "key-safe": safe_now,
        "key-strength": worth(held, suit),
        "key-boat": worth(view.zones[BOAT + suit], suit),
        "key-rival": most_of_rivals(view, seat, suit, unseen),
    }


def last_fight(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns how the last fight with this seat ended, and the card that it moved."""
    facts: KnownFacts = {}
    mine = False
    for event in happened:
        if isinstance(event, Said) and event.message == "wins-fight":
            mine = seat in (event.seat, event.target)
            if mine:
                won = event.seat == seat
                rival = event.target if won else event.seat
                facts["fight-won"] = int(won)
                facts["fought"] = -1 if rival is None else rival
        elif mine and isinstance(event, Moved) and event.target.startswith("board "):
            facts["spoil"] = event.piece or ""
    return facts


def last_throw(
    view: AbandonShip, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the card that this seat threw into a lifeboat last."""
    thrown = [
        event.chosen[0]
        for event in happened
        if isinstance(event, Decided)
        and event.seat == seat
        and event.chosen[1:] == ["lifeboat"]
    ]
    if not thrown or thrown[-1] is None:
        return {}
    suit = view.table.token_numbers[thrown[-1]] & 3
    return {
        "thrown": thrown[-1],
        "thrown-suit": suit,
        "thrown-boat": worth(view.zones[BOAT + suit], suit),
    }


def name(view: AbandonShip, card: Piece) -> str:
    return view.table.pieces.names[card]
