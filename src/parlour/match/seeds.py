"""Seeds that nobody can guess and everybody can verify.

The hash of the seed is published before the deal, the seed itself after the game. After
every choice the dice are derived again from the seed, so that seeing many cards never
reveals the next ones.
"""

import hashlib
import secrets

from parlour.engine.dice import LOW_32_BITS, MULTIPLIER


def new_seed() -> str:
    """Returns a new seed of 128 bits."""
    return secrets.token_hex(16)


def commitment(slug: str, seed: str) -> str:
    """Returns the published commitment: the hash of the seed."""
    return hashlib.sha256(f"parlour:{slug}:{seed}".encode()).hexdigest()


def dice_after(seed: str, choices: int) -> int:
    """Returns the dice of the state after this number of choices."""
    digest = hashlib.sha256(f"{seed}:{choices}".encode()).digest()
    return int.from_bytes(digest[:8]) % (MULTIPLIER * (LOW_32_BITS + 1) - 2) + 1


def bot_dice(seed: str, choices: int) -> int:
    """Returns the dice of a bot after this number of choices, independent of the
    deal's."""
    digest = hashlib.sha256(f"{seed}:{choices}:bot".encode()).digest()
    return int.from_bytes(digest[:7])
