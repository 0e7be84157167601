"""What work in another process may cost."""

from dataclasses import dataclass
from typing import Final

MEGABYTE: Final = 1_048_576


@dataclass(frozen=True, kw_only=True)
class Bounds:
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


STRANGERS: Final = Bounds(cpu=1.5, memory=48 * MEGABYTE, wall=60)
"""For what anybody may send. The largest honest files take 0.1 to 0.3 s of an idle
processor; on a busy one with shared caches the same work counts as three times that."""
OWN: Final = Bounds(cpu=20, memory=512 * MEGABYTE, wall=180)
"""For games that were played here, however long they were."""
