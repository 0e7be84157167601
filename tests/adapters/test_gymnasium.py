"""Gymnasium's own checks over all our games, and what they do not check."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from parlour.adapters.gymnasium import SeatEnv, SeatVectorEnv, environment_id
from parlour.adapters.pettingzoo import raw_env
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.testing.chance import brief

pytestmark = pytest.mark.in_bulk

EVERY = [*GAMES, "leduc"]
FEW = 4_000


def small(slug: str) -> dict[str, Any]:
    game = find(slug)
    options = brief(game, game.usual_seats, {}, FEW)
    return {"game": slug, "options": options, "opponents": "random"}


class LegalActions(gymnasium.ActionWrapper[Any, Any, Any]):
    """Takes any action as a legal one, for checkers that know no mask."""

    def action(self, action: Any) -> Any:
        legal = np.flatnonzero(self.env.unwrapped.action_masks())  # type: ignore[attr-defined]
        return legal[action % len(legal)]


def play_to_the_end(env: SeatEnv, seed: int) -> list[Any]:
    """A game at random, and what was seen of it."""
    lots = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    told: list[Any] = [seen]
    ended = False
    while not ended:
        action = lots.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, truncated, _ = env.step(action)
        assert not truncated
        told += [seen, reward]
    return told


@pytest.mark.parametrize("slug", EVERY)
def test_their_own_checks_pass(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*is different from the unwrapped version")
        warnings.filterwarnings("ignore", ".*Not able to test alternative render modes")
        check_env(LegalActions(SeatEnv(**small(slug))))


@pytest.mark.parametrize("slug", EVERY)
def test_the_same_seed_and_actions_give_the_same_game(slug: str) -> None:
    first = play_to_the_end(SeatEnv(**small(slug)), 3)
    assert repr(play_to_the_end(SeatEnv(**small(slug)), 3)) == repr(first)
    assert repr(play_to_the_end(SeatEnv(**small(slug)), 4)) != repr(first)


@pytest.mark.parametrize("slug", EVERY)
def test_the_end_is_seen_and_nothing_can_be_done_then(slug: str) -> None:
    env = SeatEnv(**small(slug))
    *_, last, reward = play_to_the_end(env, 5)
    assert not last["action_mask"].any()
    assert last["observation"].any()
    assert abs(reward) <= raw_env(slug, options=small(slug)["options"]).most
    with pytest.raises(BadInput, match="call reset"):
        env.step(0)
    again, _ = env.reset()
    assert again["action_mask"].any()


def test_resetting_in_the_middle_of_a_game_deals_another() -> None:
    env = SeatEnv("willow", seed=1)
    first, _ = env.reset()
    second, _ = env.reset()
    assert not np.array_equal(first["observation"], second["observation"])
    third, _ = SeatEnv("willow", seed=1).reset()
    assert np.array_equal(first["observation"], third["observation"])


@pytest.mark.parametrize("slug", EVERY)
def test_games_are_made_by_name(slug: str) -> None:
    name = environment_id(find(slug))
    one = gymnasium.make(name, opponents="random")
    assert isinstance(one.unwrapped, SeatEnv)
    many = gymnasium.make_vec(name, num_envs=3, opponents="random")
    assert isinstance(many, SeatVectorEnv)
    assert many.num_envs == 3
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


@pytest.mark.parametrize("slug", EVERY)
def test_vector_environments_play_as_single_ones_do(slug: str) -> None:
    many = SeatVectorEnv(**small(slug), num_envs=3)
    alone = [SeatEnv(**small(slug)) for _ in range(3)]
    seen, _ = many.reset(seed=11)
    now = [env.reset(seed=11 + number)[0] for number, env in enumerate(alone)]
    lots = np.random.default_rng(1)
    for _ in range(80):
        assert many.observation_space.contains(seen)
        for number, one in enumerate(now):
            for key, part in one.items():
                assert np.array_equal(seen[key][number], part)
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        actions = np.array([lots.choice(row) for row in legal])
        seen, rewards, ended, truncated, infos = many.step(actions)
        assert not truncated.any()
        for number, env in enumerate(alone):
            now[number], reward, over, _, _ = env.step(actions[number])
            assert reward == rewards[number]
            assert over == ended[number]
            if over:
                final = infos["final_obs"][number]
                assert np.array_equal(final["observation"], now[number]["observation"])
                assert infos["_final_obs"][number]
                now[number], _ = env.reset()


def test_the_table_is_drawn_as_the_player_sees_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env = SeatEnv("leduc", opponents="random", render_mode="ansi")
    env.reset(seed=3)
    drawn = env.render()
    assert drawn is not None
    assert "hand 0 (1): " in drawn
    assert "hand 1 (1):\n" in drawn
    printing = SeatEnv("leduc", opponents="random", render_mode="human")
    printing.reset(seed=3)
    assert capsys.readouterr().out == drawn + "\n"
    with pytest.raises(BadInput, match="render_mode"):
        SeatEnv("leduc", opponents="random", render_mode="rgb_array")


def test_each_opponent_may_be_another_bot() -> None:
    env = SeatEnv("willow", 3, opponents=["regular", "random"], rotate=True)
    play_to_the_end(env, 1)
    with pytest.raises(BadInput, match="expected 3 bots"):
        SeatEnv("willow", 3, opponents=["regular"])
