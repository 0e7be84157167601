"""Frames of several tables are served together; a lone frame does not wait."""

import asyncio
from functools import partial

import pytest

from parlour.server.http import batching
from parlour.server.http.batching import FrameBatcher

LONG_S = 60.0
"""An interval that does not end during a test."""
SHORT_S = 0.05


@pytest.fixture
def served() -> list[str]:
    return []


def add(batcher: FrameBatcher, table: str, served: list[str]) -> None:
    batcher.add(table, partial(served.append, table))


async def pass_by() -> None:
    """Lets the event loop do what is due."""
    for _ in range(3):
        await asyncio.sleep(0)


async def test_lone_frame_does_not_wait(
    served: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batching, "BATCH_INTERVAL_S", LONG_S)
    add(FrameBatcher(), "a", served)
    await pass_by()
    assert served == ["a"]


async def test_lone_table_never_waits(
    served: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batching, "BATCH_INTERVAL_S", LONG_S)
    batcher = FrameBatcher()
    for _ in range(3):
        add(batcher, "a", served)
        await pass_by()
    assert served == ["a", "a", "a"]


async def test_frames_of_several_tables_are_served_together_in_order(
    served: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batching, "BATCH_INTERVAL_S", SHORT_S)
    batcher = FrameBatcher()
    add(batcher, "a", served)
    await pass_by()
    began = batcher.loop.time()
    for table in "bca":
        add(batcher, table, served)
        await pass_by()
    assert served == ["a"]
    async with asyncio.timeout(LONG_S):
        while served == ["a"]:
            await asyncio.sleep(SHORT_S / 10)
    assert served == ["a", "b", "c", "a"]
    assert batcher.loop.time() - began > SHORT_S / 2


async def test_table_waits_after_another_was_served(
    served: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    batcher = FrameBatcher()
    monkeypatch.setattr(batching, "BATCH_INTERVAL_S", 0.0)
    add(batcher, "a", served)
    await pass_by()
    monkeypatch.setattr(batching, "BATCH_INTERVAL_S", LONG_S)
    add(batcher, "b", served)
    add(batcher, "c", served)
    await asyncio.sleep(0.01)
    assert served == ["a", "b", "c"]
    for table in "bc":
        add(batcher, table, served)
        await pass_by()
    assert served == ["a", "b", "c"]
