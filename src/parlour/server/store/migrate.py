"""Brings a database up to the schema this version of Parlour works with."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError, OperationalError

from parlour.engine.refusals import BadInput
from parlour.server.store.engine import connect, explain_failure
from parlour.server.store.schema import METADATA

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x7061726C6F7572
"""Which advisory lock of PostgreSQL is ours; it spells our name."""

UNREACHABLE: Final = (OperationalError, DatabaseError)
"""Errors of a database that is away, or of a file that is none. Other kinds of
`DatabaseError` would be ours."""


def migrate(url: str) -> None:
    """Runs what is missing, and waits while another worker does.

    Blocks: call it before the event loop starts.
    """
    engine = connect(url)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    except DatabaseError as wrong:
        if type(wrong) not in UNREACHABLE:
            raise
        raise explain_failure(wrong, "the database cannot be opened") from None
    finally:
        engine.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Brings a database up to a revision, in the transaction that is open."""
    if connection.dialect.name == "postgresql":
        # Held until this transaction ends. SQLite's BEGIN IMMEDIATE is such a lock.
        connection.execute(
            text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
        )
    config, script = migrations()

    def steps(revision: tuple[str, ...] | str, _: MigrationContext) -> list[object]:
        return list(script._upgrade_revs(to, revision))  # type: ignore[arg-type]

    with EnvironmentContext(config, script, fn=steps) as environment:
        environment.configure(
            connection=connection,
            target_metadata=METADATA,
            transactional_ddl=True,
            render_as_batch=True,
        )
        try:
            environment.run_migrations()
        except (CommandError, ResolutionError):
            raise BadInput(
                "the database was written by a newer Parlour; run that one"
            ) from None


def migrations() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config, ScriptDirectory.from_config(config)


@lru_cache(maxsize=1)
def revisions() -> tuple[str, ...]:
    """Returns all that this version of Parlour knows, the oldest first."""
    _, script = migrations()
    return tuple(one.revision for one in script.walk_revisions())[::-1]


def revision(connection: Connection) -> str:
    """Returns what a database was brought up to; nothing if it is not one of ours."""
    return MigrationContext.configure(connection).get_current_revision() or ""
