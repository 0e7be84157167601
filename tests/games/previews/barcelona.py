"""Barcelona: what is shown, and who wins a showdown."""

from math import comb
from typing import Any

from tests.games.previews.told import names, read_alike, spelled, this_hand, told_before

from parlour.engine.pieces import HIDDEN, Piece, Seat
from parlour.engine.views import view
from parlour.games import find
from parlour.games.barcelona import rules as barcelona
from parlour.kit.values import VALUE
from parlour.presentation.hints import hints_of
from parlour.testing.previews import Hints, PreviewedAnswer, Values, is_paid_by

KINDS = (
    "order",
    "risk",
    "shows-red",
    "shows-red-only",
    "above",
    "below",
    "shows-black-only",
)


def claims(f: PreviewedAnswer) -> int:
    f = this_hand(f)
    assert len(f.hints) == 1
    hand = told_before(f, "barcelona")["hand"]
    before = f.before
    assert (hand["number"], hand["hands"]) == (
        before.round_number,
        before.options.hands,
    )
    assert hand["pot"] == before.chips[barcelona.POT]
    won = [event[1] for event in f.events_saying("wins")]
    for name in ("would-win", "would-lose", "would-lose-blind", "would-force"):
        said = f.hint_values(name)
        if said is None:
            continue
        if name != "would-force":
            assert (won[0] == f.seat) == (name == "would-win")
        if won[0] != f.seat:
            assert f.chips_paid() == said["price"]
        pot = [e[3] for e in f.events if e[0] == "paid" and e[1] == barcelona.POT]
        assert sum(pot) == said["pot"]
        if name in ("would-lose", "would-lose-blind"):
            shown = [
                f.before.zones[barcelona.SHOWN + rival][0]
                for rival in f.before.everyone()
                if rival != f.seat and f.before.still_in >> rival & 1
            ]
            high = f.before.options.ace_high_showdown
            mine = barcelona.strength(f.before.black_card(f.seat), high)
            assert (name == "would-lose") == any(
                barcelona.strength(card, high) > mine
                for card in shown
                if not barcelona.IS_RED[card]
            )
    if f.hint_values("would-drop") is not None:
        assert f.chips_paid() == 0
        assert f.seat not in [event[1] for event in f.events_saying("survives")]
        if f.after.round_number == f.before.round_number and f.after.waiting:
            assert not f.after.still_in >> f.seat & 1
    if f.before.phase == "reveal":
        return len(f.hints) + showing(f)
    return len(f.hints) + rivals(f)


def showing(f: PreviewedAnswer) -> int:
    """What the others see of a card that is shown, and what it costs to lose."""
    after = f.after
    red = f.hint_values("would-show-red")
    said = red or f.hint_values("would-show-black")
    assert said is not None
    unseen = barcelona.RED if red is None else barcelona.BLACK
    for rival in after.everyone():
        seen = view(after, rival)
        assert names(f, seen.zones[barcelona.SHOWN + f.seat]) == {said["piece"]}
        assert rival == f.seat or seen.zones[unseen + f.seat] == [HIDDEN]
    own = told_before(f, "barcelona")["own"]
    winner, paid = forced(after, after.turn)
    assert winner == f.seat or paid[f.seat] == said["price"] == own["price"]
    assert names(f, [after.black_card(f.seat)]) == {own["piece"]}
    duel = after.copy()
    rival = next(one for one in after.seats_in(after.still_in) if one != f.seat)
    duel.still_in = 1 << f.seat | 1 << rival
    duel.zones[barcelona.SHOWN + rival] = duel.zones[barcelona.RED + rival] = []
    lower = 0
    for card in barcelona.BLACKS:
        duel.zones[barcelona.BLACK + rival] = [card]
        if card != after.black_card(f.seat):
            lower += duel.highest_black() == f.seat
    assert lower == own["lower"]
    return 2


def rivals(f: PreviewedAnswer) -> int:
    """Who acts when, and what each of the others would do in a showdown."""
    before = f.before
    told = hints_of(find("barcelona"))(view(before, f.seat), f.seat)
    winner, paid = forced(before, f.seat)
    for name, said in told:
        if name == "risk":
            assert winner == f.seat or paid[f.seat] == said["price"]
        if name == "shows-red":
            rival = int(said["seat"])
            assert winner == rival or paid[rival] == said["price"]
        if name in ("above", "below"):
            duel = before.copy()
            duel.still_in = 1 << f.seat | 1 << int(said["seat"])
            assert (duel.highest_black() == f.seat) == (name == "below")
    force = f.hint_values("would-force")
    assert force is None or force["percent"] == chance(before, f.seat)
    return len(told) + read_alike(f, "barcelona", KINDS, table)


def table(state: Any, seat: Seat) -> Hints:
    """Who acts when, the own risk, and what everybody still in shows."""
    order = acting(state)
    told: Hints = [
        ("order", {"pieces": spelled(state, [shown_by(state, one) for one in order])})
    ]
    if seat in order:
        black = spelled(state, [state.black_card(seat)])
        told.append(("risk", {"price": price(state, seat), "piece": black}))
    return told + [shows(state, seat, one) for one in order if one != seat]


def acting(state: Any) -> list[Seat]:
    """Those still in, in the order in which they are asked if all drop."""
    trial = state.copy()
    asked = []
    while trial.phase == "action" and trial.round_number == state.round_number:
        asked.append(trial.turn)
        trial.take(trial.turn, [barcelona.DROP])
    return asked + [s for s in state.seats_in(state.still_in) if s not in asked]


def shown_by(state: Any, seat: Seat) -> Piece:
    card: Piece = state.zones[barcelona.SHOWN + seat][0]
    return card


def price(state: Any, seat: Seat) -> int:
    """Pips of the red card, ten at most (BAR-11), and no more than one has."""
    due: int = min(VALUE[state.red_card(seat)], 10)
    chips: int = state.chips[seat]
    return min(due, chips) if state.options.stakes == "table" else due


def shows(state: Any, seat: Seat, rival: Seat) -> tuple[str, Values]:
    """The card that a rival shows, and how the own black one compares."""
    card = shown_by(state, rival)
    told: Values = {"seat": rival, "piece": spelled(state, [card])}
    red = bool(state.zones[barcelona.BLACK + rival])
    if red:
        told["price"] = price(state, rival)
    if not state.still_in >> seat & 1:
        return ("shows-red-only" if red else "shows-black-only"), told
    if red:
        hidden = unseen_blacks(state, seat)
        lower = [one for one in hidden if beats(state, seat, one)]
        told["percent"] = round(100 * len(lower) / len(hidden))
        return "shows-red", told
    return ("below" if beats(state, seat, card) else "above"), told


def beats(state: Any, seat: Seat, card: Piece) -> bool:
    """Whether the black card of a seat wins a showdown against another."""
    high = state.options.ace_high_showdown
    own = state.black_card(seat)
    return barcelona.strength(own, high) > barcelona.strength(card, high)


def unseen_blacks(state: Any, seat: Seat) -> list[Piece]:
    """Black cards that lie neither before this seat nor face up."""
    seen = {state.black_card(seat)}
    for other in state.everyone():
        seen |= set(state.zones[barcelona.SHOWN + other])
    return [card for card in barcelona.BLACKS if card not in seen]


def chance(state: Any, seat: Seat) -> int:
    """How many of a hundred deals of the hidden black cards win a showdown."""
    rivals = [one for one in state.seats_in(state.still_in) if one != seat]
    count = len([one for one in rivals if state.zones[barcelona.BLACK + one]])
    hidden = unseen_blacks(state, seat)
    lower = [card for card in hidden if beats(state, seat, card)]
    share = 100 * comb(len(lower), count) / comb(len(hidden), count)
    return int(min(99, max(1, round(share))))


def forced(state: Any, seat: Seat) -> tuple[int, list[int]]:
    """Who wins if this seat forces a showdown, and what each seat pays."""
    trial = state.copy()
    trial.events = []
    trial.take(seat, [barcelona.FORCE])
    end = this_hand(PreviewedAnswer(seat, [], [], state, trial, trial.events))
    paid = [
        sum(event[3] for event in end.events if is_paid_by(event, one))
        for one in state.everyone()
    ]
    return end.events_saying("wins")[0][1], paid
