"""Holidays: somebody is away for some days, at all of their tables."""

from parlour.engine.refusals import Refusal
from parlour.server.access import limits
from parlour.server.api.notices import data
from parlour.server.games.fold import holidays
from parlour.server.games.table import GameTable
from parlour.server.http.answers import HttpProblem
from parlour.server.http.context import Asked
from parlour.server.http.routes import Routes
from parlour.server.store.rows import TableRow
from parlour.server.tables import lobby
from parlour.server.tables.registry import Gone

TABLES = 100
"""Of one person: those at which something happened last."""

route = Routes()


async def mine(asked: Asked) -> list[TableRow]:
    """The tables at which somebody is waited for, now or later."""
    rows = await asked.store.of_person(asked.person, TABLES) if asked.person else []
    return [row for row in rows if row.state in ("gathering", "playing")]


def said(rows: list[TableRow], person: str, now: float) -> data.Holiday:
    """What stands beside the tables; what is over is not told."""
    found = []
    for row in rows:
        until = lobby.card(row, person).away
        known = until if until is not None and until > now else None
        found.append(data.AwayAt(table=row.id, until=known))
    ends = [one.until for one in found if one.until is not None]
    return data.Holiday(
        until=max(ends, default=None), most=holidays.LONGEST, tables=found
    )


@route("GET /api/me/away")
async def my_holiday(asked: Asked) -> data.Holiday:
    return said(await mine(asked), asked.person, asked.context.clock())


@route("PUT /api/me/away", rate=limits.STIRS)
async def be_away(asked: Asked, body: data.AwayBody) -> data.Holiday:
    """Clocks stand still at each table for as long as that table allows."""
    person, until, now = asked.need_person(), body.until, asked.context.clock()
    if until is not None and not now < until <= now + holidays.LONGEST * holidays.DAY:
        text = f"A holiday is over within {holidays.LONGEST} days."
        raise HttpProblem(422, "bad-holiday", text)
    tables = asked.context.tables
    for row in await mine(asked):
        was_open = row.id in tables.open
        try:
            found = await tables.live(row.id, asked.address)
        except Gone:
            continue
        if isinstance(found, GameTable):
            await tell(found, person, until)
        if not (was_open or found.conns or found.lock.locked()):
            await tables.drop(found)  # all of them may be more than may be open
    return await my_holiday(asked)


async def tell(table: GameTable, person: str, until: float | None) -> None:
    """Writes it down at one table, unless that is against it."""
    now = table.clock()
    async with table.lock:
        try:
            await table.write(
                lambda room: (
                    holidays.come_back(room, person, now)
                    if until is None
                    else holidays.go(room, person, until, now)
                )
            )
        except Refusal:
            return  # its answer says that it does not hold there
