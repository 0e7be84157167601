"""People over HTTP: who asks, and by what name."""

from starlette.requests import Request
from starlette.responses import Response

from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.http.answers import HttpProblem, answer
from parlour.server.http.context import Asker, Context, given, need_person
from parlour.server.http.routes import Routes
from parlour.server.tables.requests import readable

route = Routes()


@route("GET /api/me", gives=data.Me)
async def me(context: Context, request: Request, who: Asker) -> Response:
    name = await context.store.person(who.person) if who.person else None
    return answer(data.Me(person=bool(who.person), name=name or ""))


@route("PUT /api/me", data.NameBody, data.Me)
async def name_me(context: Context, request: Request, who: Asker) -> Response:
    body = await given(request, data.NameBody)
    context.limit(limits.NAMES, who)
    name = shown_name(body.name)
    await context.store.name_person(need_person(who), name)
    return answer(data.Me(person=True, name=name))


async def named(context: Context, who: Asker, name: str | None) -> str:
    """The name of somebody who makes a table, kept if it is new."""
    person = need_person(who)
    told = shown_name(name or await context.store.person(person) or "Guest")
    if name:
        await context.store.name_person(person, told)
    return told


def shown_name(name: str) -> str:
    plain = readable(name)
    if not plain:
        raise HttpProblem(422, "bad-input", "A name needs at least one letter.")
    return plain
