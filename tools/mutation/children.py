"""Work in child processes, several at a time, each with a time limit and a folder."""

import os
import resource
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic, sleep
from typing import Final

MEMORY_BYTES: Final = 8 << 30
FAILED: Final = 1
"""The status of a child whose work raised an error."""


@dataclass
class Task:
    """Work for a child process, in an empty folder; it returns the child's status."""

    work: Callable[[Path], int]
    limit_s: float
    done: Callable[[int | None, float, Path], None]
    """Takes the status, None for a time-out, the seconds it took, and the folder."""


def fork(work: Callable[[Path], int], home: Path, leads: bool) -> int:
    """Runs `work` in a child, with its output in a file; returns the child's id."""
    child = os.fork()
    if child:
        return child
    status = FAILED
    try:
        if leads:
            os.setsid()
        said = os.open(home / "said", os.O_WRONLY | os.O_CREAT)
        os.dup2(said, 1)
        os.dup2(said, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        os.environ["TMPDIR"] = os.environ["PYTEST_DEBUG_TEMPROOT"] = str(home)
        tempfile.tempdir = None
        status = work(home)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


def spread(tasks: Iterable[Task], jobs: int, until: float = inf) -> None:
    """Runs the tasks in children, `jobs` at a time; begins none after `until`."""
    waiting = iter(tasks)
    running: dict[int, tuple[Task, float, Path]] = {}
    try:
        while True:
            while len(running) < jobs and monotonic() < until:
                if (task := next(waiting, None)) is None:
                    break
                home = Path(tempfile.mkdtemp(prefix="mutant-"))
                running[fork(task.work, home, leads=True)] = (task, monotonic(), home)
            if not running:
                return
            for child, (task, since, home) in list(running.items()):
                seconds = monotonic() - since
                ended, status = os.waitpid(child, os.WNOHANG)
                if not ended and seconds < task.limit_s:
                    continue
                end(child)
                del running[child]
                code = os.waitstatus_to_exitcode(status) if ended else None
                task.done(code, seconds, home)
                shutil.rmtree(home, ignore_errors=True)
            sleep(0.003)
    finally:
        for child in running:
            end(child)


def end(child: int) -> None:
    """Ends a child's whole process group, so that nothing it started stays."""
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(child, 0)
