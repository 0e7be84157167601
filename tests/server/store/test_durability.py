"""What is written is whole, in order, on the disk, and counted once."""

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import OperationalError
from tests.patience import PATIENCE
from tests.server.store.conftest import OpenStore
from tests.server.store.making import bodies, new_table, started
from tests.server.store.test_appends import Breaking, in_one_batch, write_over

from parlour.server.store import writer as writing
from parlour.server.store.appends import Appends
from parlour.server.store.engine import READER_THREADS, cause, connect
from parlour.server.store.health import CHECK_INTERVAL_S
from parlour.server.store.migrate import migrate
from parlour.server.store.rows import Clash, Unavailable
from parlour.server.store.schema import ENTRIES, PERSONS, PULSE
from parlour.server.store.store import Store
from parlour.server.store.writer import TOUCH_S

UNFIT = "\ud800"
"""Half a character, which no database stores."""


# Transactions


async def test_a_table_is_made_whole_or_not_at_all(store: Store) -> None:
    table = new_table()
    with pytest.raises(ValueError, match="cannot store"):
        await store.create(table, [b"first"], ["ann", UNFIT])
    assert await store.table(table.id) is None
    assert await store.read(table.id) == []
    assert await store.of_person("ann", 9) == []
    await store.create(table, [b"first"], ["ann"])
    assert [one.id for one in await store.of_person("ann", 9)] == [table.id]


async def test_an_append_changes_everything_or_nothing(store: Store) -> None:
    table = await started(store)
    before = await store.table(table)
    with pytest.raises(ValueError, match="cannot store"):
        await store.append(
            table, 1, [b"a", b"b"], state="over", facts=b"x", persons=["ann", UNFIT]
        )
    assert await store.table(table) == before
    assert await bodies(store, table) == [b"first"]
    assert await store.of_person("ann", 9) == []


async def test_table_takes_the_code_of_the_one_it_comes_after(store: Store) -> None:
    first = new_table()
    code = first.code
    await store.create(first, [b"first"])
    next_ = msgspec.structs.replace(first, id="next")
    await store.create(next_, [b"first"], ["ann"], (first.id, "another"))
    found = await store.by_code(code)
    assert found is not None
    assert found.id == "next"
    old = await store.table(first.id)
    assert old is not None
    assert old.code == "another"
    late = msgspec.structs.replace(first, id="late")
    with pytest.raises(Clash):  # it has another code by now
        await store.create(late, [b"first"], ["ann"], (first.id, "third"))
    assert await store.table("late") is None
    assert await store.table(first.id) == old


async def test_statements_are_written_together_or_not_at_all(store: Store) -> None:
    ann = {"id": "ann", "name": "Ann", "seen": 1.0}
    with pytest.raises(Clash):
        await store.writer.execute(
            insert(PERSONS).values(ann), insert(PERSONS).values(ann)
        )
    assert await store.person("ann") is None


async def test_an_append_says_what_it_was_given(store: Store) -> None:
    """State, facts and the next deadline, each alone or with others."""
    table = await started(store, state="playing", touched=1.0)
    all_changes: list[dict[str, Any]] = [
        {"wakes": 50.0},
        {"state": "over"},
        {"facts": b"[1]"},
        {"state": "playing", "wakes": 60.0, "facts": b"[2]"},
        {},
    ]
    for number, changes in enumerate(all_changes, start=1):
        before = await store.table(table)
        assert before is not None
        at = 100.0 + number
        assert await store.append(table, number, [b"x"], at=at, **changes) == at
        found = await store.table(table)
        assert found is not None
        for name in ("state", "facts", "wakes"):
            assert getattr(found, name) == changes.get(name, getattr(before, name))
        assert found.touched == (at if changes else before.touched)
        assert (await store.read(table, number))[0].at == at


async def test_time_of_a_table_is_a_minute_old_at_most(store: Store) -> None:
    """An append that changes nothing else writes it only if it is older."""
    table = await started(store, touched=1.0)
    times = [100.0, 100.0 + TOUCH_S - 1, 100.0 + TOUCH_S, 100.0 + 2 * TOUCH_S - 1, 50.0]
    touched = [100.0, 100.0, 100.0 + TOUCH_S, 100.0 + TOUCH_S, 50.0]
    for number, (at, expected) in enumerate(zip(times, touched, strict=True), start=1):
        await store.append(table, number, [b"x"], at=at)
        found = await store.table(table)
        assert found is not None
        assert found.touched == expected


async def test_clash_leaves_the_time_of_a_table_to_the_next_append(
    store: Store,
) -> None:
    table = await started(store, touched=1.0)
    with pytest.raises(Clash):
        await store.append(table, 7, [b"x"], at=100.0)
    await store.append(table, 1, [b"x"], at=101.0)
    found = await store.table(table)
    assert found is not None
    assert found.touched == 101.0


async def test_tables_that_change_and_tables_that_only_move_in_one_batch(
    store: Store,
) -> None:
    tables = [await started(store) for _ in range(4)]
    release = threading.Event()
    store.writer.jobs.put(release.wait)
    given: list[dict[str, Any]] = [{}, {"wakes": 5.0}, {"state": "over"}, {}]
    tasks = [
        asyncio.create_task(store.append(table, 1, [b"x"], at=7.0, **changes))
        for table, changes in zip(tables, given, strict=True)
    ]
    await asyncio.sleep(0)
    release.set()
    await asyncio.gather(*tasks)
    found = [await store.table(table) for table in tables]
    assert [one and (one.state, one.wakes, one.touched) for one in found] == [
        ("gathering", None, 7.0),
        ("gathering", 5.0, 7.0),
        ("over", None, 7.0),
        ("gathering", None, 7.0),
    ]


async def test_more_entries_than_fit_into_a_statement(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.store.appends.MAX_STATEMENT_ROWS", 3)
    tables = [await started(store) for _ in range(2)]
    entries = [f"{number}".encode() for number in range(8)]
    results = await in_one_batch(store, [(table, 1, entries) for table in tables])
    assert [type(result) for result in results] == [float, float]
    for table in tables:
        assert await bodies(store, table) == [b"first", *entries]
    with pytest.raises(Clash):
        await store.append(tables[0], 5, entries)
    assert await bodies(store, tables[0]) == [b"first", *entries]


async def test_more_appends_than_fit_into_a_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MAX_COMMIT_APPENDS", 3)
    told: list[str] = []
    tables = sorted([await started(store) for _ in range(7)])
    store.listen(lambda table, _: told.append(table))
    reverse = tables[::-1]
    results = await in_one_batch(store, [(table, 1, [b"x"]) for table in reverse])
    assert all(isinstance(result, float) for result in results)
    news = [table for table in told if table]
    parts = [reverse[:3], reverse[3:6], reverse[6:]]
    assert news == [table for part in parts for table in sorted(part)]


# Doubt


async def test_what_somebody_else_wrote_is_not_taken_for_ours(store: Store) -> None:
    """After a broken commit, an entry there counts as ours only if it is ours."""
    table = await started(store)
    breaking = Breaking(store, {0}, after_commit=False)
    write_over(store, breaking)
    release = threading.Event()
    store.writer.jobs.put(release.wait)
    ours = asyncio.create_task(store.append(table, 1, [b"ours", b"too"], at=5.0))
    await asyncio.sleep(0)
    usual = breaking.raw_connection
    theirs = {"table_id": table, "seq": 2, "at": 5.0, "body": b"ours"}

    def meanwhile() -> Any:
        if breaking.begun == 1:
            with store.engine.begin() as line:
                line.execute(insert(ENTRIES), theirs)
        return usual()

    breaking.raw_connection = meanwhile  # type: ignore[method-assign]
    release.set()
    with pytest.raises(Clash):
        await ours
    assert await bodies(store, table) == [b"first", b"ours"]


async def test_a_database_that_fails_is_tried_again_after_longer_and_longer(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(store)
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    write_over(store, Breaking(store, {0, 1, 2, 3}, after_commit=False))
    await store.append(table, 1, [b"x"])
    assert slept == [0.0, 0.1, 0.3, 1.0]
    assert await bodies(store, table) == [b"first", b"x"]
    write_over(store, Breaking(store, set(range(9)), after_commit=False))
    with pytest.raises(Unavailable, match="does not answer"):
        await store.append(table, 2, [b"y"])
    assert len(slept) == 8
    assert await bodies(store, table) == [b"first", b"x"]


async def test_a_writer_that_breaks_says_so_and_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await started(store)

    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(store.writer, "write", broken)
        with pytest.raises(Unavailable, match="RuntimeError"):
            await store.append(table, 1, [b"x"])
    await store.append(table, 1, [b"y"])
    assert await bodies(store, table) == [b"first", b"y"]
    assert "database: batch failed" in caplog.text


async def test_appends_are_counted_once_they_are_written(store: Store) -> None:
    table = await started(store)
    await store.append(table, 1, [b"a", b"b"])
    await store.append(table, 3, [b"c"])
    with pytest.raises(Clash):
        await store.append(table, 1, [b"late"])
    assert store.writer.written == 2


async def test_news_reach_a_listener_though_the_caller_has_given_up(
    store: Store,
) -> None:
    table = await started(store)
    heard = asyncio.Event()
    told: list[tuple[str, int]] = []

    def listen(name: str, seq: int) -> None:
        if name:
            told.append((name, seq))
            heard.set()

    store.listen(listen)
    release = threading.Event()
    store.writer.jobs.put(release.wait)
    left = asyncio.create_task(store.append(table, 1, [b"x"]))
    await asyncio.sleep(0.01)
    left.cancel()
    release.set()
    async with asyncio.timeout(PATIENCE):
        await heard.wait()
    assert told == [(table, 2)]
    assert await bodies(store, table) == [b"first", b"x"]


# The end


async def test_closing_writes_what_waits(open_store: OpenStore) -> None:
    store = await open_store()
    table = await started(store)
    release = threading.Event()
    store.writer.jobs.put(release.wait)
    first = asyncio.create_task(store.append(table, 1, [b"x"]))
    await asyncio.sleep(0.05)
    second = asyncio.create_task(store.append(table, 2, [b"y"]))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    release.set()
    await asyncio.gather(first, second, closing)


async def test_a_closed_store_takes_nothing_and_leaves_no_thread(
    open_store: OpenStore,
) -> None:
    store = await open_store()
    table = await started(store)
    await store.append(table, 1, [b"x"])
    assert await bodies(store, table) == [b"first", b"x"]
    await store.close()
    for write in (
        store.append(table, 2, [b"y"]),
        store.name_person("ann", "Ann"),
        store.create(new_table(), [b"first"]),
    ):
        with pytest.raises(Unavailable, match="closed"):
            await write
    assert not store.writer.thread.is_alive()
    names = [one.name for one in threading.enumerate()]
    assert not [name for name in names if name.startswith("parlour-reader")]
    assert store.engine.pool.status().split("Connections in pool: ")[1][0] == "0"


# Reading


async def test_four_read_while_one_writes(store: Store) -> None:
    together = threading.Barrier(READER_THREADS + 1)

    def meet(_: object) -> int:
        return together.wait(PATIENCE)

    reads = [store.look(meet) for _ in range(READER_THREADS)]
    assert sorted(await asyncio.gather(store.writer.run(meet), *reads)) == [*range(5)]


async def test_nobody_waits_for_a_write_to_read(store: Store) -> None:
    table = await started(store)
    written, go = threading.Event(), threading.Event()

    def write(line: Any) -> None:
        line.execute(insert(PERSONS).values(id="ann", name="Ann", seen=1.0))
        written.set()
        go.wait(PATIENCE)

    writing_ = asyncio.create_task(store.writer.run(write))
    await asyncio.to_thread(written.wait, PATIENCE)
    try:
        async with asyncio.timeout(5):
            assert await bodies(store, table) == [b"first"]
            assert await store.person("ann") is None
    finally:
        go.set()
    await writing_
    assert await store.person("ann") == "Ann"


async def test_a_database_that_does_not_answer_is_unavailable(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone:
        def connect(self) -> None:
            raise OperationalError("SELECT", {}, Exception("gone\nand more"))

    with monkeypatch.context() as patch:
        patch.setattr(store, "engine", Gone())
        with pytest.raises(Unavailable, match="does not answer"):
            await store.read("table")
        assert not await store.alive()
    assert await store.alive()


# Health


async def test_a_database_that_takes_nothing_is_not_alive_until_it_does(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0
    usual = store.writer.execute

    async def full(*_: object, **__: object) -> int:
        nonlocal tries
        tries += 1
        raise Unavailable("the disk is full")

    monkeypatch.setattr(store.writer, "execute", full)
    assert [await store.alive() for _ in range(3)] == [False] * 3
    assert tries == 1
    monkeypatch.setattr(store.writer, "execute", usual)
    assert not await store.alive(), "asked a moment ago"
    store.pulse.felt -= CHECK_INTERVAL_S
    assert await store.alive()
    (beat,) = await store.select(select(PULSE.c.id, PULSE.c.at))
    assert beat.id == 1
    assert abs(beat.at - time.time()) < PATIENCE
    store.pulse.felt -= CHECK_INTERVAL_S
    assert await store.alive()
    (again,) = await store.select(select(PULSE.c.id, PULSE.c.at))
    assert again.at >= beat.at
    assert CHECK_INTERVAL_S == 5


async def test_database_that_has_room_for_the_pulse_alone_is_not_alive(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL on a full disk writes a row again, but has no room for another."""
    table = await started(store)

    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("No space left on device"))

    monkeypatch.setattr(writing, "RETRY_PAUSES_S", ())
    with monkeypatch.context() as patch:
        patch.setattr(Appends, "put", full)
        with pytest.raises(Unavailable):
            await store.append(table, 1, [b"move"], at=1.0)
        assert not await store.alive()
        assert store.pulse.sound, "the pulse was written"
    await store.append(table, 1, [b"move"], at=1.0)
    assert await store.alive(), "a move was written since"
    store.writer.failed_at = time.monotonic() - CHECK_INTERVAL_S
    assert await store.alive(), "nobody has tried for a while"


# Connections


def test_errors_of_the_database_quote_no_values(database: str) -> None:
    engine = connect(database)
    assert engine.hide_parameters
    engine.dispose()


def test_a_cause_is_one_short_line() -> None:
    assert cause(OperationalError("SELECT 1", {}, Exception("gone\nrow"))) == "gone"
    assert cause(ValueError(" plain ")) == "plain"
    assert cause(ValueError("x" * 300)) == "x" * 200


def test_sqlite_waits_for_the_disk(sqlite: str) -> None:
    engine = connect(sqlite)
    with engine.connect() as line:
        found = {
            name: line.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    assert found == {
        "synchronous": 2,  # FULL
        "journal_mode": "wal",
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }


def test_sqlite_locks_at_the_start_of_a_write(sqlite: str, tmp_path: Path) -> None:
    engine = connect(sqlite)
    other = sqlite3.connect(tmp_path / "parlour.db", timeout=0, isolation_level=None)
    with engine.begin() as line:
        line.exec_driver_sql("SELECT 1")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
    with engine.connect().execution_options(reads=True) as line:
        line.exec_driver_sql("SELECT 1")
        other.execute("BEGIN IMMEDIATE")
    other.close()
    engine.dispose()


def test_folders_of_the_database_are_made_and_private(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "parlour.db"
    for _ in range(2):
        connect(f"sqlite:///{file}").dispose()
    assert file.parent.stat().st_mode & 0o777 == 0o700


async def test_a_store_over_sqlite_has_no_listener(sqlite: str) -> None:
    migrate(sqlite)
    store = await Store.open(sqlite)
    store.listen(lambda *_: None)
    store.tell_workers("a word")
    assert store.listener is None
    assert store.worker_messages is None
    await store.close()
