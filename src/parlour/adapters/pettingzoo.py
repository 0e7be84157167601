"""Every game as a PettingZoo environment: `env("willow", 4)`.

Agents act one at a time (AEC), each choosing one token. Observations are those of
the classic card games: a vector of whole numbers and a mask of the legal actions.
Rewards come at the end. Seats that answer at once are asked in turn and none sees a
sealed answer of another, but which seat comes next depends on play: no environment
here can be made parallel.
"""

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from parlour.adapters import address_of, game_at, observe_seat
from parlour.engine.cursor import Cursor
from parlour.engine.data import load, save, view_data
from parlour.engine.dice import scatter
from parlour.engine.game import Game, action_of, token_name, token_of
from parlour.engine.refusals import BadInput
from parlour.engine.zones import AUDIENCE
from parlour.extras import require

for library in ("numpy", "gymnasium", "pettingzoo"):
    require(library, "learn")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

NUMBER_BOUND = 2**62
"""Larger than any number in a state."""


def env(
    game: str | Game,
    seats: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: SupportsIndex | None = None,
    render_mode: str | None = None,
) -> "AECEnv[str, Any, Any]":
    """Returns the environment to use: an illegal action loses at once, with a
    warning."""
    raw = raw_env(game, seats, options, seed=seed, render_mode=render_mode)
    ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-raw.most)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """The environment itself: an illegal action is an error and changes nothing.

    Copies and pickles go on alike, in the middle of a selection too.
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
        super().__init__()
        self.game = game_at(game)
        self.seats = self.game.usual_seats if seats is None else index(seats)
        self.options = dict(options or {})
        self.table = self.game.table(self.seats, self.options)
        utility = self.game.utility
        self.most = utility(self.table.options, self.seats) if utility else 1.0
        """The most a seat can win or lose."""
        self.metadata = {
            "name": f"parlour_{self.game.slug.replace('-', '_')}_v{self.game.edition}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, "ansi", "human"):
            raise BadInput(f"render_mode is ansi or human, not {render_mode!r}")
        self.render_mode = render_mode
        self.seed = secrets.randbits(62) if seed is None else index(seed)
        """Seed of the current game; `reset` without a seed takes the next one."""
        self.dealt = False
        self.cursor = Cursor(self.table.blank())
        self.cursor.state.lay()
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        actions = len(self.table.token_names)
        numbers = len(observe_seat(self.cursor.state, 0, []))
        self.action_spaces = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        -NUMBER_BOUND, NUMBER_BOUND, (numbers,), np.int64
                    ),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Deals. The same seed deals as it does everywhere else in Parlour.

        The game's own options are fixed when the environment is made; these are
        PettingZoo's, and there are none.
        """
        if seed is not None:
            self.seed = index(seed)
        elif self.dealt:
            self.seed = scatter(self.seed)
        self.dealt = True
        state = self.table.blank()
        state.begin(scatter(self.seed))
        self.cursor = Cursor(state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.cursor.seat]

    def step(self, action: Any) -> None:
        """Chooses a token for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        token = token_of(self.table, index(action))
        if token not in self.cursor.legal:
            raise BadInput(
                f"action {action!r} is not legal for {agent}: see the action mask"
            )
        self.cursor.step(token)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if self.cursor.legal:
            self.agent_selection = self.possible_agents[self.cursor.seat]
        else:
            self.rewards = dict(
                zip(self.agents, self.cursor.state.returns(), strict=True)
            )
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        cursor = self.cursor
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.table.token_names), np.int8)
        chosen = []
        if cursor.seat == seat:
            mask[[action_of(self.table, token) for token in cursor.legal]] = 1
            chosen = cursor.chosen
        numbers = observe_seat(cursor.state, seat, chosen)
        return {"observation": np.array(numbers, np.int64), "action_mask": mask}

    def render(self) -> str | None:
        """Returns the table as the asked seat sees it; after the game, as all
        see it."""
        if self.render_mode is None:
            return None
        viewer = self.cursor.seat if self.cursor.legal else AUDIENCE
        text = render_table(self.game, self.cursor, viewer)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        del kept["table"]
        kept["game"] = address_of(self.game)
        kept["cursor"] = (save(self.cursor.state), self.cursor.chosen)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game_at(kept["game"])
        self.table = self.game.table(self.seats, self.options)
        data, chosen = kept["cursor"]
        self.cursor = Cursor(load(self.table, data))
        for token in chosen:
            self.cursor.step(token)


def render_table(game: Game, cursor: Cursor, viewer: int) -> str:
    """Returns the table in plain lines, as this viewer sees it."""
    data: dict[str, Any] = {**view_data(game, cursor.state, viewer)}
    lines = [f"{game.title}: {data['phase']}"]
    for zone in data["zones"]:
        name = f"{zone['zone']} {zone.get('seat', '')}".strip()
        pieces = " ".join(piece or "?" for piece in zone.get("pieces", []))
        lines.append(f"  {name} ({zone['count']}): {pieces}".rstrip())
    for name in ("scores", "chips", "pots", "ranks"):
        if any(data.get(name, [])):
            lines.append(f"  {name}: {' '.join(str(n) for n in data[name])}")
    if cursor.legal:
        names = [token_name(cursor.state.table, token) for token in cursor.legal]
        lines.append(f"player_{cursor.seat} chooses of: {' '.join(names)}")
    return "\n".join(lines)
