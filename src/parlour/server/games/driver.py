"""What a game's table does automatically, at the times that `schedule` names."""

from collections.abc import Callable

from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.kit.windows import forced_answer
from parlour.server.games import entries as log
from parlour.server.games import schedule
from parlour.server.games.records import BotReason
from parlour.server.games.room import GameEntry, GameRoom
from parlour.server.games.schedule import DueAct
from parlour.server.games.table import GameTable
from parlour.server.process.bot_answer import BotAnswer
from parlour.server.process.thinking import make_job
from parlour.server.tables.driver import Driver

WRITTEN: dict[str, Callable[[GameRoom, int], GameEntry]] = {
    "deal": lambda room, seat: log.deal_cards(room),
    "start": lambda room, seat: log.call_or_deal(room),
    "pass": lambda room, seat: log.Chose(seat=seat, chosen=[]),
    "forced": lambda room, seat: log.Chose(seat=seat, chosen=forced_tokens(room, seat)),
    "ran-out": lambda room, seat: log.RanOut(seat=seat),
    "count": lambda room, seat: log.Counted(),
    "ring": lambda room, seat: log.Rang(),
}
"""What is written when something is due."""


class GameDriver(Driver):
    table: GameTable

    async def step(self, now: float) -> list[float] | None:
        table = self.table
        if table.advance():
            table.send_updates(lambda conn: table.reader(conn).open)
        later: list[float] = []
        if table.backlog:
            later.append(table.backlog[0][1] + table.room.opened.delay)
        await table.settle_plans()
        found = self.due(table.room)
        if not table.attended():
            found = [due for due in found if due.what == "planned"]
        for due in self.select_due_acts(found):
            when = await self.settle(due, now)
            if when is None:
                return None  # the table has changed: look again
            later.append(when)
        return later

    def due(self, room: GameRoom) -> list[DueAct]:
        table, planned = self.table, self.table.plans.answers(room)
        return schedule.due(
            room, self.bot_delay, table.loaded, table.here_since, planned
        )

    def select_due_acts(self, found: list[DueAct]) -> list[DueAct]:
        """Returns what is due next: in a guided game bots answer one after the other,
        the lowest seat first."""
        if not self.table.room.opened.guided:
            return found
        bots = [due.seat for due in found if due.what == "bot"]
        return [d for d in found if d.what != "bot" or d.seat == min(bots)]

    async def settle(self, due: DueAct, now: float) -> float | None:
        """Does one thing if it is due, else says when to look again."""
        if due.what == "bot":
            return await self.bot(due, now)
        if due.at > now:
            return due.at
        if due.what == "planned":
            await self.table.carry_out(due.seat)
        else:
            await self.table.write(lambda room: self.entries(room, due))
        return None

    def entries(self, room: GameRoom, due: DueAct) -> list[GameEntry]:
        """Returns the entries to write, unless another worker has changed the table."""
        if due not in self.due(room):
            return []
        if due.what == "start":
            missed = schedule.missed_seats(room, self.table.company().here)
            if missed:  # then the deal is due
                return [log.Missed(seat=seat) for seat in missed]
        return [WRITTEN[due.what](room, due.seat)]

    async def bot(self, due: DueAct, now: float) -> float | None:
        table, room, seat = self.table, self.table.room, due.seat
        match = room.match
        assert match is not None
        bot, at = schedule.bot_for(room, seat), room.asked[seat].seq
        self.forget((s, asked.seq) for s, asked in room.asked.items())
        when, said = await self.find_answer(
            (seat, at),
            bot,
            lambda: make_job(match, seat, bot, lesson=room.opened.guided),
            due.at,
            now,
        )
        burning = schedule.candle_ends(room, table.loaded)
        if said is not None and not said.chosen and seat in burning:
            when = burning[seat]
        if said is None or when > now:
            return when
        chose = log.Chose(seat=seat, chosen=said.chosen, why=reason_of(bot, said))

        def entries(room: GameRoom) -> list[GameEntry]:
            """Returns nothing if at another worker a person took over in the
            meantime."""
            plays = room.is_asked(seat, at) and schedule.bot_for(room, seat)
            return [chose] if plays else []

        await table.write(entries)
        return None


def forced_tokens(room: GameRoom, seat: int) -> list[str]:
    """Returns the only answer that a seat can give, by name."""
    assert room.match is not None
    found = forced_answer(room.match.state, Seat(seat))
    return [token_name(room.match.table, token) for token in found or []]


def reason_of(bot: str, said: BotAnswer) -> BotReason:
    whole = None if said.whole == said.public else said.whole
    return BotReason(bot=bot, public=said.public, whole=whole)
