"""Logs of whole games between bots are admitted with half of what a stranger may cost.

And nothing about a table is laid out anew for each step that is looked at.
"""

from dataclasses import replace

import msgspec
import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.server.api import replay_data
from parlour.server.process.bounds import STRANGER_BOUNDS
from parlour.server.process.sandbox import Sandbox
from parlour.testing.telling import NAMES

LISTED = [slug for slug in GAMES if find(slug).listed]
LONG = {"brain-baseball": 2, "domino-avatars": 4, "domino-knights": 3, "spots": 4}
"""Games with many choices, and the longest of a few: Knights of 2344."""
HALF = replace(
    STRANGER_BOUNDS, cpu=STRANGER_BOUNDS.cpu / 2, memory=STRANGER_BOUNDS.memory // 2
)


def logged(slug: str) -> bytes:
    """A game with the most seats, played to its end."""
    game = find(slug)
    seats = max(game.players)
    names = [*NAMES, *"ABCDEFGH"][:seats]
    seed = LONG.get(slug, 1)
    match = Match(game, seats, {}, seed=f"long-{seed}", names=names)
    dice, bot = Dice(seed), find_bot(game, "regular")
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(bot, match.state, seat, dice))
    return msgspec.json.encode(match.log())


@pytest.mark.parametrize(
    "slug",
    [
        slug if slug in LONG else pytest.param(slug, marks=pytest.mark.soak)
        for slug in LISTED
    ],
)
async def test_an_honest_log_costs_half_of_what_it_may(slug: str) -> None:
    """The longest takes a third of these bounds on an idle machine."""
    text = logged(slug)
    confined = Sandbox(1)
    try:
        assert await confined.run(replay_data.check_replay, text, bounds=HALF)
    finally:
        await confined.stop()


def test_no_table_is_laid_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    text = logged("spots")
    kept = replay_data.check_replay(text)
    laid = []
    lay = Game.table

    def counted(self: Game, *given: object) -> object:
        laid.append(self)
        return lay(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "table", counted)
    replay_data.check_replay(text)
    replay_data.steps(kept, b"open")
    assert len(laid) == 2
