"""Copies databases in use, and fills databases from such a copy.

SQLite copies itself, page by page. PostgreSQL's rows are read in one snapshot
transaction into a SQLite file of the same schema. `pg_dump` does not fit: only
PostgreSQL reads its output, and it needs client programs of the server's version on
this machine. So every backup can be restored to either database.
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
from parlour.server.backup.archive import NEWER_VERSION
from parlour.server.backup.checks import check_database
from parlour.server.backup.old_lab import add_old_lab
from parlour.server.process.database_url import read_url
from parlour.server.store.engine import cause, connect, explain_failure
from parlour.server.store.migrate import revision, revisions, upgrade
from parlour.server.store.schema import LEASES, METADATA, PULSE

BATCH_ROWS: Final = 100
"""Rows that are held in memory; pictures are rows too."""
TRANSIENT_TABLES: Final = frozenset({PULSE.name, LEASES.name, "alembic_version"})
"""Tables that are about the servers of this moment."""
UNKNOWN_SCHEMA: Final = (
    "unknown database schema: the database is not Parlour's, or of a newer version"
)


# Out of a database


def copy_database(url: str, target: Path) -> tuple[str, dict[str, int]]:
    """Copies a database into a SQLite file; its schema, and how many rows there are."""
    if read_url(url).drivername.startswith("sqlite"):
        copy_file(Path(str(read_url(url).database)), target)
    else:
        copy_from_postgresql(url, target)
    engine = connect(f"sqlite:///{target}")
    try:
        with engine.connect().execution_options(reads=True) as line:
            schema = revision(line)
            if schema not in revisions():
                raise BadInput(UNKNOWN_SCHEMA)
            counts = {table.name: count_rows(line, table) for table in tables_in(line)}
    except SQLAlchemyError as wrong:
        raise explain_failure(wrong) from None
    finally:
        engine.dispose()
    make_single_file(target)
    return schema, counts


def copy_file(source: Path, target: Path) -> None:
    """Copies a SQLite file with its online backup: a consistent snapshot under
    writes."""
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


def make_single_file(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as wrong:
        raise BadInput(f"writing the copy of the database failed: {wrong}") from None


def copy_from_postgresql(url: str, target: Path) -> None:
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
        raise explain_failure(wrong) from None
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
                    raise BadInput(NEWER_VERSION)
                upgrade(line)
                for table in backed_up_tables():
                    if count_rows(line, table) != rows.get(table.name, 0):
                        raise BadInput(
                            "the backup is incomplete: row counts differ from the"
                            " manifest"
                        )
                add_old_lab(line, file.parent)
                return {
                    table.name: count_rows(line, table) for table in backed_up_tables()
                }
        finally:
            engine.dispose()
    except (sqlite3.Error, SQLAlchemyError) as wrong:
        raise BadInput(
            f"the database in the backup is damaged: {cause(wrong)}"
        ) from None


def fill(target: Connection, file: Path) -> None:
    """Copies all rows of a file into an empty database, in the open transaction."""
    upgrade(target)
    for table in backed_up_tables():
        if target.execute(select(table).limit(1)).first() is not None:
            raise BadInput("this database is not empty; restore into an empty one")
    engine = connect(f"sqlite:///{file}")
    try:
        with engine.connect().execution_options(reads=True) as source:
            copy_rows(source, target, backed_up_tables())
    finally:
        engine.dispose()
    if target.dialect.name == "postgresql":
        advance_sequences(target)


def backed_up_tables() -> list[Table]:
    """Returns the tables to back up, each after the tables that it refers to."""
    return [one for one in METADATA.sorted_tables if one.name not in TRANSIENT_TABLES]


def tables_in(connection: Connection) -> list[Table]:
    """Returns the tables of a database of any schema, in the same order."""
    found = MetaData()
    found.reflect(connection)
    return [one for one in found.sorted_tables if one.name not in TRANSIENT_TABLES]


def copy_rows(source: Connection, target: Connection, tables: Iterable[Table]) -> None:
    for table in tables:
        found = source.execution_options(yield_per=BATCH_ROWS).execute(select(table))
        for part in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])


def count_rows(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def advance_sequences(connection: Connection) -> None:
    """Advances sequences: numbers that PostgreSQL gives itself go on after those that
    were copied."""
    for table in backed_up_tables():
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
