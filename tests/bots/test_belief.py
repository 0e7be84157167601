"""What others answered makes worlds more or less likely; what is sealed does not."""

import pytest
from tests.bots.leduc import JACK, KING, QUEEN, dealt, frank

from parlour import bots
from parlour.bots.belief import Belief, are_unseen, is_legal, resample_to_fit
from parlour.bots.past_answers import (
    MAX_REMEMBERED,
    AnswerMemory,
    rename_pieces,
    renaming,
)
from parlour.bots.worlds import Worlds, visible_answers
from parlour.engine.dice import Dice
from parlour.engine.masked_view import ask_masked
from parlour.engine.picks import DONE
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.games import find
from parlour.games.seven_handed_poker.rules import SPOT_WORDS
from parlour.games.yardsticks.leduc import CALL, FOLD, HAND, RAISE, STOCK

pytestmark = pytest.mark.both_ways

FIRST, SECOND = Seat(0), Seat(1)
WORLDS = 200


def raised() -> tuple[State, AnswerMemory]:
    """Seat 0 holds a King and has raised; seat 1 holds a Jack and is asked."""
    state = dealt(KING, JACK, QUEEN)
    memory = AnswerMemory()
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
    assert belief.pool == []
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
    back = rename_pieces(
        rename_pieces(memory.moments[0], names), renaming(world, state)
    )
    assert back.state.zones == memory.moments[0].state.zones
    assert back.state.known == memory.moments[0].state.known


def test_answers_still_sealed_are_left_out() -> None:
    state, memory = raised()
    assert len(visible_answers(state, SECOND, memory.moments)) == 1
    state.shut = 1 << FIRST
    assert visible_answers(state, SECOND, memory.moments) == []
    memory.note(state, FIRST, [CALL])
    assert [one.answer for one in visible_answers(state, SECOND, memory.moments)] == [
        [RAISE]
    ]


def test_ones_own_answers_tell_nothing() -> None:
    state, memory = raised()
    assert visible_answers(state, FIRST, memory.moments) == []


def test_a_shuffle_ends_the_memory() -> None:
    state, memory = raised()
    state.shuffles += 1
    assert visible_answers(state, SECOND, memory.moments) == []
    memory.note(state, SECOND, [CALL])
    assert len(memory.moments) == 1
    for _ in range(MAX_REMEMBERED + 5):
        memory.note(state, SECOND, [CALL])
    assert len(memory.moments) == MAX_REMEMBERED


def test_an_answer_taken_back_is_forgotten() -> None:
    state, memory = raised()
    memory.note(state, SECOND, [FOLD])
    memory.retract(SECOND)
    memory.retract(SECOND)
    assert [moment.seat for moment in memory.moments] == [FIRST]


def test_what_could_not_have_been_said() -> None:
    state = dealt(KING, JACK, QUEEN)
    pick = state.ask(FIRST)
    assert is_legal(state, pick, [RAISE])
    assert not is_legal(state, pick, [FOLD])
    assert not is_legal(state, pick, [])


# Bent worlds


def laid_down(turns: int) -> tuple[State, AnswerMemory]:
    """Seven-Handed Poker between regulars, after so many hands were laid down."""
    game = find("seven-handed-poker")
    regular = bots.find(game, "regular")
    state = game.new(2, seed=7)
    memory = AnswerMemory()
    while len(memory.moments) < 2 * turns:
        seat = state.next_asked()
        tokens = bots.answer(regular, state, seat, Dice(len(memory.moments)))
        memory.note(state, seat, tokens)
        state.take(seat, tokens)
    return state, memory


def explained(worlds: Worlds, world: State) -> tuple[int, int]:
    """How many hands that still lie face down `regular` would have laid down, of how
    many in all."""
    regular = bots.find(find("seven-handed-poker"), "regular")
    bit = 1 << worlds.seat
    same = hands = 0
    for moment in worlds.past(world, MAX_REMEMBERED):
        if not are_unseen(world, moment.answer, bit):
            continue
        pick = moment.state.ask(moment.seat)
        hands += 1
        said = ask_masked(regular, moment.state, pick, Dice(1))
        same += sorted(said) == sorted(moment.answer)
    return same, hands


def test_a_hand_laid_face_down_is_one_that_somebody_would_lay_down() -> None:
    state, memory = laid_down(4)
    seat = state.next_asked()
    worlds = Worlds(state, seat, memory)
    regular = bots.find(find("seven-handed-poker"), "regular")
    plain = bent = hands = 0
    for seed in range(40):
        world = worlds.imagine(Dice(seed))
        plain += explained(worlds, world)[0]
        before = view(world, seat)
        resample_to_fit(worlds, world, 12, regular, Dice(seed))
        same, count = explained(worlds, world)
        bent += same
        hands += count
        after = view(world, seat)
        assert after.zones == before.zones  # the seat cannot tell
        assert after.known == before.known
        assert sorted(piece for pile in world.zones for piece in pile) == sorted(
            piece for pile in state.zones for piece in pile
        )
        for zone in world.table.live:  # who knows a piece goes with its place
            assert [world.known[piece] for piece in world.zones[zone]] == [
                state.known[piece] for piece in state.zones[zone]
            ]
    assert hands == 40
    assert plain < 0.1 * hands
    assert bent > 0.4 * hands


def test_only_what_the_seat_cannot_tell_changes_places() -> None:
    state, _ = laid_down(6)
    bit = 1 << state.next_asked()
    seen = [Token(piece) for piece in range(52) if state.known[piece] & bit]
    hidden = [Token(piece) for piece in range(52) if not state.known[piece] & bit]
    assert are_unseen(state, hidden, bit)
    assert not are_unseen(state, [hidden[0], seen[0]], bit)
    assert not are_unseen(state, [Token(DONE)], bit)
    assert not are_unseen(state, [SPOT_WORDS[0]], bit)
