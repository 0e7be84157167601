"""Both databases for whatever test asks for `database`: SQLite and PostgreSQL."""

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from parlour.testing.postgres import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One server for the run, started when the first test wants it; or one that
    tools/mutants.py has started for many runs."""
    if started := os.environ.get("MUTANTS_POSTGRES"):
        yield started
        return
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgresql(postgres: str) -> Iterator[str]:
    """The address of an empty database in PostgreSQL."""
    name = f"test_{uuid.uuid4().hex}"
    everyone = postgres.format(database="postgres")
    with psycopg.connect(everyone, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
        yield postgres.format(database=name)
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'parlour.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; the test runs once with each kind."""
    return str(request.getfixturevalue(request.param))
