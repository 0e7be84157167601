"""Every game as a PettingZoo environment in which all agents act in every step."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from parlour.adapters.pettingzoo import raw_env
from parlour.engine.game import Game, token_of
from parlour.engine.picks import DONE
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.learn.spaces import Observation, observation_space

PerAgent = dict[str, Any]


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """The environment in which all agents act in every step, each with a token.

    Seats that answer sealed and at once choose in the same step. Agents that are not
    asked choose `wait`, the last action, which is then their only legal one.
    """

    def __init__(
        self,
        game: str | Game,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: SupportsIndex | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.turns = raw_env(game, seats, options, seed=seed, render_mode=render_mode)
        """The same table with one agent at a time: it deals, and renders."""
        self.render_mode = render_mode
        self.metadata = {**self.turns.metadata, "is_parallelizable": True}
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []
        self.wait = len(self.turns.table.token_names)
        """The action of an agent that is not asked."""
        self.chosen: list[list[Token]] = []
        """By seat, the answer that it is giving; others do not see it."""
        self.legal: list[list[Token]] = []
        """By seat, the tokens that it may choose next; none if it is not asked."""
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: observation_space(self.turns.table, self.wait + 1)
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: PerAgent | None = None
    ) -> tuple[PerAgent, PerAgent]:
        """Deals; the same seed deals as it does everywhere else in Parlour."""
        self.turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.chosen = [[] for _ in self.agents]
        self.look()
        return self.observe_all(), {agent: {} for agent in self.agents}

    def look(self) -> None:
        """Reads the questions of all seats that choose now."""
        state = self.turns.cursor.state
        asked = 0
        if state.waiting:
            asked = state.waiting if state.sealing else 1 << state.next_asked()
        self.legal = [
            state.narrow(state.ask(seat), self.chosen[seat])
            if asked >> seat & 1
            else []
            for seat in state.everyone()
        ]

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[PerAgent, PerAgent, PerAgent, PerAgent, PerAgent]:
        """Plays the actions of all agents; BadInput for an illegal one changes
        nothing."""
        agents = self.agents
        tokens = [self.token(agent, actions) for agent in agents]
        state = self.turns.cursor.state
        for seat, token in enumerate(tokens):
            if token is not None:
                self.choose(Seat(seat), token)
        over = not state.waiting
        rewards = state.returns() if over else [0.0] * len(agents)
        self.look()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self.observe_all(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def token(self, agent: str, actions: Mapping[str, Any]) -> Token | None:
        """Returns what this agent chooses; None if it waits."""
        action = int(actions[agent])
        legal = self.legal[self.possible_agents.index(agent)]
        if action == self.wait and not legal:
            return None
        if 0 <= action < self.wait:
            token = token_of(self.turns.table, action)
            if token in legal:
                return token
        raise BadInput(
            f"action {actions[agent]!r} is not legal for {agent}: see the action mask"
        )

    def choose(self, seat: Seat, token: Token) -> None:
        """Adds a token to the answer of a seat, and gives the answer if it is whole."""
        state = self.turns.cursor.state
        pick = state.ask(seat)
        if token != DONE:
            self.chosen[seat].append(token)
            after = state.narrow(pick, self.chosen[seat])
            if after and after != [DONE]:
                return
        state.take(seat, self.chosen[seat])
        self.chosen[seat] = []

    def observe_all(self) -> dict[str, Observation]:
        """Returns what each agent may know and do."""
        state = self.turns.cursor.state
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            legal = self.legal[seat]
            seen = self.turns.reader.read(state, seat, self.chosen[seat], legal)
            seen["action_mask"] = np.append(seen["action_mask"], np.int8(not legal))
            found[agent] = seen
        return found

    def render(self) -> str | None:
        """Returns the table as the seat that answers first sees it."""
        self.turns.cursor.look()
        return self.turns.render()
