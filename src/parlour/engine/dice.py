"""The only randomness: a whole generator in one int.

A multiply-with-carry generator of 62 bits. Seeds must be scattered first, or
neighbouring seeds deal alike.
"""

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1070807769
"""Below 2^30, so that a state stays below 2^62; A * 2^32 - 1 is a safe prime."""
LOW: Final = 0xFFFFFFFF


def scatter(seed: int) -> int:
    """A generator state for any seed, neighbours far apart (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    return z % (MULTIPLIER * 0x100000000 - 2) + 1


class Dice:
    """Dice for bots, searches and tests; a game's own dice are in its state."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = scatter(seed)

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        state: i64 = self.state
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        self.state = state
        faces: i64 = sides
        return ((state & LOW) * faces) >> 32

    def chance(self, percent: int) -> bool:
        """True in so many cases of a hundred."""
        return self.roll(100) < percent

    def order(self, count: int) -> list[int]:
        """The numbers from 0 to count - 1 in an order of chance.

        Who goes through others in this order breaks ties between them by lot.
        """
        left = list(range(count))
        return [left.pop(self.roll(len(left))) for _ in range(count)]

    def seed(self) -> int:
        """A fresh, scattered seed for other dice."""
        return (self.roll(0x3FFFFFFF) << 31) + self.roll(0x7FFFFFFF) + 1
