"""Clocks of people and of games, from the times in the log."""

from typing import Any

import pytest
from tests.server.house import Guest, House, any_answer
from tests.server.test_requests import refused

from parlour.engine.dice import Dice
from parlour.server.games import acts
from parlour.server.games.clocks import LEAST_EXTRA_TIME_S, SeatClocks, decide_vote
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common

VOTES = [
    ({}, 0, "wait"),
    ({}, 2, None),
    ({"a": "bot"}, 1, "bot"),
    ({"a": "bot"}, 2, None),
    ({"a": "bot", "b": "wait"}, 2, "wait"),
    ({"a": "remove", "b": "remove"}, 3, "remove"),
    ({"a": "remove", "b": "bot", "c": "bot", "d": "wait"}, 4, "bot"),
]


@pytest.mark.parametrize(("votes", "voters", "what"), VOTES)
def test_most_of_the_others_decide(votes: Any, voters: int, what: str | None) -> None:
    assert decide_vote(votes, voters) == what


def test_only_running_clocks_lose_time() -> None:
    clocks = SeatClocks.start((60.0, 5.0), 3)
    clocks.go(100.0, [1])
    assert clocks.at(110.0) == [60, 50, 60]
    assert clocks.next_out() == (160.0, 1)
    clocks.go(120.0, [0, 2])
    clocks.note_answer(1)
    assert clocks.at(125.0) == [55, 45, 55]
    assert clocks.at(119.0) == [60, 45, 60]  # another worker's clock may be behind
    assert clocks.at(999.0) == [0, 45, 0]


async def turn(house: House, live: GameTable, guests: list[Guest], dice: Dice) -> None:
    seat = min(live.room.asked)
    await guests[seat].play(any_answer(live, seat, dice), seat)


async def test_thinking_costs_time_and_answering_gives_some() -> None:
    house = House()
    live = await house.open(clock=(60.0, 5.0))
    guests = house.guests(live)
    seat = min(live.room.asked)
    house.clock.now += 20
    await turn(house, live, guests, Dice(1))
    guests[0].read()
    assert guests[0].scene is not None
    clocks = guests[0].scene.clocks
    assert clocks is not None
    assert clocks.left[seat] == pytest.approx(45)
    assert clocks.running == sorted(live.room.asked)
    assert (await house.rebuilt(live)).clocks == live.room.clocks


def out(guest: Guest) -> int | None:
    """The seat without time, as this guest was told last."""
    guest.read()
    assert guest.scene is not None
    assert guest.scene.clocks is not None
    return guest.scene.clocks.out


async def vote(guest: Guest, answer: str) -> Any:
    seat = guest.conn.looking
    assert seat is not None
    return await guest.ask(
        acts.Consent(id=guest.house.id(), seat=seat, to="clock", answer=answer)  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("what", ["wait", "bot", "remove"])
async def test_at_zero_the_others_choose(what: str) -> None:
    house = House()
    live = await house.open(clock=(30.0, 0.0))
    guests = house.guests(live)
    seat = min(live.room.asked)
    late = guests[seat]
    first, second = (guest for guest in guests if guest is not late)
    assert refused(await vote(first, what)) == "no-clock-out"
    await house.beat(live, 31)
    assert live.room.clocks is not None
    assert out(late) == seat
    assert refused(await vote(late, what)) == "not-yours-to-say"
    await vote(first, what)
    first.read()
    assert first.scene is not None
    assert first.scene.clocks is not None
    assert first.scene.clocks.votes == {str(first.conn.looking): what}
    assert out(first) == seat
    await vote(second, what)
    assert out(first) is None
    sitter = live.room.sitters[seat]
    if what == "wait":
        assert live.room.clocks.at(house.clock.now)[seat] == LEAST_EXTRA_TIME_S
        assert sitter.plays == late.conn.person
        await turn(house, live, guests, Dice(1))
    elif what == "bot":
        assert (sitter.bot, sitter.person) == ("regular", late.conn.person)
        assert isinstance(await late.ask(acts.Sit(id="back")), common.Done)
        assert sitter is not live.room.sitters[seat]
    else:
        assert (sitter.bot, sitter.person) == ("regular", "")
        assert refused(await late.ask(acts.Sit(id="back"))) == "table-full"
        assert late.scene is not None
    assert (await house.rebuilt(live)).clocks == live.room.clocks


async def test_late_but_answered_before_anybody_chose() -> None:
    house = House()
    live = await house.open(clock=(30.0, 0.0))
    guests = house.guests(live)
    seat = min(live.room.asked)
    await house.beat(live, 31)
    await guests[seat].play(any_answer(live, seat, Dice(1)), seat)
    assert live.room.clocks is not None
    assert live.room.clocks.out is None


async def test_alone_with_bots_time_never_runs_out_for_good() -> None:
    house = House()
    live = await house.open(people="ann", bots="random random", clock=(10.0, 0.0))
    ann = house.guest(live, "ann").join()
    for _ in range(4):
        await house.beat(live, 12)
    assert live.room.sitters[0].plays == "ann"
    assert ann.conn.closing is None


async def test_a_pause_stops_the_clocks() -> None:
    house = House()
    live = await house.open(clock=(30.0, 0.0))
    guests = house.guests(live)
    seat = min(live.room.asked)
    house.clock.now += 10
    await guests[0].ask(acts.Host(id="p", act="pause"))
    await house.beat(live, 500)
    await guests[0].ask(acts.Host(id="q", act="pause"))
    house.clock.now += 5
    assert live.room.clocks is not None
    assert live.room.clocks.at(house.clock.now)[seat] == pytest.approx(15)


async def test_the_games_own_clock_rings_after_its_minutes() -> None:
    house = House()
    options = {"goal_points": "none", "goal_rounds": "none", "goal_minutes": 10}
    live = await house.open("domino-avatars", "ann bob cat", options=options, candle=0)
    guests = house.guests(live)
    dice = Dice(2)
    await house.beat(live, 300)
    await guests[0].ask(acts.Host(id="p", act="pause"))
    await house.beat(live, 1000)
    await guests[0].ask(acts.Host(id="q", act="pause"))
    await house.beat(live, 290)
    before = live.room.rung
    await turn(house, live, guests, dice)
    await house.beat(live, 20)
    assert (before, live.room.rung) == (False, True)
    assert live.room.match is not None
    assert live.room.match.choices[-1].seat == "clock"
    for rang in (True, False):  # once, until it is taken back
        again = await house.rebuilt(live)
        again.go_back(len(again.choosers) - (not rang))
        assert again.rung == rang
    while live.room.state == "playing":
        await turn(house, live, guests, dice)
    again = await house.rebuilt(live)
    assert again.match is not None
    assert again.match.choices == live.room.match.choices
