"""Databases are brought up to date, once, whoever starts first."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from tests.patience import PATIENCE
from tests.server.store.making import bodies, started

from parlour.engine.refusals import BadInput
from parlour.server.process.database_url import read_url
from parlour.server.store.engine import connect
from parlour.server.store.migrate import migrate
from parlour.server.store.schema import METADATA
from parlour.server.store.store import Store


def test_migrations_lead_to_the_schema(database: str) -> None:
    migrate(database)
    engine = connect(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


async def test_migrating_again_changes_nothing(database: str) -> None:
    migrate(database)
    store = await Store.open(database)
    table = await started(store)
    await store.close()
    migrate(database)
    store = await Store.open(database)
    assert await bodies(store, table) == [b"first"]
    await store.close()


def test_workers_that_start_together_migrate_once(database: str) -> None:
    code = (
        "import sys; from parlour.server.store.migrate import migrate;"
        " migrate(sys.argv[1])"
    )
    command = [sys.executable, "-c", code, database]
    workers = [subprocess.Popen(command) for _ in range(4)]
    assert [worker.wait(PATIENCE) for worker in workers] == [0, 0, 0, 0]
    migrate(database)


def test_a_newer_database_is_refused(database: str) -> None:
    migrate(database)
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadInput, match="newer Parlour"):
        migrate(database)


WRONG = [
    "",
    "nonsense",
    "mysql://ann:hunter2@host/name",
    "postgresql+asyncpg://ann:hunter2@host/name",
    "sqlite://",
    "sqlite:///:memory:",
]


@pytest.mark.parametrize("url", WRONG)
def test_other_addresses_are_refused_and_not_repeated(url: str) -> None:
    with pytest.raises(BadInput, match="postgresql://") as refused:
        read_url(url)
    assert "hunter2" not in str(refused.value)


def test_an_unreachable_database_is_refused_without_its_password() -> None:
    url = "postgresql://ann:hunter2@127.0.0.1:9/name"
    with pytest.raises(BadInput, match="cannot be opened") as refused:
        migrate(url)
    assert "hunter2" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot write"):
        migrate(f"sqlite:///{tmp_path / 'file' / 'parlour.db'}")


def test_the_database_file_is_private(sqlite: str, tmp_path: Path) -> None:
    migrate(sqlite)
    assert (tmp_path / "parlour.db").stat().st_mode & 0o777 == 0o600


@contextmanager
def other_server(database: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Another process that has opened the database."""
    code = (
        "import asyncio, sys\n"
        "from parlour.server.store.store import Store\n"
        "async def main():\n"
        "    await Store.open(sys.argv[1])\n"
        "    print('open', flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    command = [sys.executable, "-c", code, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        try:
            yield other
        finally:
            other.kill()


async def test_one_server_for_each_file(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(sqlite)
    with other_server(sqlite):
        monkeypatch.setattr("parlour.server.store.engine.SHUTDOWN_TIMEOUT_S", 0.3)
        with pytest.raises(BadInput, match="another Parlour"):
            await Store.open(sqlite)
    store = await Store.open(sqlite)
    await store.close()


async def test_server_waits_for_one_that_is_shutting_down(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(sqlite)
    with other_server(sqlite) as other:

        def end_other(seconds: float) -> None:
            other.kill()
            other.wait()

        monkeypatch.setattr("parlour.server.store.engine.time.sleep", end_other)
        store = await Store.open(sqlite)
        await store.close()
