"""People over HTTP: who asks, and by what name."""

from starlette.requests import Request
from starlette.responses import Response

from parlour.server import limits
from parlour.server.api import data
from parlour.server.api.routes import Routes
from parlour.server.desk import Asker, Desk, given, need_person
from parlour.server.problems import HttpProblem
from parlour.server.replies import answer
from parlour.server.tables.requests import readable

route = Routes()


@route("GET /api/me", gives=data.Me)
async def me(desk: Desk, request: Request, who: Asker) -> Response:
    name = await desk.store.person(who.person) if who.person else None
    return answer(data.Me(person=bool(who.person), name=name or ""))


@route("PUT /api/me", data.NameBody, data.Me)
async def name_me(desk: Desk, request: Request, who: Asker) -> Response:
    body = await given(request, data.NameBody)
    desk.limit(limits.NAMES, who)
    name = shown_name(body.name)
    await desk.store.name_person(need_person(who), name)
    return answer(data.Me(person=True, name=name))


async def named(desk: Desk, who: Asker, name: str | None) -> str:
    """The name of somebody who makes a table, kept if it is new."""
    person = need_person(who)
    told = shown_name(name or await desk.store.person(person) or "Guest")
    if name:
        await desk.store.name_person(person, told)
    return told


def shown_name(name: str) -> str:
    plain = readable(name)
    if not plain:
        raise HttpProblem(422, "bad-input", "A name needs at least one letter.")
    return plain
