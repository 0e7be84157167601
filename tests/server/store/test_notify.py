"""What one worker appends, the others hear."""

import asyncio
from collections.abc import Callable

import psycopg
import pytest
from tests.patience import PATIENCE
from tests.server.store.conftest import OpenStore
from tests.server.store.making import started

from parlour.server.store import Clash, Store, migrate

EVERYTHING = ("", -1)


class Ear:
    """What a store has told, and a way to wait for it."""

    def __init__(self, store: Store) -> None:
        self.told: list[tuple[str, int]] = []
        store.listen(lambda table, seq: self.told.append((table, seq)))

    async def wait(self, enough: Callable[[list[tuple[str, int]]], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not enough(self.told):
                await asyncio.sleep(0.005)


@pytest.fixture
def database(postgresql: str) -> str:
    """Only PostgreSQL has several workers."""
    return postgresql


async def test_two_workers_hear_each_other_once(open_store: OpenStore) -> None:
    one, two = await open_store(), await open_store()
    ears = [Ear(one), Ear(two)]
    for ear in ears:
        await ear.wait(lambda told: told == [EVERYTHING])
    table = await started(one)
    await one.append(table, 1, [b"a", b"b"])
    await two.append(table, 3, [b"c"])
    with pytest.raises(Clash):
        await one.append(table, 3, [b"late"])
    await one.append(table, 4, [b"d"])
    # News of one worker comes in order: after this nothing of the above can follow.
    last = [await started(store) for store in (one, two)]
    for store, other in zip((one, two), last, strict=True):
        await store.append(other, 1, [b"end"])
    wanted = [EVERYTHING, (table, 3), (table, 4), (table, 5)]
    for ear in ears:
        await ear.wait(lambda told: {(other, 2) for other in last} <= {*told})
        assert sorted(news for news in ear.told if news[0] not in last) == wanted


async def test_news_of_many_tables_in_one_batch(open_store: OpenStore) -> None:
    one, two = await open_store(), await open_store()
    ear = Ear(two)
    await ear.wait(lambda told: told == [EVERYTHING])
    tables = [await started(one) for _ in range(40)]
    await asyncio.gather(*(one.append(table, 1, [b"x"]) for table in tables))
    await ear.wait(lambda told: len(told) > 40)
    assert sorted(ear.told) == sorted([EVERYTHING, *((table, 2) for table in tables)])


async def test_a_lost_line_is_taken_up_again(
    open_store: OpenStore, database: str
) -> None:
    one, two = await open_store(), await open_store()
    ear = Ear(two)
    await ear.wait(lambda told: told == [EVERYTHING])
    table = await started(one)
    end_sessions(database, "parlour-listener")
    await ear.wait(lambda told: told.count(EVERYTHING) == 2)
    await one.append(table, 1, [b"x"])
    await ear.wait(lambda told: told[-1] == (table, 2))


async def test_writers_and_readers_outlive_their_connections(
    open_store: OpenStore, database: str
) -> None:
    store, other = await open_store(), await open_store()
    ear = Ear(store)
    await ear.wait(lambda told: told == [EVERYTHING])
    table = await started(store)
    for seq in range(1, 4):
        end_sessions(database, "parlour")
        await store.append(table, seq, [b"x"])
        assert len(await store.read(table)) == seq + 1
    await other.append(table, 4, [b"x"])
    # News come in order: nothing of its own has come back over the listener.
    await ear.wait(lambda told: (table, 5) in told)
    assert ear.told == [EVERYTHING, *((table, seq) for seq in range(2, 6))]


async def test_a_listener_that_fails_does_not_stop_the_news(
    open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = await open_store(), await open_store()
    told: list[int] = []

    def heard(table: str, seq: int) -> None:
        told.append(seq)
        raise RuntimeError("a bug in a room")

    one.listen(heard)
    two.listen(heard)
    async with asyncio.timeout(PATIENCE):
        while told.count(-1) < 2:
            await asyncio.sleep(0.005)
    table = await started(one)
    await one.append(table, 1, [b"x"])
    await one.append(table, 2, [b"x"])
    async with asyncio.timeout(PATIENCE):
        while told.count(3) < 2:
            await asyncio.sleep(0.005)
    assert "whoever listens failed" in caplog.text


async def test_sqlite_tells_its_own_process(sqlite: str) -> None:
    migrate(sqlite)
    store = await Store.open(sqlite)
    ear = Ear(store)
    table = await started(store)
    await store.append(table, 1, [b"a", b"b"])
    with pytest.raises(Clash):
        await store.append(table, 1, [b"late"])
    await store.close()
    assert ear.told == [(table, 3)]


def end_sessions(database: str, name: str) -> None:
    """End all connections of that name, as a restart of PostgreSQL would."""
    with psycopg.connect(database, autocommit=True) as connection:
        ended = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = %s AND datname = current_database()",
            [name],
        ).fetchall()
    assert ended
