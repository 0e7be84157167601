"""Connections to either database, set up so that a commit is on the disk."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from parlour.engine.refusals import BadInput

READERS: Final = 4
"""Threads that read, beside the one that writes."""
PATIENCE: Final = 10
"""Seconds to wait for a connection, or for a lock of SQLite."""

FAILED: Final = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError)
"""What is raised when the database does not answer."""


def cause(wrong: BaseException) -> str:
    """Why the database failed, as it says itself: such errors quote no row."""
    said = str(getattr(wrong, "orig", None) or wrong).strip()
    return said.partition("\n")[0][:200]


POSTGRESQL: Final = ("postgres", "postgresql", "postgresql+psycopg")
SQLITE: Final = ("sqlite", "sqlite+pysqlite")


def read_url(text: str) -> URL:
    """The address with its driver; a wrong one is refused without repeating it.

    >>> read_url("postgres://ann:secret@db/parlour").drivername
    'postgresql+psycopg'
    """
    wrong = (
        "the database is given as postgresql://name:password@host/database "
        "or sqlite:////path/to/file"
    )
    try:
        url = make_url(text)
    except exc.ArgumentError:
        raise BadInput(wrong) from None
    if url.drivername in POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in SQLITE or url.database in (None, "", ":memory:"):
        raise BadInput(wrong)
    return url.set(drivername="sqlite+pysqlite")


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
