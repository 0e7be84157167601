"""Boneyard: bids and buckets."""

from typing import Any

from tests.games.previews.told import number_of, picked, read_alike

from parlour.engine.pieces import Piece, Seat
from parlour.games.boneyard import rules as boneyard
from parlour.testing.previews import Hints, PreviewedAnswer, Values

KINDS = (
    "round",
    "buckets",
    "bucket",
    "bid-cancelled",
    "bid-took",
    "bid-waits",
    "overtime",
    "progress",
)


def claims(f: PreviewedAnswer) -> int:
    took = f.hint_values("would-take")
    if took is not None:
        bucket = f.before.zones[boneyard.BUCKET + f.answer[0] - boneyard.TAKE]
        assert took["gain"] == boneyard.worth(bucket)
        assert took["bid"] == boneyard.worth(f.before.zones[boneyard.BID + f.seat])
    if took is not None and f.after.waiting:
        hand = f.after.zones[boneyard.HAND + f.seat]
        assert boneyard.worth(hand) == took["after"]
    bid = f.hint_values("bid") or f.hint_values("no-bid")
    if bid is not None and f.events_saying("bids" if bid["total"] else "round"):
        shown = [number_of(e) for e in f.events_saying("bids") if e[1] == f.seat]
        assert shown == ([bid["total"]] if bid["total"] else [])
        held = boneyard.worth(f.before.zones[boneyard.HAND + f.seat])
        assert held == int(bid["left"]) + int(bid["total"])
    then = bid if took is None else took
    assert then is not None
    reached(f, then)
    in_overtime(f)
    if f.before.phase == "bids":
        money = boneyard.worth(f.before.zones[boneyard.HAND + f.seat])
        nothing = picked(f, "boneyard", [])
        assert nothing == [("no-bid", {"total": 0, "left": money, "all": 0})]
    return 2 + hands_told(f) + read_alike(f, "boneyard", KINDS, table)


def reached(f: PreviewedAnswer, then: Values) -> None:
    """What would be held: after a bid, with the best bucket there is."""
    held = boneyard.worth(f.before.zones[boneyard.HAND + f.seat])
    gain = max(bucket_totals(f.before))
    if f.before.phase == "bids":
        held -= boneyard.worth(f.answer)
    else:
        gain = bucket_totals(f.before)[f.answer[0] - boneyard.TAKE]
    assert then["after"] == held + gain
    progress = f.hint_values("progress")
    assert progress is not None
    assert progress["after"] == held + gain
    assert progress["now"] == boneyard.worth(f.before.zones[boneyard.HAND + f.seat])
    assert progress["goal"] == f.before.options.target


def in_overtime(f: PreviewedAnswer) -> None:
    """Such a round is the last, unless the highest total is shared."""
    if f.before.overtime and f.after.round_number != f.before.round_number:
        totals = [boneyard.worth(hand) for hand in hands(f.after)]
        assert totals.count(max(totals)) > 1


def table(state: Any, seat: Seat) -> Hints:
    """The buckets, the bids that lie there, and how far this seat is."""
    totals = bucket_totals(state)
    goal = state.options.target
    told: Hints = [
        ("round", {"round": state.round_number, "target": goal}),
        ("buckets", dict(zip("abcde", totals, strict=True))),
        ("progress", {"now": boneyard.worth(hands(state)[seat]), "goal": goal}),
    ]
    if state.overtime:
        told.append(("overtime", {}))
    left = [k for k in range(5) if state.zones[boneyard.BUCKET + k]]
    for k in left:
        values: Values = {"number": totals[k], "richest": int(totals[k] == max(totals))}
        place: Values = {"zone": f"bucket-{'abcde'[k]}"}
        if state.phase == "claims":
            place = {"word": "abcde"[k]}
        told.append(("bucket", {**place, **values}))
    if state.phase == "claims":
        for other in state.everyone():
            told += bid_of(state, other)
    return told


def bid_of(state: Any, seat: Seat) -> Hints:
    """Whether a bid was matched, has taken a bucket, or has not yet."""
    bids = [boneyard.worth(state.zones[boneyard.BID + s]) for s in state.everyone()]
    if not bids[seat]:
        return []
    values: Values = {"number": bids[seat]}
    fate = "bid-waits"
    if bids.count(bids[seat]) > 1:
        fate = "bid-cancelled"
        values["void"] = 1
    elif seat != state.next_asked() and seat not in state.queue:
        fate = "bid-took"
        values["letter"] = "?ABCDE"[state.claimed[seat]]
    return [(fate, {**values, "seat": seat}), (fate, {**values, "zone": f"bid {seat}"})]


def hands_told(f: PreviewedAnswer) -> int:
    """Hands and all that can be bid with them: the own one, and tracked ones."""
    return read_alike(f, "boneyard", ("hand", "rival"), held)


def held(state: Any, seat: Seat) -> Hints:
    told: Hints = []
    for steps in range(state.seats):
        other = (seat + steps) % state.seats
        cards = hands(state)[other]
        if not cards or (steps and state.options.show_hands != "tracked"):
            continue
        values: Values = {"total": boneyard.worth(cards), "totals": possible(cards)}
        if steps:
            told.append(("rival", {"seat": other, "steps": steps, **values}))
        else:
            told.append(("hand", values))
    return told


def possible(cards: list[Piece]) -> str:
    """Every sum of some of the cards, runs of three and more told by their ends."""
    sums = {0}
    for card in cards:
        sums |= {one + boneyard.worth([card]) for one in sums}
    runs: list[list[int]] = []
    for one in sorted(sums - {0}):
        if runs and runs[-1][-1] == one - 1:
            runs[-1].append(one)
        else:
            runs.append([one])
    return ", ".join(
        f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run))
        for run in runs
    )


def hands(state: Any) -> list[list[Piece]]:
    return [state.zones[boneyard.HAND + seat] for seat in state.everyone()]


def bucket_totals(state: Any) -> list[int]:
    return [boneyard.worth(state.zones[boneyard.BUCKET + k]) for k in range(5)]
