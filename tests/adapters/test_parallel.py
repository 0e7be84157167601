"""PettingZoo's checks of parallel environments over all our games, and ours."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from parlour.adapters.parallel import parallel_env
from parlour.adapters.pettingzoo import raw_env
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.testing.chance import brief

pytestmark = pytest.mark.in_bulk

EVERY = [*GAMES, "leduc", "hearts"]
FEW = 4_000


def small(slug: str) -> tuple[Any, ...]:
    game = find(slug)
    return (slug, game.usual_seats, brief(game, game.usual_seats, {}, FEW))


def legal(seen: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(seen["action_mask"])]


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("slug", EVERY)
def test_their_own_checks_pass(slug: str) -> None:
    parallel_api_test(parallel_env(*small(slug)), num_cycles=200)


@pytest.mark.parametrize("slug", EVERY)
def test_who_is_not_asked_waits(slug: str) -> None:
    lots = random.Random(2)
    env = parallel_env(*small(slug), seed=4)
    seen, _ = env.reset()
    together = 0
    while env.agents:
        state = env.turns.cursor.state
        choices = {agent: legal(one) for agent, one in seen.items()}
        asked = [agent for agent, able in choices.items() if able != [env.wait]]
        assert 1 <= len(asked) <= state.waiting.bit_count()
        assert len(asked) == 1 or state.sealing
        together += len(asked) > 1
        before = [one["observation"].tolist() for one in seen.values()]
        actions = {agent: lots.choice(able) for agent, able in choices.items()}
        for wrong in (-1, env.wait if len(asked) == len(choices) else 0, env.wait + 1):
            if wrong not in choices[asked[0]]:
                with pytest.raises(BadInput, match="is not legal"):
                    env.step({**actions, asked[0]: wrong})
                again = [one["observation"].tolist() for one in seen.values()]
                assert again == before
        seen, rewards, terminations, truncations, _ = env.step(actions)
        assert not any(truncations.values())
        assert all(terminations.values()) == (not env.agents)
        if env.agents:
            assert not any(rewards.values())
    assert list(rewards.values()) == env.turns.cursor.state.returns()
    assert together or slug not in SEALED


SEALED = ("boneyard", "following-suit", "lamarckian-poker", "last-man-standing")
"""Games in which seats often answer sealed and at once."""


def test_sealed_answers_of_the_same_step_are_not_seen() -> None:
    """Whatever the others choose in this step, an agent sees the same until all have
    answered."""
    shown = []
    for seed in range(8):
        lots = random.Random(seed)
        env = parallel_env("lamarckian-poker", seed=1)
        seen, _ = env.reset()
        mine = legal(seen["player_0"])[0]
        actions = {agent: lots.choice(legal(one)) for agent, one in seen.items()}
        first = seen["player_0"]["observation"].tolist()
        assert [*seen] == env.agents
        env.step({**actions, "player_0": mine})
        shown.append(first)
    assert all(one == shown[0] for one in shown)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    def play(seed: int) -> list[str]:
        lots = random.Random(1)
        env = parallel_env("lamarckian-poker", seed=seed)
        seen, _ = env.reset()
        told = [repr(seen)]
        while env.agents:
            actions = {agent: lots.choice(legal(one)) for agent, one in seen.items()}
            seen, rewards, *_ = env.step(actions)
            told += [repr(seen), repr(rewards)]
        return told

    assert play(3) == play(3)
    assert play(3) != play(4)


@pytest.mark.parametrize("slug", ["leduc", "willow", "spots"])
def test_it_is_the_game_of_the_environment_in_turns(slug: str) -> None:
    """Where nobody answers sealed, the same choices lead to the same game."""
    lots = random.Random(5)
    env = parallel_env(*small(slug), seed=6)
    turns = raw_env(*small(slug), seed=6)
    turns.reset()
    seen, _ = env.reset()
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: lots.choice(legal(one)) for agent, one in seen.items()}
        (asked,) = [agent for agent, one in actions.items() if one != env.wait]
        assert turns.agent_selection == asked
        told = turns.observe(asked)["observation"]
        assert np.array_equal(seen[asked]["observation"], told)
        seen, rewards, *_ = env.step(actions)
        turns.step(actions[asked])
    assert rewards == turns.rewards
