"""The only randomness: a whole generator in one int.

A multiply-with-carry generator of 62 bits. Seeds must be scattered first, or
neighbouring seeds deal alike.
"""

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1070807769
"""Below 2^30, so that a state stays below 2^62; A * 2^32 - 1 is a safe prime."""
LOW_32_BITS: Final = 0xFFFFFFFF
LOW_22_BITS: Final = 0x3FFFFF
"""The lowest 22 bits."""


def scatter(seed: int) -> int:
    """Returns a generator state for any seed, neighbours far apart (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = multiply_64(z ^ (z >> 30), 0xBF58476D1CE4E5B9)
    z = multiply_64(z ^ (z >> 27), 0x94D049BB133111EB)
    z ^= z >> 31
    return z % (MULTIPLIER * 0x100000000 - 2) + 1


def multiply_64(a: int, b: int) -> int:
    """Multiplies two 64-bit numbers modulo 2^64, in pieces of 22 bits.

    Python runs signal handlers inside the product of two large ints. If a handler
    raises there, as Ctrl-C does, compiled code takes it for a lack of memory and
    aborts the process. No product here is large.
    """
    a0, a1, a2 = a & LOW_22_BITS, a >> 22 & LOW_22_BITS, a >> 44
    b0, b1, b2 = b & LOW_22_BITS, b >> 22 & LOW_22_BITS, b >> 44
    middle = (a0 * b1 + a1 * b0) << 22
    high = (a0 * b2 + a1 * b1 + a2 * b0) << 44
    return (a0 * b0 + middle + high) & 0xFFFFFFFFFFFFFFFF


class Dice:
    """Dice for bots, searches and tests; a game's own dice are in its state."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = scatter(seed)

    def roll(self, sides: int) -> int:
        """Returns a number from 0 to sides - 1."""
        state: i64 = self.state
        state = MULTIPLIER * (state & LOW_32_BITS) + (state >> 32)
        self.state = state
        faces: i64 = sides
        return ((state & LOW_32_BITS) * faces) >> 32

    def chance(self, percent: int) -> bool:
        """Returns True in this many cases of a hundred."""
        return self.roll(100) < percent

    def order(self, count: int) -> list[int]:
        """Returns the numbers from 0 to count - 1 in random order, to break ties."""
        left = list(range(count))
        return [left.pop(self.roll(len(left))) for _ in range(count)]

    def seed(self) -> int:
        """Returns a fresh, scattered seed for other dice."""
        return (self.roll(0x3FFFFFFF) << 31) + self.roll(0x7FFFFFFF) + 1
