"""Reads the facts of Hey, Bartender!'s guide again."""

from tests.games.guided import LEARNER
from tests.games.readers.making_change import (
    change_for,
    highest_first,
    total_of,
    value_of,
)
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Decided, Moved


def read(table: SeenTable) -> Claims:
    hand = highest_first(table.options)
    purse = table.pieces("bartender")
    scores = table.view["scores"]
    rival = max(range(1, len(scores)), key=lambda seat: (scores[seat], -seat))
    claims: Claims = {
        "left": len(hand),
        "score": scores[LEARNER],
        "rival": rival,
        "rival-score": scores[rival],
        "short": "",
        "points": 0,
    }
    changed = {card: change_for(value_of(card), purse) for card in hand}
    dear = [card for card in hand if not changed[card]]
    if dear:
        claims["short"] = dear[0]
    able = [card for card in hand if changed[card]]
    if able:
        gains = {card: total_of(changed[card]) - value_of(card) for card in able}
        best = max(able, key=lambda card: gains[card])
        claims |= {
            "costly": able[0],
            "best": best,
            "price": value_of(best),
            "points": gains[best],
            "pays": " ".join(changed[best]),
        }
    return claims | last_offer(table)


def last_offer(table: SeenTable) -> Claims:
    """What became of the learner's last card, from the pieces that moved."""
    claims: Claims = {}
    actor = -1
    gave: dict[int, list[str]] = {}
    cards: dict[int, str] = {}
    for event in table.events:
        if isinstance(event, Decided):
            actor = event.seat
        if not isinstance(event, Moved) or event.piece is None:
            continue
        if event.target == "counter":
            cards[actor] = event.piece
            gave[actor] = []
        elif event.source == "bartender" and actor in gave:
            gave[actor].append(event.piece)
    if LEARNER in cards:
        offered = cards[LEARNER]
        claims |= {
            "offered": offered,
            "gave": " ".join(gave[LEARNER]),
            "got": total_of(gave[LEARNER]) - value_of(offered),
        }
    gains = {
        seat: total_of(gave[seat]) - value_of(cards[seat])
        for seat in cards
        if seat != LEARNER
    }
    if gains:
        other = max(gains, key=lambda seat: gains[seat])
        claims |= {
            "other": other,
            "other-offered": cards[other],
            "other-got": gains[other],
        }
    return claims
