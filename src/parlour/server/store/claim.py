"""One server for each SQLite file: a second would not hear what the first writes."""

import os
import sys
import time
from pathlib import Path
from typing import Final

from parlour.engine.refusals import BadInput

if sys.platform != "win32":
    import fcntl

PATIENCE: Final = 5.0
"""Seconds in which a server that is shutting down may finish."""


def claim(database: Path) -> int | None:
    """A file that is locked until it is closed or the process dies, however it dies."""
    if sys.platform == "win32":
        return None
    # Not flock: child processes would hold that lock on.
    lock = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return lock
        except OSError:
            if time.monotonic() > until:
                os.close(lock)
                raise BadInput(
                    f"another Parlour is using {database}; stop it, or give this one "
                    "its own PARLOUR_DATA, or let both use PostgreSQL"
                ) from None
            time.sleep(0.1)
