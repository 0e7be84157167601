"""Connections to either database, set up so that a commit is on the disk."""

import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection, QueuePool

from parlour.engine.refusals import BadInput
from parlour.server.process.database_url import read_url
from parlour.server.process.private_files import make_private_file

if sys.platform != "win32":
    import fcntl

Kinds: TypeAlias = tuple[type[Exception], ...]

READER_THREADS: Final = 4
"""Threads that read, beside the one that writes."""
LOCK_TIMEOUT_S: Final = 10
"""Seconds to wait for a connection, or for a lock of SQLite."""

IDLE_TRANSACTION_S: Final = 3.0
"""Seconds that a transaction may wait for its worker. The heartbeats of workers that
wait for its locks are not late by then."""
SHUTDOWN_TIMEOUT_S: Final = 5.0
"""Seconds in which a server that is shutting down may finish."""

BEGIN: Final = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN"}
FAILED: Final = (
    exc.OperationalError,
    exc.InterfaceError,
    exc.InternalError,
    exc.TimeoutError,
)
"""What is raised when the database does not answer, or takes nothing. PostgreSQL calls
it an internal error that it is read-only or has ended a transaction."""


class Errors:
    """The database errors, as SQLAlchemy and as the driver below it name them."""

    def __init__(self, engine: Engine) -> None:
        driver: Any = engine.dialect.loaded_dbapi
        self.clash: Kinds = (exc.IntegrityError, driver.IntegrityError)
        self.unfit: Kinds = (exc.DataError, driver.DataError, ValueError)
        self.failed: Kinds = (
            *FAILED,
            driver.OperationalError,
            driver.InterfaceError,
            driver.InternalError,
        )


def cause(wrong: BaseException) -> str:
    """Returns why the database failed, as it says itself: such errors quote no row."""
    said = str(getattr(wrong, "orig", None) or wrong).strip()
    return said.partition("\n")[0][:200]


def explain_failure(
    wrong: BaseException, what: str = "the database failed"
) -> BadInput:
    """Says why the database failed, and what to look at."""
    return BadInput(
        f"{what}: {cause(wrong)}; check PARLOUR_DATABASE_URL or PARLOUR_DATA, and that"
        " the database runs"
    )


def check_unused(text: str) -> None:
    """Raises BadInput if a server uses this SQLite file, before anything is changed."""
    url = read_url(text)
    if url.get_backend_name() == "sqlite":
        database = Path(str(url.database))
        make_private(database)
        lock = claim(database)
        if lock is not None:
            os.close(lock)


def connect(text: str) -> Engine:
    url = read_url(text)
    if url.drivername == "postgresql+psycopg":
        return create_engine(
            url,
            pool_size=READER_THREADS + 1,
            max_overflow=0,
            pool_timeout=LOCK_TIMEOUT_S,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={
                "connect_timeout": url.query.get("connect_timeout", LOCK_TIMEOUT_S),
                "application_name": "parlour",
            },
        )
    make_private(Path(str(url.database)))
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READER_THREADS + 1,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"timeout": LOCK_TIMEOUT_S, "check_same_thread": False},
    )
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_private(file: Path) -> None:
    """Makes the file private: it holds seeds of games in play, and nobody else
    on this machine reads it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        make_private_file(file)
    except OSError as wrong:
        raise BadInput(f"cannot write {file}: {wrong.strerror}") from None


def prepare_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for pragma in (
        f"busy_timeout={LOCK_TIMEOUT_S * 1000}",
        "journal_mode=WAL",
        "synchronous=FULL",  # an acknowledged move survives a power cut
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def begin_sqlite(connection: Connection) -> None:
    """Queues writers up at the start: nobody meets a lock in the middle."""
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def limit_idle_transactions(engine: Engine) -> None:
    """Has PostgreSQL end a transaction whose worker is paused or has lost its network.
    Its locks would stop every other worker that claims the same table."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
        with connection.cursor() as cursor:
            limit = f"{round(IDLE_TRANSACTION_S * 1_000)}ms"
            cursor.execute(f"SET idle_in_transaction_session_timeout = '{limit}'")
        connection.commit()


class StoreConnection:
    """A connection of the driver's own, for what is written all the time.

    It is taken from the pool once, not for each transaction, and given back whenever
    anything went wrong or somebody else has something to write. Until then each
    statement outside a transaction is one of its own.
    """

    def __init__(self, engine: Engine, errors: Errors) -> None:
        self.engine = engine
        self.errors = errors
        self.open: PoolProxiedConnection | None = None

    @contextmanager
    def transaction(self, *, alone: bool = False) -> Iterator[Any]:
        """Yields its cursor in a transaction, or for one statement alone. A connection
        that broke is not used again."""
        try:
            if self.open is None:
                self.open = self.engine.raw_connection()
                self.set_autocommit(self.open, True)
            cursor = self.open.cursor()
            if not alone:
                cursor.execute(BEGIN[self.engine.dialect.name])
            yield cursor
            if not alone:
                self.open.commit()
        except BaseException:
            self.give_back()
            raise

    def give_back(self) -> None:
        line, self.open = self.open, None
        if line is None:
            return
        try:
            line.rollback()
            self.set_autocommit(line, False)
        except self.errors.failed:
            line.invalidate()
        line.close()

    def set_autocommit(self, line: PoolProxiedConnection, value: bool) -> None:
        """Does nothing: connections to SQLite are always in that mode, see
        `prepare_sqlite`."""
        if self.engine.dialect.name == "postgresql":
            driver: Any = line.driver_connection
            driver.autocommit = value


def claim(database: Path) -> int | None:
    """Returns a file that is locked until it is closed or the process dies, however it
    dies: a second server of one SQLite file would not hear what the first writes."""
    if sys.platform == "win32":
        return None
    # Not flock: child processes would hold that lock on.
    lock = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    until = time.monotonic() + SHUTDOWN_TIMEOUT_S
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
