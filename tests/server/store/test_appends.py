"""Who writes a seq first has it, nobody else suffers, and nothing is lost."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from tests.server.store.conftest import OpenStore
from tests.server.store.making import bodies, new_table, started

from parlour.server.store import writer as writing
from parlour.server.store.appends import Append
from parlour.server.store.engine import StoreConnection
from parlour.server.store.rows import Clash, Unavailable
from parlour.server.store.store import Store

SAME_DATABASE = settings(
    max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

Wanted = tuple[str, int, list[bytes]]


@contextmanager
def held(store: Store) -> Iterator[None]:
    """Keep the writer's thread busy, so that all appends meanwhile are one batch."""
    go = threading.Event()
    store.writer.jobs.put(go.wait)
    try:
        yield
    finally:
        go.set()


async def in_one_batch(store: Store, appends: list[Wanted]) -> list[Any]:
    with held(store):
        tasks = [asyncio.create_task(store.append(*append)) for append in appends]
        await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def climb(store: Store, table: str, name: str, sizes: list[int]) -> list[str]:
    """Append entries, reading again after each clash; what was acknowledged."""
    kept = []
    for number, size in enumerate(sizes):
        entries = [f"{name}.{number}.{part}" for part in range(size)]
        while True:
            last = (await store.read(table))[-1].seq
            try:
                await store.append(table, last, [entry.encode() for entry in entries])
            except Clash:
                continue
            kept += entries
            break
    return kept


@SAME_DATABASE
@given(
    climbers=st.lists(
        st.lists(st.integers(1, 3), min_size=1, max_size=4), min_size=2, max_size=5
    )
)
async def test_every_seq_has_one_winner(
    open_store: OpenStore, climbers: list[list[int]]
) -> None:
    """Writers of two workers crowd at one table."""
    stores = [await open_store(), await open_store()]
    table = await started(stores[0])
    kept = await asyncio.gather(
        *(
            climb(stores[number % 2], table, f"{number}", sizes)
            for number, sizes in enumerate(climbers)
        )
    )
    log = [body.decode() for body in await bodies(stores[0], table)]
    assert sorted(log) == sorted(["first", *(entry for mine in kept for entry in mine)])
    for mine in kept:  # each in its own order, and what came together is together
        assert [entry for entry in log if entry in mine] == mine
    for before, entry in pairwise(log):
        writer, number, part = entry.split(".")
        assert part == "0" or before == f"{writer}.{number}.{int(part) - 1}"
    for store in stores:
        await store.close()


@SAME_DATABASE
@given(losers=st.sets(st.integers(0, 11)), size=st.integers(1, 3))
async def test_a_clash_fails_nobody_else_in_the_batch(
    store: Store, losers: set[int], size: int
) -> None:
    tables = [await started(store) for _ in range(12)]
    for number in losers:
        await store.append(tables[number], 1, [b"faster"])
    entries = [b"slower"] * size
    results = await in_one_batch(store, [(table, 1, entries) for table in tables])
    for number, (table, result) in enumerate(zip(tables, results, strict=True)):
        lost = number in losers
        assert isinstance(result, Clash if lost else float)
        after = [b"faster"] if lost else entries
        assert await bodies(store, table) == [b"first", *after]


async def test_one_commit_for_all_that_is_pending(store: Store) -> None:
    tables = [await started(store) for _ in range(50)]
    commits: list[object] = []
    event.listen(store.engine, "checkout", lambda *line: commits.append(line))
    results = await in_one_batch(store, [(table, 1, [b"x"]) for table in tables])
    assert all(isinstance(result, float) for result in results)
    # The first may have left alone, before the others came.
    assert len(commits) <= 2


async def test_a_table_may_have_several_appends_pending(store: Store) -> None:
    table = await started(store)
    wanted = [(table, 1, [b"a", b"b"]), (table, 3, [b"c"]), (table, 3, [b"late"])]
    results = await in_one_batch(store, wanted)
    assert [type(result) for result in results] == [float, float, Clash]
    assert await bodies(store, table) == [b"first", b"a", b"b", b"c"]


async def test_a_caller_that_gives_up_leaves_the_log_whole(store: Store) -> None:
    table, other = await started(store), await started(store)
    with held(store):
        left = asyncio.create_task(store.append(table, 1, [b"x"]))
        stays = asyncio.create_task(store.append(other, 1, [b"x"]))
        await asyncio.sleep(0)
        left.cancel()
    await stays
    assert await bodies(store, table) in ([b"first"], [b"first", b"x"])
    assert await bodies(store, other) == [b"first", b"x"]


class Breaking:
    """An engine whose connections break, before or after a commit went through."""

    def __init__(self, store: Store, breaks: set[int], after_commit: bool) -> None:
        self.engine = store.engine
        self.dialect = store.engine.dialect
        self.breaks = breaks
        """Which of its transactions break, counted from 0."""
        self.after_commit = after_commit
        self.begun = 0
        self.said: list[str] = []
        """The first word of each statement."""

    def raw_connection(self) -> Any:
        return Frail(self.engine.raw_connection(), self)

    def commit(self, commit: Callable[[], object]) -> None:
        breaks = self.begun - 1 in self.breaks
        if not breaks or self.after_commit:
            commit()
        if breaks:
            raise OperationalError("COMMIT", {}, Exception("the line went dead"))


class Frail:
    """A connection that dies with some commits."""

    def __init__(self, line: Any, engine: Breaking) -> None:
        self.line = line
        self.engine = engine

    def __getattr__(self, name: str) -> Any:
        return getattr(self.line, name)

    def commit(self) -> None:
        self.engine.commit(self.line.commit)

    def cursor(self) -> Any:
        self.engine.begun += 1
        return FrailCursor(self.line.cursor(), self.engine)


class FrailCursor:
    """Its cursor: a statement without a BEGIN before it is a commit too."""

    def __init__(self, cursor: Any, engine: Breaking) -> None:
        self.cursor = cursor
        self.engine = engine
        self.in_transaction = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.cursor, name)

    def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        self.engine.said.append(statement.partition(" ")[0])
        self.in_transaction |= statement.startswith("BEGIN")
        execute = partial(self.cursor.execute, statement, values)
        if self.in_transaction:
            execute()
        else:
            self.engine.commit(execute)


def write_over(store: Store, engine: Any) -> None:
    """Has a store append over another engine from now on."""
    store.writer.line.give_back()
    store.writer.line = StoreConnection(engine, store.writer.errors)


@pytest.mark.parametrize("clash", [False, True])
@pytest.mark.parametrize("after_commit", [False, True])
async def test_a_broken_connection_loses_and_repeats_nothing(
    store: Store, after_commit: bool, clash: bool
) -> None:
    tables = [await started(store) for _ in range(3)]
    if clash:  # then the batch is written one by one, in a second transaction
        await store.append(tables[1], 1, [b"faster"])
    breaking = Breaking(store, {int(clash)}, after_commit)
    write_over(store, breaking)
    results = await in_one_batch(store, [(table, 1, [b"x"]) for table in tables])
    assert [type(r) for r in results] == [float, Clash if clash else float, float]
    assert await bodies(store, tables[0]) == [b"first", b"x"]
    assert await bodies(store, tables[1]) == [b"first", b"faster" if clash else b"x"]
    assert breaking.begun > 1 + clash


async def test_a_database_that_stays_away_is_told_and_comes_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(store)
    monkeypatch.setattr(writing, "RETRY_PAUSES_S", (0.0, 0.01))
    write_over(store, Breaking(store, {0, 1, 2}, False))
    with pytest.raises(Unavailable):
        await store.append(table, 1, [b"x"])
    assert await bodies(store, table) == [b"first"]
    await store.append(table, 1, [b"y"])
    assert await bodies(store, table) == [b"first", b"y"]


async def test_appends_take_one_connection_and_let_go_of_it_for_others(
    store: Store,
) -> None:
    table = await started(store)
    taken: list[object] = []
    event.listen(store.engine, "checkout", lambda *line: taken.append(line))
    for after in range(1, 5):
        await store.append(table, after, [b"x"])
    assert len(taken) == 1
    await store.name_person("ann", "Ann")
    assert store.writer.line.open is None
    await store.append(table, 5, [b"y"])
    assert len(await bodies(store, table)) == 6


async def test_batch_is_one_statement_of_postgresql(store: Store) -> None:
    """Without a BEGIN, a COMMIT or anything else that would be a round trip."""
    tables = [await started(store) for _ in range(5)]
    for table in tables:
        await store.append(table, 1, [b"x"], facts=b"1")
    line = Breaking(store, set(), after_commit=False)
    write_over(store, line)
    batch = [
        Append(table=table, after=2, entries=[b"y"] * 2, at=1.0, touches=False)
        for table in tables
    ]
    assert store.writer.write(batch) == [None] * len(tables)
    entries = "WITH" if store.engine.dialect.name == "postgresql" else "INSERT"
    begin = [] if entries == "WITH" else ["BEGIN"]
    assert line.said == [*begin, entries]
    for append in batch:
        append.after, append.facts = 4, b"2"
    assert store.writer.write(batch) == [None] * len(tables)
    facts = [] if entries == "WITH" else ["WITH"]
    assert line.said[len(begin) + 1 :] == [*begin, entries, *facts]


async def test_append_after_a_missing_entry_clashes_alone(store: Store) -> None:
    tables = [await started(store) for _ in range(3)]
    wanted = [(tables[0], 1, [b"x"]), (tables[1], 7, [b"y"]), (tables[2], 1, [b"z"])]
    results = await in_one_batch(store, wanted)
    assert [type(result) for result in results] == [float, Clash, float]
    logs = [await bodies(store, table) for table in tables]
    assert logs == [[b"first", b"x"], [b"first"], [b"first", b"z"]]


async def test_connection_of_the_writer_goes_back_without_autocommit(
    store: Store,
) -> None:
    table = await started(store)
    await store.append(table, 1, [b"x"])
    await store.name_person("ann", "Ann")
    with store.engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        if store.engine.dialect.name == "postgresql":
            assert driver.autocommit is False


async def test_text_that_cannot_be_stored_fails_alone(store: Store) -> None:
    good, bad = await started(store), await started(store)
    lone_surrogate = "\ud800"
    with held(store):
        fine = asyncio.create_task(store.append(good, 1, [b"x"]))
        ugly = asyncio.create_task(store.append(bad, 1, [b"x"], state=lone_surrogate))
        await asyncio.sleep(0)
    await fine
    with pytest.raises(ValueError, match="cannot store"):
        await ugly
    assert await bodies(store, bad) == [b"first"]


async def test_a_clash_shows_nothing_of_the_row(store: Store) -> None:
    table = new_table()
    await store.create(table, [b"first"])
    with pytest.raises(Clash) as clash:
        await store.create(new_table(code=table.code), [b"first"])
    assert clash.value.__cause__ is None
    assert clash.value.__suppress_context__
