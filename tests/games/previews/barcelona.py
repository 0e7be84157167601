"""Barcelona: what is shown, and who wins a showdown."""

from typing import Any

from tests.games.previews.told import names, this_hand, told_before

from parlour import laying
from parlour.engine.data import seats_in
from parlour.engine.pieces import HIDDEN, Seat
from parlour.engine.views import view
from parlour.games import find
from parlour.games.barcelona import rules as barcelona
from parlour.testing.previews import Foretold, is_paid_by


def claims(f: Foretold) -> int:
    f = this_hand(f)
    assert len(f.hints) == 1
    won = [event[1] for event in f.told("wins")]
    for name in ("would-win", "would-lose", "would-lose-blind", "would-force"):
        said = f.said(name)
        if said is None:
            continue
        if name != "would-force":
            assert (won[0] == f.seat) == (name == "would-win")
        if won[0] != f.seat:
            assert f.paid() == said["price"]
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
    if f.said("would-drop") is not None:
        assert f.paid() == 0
        assert f.seat not in [event[1] for event in f.told("survives")]
        if f.after.round_number == f.before.round_number and f.after.waiting:
            assert not f.after.still_in >> f.seat & 1
    if f.before.phase == "reveal":
        return len(f.hints) + showing(f)
    return len(f.hints) + rivals(f)


def showing(f: Foretold) -> int:
    """What the others see of a card that is shown, and what it costs to lose."""
    after = f.after
    red = f.said("would-show-red")
    said = red or f.said("would-show-black")
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
    rival = next(one for one in seats_in(after.still_in) if one != f.seat)
    duel.still_in = 1 << f.seat | 1 << rival
    duel.zones[barcelona.SHOWN + rival] = duel.zones[barcelona.RED + rival] = []
    lower = 0
    for card in barcelona.BLACKS:
        duel.zones[barcelona.BLACK + rival] = [card]
        if card != after.black_card(f.seat):
            lower += duel.highest_black() == f.seat
    assert lower == own["lower"]
    return 2


def rivals(f: Foretold) -> int:
    """Who acts when, and what each of the others would do in a showdown."""
    before = f.before
    told = laying.hints(find("barcelona"))(view(before, f.seat), f.seat)
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
        if "seat" in said:
            shown = before.zones[barcelona.SHOWN + int(said["seat"])]
            assert names(f, shown) == {said["piece"]}
    trial = before.copy()
    acting = []
    while trial.phase == "action" and trial.round_number == before.round_number:
        acting.append(trial.turn)
        trial.take(trial.turn, [barcelona.DROP])
    acting += [one for one in seats_in(before.still_in) if one not in acting]
    lying = [names(f, before.zones[barcelona.SHOWN + one]).pop() for one in acting]
    assert " ".join(lying) == dict(told)["order"]["pieces"]
    return len(told) - 1  # the number of the hand is left out


def forced(state: Any, seat: Seat) -> tuple[int, list[int]]:
    """Who wins if this seat forces a showdown, and what each seat pays."""
    trial = state.copy()
    trial.events = []
    trial.take(seat, [barcelona.FORCE])
    end = this_hand(Foretold(seat, [], [], state, trial, trial.events))
    paid = [
        sum(event[3] for event in end.events if is_paid_by(event, one))
        for one in state.everyone()
    ]
    return end.told("wins")[0][1], paid
