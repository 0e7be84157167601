"""Bots that come to no end: their process is ended, and somebody else answers."""

import asyncio
from concurrent.futures import BrokenExecutor
from types import SimpleNamespace

import pytest
from tests.patience import PATIENCE
from tests.test_doors import Elsewhere, elsewhere  # noqa: F401  a fixture

from parlour import bots
from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat
from parlour.games import find
from parlour.match import Match
from parlour.server.process import thinking
from parlour.server.process.bot_pool import BotPool
from parlour.server.process.bounds import Bounds
from parlour.server.process.thinking import BotJob, make_job, replay_into_memory, think

ENDLESS = """
import time
def loops(view, pick, dice):
    while True:
        pass
def sleeps(view, pick, dice):
    time.sleep(86400)
"""
LITTLE = Bounds(cpu=3, wall=86_000)
"""Enough to load a game and to answer; who loops has had it some day."""
SHORT = Bounds(cpu=80_000, wall=0.5)
"""Whoever only waits has had that too, and whoever does anything else may."""


def endless(elsewhere: Elsewhere, name: str) -> tuple[Match, Seat, BotJob]:  # noqa: F811
    """A game, and the job of a bot that never answers."""
    elsewhere.lay("my_bots.py", ENDLESS)
    elsewhere.install("endless", f"[parlour.bots]\nwillow.{name} = my_bots:{name}\n")
    match = Match(find("willow"), 2, seed="endless")
    seat = match.state.next_asked()
    return match, seat, make_job(match, seat, name)


async def test_an_endless_bot_is_ended_and_another_answers(
    elsewhere: Elsewhere,  # noqa: F811
    caplog: pytest.LogCaptureFixture,
) -> None:
    match, seat, task = endless(elsewhere, "loops")
    thinkers = BotPool(1, LITTLE)
    async with asyncio.timeout(PATIENCE):
        match.play(seat, (await thinkers.think(task)).chosen)
    (line,) = [one for one in caplog.records if one.name == "parlour.bots"]
    assert line.getMessage() == "bots: bot process died"
    found = vars(line)
    assert (found["bot"], found["game"], found["fallback"]) == (
        "loops",
        "willow",
        "regular",
    )
    seat = match.state.next_asked()
    async with asyncio.timeout(PATIENCE):
        match.play(
            seat, (await thinkers.think(make_job(match, seat, "regular"))).chosen
        )
    await thinkers.stop()


async def test_so_is_one_that_only_waits(elsewhere: Elsewhere) -> None:  # noqa: F811
    _, _, task = endless(elsewhere, "sleeps")
    thinkers = BotPool(1, SHORT)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(BrokenExecutor):
            await thinkers.once(task)
    await thinkers.stop()


async def test_others_think_on_beside_it(elsewhere: Elsewhere) -> None:  # noqa: F811
    """Whose process dies takes no other thought with it."""
    match, seat, task = endless(elsewhere, "loops")
    thinkers = BotPool(2, LITTLE)
    async with asyncio.timeout(PATIENCE):
        looping = asyncio.ensure_future(thinkers.think(task))
        for _ in range(3):
            await thinkers.think(make_job(match, seat, "random"))
        match.play(seat, (await looping).chosen)
    await thinkers.stop()


def test_who_looks_ahead_remembers_what_was_answered() -> None:
    game = find("boneyard")
    match = Match(game, 4, seed="remembered")
    regular = bots.find(game, "regular")
    noted = bots.AnswerMemory()
    for number in range(9):
        seat = match.state.next_asked()
        tokens = bots.answer(regular, match.state, seat, Dice(number))
        noted.note(match.state, seat, tokens)
        match.play_tokens(seat, tokens)
    memory = bots.AnswerMemory()
    replay_into_memory(memory, game, match.log(reveal=True))
    assert [(one.seat, one.answer) for one in memory.moments] == [
        (one.seat, one.answer) for one in noted.moments
    ]
    seat = match.state.next_asked()
    match.play(seat, think(make_job(match, seat, "expert@8")).chosen)


def test_what_is_read_once_is_no_part_of_how_fast_an_expert_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or it would look a few rollouts ahead for as long as that is remembered."""
    bots.value_at.cache_clear()
    ready: list[int] = []

    def monotonic() -> float:
        ready.append(bots.value_at.cache_info().currsize)
        return float(len(ready))

    monkeypatch.setattr(thinking, "time", SimpleNamespace(monotonic=monotonic))
    match = Match(find("boneyard"), 5, seed="ready")
    work = make_job(match, match.state.next_asked(), "expert")
    work.budget = 24
    said = think(work)
    assert said.whole.message == "reason-searched-valued"
    assert ready[-2:] == [1, 1]  # when it began, and when it was done
    assert said.seconds == 1.0
