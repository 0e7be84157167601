"""Resource limits of work in another process."""

from dataclasses import dataclass
from typing import Final

MEGABYTE: Final = 1_048_576


@dataclass(frozen=True, kw_only=True)
class Bounds:
    """Resource limits of a process; 0 means no limit."""

    cpu: float
    """Seconds of a processor."""
    wall: float
    """Seconds by the clock on the wall; they must do on a busy machine."""
    memory: int = 0
    """Bytes beside what the process has when it begins, where that is bounded."""
    file: int = 0
    """Bytes of a file that it may write, into a folder that is removed with it."""
    result: int = 32 * MEGABYTE
    """Bytes of what it makes."""


STRANGER_BOUNDS: Final = Bounds(cpu=1.5, memory=48 * MEGABYTE, wall=60)
"""Limits for files from strangers. The largest honest files take 0.1 to 0.3 s of CPU
time; on a busy machine with shared caches the same work counts as three times that."""
OWN_GAME_BOUNDS: Final = Bounds(cpu=20, memory=512 * MEGABYTE, wall=180)
"""Limits for games that were played here, of any length."""
