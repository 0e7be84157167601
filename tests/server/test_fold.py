"""The log is the game: a table is what its entries make, whoever reads them."""

import asyncio
from typing import Literal

import msgspec
import pytest
from tests.server.house import Guest, House, any_answer, usual

from parlour.engine.dice import Dice
from parlour.games import GAMES
from parlour.server.games import acts, scenes
from parlour.server.games import entries as log
from parlour.server.games.room import GameRoom
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act
from parlour.server.tables.room import Company, Reader


def shown(room: GameRoom, seats: int, now: float) -> list[bytes]:
    """All that anybody at the table can be sent."""
    company = Company()
    readers = [Reader(seat, (seat,), seat == 0) for seat in range(seats)]
    readers += [Reader(None, (), False), Reader(None, (), False, open=True)]
    return [
        msgspec.json.encode(
            [
                scenes.scene(room, reader, company, now),
                scenes.log_since(room, reader, 0),
            ]
        )
        for reader in readers
    ]


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
async def test_a_table_read_anew_is_the_same_for_every_seat(slug: str) -> None:
    house = House()
    people = usual(slug)
    live = await house.open(
        slug, people, pace="sealed", candle=0, clock=(600.0, 5.0), seed=f"fold {slug}"
    )
    guests = house.guests(live, people)
    dice = Dice(7)
    compared = 0
    for number in range(100_000):
        if live.room.state == "over":
            break
        asked = sorted(live.room.asked)
        seat = asked[dice.roll(len(asked))]
        house.clock.now += dice.roll(40) / 10
        done = await guests[seat].play(any_answer(live, seat, dice), seat)
        assert isinstance(done, common.Done), done
        if dice.roll(12) == 0 and live.room.state == "playing":
            await meddle(house, live, guests, dice)
        if number % 40 == 0 or not live.room.asked:
            again = await house.rebuilt(live)
            seats = len(guests)
            now = house.clock.now
            assert shown(live.room, seats, now) == shown(again, seats, now)
            compared += 1
    assert live.room.state == "over"
    assert compared >= 2
    await asyncio.sleep(0)
    assert live.room.replay in house.store.replays


async def meddle(
    house: House, live: GameTable, guests: list[Guest], dice: Dice
) -> None:
    """Retracts, takes back, talks: whatever the table allows."""
    guest = guests[dice.roll(len(guests))]
    seat = guest.conn.looking
    assert seat is not None
    wanted: list[Act] = [
        acts.Retract(id=house.id(), seat=seat),
        acts.Say(id=house.id(), text="hm"),
        acts.TakeBack(id=house.id(), seat=seat),
    ]
    await guest.ask(wanted[dice.roll(3)])
    wish = live.room.wish
    if wish is not None:
        for other in guests:
            mine = other.conn.looking
            if mine is not None and mine != wish.seat:
                answer: Literal["yes", "no"] = "yes" if dice.roll(3) else "no"
                await other.ask(
                    acts.Consent(
                        id=house.id(),
                        seat=mine,
                        to="take-back",
                        answer=answer,
                    )
                )
    house.clock.now += 15  # so that nobody talks too fast


async def test_a_checkpoint_puts_the_room_back() -> None:
    house = House()
    live = await house.open("following-suit", clock=(60.0, 1.0))
    room = live.room
    before = shown(room, 3, house.clock.now)
    done = dict(room.done)
    saved = room.save()
    seat = min(room.asked)
    chosen = any_answer(live, seat, Dice(1))
    room.apply(room.seq + 1, 5.0, log.Chose(seat=seat, chosen=chosen, by="x", id="x"))
    room.apply(room.seq + 1, 6.0, log.Hosted(act="kick", seat=1))
    assert room.banned
    assert shown(room, 3, house.clock.now) != before
    saved.restore()
    assert shown(room, 3, house.clock.now) == before
    assert room.done == done
