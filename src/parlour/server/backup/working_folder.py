"""A folder to work in for as long as a backup or a restore takes."""

import contextlib
import errno
import os
import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from parlour.engine.refusals import BadInput

if sys.platform != "win32":
    import fcntl

PREFIX: Final = ".parlour-"
END_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Signals that end a program, and by default leave it no time to tidy up."""


@contextmanager
def make_working_folder(parent: Path) -> Iterator[Path]:
    """Creates a private folder on the same disk as `parent`, and removes it afterwards.

    Folders of killed programs are removed first.
    """
    try:
        remove_leftovers(parent)
        with (
            unwind_on_signals(),
            tempfile.TemporaryDirectory(dir=parent, prefix=PREFIX) as folder,
            lock_folder(Path(folder)) as free,
        ):
            if not free:
                raise OSError(errno.EBUSY, "another Parlour process uses the folder")
            yield Path(folder)
    except OSError as wrong:
        raise BadInput(
            f"cannot write in {parent}: {wrong.strerror or type(wrong).__name__}"
        ) from None


def remove_leftovers(parent: Path) -> None:
    """Removes working folders of programs that were killed: they hold secrets."""
    if sys.platform == "win32":  # where nothing tells which are in use
        return
    for folder in parent.glob(f"{PREFIX}*"):
        if folder.is_dir() and not folder.is_symlink():
            with contextlib.suppress(OSError), lock_folder(folder) as free:
                if free:
                    shutil.rmtree(folder)


@contextmanager
def lock_folder(folder: Path) -> Iterator[bool]:
    """Marks a folder as used until the end, however this process ends; false if
    another process or thread has it."""
    if sys.platform == "win32":
        yield True
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True
    finally:
        os.close(held)


@contextmanager
def unwind_on_signals() -> Iterator[None]:
    """Lets a signal that ends the program unwind it, so that nothing is left behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, raise_exit) for number in END_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def raise_exit(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
