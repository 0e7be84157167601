"""What games say of themselves is so: how long they last, whether they have windows."""

from dataclasses import dataclass

import pytest

from parlour import bots
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.options import number
from parlour.games import GAMES, find
from parlour.games.willow import GAME as WILLOW
from parlour.match import Match

SECONDS = 10
"""What people need for a choice, more or less."""


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_lasts_about_as_long_as_it_says(slug: str) -> None:
    game = find(slug)
    match = Match(game, game.usual_seats, seed="tried")
    bot = bots.find(game, "regular")
    windows = False
    while not match.over():
        seat = match.state.next_asked()
        windows = windows or match.state.ask(seat).window
        dice = Dice(len(match.choices) + 1)
        match.play_tokens(seat, bots.answer(bot, match.state, seat, dice))
    minutes = max(5, len(match.choices) * SECONDS / 60)
    assert game.lasts / 2 <= minutes <= game.lasts * 2
    assert game.windows or not windows


@dataclass(frozen=True)
class Options:
    most: int = number(1)


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"rounds": "evening"}, "span"),
        ({"cut": "least"}, "option"),
        ({"yields": ["bow"]}, "word"),
    ],
)
def test_names_that_nothing_has(given: dict[str, object], what: str) -> None:
    with pytest.raises(ValueError, match=f"Names has no {what} called"):
        Game(
            "names",
            "Names",
            players=range(2, 3),
            edition=1,
            zones=WILLOW.zones,
            options=Options,
            state=WILLOW.state,
            phases=("over",),
            pieces=WILLOW.pieces,
            bound=WILLOW.bound,
            **given,  # type: ignore[arg-type]
        )
