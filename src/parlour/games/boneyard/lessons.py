"""Facts of Boneyard that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Moved, Said
from parlour.engine.pieces import Seat
from parlour.games.boneyard.rules import (
    BUCKET,
    BUCKETS,
    HAND,
    LETTERS,
    VALUE,
    Boneyard,
    worth,
)

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: Boneyard, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the money, the buckets, and what became of the own bid."""
    hand = view.zones[HAND + seat]
    dollars = worth(hand)
    facts: KnownFacts = {
        "round": view.round_number,
        "dollars": dollars,
        "target": view.options.target,
        "missing": max(0, view.options.target - dollars),
    }
    facts |= fate_of_bid(view, seat, happened)
    if view.phase == "claims":
        return facts | buckets_left(view, seat, happened, dollars)
    totals = [worth(view.zones[BUCKET + k]) for k in range(BUCKETS)]
    names = view.table.pieces.names
    by_worth = {VALUE[card]: names[card] for card in reversed(hand)}
    worths = sorted(by_worth)
    facts["richest"] = max(totals)
    facts["letter"] = LETTERS[totals.index(max(totals))]
    facts["lowest"] = by_worth[worths[0]]
    facts["low"] = by_worth[worths[min(1, len(worths) - 1)]]
    facts["low-worth"] = worths[min(1, len(worths) - 1)]
    facts["five"] = by_worth.get(5, "")
    facts["seven"] = by_worth.get(7, "")
    return facts


def buckets_left(
    view: Boneyard, seat: Seat, happened: Sequence[AnyEvent], dollars: int
) -> KnownFacts:
    """Returns the place in line, and the richest bucket that is left."""
    left = [k for k in range(BUCKETS) if view.free >> k & 1]
    best = max(left, key=lambda k: (worth(view.zones[BUCKET + k]), -k))
    number = worth(view.zones[BUCKET + best])
    bid = view.bids[seat]
    facts: KnownFacts = {
        "bid": bid,
        "before": BUCKETS - len(left),
        "best": LETTERS[best],
        "number": number,
        "gain": number - bid,
        "loss": bid - number,
        "after": dollars + number,
        "over": max(0, dollars + number - view.options.target),
    }
    for event in happened:
        if isinstance(event, Said) and event.message == "worth":
            facts["taken"] = event.number
        if isinstance(event, Said) and event.message == "refills":
            facts["other"] = -1 if event.seat is None else event.seat
            facts["other-bid"] = event.number
    return facts


def fate_of_bid(view: Boneyard, seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns the own bid, who matched it, and what it bought since the last answer."""
    bids: dict[int, int] = {}
    took = -1
    fell = ""
    for event in happened:
        if isinstance(event, Said) and event.seat is not None:
            if event.message == "bids":
                bids[event.seat] = event.number
            elif event.message == "worth" and event.seat == seat:
                took = event.number
        elif isinstance(event, Moved) and event.source == f"bid {seat}":
            fell = event.target.removeprefix("bucket-")
    own = bids.get(seat, 0)
    equals = [other for other, bid in bids.items() if bid == own and other != seat]
    facts: KnownFacts = {"own-bid": own, "took": took, "matched": 0}
    if own and equals:
        facts["matched"] = len(equals)
        facts["rival"] = equals[0]
        facts["fell"] = fell
    return facts
