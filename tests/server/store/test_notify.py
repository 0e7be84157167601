"""What one worker appends to a shared table, the others hear."""

import asyncio
from collections.abc import Callable

import psycopg
import pytest
from tests.patience import PATIENCE
from tests.server.store.conftest import OpenStore
from tests.server.store.making import started

from parlour.server.store import notify
from parlour.server.store.migrate import migrate
from parlour.server.store.rows import Clash, Unavailable
from parlour.server.store.store import Store

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


async def shared(owner: Store, follower: Store) -> str:
    """A new table that both have open."""
    table = await started(owner)
    await owner.beat()
    await owner.claim(table)
    await follower.claim(table)
    return table


async def test_two_workers_hear_each_other_once(open_store: OpenStore) -> None:
    one, two = await open_store(), await open_store()
    ears = [Ear(one), Ear(two)]
    for ear in ears:
        await ear.wait(lambda told: told == [EVERYTHING])
    table = await shared(one, two)
    await one.append(table, 1, [b"a", b"b"])
    await two.append(table, 3, [b"c"])
    with pytest.raises(Clash):
        await one.append(table, 3, [b"late"])
    await one.append(table, 4, [b"d"])
    # News of one worker comes in order: after this nothing of the above can follow.
    last = [await shared(one, two), await shared(two, one)]
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
    tables = [await shared(one, two) for _ in range(40)]
    await asyncio.gather(*(one.append(table, 1, [b"x"]) for table in tables))
    await ear.wait(lambda told: len(told) > 40)
    assert sorted(ear.told) == sorted([EVERYTHING, *((table, 2) for table in tables)])


async def test_a_lost_line_is_taken_up_again(
    open_store: OpenStore, database: str
) -> None:
    one, two = await open_store(), await open_store()
    ear = Ear(two)
    await ear.wait(lambda told: told == [EVERYTHING])
    table = await shared(one, two)
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
    table = await shared(store, other)
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
    table = await shared(one, two)
    await one.append(table, 1, [b"x"])
    await one.append(table, 2, [b"x"])
    async with asyncio.timeout(PATIENCE):
        while told.count(3) < 2:
            await asyncio.sleep(0.005)
    assert "workers: listener failed" in caplog.text


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


# Words between workers


async def hear_words(store: Store) -> list[str]:
    """The words that other workers say from now on."""
    words: list[str] = []
    store.listen_to_workers(words.append)
    ear = Ear(store)
    await ear.wait(lambda told: told == [EVERYTHING])
    return words


async def until_heard(words: list[str], last: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while last not in words:
            await asyncio.sleep(0.005)


async def test_words_reach_all_other_workers_in_order(open_store: OpenStore) -> None:
    stores = [await open_store() for _ in range(3)]
    heard = [await hear_words(store) for store in stores]
    stores[0].tell_workers("one")
    stores[0].tell_workers("two words: 2")
    stores[0].tell_workers("three")
    for words in heard[1:]:
        await until_heard(words, "three")
        assert words == ["one", "two words: 2", "three"]
    stores[1].tell_workers("answer")
    await until_heard(heard[0], "answer")
    assert heard[0] == ["answer"]


async def test_words_are_sent_before_a_store_closes(open_store: OpenStore) -> None:
    one, two = await open_store(), await open_store()
    words = await hear_words(two)
    one.tell_workers("goodbye")
    await one.close()
    await until_heard(words, "goodbye")


async def test_words_that_cannot_be_sent_are_dropped(
    open_store: OpenStore,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    one, two = await open_store(), await open_store()
    words = await hear_words(two)

    async def fails(*_: object, **__: object) -> int:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(one.writer, "execute", fails)
        one.tell_workers("lost")
        async with asyncio.timeout(PATIENCE):
            while "messages lost" not in caplog.text:
                await asyncio.sleep(0.005)
    one.tell_workers("kept")
    await until_heard(words, "kept")
    assert words == ["kept"]


async def test_a_word_that_nobody_listens_to_stops_nothing(
    open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = await open_store(), await open_store()
    ear = Ear(two)
    await ear.wait(lambda told: told == [EVERYTHING])
    one.tell_workers("hello")
    table = await shared(one, two)
    await one.append(table, 1, [b"x"])
    await ear.wait(lambda told: (table, 2) in told)
    assert "failed" not in caplog.text


async def test_news_that_are_none_are_left_out(
    open_store: OpenStore, database: str
) -> None:
    """Anybody who may connect to the database may say something there."""
    store = await open_store()
    ear = Ear(store)
    await ear.wait(lambda told: told == [EVERYTHING])
    with psycopg.connect(database, autocommit=True) as connection:
        none = ("x", "x t:", "x :3", "x t:three", "x t:²", "x t:-")
        for news in (*none, "x a:b:4", "x t:5"):
            connection.execute("SELECT pg_notify('parlour', %s)", [news])
    await ear.wait(lambda told: ("t", 5) in told)
    assert ear.told == [EVERYTHING, ("a:b", 4), ("t", 5)]


async def test_a_store_listens_once_and_not_after_its_end(
    open_store: OpenStore, database: str
) -> None:
    store = await open_store()
    ear = Ear(store)
    await ear.wait(lambda told: told == [EVERYTHING])
    first = store.listener
    store.listen(lambda *_: None)
    assert store.listener is first
    assert listeners(database) == 1
    await store.close()
    async with asyncio.timeout(PATIENCE):
        while listeners(database):
            await asyncio.sleep(0.005)
    assert first is not None
    assert first.task.done()


def listeners(database: str) -> int:
    with psycopg.connect(database, autocommit=True) as connection:
        (found,) = connection.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = 'parlour-listener'"
        ).fetchall()
    return int(found[0])


async def test_a_listener_tries_again_after_longer_and_longer(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store()
    ear = Ear(store)
    await ear.wait(lambda told: told == [EVERYTHING])
    listener = store.listener
    assert listener is not None
    slept: list[float] = []
    usual = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await usual(0)

    async def fails() -> None:
        if len(slept) >= 8:
            await usual(PATIENCE)
        raise OSError

    listener.task.cancel()
    monkeypatch.setattr(listener, "hear", fails)
    monkeypatch.setattr("parlour.server.store.notify.asyncio.sleep", sleep)
    listener.task = asyncio.create_task(listener.work())
    while len(slept) < 8:
        await usual(0)
    assert slept == [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 2.0, 2.0]
    monkeypatch.undo()
    listener.task.cancel()
    listener.task = asyncio.create_task(listener.work())
    await ear.wait(lambda told: told.count(EVERYTHING) == 2)
    assert listener.pause == 0.05


async def test_silent_connection_does_not_wake_the_event_loop(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver would wake it up every 0.1 s."""
    waits: list[int] = []
    until_readable = notify.until_readable

    async def noted(descriptor: int) -> None:
        waits.append(descriptor)
        await until_readable(descriptor)

    monkeypatch.setattr(notify, "until_readable", noted)
    one, two = await open_store(), await open_store()
    ear = Ear(two)
    async with asyncio.timeout(PATIENCE):
        while not waits:
            await asyncio.sleep(0.005)
    table = await shared(one, two)
    await one.append(table, 1, [b"x"])
    await ear.wait(lambda told: (table, 2) in told)
    many = len(waits)
    async with asyncio.timeout(PATIENCE):
        while len(waits) == many:
            await asyncio.sleep(0.005)
