"""Which of several workers does what only one should, in both databases."""

import pytest
from tests.server.store.conftest import OpenStore

from parlour.server.store.lease import Lease
from parlour.server.store.memory import MemoryStore
from parlour.server.store.rows import FAR_S, Unavailable
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


# What a worker knows of its lease


class CountedStore(MemoryStore):
    """Counts how often a lease is asked for, and may not answer."""

    asked = 0
    down = False

    async def take_lease(
        self, name: str, holder: str, now: float, until: float
    ) -> bool:
        self.asked += 1
        if self.down:
            raise Unavailable("the database does not answer")
        return await super().take_lease(name, holder, now, until)


class Workers:
    """Two workers of one database that want the same lease, for ten seconds."""

    def __init__(self) -> None:
        self.now = NOW
        self.store = CountedStore(lambda: NOW)
        self.one, self.two = (
            Lease(self.store, "mail", 10.0, lambda: self.now, alone=False)
            for _ in range(2)
        )

    async def hold(self) -> tuple[bool, bool]:
        return await self.one.holds(), await self.two.holds()


async def test_holder_renews_its_lease_and_rarely_asks() -> None:
    both = Workers()
    for _ in range(100):
        assert await both.hold() == (True, False)
        both.now += 0.5
    assert both.one.term == 1
    assert both.store.asked == 50, "each every other second"


async def test_silent_holder_is_replaced_and_learns_of_it() -> None:
    both = Workers()
    assert await both.hold() == (True, False)
    both.now += 10.1
    assert await both.two.holds()
    assert not await both.one.holds(), "it was paused, and asks at once"
    both.now += 10.1
    assert await both.one.holds()
    assert (both.one.term, both.two.term) == (2, 1)


async def test_lease_that_ran_out_begins_a_new_term() -> None:
    both = Workers()
    for term in (1, 2):
        assert await both.one.holds()
        assert both.one.term == term
        both.now += 10.0


async def test_lease_is_held_without_the_database_until_it_runs_out() -> None:
    both = Workers()
    assert await both.one.holds()
    both.store.down = True
    for _ in range(4):
        both.now += 2.0
        with pytest.raises(Unavailable):
            await both.one.holds()
        assert await both.one.holds()
    both.now += 1.9
    assert await both.one.holds()
    both.now += 0.1
    with pytest.raises(Unavailable):
        await both.one.holds()
    assert not await both.one.holds()


async def test_ended_lease_is_anybodys_at_once() -> None:
    both = Workers()
    assert await both.hold() == (True, False)
    await both.two.end()
    both.now += 2.0
    assert await both.hold() == (True, False)
    await both.one.end()
    both.now += 2.0
    assert await both.two.holds()


async def test_lone_worker_holds_every_lease_without_asking() -> None:
    store = CountedStore(lambda: NOW)
    assert await Lease(store, "mail", 10.0, lambda: NOW, alone=True).holds()
    assert not store.asked
