"""Domino Knights: battles, draws and what is kept."""

from typing import Any

from tests.games.previews.knights_battles import first_said, groups_told
from tests.games.previews.knights_specials import cards_named, special_card
from tests.games.previews.knights_table import KINDS, table
from tests.games.previews.knights_training import training
from tests.games.previews.told import moved, names, read_alike

from parlour.engine.pieces import Seat
from parlour.games.domino_knights.chapters import goals
from parlour.games.domino_knights.chapters import kingdoms as knights
from parlour.games.domino_knights.chapters.knights import (
    strength,
)
from parlour.testing.previews import PreviewedAnswer, play_until

SETTLED = ("loot", "bury", "attack", "discard")
"""Steps by which a battle is over."""


FALLS = {
    "group-open": "",
    "group-standoff": "",
    "group-held": "",
    "group-attack-falls": "attackers",
    "group-defence-falls": "defenders",
    "group-both-fall": "attackers defenders",
}
"""Who falls in each kind of clash."""


def claims(f: PreviewedAnswer) -> int:
    before = f.before
    claims = 0
    stake = f.hint_values("at-stake")
    if stake is not None:
        claims += 1
        trial = before.copy()
        trial.take(f.seat, f.answer[:])
        end = play_until(trial, lambda s: s.step in SETTLED or s.defender < 0)
        victim = int(stake["seat"])
        lost = before.scores[victim] - end.scores[victim]
        assert lost == min(int(stake["damage"]), before.scores[victim])
    ejects = stake is not None and (
        int(stake["damage"]) >= before.scores[int(stake["seat"])]
    )
    bereft = [
        before.table.pieces.find_piece(str(values["piece"]))
        for name, values in f.hints
        if name == "bereft"
    ]
    for name, said in f.hints:
        if name in FALLS and before.phase in ("defend", "aid-defence") and not ejects:
            claims += 1
            trial = before.copy()
            trial.take(f.seat, f.answer[:])
            over: Any = play_until(trial, lambda s: s.step in SETTLED or s.defender < 0)
            for side in ("attackers", "defenders"):
                group = [
                    before.table.pieces.find_piece(one)
                    for one in str(said.get(side, "")).split()
                ]
                falls = [side in FALLS[name] or knight in bereft for knight in group]
                fell = [not over.in_play(knight) for knight in group]
                assert fell == falls, (name, side, said)
            assert not any(over.in_play(knight) for knight in bereft)
    answered = f.hint_values("would-stand") or f.hint_values("would-fail")
    killed = f.hint_values("dies")
    if f.answer and (answered or killed):
        claims += 1
        trial = before.copy()
        trial.events = []
        trial.take(f.seat, f.answer[:])
        while trial.pending and trial.waiting:  # if nobody answers again
            trial.take(trial.next_asked(), [])
        negated = [event for event in trial.events if event[5] == "negated"]
        assert bool(negated) == (f.hint_values("would-fail") is not None)
        if killed:
            dead = before.table.pieces.find_piece(str(killed["piece"]))
            assert not trial.in_play(dead)
    for name in ("paid", "paying"):
        trained = f.hint_values(name)
        if trained is not None and len(f.answer) > 1:
            claims += 1
            tile = f.answer[0]
            row = f.after.zones[knights.CANDIDATES + f.seat]
            if tile in row:
                done = f.after.finished(f.seat, row.index(tile))
                assert done == (name == "paid")
                assert (
                    f.after.training_total(f.seat, row.index(tile)) == trained["paid"]
                )
                missing = int(trained["cost"]) - int(trained["paid"])
                assert trained["missing"] == max(0, missing)
    for name, source in (("draw-top", knights.DISCARD), ("draw-deck", knights.DECK)):
        if f.hint_values(name) is not None:
            claims += 1
            hand = knights.HAND + f.seat
            moves = [event for event in f.events if event[0] == "moved"]
            drawn = [event[2] for event in moves if event[3] == hand]
            assert drawn[0] == source
            assert set(drawn[1:]) <= {knights.DECK}
    if before.phase == "orient":
        for said in [values for name, values in f.hints if name == "becomes"]:
            claims += 1
            knight = before.table.pieces.find_piece(str(said["piece"]))
            stands = [strength(f.after, knight, defending=d) for d in (False, True)]
            assert stands == [said["attack"], said["defence"]]
    kept = f.hint_values("keeps")
    if kept is not None:
        claims += 1
        gone = moved(f, knights.HAND + f.seat, knights.DISCARD)
        held = len(before.zones[knights.HAND + f.seat])
        assert held - len(gone) == kept["kept"]
        assert not kept["over"]
    first_said(f)
    claims += (
        cards_named(f) + groups_told(f) + read_alike(f, "domino-knights", KINDS, table)
    )
    return claims + training(f) + special_card(f) + copying(f) + target(f)


def target(f: PreviewedAnswer) -> int:
    """How many could block, when the time comes and nobody plays a card before."""
    said = f.hint_values("target")
    if said is None:
        return 0
    trial = f.before.copy()
    trial.take(f.seat, f.answer[:])
    end: Any = play_until(trial, lambda s: s.phase == "defend" or s.defender < 0)
    blockers = []
    if end.phase == "defend":
        blockers = end.ask(Seat(int(said["seat"]))).options
    assert len(blockers) == said["blockers"]
    return 1


def copying(f: PreviewedAnswer) -> int:
    """What a Doppelganger comes to once it copies somebody."""
    if f.before.phase != "copy":
        return 0
    trial = f.before.copy()
    double = goals.lost_doppelganger(trial)
    goals.copy_knight(trial, double, f.answer[0])
    values = [strength(trial, double, defending=d) for d in (False, True)]
    (said,) = [values for name, values in f.hints if name == "becomes"]
    assert {str(said["piece"])} == names(f, [double])
    assert values == [said["attack"], said["defence"]]
    return 1
