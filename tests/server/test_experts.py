"""Experts at tables: a few processes, nobody waits for them, `regular` under load."""

import asyncio

import pytest
from tests.server.house import House, any_answer

from parlour.engine.dice import Dice
from parlour.games import find
from parlour.match import Match
from parlour.server.process.bot_pool import Job, Thinkers, job, think
from parlour.server.process.company import LEAST, LINE, Company
from parlour.server.process.said import Reason, Said


class Busy(Thinkers):
    """Processes in which every thought goes on until it is let go."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.go = asyncio.Event()
        self.asked: list[str] = []

    async def think(self, work: Job) -> Said:
        self.asked.append(work.bot)
        await self.go.wait()
        return think(work)


def asked(bot: str) -> Job:
    match = Match(find("barcelona"), 3, {}, seed="a seed")
    return job(match, match.state.next_asked(), bot)


def company(processes: int = 1, patience: float = 600) -> tuple[Company, Busy]:
    made = Company(0, processes, seconds=1.0, patience=patience)
    made.experts = busy = Busy(processes)
    return made, busy


async def test_other_bots_never_wait_for_experts() -> None:
    made, busy = company()
    waiting = [asyncio.ensure_future(made.think(asked("expert"))) for _ in range(LINE)]
    await asyncio.sleep(0)
    assert made.thinking == LINE
    for bot in ("random", "gentle", "regular"):
        assert (await made.think(asked(bot))).bot == bot
    assert not any(task.done() for task in waiting)
    busy.go.set()
    assert {said.bot for said in await asyncio.gather(*waiting)} == {"expert"}


@pytest.mark.parametrize("processes", [0, 1, 2])
async def test_experts_play_as_regular_beyond_their_share(
    processes: int,
) -> None:
    made, busy = company(processes)
    many = LINE * processes
    waiting = [asyncio.ensure_future(made.think(asked("expert"))) for _ in range(many)]
    await asyncio.sleep(0)
    assert made.thinking == many
    said = await made.think(asked("expert"))
    assert said.bot == "regular"
    assert said.told.message == "reason-regular"  # it says so if it is asked
    busy.go.set()
    await asyncio.gather(*waiting)
    assert made.thinking == 0


async def test_an_expert_that_is_never_ready_is_not_waited_for() -> None:
    made, busy = company(patience=0)
    assert (await made.think(asked("expert"))).bot == "regular"
    assert made.thinking == 1  # it still has its process
    busy.go.set()
    while made.thinking:
        await asyncio.sleep(0)


async def test_the_budget_is_what_this_machine_plays_in_the_time() -> None:
    made, _ = company()
    assert made.budget("willow") == 0  # the usual ones, to measure by
    told = Reason("reason-expert")
    made.learn("willow", Said([], "expert", told, rollouts=500, seconds=0.25))
    assert made.budget("willow") == 2000
    made.learn("willow", Said([], "expert", told, rollouts=1, seconds=9.0))
    assert made.budget("willow") == LEAST
    made.learn("willow", Said([], "expert", told))  # it had nothing to look at
    assert made.budget("willow") == LEAST
    assert made.budget("barcelona") == 0


async def test_a_table_of_experts_goes_on_while_all_processes_are_busy() -> None:
    """Other tables' experts think for ever; this table plays on with `regular`."""
    house = House()
    made, busy = company()
    others = [asyncio.ensure_future(made.think(asked("expert"))) for _ in range(LINE)]
    await asyncio.sleep(0)
    house.tables.thinkers = made
    live = await house.open("barcelona", "ann", bots="expert expert")
    (ann,) = house.guests(live, "ann")
    dice = Dice(2)
    for _ in range(12):
        await house.beat(live)
        if live.room.state == "playing" and 0 in live.room.asked:
            await ann.play(any_answer(live, 0, dice), 0)
    played = [r.why.bot for r in live.room.records if r.why is not None]
    assert len(played) > 3
    assert set(played) == {"regular"}
    assert not any(task.done() for task in others)
    busy.go.set()
    await asyncio.gather(*others)
