"""Independent readers of the table for each guided game.

A guide's steps are about facts from the game's `lessons.py`. The readers here work the
same facts out again, from what a client of the learner's seat is sent and from the
events that everybody saw, without the rules' own fields.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

from tests.games.guided import LEARNER

from parlour.engine.happened import AnyEvent, Decided, Moved, Paid, Said
from parlour.engine.views import view
from parlour.match import Match
from parlour.presentation.hints import hints_of

Claims = dict[str, str | int]


class SeenTable:
    """What the learner's client is sent, easier to read."""

    def __init__(self, match: Match, since: int) -> None:
        self.match = match
        self.view = match.view(LEARNER)
        self.facts: dict[str, Any] = self.view["facts"]
        self.events: Sequence[AnyEvent] = match.events_for(LEARNER, since)
        """Since the learner's last answer."""
        self.all: Sequence[AnyEvent] = match.events_for(LEARNER)
        question = match.question(LEARNER)
        assert question is not None
        self.question = question
        self.options = question["options"]

    def pieces(self, zone: str, seat: int | None = None) -> list[str]:
        """The pieces in a zone that the learner sees."""
        for data in self.view["zones"]:
            if data["zone"] == zone and data.get("seat") == seat:
                return [piece for piece in data.get("pieces", []) if piece is not None]
        return []

    def count(self, zone: str, seat: int | None = None) -> int:
        """How many pieces lie in a zone, seen or not."""
        for data in self.view["zones"]:
            if data["zone"] == zone and data.get("seat") == seat:
                return data["count"]
        return 0

    def said(self, *messages: str) -> list[Said]:
        """What the rules said since the last answer: all, or only these messages."""
        return [
            event
            for event in self.events
            if isinstance(event, Said) and (not messages or event.message in messages)
        ]


Reader = Callable[[SeenTable], Claims]


def read_willow(table: SeenTable) -> Claims:
    seats = range(table.view["seats"])
    of_hand: list[AnyEvent] = []
    hands = 0
    dealer = -1
    for event in table.all:
        if isinstance(event, Said) and event.message == "hand":
            of_hand, hands, dealer = [], hands + 1, event.seat or 0
        of_hand.append(event)
    put = [0] * len(seats)
    paid = [0] * len(seats)  # in this round
    folded: set[int] = set()
    raiser = -1
    for event in of_hand:
        if isinstance(event, Paid) and event.target == "pot":
            assert isinstance(event.source, int)
            put[event.source] += event.amount
            paid[event.source] += event.amount
        elif isinstance(event, Said) and event.message == "level":
            raiser = event.seat if event.seat is not None else -1
        elif isinstance(event, Said) and event.message == "pot":
            paid, raiser = [0] * len(seats), -1
        elif isinstance(event, Decided) and event.chosen == ["fold"]:
            folded.add(event.seat)
    second = any(isinstance(one, Said) and one.message == "pot" for one in of_hand)
    ante = int(table.match.options()["ante"]) if not second else 0
    paid = [max(0, amount - ante) for amount in paid]
    amounts = [int(one) for one in table.options if one.isdecimal()]
    [hidden] = table.pieces("face-down", LEARNER)
    rivals = [seat for seat in seats if seat != LEARNER and seat not in folded]
    value = willow_value(hidden)
    claims: Claims = {
        "hand": hands,
        "round": 2 if second else 1,
        "deals": int(dealer == LEARNER),
        "pot": sum(put),
        "level": max(paid),
        "owed": max(paid) - paid[LEARNER],
        "paid": put[LEARNER],
        "rivals": len(rivals),
        "out": len(folded),
        "piece": hidden,
        "reach": max(abs(value - end) for end in (1, 12)),
        "raiser": -1 if raiser == LEARNER else raiser,
    }
    if amounts:
        claims["least"] = min(amounts)
        claims["small"] = min(max(3, min(amounts)), max(amounts))
        claims["half"] = min(max(sum(put) // 2, min(amounts)), max(amounts))
    answers = [
        event.chosen
        for event in table.events
        if isinstance(event, Decided) and event.seat != LEARNER
    ]
    claims["folded"] = answers.count(["fold"])
    claims["called"] = answers.count(["call"])
    pots = [
        event
        for event in table.events
        if isinstance(event, Paid) and event.source == "pot"
    ]
    shown = any(one.message.startswith("shows") for one in table.said())
    claims["ended"] = ("shown" if shown else "alone") if pots else ""
    claims["winner"] = pots[-1].target if pots else -1
    claims["won"] = pots[-1].amount if pots else 0
    claims["mine"] = int(bool(pots) and pots[-1].target == LEARNER)
    if second:
        claims |= willow_chances(table, hidden, rivals)
        owed = max(paid) - paid[LEARNER]
        if owed:
            pot = sum(put)
            share = Fraction(100 * owed, pot + owed)
            claims["need"] = -(-share.numerator // share.denominator)
    return claims


def willow_chances(table: SeenTable, hidden: str, rivals: list[int]) -> Claims:
    [shown] = table.pieces("face-up", LEARNER)
    own = willow_hand(hidden, shown)
    seen = {hidden, shown}
    for seat in range(table.view["seats"]):
        seen |= {*table.pieces("face-up", seat)}
    away = str(table.match.options()["removed_suit"])
    pack = [rank + suit for suit in "cdhs" if suit != away for rank in "23456789TJQA"]
    best: list[tuple[int, int]] = []
    for rival in rivals:
        [open_card] = table.pieces("face-up", rival)
        hands = [willow_hand(card, open_card) for card in pack if card not in seen]
        wins = sum(2 if hand < own else hand == own for hand in hands)
        best.append((round(100 * wins / (2 * len(hands))), rival))
    ahead, rival = min(best)
    pair = int(hidden[0] == shown[0])
    gap = abs(willow_value(hidden) - willow_value(shown))
    return {
        "pieces": f"{hidden} {shown}",
        "pair": pair,
        "gap": gap,
        "ahead": ahead,
        "rival": rival,
    }


def willow_value(card: str) -> int:
    return "A23456789TJQ".index(card[0]) + 1


def willow_hand(one: str, other: str) -> tuple[int, ...]:
    first, second = willow_value(one), willow_value(other)
    if first == second:
        return (1, 13 if first == 1 else first)
    return (0, abs(first - second), max(first, second))


def read_boneyard(table: SeenTable) -> Claims:
    letters = "abcde"
    bidding = table.question["prompt"] == "choose-bid"
    hand = table.pieces("hand", LEARNER)
    dollars = boneyard_sum(hand)
    target = int(table.match.options()["target"])
    buckets = {
        letter: boneyard_sum(table.pieces(f"bucket-{letter}")) for letter in letters
    }
    claims: Claims = {
        "round": len(
            [1 for one in table.all if isinstance(one, Said) and one.message == "round"]
        ),
        "dollars": dollars,
        "target": target,
        "missing": max(0, target - dollars),
    }
    bids = {event.seat or 0: event.number for event in table.said("bids")}
    own = bids.pop(LEARNER, 0)
    equal = sorted(seat for seat, bid in bids.items() if bid == own and own)
    claims |= {"own-bid": own, "matched": len(equal), "took": -1}
    if equal:
        claims["rival"] = equal[0]
        moved = [
            event.target
            for event in table.events
            if isinstance(event, Moved) and event.source == "bid 0"
        ]
        claims["fell"] = moved[-1].removeprefix("bucket-")
    taken = [
        boneyard_sum(
            [
                other.piece
                for other in table.events
                if isinstance(other, Moved)
                and other.source == f"bucket-{event.chosen[0]}"
                and other.target == "hand 0"
                and other.piece
            ]
        )
        for event in table.events
        if isinstance(event, Decided)
        and event.seat == LEARNER
        and event.prompt == "claim-bucket"
    ]
    if taken:
        claims["took"] = taken[-1]
    if bidding:
        by_worth = {boneyard_sum([card]): card for card in reversed(hand)}
        worths = sorted(by_worth)
        second = worths[1] if len(worths) > 1 else worths[0]
        claims |= {
            "richest": max(buckets.values()),
            "letter": max(letters, key=lambda one: (buckets[one], -ord(one))),
            "lowest": by_worth[worths[0]],
            "low": by_worth[second],
            "low-worth": second,
            "five": by_worth.get(5, ""),
            "seven": by_worth.get(7, ""),
        }
        return claims
    left = table.options
    best = max(left, key=lambda one: (buckets[one], -ord(one)))
    bid = boneyard_sum(table.pieces("bid", LEARNER))
    claims |= {
        "bid": bid,
        "before": 5 - len(left),
        "best": best,
        "number": buckets[best],
        "gain": buckets[best] - bid,
        "loss": bid - buckets[best],
        "after": dollars + buckets[best],
        "over": max(0, dollars + buckets[best] - target),
    }
    for event in table.events:
        if isinstance(event, Decided) and event.prompt == "claim-bucket":
            claims["other"] = event.seat
            claims["other-bid"] = boneyard_sum(table.pieces("bid", event.seat))
            claims["taken"] = boneyard_sum(
                [
                    other.piece
                    for other in table.events
                    if isinstance(other, Moved)
                    and other.source == f"bucket-{event.chosen[0]}"
                    and other.piece
                ]
            )
    return claims


def boneyard_sum(cards: list[str]) -> int:
    return sum({"A": 1, "3": 3, "5": 5, "7": 7, "T": 10}[card[0]] for card in cards)


def read_lamarckian(table: SeenTable) -> Claims:
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


READERS: dict[str, Reader] = {
    "boneyard": read_boneyard,
    "lamarckian-poker": read_lamarckian,
    "willow": read_willow,
}
