"""Plain sockets for tests: what is done with them works whichever side closes first."""

import contextlib
import socket
import threading


def send(line: socket.socket, data: bytes, *, last: bool = False) -> None:
    """Sends as much as the other side takes; it may have closed already."""
    with contextlib.suppress(ConnectionError):
        line.sendall(data)
    if last:
        with contextlib.suppress(OSError):  # not connected any more
            line.shutdown(socket.SHUT_WR)


def rest(line: socket.socket) -> bytes:
    """All that still comes until the other side closes."""
    told = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65_536):
            told += part
    return told


def first(line: socket.socket, request: bytes, size: int = 12) -> bytes:
    """The first bytes of the answer to a request, also if it comes before the request
    was sent to its end."""
    sender = threading.Thread(target=send, args=(line, request))
    sender.start()
    told = b""
    with contextlib.suppress(ConnectionError):
        told = line.recv(size)
    with contextlib.suppress(OSError):  # nothing more is sent
        line.shutdown(socket.SHUT_RDWR)
    sender.join()
    return told
