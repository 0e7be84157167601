"""Regret matching: choices in proportion to how much they are missed.

For answers given at once and unseen. Whoever always gives the best answer can be
read; played like this, the average over time cannot.
"""

from typing import Final

from parlour.engine.dice import Dice

EXPLORED: Final = 0.1
"""The part of choices that is made evenly, so that none is forgotten."""
FINE: Final = 1 << 30


def drawn(regrets: list[float], played: list[float], dice: Dice) -> tuple[int, float]:
    """A choice and its chance; what is played is added to the average."""
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
        chances.append((1.0 - EXPLORED) * share + EXPLORED / size)
    place = roulette(chances, dice)
    return place, chances[place]


def regretted(regrets: list[float], place: int, value: float, chance: float) -> None:
    """Notes what a choice was worth, from 0 to 1, that was made with this chance."""
    for other in range(len(regrets)):
        regrets[other] -= value
    regrets[place] += value / chance


def blended(played: list[float], dice: Dice) -> int:
    """A choice from the average of all that was played."""
    return roulette(played, dice)


def roulette(weights: list[float], dice: Dice) -> int:
    """A place, each as likely as its weight says."""
    left = sum(weights) * dice.roll(FINE) / FINE
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0.0:
            return place
    return len(weights) - 1
