"""What a game's table does by itself, at the times that `schedule` names."""

from typing import TypeAlias

from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.kit.windows import forced_answer
from parlour.server.games import schedule
from parlour.server.games.fold import dealing
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room
from parlour.server.games.fold.seating import Why
from parlour.server.games.schedule import Due
from parlour.server.games.table import GameTable
from parlour.server.process.bot_answer import BotAnswer
from parlour.server.process.thinking import make_job
from parlour.server.tables.driver import Driver


class GameDriver(Driver):
    table: GameTable

    async def step(self, now: float) -> list[float] | None:
        table = self.table
        if table.advance():
            table.tell_all(lambda conn: table.reader(conn).open)
        later: list[float] = []
        if table.backlog:
            later.append(table.backlog[0][1] + table.room.opened.delay)
        await table.mind_plans()
        planned = table.plans.answers(table.room)
        attended = table.attended()
        if not attended and not planned:
            return later
        found = schedule.due(table.room, self.tempo, table.loaded, table.met, planned)
        if not attended:
            found = [due for due in found if due.what == "planned"]
        for due in self.next_up(found):
            when = await self.settle(due, now)
            if when is None:
                return None  # the table has changed: look anew
            later.append(when)
        return later

    def next_up(self, found: list[Due]) -> list[Due]:
        """In a guided game bots answer one after the other, the lowest seat first."""
        if not self.table.room.opened.guided:
            return found
        bots = [due.seat for due in found if due.what == "bot"]
        return [d for d in found if d.what != "bot" or d.seat == min(bots)]

    async def settle(self, due: Due, now: float) -> float | None:
        """Does one thing if it is due, else says when to look again."""
        if due.what == "bot":
            return await self.bot(due, now)
        if due.at > now:
            return due.at
        if due.what == "planned":
            await self.table.carry_out(due.seat)
            return None
        make = MAKERS[due.what]
        await self.table.write(lambda room: make(room, due))
        return None

    async def bot(self, due: Due, now: float) -> float | None:
        table, room, seat = self.table, self.table.room, due.seat
        match = room.match
        assert match is not None
        bot, at = schedule.bot_for(room, seat), room.asked[seat].seq
        self.forget((s, asked.seq) for s, asked in room.asked.items())
        when, said = await self.thought(
            (seat, at),
            bot,
            lambda: make_job(match, seat, bot, lesson=room.opened.guided),
            due.at,
            now,
        )
        burning = schedule.candles(room, table.loaded)
        if said is not None and not said.chosen and seat in burning:
            when = burning[seat]
        if said is None or when > now:
            return when
        why = reasons(bot, said)
        await table.write(lambda room: answer(room, seat, at, said.chosen, why))
        return None


# What the table does by itself, if it still should

Made: TypeAlias = list[log.AnyEntry]
"""What is to be written down."""


def answer(room: Room, seat: int, at: int, chosen: list[str], why: Why) -> Made:
    asked = room.asked.get(seat)
    if room.state != "playing" or room.paused or asked is None or asked.seq != at:
        return []
    return [log.Chose(seat=seat, chosen=chosen, why=why)]


def reasons(bot: str, said: BotAnswer) -> Why:
    whole = None if said.whole == said.told else said.whole
    return Why(bot=bot, told=said.told, whole=whole)


def let_pass(room: Room, due: Due) -> Made:
    if room.state != "playing" or not schedule.may_pass(room, due.seat):
        return []
    return [log.Chose(seat=due.seat, chosen=[])]


def forced(room: Room, due: Due) -> Made:
    match, seat = room.match, due.seat
    if match is None or seat not in room.asked:
        return []
    found = forced_answer(match.state, Seat(seat))
    if found is None:
        return []
    names = [token_name(match.table, token) for token in found]
    return [log.Chose(seat=seat, chosen=names)]


def ran_out(room: Room, due: Due) -> Made:
    """Unless it was answered meanwhile, or somebody said that they are away."""
    clocks = room.clocks
    runs = clocks is not None and due.seat in clocks.running
    out = runs and clocks is not None and clocks.ends(due.seat) <= due.at
    return [log.RanOut(seat=due.seat)] if out else []


def count(room: Room, due: Due) -> Made:
    counts = room.clocks.counts_at() if room.clocks is not None else None
    return [log.Counted()] if counts is not None and counts <= due.at else []


def ring(room: Room, due: Due) -> Made:
    return [log.Rang()] if room.state == "playing" and not room.rung else []


def deal(room: Room, due: Due) -> Made:
    """Without those who have not told their parts."""
    waits = room.calling and room.state == "gathering"
    return [dealing.dealt(room)] if waits else []


MAKERS = {
    "deal": deal,
    "pass": let_pass,
    "forced": forced,
    "ran-out": ran_out,
    "count": count,
    "ring": ring,
}
