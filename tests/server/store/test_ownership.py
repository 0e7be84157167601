"""A table has one owner. What a former owner writes is refused."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event

import psycopg
import pytest
from sqlalchemy import Connection, text
from tests.patience import PATIENCE
from tests.server.store.conftest import OpenStore
from tests.server.store.making import bodies, started

from parlour.server.store import engine, ownership
from parlour.server.store.ownership import Ownership
from parlour.server.store.rows import Clash, Fenced, Unavailable
from parlour.server.store.store import Store


@pytest.fixture
def database(postgresql: str) -> str:
    """Only PostgreSQL has several workers."""
    return postgresql


def owning(store: Store) -> Ownership:
    assert store.ownership is not None
    return store.ownership


async def living(open_store: OpenStore) -> Store:
    store = await open_store()
    await store.beat()
    return store


async def die(store: Store) -> None:
    """Its heartbeat has stopped for long enough."""
    stopped = text("UPDATE leases SET until = 0 WHERE name = :name")
    await store.writer.execute(stopped, name=f"worker {store.me}")


@contextmanager
def news(database: str) -> Iterator[Callable[[], list[str]]]:
    """All that is notified; psycopg hands it over at each query."""
    with psycopg.connect(database, autocommit=True) as connection:
        heard: list[str] = []
        connection.add_notify_handler(lambda one: heard.append(one.payload))
        connection.execute("LISTEN parlour")

        def so_far() -> list[str]:
            connection.execute("SELECT 1")
            return heard

        yield so_far


async def test_two_workers_that_claim_at_once_have_one_owner(
    open_store: OpenStore,
) -> None:
    stores = [await living(open_store) for _ in range(4)]
    for _ in range(10):
        table = await started(stores[0])
        rows = await asyncio.gather(*(store.claim(table) for store in stores))
        owners = [store.me for store in stores if owning(store).owns(table)]
        assert len(owners) == 1
        assert {row.owner for row in rows if row} == {*owners}
        assert {store.epoch(table) for store in stores} == {1}


async def test_unshared_appends_notify_nobody(
    open_store: OpenStore, database: str
) -> None:
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    await one.claim(table)
    with news(database) as heard:
        for seq in range(1, 6):
            await one.append(table, seq, [b"x"], facts=b"%d" % seq)
        assert heard() == []
        await two.claim(table)
        await one.append(table, 6, [b"x"])
        await two.append(table, 7, [b"x"])
        assert heard() == [f"{one.me} {table}:7", f"{two.me} {table}:8"]


async def test_mark_of_a_shared_table_runs_out_unless_it_is_renewed(
    open_store: OpenStore, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    await one.claim(table)
    await two.claim(table)
    await one.writer.execute(text("UPDATE tables SET shared = 1"))
    with news(database) as heard:
        await one.append(table, 1, [b"x"])
        assert heard() == []
        monkeypatch.setattr(ownership, "SHARED_S", 2 * ownership.HEARTBEAT_S)
        missed: list[tuple[str, int]] = []
        two.heard = lambda *what: missed.append(what)
        await two.beat()
        assert missed == [(table, -1)]
        await one.append(table, 2, [b"x"])
        assert heard() == [f"{one.me} {table}:3"]


async def test_former_owner_writes_nothing(open_store: OpenStore) -> None:
    one, two = await living(open_store), await living(open_store)
    table, other = await started(one), await started(one)
    await one.claim(table)
    await one.claim(other)
    await one.put_plan(table, 0, "ann", b"plan")
    await die(one)
    await two.claim(table)
    assert owning(two).owns(table)
    late = one.append(
        table, 1, [b"late"], facts=b"late", state="over", wakes=5.0, persons=["bob"]
    )
    fine = one.append(other, 1, [b"fine"])  # in one batch with it
    refused, at = await asyncio.gather(late, fine, return_exceptions=True)
    assert isinstance(refused, Fenced)
    assert isinstance(at, float)
    with pytest.raises(Fenced):
        await one.put_plan(table, 0, "ann", b"late")
    await one.drop_plan(table, 0)
    assert await two.plans(table) == [b"plan"]
    row = await two.table(table)
    assert row is not None
    assert (row.facts, row.state, row.wakes) == (b"{}", "gathering", None)
    assert await two.of_person("bob", 9) == []
    assert await bodies(two, table) == [b"first"]
    assert await bodies(two, other) == [b"first", b"fine"]
    assert await one.last_entries([table, other]) == {other: 2}
    await two.append(table, 1, [b"mine"])


async def test_append_in_flight_is_seen_by_the_next_owner_or_refused(
    open_store: OpenStore, database: str
) -> None:
    """A claim waits for a transaction that writes, and the other way round."""
    one, two = await living(open_store), await living(open_store)
    for number in range(20):
        table = await started(one)
        await one.claim(table)
        await die(one)
        appended, _ = await asyncio.gather(
            one.append(table, 1, [b"x"]), two.claim(table), return_exceptions=True
        )
        written = isinstance(appended, float)
        assert written or isinstance(appended, Fenced), number
        assert await bodies(two, table) == [b"first", *[b"x"] * written]
        await two.append(table, 1 + written, [b"y"])


async def test_claim_waits_for_an_append_under_way(
    open_store: OpenStore, database: str
) -> None:
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    await one.claim(table)
    await die(one)
    with psycopg.connect(database) as writing:
        writing.execute(
            "SELECT id FROM tables WHERE epoch = 1 FOR NO KEY UPDATE"
        )  # as an append does
        claiming = asyncio.create_task(two.claim(table))
        late = asyncio.create_task(one.append(table, 1, [b"late"]))
        async with asyncio.timeout(PATIENCE):
            while waiting(database) < 2:
                await asyncio.sleep(0.005)
        assert not claiming.done()
        writing.execute("UPDATE tables SET epoch = 2, owner = 'third'")
        writing.commit()
    await claiming
    with pytest.raises(Fenced):
        await late
    assert two.epoch(table) == 3
    assert await bodies(two, table) == [b"first"]


def waiting(database: str) -> int:
    """Sessions that wait for a lock."""
    with psycopg.connect(database, autocommit=True) as connection:
        found = connection.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND wait_event_type = 'Lock'"
        ).fetchone()
    assert found is not None
    return int(found[0])


async def test_takeover_notifies_the_former_owner_once(
    open_store: OpenStore, database: str
) -> None:
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    with news(database) as heard:
        await one.claim(table)
        await one.claim(table)
        assert heard() == []
        await die(one)
        await two.claim(table)
        assert heard() == [f"{two.me} {table}:-1"]


async def test_released_table_is_free_at_once(open_store: OpenStore) -> None:
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    await one.claim(table)
    assert await two.owner(table) == (one.me, owning(one).machine)
    assert await one.owner(table) is None
    await one.release(table)
    assert await two.owner(table) is None
    await two.claim(table)
    assert owning(two).owns(table)
    with pytest.raises(Clash):
        await one.append(table, 1, [b"late"])


async def test_tables_of_a_closed_store_are_free_at_once(open_store: OpenStore) -> None:
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    await one.claim(table)
    await one.close()
    await two.claim(table)
    assert owning(two).owns(table)


async def test_late_release_leaves_the_next_owner_alone(open_store: OpenStore) -> None:
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    await one.claim(table)
    await die(one)
    await two.claim(table)
    await one.release(table)
    assert await one.owner(table) == (two.me, owning(two).machine)


async def test_follower_becomes_owner_when_the_owner_is_gone(
    open_store: OpenStore,
) -> None:
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    await one.claim(table)
    await two.claim(table)
    await two.beat()
    assert not owning(two).owns(table)
    await die(one)
    await two.beat()
    assert owning(two).owns(table)
    await two.append(table, 1, [b"x"])


async def test_claim_of_no_table_leaves_nothing(open_store: OpenStore) -> None:
    store = await living(open_store)
    assert await store.claim("nowhere") is None
    assert not owning(store).epochs
    assert not owning(store).followed


async def test_dead_workers_are_deleted_after_a_while(open_store: OpenStore) -> None:
    one, two = await living(open_store), await living(open_store)
    await die(one)
    await two.beat()
    found = await two.select(text("SELECT name FROM leases"))
    assert [row.name for row in found] == [f"worker {two.me}"]


async def test_claim_while_the_database_is_away_is_unavailable(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await living(open_store)
    table = await started(store)
    await store.writer.close()
    with pytest.raises(Unavailable):
        await store.claim(table)
    assert not owning(store).epochs


async def test_read_only_database_is_unavailable(
    open_store: OpenStore, database: str
) -> None:
    store = await living(open_store)
    table = await started(store)
    await store.claim(table)
    with psycopg.connect(database, autocommit=True) as connection:
        name = connection.info.dbname
        for setting in ("on", "off"):
            connection.execute(
                f'ALTER DATABASE "{name}"'
                f" SET default_transaction_read_only = {setting}".encode()
            )
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
            if setting == "on":
                for write in (store.claim(table), store.beat(), store.release(table)):
                    with pytest.raises(Unavailable):
                        await write
                with pytest.raises(Unavailable):
                    await store.append(table, 1, [b"never"])
            connection.execute("SET default_transaction_read_only = off")
    await store.beat()
    await store.claim(table)
    await store.append(table, 1, [b"second"])
    assert await bodies(store, table) == [b"first", b"second"]


async def test_worker_paused_in_a_transaction_keeps_no_table_locked(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "IDLE_TRANSACTION_S", 0.2)
    one, two = await living(open_store), await living(open_store)
    table = await started(one)
    await one.claim(table)
    await die(one)
    locked, awake = Event(), Event()

    def pause(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET shared = 1"))
        locked.set()
        awake.wait(PATIENCE)

    writing = asyncio.create_task(one.writer.run(pause))
    await asyncio.to_thread(locked.wait, PATIENCE)
    async with asyncio.timeout(PATIENCE):
        await two.claim(table)
    assert owning(two).owns(table)
    awake.set()
    await writing  # the transaction is tried again
    with pytest.raises(Fenced):
        await one.append(table, 1, [b"never"])
