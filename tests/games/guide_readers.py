"""Independent readers of the table for each guided game.

A guide's steps are about facts from the game's `lessons.py`. The readers here work the
same facts out again, from what a client of the learner's seat is sent and from the
events that everybody saw, without the rules' own fields.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from tests.games.guided import LEARNER

from parlour.engine.happened import AnyEvent, Decided, Paid, Said
from parlour.match import Match

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


READERS: dict[str, Reader] = {
    "willow": read_willow,
}
