"""Stores for the tests of the store."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from parlour.server.store.migrate import migrate
from parlour.server.store.store import Store

OpenStore = Callable[[], Awaitable[Store]]


@pytest.fixture
async def open_store(database: str) -> AsyncIterator[OpenStore]:
    """As many stores over one database as a test wants."""
    migrate(database)
    stores: list[Store] = []

    async def open_one() -> Store:
        stores.append(await Store.open(database))
        return stores[-1]

    yield open_one
    for store in stores:
        await store.close()


@pytest.fixture
async def store(open_store: OpenStore) -> Store:
    return await open_store()
