"""The same random games in OpenSpiel and RLCard, driven as their users drive them."""

from random import choice, random
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401  registers itself

from benchmarks.measure import Job

OPEN_SPIEL = "OpenSpiel"
OPEN_SPIEL_LEARNER = "OpenSpiel, tensor and mask"
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
