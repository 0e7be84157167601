"""Tests that use plain sockets do not depend on which side closes first."""

import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Iterator

import pytest
from tests.patience import PATIENCE
from tests.server.sockets import first, rest, send

ANSWER = b"HTTP/1.1 400 Bad Request\r\n\r\n"


@contextlib.contextmanager
def peer(serve: Callable[[socket.socket], object]) -> Iterator[socket.socket]:
    """A socket whose other side does this, once it is accepted."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def accept() -> None:
            with listening.accept()[0] as line:
                line.settimeout(PATIENCE)
                serve(line)

        server = threading.Thread(target=accept)
        server.start()
        with socket.create_connection(listening.getsockname(), PATIENCE) as ours:
            yield ours
        server.join()


def test_peer_that_resets_first_is_no_error() -> None:
    connected = threading.Event()

    def reset(line: socket.socket) -> None:
        connected.wait(PATIENCE)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    with peer(reset) as line:
        connected.set()
        assert rest(line) == b""
        send(line, b"GET / HTTP/1.1\r\n\r\n", last=True)
        assert rest(line) == b""


def test_peer_that_reads_to_the_end_is_answered() -> None:
    got = []

    def serve(line: socket.socket) -> None:
        got.append(rest(line))
        send(line, ANSWER)

    with peer(serve) as line:
        send(line, b"GET / HTTP/1.1\r\n\r\n", last=True)
        assert rest(line) == ANSWER
    assert got == [b"GET / HTTP/1.1\r\n\r\n"]


def test_answer_is_read_before_the_request_is_sent() -> None:
    done = threading.Event()

    def serve(line: socket.socket) -> None:
        line.sendall(ANSWER)
        done.wait(PATIENCE)  # nothing is read: the request never goes through

    with peer(serve) as line:
        assert first(line, b"a" * 20_000_000) == ANSWER[:12]
        done.set()


def test_silence_is_an_error() -> None:
    done = threading.Event()
    with peer(lambda line: done.wait(PATIENCE)) as line:
        line.settimeout(0.01)
        with pytest.raises(TimeoutError):
            rest(line)
        done.set()
