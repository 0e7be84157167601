"""Regret matching: choices in proportion to their regrets.

For answers that are given simultaneously and unseen. Always giving the best answer can
be predicted; the average of this play cannot be exploited.
"""

from typing import Final

from parlour.engine.dice import Dice

EXPLORATION_RATE: Final = 0.1
"""Share of uniformly random choices, so that every choice is explored."""
RANDOM_STEPS: Final = 1 << 30
"""Resolution of random fractions."""


def draw_choice(
    regrets: list[float], played: list[float], dice: Dice
) -> tuple[int, float]:
    """Draws a choice and returns it with its probability; adds the strategy to the
    average."""
    size = len(regrets)
    total = 0.0
    for regret in regrets:
        if regret > 0.0:
            total += regret
    chances: list[float] = []
    for place in range(size):
        share = 1.0 / size
        if total > 0.0:
            share = regrets[place] / total if regrets[place] > 0.0 else 0.0
        played[place] += share
        chances.append((1.0 - EXPLORATION_RATE) * share + EXPLORATION_RATE / size)
    place = roulette(chances, dice)
    return place, chances[place]


def add_regret(regrets: list[float], place: int, value: float, chance: float) -> None:
    """Updates the regrets with the value (0 to 1) of a choice made with this chance."""
    for other in range(len(regrets)):
        regrets[other] -= value
    regrets[place] += value / chance


def draw_from_average(played: list[float], dice: Dice) -> int:
    """Draws a choice from the average strategy."""
    return roulette(played, dice)


def roulette(weights: list[float], dice: Dice) -> int:
    """Draws an index in proportion to the weights."""
    left = sum(weights) * dice.roll(RANDOM_STEPS) / RANDOM_STEPS
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0.0:
            return place
    return len(weights) - 1
