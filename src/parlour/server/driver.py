"""Driver: lets a live table go on by itself, at the times that `pace` names."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass

from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.kit.windows import forced_answer
from parlour.server import dealing, pace
from parlour.server import entries as log
from parlour.server.bots import Thinkers, job, think
from parlour.server.circle import Busy
from parlour.server.live import Live
from parlour.server.logs import tag
from parlour.server.pace import Due, Tempo
from parlour.server.room import Room

LATE = 0.5
"""Seconds to the next beat, where a bot was not ready in time."""

logger = logging.getLogger("parlour.table")


@dataclass
class Thought:
    """A bot's answer in the making."""

    bot: str
    task: "asyncio.Future[list[str]]"
    beats: int = 0
    """How often it was not ready when it was due."""


class Driver:
    def __init__(self, live: Live, thinkers: Thinkers, tempo: Tempo) -> None:
        self.live = live
        self.thinkers = thinkers
        self.tempo = tempo
        self.thoughts: dict[tuple[int, int], Thought] = {}

    async def run(self) -> None:
        """Until cancelled."""
        live = self.live
        while True:
            live.wake.clear()
            try:
                async with live.lock:
                    next_at = await self.beat()
            except Busy:
                next_at = live.clock() + LATE
            except Exception:
                logger.exception("a table stopped", extra={"table": tag(live.room.id)})
                next_at = live.clock() + 5
            timeout = None if next_at is None else max(0.0, next_at - live.clock())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.wake.wait(), timeout)

    async def beat(self) -> float | None:
        """Does all that is due; returns when to look again. The lock must be held."""
        live = self.live
        while True:
            now = live.clock()
            if live.advance():
                live.tell_all(lambda conn: live.reader(conn).open)
            later: list[float] = []
            if live.backlog:
                later.append(live.backlog[0][1] + live.room.opened.delay)
            if not live.attended():
                return min(later, default=None)
            acted = False
            schedule = pace.schedule(live.room, self.tempo, live.loaded, live.met)
            for due in self.next_up(schedule):
                when = await self.settle(due, now)
                if when is None:
                    acted = True
                    break  # the table has changed: look anew
                later.append(when)
            if not acted:
                return min(later, default=None)

    def next_up(self, schedule: list[Due]) -> list[Due]:
        """In a guided game bots answer one after the other, the lowest seat first."""
        if not self.live.room.opened.guided:
            return schedule
        bots = [due.seat for due in schedule if due.what == "bot"]
        return [d for d in schedule if d.what != "bot" or d.seat == min(bots)]

    async def settle(self, due: Due, now: float) -> float | None:
        """Does one thing if it is due, else says when to look again."""
        if due.what == "bot":
            return await self.bot(due, now)
        if due.at > now:
            return due.at
        await self.live.write(MAKERS[due.what](due))
        return None

    # Bots

    async def bot(self, due: Due, now: float) -> float | None:
        live = self.live
        thought = self.thought(due.seat)
        beat = LATE if self.tempo.bot_delay else 0.0
        when = due.at + thought.beats * beat
        if not thought.task.done():
            if when > now:
                return when
            if beat:
                thought.beats += 1
                return due.at + thought.beats * beat
            await asyncio.wait([thought.task])
        chosen = thought.task.result()
        burning = pace.candles(live.room, live.loaded)
        if not chosen and due.seat in burning:
            when = burning[due.seat]
        if when > now:
            return when
        at = live.room.asked[due.seat].seq
        await live.write(answering(due.seat, at, chosen))
        return None

    def thought(self, seat: int) -> Thought:
        """The bot's answer to this question, begun when it was first asked for."""
        room = self.live.room
        match = room.match
        assert match is not None
        bot = room.sitters[seat].bot
        key = (seat, room.asked[seat].seq)
        found = self.thoughts.get(key)
        if found is None or found.bot != bot or failed(found.task):
            task = asyncio.ensure_future(
                self.thinkers.run(
                    think, job(match, seat, bot, lesson=room.opened.guided)
                )
            )
            found = self.thoughts[key] = Thought(bot, task)
        current = {(s, asked.seq) for s, asked in room.asked.items()}
        self.thoughts = {k: v for k, v in self.thoughts.items() if k in current}
        return found


def failed(task: "asyncio.Future[list[str]]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def answering(
    seat: int, at: int, chosen: list[str]
) -> Callable[[Room], list[log.AnyEntry]]:
    """An answer that the table gives for a seat, if it is still asked the same."""

    def make(room: Room) -> list[log.AnyEntry]:
        asked = room.asked.get(seat)
        if room.state != "playing" or room.paused or asked is None or asked.seq != at:
            return []
        return [log.Chose(seat=seat, chosen=chosen)]

    return make


def passing(due: Due) -> Callable[[Room], list[log.AnyEntry]]:
    def make(room: Room) -> list[log.AnyEntry]:
        if room.state != "playing" or not pace.may_pass(room, due.seat):
            return []
        return [log.Chose(seat=due.seat, chosen=[])]

    return make


def forced(due: Due) -> Callable[[Room], list[log.AnyEntry]]:
    def make(room: Room) -> list[log.AnyEntry]:
        match = room.match
        if match is None or due.seat not in room.asked:
            return []
        answer = forced_answer(match.state, Seat(due.seat))
        if answer is None:
            return []
        names = [token_name(match.table, token) for token in answer]
        return [log.Chose(seat=due.seat, chosen=names)]

    return make


def ran_out(due: Due) -> Callable[[Room], list[log.AnyEntry]]:
    def make(room: Room) -> list[log.AnyEntry]:
        clocks = room.clocks
        if clocks is None or due.seat not in clocks.running:
            return []
        return [log.RanOut(seat=due.seat)]

    return make


def ring(due: Due) -> Callable[[Room], list[log.AnyEntry]]:
    def make(room: Room) -> list[log.AnyEntry]:
        return [log.Rang()] if room.state == "playing" and not room.rung else []

    return make


def deal(due: Due) -> Callable[[Room], list[log.AnyEntry]]:
    """Without those who have not told their parts."""

    def make(room: Room) -> list[log.AnyEntry]:
        waits = room.calling and room.state == "gathering"
        return [dealing.dealt(room)] if waits else []

    return make


MAKERS = {
    "deal": deal,
    "pass": passing,
    "forced": forced,
    "ran-out": ran_out,
    "ring": ring,
}
