"""Every game as a PettingZoo environment: `env("willow", 4)`.

Agents act one at a time (AEC), each choosing one token. Observations are those of
the classic card games: a vector of whole numbers and a mask of the legal actions.
Rewards come at the end. Seats that answer at once are asked in turn and none sees a
sealed answer of another. In a `parallel_env` they answer in the same step.
"""

import secrets
from collections.abc import Iterator, Mapping
from operator import index
from typing import Any, SupportsIndex

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.cursor import Cursor
from parlour.engine.data import load, save
from parlour.engine.dice import Dice, scatter
from parlour.engine.game import Game, action_of, token_of
from parlour.engine.picks import DONE
from parlour.engine.refusals import BadInput
from parlour.extras import require

for library in ("numpy", "gymnasium", "pettingzoo"):
    require(library, "learn")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

from parlour.learn.observations import address_of, game_at  # noqa: E402
from parlour.learn.rendering import (  # noqa: E402
    RENDER_MODES,
    check_render_mode,
    render_for_asked,
)
from parlour.learn.spaces import (  # noqa: E402
    Observation,
    SeatReader,
    most_won,
    observation_space,
)


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
        self.most = most_won(self.game, self.table)
        """The most a seat can win or lose."""
        self.metadata = {
            "name": f"parlour_{self.game.slug.replace('-', '_')}_v{self.game.edition}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.seed = secrets.randbits(62) if seed is None else index(seed)
        """Seed of the current game; `reset` without a seed takes the next one."""
        self.dealt = False
        self.cursor = Cursor(self.table.blank())
        self.cursor.state.lay()
        self.reader = SeatReader(self.table)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: spaces.Discrete(len(self.table.token_names))
            for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: observation_space(self.table) for agent in self.possible_agents
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
        cursor = self.cursor
        if not cursor.legal:
            self._was_dead_step(action)
            return
        token = token_of(self.table, index(action))
        if token not in cursor.legal:
            raise BadInput(
                f"action {action!r} is not legal for {self.agent_selection}: see the"
                " action mask"
            )
        cursor.step(token)
        if cursor.legal:
            self.agent_selection = self.possible_agents[cursor.seat]
        else:
            self.end(cursor.state.returns())
        if self.render_mode == "human":
            self.render()

    def end(self, rewards: list[float]) -> None:
        """Ends the game with these rewards: all agents leave, one by one."""
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self.reader.read_asked(self.cursor, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Returns the table as the asked seat sees it; after the game, as all
        see it."""
        return render_for_asked(self.game, self.cursor, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        del kept["table"], kept["reader"]
        kept["game"] = address_of(self.game)
        kept["cursor"] = (save(self.cursor.state), self.cursor.chosen)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game_at(kept["game"])
        self.table = self.game.table(self.seats, self.options)
        self.reader = SeatReader(self.table)
        data, chosen = kept["cursor"]
        self.cursor = Cursor(load(self.table, data))
        for token in chosen:
            self.cursor.step(token)


class checked_env(raw_env):  # noqa: N801
    """The environment with the checks of PettingZoo's own wrappers, at a third of their
    cost.

    An illegal action loses at once, with a warning; an action out of bounds, or a call
    out of order, is an AssertionError.
    """

    def __init__(self, *game: Any, **options: Any) -> None:
        super().__init__(*game, **options)
        self.moved = False
        """Whether a step was made since the agent was last asked for."""
        self.lost = False
        """Whether an illegal action ended the game."""
        del self.agents  # there are none before the first reset

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        self.moved = True
        self.lost = False
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        if not self.dealt:
            EnvLogger.error_step_before_reset()
        self.moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif self.lost:
            self._was_dead_step(action)
        elif self.cursor.legal and not self.may_choose(action):
            EnvLogger.warn_on_illegal_move()
            self.lose()
        else:
            super().step(action)

    def may_choose(self, action: Any) -> bool:
        """Returns whether the action is legal; AssertionError if it is not an action at
        all."""
        number = index(action) if isinstance(action, SupportsIndex) else -1
        size = len(self.table.token_names)
        assert 0 <= number < size, "action is not in action space"
        return token_of(self.table, number) in self.cursor.legal

    def lose(self) -> None:
        """Ends the game: the agent whose turn it is loses the most that it can."""
        rewards = [0.0] * self.seats
        rewards[self.cursor.seat] = -self.most
        self.truncations = dict.fromkeys(self.agents, True)
        self.lost = True
        self.end(rewards)

    def observe(self, agent: str) -> Observation:
        if not self.dealt:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        if not self.dealt:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self.dealt:
            EnvLogger.error_agent_iter_before_reset()
        return self.iterate_agents(max_iter)

    def iterate_agents(self, max_iter: int) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            assert self.moved, (
                "need to call step() or reset() in a loop over `agent_iter`"
            )
            self.moved = False
            yield self.agent_selection


def step_with_bot(
    table: "AECEnv[str, Any, Any]", dice: Dice, name: str = "regular"
) -> None:
    """Lets a Parlour bot give the whole answer of the agent whose turn it is.

    The bot is named as in `parlour play --bots`, and sees what that agent may know.
    """
    raw: raw_env = table.unwrapped
    cursor = raw.cursor
    pick = cursor.pick
    if pick is None or cursor.chosen:
        raise BadInput("a bot answers a whole question: no token may be chosen yet")
    chosen = answer(find_bot(raw.game, name), cursor.state, pick.seat, dice)
    # A bot may list cards in any order; a learner's table takes them in one.
    for token in cursor.state.checked_answer(pick, chosen):
        table.step(action_of(raw.table, token))
    if raw.cursor.pick is pick:  # the answer could be longer
        table.step(action_of(raw.table, DONE))


def env(
    game: str | Game,
    seats: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: SupportsIndex | None = None,
    render_mode: str | None = None,
) -> checked_env:
    """Returns the environment to use: an illegal action loses at once, with a
    warning."""
    return checked_env(game, seats, options, seed=seed, render_mode=render_mode)
