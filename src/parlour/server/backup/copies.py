"""Databases copied while they are used, and filled from such a copy.

SQLite copies itself, page by page. From PostgreSQL the rows are read in one
transaction that sees a single moment, into a SQLite file of the same schema. `pg_dump`
would be of no use here: nothing but PostgreSQL reads what it writes, and it wants the
programs of the server's own version on this machine. So every backup can be taken to
either database.
"""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from parlour.engine.refusals import BadInput
from parlour.server.backup.archive import NEWER
from parlour.server.backup.checks import check_database
from parlour.server.backup.old_lab import add_old_lab
from parlour.server.process.database_url import read_url
from parlour.server.store.engine import cause, connect
from parlour.server.store.migrate import revision, revisions, upgrade
from parlour.server.store.schema import LEASES, METADATA, PULSE

AT_ONCE: Final = 100
"""Rows that are held in memory; pictures are rows too."""
PASSING: Final = frozenset({PULSE.name, LEASES.name, "alembic_version"})
"""Tables that are about the servers of this moment."""
UNKNOWN_SCHEMA: Final = (
    "unknown database schema: the database is not Parlour's, or of a newer version"
)


# Out of a database


def take(url: str, target: Path) -> tuple[str, dict[str, int]]:
    """Copies a database into a SQLite file; its schema, and how many rows there are."""
    if read_url(url).drivername.startswith("sqlite"):
        take_file(Path(str(read_url(url).database)), target)
    else:
        take_rows(url, target)
    engine = connect(f"sqlite:///{target}")
    try:
        with engine.connect().execution_options(reads=True) as line:
            schema = revision(line)
            if schema not in revisions():
                raise BadInput(UNKNOWN_SCHEMA)
            counts = {table.name: count(line, table) for table in tables_in(line)}
    except SQLAlchemyError as wrong:
        raise BadInput(f"the database failed: {cause(wrong)}") from None
    finally:
        engine.dispose()
    as_one_file(target)
    return schema, counts


def take_file(source: Path, target: Path) -> None:
    """SQLite's own online backup: one moment of it, whoever writes meanwhile."""
    if not source.is_file():
        raise BadInput(
            f"database {source} does not exist; check PARLOUR_DATA or"
            " PARLOUR_DATABASE_URL"
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with (
            closing(
                sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)
            ) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.execute("PRAGMA busy_timeout=60000")
            old.backup(new)
    except sqlite3.Error as wrong:
        raise BadInput(f"copying the database {source} failed: {wrong}") from None


def as_one_file(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as wrong:
        raise BadInput(f"writing the copy of the database failed: {wrong}") from None


def take_rows(url: str, target: Path) -> None:
    source, into = connect(url), connect(f"sqlite:///{target}")
    try:
        with (
            source.connect().execution_options(
                isolation_level="REPEATABLE READ"
            ) as old,
            into.begin() as new,
        ):
            old.execute(text("SET TRANSACTION READ ONLY"))
            schema = revision(old)
            if schema not in revisions():
                raise BadInput(UNKNOWN_SCHEMA)
            upgrade(new, schema)
            copy_rows(old, new, tables_in(new))
    except SQLAlchemyError as wrong:
        raise BadInput(f"the database failed: {cause(wrong)}") from None
    finally:
        source.dispose()
        into.dispose()


# Into a database


def bring_up_to_date(file: Path, rows: Mapping[str, int]) -> dict[str, int]:
    """Sees that a file is a sound database of ours with these numbers of rows, and
    brings it to our schema; how many rows there are then."""
    try:
        with closing(sqlite3.connect(file)) as database:
            check_database(database, "the database in the backup")
        engine = connect(f"sqlite:///{file}")
        try:
            with engine.begin() as line:
                if revision(line) not in revisions():
                    raise BadInput(NEWER)
                upgrade(line)
                for table in ours():
                    if count(line, table) != rows.get(table.name, 0):
                        raise BadInput(
                            "the backup is incomplete: row counts differ from the"
                            " manifest"
                        )
                add_old_lab(line, file.parent)
                return {table.name: count(line, table) for table in ours()}
        finally:
            engine.dispose()
    except (sqlite3.Error, SQLAlchemyError) as wrong:
        raise BadInput(
            f"the database in the backup is damaged: {cause(wrong)}"
        ) from None


def fill(target: Connection, file: Path) -> None:
    """Copies all rows of a file into an empty database, in the open transaction."""
    upgrade(target)
    for table in ours():
        if target.execute(select(table).limit(1)).first() is not None:
            raise BadInput("this database is not empty; restore into an empty one")
    engine = connect(f"sqlite:///{file}")
    try:
        with engine.connect().execution_options(reads=True) as source:
            copy_rows(source, target, ours())
    finally:
        engine.dispose()
    if target.dialect.name == "postgresql":
        count_on(target)


def ours() -> list[Table]:
    """What is worth keeping, each after what it refers to."""
    return [one for one in METADATA.sorted_tables if one.name not in PASSING]


def tables_in(connection: Connection) -> list[Table]:
    """The tables of a database of whatever schema, likewise."""
    found = MetaData()
    found.reflect(connection)
    return [one for one in found.sorted_tables if one.name not in PASSING]


def copy_rows(source: Connection, target: Connection, tables: Iterable[Table]) -> None:
    for table in tables:
        found = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for part in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])


def count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def count_on(connection: Connection) -> None:
    """Numbers that PostgreSQL gives itself go on after those that were copied."""
    for table in ours():
        column = table.autoincrement_column
        if column is None:
            continue
        name = {"table": table.name, "column": column.name}
        wanted = text("SELECT pg_get_serial_sequence(:table, :column)")
        sequence = connection.execute(wanted, name).scalar()
        if sequence is not None:
            last = connection.execute(select(func.max(column))).scalar()
            if last is not None:
                connection.execute(select(func.setval(sequence, last)))
