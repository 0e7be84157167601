"""Sockets of several tables are read together; a lone frame does not wait."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator

import pytest

from parlour.server.access import polling

LONG_S = 60.0
"""An interval that does not end during a test."""
SHORT_S = 0.05

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="there is no epoll")


class End:
    """A socket at a table, which keeps what it reads."""

    def __init__(self, group: str, read: list[str]) -> None:
        self.group = group
        self.read = read
        self.mine, self.peer = socket.socketpair()
        self.mine.setblocking(False)
        self.ends: list[bool] = []

    def data_received(self, data: bytes) -> None:
        if data == b"bad":
            raise ValueError
        self.read.append(f"{self.group}:{data.decode()}")

    def end_received(self, *, broken: bool) -> None:
        self.ends.append(broken)


class Hall:
    """Tables with a socket each, and their poller."""

    def __init__(self, *tables: str) -> None:
        self.poller = polling.SocketPoller()
        self.read: list[str] = []
        self.ends = {table: End(table, self.read) for table in tables}
        for end in self.ends.values():
            self.poller.add(end.mine.fileno(), end)

    async def send(self, *tables: str, data: bytes = b"x") -> None:
        for table in tables:
            self.ends[table].peer.send(data)
        await pass_by()

    async def until(self, many: int) -> None:
        async with asyncio.timeout(LONG_S):
            while len(self.read) < many:
                await asyncio.sleep(SHORT_S / 10)

    def close(self) -> None:
        self.poller.close()
        for end in self.ends.values():
            end.mine.close()
            end.peer.close()


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    made = Hall("a", "b", "c")
    yield made
    made.close()


async def pass_by() -> None:
    """Lets the event loop do what is due."""
    for _ in range(5):
        await asyncio.sleep(0)


def interval(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(polling, "POLL_INTERVAL_S", seconds)


async def test_lone_frame_and_lone_table_do_not_wait(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    interval(monkeypatch, LONG_S)
    for number in range(1, 4):
        await hall.send("a")
        assert hall.read == ["a:x"] * number


async def test_sockets_of_several_tables_are_read_together(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    interval(monkeypatch, SHORT_S)
    await hall.send("a")
    began = hall.poller.next_time - SHORT_S
    for table in "bc":
        await hall.send(table)
    assert hall.read == ["a:x"]
    await hall.until(3)
    assert sorted(hall.read) == ["a:x", "b:x", "c:x"]
    assert hall.poller.next_time - began >= 2 * SHORT_S
    assert hall.poller.only_group == ""


async def test_table_waits_after_another_was_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    interval(monkeypatch, LONG_S)
    await hall.send("a", "b")
    assert sorted(hall.read) == ["a:x", "b:x"]
    await hall.send("a")
    assert len(hall.read) == 2
    assert not hall.poller.is_listening


async def test_frame_after_a_pause_does_not_wait(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    interval(monkeypatch, SHORT_S)
    await hall.send("a", "b")
    async with asyncio.timeout(LONG_S):
        while not hall.poller.is_listening:
            await asyncio.sleep(SHORT_S / 10)
    interval(monkeypatch, LONG_S)
    await hall.send("c")
    assert hall.read[-1] == "c:x"


async def test_end_and_failure_are_noted_once(hall: Hall) -> None:
    hall.ends["a"].peer.close()
    await pass_by()
    await hall.send("b", data=b"bad")
    async with asyncio.timeout(LONG_S):
        while not hall.ends["b"].ends:
            await asyncio.sleep(SHORT_S / 10)
    await hall.send("c")
    await hall.until(1)
    assert hall.ends["a"].ends == [False]
    assert hall.ends["b"].ends == [True]
    assert hall.read == ["c:x"]
    assert len(hall.poller.sockets) == 1


async def test_removed_socket_is_read_again_once_it_is_added(hall: Hall) -> None:
    end = hall.ends["a"]
    hall.poller.remove(end.mine.fileno(), end)
    hall.poller.remove(end.mine.fileno(), end)
    await hall.send("a")
    assert hall.read == []
    hall.poller.add(end.mine.fileno(), end)
    await hall.until(1)
    assert hall.read == ["a:x"]


async def test_reading_one_socket_may_remove_others(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of the two is read first."""
    interval(monkeypatch, SHORT_S)
    failures: list[object] = []
    hall.poller.loop.set_exception_handler(lambda _, about: failures.append(about))

    def remove_other(self: End, data: bytes) -> None:
        self.read.append(self.group)
        for other in set(hall.ends.values()) - {self}:
            hall.poller.remove(other.mine.fileno(), other)

    await hall.send("c")
    monkeypatch.setattr(End, "data_received", remove_other)
    await hall.send("a", "b")
    await hall.until(2)
    assert len(hall.read) == 2
    assert len(hall.poller.sockets) == 1
    monkeypatch.undo()
    (left,) = hall.poller.sockets.values()
    await hall.send(left.group)
    await hall.until(3)
    assert failures == []
