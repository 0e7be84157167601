"""Sandbox: strangers' files are read in processes with limited resources.

Each job gets its own process, forked from a small one that has the modules loaded. The
kernel kills it when its CPU time is used up, memory beyond its limit is refused, and
the server waits no longer than the job's wall time. Results are cached, so that the
same file costs nothing the next time.
"""

import asyncio
import contextlib
import ctypes
import hashlib
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from parlour.server.process.bounds import MEGABYTE, STRANGER_BOUNDS, Bounds
from parlour.server.process.fair_queue import Crowded, FairQueue, Stopping
from parlour.server.process.sandbox_job import Arguments, JobOutcome, Work, run_job
from parlour.story.basics.recent import Recent

MAX_QUEUED_JOBS: Final = 48
"""Jobs that wait for a process."""
MAX_JOBS_PER_ADDRESS: Final = 3
"""Jobs of one address, at work or waiting."""
LIVE_PROCESSES: Final = 1
"""Processes that only live tables may have."""
MAX_INLINE_HASH_BYTES: Final = 65_536
"""Bytes that are hashed without a thread."""
CACHE_BYTES: Final = 16 * MEGABYTE
"""Bytes of results that are remembered."""
SANDBOX_NICENESS: Final = 5
"""Tables go first."""
PRELOADED_MODULES: Final = (
    "parlour.cli",
    "parlour.printing.orders",
    "parlour.server.process.sandbox",
    "parlour.server.api.replay_data",
    "parlour.server.api.albums",
    "parlour.story.content.parsed",
)
"""Modules that are preloaded in the fork server. The first is the server's main module,
which each process would otherwise import; that takes longer than most files."""

MAX_OPEN_FILES: Final = 64
"""Descriptors of a process: modules and fonts are read one by one."""
PR_SET_NO_NEW_PRIVS: Final = 38
CLONE_NEWUSER: Final = 0x10000000
CLONE_NEWNET: Final = 0x40000000
"""Numbers of the Linux kernel; Python 3.11 does not name them."""


class Sandbox:
    """Use `run`. With no processes the work is done right here, which tests like."""

    def __init__(self, processes: int | None = None) -> None:
        usual = min(2, os.cpu_count() or 1)
        self.processes = usual if processes is None else processes
        places = max(1, self.processes)
        self.turns = FairQueue(places, LIVE_PROCESSES, MAX_QUEUED_JOBS)
        self.threads = ThreadPoolExecutor(places + LIVE_PROCESSES, "parlour-confined")
        self.by: Counter[str] = Counter()
        """Jobs by the address that sent them."""
        self.live: set[BaseProcess] = set()
        self.closing = False
        self.recent = Recent[bytes, JobOutcome](CACHE_BYTES)

    @property
    def waiting(self) -> int:
        """Jobs at work or waiting."""
        return self.turns.at_work + self.turns.waiting() + len(self.turns.live)

    async def run(
        self,
        work: Work,
        *arguments: bytes | bytearray,
        by: str = "",
        site: str = "",
        live: bool = False,
        bounds: Bounds = STRANGER_BOUNDS,
    ) -> bytes:
        """Runs a function on some bytes in its own process and returns the result.

        `by` is the address that sent the bytes and `site` its network; networks take
        turns. Jobs of live tables go first. BadInput explains what is wrong with the
        bytes; Crowded means that the queue is full.
        """
        key = await cache_key(work, arguments)
        outcome = self.recent.get(key)
        if outcome is None:
            if by and self.by[by] >= MAX_JOBS_PER_ADDRESS:
                raise Crowded
            self.by[by] += 1
            try:
                async with self.turns.place(site or by, by, live=live):
                    outcome = await self.run_once(key, work, arguments, bounds)
            finally:
                self.by[by] -= 1
                if not self.by[by]:
                    del self.by[by]
        return outcome.result()

    async def run_once(
        self, key: bytes, work: Work, arguments: Arguments, bounds: Bounds
    ) -> JobOutcome:
        outcome = self.recent.get(key)  # the same file may have come twice
        if outcome is not None:
            return outcome
        if not self.processes:
            return run_job(work, arguments)
        outcome = await asyncio.get_running_loop().run_in_executor(
            self.threads, self.attempt, work, arguments, bounds
        )
        if outcome is None:
            raise Stopping if self.closing else Crowded
        weight = len(outcome.made) + len(outcome.refused) + 200
        if weight < CACHE_BYTES // 4:
            self.recent.keep(key, outcome, weight)
        return outcome

    def attempt(
        self, work: Work, arguments: Arguments, bounds: Bounds
    ) -> JobOutcome | None:
        """Runs one process from start to end; called in a thread.

        Returns None if it was ended early, by its wall time or because the server
        stops.
        """
        if self.closing:
            return None
        if not bounds.file:
            return self.attempt_in("", work, arguments, bounds)
        with TemporaryDirectory(prefix="parlour-") as folder:
            return self.attempt_in(folder, work, arguments, bounds)

    def attempt_in(
        self, folder: str, work: Work, arguments: Arguments, bounds: Bounds
    ) -> JobOutcome | None:
        context = process_context()
        ours, theirs = context.Pipe()
        process = context.Process(
            target=run_in_process,
            args=(theirs, bounds, folder, work, len(arguments)),
            daemon=True,
        )
        self.live.add(process)
        try:
            with ours:
                process.start()
                theirs.close()
                if self.closing:
                    return None
                for argument in arguments:
                    ours.send_bytes(argument)
                if ours.poll(bounds.wall):
                    return msgspec.msgpack.decode(
                        ours.recv_bytes(bounds.result), type=JobOutcome
                    )
        except (EOFError, OSError, msgspec.DecodeError):
            process.join(bounds.wall)
            # Its time was up, or a library got no memory.
            if process.exitcode in (-signal.SIGPROF, -signal.SIGABRT):
                return JobOutcome(costly=True)
        finally:
            self.live.discard(process)
            kill_process(process)
        return None

    async def stop(self) -> None:
        """Kills running jobs: nobody waits for a stranger's file."""
        self.closing = True
        self.turns.stop()
        for process in list(self.live):
            kill_process(process)
        await asyncio.to_thread(self.threads.shutdown)


def kill_process(process: BaseProcess) -> None:
    with contextlib.suppress(ValueError, AssertionError, OSError, AttributeError):
        process.kill()  # it may not have begun, or be gone already


def process_context() -> Any:
    """Returns the multiprocessing context: a fork server, or spawn if there is
    no fork."""
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(PRELOADED_MODULES))
    return context


async def cache_key(work: Work, arguments: Arguments) -> bytes:
    """Returns the cache key of a job."""
    if sum(map(len, arguments)) <= MAX_INLINE_HASH_BYTES:
        return digest_of(work, arguments)
    return await asyncio.to_thread(digest_of, work, arguments)


def digest_of(work: Work, arguments: Arguments) -> bytes:
    digest = hashlib.sha256(work.__qualname__.encode())
    for argument in arguments:
        digest.update(hashlib.sha256(argument).digest())
    return digest.digest()


# In the process


def run_in_process(
    end: Connection, bounds: Bounds, folder: str, work: Work, many: int
) -> None:
    limit_process(bounds, end.fileno())
    tempfile.tempdir = folder or None
    try:
        outcome = run_job(work, tuple(end.recv_bytes() for _ in range(many)))
        data = msgspec.msgpack.encode(outcome)
    except MemoryError:
        data = msgspec.msgpack.encode(JobOutcome(costly=True))
    if len(data) > bounds.result:
        data = msgspec.msgpack.encode(JobOutcome(costly=True))
    end.send_bytes(data)
    end.close()


def limit_process(bounds: Bounds, line: int) -> None:
    """Limits this process: CPU time, memory, file size, one open descriptor, no
    network."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        return
    import resource

    close_descriptors(line)
    if sys.platform == "linux":
        drop_privileges()
    os.nice(SANDBOX_NICENESS)
    left = bounds.cpu - time.process_time()  # its own beginning counts too
    signal.setitimer(signal.ITIMER_PROF, max(0.1, left))
    if bounds.memory:
        room = address_space() + bounds.memory
        resource.setrlimit(resource.RLIMIT_AS, (room, room))
    for kind, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, bounds.file),
        (resource.RLIMIT_NOFILE, MAX_OPEN_FILES),
    ):
        resource.setrlimit(kind, (most, most))


def close_descriptors(line: int) -> None:
    """Closes all but one; the standard ones lead nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nowhere, standard)
    os.closerange(3, line)
    os.closerange(line + 1, os.sysconf("SC_OPEN_MAX"))


def drop_privileges() -> None:
    """Drops privileges and moves this process into an empty network namespace.

    A kernel or a container may forbid such namespaces; the process then continues
    without.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "prctl")
    if libc.unshare(CLONE_NEWNET):
        libc.unshare(CLONE_NEWUSER | CLONE_NEWNET)


def address_space() -> int:
    """Returns the address space of this process, in bytes."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 1_024 * MEGABYTE  # nobody tells; better than no bound at all
