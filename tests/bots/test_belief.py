"""What others answered makes worlds more or less likely; what is sealed does not."""

import pytest
from tests.bots.leduc import JACK, KING, QUEEN, dealt, frank

from parlour.bots.belief import Belief, lawful
from parlour.bots.moments import KEPT, Memory, renamed, renaming
from parlour.bots.worlds import Worlds, told
from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat
from parlour.engine.state import State
from parlour.games.yardsticks.leduc import CALL, FOLD, HAND, RAISE, STOCK

pytestmark = pytest.mark.both_ways

FIRST, SECOND = Seat(0), Seat(1)
WORLDS = 200


def raised() -> tuple[State, Memory]:
    """Seat 0 holds a King and has raised; seat 1 holds a Jack and is asked."""
    state = dealt(KING, JACK, QUEEN)
    memory = Memory()
    memory.note(state, FIRST, [RAISE])
    state.take(FIRST, [RAISE])
    return state, memory


def kings(belief: Belief, dice: Dice) -> float:
    """How often seat 0 holds a King in the worlds of a belief."""
    held = [belief.world(dice).zones[HAND][0] for _ in range(WORLDS)]
    return sum(card >= KING for card in held) / WORLDS


def test_a_raise_tells_of_a_king() -> None:
    state, memory = raised()
    dice = Dice(2)
    blind = Belief(Worlds(state, SECOND), frank, 0.01, 12, 60, dice)
    assert kings(blind, dice) == pytest.approx(0.4, abs=0.1)
    wise = Belief(Worlds(state, SECOND, memory), frank, 0.01, 12, 60, dice)
    assert kings(wise, dice) > 0.95


def test_without_moments_nothing_is_weighed() -> None:
    state, memory = raised()
    dice = Dice(2)
    belief = Belief(Worlds(state, SECOND, memory), frank, 0.01, 0, 60, dice)
    assert belief.kept == []
    assert kings(belief, dice) == pytest.approx(0.4, abs=0.1)


def test_the_past_of_a_world_is_the_past_with_other_names() -> None:
    state, memory = raised()
    worlds = Worlds(state, SECOND, memory)
    for seed in range(20):
        world = worlds.imagine(Dice(seed))
        (moment,) = worlds.past(world, 12)
        assert moment.seat == FIRST
        assert moment.answer == [RAISE]
        assert moment.state.zones[HAND] == world.zones[HAND]
        assert sorted(moment.state.zones[STOCK]) == sorted(world.zones[STOCK])
        assert moment.state.known[world.zones[HAND][0]] == 1
    assert state.zones[HAND] == [KING]


def test_a_renaming_leads_from_one_world_to_the_other() -> None:
    state, memory = raised()
    world = Worlds(state, SECOND).imagine(Dice(4))
    names = renaming(state, world)
    assert sorted(names) == list(range(6))
    back = renamed(renamed(memory.moments[0], names), renaming(world, state))
    assert back.state.zones == memory.moments[0].state.zones
    assert back.state.known == memory.moments[0].state.known


def test_answers_still_sealed_are_left_out() -> None:
    state, memory = raised()
    assert len(told(state, SECOND, memory.moments)) == 1
    state.shut = 1 << FIRST
    assert told(state, SECOND, memory.moments) == []
    memory.note(state, FIRST, [CALL])
    assert [one.answer for one in told(state, SECOND, memory.moments)] == [[RAISE]]


def test_ones_own_answers_tell_nothing() -> None:
    state, memory = raised()
    assert told(state, FIRST, memory.moments) == []


def test_a_shuffle_ends_the_memory() -> None:
    state, memory = raised()
    state.shuffles += 1
    assert told(state, SECOND, memory.moments) == []
    memory.note(state, SECOND, [CALL])
    assert len(memory.moments) == 1
    for _ in range(KEPT + 5):
        memory.note(state, SECOND, [CALL])
    assert len(memory.moments) == KEPT


def test_an_answer_taken_back_is_forgotten() -> None:
    state, memory = raised()
    memory.note(state, SECOND, [FOLD])
    memory.retract(SECOND)
    memory.retract(SECOND)
    assert [moment.seat for moment in memory.moments] == [FIRST]


def test_what_could_not_have_been_said() -> None:
    state = dealt(KING, JACK, QUEEN)
    pick = state.ask(FIRST)
    assert lawful(state, pick, [RAISE])
    assert not lawful(state, pick, [FOLD])
    assert not lawful(state, pick, [])
