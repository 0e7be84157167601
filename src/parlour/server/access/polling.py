"""SocketPoller: reads the sockets of all tables, those of several tables together.

One wake-up of the event loop and one commit then serve several tables, with warm
caches. A lone frame does not wait, and a lone table never does. The event loop watches
one descriptor in place of all these sockets: it wakes up once, however many of them
have something to read.
"""

import asyncio
import contextlib
import logging
import os
import select
import sys
from typing import Final, Protocol

POLL_INTERVAL_S: Final = 0.04
"""Seconds between two readings of several tables, at least."""
READ_BYTES: Final = 16_384
"""Bytes that are read of one socket at a time."""

logger = logging.getLogger("parlour.websocket")


class Polled(Protocol):
    """A socket that is read here."""

    group: str
    """The table."""

    def data_received(self, data: bytes) -> None: ...

    def end_received(self, *, broken: bool) -> None:
        """Notes that nothing more comes."""


class SocketPoller:
    """Reads the sockets of all tables of one worker."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.epoll = select.epoll()
        self.sockets: dict[int, Polled] = {}
        """By descriptor."""
        self.is_listening = False
        """Whether anything to read wakes the event loop up."""
        self.timer: asyncio.TimerHandle | None = None
        """For the next reading, where that has to wait."""
        self.next_time = 0.0
        """The earliest time at which another table is read."""
        self.only_group = ""
        """The table that was read, if no other was in the last interval."""

    def add(self, descriptor: int, socket: Polled) -> None:
        """Reads this socket from now on."""
        self.sockets[descriptor] = socket
        self.epoll.register(descriptor, select.EPOLLIN)
        if self.timer is None:
            self.listen()

    def remove(self, descriptor: int, socket: Polled) -> None:
        """Reads it no more. Another socket may have its descriptor by now."""
        if self.sockets.get(descriptor) is socket:
            del self.sockets[descriptor]
            with contextlib.suppress(OSError, ValueError):  # one of them is closed
                self.epoll.unregister(descriptor)

    def close(self) -> None:
        self.wait(None)
        self.epoll.close()

    # When to read

    def listen(self) -> None:
        if not self.is_listening:
            self.is_listening = True
            self.loop.add_reader(self.epoll.fileno(), self.read_all)

    def wait(self, until: float | None) -> None:
        """Reads again at that time."""
        if self.is_listening:
            self.is_listening = False
            self.loop.remove_reader(self.epoll.fileno())
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if until is not None:
            self.timer = self.loop.call_at(until, self.read_all)

    def read_all(self) -> None:
        """Reads what there is to read; of a lone table only, if it is early."""
        now = self.loop.time()
        is_early = now < self.next_time
        groups: set[str] = set()
        is_left = False
        self.timer = None
        try:
            for descriptor, _ in self.epoll.poll(0):
                socket = self.sockets.get(descriptor)
                if socket is None:
                    continue  # one that was read before it had it removed
                if is_early and socket.group != self.only_group:
                    is_left = True
                    continue
                groups.add(socket.group)
                self.read(descriptor, socket)
        finally:
            if groups:
                self.next_time = now + POLL_INTERVAL_S
                self.only_group = groups.pop() if len(groups) == 1 else ""
            if is_left or (groups and not self.only_group):
                self.wait(self.next_time)
            else:
                self.listen()

    def read(self, descriptor: int, socket: Polled) -> None:
        try:
            data = os.read(descriptor, READ_BYTES)
            if data:
                socket.data_received(data)
                return
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b"?"
        except Exception:
            logger.exception("websocket: reading failed")
            data = b"?"
        self.remove(descriptor, socket)
        socket.end_received(broken=bool(data))


def make_poller() -> SocketPoller | None:
    """Returns a poller where the system has what it needs: else each socket is read by
    the event loop, and no frame waits for others."""
    return SocketPoller() if sys.platform == "linux" else None
