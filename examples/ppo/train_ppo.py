"""Trains an agent by PPO until it beats the `regular` bots of a game.

    python train_ppo.py lost-pueblo --seats 4 --minutes 3

It needs `parlour[learn,train]`, and the compiled build to be fast. The algorithm is PPO
as in CleanRL's `ppo.py`, with a mask for illegal actions. The agent sits among
`regular` bots, one seat further in every game.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from parlour.adapters.gymnasium import SeatVectorEnv
from parlour.learn import VectorTables


@dataclass
class Settings:
    """What PPO is run with."""

    envs: int = 256
    steps: int = 64
    """Steps of each environment between two updates."""
    epochs: int = 3
    batch: int = 2048
    learning_rate: float = 1e-3
    gamma: float = 1.0
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    hidden: int = 256


class Encoder:
    """Turns raw observations into numbers that a network can learn from.

    The zone of each piece becomes zeros with a one. Other numbers are squashed.
    """

    def __init__(self, tables: VectorTables) -> None:
        self.pieces = tables.fields["pieces"].slice
        self.zones = len(tables.fields["sizes"].labels) + 1
        self.chosen = tables.fields["chosen"].slice
        self.seats = tables.seats
        count = self.pieces.stop - self.pieces.start
        rest = sum(len(field.labels) for field in tables.fields.values()) - count
        self.size = count * self.zones + rest + self.seats

    def __call__(
        self, observation: NDArray[np.int32], seat: NDArray[np.int32]
    ) -> Tensor:
        numbers = torch.from_numpy(observation)
        zones = nn.functional.one_hot(numbers[:, self.pieces].long(), self.zones)
        others = numbers[:, self.pieces.stop :].float()
        others = torch.sign(others) * torch.log1p(others.abs())
        seats = nn.functional.one_hot(torch.from_numpy(seat).long(), self.seats)
        return torch.cat([zones.flatten(1).float(), others, seats.float()], 1)


class Agent(nn.Module):  # type: ignore[misc]
    """A policy and a value, each with a network of its own."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.policy = network(inputs, hidden, actions, 0.01)
        self.value = network(inputs, hidden, 1, 1.0)

    def logits(self, seen: Tensor, mask: Tensor) -> Tensor:
        """Returns log probabilities of the actions; illegal ones have none."""
        scores = self.policy(seen).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(scores, 1)


def network(inputs: int, hidden: int, outputs: int, gain: float) -> nn.Sequential:
    last = nn.Linear(hidden, outputs)
    nn.init.orthogonal_(last.weight, gain)
    nn.init.zeros_(last.bias)
    return nn.Sequential(
        nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), last
    )


class Game:
    """The vector environment, as tensors."""

    def __init__(self, game: str, seats: int, envs: int, seed: int) -> None:
        self.env = SeatVectorEnv(game, seats, num_envs=envs, rotate=True, seed=seed)
        self.encode = Encoder(self.env.tables)
        self.env.reset()

    def look(self) -> tuple[Tensor, Tensor]:
        """Returns what all agents see, and what they may do."""
        now = self.env.tables.arrays
        return self.encode(now.observation, now.seat), torch.from_numpy(
            now.action_mask.copy()
        )

    def play(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Plays actions; returns the rewards and which games ended."""
        _, rewards, ended, _, _ = self.env.step(actions.numpy())
        return torch.from_numpy(rewards).float(), torch.from_numpy(ended).float()


def train(game: Game, agent: Agent, settings: Settings, seconds: float) -> None:
    """Trains for a time; the learning rate falls to 5 %."""
    optimizer = torch.optim.Adam(agent.parameters(), settings.learning_rate, eps=1e-5)
    begun = time.monotonic()
    steps = 0
    while (spent := time.monotonic() - begun) < seconds:
        for group in optimizer.param_groups:
            group["lr"] = settings.learning_rate * max(0.05, 1 - spent / seconds)
        seen, mask, action, old, advantage, target = collect(game, agent, settings)
        steps += len(action)
        for _ in range(settings.epochs):
            for part in torch.randperm(len(action)).split(settings.batch):
                logits = agent.logits(seen[part], mask[part])
                ratio = (logits.gather(1, action[part, None])[:, 0] - old[part]).exp()
                limited = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                gain = torch.minimum(ratio * advantage[part], limited * advantage[part])
                entropy = -(logits.exp() * logits.clamp(min=-30)).sum(1)
                error = agent.value(seen[part])[:, 0] - target[part]
                loss = (
                    -gain.mean()
                    - settings.entropy * entropy.mean()
                    + 0.5 * error.square().mean()
                )
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        print(
            f"{spent:4.0f} s: {steps:,} steps, entropy {entropy.mean():.2f}", flush=True
        )


@torch.no_grad()  # type: ignore[untyped-decorator]
def collect(game: Game, agent: Agent, settings: Settings) -> list[Tensor]:
    """Plays a number of steps; returns what PPO learns from, all environments in a row.

    In order: what was seen, the masks, the actions, their log probabilities, their
    advantages (GAE) and the targets of the value.
    """
    rows: list[tuple[Tensor, ...]] = []
    for _ in range(settings.steps):
        seen, mask = game.look()
        logits = agent.logits(seen, mask)
        action = torch.multinomial(logits.exp(), 1)[:, 0]
        chosen = logits.gather(1, action[:, None])[:, 0]
        value = agent.value(seen)[:, 0]
        rows.append((seen, mask, action, chosen, value, *game.play(action)))
    seen, mask, action, chosen, value, reward, ended = map(
        torch.stack, zip(*rows, strict=True)
    )
    following = agent.value(game.look()[0])[:, 0]
    advantage = torch.zeros_like(value)
    gain = torch.zeros_like(following)
    for step in reversed(range(settings.steps)):
        goes_on = 1 - ended[step]
        surprise = reward[step] + settings.gamma * following * goes_on - value[step]
        gain = surprise + settings.gamma * settings.gae_lambda * goes_on * gain
        advantage[step] = gain
        following = value[step]
    target = advantage + value
    scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    return [part.flatten(0, 1) for part in (seen, mask, action, chosen, scaled, target)]


@torch.no_grad()  # type: ignore[untyped-decorator]
def wins(game: Game, agent: Agent, games: int) -> tuple[float, float]:
    """Returns the share of wins in so many games, the agent taking its best action, and
    half of the width of its 95 % interval."""
    shares: list[float] = []
    seats = game.env.tables.seats
    while len(shares) < games:
        seen, mask = game.look()
        reward, ended = game.play(agent.logits(seen, mask).argmax(1))
        shares += (reward[ended == 1] + 1 / seats).tolist()
    share = float(np.mean(shares))
    return share, 1.96 * float(np.std(shares)) / len(shares) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="lost-pueblo")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=4000, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    settings = Settings()
    game = Game(given.game, given.seats, settings.envs, given.seed)
    actions = len(game.env.tables.action_names)
    agent = Agent(game.encode.size, actions, settings.hidden)
    train(game, agent, settings, 60 * given.minutes)
    fresh = Game(given.game, given.seats, settings.envs, given.seed + 1_000_000)
    share, margin = wins(fresh, agent, given.games)
    print(
        f"wins {100 * share:.1f} % ± {100 * margin:.1f} of {given.games} games among"
        f" `regular` bots, who would win {100 / given.seats:.1f} %"
    )


if __name__ == "__main__":
    main()
