"""Which of several workers does what only one should, in both databases."""

from tests.server.store.conftest import OpenStore

from parlour.server.store.rows import FAR_S
from parlour.server.store.store import Store

NOW = 1_800_000_000.0


async def take(
    store: Store, holder: str, now: float, until: float, name: str = "mail"
) -> bool:
    return await store.take_lease(name, holder, now, until)


async def test_a_lease_has_one_holder_until_it_runs_out(open_store: OpenStore) -> None:
    one, two = await open_store(), await open_store()
    assert await take(one, "a", NOW, NOW + 10)
    assert not await take(two, "b", NOW + 10, NOW + 20)
    assert await take(two, "b", NOW + 10.1, NOW + 20)
    assert not await take(one, "a", NOW + 11, NOW + 30)


async def test_a_holder_may_hold_on(store: Store) -> None:
    assert await take(store, "a", NOW, NOW + 10)
    assert await take(store, "a", NOW + 5, NOW + 15)
    assert not await take(store, "b", NOW + 14, NOW + 24)


async def test_leases_of_other_names_are_apart(store: Store) -> None:
    assert await take(store, "a", NOW, NOW + 10)
    assert await take(store, "b", NOW, NOW + 10, name="tidy")


async def test_a_lease_of_a_clock_far_ahead_holds_nobody_up(store: Store) -> None:
    assert await take(store, "a", NOW, NOW + FAR_S)
    assert not await take(store, "b", NOW, NOW + 10)
    assert await take(store, "b", NOW - 1, NOW + 10)
    assert FAR_S == 345_600


async def test_only_its_holder_ends_a_lease(store: Store) -> None:
    assert await take(store, "a", NOW, NOW + 10)
    assert await take(store, "c", NOW, NOW + 10, name="tidy")
    await store.end_lease("mail", "b")
    assert not await take(store, "b", NOW, NOW + 10)
    await store.end_lease("mail", "a")
    assert await take(store, "b", NOW, NOW + 10)
    assert not await take(store, "b", NOW, NOW + 10, name="tidy")
