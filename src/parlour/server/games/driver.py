"""What a game's table does by itself, at the times that `pace` names."""

from collections.abc import Callable

from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.kit.windows import forced_answer
from parlour.server.games import schedule
from parlour.server.games.fold import dealing
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room
from parlour.server.games.schedule import Due
from parlour.server.games.table import GameTable
from parlour.server.process.bot_pool import job
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
        if not table.attended():
            return later
        found = schedule.due(table.room, self.tempo, table.loaded, table.met)
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
        await self.table.write(MAKERS[due.what](due))
        return None

    async def bot(self, due: Due, now: float) -> float | None:
        table, room, seat = self.table, self.table.room, due.seat
        match = room.match
        assert match is not None
        bot, at = room.sitters[seat].bot, room.asked[seat].seq
        self.forget((s, asked.seq) for s, asked in room.asked.items())
        when, chosen = await self.thought(
            (seat, at),
            bot,
            lambda: job(match, seat, bot, lesson=room.opened.guided),
            due.at,
            now,
        )
        burning = schedule.candles(room, table.loaded)
        if chosen == [] and seat in burning:
            when = burning[seat]
        if chosen is None or when > now:
            return when
        await table.write(answering(seat, at, chosen))
        return None


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
        if room.state != "playing" or not schedule.may_pass(room, due.seat):
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
