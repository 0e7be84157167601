"""Reads the facts of Following Suit's guide again."""

from tests.games.guided import LEARNER
from tests.games.readers.making_change import total_of, value_of
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Moved, Said, Scored

SUITS = "cdhs"
RANKS = "23456789TJQKA"
CAPTURED_BY = {"s": "h", "h": "d", "d": "c", "c": "s"}
"""The suit that each suit captures."""


def read(table: SeenTable) -> Claims:
    hand = sorted(table.pieces("hand", LEARNER), key=card_order, reverse=True)
    pool = table.pieces("pool")
    pools = [
        event
        for event in table.all
        if isinstance(event, Said) and event.message in ("round", "count")
    ]
    own = [total_of(of_suit(hand, kind)) for kind in SUITS]
    mine = SUITS[own.index(max(own))]
    dealt = dealt_pools(table)
    in_all = -(-(52 - 4 * table.view["seats"]) // 8)
    best = max(hand, key=lambda card: total_of(prey(card, pool)))
    last = max(hand, key=lambda card: best_sum(card, hand, pool))
    claims: Claims = {
        "round": sum(event.message == "round" for event in pools),
        "turn": dealt,
        "left": in_all - dealt + 1,
        "count": len(hand),
        "mine": SUITS.index(mine),
        "own": max(own),
        "pool": total_of(of_suit(pool, mine)),
        **about(table, "best", best),
        **about(table, "last", last),
    }
    hunters = [card for card in hand if CAPTURED_BY[card[1]] == mine]
    if hunters:
        claims |= about(table, "hunter", hunters[0])
    return claims | scores(table) | catch(table)


def dealt_pools(table: SeenTable) -> int:
    """How often a pool has been dealt in this round."""
    cards = 0
    for event in table.all:
        if isinstance(event, Said) and event.message == "round":
            cards = 0
        elif isinstance(event, Moved) and (event.source, event.target) == (
            "deck",
            "pool",
        ):
            cards += 1
    return -(-cards // 8)


def about(table: SeenTable, name: str, card: str) -> Claims:
    hand = table.pieces("hand", LEARNER)
    pool = table.pieces("pool")
    seen = {*hand, *pool, *table.pieces("discard")}
    taken = prey(card, pool)
    higher = [
        rank + card[1]
        for rank in RANKS[RANKS.index(card[0]) + 1 :]
        if rank + card[1] not in seen
    ]
    return {
        name: card,
        f"{name}-suit": SUITS.index(card[1]),
        f"{name}-prey": SUITS.index(CAPTURED_BY[card[1]]),
        f"{name}-points": total_of(taken),
        f"{name}-takes": len(taken),
        f"{name}-higher": len(higher),
        f"{name}-sum": best_sum(card, hand, pool),
    }


def best_sum(card: str, hand: list[str], pool: list[str]) -> int:
    kept = [one for one in hand if one != card] + prey(card, pool)
    return max(total_of(of_suit(kept, kind)) for kind in SUITS)


def prey(card: str, pool: list[str]) -> list[str]:
    return of_suit(pool, CAPTURED_BY[card[1]])


def of_suit(cards: list[str], kind: str) -> list[str]:
    return [card for card in cards if card[1] == kind]


def card_order(card: str) -> tuple[int, int]:
    return RANKS.index(card[0]), SUITS.index(card[1])


def scores(table: SeenTable) -> Claims:
    scored = [event for event in table.events if isinstance(event, Scored)]
    if not scored:
        return {"ended": 0}
    others = [event for event in scored if event.seat != LEARNER]
    top = max(others, key=lambda event: (event.points, -event.seat))
    return {
        "ended": 1,
        "scored": next(one.points for one in scored if one.seat == LEARNER),
        "top": top.seat,
        "top-scored": top.points,
    }


def catch(table: SeenTable) -> Claims:
    """What became of the learner's mark: worked out from all marks by the rules."""
    marks = {
        int(event.target.removeprefix("mark ")): event.piece or ""
        for event in table.events
        if isinstance(event, Moved) and event.target.startswith("mark ")
    }
    if LEARNER not in marks:
        return {"mark": ""}
    mine = marks[LEARNER]
    taken = [
        event.piece or ""
        for event in table.events
        if isinstance(event, Moved)
        and event.target == f"hand {LEARNER}"
        and event.source != "deck"
    ]
    claims: Claims = {
        "mark": mine,
        "mark-suit": SUITS.index(mine[1]),
        "mark-prey": SUITS.index(CAPTURED_BY[mine[1]]),
        "got": len(taken),
        "got-points": sum(value_of(card) for card in taken),
        "beaten": 0,
        "caught": 0,
    }
    first = highest_of(marks, mine[1])
    if first != LEARNER:
        claims |= {"beaten": 1, "beater": first, "beater-mark": marks[first]}
    hunter = next(kind for kind in SUITS if CAPTURED_BY[kind] == mine[1])
    if any(mark[1] == hunter for mark in marks.values()):
        first = highest_of(marks, hunter)
        claims |= {"caught": 1, "catcher": first, "catcher-mark": marks[first]}
    return claims


def highest_of(marks: dict[int, str], kind: str) -> int:
    seats = [seat for seat, mark in marks.items() if mark[1] == kind]
    return max(seats, key=lambda seat: card_order(marks[seat]))
