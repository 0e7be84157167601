"""A worker whose news were lost does not stay behind."""

import asyncio
import logging
from typing import Any, cast

import pytest
from tests.patience import PATIENCE
from tests.server.house import Guest, House, MemoryStore, any_answer

from parlour.engine.dice import Dice
from parlour.server.games import acts
from parlour.server.store.rows import Row, Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables import registry


class Deaf(MemoryStore):
    """A store whose news reach nobody, and that does not answer for a while."""

    fails = 0

    async def append(self, *given: Any, **more: Any) -> float:
        listeners, self.listeners = self.listeners, {}
        try:
            return await super().append(*given, **more)
        finally:
            self.listeners = listeners

    async def read(self, table: str, after: int = 0) -> list[Row]:
        if self.fails:
            self.fails -= 1
            raise Unavailable
        return await super().read(table, after)


async def two_deaf_workers() -> tuple[Deaf, House, House]:
    one = House(store=Deaf(House().clock))
    return cast(Deaf, one.store), one, House(store=one.store)


async def test_whoever_comes_sees_the_table_as_it_is_kept() -> None:
    _, one, two = await two_deaf_workers()
    here = await one.open("willow", "ann", seats=2, begin=False)
    there = await two.live(here.room.id)
    await one.guest(here, "bob").join().ask(acts.Sit(id="s"))
    assert there.room.seq < here.room.seq
    await there.compare()
    assert there.room.seq == here.room.seq


async def test_what_was_acknowledged_elsewhere_is_known_before_a_refusal() -> None:
    _, one, two = await two_deaf_workers()
    here = await one.open("willow", "ann", seats=2, begin=False)
    there = await two.live(here.room.id)
    await two.guest(there, "bob").join().ask(acts.Sit(id="s"))
    begun = await Guest(one, here, "ann").join().ask(acts.Begin(id="b"))
    assert isinstance(begun, common.Done)


async def test_missed_news_are_read_once_the_store_answers(
    monkeypatch: Any,
) -> None:
    monkeypatch.setattr(registry, "CHECK_INTERVAL_S", 0.0)
    store, one, two = await two_deaf_workers()
    here = await one.open("willow", "ann", seats=2, begin=False)
    there = await two.live(here.room.id)
    two.guest(there, "ann").join()
    await one.guest(here, "bob").join().ask(acts.Sit(id="s"))
    store.fails = 5
    two.tables.receive_news("", -1)
    watching = asyncio.create_task(two.tables.watch())
    async with asyncio.timeout(PATIENCE):
        while there.room.seq < here.room.seq:
            await asyncio.sleep(0)
    watching.cancel()


async def test_time_of_a_log_goes_forward_though_a_worker_is_behind() -> None:
    _, ahead, behind = await two_deaf_workers()
    here = await ahead.open("willow", "ann", seats=2, begin=False)
    here.ahead += 100
    await ahead.guest(here, "ann").join().ask(acts.Say(id="1", text="one"))
    there = await behind.live(here.room.id)
    await behind.guest(there, "bob").join().ask(acts.Say(id="2", text="two"))
    await here.compare()
    here.ahead += 100
    await ahead.guest(here, "ann").join().ask(acts.Say(id="3", text="three"))
    await there.compare()
    await behind.guest(there, "bob").join().ask(acts.Say(id="4", text="four"))
    times = [row.at for row in await ahead.store.read(here.room.id)]
    assert len(times) >= 5
    assert times == sorted(times)


async def test_end_of_a_game_is_logged_by_one_worker(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    one = House()
    two = House(store=one.store)
    here = await one.open("willow", "ann bob", options={"hands": 1})
    there = await two.live(here.room.id)
    guests = [Guest(one, here, "ann").join(), Guest(two, there, "bob").join()]
    dice = Dice(1)
    async with asyncio.timeout(PATIENCE):
        while here.room.state == "playing":
            for seat, guest in enumerate(guests):
                if seat in guest.live.room.asked:
                    await guest.play(any_answer(guest.live, seat, dice), seat)
            await asyncio.sleep(0)
        while there.room.state == "playing":
            await asyncio.sleep(0)
    said = [record.getMessage() for record in caplog.records]
    assert said.count("tables: game over") == 1
