"""Confined: strangers' files are read in processes that may cost only so much.

Each job gets a process of its own, forked from a small one that has the modules
loaded. The kernel ends it when it has had its processor time, it is refused memory
beyond its bounds, and the server waits for no job longer than its wall time. What
came of a file is remembered, so that the same file costs nothing the next time.
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

from parlour.server.process.bounds import MEGABYTE, STRANGERS, Bounds
from parlour.server.process.confined import Arguments, Told, Work, attempted
from parlour.server.process.turns import Crowded, Stopping, Turns
from parlour.story.basics.recent import Recent

WAITING: Final = 48
"""Jobs that wait for a process."""
EACH: Final = 3
"""Jobs of one address, at work or waiting."""
LIVE_PLACES: Final = 1
"""Processes that only live tables may have."""
HASHED_AT_ONCE: Final = 65_536
"""Bytes that are hashed without a thread."""
REMEMBERED: Final = 16 * MEGABYTE
"""Bytes of results that are remembered."""
NICE: Final = 5
"""Tables go first."""
LOADED: Final = (
    "parlour.cli",
    "parlour.printing.orders",
    "parlour.server.process.sandbox",
    "parlour.server.api.replay_data",
    "parlour.server.api.albums",
    "parlour.story.content.parsed",
)
"""What every process would else read anew. The first is what the server was started
with: each process looks at that too, and it takes longer than most files."""

OPEN_FILES: Final = 64
"""Descriptors of a process: modules and fonts are read one by one."""
PR_SET_NO_NEW_PRIVS: Final = 38
CLONE_NEWUSER: Final = 0x10000000
CLONE_NEWNET: Final = 0x40000000
"""Numbers of the Linux kernel; Python 3.11 does not name them."""


class Confined:
    """Use `run`. With no processes the work is done right here, which tests like."""

    def __init__(self, processes: int | None = None) -> None:
        usual = min(2, os.cpu_count() or 1)
        self.processes = usual if processes is None else processes
        places = max(1, self.processes)
        self.turns = Turns(places, LIVE_PLACES, WAITING)
        self.threads = ThreadPoolExecutor(places + LIVE_PLACES, "parlour-confined")
        self.by: Counter[str] = Counter()
        """Jobs by the address that sent them."""
        self.live: set[BaseProcess] = set()
        self.closing = False
        self.recent = Recent[bytes, Told](REMEMBERED)

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
        bounds: Bounds = STRANGERS,
    ) -> bytes:
        """What a function makes of some bytes, in a process of its own.

        `by` is the address that sent them and `site` its network; networks take turns.
        Jobs that a live table waits for go first. BadInput says what is wrong with the
        bytes; Crowded, that this must wait.
        """
        key = await name_of(work, arguments)
        told = self.recent.get(key)
        if told is None:
            if by and self.by[by] >= EACH:
                raise Crowded
            self.by[by] += 1
            try:
                async with self.turns.place(site or by, by, live=live):
                    told = await self.told(key, work, arguments, bounds)
            finally:
                self.by[by] -= 1
                if not self.by[by]:
                    del self.by[by]
        return told.result()

    async def told(
        self, key: bytes, work: Work, arguments: Arguments, bounds: Bounds
    ) -> Told:
        told = self.recent.get(key)  # the same file may have come twice
        if told is not None:
            return told
        if not self.processes:
            return attempted(work, arguments)
        told = await asyncio.get_running_loop().run_in_executor(
            self.threads, self.attempt, work, arguments, bounds
        )
        if told is None:
            raise Stopping if self.closing else Crowded
        weight = len(told.made) + len(told.refused) + 200
        if weight < REMEMBERED // 4:
            self.recent.keep(key, told, weight)
        return told

    def attempt(self, work: Work, arguments: Arguments, bounds: Bounds) -> Told | None:
        """In a thread: one process from its beginning to its end.

        None if that came too early, by the wall clock or because the server stops.
        """
        if self.closing:
            return None
        if not bounds.file:
            return self.attempt_in("", work, arguments, bounds)
        with TemporaryDirectory(prefix="parlour-") as folder:
            return self.attempt_in(folder, work, arguments, bounds)

    def attempt_in(
        self, folder: str, work: Work, arguments: Arguments, bounds: Bounds
    ) -> Told | None:
        context = nursery()
        ours, theirs = context.Pipe()
        process = context.Process(
            target=begin,
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
                        ours.recv_bytes(bounds.result), type=Told
                    )
        except (EOFError, OSError, msgspec.DecodeError):
            process.join(bounds.wall)
            # Its time was up, or a library got no memory.
            if process.exitcode in (-signal.SIGPROF, -signal.SIGABRT):
                return Told(costly=True)
        finally:
            self.live.discard(process)
            end(process)
        return None

    async def stop(self) -> None:
        """Ends what is being worked on; nobody waits for a stranger's file."""
        self.closing = True
        self.turns.stop()
        for process in list(self.live):
            end(process)
        await asyncio.to_thread(self.threads.shutdown)


def end(process: BaseProcess) -> None:
    with contextlib.suppress(ValueError, AssertionError, OSError, AttributeError):
        process.kill()  # it may not have begun, or be gone already


def nursery() -> Any:
    """Where processes come from. Where nothing can fork they begin from nothing."""
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(LOADED))
    return context


async def name_of(work: Work, arguments: Arguments) -> bytes:
    """What a job is remembered by."""
    if sum(map(len, arguments)) <= HASHED_AT_ONCE:
        return digest_of(work, arguments)
    return await asyncio.to_thread(digest_of, work, arguments)


def digest_of(work: Work, arguments: Arguments) -> bytes:
    digest = hashlib.sha256(work.__qualname__.encode())
    for argument in arguments:
        digest.update(hashlib.sha256(argument).digest())
    return digest.digest()


# In the process


def begin(end: Connection, bounds: Bounds, folder: str, work: Work, many: int) -> None:
    confine(bounds, end.fileno())
    tempfile.tempdir = folder or None
    try:
        told = attempted(work, tuple(end.recv_bytes() for _ in range(many)))
        data = msgspec.msgpack.encode(told)
    except MemoryError:
        data = msgspec.msgpack.encode(Told(costly=True))
    if len(data) > bounds.result:
        data = msgspec.msgpack.encode(Told(costly=True))
    end.send_bytes(data)
    end.close()


def confine(bounds: Bounds, line: int) -> None:
    """From here on this process ends when it costs more than it may. It has one
    descriptor to answer by, writes no more than it should and reaches no network."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        return
    import resource

    close_descriptors(line)
    if sys.platform == "linux":
        give_up_rights()
    os.nice(NICE)
    left = bounds.cpu - time.process_time()  # its own beginning counts too
    signal.setitimer(signal.ITIMER_PROF, max(0.1, left))
    if bounds.memory:
        room = address_space() + bounds.memory
        resource.setrlimit(resource.RLIMIT_AS, (room, room))
    for kind, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, bounds.file),
        (resource.RLIMIT_NOFILE, OPEN_FILES),
    ):
        resource.setrlimit(kind, (most, most))


def close_descriptors(line: int) -> None:
    """Closes all but one; the standard ones lead nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nowhere, standard)
    os.closerange(3, line)
    os.closerange(line + 1, os.sysconf("SC_OPEN_MAX"))


def give_up_rights() -> None:
    """Nothing that this process starts gets rights of another, and it is in a network
    of its own, with nobody else in it.

    A kernel or a container may forbid such networks; then the process goes on without.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "prctl")
    if libc.unshare(CLONE_NEWNET):
        libc.unshare(CLONE_NEWUSER | CLONE_NEWNET)


def address_space() -> int:
    """Bytes of address space that this process has now."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 1_024 * MEGABYTE  # nobody tells; better than no bound at all
