"""A line serves the frames of one connection: one after the other, to the last."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.test_http import house

from parlour.server.http.batching import FrameBatcher
from parlour.server.http.context import Context
from parlour.server.http.socket import TableConnection
from parlour.server.tables import frames as common
from parlour.server.tables.connection import Conn


class End:
    """A socket that keeps what it is told."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.codes: list[int] = []

    def write(self, text: bytes) -> bool:
        self.said.append(text.decode())
        return True

    def close(self, code: int) -> None:
        self.codes.append(code)

    def pause_reading(self) -> None:
        self.said.append("stop")

    def resume_reading(self) -> None:
        self.said.append("go on")

    def hand_over(self, reader: TableConnection) -> None: ...


class Slow:
    """A table that serves a frame when it is told to."""

    def __init__(self) -> None:
        self.room = SimpleNamespace(id="slow")
        self.go = asyncio.Semaphore(0)
        self.taken: list[bytes] = []
        self.conns: list[Conn] = []
        self.left = 0

    async def compare(self) -> None: ...

    def join(self, conn: Conn, since: int | None, seat: int | None) -> None:
        self.conns.append(conn)

    async def take(self, conn: Conn, data: bytes) -> None:
        await self.go.acquire()
        self.taken.append(data)

    def leave(self, conn: Conn) -> None:
        self.left += 1


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def line() -> TableConnection:
    context: Context = house().state.context
    context.batcher = FrameBatcher()
    end = End()
    conn = Conn("ann", "Ann", end.write, context.buckets)
    made = TableConnection(context, cast(Any, Slow()), conn, None)
    made.attach(cast(Any, end))
    made.receive(b'{"do": "hello"}')
    await settle()
    assert made.is_joined
    end_of(made).said.clear()
    return made


def table_of(line: TableConnection) -> Slow:
    return cast(Slow, line.table)


def end_of(line: TableConnection) -> End:
    return cast(End, line.end)


async def test_reading_stops_when_two_frames_wait(line: TableConnection) -> None:
    for frame in (b"1", b"2"):
        line.receive(frame)
        await settle()
    assert end_of(line).said == []  # one is being served, one waits
    line.receive(b"3")
    assert end_of(line).said == ["stop"]
    for _ in range(2):
        table_of(line).go.release()
        await settle()
    assert "go on" not in end_of(line).said
    table_of(line).go.release()
    await settle()
    assert end_of(line).said[-1] == "go on"
    assert table_of(line).taken == [b"1", b"2", b"3"]


async def test_frames_of_a_lost_connection_are_served_to_the_last(
    line: TableConnection,
) -> None:
    line.receive(b"1")
    line.receive(b"2")
    await settle()
    line.lose()
    assert table_of(line).left == 0
    for _ in range(2):
        table_of(line).go.release()
    await settle()
    assert table_of(line).taken == [b"1", b"2"]
    assert table_of(line).left == 1


async def test_idle_line_leaves_with_its_connection(line: TableConnection) -> None:
    line.lose()
    assert table_of(line).left == 1
    line.lose()
    assert table_of(line).left == 1


async def test_line_that_the_table_closes_leaves_later_and_serves_no_more(
    line: TableConnection,
) -> None:
    line.receive(b"1")
    line.receive(b"2")
    await settle()
    line.conn.close(common.KICKED)
    assert end_of(line).codes == [common.KICKED]
    assert table_of(line).left == 0  # the table may be going through its connections
    for _ in range(2):
        table_of(line).go.release()
    await settle()
    assert table_of(line).left == 1
    assert table_of(line).taken == [b"1"]


async def test_table_that_fails_closes_the_line(
    line: TableConnection, caplog: pytest.LogCaptureFixture
) -> None:
    line.is_joined = False
    line.table.compare = None  # type: ignore[method-assign,assignment]
    line.receive(b'{"do": "hello"}')
    await settle()
    assert end_of(line).codes == [1011]
    assert table_of(line).left == 1
    assert "websocket: connection failed" in caplog.text
