"""Tables over HTTP, whatever is played at them: lists, codes, links."""

from io import BytesIO
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.api.devices import make_link
from parlour.server.games.frames import TableInfo
from parlour.server.http.answers import HttpProblem, answer, gone, not_played_here
from parlour.server.http.context import Asker, Context, given
from parlour.server.http.files import packed
from parlour.server.http.routes import Routes
from parlour.server.kinds import kind_of
from parlour.server.store.devices import Linked
from parlour.server.stories.frames import StoryTable
from parlour.server.tables import lobby
from parlour.server.tables.codes import tidy
from parlour.server.tables.registry import Gone, Unplayable
from parlour.server.tables.table import Table

CARDS = 30
"""Tables in each list of the lobby."""

route = Routes()


@route("GET /api/tables", gives=data.Tables)
async def tables(context: Context, request: Request, who: Asker) -> Response:
    mine = await context.store.of_person(who.person, CARDS) if who.person else []
    own = {row.id for row in mine}
    rows = await context.store.open_tables(2 * CARDS)
    others = [row for row in rows if row.id not in own and lobby.worth_showing(row)]
    return answer(
        data.Tables(
            mine=[lobby.card(row, who.person) for row in mine if lobby.goes_on(row)],
            open=[lobby.card(row, who.person) for row in others[:CARDS]],
        )
    )


@route("POST /api/join", data.CodeBody, data.TableFound, 200, (404, 409))
async def join(context: Context, request: Request, who: Asker) -> Response:
    body = await given(request, data.CodeBody)
    context.limit(limits.CODES, who)
    row = await context.store.by_code(tidy(body.code))
    if row is None or row.state == "closed":
        raise HttpProblem(
            404, "no-such-code", "No table has this code. Ask for it once more."
        )
    if kind_of(row.game) is None:
        raise not_played_here()
    return answer(data.TableFound(id=row.id))


async def at(context: Context, request: Request, who: Asker) -> Table[Any, Any]:
    """The table of a path; for whoever was shown out there is none any more."""
    try:
        found = await context.tables.live(request.path_params["id"])
    except Unplayable:
        raise not_played_here() from None
    except Gone:
        raise gone() from None
    if who.person in found.room.banned:
        raise gone()
    return found


AnyTable = TypeVar("AnyTable", bound=Table[Any, Any])


async def of_kind(
    kind: type[AnyTable], context: Context, request: Request, who: Asker
) -> AnyTable:
    """The table of a path that only this kind of table has."""
    found = await at(context, request, who)
    if not isinstance(found, kind):
        raise gone()
    return found


@route("GET /api/tables/{id}", None, TableInfo | StoryTable)
async def table(context: Context, request: Request, who: Asker) -> Response:
    """What a visitor may know before sitting down: what is played above all."""
    found = await at(context, request, who)
    told = msgspec.json.encode(found.info(found.reader_for(who.person)))
    return packed(request, told, "application/json", "no-store")


@route("GET /api/tables/{id}/qr.svg", None, "image/svg+xml")
async def table_qr(context: Context, request: Request, who: Asker) -> Response:
    import segno  # seldom wanted, and a server starts sooner without it

    found = await at(context, request, who)
    link = f"{address(context, request)}/t/{found.room.id}"
    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, scale=6, border=2, omitsize=True
    )
    return Response(
        drawn.getvalue(),
        media_type="image/svg+xml",
        headers={"Cache-Control": "no-store"},
    )


def address(context: Context, request: Request) -> str:
    """Where the asker reached us; another device should find us there too."""
    if context.settings.url:
        return context.settings.url
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if host else context.settings.address


@route("POST /api/tables/{id}/seat-link", data.SeatBody, data.Link, 200, (403,))
async def seat_link(context: Context, request: Request, who: Asker) -> Response:
    body = await given(request, data.SeatBody)
    found = await at(context, request, who)
    if body.seat not in found.room.seats_of(who.person):
        raise HttpProblem(403, "not-your-seat", "That is not your seat.")
    linked = Linked(who.person, found.room.id, body.seat)
    return answer(data.Link(link=await make_link(context, request, who, linked)))
