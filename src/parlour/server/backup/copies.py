"""Databases copied while they are used, and filled from such a copy.

SQLite copies itself, page by page. From PostgreSQL the rows are read in one
transaction that sees a single moment, into a SQLite file of the same schema. `pg_dump`
would be of no use here: nothing but PostgreSQL reads what it writes, and it wants the
programs of the server's own version on this machine. So every backup can be taken to
either database.
"""

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from parlour.engine.refusals import BadInput
from parlour.server.process.database_url import read_url
from parlour.server.store.engine import cause, connect
from parlour.server.store.migrate import revision, revisions, upgrade
from parlour.server.store.schema import LEASES, METADATA, PULSE

AT_ONCE: Final = 100
"""Rows that are held in memory; pictures are rows too."""
PASSING: Final = frozenset({PULSE.name, LEASES.name, "alembic_version"})
"""Tables that are about the servers of this moment."""
LAB_TABLES: Final = {
    "lab/studies.sqlite": ({"study"}, {"arm"}),
    "lab/results.sqlite": ({"arm", "deal"}, set()),
}
"""Tables of the lab's files: those that are always there, and those that may be."""
LITERAL: Final = re.compile(r"-?\d+(\.\d+)?|'[^']*'|NULL", re.IGNORECASE)
"""A default value that is no expression."""
CODE: Final = re.compile(r"\b(VIRTUAL|GENERATED|CHECK|WHERE)\b", re.IGNORECASE)
"""Words of a schema that computes something; WHERE is that of a partial index."""
EXPRESSION: Final = -2
"""What SQLite says instead of the number of a column in an index."""
STRANGE: Final = "the database was not made by this Parlour or an older one"


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
                raise BadInput(STRANGE)
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
        raise BadInput(f"there is no database at {source}")
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
        raise BadInput(f"{source} cannot be copied: {wrong}") from None


def as_one_file(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as wrong:
        raise BadInput(f"the copy cannot be written: {wrong}") from None


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
                raise BadInput(STRANGE)
            upgrade(new, schema)
            copy_rows(old, new, tables_in(new))
    except SQLAlchemyError as wrong:
        raise BadInput(f"the database failed: {cause(wrong)}") from None
    finally:
        source.dispose()
        into.dispose()


# Into a database


def bring_up_to_date(file: Path) -> None:
    """Sees that a file is a sound database of ours, and brings it to our schema."""
    try:
        with closing(sqlite3.connect(file)) as database:
            refuse_code(database, "the database in it")
            refuse_damage(database, "the database in it")
        engine = connect(f"sqlite:///{file}")
        try:
            with engine.begin() as line:
                if revision(line) not in revisions():
                    raise BadInput("this backup was made by a newer Parlour; run that")
                upgrade(line)
        finally:
            engine.dispose()
    except (sqlite3.Error, SQLAlchemyError) as wrong:
        raise BadInput(f"the database in it is damaged: {cause(wrong)}") from None


def check_lab(file: Path, name: str) -> None:
    """Sees that a file of the lab is sound, and holds nothing but our tables."""
    what = f"{name} in it"
    needed, allowed = LAB_TABLES[name]
    try:
        with closing(sqlite3.connect(file)) as database:
            refuse_code(database, what)
            refuse_damage(database, what)
            found = {
                table
                for (table,) in database.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'table'"
                    " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
                )
            }
    except sqlite3.Error as wrong:
        raise BadInput(f"{what} is damaged: {wrong}") from None
    if found and not needed <= found <= needed | allowed:
        raise BadInput(f"{what} is not a file of the lab")


def refuse_damage(database: sqlite3.Connection, what: str) -> None:
    (said,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if said != "ok":
        raise BadInput(f"{what} is damaged: {said.splitlines()[-1]}")


def refuse_code(database: sqlite3.Connection, what: str) -> None:
    """Refuses a file whose schema computes anything: ours never do.

    A view, a trigger, a virtual table, a generated column, a CHECK, a computed default
    or an index on an expression is evaluated when a file is read or written, and one
    of a stranger's may take for ever.
    """
    database.execute("PRAGMA trusted_schema=OFF")
    rows = database.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    for kind, name, sql in rows:
        if (
            kind not in ("table", "index")
            or CODE.search(LITERAL.sub("", sql or ""))
            or (kind == "table" and not has_plain_columns(database, name))
            or (kind == "index" and not has_plain_keys(database, name))
        ):
            raise BadInput(f"{what} does things by itself: it is not ours")


def has_plain_columns(database: sqlite3.Connection, table: str) -> bool:
    rows = database.execute(
        "SELECT dflt_value, hidden FROM pragma_table_xinfo(?)", (table,)
    ).fetchall()
    return all(
        not hidden and (default is None or LITERAL.fullmatch(default.strip("()")))
        for default, hidden in rows
    )


def has_plain_keys(database: sqlite3.Connection, index: str) -> bool:
    rows = database.execute("SELECT cid FROM pragma_index_xinfo(?)", (index,))
    return all(column != EXPRESSION for (column,) in rows)


def fill(target: Connection, file: Path) -> dict[str, int]:
    """Copies all rows of a file into an empty database, in the open transaction."""
    upgrade(target)
    for table in ours():
        if target.execute(select(table).limit(1)).first() is not None:
            raise BadInput(
                "there are tables or people in this database; restore into an empty one"
            )
    engine = connect(f"sqlite:///{file}")
    try:
        with engine.connect().execution_options(reads=True) as source:
            counts = copy_rows(source, target, ours())
    finally:
        engine.dispose()
    if target.dialect.name == "postgresql":
        count_on(target)
    return counts


def ours() -> list[Table]:
    """What is worth keeping, each after what it refers to."""
    return [one for one in METADATA.sorted_tables if one.name not in PASSING]


def tables_in(connection: Connection) -> list[Table]:
    """The tables of a database of whatever schema, likewise."""
    found = MetaData()
    found.reflect(connection)
    return [one for one in found.sorted_tables if one.name not in PASSING]


def copy_rows(
    source: Connection, target: Connection, tables: Iterable[Table]
) -> dict[str, int]:
    """How many rows of each were copied."""
    counts = {}
    for table in tables:
        counts[table.name] = 0
        found = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for part in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])
            counts[table.name] += len(part)
    return counts


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
