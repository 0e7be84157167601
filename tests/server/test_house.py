"""The house of tests is itself tested: its store serves several threads."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import insert, select
from tests.server.house import Clock, MemoryStore

from parlour.server.store.schema import PERSONS

THREADS = 4
ROWS = 100


def test_memory_store_keeps_transactions_of_threads_apart() -> None:
    store = MemoryStore(Clock())

    async def write(thread: int) -> None:
        for row in range(ROWS):
            person = {"id": f"{thread}-{row}", "name": "Ann", "seen": 0.0}
            await store.execute(insert(PERSONS), **person)
            await store.select(select(PERSONS.c.id))

    with ThreadPoolExecutor(THREADS) as threads:
        list(threads.map(lambda thread: asyncio.run(write(thread)), range(THREADS)))
    assert len(asyncio.run(store.select(select(PERSONS)))) == THREADS * ROWS
