"""Reads the facts of Contest's guide again."""

from itertools import product

from tests.games.guided import LEARNER
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Decided, Moved

RIVAL = 1
PACK = [
    *(f"M{number:02}" for number in range(22)),
    *(rank + suit for suit in "wcsp" for rank in "A23456789TPNQK"),
]
THE_PAIR = {"M00", "M21"}
"""The Fool and the World: 21 by themselves (FUG-R17)."""


def counts(card: str) -> set[int]:
    """What a card may count (FUG-B17)."""
    if card == "M21":
        return {10}
    if card[0] == "M":
        number = int(card[1:])
        return {min(number, 10), max(number, 10)}
    if card[0] == "A":
        return {1, 11}
    return {int(card[0]) if card[0].isdecimal() else 10}


def total(cards: list[str]) -> int:
    """The best total of at most 21; the lowest of all if the cards are bust."""
    sums = {sum(some) for some in product(*map(counts, cards))}
    if {*cards} == THE_PAIR:
        return 21
    return max((one for one in sums if one <= 21), default=min(sums))


def tier(cards: list[str]) -> int:
    if total(cards) > 21:
        return -1
    if len(cards) < 2:
        return 0
    if total(cards) < 21:
        return 1
    if len(cards) > 2:
        return 2
    if {*cards} == THE_PAIR:
        return 6
    return 3 + sum(card[0] == "M" for card in cards)


def read(table: SeenTable) -> Claims:
    up, down = table.pieces("up", LEARNER), table.pieces("down", LEARNER)
    theirs = table.pieces("up", RIVAL)
    claims: Claims = {
        "rival": RIVAL,
        "downs": len(down),
        "ups": len(up),
        "total": total(up),
        "tier": tier(up),
        "their-ups": len(theirs),
        "their-downs": table.count("down", RIVAL),
        "their-total": total(theirs),
        "their-bust": int(total(theirs) > 21),
    }
    if len(down) == 2:
        claims["down"], claims["other-down"] = down
    if table.question["prompt"] in ("turn", "turn-more"):
        claims |= turn(table, up, [card for card in down if card in table.options])
    return claims | lately(table)


def turn(table: SeenTable, up: list[str], cards: list[str]) -> Claims:
    claims: Claims = {
        "may-stand": int("stand" in table.options),
        "paired": 0,
        "ability": "",
    }
    if "declare" in table.options:
        claims["ability"] = next_ability(table)
    if "twist" in table.options:
        claims["percent"] = percent(table, up)
    safe = sorted((card for card in cards if total([*up, card]) <= 21), key=PACK.index)
    if safe:
        best = max(safe, key=lambda card: total([*up, card]))
        claims |= {"card": best, "makes": total([*up, best])}
    wilds = table.pieces("wild", LEARNER)
    if not wilds:
        return claims
    claims["wild"] = wilds[0]
    pairs = [card for card in cards if total([card, wilds[0]]) == 21]
    if pairs and not up:
        claims |= {"pair": min(pairs, key=PACK.index), "paired": 1}
    if len(up) == 1 and total([*up, *wilds[:1]]) == 21:
        claims |= {"partner": up[0], "paired": 1}
        if safe:
            claims["place"] = min(safe, key=lambda card: total([*up, card]))
    swaps = {
        card: total([*(one for one in up if one != card), wilds[0]])
        for card in sorted(up, key=PACK.index)
    }
    swaps = {card: made for card, made in swaps.items() if made <= 21}
    if swaps:
        old = max(swaps, key=lambda card: swaps[card])
        claims |= {"swap-for": old, "swap-makes": swaps[old]}
    return claims


def next_ability(table: SeenTable) -> str:
    """The first ability that was not declared yet."""
    used = [
        event.chosen[1]
        for event in table.all
        if isinstance(event, Decided)
        and event.seat == LEARNER
        and event.chosen[:1] == ["declare"]
    ]
    return f"ability-{len(used) + 1}"


def percent(table: SeenTable, up: list[str]) -> int:
    """How often in a hundred a card from the deck would be too much."""
    seen = {*table.pieces("discard")}
    for seat in (LEARNER, RIVAL):
        for zone in ("up", "down", "wild"):
            seen |= {*table.pieces(zone, seat)}
    unseen = [card for card in PACK if card not in seen]
    return round(100 * sum(total([*up, one]) > 21 for one in unseen) / len(unseen))


def lately(table: SeenTable) -> Claims:
    """The card that was drawn last, and the one that the other side showed."""
    claims: Claims = {}
    for event in table.events:
        if not isinstance(event, Moved) or event.piece is None:
            continue
        zone, _, hand = event.target.partition(" ")
        if zone == "up" and hand == str(RIVAL + 1):
            claims["their-card"] = event.piece
        elif zone == "up" and event.source == "deck":
            claims["drew"] = event.piece
        elif zone == "wild" and hand == str(LEARNER + 1):
            claims["drew-wild"] = event.piece
    return claims
