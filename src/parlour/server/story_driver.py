"""What a story table does by itself: bots have their turn, one small thing at a
time, and where the host has set a timer a contest goes on without the slow."""

import asyncio
import logging
from random import Random

from parlour.engine.refusals import BadInput
from parlour.server.bots import Thinkers, job, think
from parlour.server.circle import Busy
from parlour.server.logs import tag
from parlour.server.pace import Tempo
from parlour.server.story_live import StoryLive
from parlour.server.story_looks import BOT
from parlour.server.story_room import AnyRow, StoryRoom, Wrote
from parlour.story import bot, seen
from parlour.story import entries as e

TIMED = ("turn", "answer")
"""Phases of a contest in which somebody can be too slow."""
TIME_IS_UP = "The table's timer ran out."
LATE = 5.0
"""Seconds until the next try after something went wrong."""
logger = logging.getLogger("parlour.story")


class StoryDriver:
    def __init__(self, live: StoryLive, thinkers: Thinkers, tempo: Tempo) -> None:
        self.live = live
        self.thinkers = thinkers
        self.tempo = tempo
        self.running = False
        self.timing = False

    def follow(self) -> None:
        """From now on bots act whenever the table has changed."""
        self.live.changed = self.wake

    def wake(self) -> None:
        if not self.running and self.live.conns and self.live.room.bots():
            self.running = True
            self.live.spawn(self.run())
        if not self.timing and self.live.conns and rings_at(self.live.room) is not None:
            self.timing = True
            self.live.spawn(self.time())

    async def run(self) -> None:
        """Until there is nothing to do for bots, or nobody to do it for."""
        try:
            while self.live.conns:
                await asyncio.sleep(self.tempo.bot_delay)
                try:
                    if not await self.beat():
                        return
                except Busy:
                    await asyncio.sleep(LATE)
        except Exception:
            logger.exception("a bot stopped", extra={"table": tag(self.live.room.id)})
        finally:
            self.running = False

    async def time(self) -> None:
        """Until the contest asks nobody, or there is no timer."""
        try:
            while self.live.conns:
                at = rings_at(self.live.room)
                if at is None:
                    return
                await asyncio.sleep(max(0.0, at - self.live.clock()))
                try:
                    await self.ring()
                except Busy:
                    await asyncio.sleep(LATE)
        except Exception:
            logger.exception("a timer stopped", extra={"table": tag(self.live.room.id)})
        finally:
            self.timing = False

    async def ring(self) -> bool:
        """Goes on for whoever is slow, if their time is up."""
        before = self.live.room.seq

        def make(room: StoryRoom) -> list[AnyRow]:
            at = rings_at(room)
            if at is None or at > self.live.clock():
                return []
            entry = e.Override(what="contest", words="clock", why=TIME_IS_UP)
            line = e.Line(seat=room.journal.story.dealer, entry=entry)
            room.journal.may_write(line)
            return [Wrote(line=line)]

        async with self.live.lock:
            await self.live.write(make)
        return self.live.room.seq > before

    async def beat(self) -> bool:
        """One thing that one bot does; false if there is none."""
        if await self.play():
            return True
        before = self.live.room.seq
        async with self.live.lock:
            await self.live.write(wanted)
        return self.live.room.seq > before

    async def play(self) -> bool:
        """A bot's answer in a contest; it thinks while the table goes on."""
        async with self.live.lock:
            asked = next(iter(questions(self.live.room)), None)
            if asked is None:
                return False
            number, seat, at = asked
            task = job(self.live.room.journal.story.contest.match, number, BOT)
        chosen = await self.thinkers.run(think, task)

        def make(room: StoryRoom) -> list[AnyRow]:
            if (number, seat, at) not in questions(room):
                return []
            line = e.Line(seat=seat, entry=e.ContestPlayed(chosen=chosen))
            room.journal.may_write(line)
            return [Wrote(line=line)]

        async with self.live.lock:
            await self.live.write(make)
        return True


def rings_at(room: StoryRoom) -> float | None:
    """When the contest goes on by itself: so long after the last thing that anybody
    did, since nobody is hurried while a story is told (FUG-R32)."""
    story = room.journal.story
    quiet = story.contest is not None and not story.stopped and not story.ringing()
    if not room.timer or not quiet or not room.asked or room.closed:
        return None
    if story.contest.state.phase not in TIMED:
        return None
    seen_by_all = [r for r in story.records if not isinstance(r.entry, seen.QUIET)]
    return seen_by_all[-1].at + room.timer


def questions(room: StoryRoom) -> list[tuple[int, int, int]]:
    """What the contest asks bots now: its seat, the table's, and since when."""
    story = room.journal.story
    contest = story.contest
    if contest is None or room.closed or story.stopped or story.ringing():
        return []
    bots = room.bots()
    if contest.to_tell in bots:
        return []  # first it tells what the last card showed
    return [
        (number, contest.seats[number], at)
        for number, (at, _) in sorted(room.asked.items())
        if contest.seats[number] in bots
    ]


def wanted(room: StoryRoom) -> list[AnyRow]:
    """The first thing that any bot would write and may."""
    if room.closed or room.state == "over":
        return []
    for seat in room.bots():
        for entry in bot.wishes(eyes(room, seat)):
            line = e.Line(seat=seat, entry=entry)
            try:
                room.journal.may_write(line)
            except BadInput:
                continue
            return [Wrote(line=line)]
    return []


def eyes(room: StoryRoom, seat: int) -> bot.Eyes:
    """What its seat is shown, and no more (FUG-J03)."""
    story = room.journal.story
    scene = seen.scene(room.journal, seat)
    chance = Random(f"{room.id}:{room.seq}:{seat}")
    found = bot.Eyes(seat, scene, chance, language=room.language)
    if scene.contest is not None:
        opened = seen.shown(story, story.record(scene.contest), seat)
        if opened is not None:
            found.hands = opened.entry["hands"]
            found.stakes = opened.entry["stakes"]
    return found
