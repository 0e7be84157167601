"""Hints for a player of Boneyard."""

from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.boneyard.rules import (
    BUCKET,
    BUCKETS,
    HAND,
    LETTERS,
    TAKE,
    VALUE,
    Boneyard,
    possible_totals,
    worth,
)

Hint = tuple[str, dict[str, str | int]]


def hints(view: Boneyard, seat: Seat) -> list[Hint]:
    """Returns the buckets in dollars, what you hold and what you can bid with it.

    With `show_hands` on `tracked` the same for everybody else.
    """
    if not view.waiting:
        return []
    totals = [worth(view.zones[BUCKET + k]) for k in range(BUCKETS)]
    hints: list[Hint] = [
        ("round", {"round": view.round_number, "target": view.options.target}),
        ("buckets", {LETTERS[k]: totals[k] for k in range(BUCKETS)}),
    ]
    for k in range(BUCKETS):
        if view.phase == "bids" or view.free >> k & 1:
            richest = int(totals[k] == max(totals))
            values: dict[str, str | int] = {"number": totals[k], "richest": richest}
            # while nobody claims, the letters answer nothing: it stands at the bucket
            place = "word" if view.phase == "claims" else "zone"
            lies = LETTERS[k] if view.phase == "claims" else f"bucket-{LETTERS[k]}"
            hints.append(("bucket", {place: lies, **values}))
    if view.phase == "claims":
        for other in view.everyone():
            if view.bids[other]:
                hints += bid_of(view, other)
    if view.overtime:
        hints.append(("overtime", {}))
    hand = view.zones[HAND + seat]
    hints.append(("progress", {"now": worth(hand), "goal": view.options.target}))
    if hand:
        hints.append(("hand", {"total": worth(hand), "totals": list_totals(hand)}))
    if view.options.show_hands == "tracked":
        for steps, rival in enumerate(view.clockwise(seat)):
            cards = view.zones[HAND + rival]
            if steps and cards:
                facts: dict[str, str | int] = {
                    "seat": rival,
                    "steps": steps,
                    "total": worth(cards),
                    "totals": list_totals(cards),
                }
                hints.append(("rival", facts))
    return hints


def bid_of(view: Boneyard, seat: Seat) -> list[Hint]:
    """Describes the fate of a bid that was turned up, for its seat and its place."""
    bid = view.bids[seat]
    fate = "bid-waits"
    values: dict[str, str | int] = {"number": bid}
    if view.bids.count(bid) > 1:
        fate = "bid-cancelled"
        values["void"] = 1
    elif view.claimed[seat]:
        fate = "bid-took"
        values["letter"] = LETTERS[view.claimed[seat] - 1].upper()
    return [(fate, {**values, "seat": seat}), (fate, {**values, "zone": f"bid {seat}"})]


def final_hand(view: Boneyard, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the richest cards; all of them are the money that wins (BON-14)."""
    hand = [card for card in view.zones[HAND + seat] if card != HIDDEN]
    return sorted(hand, key=VALUE.__getitem__)[::-1][:5], None


def preview(view: Boneyard, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Returns the bid in dollars, what is left and what it is for; or what a bucket
    brings."""
    hand = worth(view.zones[HAND + seat])
    if view.phase == "claims":
        if not chosen:
            return []
        gain = worth(view.zones[BUCKET + chosen[0] - TAKE])
        values: dict[str, str | int] = {"gain": gain, "after": hand + gain}
        return [
            ("would-take", {**values, "bid": view.bids[seat]}),
            ("progress", progress(view, hand, hand + gain)),
        ]
    total = worth(chosen)
    if not total:
        return [("no-bid", {"total": 0, "left": hand, "all": 0})]
    richest = max([worth(view.zones[BUCKET + k]) for k in range(BUCKETS)])
    left = hand - total
    bid: dict[str, str | int] = {"total": total, "left": left, "all": int(left == 0)}
    return [
        ("bid", {**bid, "richest": richest, "after": left + richest}),
        ("progress", progress(view, hand, left + richest)),
    ]


def progress(view: Boneyard, now: int, after: int) -> dict[str, str | int]:
    """Shows the total of a seat now and afterwards, on the way to the target."""
    return {"now": now, "after": after, "goal": view.options.target}


def list_totals(cards: list[Piece]) -> str:
    """Returns all totals that some cards can make: `1, 3–23, 25, 26`."""
    sums = possible_totals(cards)
    parts: list[str] = []
    first = 1
    for total in range(1, sums.bit_length() + 1):
        if sums >> total & 1:
            continue
        if total - first > 2:
            parts.append(f"{first}–{total - 1}")
        else:
            parts += [str(one) for one in range(first, total)]
        first = total + 1
    return ", ".join(parts)


def holdings(view: Boneyard) -> tuple[str, list[int]]:
    """Returns the money in everybody's hand, shown to all when the game is over
    (BON-14)."""
    return "dollars", view.scores[: view.seats]
