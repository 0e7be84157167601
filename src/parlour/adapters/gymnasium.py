"""Every game as a Gymnasium environment for one player: `SeatEnv("willow", 4)`.

Bots play the other seats. Importing this registers every listed game, so that
`gymnasium.make("parlour/willow-v8", seats=3)` and `gymnasium.make_vec` work too; the
number is the edition of the rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from parlour.bots import Bot
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.extras import require
from parlour.games import YARDSTICKS, find, list_games

for library in ("numpy", "gymnasium"):
    require(library, "learn")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from parlour.learn import VectorTables  # noqa: E402
from parlour.learn.observations import game_at  # noqa: E402
from parlour.learn.rendering import (  # noqa: E402
    RENDER_MODES,
    check_render_mode,
    render_for_asked,
)
from parlour.learn.spaces import Observation, observation_space  # noqa: E402

Opponents = str | Bot | Sequence[str | Bot]
"""A bot for all other seats, by name or as a function, or one for each of them."""


def seat_bots(seats: int, opponents: Opponents) -> list[str | Bot | None]:
    """Returns the bots of all players; the first player learns."""
    if isinstance(opponents, str) or callable(opponents):
        return [None, *[opponents] * (seats - 1)]
    return [None, *opponents]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One player of a game; bots play the others.

    An action is a token; `action_mask` has those that are legal. The player sits in
    seat 0. With `rotate` it sits one seat further in every game.
    """

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        *,
        opponents: Opponents = "regular",
        rotate: bool = False,
        skip_forced: bool = False,
        seed: SupportsIndex | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_at(game)
        self.render_mode = check_render_mode(render_mode)
        count = self.game.usual_seats if seats is None else seats
        self.tables = VectorTables(
            self.game,
            count,
            options,
            tables=1,
            seed=seed,
            bots=seat_bots(int(count), opponents),
            rotate=rotate,
            skip_forced=skip_forced,
            keep_finals=True,
        )
        self.next_is_dealt = False
        """Whether the last step ended a game, so that the next one is on the table."""
        self.observation_space: spaces.Space[Any] = observation_space(self.tables.table)
        self.action_space = spaces.Discrete(len(self.tables.action_names))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals. The same seed deals as it does everywhere else in Parlour.

        The game's own options are fixed when the environment is made.
        """
        super().reset(seed=seed)
        if seed is not None or not self.next_is_dealt:
            self.tables.reset(seed)
        self.next_is_dealt = False
        arrays = self.tables.arrays
        if self.render_mode == "human":
            self.render()
        return read_row(arrays.observation[0], arrays.action_mask[0]), {}

    def step(
        self, action: Any
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Chooses a token, and lets the bots answer until the player is asked again."""
        if self.next_is_dealt:
            raise BadInput("the game is over: call reset")
        arrays = self.tables.step(np.array([action]))
        over = bool(arrays.ended[0])
        self.next_is_dealt = over
        seen = read_row(arrays.observation[0], arrays.action_mask[0])
        if over:
            mask = np.zeros_like(arrays.action_mask[0])
            seen = read_row(arrays.final_observation[0], mask)
        elif self.render_mode == "human":
            self.render()
        return seen, float(arrays.reward[0, 0]), over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns the legal actions, as MaskablePPO of sb3-contrib asks for them."""
        mask: NDArray[np.bool_] = self.tables.arrays.action_mask[0] == 1
        return mask

    def render(self) -> str | None:
        """Returns the table as the player sees it."""
        return render_for_asked(self.game, self.tables.cursor(0), self.render_mode)

    def close(self) -> None:
        self.tables.close()


class SeatVectorEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """Many games that step together, each with one player; bots play the others.

    A game that ends is followed by the next one in the same step. `infos["final_obs"]`
    has its last observation.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        *,
        num_envs: int = 256,
        opponents: Opponents = "regular",
        rotate: bool = False,
        skip_forced: bool = False,
        seed: SupportsIndex | None = None,
        processes: int = 1,
    ) -> None:
        played = game_at(game)
        count = played.usual_seats if seats is None else seats
        self.tables = VectorTables(
            played,
            count,
            options,
            tables=num_envs,
            seed=seed,
            bots=seat_bots(int(count), opponents),
            rotate=rotate,
            skip_forced=skip_forced,
            keep_finals=True,
            processes=processes,
        )
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.tables.table)
        self.single_action_space = spaces.Discrete(len(self.tables.action_names))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.never = np.zeros(num_envs, np.bool_)
        """No game is ever truncated."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a game at every table: the n-th has the seed `seed + n`."""
        super().reset(seed=seed)
        arrays = self.tables.reset(seed)
        return read_row(arrays.observation, arrays.action_mask), {}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Chooses a token at every table, and lets the bots answer until each player is
        asked again."""
        arrays = self.tables.step(actions)
        infos: dict[str, Any] = {}
        if arrays.ended.any():
            finals = np.full(self.num_envs, None, object)
            mask = np.zeros_like(arrays.action_mask[0])
            for table in np.flatnonzero(arrays.ended):
                finals[table] = read_row(arrays.final_observation[table], mask)
            infos = {"final_obs": finals, "_final_obs": arrays.ended.copy()}
        return (
            read_row(arrays.observation, arrays.action_mask),
            arrays.reward[:, 0].copy(),
            arrays.ended.copy(),
            self.never.copy(),
            infos,
        )

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()


def read_row(numbers: NDArray[Any], mask: NDArray[Any]) -> Observation:
    """Returns copies of an observation and its mask, or of those of many tables."""
    return {"observation": numbers.copy(), "action_mask": mask.copy()}


def environment_id(game: Game) -> str:
    """Returns the name by which Gymnasium makes a game."""
    return f"parlour/{game.slug}-v{game.edition}"


def register_games() -> None:
    """Registers every game with Gymnasium."""
    for game in [*list_games(), *map(find, YARDSTICKS)]:
        gymnasium.register(
            id=environment_id(game),
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": game.slug},
            disable_env_checker=True,
        )


register_games()
