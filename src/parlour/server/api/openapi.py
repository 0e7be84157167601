"""All paths of the HTTP interface, and a description made from the same classes."""

import re
from functools import lru_cache
from typing import Any

import msgspec
from starlette.responses import Response

from parlour import __version__
from parlour.builds import running
from parlour.builds.version import full_version
from parlour.server.api import (
    data,
    decks,
    exports,
    games,
    lab,
    notices,
    pads,
    people,
    pictures,
    replays,
    stories,
    tables,
)
from parlour.server.http.answers import Problem, answer
from parlour.server.http.context import ApiRequest
from parlour.server.http.files import cached_response
from parlour.server.http.routes import Route, Routes

route = Routes()


@route("GET /health", gives=data.Health)
async def health(asked: ApiRequest) -> Response:
    database = await asked.store.alive()
    made = data.Health(
        ok=database, database=database, version=full_version(), build=running()
    )
    return answer(made, 200 if database else 503)


@route("GET /api/openapi.json", gives=dict[str, Any])
async def description(asked: ApiRequest) -> Response:
    return cached_response(asked.request, describe_api(), "application/json")


ROUTES = (
    *people.route,
    *games.route,
    *tables.route,
    *replays.route,
    *stories.route,
    *pads.route,
    *decks.route,
    *pictures.route,
    *exports.route,
    *lab.route,
    *notices.route,
    *route,
)
"""All paths of the interface."""

PART = re.compile(r"\{(\w+)\}")
REF = "#/components/schemas/{name}"
ALWAYS = {
    403: "from another site",
    413: "too big",
    415: "not JSON",
    422: "cannot be used",
    429: "too fast",
    503: "busy",
}


@lru_cache(maxsize=1)
def describe_api() -> bytes:
    """Describes the API: OpenAPI 3.1 as JSON."""
    kinds = [Problem]
    for one in ROUTES:
        kinds += [
            kind
            for kind in (one.takes, one.gives)
            if kind not in (None, bytes) and not isinstance(kind, str)
        ]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=REF)
    found = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in ROUTES:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, found)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Parlour", "version": __version__},
            "paths": paths,
            "components": {"schemas": parts},
        }
    )


def operation(route: Route, found: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": route.name,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in PART.findall(route.path)
        ]
        + [
            {"name": name, "in": "query", "schema": {"type": "string"}}
            for name in route.query
        ],
        "responses": {
            str(route.status): {"description": "done", **content(route, found)}
        },
    }
    if route.takes is bytes:
        made["requestBody"] = {"content": {"application/octet-stream": {"schema": {}}}}
    elif isinstance(route.takes, str):
        files = {"type": "array", "items": {"type": "string", "format": "binary"}}
        form = {"type": "object", "properties": {"picture": files}}
        made["requestBody"] = {"content": {route.takes: {"schema": form}}}
    elif route.takes is not None:
        schema = found[repr(route.takes)]
        made["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    problem = {"application/json": {"schema": found[repr(Problem)]}}
    usual = ALWAYS if route.method != "GET" else {429: "too fast", 503: "busy"}
    for code in sorted({*route.problems, *usual}):
        answer_to = {"description": ALWAYS.get(code, "not there"), "content": problem}
        made["responses"].setdefault(str(code), answer_to)
    return made


def content(route: Route, found: dict[str, Any]) -> dict[str, Any]:
    if isinstance(route.gives, str):
        return {"content": {route.gives: {"schema": {"type": "string"}}}}
    return {"content": {"application/json": {"schema": found[repr(route.gives)]}}}
