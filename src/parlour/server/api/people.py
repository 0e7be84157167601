"""People over HTTP: who asks, and by what name."""

from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.http.answers import HttpProblem
from parlour.server.http.context import Asked
from parlour.server.http.routes import Routes
from parlour.server.tables.requests import readable

route = Routes()


@route("GET /api/me")
async def me(asked: Asked) -> data.Me:
    name = await asked.store.person(asked.person) if asked.person else None
    return data.Me(person=bool(asked.person), name=name or "")


@route("PUT /api/me", rate=limits.NAMES)
async def name_me(asked: Asked, body: data.NameBody) -> data.Me:
    name = shown_name(body.name)
    await asked.store.name_person(asked.need_person(), name)
    return data.Me(person=True, name=name)


async def named(asked: Asked, name: str | None) -> str:
    """The name of somebody who makes a table, kept if it is new."""
    person = asked.need_person()
    told = shown_name(name or await asked.store.person(person) or "Guest")
    if name:
        await asked.store.name_person(person, told)
    return told


def shown_name(name: str) -> str:
    plain = readable(name)
    if not plain:
        raise HttpProblem(422, "bad-input", "A name needs at least one letter.")
    return plain
