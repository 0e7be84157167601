"""A worker has one copy of a table, and no copy stays behind the store."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.house import Guest, House, MemoryStore
from tests.server.test_catching_up import Deaf

from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games.table import GameTable
from parlour.server.process.fair_queue import Crowded
from parlour.server.store.rows import Row, TableRow, Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables.registry import Gone
from parlour.server.tables.table import Busy

VISITORS = 16


class Failing(MemoryStore):
    """A store whose reads take a while, and that does not answer at first."""

    fails = 0
    asked = 0

    async def table(self, id: str) -> TableRow | None:  # noqa: A002
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            self.fails -= 1
            raise Unavailable
        return await super().table(id)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        for _ in range(3):
            await asyncio.sleep(0)
        return await super().read(table, after)


async def a_table() -> tuple[Failing, str]:
    """A table that no worker has open."""
    one = House(store=Failing(House().clock))
    made = await one.open("willow", "ann bob")
    assert isinstance(one.store, Failing)
    one.store.asked = 0
    return one.store, made.room.id


async def visit(house: House, id_: str, patience: int = 0) -> GameTable:
    """Tries again until the table can be opened, as clients do."""
    while True:
        try:
            return await house.live(id_)
        except Busy:
            for _ in range(patience):
                await asyncio.sleep(0)


@pytest.mark.parametrize("fails", [0, 1, 2, 5])
async def test_failed_load_leaves_one_copy(fails: int) -> None:
    store, id_ = await a_table()
    store.fails = fails
    house = House(store=store)
    visits = [visit(house, id_, patience=number % 4) for number in range(VISITORS)]
    found = await asyncio.gather(*visits)
    assert {id(table) for table in found} == {id(house.tables.open[id_])}
    assert store.asked == fails + 1
    assert not house.tables.loading


async def test_crowded_sandbox_leaves_one_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    store, id_ = await a_table()
    house = House(store=store)
    refusals = [True, True, False]
    kind = house.tables.kind_of("willow")
    assert kind is not None

    async def prepare(*_: Any) -> None:
        await asyncio.sleep(0)
        if refusals.pop(0):
            raise Crowded

    crowded = type(kind)(**{**vars(kind), "prepare": prepare})
    monkeypatch.setattr(house.tables, "kind_of", lambda slug: crowded)
    visits = [visit(house, id_, patience=number % 4) for number in range(VISITORS)]
    found = await asyncio.gather(*visits)
    assert {id(table) for table in found} == {id(house.tables.open[id_])}


async def test_failed_load_refuses_all_who_wait() -> None:
    store, id_ = await a_table()
    store.fails = 1
    house = House(store=store)
    visits = [house.live(id_) for _ in range(VISITORS)]
    refused = await asyncio.gather(*visits, return_exceptions=True)
    assert {type(one) for one in refused} == {Busy}
    assert not house.tables.loading
    assert not house.tables.open


async def test_unknown_table_leaves_nothing() -> None:
    house = House()
    with pytest.raises(Gone):
        await house.live("nowhere")
    assert not house.tables.loading


async def test_visitor_who_leaves_does_not_stop_the_load() -> None:
    store, id_ = await a_table()
    house = House(store=store)
    first = asyncio.ensure_future(house.live(id_))
    second = asyncio.ensure_future(house.live(id_))
    await asyncio.sleep(0)
    first.cancel()
    assert await second is house.tables.open[id_]
    assert store.asked == 1


async def test_load_during_shutdown_opens_nothing() -> None:
    store, id_ = await a_table()
    house = House(store=store)
    visitor = asyncio.ensure_future(house.live(id_))
    while not store.asked:
        await asyncio.sleep(0)
    await house.tables.close(common.RESTART)
    with pytest.raises(Busy):
        await visitor
    with pytest.raises(Busy):
        await house.live(id_)
    assert not house.tables.open


async def test_visitor_of_a_closed_copy_is_sent_back() -> None:
    house = House()
    old = await house.open("willow", "ann bob")
    waiting = house.guest(old, "ann").conn
    await house.tables.shut_table(old.room.id)
    new = await house.live(old.room.id)
    old.join(waiting, None, None)
    assert waiting.closing == common.RESTART
    assert not old.conns
    assert new is not old


async def test_closing_a_copy_sends_its_clients_back() -> None:
    house = House()
    old = await house.open("willow", "ann bob")
    guests = house.guests(old, "ann bob")
    await house.tables.shut_table(old.room.id)
    assert {guest.conn.closing for guest in guests} == {common.RESTART}


async def test_leaving_a_closed_copy_says_nothing_of_the_new_one() -> None:
    house = House()
    old = await house.open("willow", "ann bob")
    guest = house.guest(old, "ann").join()
    await house.tables.shut_table(old.room.id)
    house.guest(await house.live(old.room.id), "bob").join()
    old.leave(guest.conn)
    assert house.tables.neighbours.own == {old.room.id: ["bob"]}


# Comparing with the store


async def behind() -> tuple[House, Guest]:
    """A worker that news did not reach, and somebody who looks at its table there."""
    one = House(store=Deaf(House().clock))
    here = await one.open("willow", "ann", seats=2, begin=False)
    two = House(store=one.store)
    guest = two.guest(await two.live(here.room.id), "ann").join()
    await one.guest(here, "bob").join().ask(acts.Sit(id="s"))
    assert guest.live.room.seq < here.room.seq
    return two, guest


async def settle(house: House, table: GameTable) -> None:
    async with asyncio.timeout(PATIENCE):
        while table.tasks or house.tables.behind:
            await asyncio.sleep(0)


async def test_check_brings_a_stale_table_up_to_date() -> None:
    house, guest = await behind()
    await house.tables.check()
    await settle(house, guest.live)
    assert guest.live.room.seq == len(house.store.rows[guest.live.room.id])
    assert guest.read()[-1].seq == guest.live.room.seq
    assert guest.conn.closing is None


async def test_check_catches_up_once_at_a_time() -> None:
    house, guest = await behind()
    async with guest.live.lock:
        for _ in range(5):
            await house.tables.check()
        assert len(guest.live.tasks) == 1
    await settle(house, guest.live)


async def test_check_asks_for_connected_tables_only() -> None:
    house, guest = await behind()
    await house.open("willow", "dot eve")
    asked: list[Sequence[str]] = []
    ask = house.store.last_entries

    async def noted(tables: Sequence[str]) -> dict[str, int]:
        asked.append(tables)
        return await ask(tables)

    house.store.last_entries = noted  # type: ignore[method-assign]
    await house.tables.check()
    assert asked == [[guest.live.room.id]]
    await settle(house, guest.live)


async def test_table_that_cannot_catch_up_is_closed() -> None:
    house, guest = await behind()
    rows = house.store.rows[guest.live.room.id]
    rows[-1] = Row(rows[-1].seq, rows[-1].at, b"{}")
    await house.tables.check()
    async with asyncio.timeout(PATIENCE):
        while guest.conn.closing is None:
            await asyncio.sleep(0)
    assert guest.conn.closing == common.RESTART
    assert guest.live.room.id not in house.tables.open


async def test_table_that_the_store_has_lost_is_closed() -> None:
    house = House()
    lost, shortened, sound = [await house.open("willow", "ann bob") for _ in range(3)]
    guests = [house.guest(live, "ann").join() for live in (lost, shortened, sound)]
    del house.store.tables[lost.room.id]
    house.store.rows[shortened.room.id].pop()
    await house.tables.check()
    codes = [guest.conn.closing for guest in guests]
    assert codes == [common.RESTART, common.RESTART, None]
    assert list(house.tables.open) == [sound.room.id]


async def test_entry_written_during_a_check_closes_nothing() -> None:
    house = House()
    live = await house.open("willow", "ann bob")
    guest = house.guest(live, "ann").join()
    ask = house.store.last_entries

    async def slow(tables: Sequence[str]) -> dict[str, int]:
        found = await ask(tables)
        said = log.SaidInChat(seat=0, name="Ann", text="Hello", by="ann")
        async with live.lock:
            await live.write(lambda room: [said])
        return found

    house.store.last_entries = slow  # type: ignore[method-assign]
    await house.tables.check()
    assert guest.conn.closing is None
    assert not live.tasks
