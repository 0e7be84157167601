"""Each worker listens on the shared port and on its own, also after it was replaced."""

import signal
import socket
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.supervisors import multiprocess

from parlour.server import supervisor
from parlour.server.supervisor import Supervisor


class Worker:
    """A worker that is only noted down."""

    pid = 1
    exitcode: int | None = None

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        self.sockets = sockets

    def start(self) -> None: ...

    def is_alive(self, timeout: float) -> bool:
        return self.exitcode is None

    def wait_until_ready(self, timeout: float, should_exit: Any) -> bool:
        return True

    def terminate(self) -> None:
        self.exitcode = 0

    kill = join = terminate


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Supervisor, list[Any]]]:
    handlers = {one: signal.getsignal(one) for one in multiprocess.SIGNALS}
    for module in (supervisor, multiprocess):
        monkeypatch.setattr(module, "Process", Worker)
    shared, *own = [socket.socket() for _ in range(4)]
    config = uvicorn.Config("nothing:at_all", workers=3)
    made = Supervisor(config, shared, own)
    made.init_processes()
    yield made, [[shared, one] for one in own]
    for number, handler in handlers.items():
        signal.signal(number, handler)
    for one in (shared, *own):
        one.close()


def sockets(made: Supervisor) -> list[Any]:
    return [process.sockets for process in made.processes]  # type: ignore[attr-defined]


def test_each_worker_has_a_socket_of_its_own(workers: Any) -> None:
    made, expected = workers
    assert sockets(made) == expected


def test_replaced_workers_take_over_their_predecessors_sockets(workers: Any) -> None:
    made, expected = workers
    before = made.processes[:]
    before[0].exitcode = before[2].exitcode = 1
    made.keep_subprocess_alive()
    assert sockets(made) == expected
    assert [new is old for new, old in zip(made.processes, before, strict=True)] == [
        False,
        True,
        False,
    ]
    before = made.processes[:]
    made.restart_all()
    assert sockets(made) == expected
    assert not set(made.processes) & set(before)


def test_restart_stops_at_a_worker_that_does_not_start(
    workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, expected = workers
    before = made.processes[:]
    monkeypatch.setattr(Worker, "wait_until_ready", lambda *_: False)
    made.restart_all()
    assert made.processes == before
    assert sockets(made) == expected
