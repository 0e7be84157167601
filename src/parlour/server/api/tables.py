"""Tables over HTTP, whatever is played at them: lists, codes, links."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import msgspec
from starlette.responses import Response

from parlour.server.access import limits
from parlour.server.api import cards, data
from parlour.server.api.people import make_link
from parlour.server.games.frames import TableInfo
from parlour.server.http.answers import HttpProblem, not_played_here
from parlour.server.http.context import ApiRequest
from parlour.server.http.files import cached_response
from parlour.server.http.routes import Routes
from parlour.server.kinds import goes_on, kind_of
from parlour.server.pads.table import PadTableInfo
from parlour.server.store.devices import Linked
from parlour.server.stories.scenes import StoryTableInfo
from parlour.server.tables.codes import tidy
from parlour.server.tables.registry import Kind

MAX_LISTED_TABLES = 30
"""Tables in each list of the lobby."""
CLOSED_SHOWN_S = 7 * 86_400
"""Time for which the lobby shows a table that an upgrade closed."""

route = Routes()


@route("GET /api/tables")
async def tables(asked: ApiRequest) -> data.TableLists:
    person, store = asked.person, asked.store
    mine = await store.of_person(person, MAX_LISTED_TABLES) if person else []
    since = asked.context.clock() - CLOSED_SHOWN_S
    closed = (
        await store.closed_of_person(person, since, MAX_LISTED_TABLES) if person else []
    )
    own = {row.id for row in mine}
    listed = [row for row in mine if goes_on(row)]
    listed += [row for row in closed if cards.was_closed_by_upgrade(row)]
    listed.sort(key=lambda row: row.touched, reverse=True)
    rows = await store.open_tables(2 * MAX_LISTED_TABLES)
    others = [row for row in rows if row.id not in own and cards.worth_showing(row)]
    return data.TableLists(
        mine=[cards.card(row, person) for row in listed[:MAX_LISTED_TABLES]],
        open=[cards.card(row, person) for row in others[:MAX_LISTED_TABLES]],
    )


@route("GET /api/me/turns")
async def my_turns(asked: ApiRequest) -> data.TurnList:
    """Returns the tables that wait for the asker."""
    person = asked.person
    mine = await asked.store.of_person(person, MAX_LISTED_TABLES) if person else []
    found = [cards.card(row, person) for row in mine if goes_on(row)]
    return data.TurnList(tables=[card for card in found if card.your_move])


@route("POST /api/join", problems=(404, 409), rate=limits.CODES)
async def join(asked: ApiRequest, body: data.CodeBody) -> data.TableFound:
    row = await asked.store.by_code(tidy(body.code))
    if row is None or row.state == "closed":
        raise HttpProblem(
            404,
            "no-such-code",
            "No table has this code. Check it, or ask for it again.",
        )
    if kind_of(row.game) is None:
        raise not_played_here()
    return data.TableFound(id=row.id)


@route("GET /api/tables/{id}", gives=TableInfo | StoryTableInfo | PadTableInfo)
async def table(asked: ApiRequest) -> Response:
    """Returns a table's public information, for visitors before they sit down."""
    found = await asked.table()
    body = msgspec.json.encode(found.info(found.reader_for(asked.person)))
    return cached_response(asked.request, body, "application/json", "no-store")


@route("GET /api/tables/{id}/qr.svg", gives="image/svg+xml")
async def table_qr(asked: ApiRequest) -> Response:
    import segno  # seldom wanted, and a server starts sooner without it

    found = await asked.table()
    link = f"{address(asked)}/t/{found.room.id}"
    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, scale=6, border=2, omitsize=True
    )
    return Response(
        drawn.getvalue(),
        media_type="image/svg+xml",
        headers={"Cache-Control": "no-store"},
    )


async def create_table(
    asked: ApiRequest, kind: Kind, made: Sequence[Any], seed: str | None = None
) -> data.TableMade:
    """Creates a table from its first entries, counts it, and returns its address."""
    room = await asked.context.tables.create(kind, made, seed=seed)
    asked.context.metrics.created.labels(room.slug).inc()
    return data.TableMade(id=room.id, code=room.code, link=f"/t/{room.id}")


def address(asked: ApiRequest) -> str:
    """Returns the address under which the asker reached this server, for other
    devices."""
    settings = asked.context.settings
    if settings.url:
        return settings.url
    host = asked.request.headers.get("host", "")
    return f"{asked.request.url.scheme}://{host}" if host else settings.address


@route("POST /api/tables/{id}/seat-link", problems=(403,), rate=limits.STIRS)
async def seat_link(asked: ApiRequest, body: data.SeatBody) -> data.Link:
    found = await asked.table()
    if body.seat not in found.room.seats_of(asked.person):
        raise HttpProblem(403, "not-your-seat", "That is not your seat.")
    linked = Linked(asked.person, found.room.id, body.seat)
    return data.Link(link=await make_link(asked, linked))
