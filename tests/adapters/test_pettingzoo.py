"""PettingZoo's own checks over all our games, and what they do not check."""

import copy
import pickle
import random
import subprocess
import sys
from base64 import b64encode
from inspect import getsource
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from parlour.adapters.pettingzoo import env, raw_env, step_with_bot
from parlour.engine.data import save
from parlour.engine.dice import Dice
from parlour.engine.refusals import BadInput
from parlour.engine.views import view
from parlour.games import GAMES, find
from parlour.learn.observations import observe_seat, observe_view
from parlour.testing.chance import brief, random_options

pytestmark = pytest.mark.in_bulk

EVERY = [*GAMES, "leduc"]
VARIETIES = 8
FEW = 60_000
"""Decisions that a game may take in checks of every step, if it could go on long."""

masked_like_the_classic_games = pytest.mark.filterwarnings(
    # Their list of environments that may have a mask in a dict is fixed.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def variety(slug: str, number: int) -> tuple[Any, ...]:
    """The game as it usually is, then with other seats and options."""
    game = find(slug)
    if number == 0:
        return (slug, game.usual_seats, brief(game, game.usual_seats, {}, FEW))
    seats, given = random_options(game, Dice(number))
    return (slug, seats, brief(game, seats, given, FEW))


@pytest.mark.parametrize("slug", EVERY)
def test_view_has_the_observation_of_its_seat(slug: str) -> None:
    for table in places(slug):
        cursor = table.cursor
        seen = observe_view(view(cursor.state, cursor.seat), cursor.seat, cursor.chosen)
        assert seen == observe_seat(cursor.state, cursor.seat, cursor.chosen)


@pytest.mark.parametrize("slug", GAMES)
def test_bots_play_a_game_through_the_environment(slug: str) -> None:
    table = env(*variety(slug, 0), seed=2)
    table.reset()
    dice = Dice(2)
    for _ in table.agent_iter():
        *_, ended, cut, _ = table.last()
        if ended or cut:
            table.step(None)
        else:
            step_with_bot(table, dice, "regular")
    assert not table.agents


def test_bot_completes_no_answer_of_somebody_else() -> None:
    table = next(one for one in places("boneyard") if one.cursor.chosen)
    with pytest.raises(BadInput, match="whole question"):
        step_with_bot(table, Dice(1))


def legal(table: Any) -> list[int]:
    mask = table.observe(table.agent_selection)["action_mask"]
    return [int(action) for action in np.flatnonzero(mask)]


def random_table(slug: str, number: int, steps: int) -> Any:
    """An environment after some random steps, its game not over."""
    lots = random.Random(number)
    table = raw_env(*variety(slug, number))
    table.reset(seed=number)
    for agent in table.agents:
        table.action_space(agent).seed(number)
    for step in range(steps):
        table.step(lots.choice(legal(table)))
        if any(table.terminations.values()):
            return random_table(slug, number, step)
    return table


def places(slug: str) -> list[Any]:
    """Games under way, in the middle of a selection where the game has any."""
    tables = [random_table(slug, number % 5, number) for number in range(1, 25)]
    return [one for one in tables if one.cursor.chosen][:3] + tables[:3]


def everything(table: Any) -> str:
    """All there is to compare about an environment, in words."""
    seen = {
        agent: {key: list(part) for key, part in table.observe(agent).items()}
        for agent in table.possible_agents
    }
    return repr(
        [
            save(table.cursor.state),
            seen,
            table.agents and table.agent_selection,
            table.rewards,
            table.terminations,
            table._cumulative_rewards,
            table.seed,
        ]
    )


def finished(table: Any) -> list[str]:
    """What those who are asked see on the way to the end, and the game after it."""
    seen = [everything(table)]
    for agent in table.agent_iter():
        observed, *rest = table.last()
        seen.append(repr([agent, *map(list, observed.values()), rest]))
        over = table.terminations[agent]
        mask = observed["action_mask"]
        table.step(None if over else table.action_space(agent).sample(mask))
    seen.append(everything(table))
    table.reset()
    return [*seen, everything(table)]


def check(slug: str, numbers: range) -> None:
    for number in numbers:
        api_test(env(*variety(slug, number), seed=number), num_cycles=1_000)
        seed_test(lambda number=number: env(*variety(slug, number)), num_cycles=1_000)


@masked_like_the_classic_games
@pytest.mark.parametrize("slug", EVERY)
def test_their_own_checks_pass(slug: str) -> None:
    check(slug, range(VARIETIES))


@pytest.mark.soak
@masked_like_the_classic_games
@pytest.mark.parametrize("slug", EVERY)
def test_their_own_checks_pass_many_times(slug: str) -> None:
    check(slug, range(VARIETIES, 100))


# Seeds


@pytest.mark.parametrize("slug", EVERY)
def test_a_seed_deals_as_everywhere_else(slug: str) -> None:
    for number in range(5):
        game, *rest = variety(slug, number)
        table = raw_env(game, *rest)
        table.reset(seed=number)
        seats, options = rest or (find(slug).usual_seats, {})
        dealt = find(slug).new(seats, options, seed=number)
        assert save(table.cursor.state) == save(dealt)


@pytest.mark.parametrize("slug", EVERY)
def test_the_games_after_a_seed_follow_from_it(slug: str) -> None:
    first = raw_env(slug, seed=5)
    second = raw_env(slug)
    seeds: list[int] = []
    for seed in (None, None, 77, None):
        first.reset(seed)
        second.reset(5 if not seeds else seed)
        assert everything(first) == everything(second)
        seeds.append(first.seed)
    assert len(set(seeds)) == 4
    assert raw_env(slug).seed != raw_env(slug).seed


# Rewards and actions


@pytest.mark.parametrize("slug", EVERY)
def test_rewards_are_what_the_game_returns(slug: str) -> None:
    for number in range(5):
        table = raw_env(*variety(slug, number))
        table.reset(seed=number)
        lots = random.Random(number)
        while not any(table.terminations.values()):
            assert not any(table.rewards.values())
            table.step(lots.choice(legal(table)))
        assert all(table.terminations.values())
        assert list(table.rewards.values()) == table.cursor.state.returns()
        if find(slug).zero_sum:
            assert sum(table.rewards.values()) == pytest.approx(0)
        assert max(map(abs, table.rewards.values())) <= table.most


@pytest.mark.parametrize("slug", EVERY)
def test_an_illegal_action_changes_nothing(slug: str) -> None:
    for table in places(slug):
        before = everything(table)
        allowed = legal(table)
        for action in range(-2, table.action_space("player_0").n + 2):
            if action not in allowed:
                with pytest.raises(BadInput, match="is not legal for"):
                    table.step(action)
        for junk in (None, 1.5, "call"):
            with pytest.raises(TypeError):
                table.step(junk)
        assert everything(table) == before
        table.step(allowed[0])
        assert everything(table) != before


@pytest.mark.parametrize("slug", EVERY)
def test_an_illegal_action_loses_in_the_wrapped_environment(slug: str) -> None:
    table = env(slug, seed=1)
    table.reset()
    loser = table.agent_selection
    mask = table.observe(loser)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.rewards[loser] == -table.unwrapped.most
    assert all(table.terminations.values())
    for _ in table.agent_iter():
        table.step(None)
    assert not table.agents


@pytest.mark.parametrize("kind", [int, np.int16, np.int32, np.int64, np.array])
def test_actions_may_be_numpy_numbers(kind: Any) -> None:
    for slug in EVERY:
        table = raw_env(slug, np.int64(find(slug).usual_seats))
        other = raw_env(slug)
        table.reset(seed=np.int64(3))
        other.reset(seed=3)
        for _ in range(4):
            action = legal(table)[0]
            table.step(kind(action))
            other.step(action)
        assert everything(table) == everything(other)


# Copies


@pytest.mark.parametrize("slug", EVERY)
def test_copies_go_on_alike_and_apart(slug: str) -> None:
    for table in places(slug):
        before = everything(table)
        copies = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
        ways = [finished(one) for one in copies]
        assert everything(table) == before == ways[0][0]
        assert ways == [finished(table)] * 2


@pytest.mark.parametrize("slug", EVERY)
def test_wrapped_environments_are_copied_too(slug: str) -> None:
    table = env(slug, seed=2)
    assert copy.deepcopy(table).unwrapped.seed == 2
    table.reset()
    table.step(legal(table)[0])
    for one in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert everything(one.unwrapped) == everything(table.unwrapped)
        one.step(legal(one)[-1])
        assert everything(one.unwrapped) != everything(table.unwrapped)


def outline(table: Any) -> list[str]:
    """A game to its end, in words."""
    lines = []
    for agent in table.agent_iter():
        mask = table.observe(agent)["action_mask"]
        lines.append(f"{agent} {mask} {table.render()!r} {table.rewards}")
        over = table.terminations[agent]
        table.step(None if over else table.action_space(agent).sample(mask))
    return lines


ELSEWHERE = """
from base64 import b64decode
for table in pickle.loads(b64decode(sys.stdin.read())):
    print(*outline(table), sep="\\n")
"""


def test_pickles_go_on_alike_in_another_process() -> None:
    tables = [places(slug)[0] for slug in EVERY]
    for table in tables:
        table.render_mode = "ansi"
    script = "from typing import Any\nimport pickle, sys\n" + getsource(outline)
    done = subprocess.run(
        [sys.executable, "-c", script + ELSEWHERE],
        input=b64encode(pickle.dumps(tables)).decode(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    here = [line for table in tables for line in outline(table)]
    assert done.stdout == "".join(line + "\n" for line in here)


# What is seen


@pytest.mark.parametrize("slug", GAMES)
def test_a_selection_is_seen_by_its_own_agent_only(slug: str) -> None:
    for table in places(slug):
        chooser = table.agent_selection
        start = copy.deepcopy(table)
        start.cursor.look()
        for agent in table.possible_agents:
            now = table.observe(agent)["observation"]
            before = start.observe(agent)["observation"]
            chose = agent == chooser and bool(table.cursor.chosen)
            assert np.array_equal(now, before) != chose
            mask = table.observe(agent)["action_mask"]
            assert mask.any() == (agent == chooser)


def test_a_table_is_drawn_as_the_one_who_is_asked_sees_it() -> None:
    table = raw_env("leduc", render_mode="ansi")
    table.reset(seed=3)
    assert table.render() == (
        "Leduc poker: first\n"
        "  stock (4):\n"
        "  board (0):\n"
        "  hand 0 (1): Jh\n"
        "  hand 1 (1):\n"
        "  chips: -1 -1\n"
        "  pots: 2\n"
        "player_0 chooses of: call raise"
    )


def test_a_table_may_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env("leduc", render_mode="human")
    table.reset(seed=3)
    table.step(legal(table)[0])
    assert capsys.readouterr().out.startswith("Leduc poker: first\n")
    assert raw_env("leduc").render() is None
    with pytest.raises(BadInput, match="render_mode"):
        raw_env("leduc", render_mode="rgb_array")


def test_no_environment_can_be_made_parallel() -> None:
    assert all(env(slug).metadata["is_parallelizable"] is False for slug in GAMES)
