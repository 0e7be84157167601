"""A server in a process of its own, and what it costs."""

import contextlib
import http.client
import os
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

PATIENCE: Final = 300.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Listening(Protocol):
    """Something that answers on a port of this machine."""

    @property
    def port(self) -> int: ...


class Costly(Protocol):
    """Something whose costs can be measured."""

    def cpu(self) -> float: ...

    def memory(self) -> int: ...


class Serving(Listening, Costly, Protocol):
    """A server, or a house of several behind one port."""


class Process:
    """A server, started with a free port, with all that it starts itself."""

    def __init__(
        self, command: list[str], log: Path, alive: str, environment: dict[str, str]
    ) -> None:
        self.log = log
        self.port = int(environment["PORT"])
        with log.open("wb") as output:
            self.popen = subprocess.Popen(
                command,
                env={**os.environ, **environment},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        until = time.monotonic() + PATIENCE
        while not answers(self.port, alive):
            if self.popen.poll() is not None or time.monotonic() > until:
                self.stop()
                raise RuntimeError(f"{command[0]} did not start: {log.read_text()}")
            time.sleep(0.1)

    def stop(self) -> None:
        if self.popen.poll() is None:
            self.popen.terminate()
            try:
                self.popen.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(self.popen.pid, signal.SIGKILL)
                self.popen.wait()

    def processes(self) -> list[Path]:
        """The server and its children, as the kernel shows them."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    fields = (entry / "stat").read_text().rpartition(")")[2].split()
                except OSError:
                    continue
                if int(fields[2]) == self.popen.pid:  # its process group
                    found.append(entry)
        return found

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        return sum(cpu_of(entry) for entry in self.processes())

    def memory(self) -> int:
        """Bytes that are in memory for this server alone."""
        return sum(memory_of(entry) for entry in self.processes())


@dataclass
class Group:
    """Several processes, with all that they have started, behind one port."""

    port: int
    roots: list[int]

    def processes(self) -> list[Path]:
        found = set(self.roots)
        parents = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with contextlib.suppress(OSError):
                    fields = (entry / "stat").read_text().rpartition(")")[2].split()
                    parents[int(entry.name)] = int(fields[1])
        for _ in range(4):  # workers of servers, and processes of these
            found |= {one for one, parent in parents.items() if parent in found}
        return [Path("/proc") / str(one) for one in sorted(found)]

    def cpu(self) -> float:
        return sum(cpu_of(entry) for entry in self.processes())

    def memory(self) -> int:
        return sum(memory_of(entry) for entry in self.processes())


def memory_of(entry: Path) -> int:
    total = 0
    with contextlib.suppress(OSError):
        for line in (entry / "smaps_rollup").read_text().splitlines():
            if line.startswith(("Private_Clean:", "Private_Dirty:")):
                total += int(line.split()[1]) * 1024
    return total


def cpu_of(entry: Path) -> float:
    with contextlib.suppress(OSError):  # it has ended since
        fields = (entry / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def answers(port: int, path: str) -> bool:
    try:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        line.request("GET", path)
        return line.getresponse().status < 500
    except OSError:
        return False


def machine_cpu() -> float:
    """Seconds of CPU time that this machine has spent on anything."""
    spent = [int(part) for part in Path("/proc/stat").read_text().split()[1:9]]
    return (sum(spent) - spent[3] - spent[4]) / TICKS  # less idle and waiting
