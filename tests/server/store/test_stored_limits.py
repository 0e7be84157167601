"""Token buckets in the database."""

import asyncio

from sqlalchemy import func, select
from tests.server.store.conftest import OpenStore

from parlour.server.access.stored_limits import forget_refilled, spend_token
from parlour.server.store.schema import RATE_LIMITS
from parlour.server.store.store import Store

NOW = 1_800_000_000.0
DAY = 86_400


async def test_bucket_in_database_is_shared_by_workers(open_store: OpenStore) -> None:
    workers = [await open_store() for _ in range(3)]
    asked = [spend_token(workers[n % 3], "a", 4, 1 / DAY, NOW) for n in range(12)]
    assert sum(await asyncio.gather(*asked)) == 4
    assert await spend_token(workers[0], "b", 4, 1 / DAY, NOW)


async def test_bucket_in_database_refills(store: Store) -> None:
    async def spend(now: float) -> bool:
        return await spend_token(store, "a", 2, 1 / DAY, now)

    assert [await spend(NOW) for _ in range(3)] == [True, True, False]
    assert not await spend(NOW + DAY - 1)
    assert [await spend(NOW + DAY) for _ in range(2)] == [True, False]
    assert [await spend(NOW + 9 * DAY) for _ in range(3)] == [True, True, False]


async def test_bucket_in_database_lends_nothing(store: Store) -> None:
    """Of two tokens a second there is the next after half a second, not before."""

    async def spend(now: float) -> bool:
        return await spend_token(store, "a", 1, 2, now)

    assert await spend(NOW)
    assert not await spend(NOW + 0.4)
    assert await spend(NOW + 0.5)


async def test_bucket_is_forgotten_once_it_is_full(store: Store) -> None:
    await spend_token(store, "a", 2, 1, NOW)
    await forget_refilled(store, NOW + 1)
    found = await store.select(select(func.count()).select_from(RATE_LIMITS))
    assert found[0][0] == 0


async def test_only_refilled_buckets_are_forgotten(store: Store) -> None:
    await spend_token(store, "old", 2, 1, NOW)
    await spend_token(store, "new", 2, 1, NOW + 5)
    await forget_refilled(store, NOW + 5)
    found = await store.select(select(func.count()).select_from(RATE_LIMITS))
    assert found[0][0] == 1
    assert await spend_token(store, "new", 2, 1, NOW + 5)
    assert not await spend_token(store, "new", 2, 1, NOW + 5)
