"""Reads the facts of Lamarckian Poker's guide again."""

from itertools import combinations

from tests.games.guided import LEARNER
from tests.games.readers.poker_hands import (
    CARD_RANKS,
    CARD_SUITS,
    card_order,
    poker_rank,
)
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Moved, Said
from parlour.engine.views import view
from parlour.presentation.hints import hints_of


def read(table: SeenTable) -> Claims:
    hand = sorted(table.pieces("hand", LEARNER), key=card_order, reverse=True)
    pool = table.pieces("pool")
    turns = [
        one for one in table.all if isinstance(one, Said) and one.message == "turn"
    ]
    takes = {mark: [card for card in pool if alike(mark, card)] for mark in hand}
    best = max(hand, key=lambda mark: len(takes[mark]))
    seen = {*hand, *pool, *table.pieces("discard")}
    pack = [rank + suit for rank in CARD_RANKS for suit in CARD_SUITS]
    over = [
        card
        for card in pack
        if card not in seen and card_order(card) > card_order(best)
    ]
    claims: Claims = {
        "turn": len(turns),
        "left": (turns[-1].of or 0) - len(turns) + 1,
        "count": len(hand),
        "best": best,
        "takes": len(takes[best]),
        "taken": " ".join(takes[best]),
        "rivals-higher": len(over),
        "mark": "",
        "got": 0,
        "snatched": 0,
    }
    five = max(combinations(hand, min(5, len(hand))), key=poker_rank)
    claims["category"] = poker_rank(five)[0]
    # Which of several equal fives is named is the hint's own choice: check its worth.
    hint = dict(hints_of(table.match.game)(view(table.match.state, LEARNER), LEARNER))[
        "hand"
    ]
    named = str(hint["pieces"]).split()
    assert poker_rank(tuple(named)) == poker_rank(five)
    assert {*named} <= {*hand}
    claims["five"] = " ".join(named)
    both = [
        mark
        for mark in hand
        if {card[1] == mark[1] for card in takes[mark]} == {True, False}
    ]
    if both:
        mark = max(both, key=lambda one: len(takes[one]))
        claims |= {"both": mark, "both-taken": " ".join(takes[mark])}
    spare = [card for card in hand if card not in named]
    if spare:
        mark = max(spare, key=lambda one: len(takes[one]))
        claims |= {"spare": mark, "spare-takes": len(takes[mark])}
    return claims | lamarckian_catch(table)


def lamarckian_catch(table: SeenTable) -> Claims:
    marks = {
        event.target: event.piece
        for event in table.events
        if isinstance(event, Moved) and event.target.startswith("mark ")
    }
    mine = marks.get("mark 0")
    if mine is None:
        return {}
    claims: Claims = {"mark": mine}
    pulled = [
        event
        for event in table.events
        if isinstance(event, Moved)
        and event.source == "pool"
        and event.target.startswith("hand")
    ]
    claims["got"] = sum(event.target == "hand 0" for event in pulled)
    claims["snatched"] = 0
    for event in pulled:
        seat = event.target.removeprefix("hand ")
        other = marks[f"mark {seat}"]
        assert other is not None
        assert event.piece is not None
        if card_order(other) > card_order(mine) and alike(mine, event.piece):
            claims["snatched"] = 1
            claims["quicker"] = int(seat)
            claims["quicker-mark"] = other
            claims["snatched-card"] = event.piece
            break
    return claims


def alike(one: str, other: str) -> bool:
    return one[0] == other[0] or one[1] == other[1]
