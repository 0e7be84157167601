"""Plays studies on many machines with Dask.

A task is a series and the numbers of some deals; its result is the measured deals. If
a worker is lost, Dask gives its task to another. Every other failure ends in a one-line
error, and finished deals stay stored.
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
from parlour.lab.measures import Deal, Record, measure_deals
from parlour.lab.simulate import Series
from parlour.lab.workers import Work

require("distributed", "lab")

from distributed import Client, Future, KilledWorker, as_completed, get_worker, rpc  # noqa: E402
from distributed.security import Security  # noqa: E402

ADDRESS: Final = re.compile(r"(tcp|tls)://(\[[\da-fA-F:.]+\]|[\w.-]+):\d{1,5}")
CONNECT_TIMEOUT_S: Final = 10.0
"""Time for the scheduler to answer."""
NO_WORKER_TIMEOUT_S: Final = 60.0
"""Time without any worker before the study gives up."""
POLL_INTERVAL_S: Final = 0.05
"""Pause between two polls for results."""
WORKER_CALL: Final = "__import__('parlour.lab.cluster').lab.cluster.played_there(part)"
"""The task as plain Python source. A worker without Parlour could not unpickle a
function of ours and would die without an error message."""
END_STATES: Final = ("finished", "error", "cancelled")
RESUME_HINT: Final = "finished deals are saved; run it again, with or without --cluster"


# On a worker


class PartMessage(msgspec.Struct):
    """A part as it is sent to a worker."""

    make: Make
    series: Series
    deals: Sequence[int]


def played_there(part: bytes) -> bytes:
    """Plays a part, if this worker has the same version and source."""
    try:
        series, deals = decode_part(part)
    except BadInput as wrong:
        raise BadInput(f"the worker {get_worker().address} {wrong}") from None
    return pack_deals(measure_deals(series, deals))


def decode_part(part: bytes) -> tuple[Series, Sequence[int]]:
    """Decodes a part; raises BadInput if its results would differ on this worker."""
    try:
        asked = msgspec.json.decode(part, type=PartMessage)
    except msgspec.MsgspecError:
        raise BadInput("runs an incompatible version of Parlour") from None
    try:
        different = make_of(asked.series).describe_difference(asked.make)
    except BadInput as wrong:
        different = f"cannot play {asked.series.game}: {wrong}"
    if different:
        raise BadInput(different)
    return asked.series, asked.deals


def pack_deals(deals: Sequence[Deal]) -> bytes:
    return zlib.compress(msgspec.json.encode(deals), level=1)


def unpack_deals(data: bytes) -> list[Deal]:
    return msgspec.json.decode(zlib.decompress(data), type=list[list[Record]])


# On the machine that runs the study


class Cluster:
    """The workers of a Dask scheduler."""

    def __init__(self, client: Client, address: str) -> None:
        self.client = client
        self.address = address
        self.many = self.threads()
        if not self.many:
            raise BadInput(
                f"no worker is connected to {address}:"
                f" start one with dask worker {address}"
            )

    def threads(self) -> int:
        """Counts worker threads; raises OSError if the scheduler does not answer."""
        asked = self.client.scheduler.ncores()
        there = run_coroutine_threadsafe(asked, self.client.loop.asyncio_loop)
        found: dict[str, int] = there.result(CONNECT_TIMEOUT_S)
        return sum(found.values())

    def play(self, parts: Sequence[Work]) -> Iterator[tuple[int, list[Deal]]]:
        """Yields the number and the deals of each part, as they finish."""
        makes = {id(series): make_of(series) for series, _ in parts}
        sent = {
            self.client.submit(
                eval,
                WORKER_CALL,
                {
                    "part": msgspec.json.encode(
                        PartMessage(makes[id(series)], series, deals)
                    )
                },
                pure=False,
            ): number
            for number, (series, deals) in enumerate(parts)
        }
        try:
            yield from self.collect_results(sent)
        except (OSError, CancelledError):
            raise BadInput(
                f"lost the scheduler {self.address}: {RESUME_HINT}"
            ) from None

    def collect_results(
        self, sent: Mapping[Future, int]
    ) -> Iterator[tuple[int, list[Deal]]]:
        for batch in self.batches(sent):
            done = [one for one in batch if one.status == "finished"]
            failed = [one for one in batch if one.status != "finished"]
            for future, data in zip(done, self.fetch_results(done), strict=True):
                future.release()  # it is here, whatever becomes of its worker
                yield sent[future], unpack_deals(data)
            if failed:
                raise explain_failure(failed[0].exception())

    def fetch_results(self, done: Sequence[Future]) -> list[bytes]:
        """Fetches results; Dask plays a part again if its worker was lost."""
        asked = self.client.gather([*done], asynchronous=True)
        coming = run_coroutine_threadsafe(asked, self.client.loop.asyncio_loop)
        while not wait([coming], NO_WORKER_TIMEOUT_S).done:
            self.require_worker()
        found: list[bytes] = coming.result()
        return found

    def require_worker(self) -> None:
        if not self.threads():
            raise BadInput(f"no worker is left at {self.address}: {RESUME_HINT}")

    def batches(self, sent: Mapping[Future, int]) -> Iterator[list[Future]]:
        """Yields finished tasks in batches, as long as a worker is connected."""
        waiting = as_completed(sent, loop=self.client.loop)
        seen = monotonic()
        while not waiting.is_empty():
            batch: list[Future] = waiting.next_batch(block=False)
            ended = [one for one in batch if one.status in END_STATES]
            waiting.update({*batch} - {*ended})  # their worker was lost since
            if ended:
                yield ended
                seen = monotonic()
            elif monotonic() - seen > NO_WORKER_TIMEOUT_S:
                self.require_worker()
                seen = monotonic()
            else:
                sleep(POLL_INTERVAL_S)


def explain_failure(wrong: BaseException | None) -> BaseException:
    """Turns a failure on a worker into an error for the user."""
    if isinstance(wrong, BadInput):
        return BadInput(f"{wrong}: {RESUME_HINT}")
    if isinstance(wrong, ModuleNotFoundError):
        package, inside, _ = str(wrong.name).partition(".")
        other = ", or has another version" if inside else ""
        return BadInput(f"a worker lacks the package {package}{other}: {RESUME_HINT}")
    if isinstance(wrong, KilledWorker):
        return BadInput(f"the same part killed several workers: {RESUME_HINT}")
    return wrong or CancelledError()


@contextmanager
def join_cluster(address: str) -> Iterator[Cluster]:
    """Connects to a scheduler such as tcp://10.0.0.1:8786."""
    if not ADDRESS.fullmatch(address):
        raise BadInput(
            f"expected an address such as tcp://10.0.0.1:8786, not {address!r}"
        )
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        asyncio.run(asyncio.wait_for(check_scheduler(address), CONNECT_TIMEOUT_S))
        client = Client(address, timeout=CONNECT_TIMEOUT_S, set_as_default=False)
    except Exception as wrong:
        reason = str(wrong).partition("\n")[0] or "it does not answer"
        raise BadInput(f"no cluster at {address}: {reason}") from None
    with client:
        try:
            found = Cluster(client, address)
        except OSError:
            raise BadInput(f"no cluster at {address}: it does not answer") from None
        yield found


async def check_scheduler(address: str) -> None:
    """Checks that a scheduler answers: a client would wait for ever if not."""
    secured = Security().get_connection_args("client")
    async with rpc(address, connection_args=secured) as there:
        await there.identity()
