"""Penniless and Insane: what bids cost and bring."""

from typing import Any

from tests.games.previews.told import moved, names, number_of, read_alike, told_before

from parlour.engine.events import second_number
from parlour.engine.pieces import Piece, Seat
from parlour.games import find
from parlour.games.penniless_and_insane import rules as penniless
from parlour.kit.values import VALUE, total
from parlour.presentation.hints import hints_of
from parlour.testing.previews import Hints, PreviewedAnswer, Values

KINDS = ("trick", "pot", "purse")


def claims(f: PreviewedAnswer) -> int:
    purses_kept(f)
    return compared(f) + read_alike(f, "penniless-and-insane", KINDS, table)


def table(state: Any, seat: Seat) -> Hints:
    """Where the round stands, and what is gambled for."""
    values: Values = {"round": state.round_number, "trick": state.trick}
    told: Hints = [("trick", {**values, "target": state.options.target})]
    if state.options.gambling:
        told.append(("pot", {"pot": state.chips[penniless.POT]}))
        told.append(("purse", {"number": state.purse[seat]}))
    return told


def purses_kept(f: PreviewedAnswer) -> None:
    """What a round won is what is put away before the next (PEN-36)."""
    if f.after.round_number == f.before.round_number or not f.before.options.gambling:
        return
    paid = [event for event in f.events if event[0] == "paid"]
    for seat in f.before.everyone():
        away = sum(e[3] for e in paid if e[1:3] == (seat, penniless.BANK))
        back = sum(e[3] for e in paid if e[1:3] == (penniless.BANK, seat))
        assert f.after.purse[seat] == f.before.purse[seat] + away - back


def compared(f: PreviewedAnswer) -> int:
    left = f.hint_values("left-least") or f.hint_values("left-above")
    if left is not None:
        rivals = f.before.chips[: f.before.seats]
        rivals.pop(f.seat)
        above = int(left["left"]) - min(rivals)
        assert (f.hint_values("left-least") is not None) == (above <= 0)
        assert left.get("above", above) == above
    if f.before.phase == "bids":
        return len(f.hints) + bidding(f) + so_far(f)
    art = f.hint_values("with-art")
    assert art is not None
    assert left is not None
    assert [number_of(e) for e in f.events_saying("left")] == [left["left"]]
    hand = f.before.zones[penniless.HAND + f.seat]
    bought = [e[1] for e in f.events if e[0] == "moved" and e[2] == penniless.POOL]
    assert total([*hand, Piece(bought[0])]) == art["points"]
    for event in f.events_saying("hand") + f.events_saying("penniless"):
        if event[1] == f.seat:
            assert second_number(event[3]) == (left["left"], art["points"])
            worth = art["triple" if event[5] == "penniless" else "points"]
            assert f.points_scored() == worth
    told = told_before(f, "penniless-and-insane")
    assert f.before.chips[f.seat] - int(told["cost"]["price"]) == left["left"]
    assert told["cost"]["left"] == left["left"]
    own = names(f, f.before.zones[penniless.BID + f.seat])
    assert own == {told["cost"]["piece"]}
    end, _ = bought_on(f.before, f)
    bids = range(penniless.BID, penniless.BID + f.before.seats)
    acted = [e[1] for e in end.events if e[0] == "moved" and e[2] in bids]
    order = [f.before.table.pieces.names[card] for card in acted]
    assert " ".join(order) == told["order"]["pieces"]
    return len(f.hints) + 2


def bought_on(state: Any, f: PreviewedAnswer) -> tuple[PreviewedAnswer, list[int]]:
    """The rest of a trick, and what the hand of this seat may count by buying."""
    trial = state.copy()
    trial.events = []
    counts: list[int] = []
    while trial.phase == "purchases":
        pool = trial.zones[penniless.POOL]
        if trial.next_asked() == f.seat:
            hand = trial.zones[penniless.HAND + f.seat]
            counts = [total([*hand, art]) for art in pool]
        trial.take(trial.next_asked(), pool[:1])
    return PreviewedAnswer(f.seat, [], [], state, trial, trial.events), counts


def bidding(f: PreviewedAnswer) -> int:
    """What a bid costs and brings when its turn comes."""
    end, counts = bought_on(f.after, f)
    end.events[:0] = f.events
    left = [number_of(e) for e in end.events_saying("left") if e[1] == f.seat]
    unable = [e[1] for e in end.events_saying("cannot-pay")]
    bid = f.before.table.pieces.names[f.answer[0]]
    shown = hints_of(find("penniless-and-insane"))(f.before, f.seat)
    listed = next((n, v) for n, v in shown if v.get("piece") == bid)
    costs, brings = f.hint_values("bid-costs"), f.hint_values("bid-brings")
    if costs is None or brings is None:
        dear = f.hint_values("bid-too-dear")
        assert dear is not None
        assert listed[0] == "too-dear"
        assert f.seat in unable
        assert not left
        assert not counts
        assert dear["price"] == VALUE[f.answer[0]] == listed[1]["price"]
        assert dear["money"] == f.before.chips[f.seat]
        back = moved(end, penniless.BID + f.seat, penniless.HAND + f.seat)
        assert back == {bid}
        return 1
    assert f.seat not in unable
    assert listed[0] == "bid"
    if not counts:
        assert not left
        assert f.seat in [e[1] for e in end.events_saying("nothing-left")]
        return 1
    assert left == [f.before.chips[f.seat] - int(costs["price"])]
    then = f.hint_values("left-least") or f.hint_values("left-above") or {}
    assert left == [then["left"]] == [listed[1]["left"]]
    assert costs["price"] == listed[1]["price"]
    reach = (min(counts), max(counts))
    assert int(brings["low"]) <= reach[0]
    assert reach[1] <= int(brings["high"])
    if len(counts) == len(f.before.zones[penniless.POOL]):
        assert reach == (brings["low"], brings["high"])
    return 1


def so_far(f: PreviewedAnswer) -> int:
    """What would be scored if the round were over before the bids."""
    told = told_before(f, "penniless-and-insane")
    trial = f.before.copy()
    trial.events = []
    trial.score_round()
    end = PreviewedAnswer(f.seat, [], [], f.before, trial, trial.events)
    poorest = end.events_saying("penniless")
    own = told.get("least") or told["not-least"]
    poor = f.seat in [event[1] for event in poorest]
    assert poor == ("least" in told)
    assert end.points_scored() == own["triple" if poor else "value"]
    worth = [e for e in end.events_saying("hand") + poorest if e[1] == f.seat]
    assert number_of(worth[0]) == own["value"]
    poorer = f.before.copy()
    poorer.chips[f.seat] = 0
    poorer.events = []
    poorer.score_round()
    end = PreviewedAnswer(f.seat, [], [], f.before, poorer, poorer.events)
    assert end.points_scored() == own["triple"]
    least = second_number(poorest[0][3])[0]
    assert (told["money"]["least"], told["money"]["count"]) == (least, len(poorest))
    coins = f.before.chips[f.seat]
    assert told["money"]["money"] == coins == least + int(own.get("need", 0))
    return 2
