"""Reads the facts of Lamarckian Poker's guide again."""

from itertools import combinations

from tests.games.guided import LEARNER
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


CARD_RANKS, CARD_SUITS = "23456789TJQKA", "cdhs"


def card_order(card: str) -> tuple[int, int]:
    return CARD_RANKS.index(card[0]), CARD_SUITS.index(card[1])


def alike(one: str, other: str) -> bool:
    return one[0] == other[0] or one[1] == other[1]


def poker_rank(cards: tuple[str, ...]) -> tuple[int, list[tuple[int, int]]]:
    """The category of up to five cards, and their ranks by how many there are."""
    ranks = sorted((CARD_RANKS.index(card[0]) for card in cards), reverse=True)
    groups = sorted(((ranks.count(one), one) for one in {*ranks}), reverse=True)
    shape = [count for count, _ in groups]
    whole = len(cards) == 5
    flush = whole and len({card[1] for card in cards}) == 1
    low = ranks == [12, 3, 2, 1, 0]
    straight = whole and len(groups) == 5 and (ranks[0] - ranks[4] == 4 or low)
    if straight:
        groups = [(1, 3)] if low else [(1, ranks[0])]
    if straight and flush:
        return (9 if ranks[0] == 12 and not low else 8), groups
    if shape[0] == 4:
        return 7, groups
    if shape[:2] == [3, 2]:
        return 6, groups
    if flush:
        return 5, groups
    if straight:
        return 4, groups
    if shape[0] == 3:
        return 3, groups
    return (2 if shape[:2] == [2, 2] else int(shape[0] == 2)), groups
