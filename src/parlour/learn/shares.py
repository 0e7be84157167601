"""Tables in this process or in several, each of which plays a share of them."""

import signal
from collections.abc import Callable
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.processes import block_interrupts

STARTING: Final = get_context("spawn")
"""How processes start: with nothing of this one, threads least of all."""
CLOSING_TIMEOUT_S: Final = 10.0

Layout: TypeAlias = list[tuple[tuple[int, ...], Any]]
"""Shape and type of each of some arrays."""
Memory: TypeAlias = list[Any]
"""What holds them, an object for each."""


class BatchShare(Protocol):
    """Some of the tables."""

    def play(self, seeds: list[int] | None) -> Any:
        """Deals games with these seeds or, without any, plays a step.

        What to play is in shared memory. Returns what the main process must know of it.
        """


class OwnShare:
    """A share that this process plays."""

    def __init__(self, share: BatchShare, rows: slice) -> None:
        self.share = share
        self.rows = rows
        self.result: Any = None

    def ask(self, seeds: list[int] | None) -> None:
        self.result = self.share.play(seeds)

    def wait(self) -> Any:
        return self.result

    def close(self) -> None:
        """Does nothing: there is nothing to end."""


class SharedOut:
    """A share that another process plays."""

    def __init__(self, make: Callable[[slice], BatchShare], rows: slice) -> None:
        self.rows = rows
        self.pipe, there = STARTING.Pipe()
        self.child = STARTING.Process(
            target=serve_share, args=(there, make, rows), daemon=True
        )
        with block_interrupts():
            self.child.start()
        there.close()

    def ask(self, seeds: list[int] | None) -> None:
        self.pipe.send(seeds)

    def wait(self) -> Any:
        try:
            result = self.pipe.recv()
        except EOFError:
            raise RuntimeError("a process of the vector environment ended") from None
        if isinstance(result, Exception):
            raise result
        return result

    def close(self) -> None:
        self.pipe.close()  # which ends the process
        self.child.join(CLOSING_TIMEOUT_S)
        if self.child.is_alive():
            self.child.terminate()


def share_out(
    make: Callable[[slice], BatchShare], tables: int, processes: int
) -> list[OwnShare | SharedOut]:
    """Divides the tables; a single share is played in this process."""
    if processes == 1:
        return [OwnShare(make(slice(0, tables)), slice(0, tables))]
    ends = [tables * number // processes for number in range(processes + 1)]
    return [SharedOut(make, slice(first, last)) for first, last in pairwise(ends)]


def serve_share(
    pipe: Connection, make: Callable[[slice], BatchShare], rows: slice
) -> None:
    """Plays a share for as long as the other end of the pipe is open."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    share: BatchShare | None = None
    while True:
        try:
            seeds = pipe.recv()
        except EOFError:
            return
        try:
            share = share or make(rows)
            result = share.play(seeds)
        except Exception as wrong:
            result = wrong
        pipe.send(result)


def make_memory(layout: Layout, shared: bool) -> Memory:
    """Returns memory for arrays, which processes that are started later can share."""
    sizes = [prod(shape) * np.dtype(kind).itemsize for shape, kind in layout]
    return [STARTING.RawArray("b", n) if shared else bytearray(n) for n in sizes]


def arrays_in(memory: Memory, layout: Layout) -> list[NDArray[Any]]:
    """Returns the arrays that this memory holds."""
    return [
        np.ndarray(shape, kind, part)
        for part, (shape, kind) in zip(memory, layout, strict=True)
    ]
