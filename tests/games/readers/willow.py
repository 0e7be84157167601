"""Reads the facts of Willow's guide again."""

from fractions import Fraction

from tests.games.guided import LEARNER
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import AnyEvent, Decided, Paid, Said


def read(table: SeenTable) -> Claims:
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
