"""What keeps the log of a table its owner's, one unit at a time, without a server."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import create_engine, insert, select
from tests.server.store.making import new_table

from parlour.server.store.appends import Append, Appends
from parlour.server.store.engine import Errors
from parlour.server.store.ownership import WORKER, Ownership
from parlour.server.store.rows import Clash
from parlour.server.store.schema import ENTRIES, LEASES, METADATA, TABLES
from parlour.server.store.writer import Writer


class Statements:
    """A writer that counts what it is to write. The next claims get these epochs."""

    def __init__(self) -> None:
        self.epochs: list[tuple[int | None, bool]] = []
        self.claims = 0
        self.updates: list[str] = []

    async def run(self, write: Callable[[Any], Any]) -> Any:
        self.claims += 1
        epoch, follows = self.epochs.pop(0)
        answers = iter([None, epoch] if follows else [epoch])
        line = SimpleNamespace(
            execute=lambda *_: SimpleNamespace(scalar=lambda: next(answers))
        )
        return write(line)

    async def execute(self, *statements: Any, **_: object) -> int:
        self.updates += [str(one) for one in statements]
        return 1


@pytest.fixture
def statements() -> Statements:
    return Statements()


@pytest.fixture
def ownership(statements: Statements) -> Ownership:
    return Ownership(cast(Writer, statements), "me")


async def test_released_table_is_not_owned(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(3, False)]
    await ownership.claim("t")
    assert ownership.owns("t")
    await ownership.release("t")
    assert not ownership.owns("t")
    assert ownership.epochs == {}
    assert len(statements.updates) == 1
    await ownership.release("t")
    assert len(statements.updates) == 1, "there was nothing left to release"


async def test_follower_does_not_release_the_table_of_its_owner(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(3, True)]
    await ownership.claim("t")
    assert not ownership.owns("t")
    await ownership.release("t")
    assert statements.updates == []
    assert not ownership.epochs
    assert not ownership.followed


async def test_table_that_is_gone_is_forgotten(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(3, False)]
    await ownership.claim("t")

    async def nothing(write: Callable[[Any], Any]) -> tuple[None, bool]:
        return None, True

    statements.run = nothing  # type: ignore[method-assign]
    await ownership.claim("t")
    assert ownership.epochs == {}


async def test_owner_that_follows_now_owns_no_longer(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(3, True), (4, False)]
    await ownership.claim("t")
    await ownership.claim("t")
    assert ownership.owns("t")
    assert ownership.epochs == {"t": 4}


async def test_reserved_table_is_claimed_once(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(3, False), (5, False)]
    assert await ownership.reserve("t")
    assert await ownership.reserve("t")
    await ownership.claim("t")
    assert statements.claims == 1
    assert ownership.owns("t")
    await ownership.claim("t")
    assert statements.claims == 2, "the reservation is used up"


async def test_table_of_a_living_owner_is_not_reserved(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(None, False)]
    assert not await ownership.reserve("t")
    assert not ownership.owns("t")
    assert ownership.reserved == {}
    await ownership.cancel_reservation("t")
    assert statements.updates == []


async def test_followed_table_is_not_reserved(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(3, True)]
    await ownership.claim("t")
    assert not await ownership.reserve("t")


async def test_released_reservation_is_claimed_again(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(3, False), (4, False)]
    await ownership.reserve("t")
    await ownership.cancel_reservation("t")
    assert len(statements.updates) == 1
    assert not ownership.owns("t")
    await ownership.claim("t")
    assert ownership.epochs == {"t": 4}


async def test_reservation_that_was_loaded_is_not_cancelled(
    ownership: Ownership, statements: Statements
) -> None:
    statements.epochs = [(3, False)]
    await ownership.reserve("t")
    await ownership.claim("t")
    await ownership.cancel_reservation("t")
    assert ownership.owns("t")
    assert statements.updates == []


def test_worker_that_leaves_ends_its_own_lease_alone(ownership: Ownership) -> None:
    engine = create_engine("sqlite://")
    METADATA.create_all(engine)
    names = [WORKER + "me", WORKER + "other", "daily"]
    with engine.begin() as line:
        for name in names:
            line.execute(insert(LEASES).values(name=name, holder="x", until=1.0))
    ownership.leave(engine)
    with engine.begin() as line:
        assert sorted(line.execute(select(LEASES.c.name)).scalars()) == sorted(
            names[1:]
        )
    engine.dispose()


async def test_end_of_another_worker_ends_its_lease(
    ownership: Ownership, statements: Statements
) -> None:
    await ownership.end("other")
    assert len(statements.updates) == 1
    assert statements.updates[0].startswith("DELETE FROM leases")


# Appends


@pytest.fixture
def appends() -> Iterator[Appends]:
    """Those of a database with one table, `t`, whose log has one entry."""
    engine = create_engine("sqlite://")
    METADATA.create_all(engine)
    line = engine.raw_connection()
    driver = cast(sqlite3.Connection, line.driver_connection)
    driver.isolation_level = None
    with engine.connect() as connection:
        row = new_table(id="t")
        columns = [one.name for one in TABLES.columns if hasattr(row, one.name)]
        values = {name: getattr(row, name) for name in columns}
        connection.execute(insert(TABLES).values(**values))
        first = {"table_id": "t", "seq": 1, "at": 1.0, "body": b"first"}
        connection.execute(insert(ENTRIES).values(**first))
        connection.commit()
    driver.execute("BEGIN")
    yield Appends(cast(Any, driver.cursor()), "sqlite", Errors(engine))
    driver.rollback()
    line.close()
    engine.dispose()


def said(**changes: Any) -> Append:
    given: dict[str, Any] = {"table": "t", "after": 1, "entries": [b"x"], "at": 5.0}
    return Append(**{**given, **changes})


def kinds(results: list[Exception | None]) -> list[type]:
    return [type(result) for result in results]


def test_same_entry_counts_as_ours_only_after_a_broken_commit(appends: Appends) -> None:
    assert appends.put_each([said()], "me") == [None]
    assert kinds(appends.put_each([said()], "me")) == [Clash]
    assert appends.put_each([said(doubtful=True)], "me") == [None]
    for other in (said(doubtful=True, at=6.0), said(doubtful=True, entries=[b"y"])):
        assert kinds(appends.put_each([other], "me")) == [Clash]


def test_clash_takes_nothing_of_its_batch_along(appends: Appends) -> None:
    batch = [said(persons=["ann"]), said(persons=["bob"]), said(after=2)]
    assert kinds(appends.put_each(batch, "me")) == [type(None), Clash, type(None)]
    appends.execute("SELECT person FROM sittings", ())
    assert appends.cursor.fetchall() == [("ann",)]
    appends.execute("SELECT seq FROM entries ORDER BY seq", ())
    assert appends.cursor.fetchall() == [(1,), (2,), (3,)]


@pytest.mark.parametrize(
    ("dialect", "persons", "whole", "alone"),
    [
        ("postgresql", [None, None], True, True),
        ("postgresql", [None, None], False, False),
        ("postgresql", [None, ["ann"]], True, False),
        ("postgresql", [["ann"], ["bob"]], True, False),
        ("sqlite", [None, None], True, False),
    ],
)
async def test_only_one_statement_goes_without_a_transaction(
    dialect: str, persons: list[list[str] | None], whole: bool, alone: bool
) -> None:
    found: list[bool] = []

    @contextmanager
    def transaction(*, alone: bool) -> Iterator[Any]:
        found.append(alone)
        yield None

    writer = cast(Any, Writer.__new__(Writer))
    writer.engine = SimpleNamespace(dialect=SimpleNamespace(name=dialect))
    writer.errors = SimpleNamespace(clash=(), unfit=(), failed=())
    writer.line = SimpleNamespace(transaction=transaction)
    batch = [said(table=str(n), persons=one) for n, one in enumerate(persons)]
    await asyncio.to_thread(writer.add, batch, lambda line: None, whole=whole)
    assert found == [alone]
