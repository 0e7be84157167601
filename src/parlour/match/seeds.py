"""Seeds that nobody can guess and everybody can check.

The hash of the seed is told before the deal, the seed itself after the game.
Every choice is followed by dice of its own, derived from the seed, so that seeing
many cards never tells the next ones.
"""

import hashlib
import secrets

from parlour.engine.dice import LOW, MULTIPLIER


def fresh() -> str:
    """A new seed of 128 bits."""
    return secrets.token_hex(16)


def commitment(slug: str, seed: str) -> str:
    """What is told at the start: the seed cannot be changed afterwards."""
    return hashlib.sha256(f"parlour:{slug}:{seed}".encode()).hexdigest()


def dice_after(seed: str, choices: int) -> int:
    """The state's dice after so many choices."""
    digest = hashlib.sha256(f"{seed}:{choices}".encode()).digest()
    return int.from_bytes(digest[:8]) % (MULTIPLIER * (LOW + 1) - 2) + 1


def bot_dice(seed: str, choices: int) -> int:
    """Luck of a bot that answers after so many choices, apart from the deal's."""
    digest = hashlib.sha256(f"{seed}:{choices}:bot".encode()).digest()
    return int.from_bytes(digest[:7])
