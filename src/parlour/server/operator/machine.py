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
    load = None
    with suppress(OSError, AttributeError):  # Windows has no such figure
        load = round(os.getloadavg()[0], 2)
    return Machine(name=name(), processors=os.cpu_count() or 1, load=load)


def name() -> str:
    return socket.gethostname().partition(".")[0]


def free(folder: Path) -> int | None:
    """Bytes that are left on the disk of a folder, if the system says so."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


def size(*files: Path) -> int:
    """Bytes of those of these files that there are."""
    found = 0
    for file in files:
        with suppress(OSError):  # SQLite takes some of them away again
            found += file.stat().st_size
    return found
