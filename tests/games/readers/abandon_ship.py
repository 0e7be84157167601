"""Reads the facts of Abandon Ship's guide again."""

from tests.games.guided import LEARNER
from tests.games.readers.making_change import total_of, value_of
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Decided, Moved

SUITS = "cdhs"
BOATS = [f"{suit}-lifeboat" for suit in ("clubs", "diamonds", "hearts", "spades")]
PACK = [rank + suit for rank in "A23456789TJQK" for suit in SUITS]


def read(table: SeenTable) -> Claims:
    hand = table.pieces("hand", LEARNER)
    held = hand + table.pieces("board", LEARNER)
    boats = [total_of(table.pieces(boat)) for boat in BOATS]
    full = boats.index(max(boats))
    claims: Claims = {
        "deck": table.count("deck"),
        "held": len(hand),
        "full": full,
        "full-points": boats[full],
        "full-mine": in_suit(held, SUITS[full]),
    }
    match table.question["prompt"]:
        case "act":
            claims |= turn(table, hand)
        case "answer":
            claims |= fight(table, hand)
        case _:
            claims |= keys(table, hand, held)
    return claims | events(table)


def in_suit(cards: list[str], suit: str) -> int:
    return sum(value_of(card) for card in cards if card[1] == suit)


def unseen(table: SeenTable) -> list[str]:
    """Cards that lie where the learner cannot look, one by one."""
    open_now = set(table.pieces("hand", LEARNER) + table.pieces("fight"))
    for boat in BOATS:
        open_now |= {*table.pieces(boat)}
    for seat in range(table.view["seats"]):
        open_now |= {*table.pieces("board", seat)}
    return [card for card in PACK if card not in open_now]


def answers_to(table: SeenTable, card: str, rival: int) -> int:
    """How many unseen cards could answer a card in a fight with a rival."""
    bar = value_of(card)
    if table.count("hand", rival) == 1:
        bar = max(bar, 12)  # the last card fights only if it is a King
    return sum(value_of(one) > bar for one in unseen(table))


def turn(table: SeenTable, hand: list[str]) -> Claims:
    order = sorted(hand, key=lambda card: (value_of(card), card[1]))
    low, high = order[0], order[-1]
    suit = SUITS.index(low[1])
    claims: Claims = {
        "throw": low,
        "throw-value": value_of(low),
        "throw-suit": suit,
        "throw-boat": total_of(table.pieces(BOATS[suit])) + value_of(low),
        "unseen": len(unseen(table)),
    }
    rivals = [
        seat for seat in range(1, table.view["seats"]) if table.count("hand", seat)
    ]
    if rivals:
        target = min(rivals, key=lambda seat: table.count("hand", seat))
        claims |= {
            "attack": high,
            "attack-higher": answers_to(table, high, target),
            "attack-suit": SUITS.index(high[1]),
            "target": target,
            "target-word": f"seat-{target}",
            "target-held": table.count("hand", target),
        }
    return claims


def fight(table: SeenTable, hand: list[str]) -> Claims:
    cards = table.pieces("fight")
    fighters = [event.seat for event in table.all if isinstance(event, Decided)]
    foe = fighters[-1]
    able = [str(option) for option in table.options if option != "surrender"]
    claims: Claims = {
        "beat": cards[-1],
        "foe": foe,
        "able": len(able),
        "fight-cards": len(cards),
    }
    assert all(value_of(card) > value_of(cards[-1]) for card in able)
    if able:
        answer = min(able, key=lambda card: (value_of(card), card[1]))
        claims["answer"] = answer
        claims["answer-higher"] = answers_to(table, answer, foe)
    return claims


def keys(table: SeenTable, hand: list[str], held: list[str]) -> Claims:
    choices = []
    for place, suit in enumerate(SUITS):
        if any(card[1] == suit for card in hand):
            mine = in_suit(held, suit)
            boat = total_of(table.pieces(BOATS[place]))
            rival = strongest_rival(table, suit)
            safe = mine > rival
            choices.append((safe, boat if safe else mine, place, mine, boat, rival))
    safe, _, place, mine, boat, rival = max(choices)
    own = [card for card in hand if card[1] == SUITS[place]]
    return {
        "key": min(own, key=value_of),
        "key-suit": place,
        "key-safe": int(safe),
        "key-strength": mine,
        "key-boat": boat,
        "key-rival": rival,
    }


def strongest_rival(table: SeenTable, suit: str) -> int:
    hidden = sorted(
        (value_of(card) for card in unseen(table) if card[1] == suit), reverse=True
    )
    found = 0
    for seat in range(1, table.view["seats"]):
        size = table.count("hand", seat)
        if size:
            board = in_suit(table.pieces("board", seat), suit)
            found = max(found, board + sum(hidden[:size]))
    return found


def events(table: SeenTable) -> Claims:
    """The learner's last fight, by the card that it moved, and the last throw."""
    claims: Claims = {}
    for event in table.events:
        if isinstance(event, Moved) and event.target.startswith("board "):
            loser = int(str(event.source).removeprefix("hand "))
            winner = int(event.target.removeprefix("board "))
            if LEARNER in (loser, winner):
                claims |= {
                    "fight-won": int(winner == LEARNER),
                    "fought": loser if winner == LEARNER else winner,
                    "spoil": event.piece or "",
                }
        elif isinstance(event, Moved) and event.target in BOATS:
            if event.source != f"hand {LEARNER}":
                continue
            boat = BOATS.index(event.target)
            claims |= {
                "thrown": event.piece or "",
                "thrown-suit": boat,
                "thrown-boat": total_of(table.pieces(BOATS[boat])),
            }
    return claims
