"""Reads the facts of Boneyard's guide again."""

from tests.games.guided import LEARNER
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Decided, Moved, Said


def read(table: SeenTable) -> Claims:
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
