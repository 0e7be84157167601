"""Nothing in the time an answer takes tells who held something to answer with."""

import pytest
from tests.server.house import Guest, House, any_answer
from tests.server.test_requests import refused

from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat
from parlour.kit.windows import forced_answer
from parlour.server.games import acts, schedule
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common
from parlour.server.tables.match_view import Asked

CANDLE = 8.0


async def to_window(
    house: House, live: GameTable, guests: list[Guest], dice: Dice
) -> int:
    """Plays on to the next window; the seat that is asked in it."""
    while True:
        assert live.room.state == "playing"
        for seat in sorted(live.room.asked):
            if live.room.burns_candle(seat):
                return seat
            await guests[seat].play(any_answer(live, seat, dice), seat)


def told_passes(house: House, live: GameTable) -> list[tuple[int, float]]:
    """Seat and time of every empty answer in the log."""
    found = []
    for row in house.store.rows[live.room.id]:
        entry = log.decode(row.body)
        if isinstance(entry, log.Chose) and not entry.chosen:
            found.append((entry.seat, row.at))
    return found


def holds_something(live: GameTable, seat: int) -> bool:
    assert live.room.match is not None
    return forced_answer(live.room.match.state, Seat(seat)) is None


@pytest.mark.parametrize("way", ["at once", "late", "silent", "ahead"])
async def test_every_pass_is_told_when_the_candle_is_out(way: str) -> None:
    house = House()
    live = await house.open("caribbean-star", "ann bob", candle=CANDLE)
    guests = house.guests(live, "ann bob")
    dice = Dice(4)
    kinds: set[bool] = set()
    for number in range(60):
        if number > 6 and len(kinds) == 2:
            break
        seat = await to_window(house, live, guests, dice)
        kinds.add(holds_something(live, seat))
        guest = guests[seat]
        at = house.clock.now
        seq = live.room.seq
        guests[1 - seat].read()
        if way == "late":
            await house.beat(live, 5)
        if way == "ahead":
            await guest.ask(acts.Ahead(id=house.id(), seat=seat, wish="turn"))
        elif way != "silent":
            assert isinstance(await guest.play([], seat), common.Done)
            assert guest.scene is not None
            assert guest.scene.question is not None
            assert guest.scene.question.passing
        others = guests[1 - seat].read()
        assert not any(isinstance(m, wire.Update) and m.told for m in others)
        assert live.room.seq == seq
        await house.beat(live, at + CANDLE - house.clock.now - 0.05)
        assert live.room.seq == seq
        await house.beat(live, 0.1)
        assert told_passes(house, live)[-1][0] == seat
        assert told_passes(house, live)[-1][1] == pytest.approx(at + CANDLE, abs=0.2)
    assert kinds == {True, False}, "both kinds of windows should have come up"


async def test_a_bot_passes_at_the_end_of_the_candle_too() -> None:
    house = House(1.2)
    live = await house.open("domino-avatars", "ann bob", bots="regular", candle=CANDLE)
    guests = house.guests(live, "ann bob")
    dice = Dice(4)
    waits: list[float] = []
    for _ in range(6_000):
        if live.room.state != "playing" or len(waits) > 8:
            break
        windowed = 2 in live.room.asked and live.room.burns_candle(2)
        asked = live.room.asked[2].at if windowed else None
        before = len(told_passes(house, live))
        for seat in {0, 1} & set(live.room.asked):
            if not live.room.burns_candle(seat):
                await guests[seat].play(any_answer(live, seat, dice), seat)
                break
        await house.beat(live, 0.1)
        after = told_passes(house, live)
        if len(after) > before and after[-1][0] == 2 and asked is not None:
            waits.append(after[-1][1] - asked)
    assert len(waits) > 5
    assert all(wait == pytest.approx(CANDLE, abs=0.25) for wait in waits)


async def test_among_bots_no_candle_burns_and_empty_hands_pass_by_themselves() -> None:
    house = House(1.2)
    live = await house.open("caribbean-star", "ann", bots="regular", candle=CANDLE)
    ann = house.guest(live, "ann").join()
    dice = Dice(4)
    passed: list[float] = []
    for _ in range(6_000):
        if live.room.state != "playing" or len(passed) > 8:
            break
        assert not any(live.room.burns_candle(seat) for seat in live.room.asked)
        asked = live.room.asked.get(0)
        if asked is not None and schedule.may_pass(live.room, 0):
            if holds_something(live, 0):
                await house.beat(live, 2 * CANDLE)
                assert live.room.asked[0].seq == asked.seq, "nobody is hurried"
                await ann.play([], 0)
                continue
            while live.room.asked.get(0) is asked:
                await house.beat(live, 0.1)
            passed.append(house.clock.now - asked.at)
        elif asked is not None:
            await ann.play(any_answer(live, 0, dice), 0)
        else:
            await house.beat(live, 0.1)
    assert len(passed) > 5
    assert max(passed) < 2


async def test_an_answer_with_something_in_it_is_told_at_once() -> None:
    house = House()
    live = await house.open("caribbean-star", "ann bob", candle=CANDLE)
    guests = house.guests(live, "ann bob")
    dice = Dice(4)
    for _ in range(60):
        seat = await to_window(house, live, guests, dice)
        if holds_something(live, seat):
            break
        await house.beat(live, CANDLE + 0.1)
    assert live.room.match is not None
    pick = live.room.match.state.ask(Seat(seat))
    name = live.room.match.table.name_of(pick.options[0])
    await guests[seat].play([], seat)  # passed, but the candle still burns
    before = live.room.seq
    assert isinstance(await guests[seat].play([name], seat), common.Done)
    assert live.room.seq == before + 1


async def test_an_early_pass_can_be_taken_back_while_the_candle_burns() -> None:
    house = House()
    live = await house.open("caribbean-star", "ann bob", candle=CANDLE)
    guests = house.guests(live, "ann bob")
    seat = await to_window(house, live, guests, Dice(4))
    guest = guests[seat]
    await guest.play([], seat)
    assert isinstance(await guest.ask(acts.Retract(id="r", seat=seat)), common.Done)
    assert guest.scene is not None
    assert guest.scene.question is not None
    assert not guest.scene.question.passing
    assert live.room.asked[seat].seq == guest.scene.question.at


async def test_without_a_candle_people_press_themselves() -> None:
    house = House()
    live = await house.open("caribbean-star", "ann bob", candle=0)
    guests = house.guests(live, "ann bob")
    dice = Dice(4)
    assert live.room.match is not None
    for _ in range(40):
        seat = min(live.room.asked)
        forced = forced_answer(live.room.match.state, Seat(seat)) == []
        before = live.room.seq
        await house.beat(live, 60)
        assert live.room.seq == before
        await guests[seat].play(any_answer(live, seat, dice), seat)
        if forced:
            break
    else:
        pytest.fail("no forced pass came up")


async def test_fast_tables_answer_what_is_forced() -> None:
    house = House()
    live = await house.open("caribbean-star", "ann bob", pace="fast")
    guests = house.guests(live, "ann bob")
    dice = Dice(4)
    asked = 0
    while live.room.state == "playing":
        await house.beat(live)
        if not live.room.asked:
            break
        seat = min(live.room.asked)
        assert holds_something(live, seat)
        await guests[seat].play(any_answer(live, seat, dice), seat)
        asked += 1
    assert live.room.match is not None
    assert len(live.room.match.choices) > asked


async def test_bots_keep_to_a_schedule_that_tells_nothing() -> None:
    house = House(2.0)
    live = await house.open("willow", "ann", bots="regular random")
    waits = []
    question = next(iter(live.room.asked.values()))
    for seq in range(1, 400):
        for seat in (1, 2):
            live.room.asked[seat] = Asked(seq, question.at, question.pick)
            waits.append(schedule.vary_delay(live.room, seat, 2.0))
    assert 1.4 <= min(waits) < 1.5
    assert 2.5 < max(waits) <= 2.6
    assert 1.9 < sum(waits) / len(waits) < 2.1


async def test_a_pause_gives_a_new_candle() -> None:
    house = House()
    live = await house.open("caribbean-star", "ann bob", candle=CANDLE)
    guests = house.guests(live, "ann bob")
    await to_window(house, live, guests, Dice(4))
    before = live.room.seq
    await house.beat(live, 6)
    await guests[0].ask(acts.Host(id="p", act="pause"))
    await house.beat(live, 600)
    await guests[0].ask(acts.Host(id="q", act="pause"))
    await house.beat(live, 7.5)
    assert live.room.seq == before + 2
    await house.beat(live, 1)
    assert live.room.seq == before + 3


async def test_wishes_ahead_are_refused_where_they_make_no_sense() -> None:
    house = House()
    live = await house.open("caribbean-star", "ann bob", candle=CANDLE)
    ann, bob = house.guests(live, "ann bob")
    answer = await ann.ask(acts.Ahead(id="a", seat=0, wish="forever"))
    assert isinstance(answer, common.No)
    assert answer.text
    assert (
        refused(await bob.ask(acts.Ahead(id="b", seat=0, wish="turn")))
        == "not-your-seat"
    )
    assert isinstance(
        await bob.ask(acts.Ahead(id="c", seat=1, wish="turn")), common.Done
    )
    assert bob.scene is not None
    assert bob.scene.ahead == "turn"
    assert ann.scene is not None
    assert ann.scene.ahead == ""
