"""Child processes: work spread over several, and Ctrl-C handled by one.

A terminal sends Ctrl-C to every process of a command. Only the parent handles it and
then ends its children. A child that handled it too would print a traceback, or die
half-way through its start.
"""

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Blocks SIGINT for processes that are started here."""
    if sys.platform != "win32":
        # Starting it unblocks SIGINT in some versions of Python: not in the middle.
        resource_tracker.ensure_running()
    with delay_interrupts():
        yield


@contextmanager
def delay_interrupts() -> Iterator[None]:
    """Blocks SIGINT in this thread; processes and threads started here inherit that."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def run_parallel(
    jobs: int, work: Iterable[Any], *, in_order: bool = True
) -> Iterator[Any]:
    """Runs `joblib.delayed` calls in `jobs` processes; results as they come.

    With `in_order=False` a result does not wait for those before it.
    """
    from joblib import Parallel  # a server needs only `block_interrupts`

    kind = "generator" if in_order else "generator_unordered"
    with block_interrupts():  # the workers start here
        results = Parallel(jobs, return_as=kind, batch_size=1)(work)
    yield from results
