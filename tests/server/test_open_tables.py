"""How much memory the tables may take that one address opens."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.house import House
from tests.server.test_limits import networks

from parlour.server.access.limits import ADDRESSES_PER_SITE
from parlour.server.api import holidays
from parlour.server.api.data import AwayBody
from parlour.server.api.notices import be_away
from parlour.server.store.rows import Row
from parlour.server.tables.registry import LINGER_CROWDED_S, TooManyOpen

HOME, AWAY, FRIEND = "192.0.2.1", "192.0.2.2", "192.0.2.3"


async def closed_tables(house: House, many: int) -> list[str]:
    """Tables that nobody has open."""
    found = []
    for _ in range(many):
        live = await house.open(per_move=holidays.DAY_S, candle=0, holiday=14)
        await house.tables.drop(live)
        found.append(live.room.id)
    return found


async def weight_of(house: House, table: str) -> int:
    """Bytes that a table counts as."""
    live = await house.tables.live(table, HOME)
    weight = house.tables.held.held[HOME]
    await house.tables.drop(live)
    assert weight > 0
    return weight


async def house_for(many: float) -> tuple[House, list[str]]:
    """A house where each address may open so many tables, and some closed tables."""
    house = House()
    tables = await closed_tables(house, 6)
    house.tables.most_each = many * await weight_of(house, tables[0])
    return house, tables


def look(house: House, live: Any, address: str = "") -> None:
    """Somebody connects, and stays."""
    guest = house.guest(live, "ann")
    guest.conn.address = address
    guest.join()


async def test_address_opens_so_many_tables_and_others_theirs() -> None:
    house, tables = await house_for(2.5)
    for table in tables[:2]:
        look(house, await house.tables.live(table, HOME))
    house.clock.now += LINGER_CROWDED_S + 1
    with pytest.raises(TooManyOpen):
        await house.tables.live(tables[2], HOME)
    assert tables[2] not in house.tables.open
    await house.tables.live(tables[0], HOME)  # it is open already
    await house.tables.live(tables[2], AWAY)
    await house.tables.live(tables[4])  # the server itself opens what is due


async def test_table_that_is_closed_makes_room() -> None:
    house, tables = await house_for(1.5)
    live = await house.tables.live(tables[0], HOME)
    look(house, live)
    with pytest.raises(TooManyOpen):
        await house.tables.live(tables[1], HOME)
    await house.tables.drop(live)
    await house.tables.live(tables[1], HOME)
    assert list(house.tables.open) == [tables[1]]
    await house.tables.drop(house.tables.open[tables[1]])
    assert not house.tables.held.held
    assert not house.tables.charges


async def test_tables_that_nobody_looks_at_make_room_the_oldest_first() -> None:
    house, tables = await house_for(3.5)
    for table in tables[:3]:
        live = await house.tables.live(table, HOME)
        house.clock.now += LINGER_CROWDED_S + 1
        if table == tables[0]:
            look(house, live)
    await house.tables.live(tables[3], HOME)
    assert set(house.tables.open) == {tables[0], tables[2], tables[3]}


async def test_table_larger_than_the_share_can_be_opened_alone() -> None:
    house, tables = await house_for(0.5)
    look(house, await house.tables.live(tables[0], HOME))
    with pytest.raises(TooManyOpen):
        await house.tables.live(tables[1], HOME)


async def test_table_that_only_others_look_at_is_theirs() -> None:
    house, tables = await house_for(1.5)
    weight = house.tables.most_each / 1.5
    look(house, await house.tables.live(tables[0], HOME), AWAY)
    look(house, await house.tables.live(tables[1], HOME), HOME)
    assert house.tables.held.held == {HOME: weight, AWAY: weight}
    look(house, await house.tables.live(tables[2], FRIEND), AWAY)
    with pytest.raises(TooManyOpen):  # it looks at its own table
        await house.tables.live(tables[3], HOME)
    with pytest.raises(TooManyOpen):  # those who look have no room either
        await house.tables.live(tables[3], FRIEND)
    for live in list(house.tables.open.values()):
        await house.tables.drop(live)
    assert not house.tables.held.held


async def test_load_that_fails_takes_no_room() -> None:
    house, tables = await house_for(1.5)
    rows = house.store.rows[tables[0]]
    rows[0] = Row(1, rows[0].at, b"{}")
    with pytest.raises(msgspec.ValidationError):
        await house.tables.live(tables[0], HOME)
    assert not house.tables.held.held
    await house.tables.live(tables[1], HOME)


async def test_visitor_with_room_gets_a_table_that_another_has_no_room_for() -> None:
    house, tables = await house_for(1.5)
    look(house, await house.tables.live(tables[0], HOME))
    told = await asyncio.gather(
        house.tables.live(tables[1], HOME),
        house.tables.live(tables[1], AWAY),
        return_exceptions=True,
    )
    assert isinstance(told[0], TooManyOpen)
    assert told[1] is house.tables.open[tables[1]]


async def test_networks_of_one_ipv6_site_share_room() -> None:
    house = House()
    tables = await closed_tables(house, ADDRESSES_PER_SITE + 1)
    house.tables.most_each = await weight_of(house, tables[0])
    *first, last = networks(len(tables))
    for table, address in zip(tables, first, strict=False):
        look(house, await house.tables.live(table, address))
    with pytest.raises(TooManyOpen):
        await house.tables.live(tables[-1], last)


async def test_holiday_is_known_at_more_tables_than_one_address_may_open() -> None:
    house, tables = await house_for(2.5)
    watched = await house.tables.live(tables[-1], AWAY)
    look(house, watched)
    until = house.clock.now + 2 * holidays.DAY_S
    context = SimpleNamespace(tables=house.tables, clock=house.clock)
    asked: Any = SimpleNamespace(
        context=context,
        store=house.store,
        person="ann",
        address=HOME,
        need_person=lambda: "ann",
    )
    told = await be_away(asked, AwayBody(until=until))
    assert [one.until for one in told.tables] == [until] * len(tables)
    assert list(house.tables.open.values()) == [watched], "which others look at"
    assert not house.tables.held.held[HOME]
