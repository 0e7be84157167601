"""The store's own tests, on the store in memory."""

import time
from typing import Final, cast

import pytest
from tests.server.store import test_brought, test_leases, test_store
from tests.server.store.conftest import OpenStore

from parlour.server.store.memory import MemoryStore
from parlour.server.store.store import Store

DATABASE_ONLY: Final = {
    "test_closing_writes_what_is_pending",
    "test_a_picture_that_is_dropped_counts_no_more",
}
"""It has nothing to close, and knows no quotas."""

for module in (test_brought, test_leases, test_store):
    for name, test in list(vars(module).items()):
        if name.startswith("test_") and name not in DATABASE_ONLY:
            assert name not in globals()
            globals()[name] = test


@pytest.fixture
def store() -> Store:
    return cast(Store, MemoryStore(time.time))


@pytest.fixture
def open_store(store: Store) -> OpenStore:
    """Each is the same: workers in one process share it."""

    async def open_one() -> Store:
        return store

    return open_one


async def test_replay_is_kept_for_longer_after_a_look() -> None:
    now = 100.0
    store = MemoryStore(lambda: now)
    for name in ("seen", "unseen"):
        await store.keep_replay(name, b"body")
    now = 200.0
    assert await store.replay("seen") == b"body"
    await store.forget(0, replays=150.0)
    assert await store.replay("seen") == b"body"
    assert await store.replay("unseen") is None
