"""Experts at tables: a few processes, nobody waits for them, `regular` under load."""

import asyncio
import multiprocessing
import os
import signal

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.house import House, any_answer

from parlour.bots import LEVELS, decide
from parlour.bots.bot_input import make_input
from parlour.engine.dice import Dice
from parlour.games import find
from parlour.match import Match
from parlour.server.app import THINKING_SHARE
from parlour.server.games import entries as log
from parlour.server.games import schedule
from parlour.server.games.table import GameTable
from parlour.server.process.bot_answer import BotAnswer, ReasonData
from parlour.server.process.bot_pool import BotPool
from parlour.server.process.experts import (
    EXPERTS_PER_PROCESS,
    LEAST_ROLLOUTS,
    MEASURED_DECISIONS,
    PROBE_EVERY,
    Experts,
)
from parlour.server.process.thinking import BotJob, make_job, think

MOVES = 8


class Busy(BotPool):
    """Processes in which every thought goes on until it is let go."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.go = asyncio.Event()
        self.thought = 0
        self.begun: list[BotJob] = []

    async def think(self, work: BotJob) -> BotAnswer:
        self.thought += 1
        self.begun.append(work)
        await self.go.wait()
        return think(work)


def asked(bot: str) -> BotJob:
    match = Match(find("barcelona"), 3, {}, seed="a seed")
    return make_job(match, match.state.next_asked(), bot)


def experts(processes: int = 1) -> tuple[Experts, Busy]:
    made = Experts(0, processes)
    made.apart = busy = Busy(processes)
    return made, busy


# Room for experts


async def test_other_bots_never_wait_for_experts() -> None:
    made, busy = experts()
    waiting = [
        asyncio.ensure_future(made.think(asked("expert")))
        for _ in range(EXPERTS_PER_PROCESS)
    ]
    await asyncio.sleep(0)
    assert made.thinking == EXPERTS_PER_PROCESS
    for bot in ("random", "gentle", "regular"):
        assert (await made.think(asked(bot))).bot == bot
    assert not any(task.done() for task in waiting)
    busy.go.set()
    assert {said.bot for said in await asyncio.gather(*waiting)} == {"expert"}


@pytest.mark.parametrize("processes", [0, 1, 2])
async def test_experts_play_as_regular_beyond_their_share(processes: int) -> None:
    made, busy = experts(processes)
    many = EXPERTS_PER_PROCESS * processes
    waiting = [asyncio.ensure_future(made.think(asked("expert"))) for _ in range(many)]
    await asyncio.sleep(0)
    assert made.thinking == many
    said = await made.think(asked("expert"))
    assert said.bot == "regular"
    busy.go.set()
    for other in await asyncio.gather(*waiting):
        assert other.bot == "expert"
        assert other.public == said.public  # at once nobody can tell
    assert said.whole.message == "reason-stood-in"
    assert made.thinking == 0


async def test_address_with_many_tables_keeps_nobody_from_experts() -> None:
    """Its last thought makes room, and the newcomer has the next turn."""
    made, busy = experts()

    def ask(address: str, site: str = "") -> "asyncio.Future[BotAnswer]":
        work = msgspec.structs.replace(asked("expert"), address=address, site=site)
        return asyncio.ensure_future(made.think(work))

    crowd = [ask("a", "site a") for _ in range(EXPERTS_PER_PROCESS)]
    await asyncio.sleep(0)
    assert made.thinking == EXPERTS_PER_PROCESS
    newcomer = ask("b")
    await asyncio.sleep(0)
    assert not newcomer.done()
    assert (await crowd[-1]).bot == "regular"
    assert made.thinking == EXPERTS_PER_PROCESS
    busy.go.set()
    assert (await newcomer).bot == "expert"
    assert {said.bot for said in await asyncio.gather(*crowd[:-1])} == {"expert"}
    assert [work.address for work in busy.begun[:3]] == ["a", "a", "b"]


@pytest.mark.parametrize(
    ("people", "address", "site"),
    [
        ("ann", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("", "192.0.2.7", ""),  # only bots play, and somebody looks on
    ],
)
async def test_bot_thinks_on_behalf_of_address_that_plays(
    people: str, address: str, site: str
) -> None:
    house = House(1.2)
    made, busy = experts()
    house.tables.thinkers = made
    live = await house.open("barcelona", people, bots="expert expert")
    for person, where in {"eve": "192.0.2.7", "ann": "2001:db8:1:2::/64"}.items():
        if person == "eve" or people:
            guest = house.guest(live, person)
            guest.conn.address = where
            guest.join()
    dice = Dice(2)
    while not busy.begun:
        await house.beat(live, 0.1)
        if people and 0 in live.room.asked:
            await guest.play(any_answer(live, 0, dice), 0)
    assert (busy.begun[0].address, busy.begun[0].site) == (address, site)
    busy.go.set()
    while made.thinking:
        await asyncio.sleep(0)


async def test_the_budget_is_what_this_machine_plays_in_the_time() -> None:
    made, busy = experts()
    assert made.budget("willow") == 0  # the usual ones, to measure by
    why = ReasonData("reason-expert")
    made.learn("willow", BotAnswer([], "expert", why, why, rollouts=500, seconds=0.25))
    assert made.budget("willow") == 2000
    others = [asyncio.ensure_future(made.think(asked("expert"))) for _ in range(3)]
    await asyncio.sleep(0)
    assert made.budget("willow") == 500  # three think before it
    busy.go.set()
    await asyncio.gather(*others)
    made.learn("willow", BotAnswer([], "expert", why, why, rollouts=1, seconds=9.0))
    assert made.budget("willow") == LEAST_ROLLOUTS
    made.learn("willow", BotAnswer([], "expert", why, why))  # it had nothing to look at
    assert made.budget("willow") == LEAST_ROLLOUTS
    assert made.budget("lost-pueblo") == 0


async def test_with_too_little_time_to_tell_answers_apart_regular_answers() -> None:
    made, busy = experts()
    busy.go.set()
    why = ReasonData("reason-expert")
    made.learn("barcelona", BotAnswer([], "expert", why, why, rollouts=1, seconds=9.0))
    for _ in range(PROBE_EVERY):
        assert (await made.think(asked("expert"))).bot == "regular"
    assert busy.thought == 1  # to see how fast it is by now
    quick = BotAnswer([], "expert", why, why, rollouts=9000, seconds=1.0)
    for _ in range(MEASURED_DECISIONS):
        made.learn("barcelona", quick)
    assert (await made.think(asked("expert"))).bot == "expert"


@pytest.mark.parametrize(
    ("slug", "rollouts", "who"),
    [
        ("contest", 92, "regular"),
        ("contest", 93, "expert"),
        ("hey-bartender", 299, "regular"),
        ("hey-bartender", 300, "expert"),
    ],
)
async def test_how_few_rollouts_are_too_few(slug: str, rollouts: int, who: str) -> None:
    made = Experts(0, 1)
    made.apart.think = right_here  # type: ignore[method-assign]
    why = ReasonData("reason-expert")
    made.learn(slug, BotAnswer([], "expert", why, why, rollouts, seconds=1.0))
    match = Match(find(slug), find(slug).usual_seats, {}, seed="a seed")
    assert (
        await made.think(make_job(match, match.state.next_asked(), "expert"))
    ).bot == who


async def right_here(work: BotJob) -> BotAnswer:
    return think(msgspec.structs.replace(work, budget=2))


async def test_quick_thoughts_at_the_end_of_a_game_promise_nothing_of_the_next() -> (
    None
):
    made, _ = experts()
    why = ReasonData("reason-expert")
    for rollouts in (300, 9000, 9000):
        made.learn("willow", BotAnswer([], "expert", why, why, rollouts, seconds=1.0))
    assert made.budget("willow") == 300
    for _ in range(MEASURED_DECISIONS):
        made.learn(
            "willow", BotAnswer([], "expert", why, why, rollouts=9000, seconds=1.0)
        )
    assert made.budget("willow") == 9000  # the machine is no longer busy


def test_all_in_line_can_be_ready_when_an_expert_is_due() -> None:
    takes = sum(THINKING_SHARE / (1 + ahead) for ahead in range(EXPERTS_PER_PROCESS))
    assert takes < schedule.LEAST_FACTOR * schedule.EXPERT_FACTOR


async def test_what_is_in_line_keeps_the_table_as_it_was() -> None:
    """The table may go on while a thought waits for its process."""
    match = Match(find("barcelona"), 3, {}, seed="a seed")
    first = match.state.next_asked()
    work = make_job(match, first, "expert")
    before = think(work)
    match.play(first, think(make_job(match, first, "regular")).chosen)
    assert think(work).chosen == before.chosen


# At the table


async def expert_moves(live: GameTable, house: House) -> list[float]:
    """Seconds that each answer of an expert took, until there are a few."""
    (ann,) = house.guests(live, "ann")
    dice = Dice(2)
    took: list[float] = []
    for _ in range(600):
        if len(took) >= MOVES:
            break
        due = {
            seat: schedule.asked_at(live.room, seat, live.loaded)
            for seat in live.room.asked
        }
        seen = live.room.seq
        await house.beat(live, 0.1)
        for record in live.room.records[seen:]:
            if record.bot is not None:
                took.append(record.at - due[record.bot])
        if 0 in live.room.asked:
            await ann.play(any_answer(live, 0, dice), 0)
    assert len(took) >= MOVES
    return took


@pytest.mark.parametrize("ready", [True, False], ids=["ready", "never ready"])
async def test_an_expert_answers_when_it_is_due_whatever_it_thinks_about(
    ready: bool,
) -> None:
    """One that has much to think about is late because of what it holds. So `regular`
    answers for it, and neither the time nor what is said of it tells the two apart."""
    house = House(1.2)
    made, busy = experts()
    if ready:
        busy.go.set()
    house.tables.thinkers = made
    live = await house.open("barcelona", "ann", bots="expert expert")
    took = await expert_moves(live, house)
    low = schedule.LEAST_FACTOR * schedule.EXPERT_FACTOR * 1.2
    high = low + schedule.FACTOR_SPREAD * schedule.EXPERT_FACTOR * 1.2
    assert all(low <= one <= high + 0.11 for one in took)
    whys = [r.why for r in live.room.records if r.why is not None]
    assert {(why.bot, why.public.message) for why in whys} == {
        ("expert", "reason-expert-book")
    }
    stood_in = [why.whole and why.whole.message == "reason-stood-in" for why in whys]
    assert all(stood_in) if not ready else not any(stood_in)
    busy.go.set()
    while made.thinking:
        await asyncio.sleep(0)


async def test_what_regular_answered_in_time_stays_the_answer() -> None:
    """A pass that waits for the candle is no second chance for whoever was late."""
    house = House(1.2)
    made, busy = experts()
    house.tables.thinkers = made
    live = await house.open("barcelona", "ann", bots="expert expert")
    driver = house.tables.drivers[live.room.id]
    work = asked("expert")

    async def look(now: float) -> tuple[float, BotAnswer | None]:
        return await driver.find_answer("a question", "expert", lambda: work, 2.0, now)

    assert await look(0.0) == (2.0, None)
    await asyncio.sleep(0)
    _, said = await look(2.0)
    assert said is not None
    assert said.bot == "regular"
    busy.go.set()
    while made.thinking:
        await asyncio.sleep(0)
    assert await look(8.0) == (2.0, said)


async def test_a_table_that_is_closed_waits_for_no_expert() -> None:
    house = House(1.2)
    made, busy = experts()
    house.tables.thinkers = made
    live = await house.open("barcelona", "ann", bots="expert expert")
    (ann,) = house.guests(live, "ann")
    dice = Dice(2)
    while not made.thinking:
        await house.beat(live, 0.1)
        if 0 in live.room.asked:
            await ann.play(any_answer(live, 0, dice), 0)
    await live.write(lambda room: [log.Hosted(act="close", by="ann")])
    seq = live.room.seq
    busy.go.set()
    await house.beat(live, 10)
    assert live.room.seq == seq
    assert made.thinking == 0


@pytest.mark.parametrize("stand_in", ["", "regular", "random"])
@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("slug", ["barcelona", "following-suit"])
def test_at_once_it_is_told_alike_whoever_answers(
    slug: str, bot: str, stand_in: str
) -> None:
    match = Match(find(slug), 3, {}, seed="a seed")
    seat = match.state.next_asked()
    given = make_input(match.state, seat, Dice(1), budget=6)
    own = decide(match.game, bot, given).public_reason
    work = make_job(match, seat, bot)
    said = think(msgspec.structs.replace(work, stand_in=stand_in, budget=6))
    assert (said.public.message, said.public.values) == (own.message, own.values)


# Processes


async def test_an_expert_whose_process_is_killed_is_answered_for() -> None:
    made = Experts(0, 1)
    others = multiprocessing.active_children()
    async with asyncio.timeout(PATIENCE):
        assert (await made.think(asked("expert"))).bot == "expert"
        (child,) = set(multiprocessing.active_children()) - set(others)
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        child.join(PATIENCE)
        said = await made.think(asked("expert"))
        assert said.bot == "regular"
        assert said.public.message == "reason-expert-book"
        assert (await made.think(asked("expert"))).bot == "expert"
    await made.stop()


async def test_a_server_that_stops_begins_no_thought() -> None:
    made = Experts(0, 1)
    others = multiprocessing.active_children()
    async with asyncio.timeout(PATIENCE):
        line = [
            asyncio.ensure_future(made.think(asked("expert")))
            for _ in range(EXPERTS_PER_PROCESS)
        ]
        while not made.apart.busy:
            await asyncio.sleep(0)
        await made.stop()
        await asyncio.wait(line)
    assert not made.apart.busy
    assert set(multiprocessing.active_children()) <= set(others)
    assert all(task.cancelled() for task in line[1:])
