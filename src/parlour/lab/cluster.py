"""Studies on many machines, by way of Dask.

Sent out are a series and the numbers of some deals, brought home is what they came to.
A worker that is lost costs the part it was playing: Dask gives that to another. All
else that goes wrong ends in one line, and what came home before is kept.
"""

import asyncio
import logging
import re
import zlib
from asyncio import run_coroutine_threadsafe
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, wait
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Final

import msgspec

from parlour.engine.refusals import BadInput
from parlour.extras import require
from parlour.lab.make import Make, make_of
from parlour.lab.measures import Deal, Record, measured
from parlour.lab.simulate import Series
from parlour.lab.workers import Work

require("distributed", "lab")

from distributed import Client, Future, KilledWorker, as_completed, get_worker, rpc  # noqa: E402
from distributed.security import Security  # noqa: E402

ADDRESS: Final = re.compile(r"(tcp|tls)://(\[[\da-fA-F:.]+\]|[\w.-]+):\d{1,5}")
CONNECT: Final = 10.0
"""Seconds in which a scheduler must answer."""
ALONE: Final = 60.0
"""Seconds without any worker until nobody is waited for any longer."""
BEAT: Final = 0.05
"""Seconds between two looks at what has come, where nothing has."""
THERE: Final = "__import__('parlour.lab.cluster').lab.cluster.played_there(part)"
"""What a worker does, in words that it understands without Parlour: one that cannot
read what it is sent would die of it, and say nothing."""
ENDED: Final = ("finished", "error", "cancelled")
GO_ON: Final = "what was finished is kept; run it again, or without --cluster"


# At a worker


class Sent(msgspec.Struct):
    """A part as it travels."""

    make: Make
    series: Series
    deals: Sequence[int]


def played_there(part: bytes) -> bytes:
    """Plays a part, if what is here is what was asked for."""
    try:
        series, deals = understood(part)
    except BadInput as wrong:
        raise BadInput(f"the worker {get_worker().address} {wrong}") from None
    return packed(measured(series, deals))


def understood(part: bytes) -> tuple[Series, Sequence[int]]:
    """What is to be played; BadInput where it would come out otherwise here."""
    try:
        asked = msgspec.json.decode(part, type=Sent)
    except msgspec.MsgspecError:
        raise BadInput("has another Parlour, which reads parts otherwise") from None
    try:
        unlike = make_of(asked.series).unlike(asked.make)
    except BadInput as wrong:
        unlike = f"cannot play {asked.series.game}: {wrong}"
    if unlike:
        raise BadInput(unlike)
    return asked.series, asked.deals


def packed(deals: Sequence[Deal]) -> bytes:
    return zlib.compress(msgspec.json.encode(deals), level=1)


def unpacked(data: bytes) -> list[Deal]:
    return msgspec.json.decode(zlib.decompress(data), type=list[list[Record]])


# At home


class Cluster:
    """The workers of a Dask scheduler."""

    def __init__(self, client: Client, address: str) -> None:
        self.client = client
        self.address = address
        self.many = self.threads()
        if not self.many:
            raise BadInput(
                f"no worker has come to {address}: dask worker {address} starts one"
            )

    def threads(self) -> int:
        """How many there are; OSError where the scheduler does not say so in time."""
        asked = self.client.scheduler.ncores()
        there = run_coroutine_threadsafe(asked, self.client.loop.asyncio_loop)
        found: dict[str, int] = there.result(CONNECT)
        return sum(found.values())

    def play(self, parts: Sequence[Work]) -> Iterator[tuple[int, list[Deal]]]:
        """What parts come to, each when it is there."""
        makes = {id(series): make_of(series) for series, _ in parts}
        sent = {
            self.client.submit(
                eval,
                THERE,
                {"part": msgspec.json.encode(Sent(makes[id(series)], series, deals))},
                pure=False,
            ): number
            for number, (series, deals) in enumerate(parts)
        }
        try:
            yield from self.brought_home(sent)
        except (OSError, CancelledError):
            raise BadInput(f"lost the scheduler {self.address}: {GO_ON}") from None

    def brought_home(
        self, sent: Mapping[Future, int]
    ) -> Iterator[tuple[int, list[Deal]]]:
        for batch in self.batches(sent):
            done = [one for one in batch if one.status == "finished"]
            failed = [one for one in batch if one.status != "finished"]
            for future, data in zip(done, self.fetched(done), strict=True):
                future.release()  # it is here, whatever becomes of its worker
                yield sent[future], unpacked(data)
            if failed:
                raise why(failed[0].exception())

    def fetched(self, done: Sequence[Future]) -> list[bytes]:
        """What these came to; played again, where a worker was lost with it."""
        asked = self.client.gather([*done], asynchronous=True)
        coming = run_coroutine_threadsafe(asked, self.client.loop.asyncio_loop)
        while not wait([coming], ALONE).done:
            self.expect_somebody()
        found: list[bytes] = coming.result()
        return found

    def expect_somebody(self) -> None:
        if not self.threads():
            raise BadInput(f"no worker is left at {self.address}: {GO_ON}")

    def batches(self, sent: Mapping[Future, int]) -> Iterator[list[Future]]:
        """What has come since the last time, while there is somebody to wait for."""
        waiting = as_completed(sent, loop=self.client.loop)
        seen = monotonic()
        while not waiting.is_empty():
            batch: list[Future] = waiting.next_batch(block=False)
            ended = [one for one in batch if one.status in ENDED]
            waiting.update({*batch} - {*ended})  # their worker was lost since
            if ended:
                yield ended
                seen = monotonic()
            elif monotonic() - seen > ALONE:
                self.expect_somebody()
                seen = monotonic()
            else:
                sleep(BEAT)


def why(wrong: BaseException | None) -> BaseException:
    """What went wrong at a worker, for whoever reads it here."""
    if isinstance(wrong, BadInput):
        return BadInput(f"{wrong}: {GO_ON}")
    if isinstance(wrong, ModuleNotFoundError):
        package, inside, _ = str(wrong.name).partition(".")
        other = ", or another one" if inside else ""
        return BadInput(f"a worker has no {package} installed{other}: {GO_ON}")
    if isinstance(wrong, KilledWorker):
        return BadInput(f"one part was the end of several workers: {GO_ON}")
    return wrong or CancelledError()


@contextmanager
def joined(address: str) -> Iterator[Cluster]:
    """The workers at a scheduler such as tcp://10.0.0.1:8786."""
    if not ADDRESS.fullmatch(address):
        raise BadInput(f"a cluster is at tcp://10.0.0.1:8786 or so, not {address!r}")
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        asyncio.run(asyncio.wait_for(answers(address), CONNECT))
        client = Client(address, timeout=CONNECT, set_as_default=False)
    except Exception as wrong:
        told = str(wrong).partition("\n")[0] or "it does not answer"
        raise BadInput(f"no cluster at {address}: {told}") from None
    with client:
        try:
            found = Cluster(client, address)
        except OSError:
            raise BadInput(f"no cluster at {address}: it does not answer") from None
        yield found


async def answers(address: str) -> None:
    """Asks who is there: a client would wait for ever for one that says nothing."""
    secured = Security().get_connection_args("client")
    async with rpc(address, connection_args=secured) as there:
        await there.identity()
