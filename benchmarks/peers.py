"""The same random games in OpenSpiel and RLCard, driven as their users drive them."""

from importlib.util import find_spec
from random import choice, random
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401  registers itself
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

from benchmarks.measure import Job

OPEN_SPIEL = "OpenSpiel"
OPEN_SPIEL_LEARNER = "OpenSpiel, tensor and mask"
OPEN_SPIEL_VECTOR = "OpenSpiel, SyncVectorEnv"
PGX = "Pgx, on the CPU"
RLCARD_GAME = "RLCard, bare game"
RLCARD_STEP = "RLCard, env.step"


def spiel_jobs(name: str) -> list[Job]:
    game = pyspiel.load_game(name)
    return [
        Job(OPEN_SPIEL, lambda games: spiel(game, games)),
        Job(OPEN_SPIEL_LEARNER, lambda games: spiel_learner(game, games)),
    ]


def spiel(game: Any, games: int) -> int:
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
    return decisions


def spiel_learner(game: Any, games: int) -> int:
    """Hearts offers a tensor of the information state only."""
    kind = game.get_type()
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                seat = state.current_player()
                if kind.provides_observation_tensor:
                    state.observation_tensor(seat)
                else:
                    state.information_state_tensor(seat)
                state.legal_actions_mask(seat)
            state.apply_action(legal[int(random() * len(legal))])
    return decisions


def spiel_vector_jobs(name: str, tables: int) -> list[Job]:
    """OpenSpiel's vector environment over a game in C++."""
    envs = [Environment(name) for _ in range(tables)]
    together = SyncVectorEnv(envs)
    now = together.reset()

    def steps(rounds: int) -> int:
        nonlocal now
        for _ in range(rounds):
            actions = []
            for step in now:
                legal = step.observations["legal_actions"][step.current_player()]
                actions.append(StepOutput(choice(legal), None))
            now, *_ = together.step(actions, reset_if_done=True)
        return rounds * tables

    return [Job(OPEN_SPIEL_VECTOR, steps)]


def pgx_jobs(name: str, tables: int) -> list[Job]:
    """A Pgx game, with random legal actions drawn where it plays; none without Pgx."""
    if find_spec("pgx") is None:
        return []
    import jax
    import pgx

    game = pgx.make(name)

    def step(state: Any, key: Any) -> Any:
        chances = jax.numpy.log(state.legal_action_mask.astype(float))
        keys = jax.random.split(key, 2)
        action = jax.random.categorical(keys[0], chances)
        return auto_reset(game.step, game.init)(state, action, keys[1])

    def auto_reset(play: Any, deal: Any) -> Any:
        def played(state: Any, action: Any, key: Any) -> Any:
            return jax.lax.cond(
                state.terminated, lambda: deal(key), lambda: play(state, action)
            )

        return played

    steps_at_once = 100

    @jax.jit  # type: ignore[untyped-decorator]
    def many(state: Any, key: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            return jax.vmap(step)(state, jax.random.split(key, tables)), None

        return jax.lax.scan(one, state, jax.random.split(key, steps_at_once))[0]

    start = jax.vmap(game.init)(jax.random.split(jax.random.PRNGKey(1), tables))
    now = many(start, jax.random.PRNGKey(2))

    def steps(rounds: int) -> int:
        nonlocal now
        for number in range(rounds):
            now = many(now, jax.random.PRNGKey(number))
        now.rewards.block_until_ready()
        return rounds * tables * steps_at_once

    return [Job(PGX, steps)]


def rlcard_jobs(name: str) -> list[Job]:
    import rlcard

    env = rlcard.make(name)
    return [
        Job(RLCARD_GAME, lambda games: rlcard_game(env.game, games)),
        Job(RLCARD_STEP, lambda games: rlcard_step(env, games)),
    ]


def rlcard_game(game: Any, games: int) -> int:
    """Without the environment: nothing is observed."""
    decisions = 0
    for _ in range(games):
        game.init_game()
        while not game.is_over():
            game.step(choice(game.get_legal_actions()))
            decisions += 1
    return decisions


def rlcard_step(env: Any, games: int) -> int:
    """Each step builds the observation and the legal actions."""
    decisions = 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
    return decisions
