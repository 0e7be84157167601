"""A connection stays where it is unless the owner of its table is ready to take it."""

import asyncio
import contextlib
import errno
import gc
import os
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.types import Receive, Scope, Send
from tests.patience import PATIENCE
from tests.server.test_serve import settings

from parlour.server.access import handover
from parlour.server.access.handover import Handover, name_of, unix_socket
from parlour.server.access.websocket import Socket
from parlour.server.store.ownership import Ownership
from parlour.server.store.rows import Unavailable
from parlour.server.store.store import Store

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="abstract sockets")


async def no_app(scope: Scope, receive: Receive, send: Send) -> None: ...


class Books:
    """A store that says who owns a table, and notes whom it counts as dead."""

    def __init__(self, machine: str = "here") -> None:
        self.me = secrets.token_hex(8)
        self.machine = "here"
        self.found: Any = (secrets.token_hex(8), machine)
        self.ended: list[str] = []
        self.reserved: list[str] = []
        self.faster: Any = None
        """Who owns a table that this worker tries to reserve, if another does."""

    def owns(self, table: str) -> bool:
        return table == "mine"

    async def owner(self, table: str) -> Any:
        if isinstance(self.found, Exception):
            raise self.found
        return self.found

    async def reserve(self, table: str) -> bool:
        self.reserved.append(table)
        self.found = self.faster or self.found
        return self.faster is None

    async def cancel_reservation(self, table: str) -> None:
        if table in self.reserved:
            self.reserved.remove(table)

    async def end(self, worker: str) -> None:
        self.ended.append(worker)


class End:
    """Our end of a WebSocket."""

    handed_over = False
    received = b"GET /ws/t HTTP/1.1\r\n\r\n"

    def __init__(self) -> None:
        self.socket, self.client = socket.socketpair()
        self.transport = self
        self.is_paused = self.is_aborted = False

    def is_closing(self) -> bool:
        return self.is_aborted

    def get_extra_info(self, name: str) -> socket.socket:
        return self.socket

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def abort(self) -> None:
        self.is_aborted = True
        self.socket.close()


@contextlib.contextmanager
def worker(books: Books) -> Iterator[Handover]:
    made = Handover(no_app, settings(), cast(Store, books), cast(Ownership, books))
    with made.listening:
        yield made


async def give(books: Books, table: str = "t", **state: Any) -> tuple[bool, End]:
    end = End()
    for name, value in state.items():
        setattr(end, name, value)
    with worker(books) as giving, end.client:
        done = await giving.give(cast(Socket, end), table)
        assert not end.is_paused or done
        end.socket.close()
        return done, end


@pytest.fixture
def books(monkeypatch: pytest.MonkeyPatch) -> Books:
    monkeypatch.setattr(handover, "ANSWER_TIMEOUT_S", 0.1)
    return Books()


@contextlib.contextmanager
def listening(books: Books) -> Iterator[socket.socket]:
    """The socket of the owner, which answers nothing of its own."""
    with unix_socket() as made:
        made.bind(name_of(books.found[0]))
        made.listen()
        yield made


async def test_connection_stays_if_the_owner_is_paused(books: Books) -> None:
    with listening(books) as owner:
        assert not (await give(books))[0]
        line, _ = owner.accept()
        with line:  # nothing was sent that the owner could use later
            assert socket.recv_fds(line, 100, 1)[:2] == (b"", [])
    assert not books.ended, "it may be alive"


async def test_owner_whose_process_has_ended_loses_its_tables(books: Books) -> None:
    assert not (await give(books))[0]
    assert books.ended == [books.found[0]]


async def test_owner_that_was_faster_is_offered_the_connection(books: Books) -> None:
    books.faster, books.found = books.found, None
    with listening(cast(Books, SimpleNamespace(found=books.faster))) as owner:
        assert not (await give(books))[0]
        owner.accept()[0].close()
    assert books.reserved == ["t"]


async def test_table_of_nobody_is_reserved_for_clients_that_stay(books: Books) -> None:
    books.found = None
    assert not (await give(books))[0]
    assert books.reserved == ["t"]
    books.reserved.clear()
    assert (await give(books, is_aborted=True))[0]
    assert not books.reserved


@pytest.mark.parametrize("found", [None, ("w", "another machine"), Unavailable()])
async def test_connection_stays_without_an_owner_on_this_machine(
    books: Books, found: Any
) -> None:
    books.found = found
    assert not (await give(books))[0]
    assert not books.ended


async def test_connection_is_not_handed_over_twice(books: Books) -> None:
    assert not (await give(books, handed_over=True))[0]
    assert not (await give(books, "mine"))[0]
    assert not books.ended, "nobody was asked"


@pytest.mark.parametrize("size", [handover.MAX_BYTES, handover.MAX_BYTES + 1])
async def test_owner_gets_descriptor_and_bytes(books: Books, size: int) -> None:
    received = b"x" * size
    with listening(books) as owner:

        async def answer() -> tuple[bytes, list[int]]:
            loop = asyncio.get_running_loop()
            line, _ = await loop.sock_accept(owner)
            with line:
                await loop.sock_sendall(line, handover.READY)
                line.setblocking(True)
                data, found, _, _ = await asyncio.to_thread(
                    socket.recv_fds, line, 2 * size, 1
                )
                return data, found

        answering = asyncio.create_task(answer())
        done, end = await give(books, received=received)
        data, found = await answering
        assert done == end.is_aborted == (size <= handover.MAX_BYTES)
        assert data == (received if done else b"")
        assert len(found) == done
        for one in found:
            os.close(one)


async def test_connection_whose_client_has_left_is_given_up(books: Books) -> None:
    with listening(books):
        done, _ = await give(books, is_aborted=True)
    assert done, "the table is not loaded for a client that is gone"


@contextlib.asynccontextmanager
async def taking(books: Books) -> AsyncIterator[Handover]:
    """A worker that takes connections over."""
    with worker(books) as made:
        running = asyncio.create_task(made.run())
        await asyncio.sleep(0)
        yield made
        assert not running.done()
        running.cancel()
        await asyncio.wait([running, *made.tasks])


async def hand(books: Books, sent: bytes, *descriptors: int) -> None:
    """Hands this over as another worker of the same user would."""
    with unix_socket() as line:
        line.connect(name_of(books.me))
        assert await asyncio.get_running_loop().sock_recv(line, 1) == handover.READY
        socket.send_fds(line, [sent], descriptors)


def descriptors_open() -> int:
    return len(os.listdir("/proc/self/fd"))


async def until_at_most(many: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while descriptors_open() > many:
            await asyncio.sleep(0.01)


REQUEST = b"GET /ws/t HTTP/1.1\r\n\r\n"


@pytest.mark.parametrize("sent", [REQUEST, b"GET", b"\0"])
async def test_descriptors_of_no_use_are_closed(
    books: Books, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with taking(books) as owner:
        before = descriptors_open()
        datagrams = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        with open(os.devnull) as file, datagrams:
            for one in [file.fileno(), datagrams.fileno()] * 5:
                await hand(books, sent, one)
            await hand(books, sent, *[file.fileno()] * 50)
        await until_at_most(before)
        ours, other = socket.socketpair()
        with other:
            with ours:
                await hand(books, sent, ours.fileno())
            other.settimeout(PATIENCE)
            while await asyncio.to_thread(other.recv, 1_000):
                pass  # it may be answered before it is closed
        await until_at_most(before)
        assert owner.taken == (sent == REQUEST)
    gc.collect()
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_stranger_that_does_not_wait_gives_nothing(
    books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "getuid", lambda: os.geteuid() + 1)
    ours, other = socket.socketpair()
    with ours, other, unix_socket() as line:
        async with taking(books) as owner:
            line.connect(name_of(books.me))
            socket.send_fds(line, [REQUEST], [ours.fileno()])
            with contextlib.suppress(ConnectionResetError):
                assert await asyncio.get_running_loop().sock_recv(line, 1) == b""
            assert not owner.taken


async def test_worker_without_a_free_descriptor_listens_on(
    books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, failures = asyncio.get_running_loop(), [1, 2]
    accept = loop.sock_accept

    async def sock_accept(listening: socket.socket) -> Any:
        if failures:
            failures.pop()
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        return await accept(listening)

    monkeypatch.setattr(loop, "sock_accept", sock_accept)
    async with taking(books), asyncio.timeout(PATIENCE):
        await hand(books, b"nothing")
    assert not failures


async def test_stranger_gets_and_gives_nothing(
    books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    with worker(books) as taking:
        running = asyncio.create_task(taking.run())
        for stranger in (0, 1):
            monkeypatch.setattr(os, "getuid", lambda more=stranger: os.geteuid() + more)
            with unix_socket() as line:
                line.connect(name_of(books.me))
                got = await asyncio.get_running_loop().sock_recv(line, 1)
                assert got == (b"" if stranger else handover.READY)
                with contextlib.suppress(BrokenPipeError):
                    line.send(b"no descriptor")
        assert not taking.taken
        running.cancel()
        await asyncio.wait([running])
    with listening(books) as owner:
        giving = asyncio.create_task(give(books))
        line, _ = await asyncio.get_running_loop().sock_accept(owner)
        with line:
            with contextlib.suppress(BrokenPipeError):
                line.send(handover.READY)
            assert not (await giving)[0]
            assert line.recv(100) == b""
