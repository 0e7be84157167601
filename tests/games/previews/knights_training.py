"""Domino Knights: what training costs."""

from typing import Any

from tests.games.previews.told import spelled

from parlour.engine.views import view
from parlour.games import find
from parlour.games.domino_knights.chapters import kingdoms as knights
from parlour.games.domino_knights.chapters import train
from parlour.presentation.hints import hints_of
from parlour.testing.previews import PreviewedAnswer


def training(f: PreviewedAnswer) -> int:
    """What Recruits cost, which cards would do, and what a pair still needs."""
    before = f.before
    if before.phase != "train":
        return 0
    pair = f.hint_values("pair")
    if pair is not None:
        trial = before.copy()
        train.train(trial, f.seat, f.answer[:])
        number = trial.candidate_of(f.seat, f.answer[0])
        assert len(trial.lesson(f.seat, number)) == pair["count"]
        return 1
    claims = 0
    named = before.table.pieces.find_piece
    costs = {named(str(v["piece"])): v["cost"] for n, v in f.hints if n == "costs"}
    offered = before.ask(f.seat).options
    seen: Any = view(before, f.seat)
    hints = hints_of(find("domino-knights"))(seen, f.seat)
    lessons = [hint for hint in hints if hint[0] in ("lesson", "no-lesson")]
    tiles = before.zones[knights.RECRUITS + f.seat] * (not before.options.dominoless)
    assert [values["tile"] for _, values in lessons] == spelled(before, tiles).split()
    for name, said in lessons:
        claims += 1
        tile = named(str(said["tile"]))
        assert costs.get(tile, said["cost"]) == said["cost"]
        if name == "no-lesson":
            assert tile not in offered or before.options.multi_turn_training
            assert most_in_a_suit(f) < int(said["cost"])
            continue
        cards = [named(one) for one in str(said["pieces"]).split()]
        trial = before.copy()
        train.train(trial, f.seat, [tile, *cards])
        lots = trial.zones[knights.CANDIDATES + f.seat]
        assert trial.finished(f.seat, lots.index(tile))
        assert trial.training_total(f.seat, lots.index(tile)) >= int(said["cost"])
    return claims + len(costs)


def most_in_a_suit(f: PreviewedAnswer) -> int:
    """The most that this seat could pay with cards of one suit."""
    totals = [0] * 4
    for card in f.before.hand(f.seat):
        if f.before.worth(card):
            totals[f.before.table.pieces.suits[card]] += f.before.worth(card)
    return int(max(totals) << f.before.wealths_of(f.seat).bit_count())
