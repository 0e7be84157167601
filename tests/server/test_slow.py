"""Slow tables: days for a move, what happens when they are over, and holidays."""

from typing import Any, cast

import pytest
from tests.server.house import House, MemoryStore, any_answer
from tests.server.test_requests import refused
from tests.server.test_time import vote

from parlour.engine.dice import Dice
from parlour.engine.refusals import Refusal
from parlour.server.api import cards, holidays
from parlour.server.api.data import TableBody
from parlour.server.api.games import read_table
from parlour.server.games import acts, schedule
from parlour.server.games import entries as log
from parlour.server.games.clocks import LEAST_EXTRA_TIME_S, SeatClocks
from parlour.server.games.table import GameTable
from parlour.server.store.rows import NEVER
from parlour.server.store.store import Store
from parlour.server.tables import frames as common
from parlour.server.tables.waking import GRACE_S, RETRY_S, Waker

DAY = 86_400.0


async def slow(house: House, people: str = "ann bob cat", **more: Any) -> GameTable:
    given = {"per_move": DAY, "candle": 0, "holiday": 14, **more}
    return await house.open(people=people, **given)


def waker(house: House) -> Waker:
    return Waker(cast(Store, house.store), house.tables, house.clock)


async def later(house: House, live: GameTable, seconds: float) -> GameTable:
    """Nobody has the table open for so long; then the waker looks."""
    if live.room.id in house.tables.open:
        await house.tables.shut_table(live.room.id)
    house.clock.now += seconds
    await waker(house).look()
    found = house.tables.open.get(live.room.id)
    if found is not None:
        await house.beat(cast(GameTable, found))
        await house.beat(cast(GameTable, found))
    return await house.live(live.room.id)


def notes(live: GameTable) -> list[str]:
    return [one.note.note for one in live.room.records if one.note is not None]


def test_each_answer_has_its_own_time() -> None:
    clocks = SeatClocks.start(None, 2, DAY)
    clocks.go(0.0, [0])
    clocks.go(DAY - 10, [0])
    clocks.note_answer(0)
    assert clocks.left == [DAY, DAY]
    clocks.restore_time(0)
    assert clocks.left == [10, DAY], "nobody gains time by taking back"


def test_a_clock_that_stands_still_goes_on_by_itself() -> None:
    clocks = SeatClocks.start(None, 2, DAY)
    clocks.go(100.0, [0, 1], {0: 100 + 3 * DAY})
    assert clocks.at(100 + 2 * DAY) == [DAY, 0]
    assert clocks.next_out() == (100 + DAY, 1)
    assert clocks.ends(0) == 100 + 4 * DAY
    clocks.go(100 + 3.5 * DAY, [0])
    assert clocks.left[0] == DAY / 2


async def test_a_bot_answers_for_one_move() -> None:
    house = House()
    live = await slow(house, at_zero="move")
    seat = min(live.room.asked)
    person = live.room.sitters[seat].person
    live = await later(house, live, DAY - 60)
    assert live.room.match is not None
    assert not live.room.match.choices
    live = await later(house, live, 60 + GRACE_S)
    assert len(live.room.match.choices if live.room.match else []) == 1
    assert notes(live)[-1] == "clock-move"
    assert live.room.sitters[seat].plays == person, "the next one is theirs again"
    assert live.room.clocks is not None
    assert live.room.clocks.left[seat] == DAY
    assert not live.room.clocks.stand_ins
    assert live.room.choosers[-1] == ""
    assert (await house.rebuilt(live)).clocks == live.room.clocks


async def test_who_is_late_may_still_be_faster_than_the_bot() -> None:
    house = House()
    live = await slow(house, at_zero="move")
    seat = min(live.room.asked)
    guest = house.guest(live, live.room.sitters[seat].person).join()
    async with live.lock:
        await live.write(lambda room: [log.RanOut(seat=seat)])
    assert live.room.clocks is not None
    assert live.room.clocks.stand_ins == {seat}
    assert isinstance(
        await guest.play(any_answer(live, seat, Dice(1)), seat), common.Done
    )
    assert not live.room.clocks.stand_ins


async def test_a_bot_plays_on_until_they_are_back() -> None:
    house = House()
    live = await slow(house, at_zero="keep")
    seat = min(live.room.asked)
    person = live.room.sitters[seat].person
    live = await later(house, live, DAY + GRACE_S)
    assert "clock-keep" in notes(live)
    sitter = live.room.sitters[seat]
    assert (sitter.bot, sitter.person) == ("regular", person)
    assert live.room.match is not None
    assert live.room.match.choices, "it has answered with nobody there"
    guest = house.guest(live, person).join()
    assert isinstance(await guest.ask(acts.Sit(id="back", seat=seat)), common.Done)
    assert live.room.sitters[seat].plays == person


@pytest.mark.parametrize("what", ["wait", "bot", "remove"])
async def test_the_others_decide_and_silence_is_not_waited_for(what: str) -> None:
    house = House()
    live = await slow(house, "ann bob cat dot", at_zero="ask")
    seat = min(live.room.asked)
    live = await later(house, live, DAY + GRACE_S)
    assert live.room.clocks is not None
    assert live.room.clocks.out == seat
    others = live.room.others(seat)
    row = house.store.tables[live.room.id]
    assert all(cards.card(row, one).your_move for one in others), "they are asked"
    seq = live.room.seq
    live = await later(house, live, 5 * DAY)
    assert live.room.seq == seq, "while nobody says anything it rests"
    first = house.guest(live, others[0]).join()
    await vote(first, what)
    assert live.room.clocks is not None
    assert live.room.clocks.out == seat
    assert not cards.card(row, others[0]).your_move
    live.leave(first.conn)
    live = await later(house, live, GRACE_S)
    assert live.room.clocks is not None
    assert live.room.clocks.out is None, "who said something decides"
    assert f"clock-{what}" in notes(live)
    assert (live.room.sitters[seat].bot == "") == (what == "wait")
    if what == "wait":
        assert live.room.clocks.left[seat] == DAY
    assert (await house.rebuilt(live)).clocks == live.room.clocks


async def test_a_slow_table_is_as_quick_as_its_people() -> None:
    house = House()
    live = await slow(house)
    guests = house.guests(live)
    dice, began = Dice(3), house.clock.now
    while live.room.state == "playing" and house.clock.now < began + 3_000:
        seat = min(live.room.asked)
        await guests[seat].play(any_answer(live, seat, dice), seat)
        await house.beat(live, 0.1)
    assert house.clock.now - began < DAY
    assert len(live.room.records) > 30


async def test_bots_at_a_slow_table_answer_with_nobody_there() -> None:
    house = House()
    live = await slow(house, "ann bob", bots="regular")
    while 2 not in live.room.asked:
        seat = min(live.room.asked)
        guest = house.guest(live, live.room.sitters[seat].person).join(seat=seat)
        await guest.play(any_answer(live, seat, Dice(5)), seat)
        live.leave(guest.conn)
    assert house.store.tables[live.room.id].wakes is not None
    before = len(live.room.match.choices if live.room.match else [])
    live = await later(house, live, GRACE_S)  # as after a restart
    assert len(live.room.match.choices if live.room.match else []) > before
    assert 2 not in live.room.asked


async def test_other_tables_rest_with_nobody_there() -> None:
    house = House()
    quick = await house.open(clock=(30.0, 0.0))
    assert house.store.tables[quick.room.id].wakes == NEVER
    kept = await slow(house, "ann bob", at_zero="keep")
    for _ in range(4):
        kept = await later(house, kept, DAY + GRACE_S)
    assert not kept.room.people(), "bots have both seats now"
    assert not schedule.goes_on_alone(kept.room)
    seq = kept.room.seq
    kept = await later(house, kept, 9 * DAY)
    assert kept.room.seq == seq


async def test_a_question_that_is_taken_back_takes_no_time_from_the_next() -> None:
    house = House()
    live = await slow(house, "ann bob cat")
    guests = house.guests(live)
    first = min(live.room.asked)
    await guests[first].play(any_answer(live, first, Dice(1)), first)
    second = min(live.room.asked)
    house.clock.now += DAY - 60
    async with live.lock:
        await live.write(lambda room: [log.TookBack(seat=first, to=0)])
    clocks = live.room.clocks
    assert clocks is not None
    assert clocks.left[second] == DAY
    assert (await house.rebuilt(live)).clocks == clocks


async def test_two_workers_write_it_once() -> None:
    store = MemoryStore(House().clock)
    one, other = House(store=store), House(store=store)
    live = await slow(one, at_zero="move")
    twin = await other.live(live.room.id)
    one.clock.now += DAY + 1
    await one.beat(live)
    await other.beat(twin)
    await one.beat(live)
    await other.beat(twin)
    assert notes(live).count("clock-move") == 1
    assert live.room.seq == len(store.rows[live.room.id])


async def test_a_table_that_cannot_be_woken_is_not_tried_all_the_time() -> None:
    house = House()
    live = await slow(house)
    await house.tables.shut_table(live.room.id)
    house.store.rows[live.room.id] = []
    house.clock.now += 2 * DAY
    waking = waker(house)
    await waking.look()
    assert waking.tried[live.room.id][0] == house.clock.now + RETRY_S
    await waking.look()
    assert waking.tried[live.room.id][1] == 2 * RETRY_S


# Holidays


async def go_away(live: GameTable, person: str, until: float) -> None:
    now = live.clock()
    async with live.lock:
        await live.write(lambda room: holidays.go(room, person, until, now))


async def test_on_holiday_a_clock_stands_still_and_others_see_it() -> None:
    house = House()
    live = await slow(house, at_zero="move")
    seat = min(live.room.asked)
    person = live.room.sitters[seat].person
    other = house.guest(live, next(p for p in live.room.people() if p != person)).join()
    until = house.clock.now + 5 * DAY
    await go_away(live, person, until)
    other.read()
    assert other.scene is not None
    assert other.scene.table.seats[seat].away == until
    assert notes(live)[-1] == "went-away"
    live.leave(other.conn)
    live = await later(house, live, 4 * DAY)
    assert "clock-move" not in notes(live)
    live = await later(house, live, DAY + DAY - 60)
    assert "clock-move" not in notes(live), "after it all of the day is left"
    live = await later(house, live, 60 + GRACE_S)
    assert "clock-move" in notes(live)
    assert (await house.rebuilt(live)).clocks == live.room.clocks


async def test_holidays_are_bounded_and_come_back_early() -> None:
    house = House()
    live = await slow(house, holiday=7)
    now = house.clock.now
    await go_away(live, "ann", now + 30 * DAY)
    assert holidays.away(live.room, "ann", now) == now + 7 * DAY
    house.clock.now += 2 * DAY
    async with live.lock:
        back = live.clock()
        await live.write(lambda room: holidays.come_back(room, "ann", back))
    assert notes(live)[-1] == "back-again"
    assert holidays.compute_seconds_left(live.room, "ann", house.clock.now) == 5 * DAY
    assert holidays.away(live.room, "ann", back) is None, "her clock runs again"
    house.clock.now += DAY
    assert holidays.compute_seconds_left(live.room, "ann", house.clock.now) == 5 * DAY
    await go_away(live, "ann", house.clock.now + 30 * DAY)
    house.clock.now += 6 * DAY
    with pytest.raises(Refusal, match="no-holiday"):
        await go_away(live, "ann", house.clock.now + 30 * DAY)
    assert holidays.compute_seconds_left(live.room, "bob", house.clock.now) == 7 * DAY
    assert (await house.rebuilt(live)).taken == live.room.taken


async def test_holiday_that_ran_out_counts_when_the_next_begins() -> None:
    house = House()
    live = await slow(house, holiday=7)
    await go_away(live, "ann", house.clock.now + 2 * DAY)
    house.clock.now += 3 * DAY
    await go_away(live, "ann", house.clock.now + 10 * DAY)
    house.clock.now += 60
    left = holidays.away(live.room, "ann", house.clock.now)
    assert left == pytest.approx(house.clock.now - 60 + 5 * DAY, abs=1)
    assert live.room.taken == {"ann": pytest.approx(2 * DAY, abs=1)}


async def test_nobody_is_sent_on_holiday_or_called_back_by_others() -> None:
    """There is no request for it but one's own, by HTTP: no host has a say."""
    house = House()
    live = await slow(house)
    with pytest.raises(Refusal, match="not-at-this-table"):
        await go_away(live, "eve", house.clock.now + DAY)
    await go_away(live, "bob", house.clock.now + DAY)
    ann = house.guest(live, "ann").join()
    assert refused(await vote(ann, "remove")) == "no-clock-out"
    assert holidays.away(live.room, "bob", house.clock.now)
    strict = await slow(house, holiday=0)
    with pytest.raises(Refusal, match="no-holidays"):
        await go_away(strict, "ann", house.clock.now + DAY)


@pytest.mark.parametrize(
    ("clock", "days"),
    [
        ({"per_move": 86_400}, 14),
        ({"per_move": 3_600, "holiday": 3}, 3),
        ({"per_move": 60}, 0),
        ({"clock": (300.0, 5.0)}, 0),
    ],
)
async def test_nobody_stops_a_quick_clock_by_going_away(
    clock: dict[str, Any], days: int
) -> None:
    opened, _ = read_table(TableBody(game="willow", **clock))
    assert opened.holiday == days


async def test_away_between_the_look_and_the_write() -> None:
    """What a worker meant to write no longer holds when somebody went meanwhile."""
    store = MemoryStore(House().clock)
    one, other = House(store=store), House(store=store)
    live = await slow(one, at_zero="keep")
    twin = await other.live(live.room.id)
    seat = min(live.room.asked)
    one.clock.now += DAY - 1
    await go_away(twin, live.room.sitters[seat].person, one.clock.now + 3 * DAY)
    one.clock.now += 2
    await one.beat(live)
    assert live.room.seq == twin.room.seq
    assert not live.room.sitters[seat].bot


async def test_the_lobby_says_how_long_is_left() -> None:
    house = House()
    live = await slow(house)
    person = live.room.sitters[min(live.room.asked)].person
    row = house.store.tables[live.room.id]
    assert cards.card(row, person).ends == house.clock.now + DAY
    other = next(one for one in live.room.people() if one != person)
    assert cards.card(row, other).ends is None
    assert cards.card(row, "").ends is None
    assert LEAST_EXTRA_TIME_S < DAY
