"""Automatic actions of a story table: bots have their turn, one small thing at a
time, and if the host has set a timer a contest goes on without the slow."""

from random import Random

from parlour.engine.refusals import BadInput
from parlour.server.process.thinking import make_job
from parlour.server.stories.room import StoryRoom, StoryRow
from parlour.server.stories.scenes import BOT
from parlour.server.stories.table import StoryTable
from parlour.server.tables.driver import Driver
from parlour.story import entries as e
from parlour.story.bots import bot
from parlour.story.views import seen

TIMED_PHASES = ("turn", "answer")
"""Phases of a contest in which somebody can be too slow."""
TIME_IS_UP = "The table's timer ran out."


class StoryDriver(Driver):
    table: StoryTable

    async def step(self, now: float) -> list[float] | None:
        table, room = self.table, self.table.room
        if not table.attended():
            return []
        rings = rings_at(room)
        if rings is not None and rings <= now:
            await table.write(self.ring_timer)
            return None
        later = [] if rings is None else [rings]
        due = max(room.at, table.here_since) + self.bot_delay
        if room.bots():
            acts = [due] if due > now else await self.act_for_bot(due, now)
            if acts is None:
                return None
            later += acts
        return later

    def ring_timer(self, room: StoryRoom) -> list[StoryRow]:
        """Goes on without the slow, if their time is up."""
        at = rings_at(room)
        if at is None or at > self.table.clock():
            return []
        entry = e.Override(what="contest", words="clock", why=TIME_IS_UP)
        return [room.line(room.journal.story.dealer, entry)]

    async def act_for_bot(self, due: float, now: float) -> list[float] | None:
        """Does one thing for one bot: first it answers what a contest asks, and thinks
        while the table goes on."""
        room = self.table.room
        asked = questions(room)
        self.forget(asked)
        if not asked:
            before = room.seq
            await self.table.write(write_wish)
            return None if room.seq > before else []
        number, seat, _ = question = asked[0]
        match = room.journal.story.contest.match
        when, said = await self.find_answer(
            question, BOT, lambda: make_job(match, number, BOT), due, now
        )
        if said is None:
            return [when]
        chosen = said.chosen

        def make(room: StoryRoom) -> list[StoryRow]:
            if question not in questions(room):
                return []
            return [room.line(seat, e.ContestPlayed(chosen=chosen))]

        await self.table.write(make)
        return None


def rings_at(room: StoryRoom) -> float | None:
    """Returns the time at which the contest goes on: `timer` seconds after the last
    thing that anybody did, because nobody is hurried while they narrate (FUG-R32)."""
    story = room.journal.story
    quiet = story.contest is not None and not story.stopped and not story.ringing()
    if not room.timer or not quiet or not room.asked or room.closed:
        return None
    if story.contest.state.phase not in TIMED_PHASES:
        return None
    seen_by_all = [r for r in story.records if not isinstance(r.entry, seen.QUIET)]
    return seen_by_all[-1].at + room.timer


def questions(room: StoryRoom) -> list[tuple[int, int, int]]:
    """Returns questions of the contest to bots: its seat, the table's seat, and the
    entry."""
    story = room.journal.story
    contest = story.contest
    if contest is None or room.closed or story.stopped or story.ringing():
        return []
    bots = room.bots()
    if contest.to_tell in bots:
        return []  # first the bot describes what the last card showed
    return [
        (number, contest.seats[number], asked.seq)
        for number, asked in sorted(room.asked.items())
        if contest.seats[number] in bots
    ]


def write_wish(room: StoryRoom) -> list[StoryRow]:
    """Returns the first thing that any bot would write and may."""
    if room.closed or room.state == "over":
        return []
    for seat in room.bots():
        for entry in bot.wishes(look_from(room, seat)):
            try:
                return [room.line(seat, entry)]
            except BadInput:
                continue
    return []


def look_from(room: StoryRoom, seat: int) -> bot.Eyes:
    """Makes the view of the bot on this seat."""
    chance = Random(f"{room.id}:{room.seq}:{seat}")
    return bot.look(room.journal, seat, chance, room.language)
