"""A table whose rules were renewed while it was played."""

import pytest
from tests.server.house import House, any_answer
from tests.server.test_requests import refused

from parlour.engine.dice import Dice
from parlour.games import find
from parlour.server import wire


async def test_it_is_closed_and_its_record_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    live = await house.open("following-suit")
    guests = house.guests(live)
    await guests[0].play(any_answer(live, 0, Dice(1)))
    kept = list(house.store.rows[live.room.id])
    monkeypatch.setattr(find("following-suit"), "edition", 99)
    later = House(store=house.store)
    again = await later.rooms.live(live.room.id)
    ann = later.guest(again, "ann").join()
    assert ann.scene is not None
    assert ann.scene.table.state == "closed"
    assert [seat.name for seat in ann.scene.table.seats] == ["Ann", "Bob", "Cat"]
    assert ann.scene.view is None
    assert refused(await ann.ask(wire.Say(id="s", text="hello?"))) == "closed"
    await later.beat(again, 10)
    assert house.store.rows[live.room.id] == kept
