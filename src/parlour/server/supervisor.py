"""Keeps the workers of a server running, on a port of all and one of their own."""

import contextlib
import socket
from collections.abc import Iterator

from uvicorn import Config
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from parlour.processes import block_interrupts


class Supervisor(Multiprocess):
    """Starts workers, and replaces those that end.

    It handles Ctrl-C for its workers: it ends them gracefully.
    """

    def __init__(
        self, config: Config, shared: socket.socket, own: list[socket.socket]
    ) -> None:
        super().__init__(config, [shared])
        self.own = own
        """For each worker the socket that no other listens on; empty for none."""

    def init_processes(self) -> None:
        with block_interrupts():
            for number in range(self.processes_num):
                with self.listening(number):
                    process = Process(self.config, self.sockets)
                    process.start()
                    self.processes.append(process)

    def keep_subprocess_alive(self) -> None:
        for number in range(len(self.processes)):
            with self.alone(number):
                super().keep_subprocess_alive()

    def restart_all(self) -> None:
        for number, before in enumerate(self.processes):
            with self.alone(number):
                super().restart_all()
            if self.processes[number] is before:
                return  # its successor did not start

    @contextlib.contextmanager
    def listening(self, number: int) -> Iterator[None]:
        """Gives a worker that is started in this context its own socket too."""
        shared = self.sockets
        self.sockets = [*shared, *self.own[number : number + 1]]
        yield
        self.sockets = shared

    @contextlib.contextmanager
    def alone(self, number: int) -> Iterator[None]:
        """Acts as if this worker were the only one: uvicorn gives all the same
        sockets."""
        everybody = self.processes
        self.processes = everybody[number : number + 1]
        with self.listening(number):
            yield
        everybody[number : number + 1] = self.processes
        self.processes = everybody
