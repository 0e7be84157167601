"""Files that other users of this machine may not read: cards, secrets, people."""

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

OTHER_USERS_BITS: Final = stat.S_IRWXG | stat.S_IRWXO
"""Permission bits of group and others."""

logger = logging.getLogger("parlour")


def make_private_folder(folder: Path) -> None:
    """Makes a folder that only we look into, or closes one that is there to others."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    elif is_shared(folder):
        fields = {"folder": folder}
        logger.warning(
            "data: folder is shared, so other users can list it", extra=fields
        )
    else:
        close_to_others(folder)


def make_private_file(file: Path) -> None:
    """Makes an empty file that only we read, or closes one that is there to others."""
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    close_to_others(file)


def close_data_folder(data: Path) -> None:
    """Closes a data folder and all that we write into it to others."""
    make_private_folder(data)
    for path in own_files(data):
        close_to_others(path)


def own_files(data: Path) -> Iterator[Path]:
    for pattern in ("parlour.db*", "secret", "operator-key", "lab", "lab/*.sqlite*"):
        yield from data.glob(pattern)


def close_to_others(path: Path) -> None:
    """Takes from others what they may do with a file or folder of ours."""
    if sys.platform == "win32" or path.is_symlink():
        return
    found = path.stat()
    if found.st_mode & OTHER_USERS_BITS and found.st_uid == os.geteuid():
        path.chmod(stat.S_IMODE(found.st_mode) & ~OTHER_USERS_BITS)


def is_shared(folder: Path) -> bool:
    """Returns true if other programs or users need the folder, such as /tmp or a
    home."""
    sticky = bool(folder.stat().st_mode & stat.S_ISVTX)
    here = folder.resolve()
    return sticky or here == Path.home().resolve() or here == Path(here.anchor)
