"""What the system tells about this process and its machine."""

import os
import shutil
import socket
from contextlib import suppress
from pathlib import Path

from parlour.server.operator.figures import Machine


def memory() -> int:
    """Bytes of this process that are in memory; 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def machine() -> Machine:
    try:
        load = os.getloadavg()[0]
    except OSError:
        load = 0.0
    return Machine(name=name(), processors=os.cpu_count() or 1, load=round(load, 2))


def name() -> str:
    return socket.gethostname().partition(".")[0]


def free(folder: Path) -> int:
    """Bytes that are left on the disk of a folder."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 0


def size(*files: Path) -> int:
    """Bytes of those of these files that there are."""
    found = 0
    for file in files:
        with suppress(OSError):  # SQLite takes some of them away again
            found += file.stat().st_size
    return found
