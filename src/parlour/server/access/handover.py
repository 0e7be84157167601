"""Handover: gives a connection to the worker of this machine that owns its table.

The file descriptor travels over a Unix socket, with the bytes that were read so far.
The owner begins with these bytes and checks the request as if it had accepted the
connection itself. No frame is relayed.
"""

import asyncio
import logging
import os
import socket
import struct
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from parlour.server.access.connection_limits import Http
from parlour.server.access.websocket import Socket
from parlour.server.process.settings import Settings
from parlour.server.store.notify import until_readable
from parlour.server.store.ownership import Ownership
from parlour.server.store.rows import Unavailable
from parlour.server.store.store import Store

ANSWER_TIMEOUT_S: Final = 1.0
"""Seconds for an owner to say that it takes a connection, and for the rest of it."""
MAX_BYTES: Final = 65_536
"""Bytes of a request that is handed over."""
END_OF_HEAD: Final = b"\r\n\r\n"
"""Workers hand over whole requests only, so no timeout for the head is needed."""
READY: Final = b"+"
"""What an owner answers. A paused owner does not, and so gets no connection."""

logger = logging.getLogger("parlour.handover")


def name_of(worker: str) -> str:
    """Returns the abstract address of a worker; it is gone as soon as the process
    ends."""
    return f"\0parlour-{worker}"


def is_ours(line: socket.socket) -> bool:
    """Returns whether the other end is a process of the same user."""
    size = struct.calcsize("3i")
    peer = line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size)
    return bool(struct.unpack("3i", peer)[1] == os.getuid())


def unix_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.setblocking(False)
    return made


class Handover:
    def __init__(
        self, app: ASGIApp, settings: Settings, store: Store, ownership: Ownership
    ) -> None:
        self.store = store
        self.ownership = ownership
        self.config = uvicorn.Config(
            app,
            http=Http,
            ws=Socket,
            log_config=None,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies) or None,
        )
        self.config.load()
        self.state = ServerState()
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[None]] = set()
        self.given = self.taken = 0
        self.listening = unix_socket()
        self.listening.bind(name_of(ownership.me))
        self.listening.listen(1_024)

    # Giving

    async def give(self, end: Socket, table: str) -> bool:
        """Returns whether a connection is gone: the owner of its table has it, or the
        client has left. A table is not loaded for a client that has left."""
        if await self.offer(end, table):
            return True
        if end.transport.is_closing():
            await self.ownership.cancel_reservation(table)
            return True
        return False

    async def offer(self, end: Socket, table: str) -> bool:
        """Returns whether the owner of a table has taken a connection."""
        if end.handed_over or self.ownership.owns(table):
            return False
        try:
            owner = await self.find_owner(table)
            if owner is None or owner[1] != self.ownership.machine:
                return False
            with unix_socket() as line:
                try:
                    line.connect(name_of(owner[0]))
                except ConnectionRefusedError:  # no such process: its tables are free
                    await self.ownership.end(owner[0])
                    await self.ownership.reserve(table)
                    return False
                return await self.send(end, line)
        except (OSError, Unavailable) as wrong:
            logger.info("handover: failed", extra={"cause": type(wrong).__name__})
            return False

    async def find_owner(self, table: str) -> tuple[str, str] | None:
        """Finds another living worker that owns a table, and its machine. A table of
        nobody becomes this worker's, unless another is faster."""
        owner = await self.store.owner(table)
        if owner is None and not await self.ownership.reserve(table):
            owner = await self.store.owner(table)
        return owner

    async def send(self, end: Socket, line: socket.socket) -> bool:
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            ready = is_ours(line) and await self.loop.sock_recv(line, 1) == READY
        if not ready or end.transport.is_closing() or len(end.received) > MAX_BYTES:
            return False
        end.pause_reading()  # what comes from now on is read by the owner
        descriptor = end.transport.get_extra_info("socket").fileno()
        try:
            socket.send_fds(line, [end.received], [descriptor])
        except OSError:
            end.resume_reading()
            raise
        end.transport.abort()  # closes this worker's descriptor alone
        self.given += 1
        return True

    # Taking

    async def run(self) -> None:
        """Takes connections over, until cancelled."""
        try:
            while True:
                try:
                    line, _ = await self.loop.sock_accept(self.listening)
                except OSError as wrong:  # no descriptor is free, for example
                    logger.warning(
                        "handover: accept failed", extra={"cause": wrong.strerror}
                    )
                    await asyncio.sleep(ANSWER_TIMEOUT_S)
                    continue
                task = self.loop.create_task(self.take(line))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
        finally:
            self.close()

    def close(self) -> None:
        self.listening.close()

    async def take(self, line: socket.socket) -> None:
        with line:
            try:
                if not is_ours(line):
                    return  # it may have sent a descriptor already
                async with asyncio.timeout(ANSWER_TIMEOUT_S):
                    await self.loop.sock_sendall(line, READY)
                    await until_readable(line.fileno())
                received, descriptors, _, _ = socket.recv_fds(line, MAX_BYTES, 1)
                for one in descriptors:
                    await self.begin(one, received)
            except (OSError, ValueError) as wrong:
                logger.info("handover: failed", extra={"cause": type(wrong).__name__})

    async def begin(self, descriptor: int, received: bytes) -> None:
        """Goes on with a connection that another worker accepted."""
        try:
            taken = socket.socket(fileno=descriptor)
        except OSError:  # not a socket
            os.close(descriptor)
            raise
        try:
            if END_OF_HEAD not in received:
                raise ValueError("not a whole request")
            await self.loop.connect_accepted_socket(
                lambda: Socket(self.config, self.state, received=received), taken
            )
        except BaseException:
            taken.close()
            raise
        self.taken += 1
