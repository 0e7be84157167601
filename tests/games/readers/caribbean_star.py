"""Reads the facts of Caribbean Star's guide again."""

from tests.games.guided import LEARNER
from tests.games.readers.poker_hands import card_order
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Moved, Said, Scored

RIVAL = 1
RED = "dh"
MINUTES = {"T": 10, "J": 5, "Q": 5, "K": 5}
POINTS = {"T": 10, "J": 2, "Q": 4, "K": 6}
HALF = {"T": 5, "J": 1, "Q": 2, "K": 3}
SHOWTIMES, MISTAKES = "79", "234"
ONTO_A_PILE = "2346TJQK"


def read(table: SeenTable) -> Claims:
    mine = table.pieces("practice", LEARNER)
    theirs = table.pieces("practice", RIVAL)
    hand = table.pieces("hand", LEARNER)
    aces = sorted((card for card in hand if card[0] == "A"), key=card_order)
    claims: Claims = {
        "red": int(owner_of(table, "2d") == LEARNER),
        "rival": RIVAL,
        "deck": table.count("deck"),
        "used": sum(
            isinstance(one, Said) and one.message == "stopped" for one in table.all
        ),
        "minutes": length(mine),
        "worth": worth(mine),
        "their-minutes": length(theirs),
        "their-worth": worth(theirs),
        "held": len(hand),
        "aces": len(aces),
        "ace": " ".join(aces[:1]),
    }
    prompt = table.question["prompt"]
    if prompt == "play-face-down":
        claims |= cards_in_hand(table, hand)
    elif prompt == "buffet":
        claims |= buffet(mine)
    else:
        claims |= at_stake(table, prompt)
    return claims | happened(table)


def owner_of(table: SeenTable, card: str) -> int:
    [told] = [
        one for one in table.all if isinstance(one, Said) and one.message == "red"
    ]
    red = told.seat
    assert red is not None
    return red if card[1] in RED else 1 - red


def length(pile: list[str]) -> int:
    return sum(MINUTES.get(card[0], 0) for card in pile)


def worth(pile: list[str]) -> int:
    """The score of a show: CAR-20 to CAR-24."""
    points = [POINTS.get(card[0], 0) for card in pile]
    time = length(pile)
    if not time:
        return 0
    if time == 15:
        total = sum(points)
    elif time in (10, 20):
        total = sum(points) - max(points) // 2
    elif time in (5, 25):
        total = sum(points) // 2
    else:
        total = 0
    total -= sum(int(card[0]) for card in pile if card[0] in MISTAKES)
    return total << sum(card[0] == "6" for card in pile)


def cards_in_hand(table: SeenTable, hand: list[str]) -> Claims:
    claims: Claims = {}
    held = sorted((card for card in hand if card[0] != "A"), key=card_order)
    for name, seat, sign in (("good", LEARNER, 1), ("harm", RIVAL, -1)):
        pile = table.pieces("practice", seat)
        changes = {
            card: worth([*pile, card]) - worth(pile)
            for card in held
            if owner_of(table, card) == seat and card[0] in ONTO_A_PILE
        }
        if changes:
            best = max(changes, key=lambda card: sign * changes[card])
            claims |= {
                name: best,
                f"{name}-change": abs(changes[best]),
                f"{name}-is-so": int((changes[best] > 0) == (sign == 1)),
                f"{name}-minutes": length([*pile, best]),
                f"{name}-after": worth([*pile, best]),
            }
    for name, seat in (("perform", LEARNER), ("force", RIVAL)):
        shows = [
            card
            for card in held
            if card[0] in SHOWTIMES and owner_of(table, card) == seat
        ]
        if shows:
            claims[name] = shows[0]
    own = [card for card in held if owner_of(table, card) == LEARNER]
    tricks = [card for card in own if card[0] in MINUTES]
    small = [card for card in own if card[0] in MISTAKES]
    if tricks:
        claims["trick"] = tricks[-1]
    if small:
        claims["small"] = small[-1]
    return claims


def at_stake(table: SeenTable, prompt: str) -> Claims:
    player = LEARNER if prompt == "stop-yours" else RIVAL
    [card] = table.pieces("played", player)
    owner = owner_of(table, card)
    pile = table.pieces("practice", owner)
    claims: Claims = {"stake": card, "stake-mine": int(owner == LEARNER)}
    sign = -1 if owner == LEARNER else 1
    if card[0] == "5":
        claims["stake-kind"] = "swap"
    elif card[0] == "8":
        claims["stake-kind"] = "feed"
        claims["stake-tricks"] = sum(one[0] in MINUTES for one in pile)
    elif card[0] in SHOWTIMES:
        claims |= {
            "stake-kind": "perform",
            "stake-value": worth(pile),
            "stake-loss": sign * worth(pile),
        }
    else:
        claims |= {
            "stake-kind": "add",
            "stake-before": worth(pile),
            "stake-after": worth([*pile, card]),
            "stake-minutes": length([*pile, card]),
            "stake-loss": sign * (worth([*pile, card]) - worth(pile)),
        }
    return claims


def buffet(pile: list[str]) -> Claims:
    tricks = [card for card in pile if card[0] in MINUTES]
    rest = {card: worth([one for one in pile if one != card]) for card in tricks}
    best = max(tricks, key=lambda card: (HALF[card[0]] + rest[card], card_order(card)))
    return {
        "cash": best,
        "cash-points": HALF[best[0]],
        "cash-after": rest[best],
        "cash-gain": HALF[best[0]] + rest[best] - worth(pile),
    }


def happened(table: SeenTable) -> Claims:
    claims: Claims = {"swapped": int(bool(table.said("swapped")))}
    for event in table.events:
        if isinstance(event, Moved) and event.piece is not None:
            source, target = str(event.source), event.target
            if target == f"played {LEARNER}":
                claims["my-card"] = event.piece
            elif target == f"played {RIVAL}":
                claims["their-card"] = event.piece
            elif source.startswith("played") and target.startswith("hand"):
                claims |= {
                    "stopped": event.piece,
                    "stopped-by-me": int(target == f"hand {LEARNER}"),
                }
            elif source.startswith("played") and target.startswith("practice"):
                claims |= {
                    "added": event.piece,
                    "added-mine": int(target == f"practice {LEARNER}"),
                    "added-mistake": int(event.piece[0] in MISTAKES),
                }
        elif isinstance(event, Scored):
            name = "my-show" if event.seat == LEARNER else "their-show"
            claims[name] = event.points
    return claims
