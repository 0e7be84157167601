"""Devices and seat links in both databases: nobody gets at those of others."""

from sqlalchemy import select
from tests.server.store.making import started

from parlour.server.store.devices import (
    YEAR_S,
    Device,
    Linked,
    add_device,
    devices,
    end_device,
    find_link,
    forget_links,
    keep_link,
    list_signed_out,
    use_link,
)
from parlour.server.store.schema import DEVICES, LINKS
from parlour.server.store.store import Store

NOW = 1_800_000_000.0
PHONE = Device("phone", "Firefox, Android", NOW)
DESK = Device("desk", "Firefox, Linux", NOW - 10)


async def test_devices_of_a_person_the_oldest_first(store: Store) -> None:
    for device in (PHONE, DESK):
        await add_device(store, "ann", device)
    await add_device(store, "bob", Device("tablet", "Safari", NOW))
    assert await devices(store, "ann") == [DESK, PHONE]
    assert await devices(store, "cat") == []


async def test_a_device_that_is_known_stays_as_it_is(store: Store) -> None:
    await add_device(store, "ann", PHONE)
    await add_device(store, "bob", Device("phone", "Stolen", NOW + 1))
    assert await devices(store, "ann") == [PHONE]
    assert await devices(store, "bob") == []
    await end_device(store, "ann", "phone")
    await add_device(store, "ann", PHONE)
    assert await list_signed_out(store, ["phone"]) == {"phone"}


async def test_nobody_signs_out_a_device_of_somebody_else(store: Store) -> None:
    for device in (PHONE, DESK):
        await add_device(store, "ann", device)
    assert not await end_device(store, "bob", "phone")
    assert not await end_device(store, "ann", "nothing")
    assert await list_signed_out(store, ["phone", "desk"]) == set()
    assert await end_device(store, "ann", "phone")
    assert await devices(store, "ann") == [DESK]
    assert await list_signed_out(store, ["phone", "desk"]) == {"phone"}
    assert await list_signed_out(store, ["desk"]) == set()


async def test_a_link_leads_to_its_seat_until_its_time(store: Store) -> None:
    mine = Linked("ann", await started(store), 2)
    await keep_link(store, "token", mine, NOW)
    assert await find_link(store, "token", NOW) == mine
    assert await find_link(store, "token", NOW + 0.001) is None
    assert await find_link(store, "tokem", NOW) is None


async def test_a_link_is_used_once(store: Store) -> None:
    mine, other = Linked("ann", "t", 0), Linked("bob", "t", 1)
    await keep_link(store, "one", mine, NOW)
    await keep_link(store, "two", other, NOW)
    assert await use_link(store, "one")
    assert not await use_link(store, "one")
    assert await find_link(store, "one", NOW) is None
    assert await find_link(store, "two", NOW) == other


async def test_a_new_link_voids_those_of_the_same_person_alone(store: Store) -> None:
    mine, other = Linked("ann", "t", 0), Linked("bob", "t", 1)
    await keep_link(store, "old", mine, NOW)
    await keep_link(store, "theirs", other, NOW)
    await keep_link(store, "new", mine, NOW)
    assert await find_link(store, "old", NOW) is None
    assert await find_link(store, "new", NOW) == mine
    assert await find_link(store, "theirs", NOW) == other


async def test_who_reads_the_database_cannot_use_its_links(store: Store) -> None:
    await keep_link(store, "token", Linked("ann", "t", 0), NOW)
    (row,) = await store.select(select(LINKS))
    assert "token" not in str(row)
    assert await find_link(store, row.id, NOW) is None


async def test_links_and_devices_are_forgotten_after_their_time(store: Store) -> None:
    await keep_link(store, "late", Linked("ann", "t", 0), NOW - 1)
    await keep_link(store, "due", Linked("bob", "t", 0), NOW)
    for name, since in (("old", NOW - 2 * YEAR_S - 1), ("kept", NOW - 2 * YEAR_S)):
        await add_device(store, "ann", Device(name, "", since))
    await forget_links(store, NOW)
    assert [row.person for row in await store.select(select(LINKS))] == ["bob"]
    assert [row.id for row in await store.select(select(DEVICES))] == ["kept"]
    assert YEAR_S == 31_536_000
