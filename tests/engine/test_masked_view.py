"""A bot asked in place is shown its view, and the table is as before afterwards."""

from typing import Any

import pytest
from tests.engine.toys import TOYS, Tides, tides

from parlour.engine.data import save
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.masked_view import ask_masked
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.views import imagine, view
from parlour.testing.chance import Trial, moments

pytestmark = pytest.mark.both_ways

REPLACED = ("zones", "sealed", "known", "batch", "seed", "script", "events")
"""What `ask_masked` puts something else in place of."""


def parts(state: State) -> list[object]:
    return [getattr(state, name) for name in REPLACED]


def answer_in_place(state: State, seat: Seat, *, fails: bool = False) -> dict[str, Any]:
    """What a bot is shown; the table must be untouched afterwards."""
    shown: dict[str, Any] = {}

    def bot(seen: State, pick: Pick, dice: Dice) -> list[Token]:
        shown.update(save(seen), script=seen.script, events=seen.events)
        if fails:
            raise ZeroDivisionError
        return pick.options[:1]

    before, saved = parts(state), str(save(state))
    pick = state.ask(seat)
    if fails:
        with pytest.raises(ZeroDivisionError):
            ask_masked(bot, state, pick, Dice(1))
    else:
        assert ask_masked(bot, state, pick, Dice(1)) == pick.options[:1]
    for name, old, new in zip(REPLACED, before, parts(state), strict=True):
        assert new is old or (name == "seed" and new == old), name
    assert str(save(state)) == saved
    return shown


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.slug))
def test_bot_in_place_sees_its_view_and_leaves_the_table_alone(
    game: Game, fails: bool
) -> None:
    for walk in moments(game, Trial(3, seed=5), heard=True):
        state = walk.state
        state.script = [3, 1]  # rolls to come, which no bot may see
        for seat in state.everyone():
            if state.asks(seat) or state.shut >> seat & 1:
                seen = view(state, seat)
                told = {**save(seen), "script": None, "events": None}
                assert answer_in_place(state, seat, fails=fails) == told
        state.script = None


class Whispers(Tides):
    """How many cards a seat has drawn is for that seat alone."""

    def has_secret_facts(self) -> bool:
        return True

    def conceal(self, viewer: int) -> None:
        self.drawn = [
            count if seat == viewer else -1 for seat, count in enumerate(self.drawn)
        ]


def test_bot_sees_no_secret_facts_of_others() -> None:
    for walk in moments(tides(Whispers), Trial(3, seed=5)):
        state = walk.state
        assert isinstance(state, Whispers)
        for seat in state.everyone():
            own = [n if at == seat else -1 for at, n in enumerate(state.drawn)]
            world = imagine(state, seat, Dice(1))
            assert isinstance(world, Whispers)
            assert world.drawn == own
            if state.asks(seat):
                told = {**save(view(state, seat)), "script": None, "events": None}
                assert told["own"]["drawn"] == own
                assert answer_in_place(state, seat) == told
