"""Vector environments play the same games as everywhere else, at all tables at once."""

import random
from typing import Any

import numpy as np
import pytest

from parlour.adapters.pettingzoo import raw_env
from parlour.bots import names
from parlour.engine.cursor import Cursor
from parlour.engine.dice import Dice, scatter
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.learn import VectorTables, observation_labels
from parlour.learn.observations import observe_seat
from parlour.testing.chance import brief, random_options

pytestmark = pytest.mark.in_bulk

EVERY = [*GAMES, "leduc", "hearts"]
TABLES = 3
STEPS = 60


def short(slug: str, number: int = 0) -> tuple[Any, ...]:
    """A table of this game that plays briefly, with other options for each number."""
    game = find(slug)
    seats: int = game.usual_seats
    given: dict[str, Any] = {}
    if number:
        seats, given = random_options(game, Dice(number))
    return (slug, seats, brief(game, seats, given, 4_000))


def legal_actions(mask: Any, lots: random.Random) -> list[int]:
    return [lots.choice(np.flatnonzero(row).tolist()) for row in mask]


# The same games as everywhere else


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("slug", EVERY)
def test_tables_play_the_games_of_single_environments(slug: str, number: int) -> None:
    lots = random.Random(number)
    tables = VectorTables(*short(slug, number), tables=TABLES, seed=9)
    alone = [raw_env(*short(slug, number), seed=9 + n) for n in range(TABLES)]
    for one in alone:
        one.reset()
    step = tables.reset()
    for _ in range(STEPS):
        for n, one in enumerate(alone):
            seen = one.observe(one.agent_selection)
            assert np.array_equal(step.observation[n], seen["observation"])
            assert np.array_equal(step.action_mask[n], seen["action_mask"])
            assert step.action_mask[n, step.sampled[n]] == 1
            assert one.agent_selection == f"player_{step.seat[n]}"
        actions = legal_actions(step.action_mask, lots)
        step = tables.step(actions)
        for n, (one, action) in enumerate(zip(alone, actions, strict=True)):
            one.step(action)
            over = any(one.terminations.values())
            assert step.ended[n] == over
            assert step.reward[n].tolist() == list(one.rewards.values())
            if over:
                one.reset()


@pytest.mark.parametrize("slug", EVERY)
def test_observations_are_those_of_the_engine(slug: str) -> None:
    """The compiled loop writes what `observe` tells, number by number."""
    for number in range(3):
        tables = VectorTables(*short(slug, number), tables=TABLES, seed=number)
        step = tables.reset()
        for _ in range(STEPS):
            for n in range(TABLES):
                cursor = tables.cursor(n)
                told = observe_seat(cursor.state, cursor.seat, cursor.chosen)
                assert step.observation[n].tolist() == told
                assert bytes(step.action_mask[n]) == bytes(cursor.mask())
            step = tables.step(step.sampled)


@pytest.mark.parametrize("slug", EVERY)
def test_fields_name_every_number_once(slug: str) -> None:
    game = find(slug)
    for seats in {game.players[0], game.usual_seats, game.players[-1]}:
        tables = VectorTables(slug, seats, tables=1, seed=1)
        step = tables.reset()
        numbers = list(range(step.observation.shape[1]))
        covered = [numbers[field.slice] for field in tables.fields.values()]
        assert [number for part in covered for number in part] == numbers
        labels = observation_labels(game, tables.table)
        assert len({*labels}) == len(labels) == len(numbers)
        scores = step.observation[0][tables.fields["scores"].slice]
        assert scores.tolist() == tables.cursor(0).state.scores


# Several processes


def test_processes_play_as_one_does() -> None:
    def play(processes: int) -> list[Any]:
        with VectorTables(
            "lamarckian-poker",
            tables=5,
            seed=4,
            bots=[None, "regular", "random", "regular"],
            rotate=True,
            keep_finals=True,
            processes=processes,
        ) as tables:
            step = tables.reset()
            seen = []
            for _ in range(40):
                step = tables.step(step.sampled)
                seen.append([array.tolist() for array in vars(step).values()])
            step = tables.reset()
            return [*seen, step.observation.tolist()]

    alone = play(1)
    assert play(2) == alone
    assert play(5) == alone


def test_an_error_in_a_process_is_raised_here() -> None:
    with VectorTables("leduc", tables=2, seed=1, processes=2) as tables:
        illegal = int(np.flatnonzero(tables.reset().action_mask[1] == 0)[0])
        tables.arrays.action_mask[:] = 1  # as if all were legal
        with pytest.raises(BadInput, match="is not legal at table"):
            tables.step([illegal, illegal])


def test_a_process_that_ends_is_an_error() -> None:
    with VectorTables("leduc", tables=2, seed=1, processes=2) as tables:
        step = tables.reset()
        tables.shares[1].child.kill()  # type: ignore[union-attr]
        tables.shares[1].child.join()  # type: ignore[union-attr]
        with pytest.raises((RuntimeError, BrokenPipeError)):
            tables.step(step.sampled)


def test_closing_ends_the_processes() -> None:
    tables = VectorTables("leduc", tables=2, seed=1, processes=2)
    tables.reset()
    children = [share.child for share in tables.shares]  # type: ignore[union-attr]
    tables.close()
    assert not any(child.is_alive() for child in children)


# Players and bots


def test_the_first_seed_is_used_once_and_then_the_next() -> None:
    first = VectorTables("leduc", tables=2, seed=5)
    again = VectorTables("leduc", tables=2)
    start = first.reset().observation.copy()
    assert np.array_equal(start, again.reset(5).observation)
    following = first.reset().observation.copy()
    assert np.array_equal(following, again.reset(scatter(5)).observation)


@pytest.mark.parametrize("slug", [slug for slug in EVERY if slug in GAMES])
def test_only_learners_are_asked(slug: str) -> None:
    _, seats, options = short(slug)
    bots = [None, *["regular" if "regular" in names(find(slug)) else "random"] * 9]
    tables = VectorTables(
        slug, seats, options, tables=4, seed=2, bots=bots[:seats], rotate=True
    )
    step = tables.reset()
    games = [0] * 4
    for _ in range(STEPS):
        assert not step.player.any()
        assert step.seat.tolist() == [number % seats for number in games]
        step = tables.step(step.sampled)
        games = [
            n + over for n, over in zip(games, step.finished.tolist(), strict=True)
        ]
        assert np.array_equal(step.ended, step.finished > 0)


def test_rewards_go_to_players_wherever_they_sit() -> None:
    """Who always plays by the rule of thumb wins more than who plays at random."""
    tables = VectorTables(
        "lamarckian-poker",
        2,
        tables=40,
        seed=3,
        bots=[None, "regular"],
        rotate=True,
    )
    step = tables.reset()
    won = np.zeros(2)
    for _ in range(60):
        step = tables.step(step.sampled)
        won += step.reward.sum(0)
    assert won[1] > 10
    assert won.sum() == pytest.approx(0)


@pytest.mark.parametrize("slug", ["spots", "caribbean-star", "domino-knights"])
def test_forced_choices_can_be_skipped(slug: str) -> None:
    tables = VectorTables(*short(slug), tables=4, seed=2, skip_forced=True)
    step = tables.reset()
    for _ in range(STEPS):
        assert (step.action_mask.sum(1) > 1).all()
        step = tables.step(step.sampled)


def test_search_bots_play_with_their_memory() -> None:
    tables = VectorTables(
        "lamarckian-poker", 2, tables=2, seed=2, bots=[None, "expert@10"]
    )
    step = tables.reset()
    ended = 0
    for _ in range(20):
        step = tables.step(step.sampled)
        ended += int(step.ended.sum())
    assert ended > 1


def test_final_observations_show_the_end_to_the_learner() -> None:
    tables = VectorTables(
        "leduc", tables=8, seed=1, bots=[None, "random"], rotate=True, keep_finals=True
    )
    step = tables.reset()
    seats = step.seat.copy()
    seen = 0
    for _ in range(20):
        step = tables.step(step.sampled)
        for n in np.flatnonzero(step.ended):
            final = step.final_observation[n]
            phase = tables.fields["phase"].slice
            assert final[phase] == list(find("leduc").phases).index("over") + 1
            seen += 1
        seats = step.seat.copy()
    assert seen > 10
    assert seats.any()


# What is refused


@pytest.mark.parametrize(
    "actions",
    [[0], [[0, 0]], [0.5, 0.5], ["call", "call"], [-1, 0], [0, 99], None],
)
def test_impossible_actions_change_nothing(actions: Any) -> None:
    tables = VectorTables("leduc", tables=2, seed=1)
    with pytest.raises(BadInput, match="reset"):
        tables.step([0, 0])
    before = tables.reset().observation.copy()
    with pytest.raises(BadInput):
        tables.step(actions)
    assert np.array_equal(tables.arrays.observation, before)
    illegal = int(np.flatnonzero(tables.arrays.action_mask[1] == 0)[0])
    with pytest.raises(BadInput, match="not legal at table 1"):
        tables.step([tables.arrays.sampled[0], illegal])
    assert np.array_equal(tables.arrays.observation, before)


@pytest.mark.parametrize(
    "given",
    [
        {"tables": 0},
        {"processes": 0},
        {"tables": 2, "processes": 3},
        {"bots": ["random", "random"]},
        {"bots": [None]},
        {"bots": [None, "nobody"]},
        {"seats": 9},
        {"options": {"nothing": 1}},
    ],
)
def test_impossible_tables_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        VectorTables("leduc", **given)


def test_a_step_is_started_and_awaited_once() -> None:
    tables = VectorTables("leduc", tables=2, seed=1)
    step = tables.reset()
    with pytest.raises(BadInput, match="no step was started"):
        tables.step_wait()
    tables.step_async(step.sampled)
    with pytest.raises(BadInput, match="step_wait"):
        tables.step_async(step.sampled)
    tables.step_wait()


def test_a_cursor_answers_token_by_token_as_before() -> None:
    """`step` is `choose`, and `finish` once the answer is complete."""
    dice = Dice(3)
    for slug in GAMES:
        one = Cursor(find(slug).new(find(slug).usual_seats, seed=1))
        other = one.copy()
        for _ in range(40):
            if not one.legal:
                break
            token = one.legal[dice.roll(len(one.legal))]
            one.step(token)
            if other.choose(token):
                other.finish()
            assert one.legal == other.legal
            assert one.chosen == other.chosen
