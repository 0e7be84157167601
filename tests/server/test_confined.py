"""Strangers' files are read in processes that may cost only so much."""

import asyncio
import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from parlour.engine.refusals import BadInput
from parlour.server.process import sandbox
from parlour.server.process.bounds import MEGABYTE, STRANGER_BOUNDS, Bounds
from parlour.server.process.fair_queue import Crowded, FairQueue, Stopping
from parlour.server.process.sandbox import Sandbox
from parlour.server.process.sandbox_job import TooCostly

TIGHT = Bounds(cpu=0.3, memory=32 * MEGABYTE, wall=120)
LONG = Bounds(cpu=600, memory=32 * MEGABYTE, wall=600)
ASKED: list[asyncio.Task[bytes]] = []
HASTY = Bounds(cpu=600, memory=32 * MEGABYTE, wall=0.3)


def backwards(text: bytes) -> bytes:
    return text[::-1]


def refuses(text: bytes) -> bytes:
    raise BadInput("no such luck")


def fails(text: bytes) -> bytes:
    raise KeyError(text)


def whoami(text: bytes) -> bytes:
    return str(os.getpid()).encode()


def spins(text: bytes) -> bytes:
    """Holds the interpreter: no Python code could stop it."""
    re.match(rb"(a|a)*$", b"a" * 60 + b"b")
    return b""


def hoards(text: bytes) -> bytes:
    held = [bytes(MEGABYTE) for _ in range(1_000)]
    return str(len(held)).encode()


def new_privileges(text: bytes) -> bytes:
    return Path("/proc/self/status").read_bytes()


def descriptors(text: bytes) -> bytes:
    """What each leads to; the one that lists them is closed by then."""
    found = []
    for name in sorted(os.listdir("/proc/self/fd"), key=int):
        with contextlib.suppress(FileNotFoundError):
            found.append(os.readlink(f"/proc/self/fd/{name}"))
    return " ".join(found).encode()


def opens(text: bytes) -> bytes:
    """How many descriptors it can have."""
    with contextlib.ExitStack() as files, contextlib.suppress(OSError):
        for _ in range(1_000):
            files.enter_context(open(os.devnull, "rb"))
    return str(os.sysconf("SC_OPEN_MAX")).encode()


def writes(path: bytes) -> bytes:
    """What comes of two kilobytes that are written to a file."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT)
    try:
        return str(os.write(file, bytes(2_000))).encode()
    except OSError as wrong:
        return os.strerror(wrong.errno or 0).encode()


def writes_apart(text: bytes) -> bytes:
    """The name of a file for the time being, and what comes of writing to it."""
    file, name = tempfile.mkstemp()
    os.close(file)
    return name.encode() + b" " + writes(name.encode())


def connects(port: bytes) -> bytes:
    try:
        socket.create_connection(("127.0.0.1", int(port)), timeout=PATIENCE).close()
    except OSError as wrong:
        return os.strerror(wrong.errno or 0).encode()
    return b"connected"


def namespace(text: bytes) -> bytes:
    return os.readlink("/proc/self/ns/net").encode()


def talks(text: bytes) -> bytes:
    return bytes(40 * MEGABYTE)


@pytest.fixture
async def apart() -> AsyncIterator[Sandbox]:
    made = Sandbox(1)
    yield made
    await made.stop()
    await asyncio.gather(*ASKED, return_exceptions=True)
    ASKED.clear()


async def test_a_file_is_read_in_another_process(apart: Sandbox) -> None:
    assert await apart.run(backwards, b"abc") == b"cba"
    first, second = [await apart.run(whoami, text) for text in (b"1", b"2")]
    assert len({first, second, str(os.getpid()).encode()}) == 3


async def test_what_is_wrong_is_told_and_nothing_else(
    apart: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BadInput, match="no such luck"):
        await apart.run(refuses, b"")
    with pytest.raises(BadInput, match="cannot be read"):
        await apart.run(fails, b"hush")
    (record,) = caplog.records
    assert "KeyError at" in str(vars(record))
    assert "hush" not in str(vars(record))


@pytest.mark.parametrize("work", [spins, hoards])
async def test_what_costs_too_much_is_ended(apart: Sandbox, work: object) -> None:
    with pytest.raises(TooCostly):
        await apart.run(work, b"", bounds=TIGHT)  # type: ignore[arg-type]
    assert await apart.run(backwards, b"ab") == b"ba"


async def test_a_result_has_bounds_too(apart: Sandbox) -> None:
    bounds = Bounds(cpu=60, memory=500 * MEGABYTE, wall=120)
    with pytest.raises(TooCostly):
        await apart.run(talks, b"", bounds=bounds)


async def test_nobody_waits_for_ever(apart: Sandbox) -> None:
    with pytest.raises(Crowded):
        await apart.run(spins, b"", bounds=HASTY)
    assert await apart.run(backwards, b"ab") == b"ba"


async def test_what_came_of_a_file_is_remembered(apart: Sandbox) -> None:
    assert await apart.run(whoami, b"1") == await apart.run(whoami, b"1")
    for _ in range(2):
        with pytest.raises(TooCostly):
            await apart.run(spins, b"1", bounds=TIGHT)
    began = time.process_time()
    for _ in range(50):
        with pytest.raises(TooCostly):
            await apart.run(spins, b"1", bounds=LONG)
    assert time.process_time() - began < 5


def ask(apart: Sandbox, number: int, by: str, **more: Any) -> asyncio.Task[bytes]:
    """A job that does not end by itself."""
    text = str(number).encode()
    ASKED.append(
        asyncio.ensure_future(apart.run(spins, text, by=by, bounds=LONG, **more))
    )
    return ASKED[-1]


async def test_address_has_few_places(apart: Sandbox) -> None:
    for number in range(sandbox.MAX_JOBS_PER_ADDRESS):
        ask(apart, number, "here")
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await apart.run(backwards, b"abc", by="here")


async def test_full_queue_sends_newcomers_away(apart: Sandbox) -> None:
    for number in range(sandbox.MAX_QUEUED_JOBS + 1):
        ask(apart, number, f"at {number}")
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await apart.run(backwards, b"abc", by="elsewhere")


async def test_full_queue_of_few_networks_lets_others_in(apart: Sandbox) -> None:
    """Those with the most jobs lose their last one; so do many /64 of one /48."""
    asked = [
        ask(apart, number, f"2001:db8:1:{number}::/64", site="2001:db8:1::/48")
        for number in range(sandbox.MAX_QUEUED_JOBS + 1)
    ]
    await asyncio.sleep(0)
    other = ask(apart, 0, "192.0.2.1")
    done, _ = await asyncio.wait([other, *asked], return_when="FIRST_COMPLETED")
    assert [type(one.exception()) for one in done] == [Crowded]
    assert other not in done
    assert apart.turns.waiting() == sandbox.MAX_QUEUED_JOBS


async def test_what_is_remembered_needs_no_place(apart: Sandbox) -> None:
    first = await apart.run(whoami, b"1")
    for number in range(sandbox.MAX_JOBS_PER_ADDRESS):
        ask(apart, number, "here")
    await asyncio.sleep(0)
    assert await apart.run(whoami, b"1", by="here") == first


async def test_live_table_does_not_wait_for_strangers(apart: Sandbox) -> None:
    for number in range(sandbox.MAX_QUEUED_JOBS + 1):
        ask(apart, number, f"at {number}")
    while not apart.live:
        await asyncio.sleep(0.01)
    assert await apart.run(backwards, b"abc", live=True) == b"cba"


async def test_networks_take_turns_then_their_addresses() -> None:
    """However many jobs a network has, another waits for one of them at most."""
    turns = FairQueue(places=1, live_places=0, queue=100)
    order: list[str] = []

    async def job(site: str, address: str, live: bool = False) -> None:
        async with turns.place(site, address, live=live):
            order.append(address)
            await asyncio.sleep(0)

    given = [("a", "a1")] * 3 + [("a", "a2")] * 2 + [("b", "b1")] * 2 + [("c", "c1")]
    await asyncio.gather(*(job(*one) for one in given), job("", "live", live=True))
    assert " ".join(order) == "a1 live a1 b1 c1 a2 b1 a1 a2"
    assert (turns.at_work, turns.waiting()) == (0, 0)


async def test_cancelled_job_gives_its_place_back() -> None:
    turns = FairQueue(places=1, live_places=0, queue=100)
    entered: list[int] = []

    async def job(number: int) -> None:
        async with turns.place("a", "a"):
            entered.append(number)
            await asyncio.sleep(3_600)

    jobs = [asyncio.ensure_future(job(number)) for number in range(3)]
    await asyncio.sleep(0)
    jobs[1].cancel()  # while it waits
    jobs[0].cancel()  # while it works
    await asyncio.wait(jobs[:2])
    while 2 not in entered:
        await asyncio.sleep(0)
    assert (entered, turns.at_work) == ([0, 2], 1)
    jobs[2].cancel()
    await asyncio.wait(jobs)
    assert turns.at_work == 0


async def test_it_stops_in_the_middle_of_everything(apart: Sandbox) -> None:
    asked = [
        asyncio.ensure_future(apart.run(spins, str(n).encode(), bounds=LONG))
        for n in range(6)
    ]
    while not apart.live:
        await asyncio.sleep(0.01)
    await asyncio.wait_for(apart.stop(), PATIENCE)
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, Stopping) for one in told)
    with pytest.raises(Stopping):
        await apart.run(backwards, b"ab")


ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


@ON_LINUX
async def test_sandboxed_process_gets_no_new_privileges(apart: Sandbox) -> None:
    assert b"NoNewPrivs:\t1" in await apart.run(new_privileges, b"")


@ON_LINUX
async def test_sandboxed_process_has_no_descriptor_of_the_server(
    apart: Sandbox,
) -> None:
    """Three that lead nowhere, and the one it answers by."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        os.set_inheritable(server.fileno(), True)
        found = (await apart.run(descriptors, b"")).decode().split()
    assert found[:3] == ["/dev/null"] * 3
    assert [one.partition(":")[0] for one in found[3:]] == ["socket"]


async def test_sandboxed_process_opens_few_files(apart: Sandbox) -> None:
    assert await apart.run(opens, b"") == str(sandbox.MAX_OPEN_FILES).encode()


async def test_sandboxed_process_writes_no_file(apart: Sandbox, tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert await apart.run(writes, bytes(path)) == b"File too large"
    assert path.stat().st_size == 0


async def test_sandboxed_process_writes_small_files_that_do_not_stay(
    apart: Sandbox,
) -> None:
    bounds = Bounds(cpu=60, wall=120, file=1_000)
    name, written = (await apart.run(writes_apart, b"", bounds=bounds)).split()
    assert written == b"1000"
    folder = Path(name.decode()).parent
    assert folder.name.startswith("parlour-")
    assert not folder.exists()


@ON_LINUX
async def test_sandboxed_process_reaches_no_network(apart: Sandbox) -> None:
    probe = ["unshare", "--user", "--net", "true"]
    if not shutil.which("unshare") or subprocess.run(probe, check=False).returncode:
        pytest.skip("namespaces are forbidden here")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1]).encode()
        assert connects(port) == b"connected"
        assert await apart.run(connects, port) == b"Network is unreachable"
    assert await apart.run(namespace, b"") != namespace(b"")


async def test_bounds_for_strangers_are_small() -> None:
    assert STRANGER_BOUNDS.cpu < 2
    assert STRANGER_BOUNDS.memory < 100 * MEGABYTE
