"""The clock on the wall is set back an hour, and nothing notices."""

import asyncio
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.house import Clock, House, any_answer
from tests.server.served import Guest, Served, staying

from parlour.engine.dice import Dice
from parlour.server.store.store import Store

HOUR = 3_600.0
SET_BACK = """
import os, time
right = time.time
time.time = lambda: right() - (3600 if os.path.exists({flag!r}) else 0)
from parlour.cli import main
main(["serve"])
"""


async def test_bots_limits_and_candles_go_on(tmp_path: Path) -> None:
    flag = tmp_path / "set-back"
    database = f"sqlite:///{tmp_path}/db"
    served = Served(tmp_path, database, PARLOUR_RATE_FACTOR="1")
    served.program = ("-c", SET_BACK.format(flag=str(flag)))
    await asyncio.to_thread(served.start)
    try:
        guest, friend = Guest(served, "Ann"), Guest(served, "Ben")
        lonely = Guest(served, "Cat")
        wishes = {"game": "caribbean-star", "seats": 2, "name": "Ann", "candle": 1}
        opened, _ = served.ask("POST", "/api/tables", wishes, guest.cookie)
        guest.table = friend.table = opened["id"]
        wishes |= {"name": "Cat", "bots": [None, "random"], "begin": True, "candle": 0}
        opened, _ = served.ask("POST", "/api/tables", wishes, lonely.cookie)
        lonely.table = opened["id"]
        everybody = (guest, friend, lonely)
        async with staying(everybody):
            await friend.until("gathering")
            assert (await friend.send({"do": "sit"}))["is"] == "done"
            assert (await guest.send({"do": "begin"}))["is"] == "done"
            await play_to(12, *everybody)
            flag.touch()
            await play_to(20, *everybody)
            for _ in range(20):
                served.ask("GET", "/api/me", cookie=guest.cookie)
            # nor does a worker that starts anew, to which the log is in the future
            await asyncio.to_thread(served.stop)
            await asyncio.to_thread(served.start)
            await play_to(28, *everybody)
    finally:
        await asyncio.to_thread(served.stop)
    store = await Store.open(database)
    for table in (guest.table, lonely.table):
        times = [row.at for row in await store.read(table)]
        assert times == sorted(times)
    await store.close()


async def play_to(seq: int, *guests: Guest) -> None:
    """Lets all answer what they are asked until so much was written down.

    Candles burn down between people; with bots alone one passes by hand.
    """
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(play_alone(seq, guest) for guest in guests))


async def play_alone(seq: int, guest: Guest) -> None:
    answered = None
    while (guest.seq or 0) < seq:
        question = guest.scene["question"] if guest.scene else None
        burns = question and question["window"] and guest.name != "Cat"
        if question and not burns and question["at"] != answered:
            answered = question["at"]
            able = [token for token in question["next"] if token != "done"]
            chosen = [] if question["window"] else able[:1]
            head = {"seat": question["seat"], "at": answered}
            await guest.send({"do": "play", **head, "chosen": chosen})
            continue
        guest.changed.clear()
        await guest.changed.wait()


def behind(clock: Clock) -> Clock:
    """The clock of another worker, or of a restarted one, an hour behind."""
    other = Clock()
    other.now = clock.now - HOUR
    return other


async def test_a_worker_an_hour_behind_lets_the_table_go_on() -> None:
    house = House(1.2)
    live = await house.open(
        "willow", "ann bob", bots="random", clock=(60.0, 5.0), candle=8
    )
    later = House(1.2, store=house.store)
    later.clock = behind(house.clock)
    later.tables.clock = later.clock
    live = await later.live(live.room.id)
    guests = later.guests(live, "ann bob")
    dice = Dice(1)
    for _ in range(6):
        seq = live.room.seq
        seat = min(live.room.asked)
        before = live.room.clocks.at(live.clock())[seat] if live.room.clocks else 0
        await later.beat(live, 3)
        if seat == 2:
            assert live.room.seq > seq, "the bot waits for the hour to pass"
            continue
        assert live.room.clocks is not None
        left = live.room.clocks.at(live.clock())[seat]
        assert left == pytest.approx(before - 3, abs=0.01)
        await guests[seat].play(any_answer(live, seat, dice), seat)
    rows = house.store.rows[live.room.id]
    assert [row.at for row in rows] == sorted(row.at for row in rows)
    assert rows[-1].at < house.clock.now + 60
