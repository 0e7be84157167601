"""A view that was made already tells the same, and is not touched."""

import pytest

from parlour.bots.luck import random_answer
from parlour.engine.data import view_data
from parlour.engine.dice import Dice
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, find
from parlour.match import Match


@pytest.mark.parametrize("slug", GAMES)
def test_data_of_a_view_made_before(slug: str) -> None:
    game = find(slug)
    match = Match(game, game.usual_seats, seed="5" * 32)
    dice = Dice(5)
    for _ in range(40):
        if match.over():
            break
        for viewer in [*match.table.everyone, AUDIENCE]:
            seen = view(match.state, viewer)
            zones = [pile[:] for pile in seen.zones]
            given = view_data(game, match.state, viewer, seen)
            assert given == view_data(game, match.state, viewer)
            assert seen.zones == zones
        seat = next(seat for seat in match.table.everyone if match.state.asks(seat))
        match.play_tokens(seat, random_answer(match.state, match.state.ask(seat), dice))
