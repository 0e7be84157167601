"""A pad says what the rules say: games of chance, written down round by round."""

from typing import Any

import pytest

from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat
from parlour.games import find
from parlour.scorekeeping.sheets import Sheet

PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("abandon-ship", 4, {"target_score": 120, "first_dealer": 0}),
    ("abandon-ship", 7, {"target_score": 60, "game_tie": "extra_round"}),
    ("boneyard", 4, {"target": 30}),
    ("boneyard", 8, {"set_target": "distinct", "max_rounds": 12}),
    ("brain-baseball", 4, {"three_strike_rule": False, "first_dealer": 0}),
    ("following-suit", 4, {"target_score": 100}),
    ("lost-pueblo", 5, {"hands": 4}),
]


def written(state: Any, gains: list[int]) -> list[dict[str, Any]]:
    """The round that is just over as its pad asks for it."""
    if hasattr(state, "bids"):
        return [
            {"bid": state.bids[seat], "took": " abcde"[state.claimed[seat]].strip()}
            for seat in range(state.seats)
        ]
    if hasattr(state, "cleared"):
        return [{"hand": "innocent" if gain else None} for gain in gains]
    return [{"scored": gain} for gain in gains]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("slug", "seats", "options"), PLAYED)
def test_a_pad_and_the_rules_agree(
    slug: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    game = find(slug)
    state: Any = game.new(seats, options, seed)
    pad = Sheet(game, game.agree(seats, options), seats)
    dice = Dice(seed)
    before = [0] * seats
    while state.waiting:
        number = state.round_number
        seat = Seat((state.waiting & -state.waiting).bit_length() - 1)
        state.take(seat, random_answer(state, state.ask(seat), dice))
        if state.round_number == number and state.waiting:
            continue
        now = list(state.scores)
        gains = [b - a for a, b in zip(before, now, strict=True)]
        row = pad.checked(written(state, gains))
        pad.rows.append(row)
        pad.add(row)
        before = now
        if hasattr(state, "bids"):
            assert pad.scoring.totals == state.totals()
        else:
            assert pad.scoring.totals == now
        assert (pad.ended is not None) == (not state.waiting)
    assert pad.scoring.places() == state.ranks
