"""Strangers' files are read in processes that may cost only so much."""

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator

import pytest

from parlour.engine.refusals import BadInput
from parlour.server.process import sandbox
from parlour.server.process.bounds import MEGABYTE, Bounds
from parlour.server.process.sandbox import (
    STRANGERS,
    Confined,
    Crowded,
    TooCostly,
)

TIGHT = Bounds(cpu=0.3, memory=32 * MEGABYTE, wall=120)
LONG = Bounds(cpu=600, memory=32 * MEGABYTE, wall=600)
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


def talks(text: bytes) -> bytes:
    return bytes(40 * MEGABYTE)


@pytest.fixture
async def apart() -> AsyncIterator[Confined]:
    made = Confined(1)
    yield made
    await made.stop()


async def test_a_file_is_read_in_another_process(apart: Confined) -> None:
    assert await apart.run(backwards, b"abc") == b"cba"
    first, second = [await apart.run(whoami, text) for text in (b"1", b"2")]
    assert len({first, second, str(os.getpid()).encode()}) == 3


async def test_what_is_wrong_is_told_and_nothing_else(
    apart: Confined, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BadInput, match="no such luck"):
        await apart.run(refuses, b"")
    with pytest.raises(BadInput, match="cannot be read"):
        await apart.run(fails, b"hush")
    (record,) = caplog.records
    assert "KeyError at" in str(vars(record))
    assert "hush" not in str(vars(record))


@pytest.mark.parametrize("work", [spins, hoards])
async def test_what_costs_too_much_is_ended(apart: Confined, work: object) -> None:
    with pytest.raises(TooCostly):
        await apart.run(work, b"", bounds=TIGHT)  # type: ignore[arg-type]
    assert await apart.run(backwards, b"ab") == b"ba"


async def test_a_result_has_bounds_too(apart: Confined) -> None:
    bounds = Bounds(cpu=60, memory=500 * MEGABYTE, wall=120)
    with pytest.raises(TooCostly):
        await apart.run(talks, b"", bounds=bounds)


async def test_nobody_waits_for_ever(apart: Confined) -> None:
    with pytest.raises(Crowded):
        await apart.run(spins, b"", bounds=HASTY)
    assert await apart.run(backwards, b"ab") == b"ba"


async def test_what_came_of_a_file_is_remembered(apart: Confined) -> None:
    assert await apart.run(whoami, b"1") == await apart.run(whoami, b"1")
    for _ in range(2):
        with pytest.raises(TooCostly):
            await apart.run(spins, b"1", bounds=TIGHT)
    began = time.process_time()
    for _ in range(50):
        with pytest.raises(TooCostly):
            await apart.run(spins, b"1", bounds=LONG)
    assert time.process_time() - began < 5


async def test_one_address_has_a_few_places_and_all_have_some_more(
    apart: Confined,
) -> None:
    def ask(number: int, by: str) -> asyncio.Task[bytes]:
        text = str(number).encode()
        return asyncio.ensure_future(apart.run(spins, text, by=by, bounds=LONG))

    asked = [ask(number, "here") for number in range(sandbox.EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await apart.run(backwards, b"abc", by="here")
    many = range(sandbox.EACH, sandbox.WAITING)
    asked += [ask(number, f"at {number}") for number in many]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await apart.run(backwards, b"abc", by="elsewhere")
    await apart.stop()
    assert {type(one) for one in await asyncio.gather(*asked, return_exceptions=True)}
    assert all(isinstance(one.exception(), Crowded) for one in asked)


async def test_it_stops_in_the_middle_of_everything(apart: Confined) -> None:
    asked = [
        asyncio.ensure_future(apart.run(spins, str(n).encode(), bounds=LONG))
        for n in range(6)
    ]
    while not apart.live:
        await asyncio.sleep(0.01)
    await asyncio.wait_for(apart.stop(), 60)
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, Crowded) for one in told)


async def test_no_processor_second_is_exceeded() -> None:
    assert STRANGERS.cpu < 1
    assert STRANGERS.memory < 100 * MEGABYTE
