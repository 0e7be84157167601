"""Connections to either database, set up so that a commit is on the disk."""

import os
import sqlite3
import sys
import time
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from parlour.engine.refusals import BadInput
from parlour.server.process.database_url import read_url

if sys.platform != "win32":
    import fcntl

READERS: Final = 4
"""Threads that read, beside the one that writes."""
PATIENCE: Final = 10
"""Seconds to wait for a connection, or for a lock of SQLite."""

LETTING_GO: Final = 5.0
"""Seconds in which a server that is shutting down may finish."""

FAILED: Final = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError)
"""What is raised when the database does not answer."""


def cause(wrong: BaseException) -> str:
    """Why the database failed, as it says itself: such errors quote no row."""
    said = str(getattr(wrong, "orig", None) or wrong).strip()
    return said.partition("\n")[0][:200]


def connect(text: str) -> Engine:
    url = read_url(text)
    if url.drivername == "postgresql+psycopg":
        return create_engine(
            url,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": PATIENCE, "application_name": "parlour"},
        )
    make_private(Path(str(url.database)))
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS + 1,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
    )
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_private(file: Path) -> None:
    """The file holds seeds of games in play: nobody else on this machine reads it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as wrong:
        raise BadInput(f"cannot write {file}: {wrong.strerror}") from None


def prepare_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for pragma in (
        f"busy_timeout={PATIENCE * 1000}",
        "journal_mode=WAL",
        "synchronous=FULL",  # an acknowledged move survives a power cut
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def begin_sqlite(connection: Connection) -> None:
    """Writers queue up at the start: nobody meets a lock in the middle."""
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def claim(database: Path) -> int | None:
    """A file that is locked until it is closed or the process dies, however it dies:
    a second server of one SQLite file would not hear what the first writes."""
    if sys.platform == "win32":
        return None
    # Not flock: child processes would hold that lock on.
    lock = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    until = time.monotonic() + LETTING_GO
    while True:
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return lock
        except OSError:
            if time.monotonic() > until:
                os.close(lock)
                raise BadInput(
                    f"another Parlour is using {database}; stop it, or give this one "
                    "its own PARLOUR_DATA, or let both use PostgreSQL"
                ) from None
            time.sleep(0.1)
