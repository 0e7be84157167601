"""Spots: change and the score of a round."""

from typing import Any

from tests.games.previews.told import events_before, moved, picked, read_alike, spelled

from parlour.engine.pieces import Piece, Seat
from parlour.games.spots import rules as spots
from parlour.kit.values import VALUE
from parlour.testing.previews import Hints, PreviewedAnswer, Values

KINDS = (
    "round",
    "standing",
    "middle",
    "fetches",
    "choice",
    "draws",
    "short",
    "set",
)


def claims(f: PreviewedAnswer) -> int:
    if f.before.phase == "change":
        chosen(f)
    else:
        paid_in(f)
    got = f.hint_values("gets")
    same = f.after.round_number == f.before.round_number and f.after.waiting
    if got is not None and same:
        more = f.after.points(f.seat) - f.before.points(f.seat)
        assert more == got["points"]
        taken = moved(f, spots.MIDDLE, spots.PILE + f.seat)
        assert set(str(got["pieces"]).split()) == taken
        assert {str(v["piece"]) for name, v in f.hints if name == "yours"} == taken
    stands = f.hint_values("stands")
    if stands is not None and same and f.after.phase == "play":
        assert points_told(f.after.adjust_points(f.seat)) == stands["adjusted"]
    choice = f.hint_values("pay-choice")
    if choice is not None:
        assert f.after.phase == "change"
        sets = f.after.offers()
        assert len(sets) == choice["count"]
        assert {sum(VALUE[card] for card in one) for one in sets} == {choice["points"]}
        then = f.before.adjust_points(f.seat) + 2 * int(choice["points"])
        assert stands == {"adjusted": points_told(then)}
    return len(f.hints) + read_alike(f, "spots", KINDS, table)


def paid_in(f: PreviewedAnswer) -> None:
    """What is said of a card that is played, by what it fetches."""
    kind, _ = fetched(f.before, f.seat, f.answer[0])
    said = {name for name, _ in f.hints}
    if kind == "draws":
        assert said == {"pay-draws"}
        assert moved(f, spots.DECK, spots.MIDDLE)
    elif kind == "choice":
        assert said == {"pay-choice", "stands"}
    else:
        assert said == {"gets", "yours", "stands"} or not f.before.zones[spots.MIDDLE]


def chosen(f: PreviewedAnswer) -> None:
    """How many sets each card of a choice leaves, and the one that is got."""
    assert [name for name, _ in f.hints if name != "yours"] == ["gets"]
    for count in range(len(f.answer)):
        left = f.before.still_offered(f.answer[:count])
        told = picked(f, "spots", f.answer[:count])
        assert told == [("sets-left", {"count": len(left)})]
        assert len(left) > 1


def table(state: Any, seat: Seat) -> Hints:
    """Everybody's round, the middle, and what cards or sets there are to take."""
    hands = state.start_totals
    assert hands[state.starter] == min(hands)
    began: Values = {"seat": state.starter, "total": min(hands)}
    told: Hints = [("round", {"round": state.round_number, **began})]
    told += [standing(state, other) for other in state.everyone()]
    middle = sum(VALUE[card] for card in state.zones[spots.MIDDLE])
    told.append(("middle", {"total": middle, "deck": len(state.zones[spots.DECK])}))
    if state.phase == "play":
        hand = state.zones[spots.HAND + seat]
        told += [fetched(state, seat, card) for card in hand]
    elif state.asks(seat):
        sets = state.offers()
        told += [("set", {"pieces": spelled(state, one)}) for one in sets]
    return told


def standing(state: Any, seat: Seat) -> tuple[str, Values]:
    """A player's round so far, the handicap taken off."""
    pile = sum(VALUE[card] for card in state.zones[spots.PILE + seat])
    points = state.noted[seat] + pile
    off = state.start_totals[seat] - min(state.start_totals)
    rounding = state.options.handicap_rounding
    if off % 2 and rounding != "exact":
        off += 1 if rounding == "up" else -1
    return "standing", {
        "seat": seat,
        "start": state.start_totals[seat],
        "handicap": points_told(off),
        "points": points,
        "adjusted": points_told(2 * points - off),
        "left": len(state.zones[spots.HAND + seat]),
        "wins": state.scores[seat],
    }


def fetched(state: Any, seat: Seat, card: Piece) -> tuple[str, Values]:
    """What comes of a card if it is played now."""
    trial = state.copy()
    trial.events = []
    trial.take(seat, [card])
    events = events_before(trial.events, "round")
    moves = [event for event in events if event[0] == "moved"]
    piece: Values = {"piece": spelled(state, [card])}
    if [event for event in moves if event[2:4] == (spots.DECK, spots.MIDDLE)]:
        return "draws", piece
    if trial.phase == "change":
        sets = trial.offers()
        excess = sum(VALUE[one] for one in sets[0]) - VALUE[card]
        return "choice", {**piece, "count": len(sets), "excess": excess}
    taken = [e[1] for e in moves if e[2:4] == (spots.MIDDLE, spots.PILE + seat)]
    excess = sum(VALUE[one] for one in taken) - VALUE[card]
    values: Values = {**piece, "pieces": spelled(state, taken)}
    if excess < 0:
        return "short", {**values, "short": -excess}
    return "fetches", {**values, "excess": excess}


def points_told(half_points: int) -> str:
    """A number of half points as it is read: 1½, or −½."""
    whole, half = divmod(abs(half_points), 2)
    digits = str(whole) if whole or not half else ""
    return ("−" if half_points < 0 else "") + digits + "½" * half
