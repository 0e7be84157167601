"""Processes forked from one that has imported a server already: most of each start.

`python -m tests.server.forked` is that one, the nursery. It has no threads and serves
nothing itself. What it forks runs a module as `python -m` would, in its own session,
with its own environment, folder and log.
"""

import atexit
import functools
import importlib
import json
import os
import runpy
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

LOADED = (
    "parlour.server.access.connection_limits",
    "parlour.server.serve",
    "parlour.terminal.commands",
    "uvicorn.lifespan.on",
    "uvloop",
)


class Nursery:
    """The other end of the process that forks."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forked"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        atexit.register(self.close)

    def ask(self, order: dict[str, Any]) -> Any:
        to, back = self.process.stdin, self.process.stdout
        assert to is not None
        assert back is not None
        with self.lock:
            to.write(json.dumps(order).encode() + b"\n")
            to.flush()
            return json.loads(back.readline())

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


nursery = functools.cache(Nursery)


class Forked:
    """What tests use of `subprocess.Popen`, for a process that the nursery forks."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], log: Path
    ) -> None:
        order = {
            "command": list(command),
            "environment": dict(environment),
            "folder": str(Path.cwd()),
            "log": str(log.absolute()),
        }
        self.pid: int = nursery().ask(order)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = nursery().ask({"ended": self.pid})
        return self.returncode

    def wait(self, timeout: float) -> int:
        if self.poll() is None:  # so it is there until we ask again
            line = os.pidfd_open(self.pid)
            try:
                if not select.select([line], [], [], timeout)[0]:
                    raise subprocess.TimeoutExpired(str(self.pid), timeout)
            finally:
                os.close(line)
        code = self.poll()
        assert code is not None
        return code

    def terminate(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)


def await_order() -> dict[str, Any]:
    """Forks what is ordered. Only those forked ever return, each with its order."""
    for line in sys.stdin.buffer:
        order: dict[str, Any] = json.loads(line)
        if "ended" in order:
            pid, status = os.waitpid(order["ended"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
        elif (answer := os.fork()) == 0:
            return order
        print(json.dumps(answer), flush=True)
    os._exit(0)


def run(order: dict[str, Any]) -> None:
    os.setsid()
    os.chdir(order["folder"])
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for ours, theirs in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(ours, theirs)
    os.close(log)
    os.close(nothing)
    os.environ.clear()
    os.environ.update(order["environment"])
    module, *sys.argv[1:] = order["command"]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    for name in LOADED:
        importlib.import_module(name)
    run(await_order())
