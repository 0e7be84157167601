"""A description of the HTTP interface, made from the same classes it is served with."""

import re
from functools import lru_cache
from typing import Any

import msgspec

from parlour import __version__
from parlour.server import api
from parlour.server.routes import DEVICE_ROUTES, Route
from parlour.server.routes import ROUTES as TABLE_ROUTES
from parlour.server.story_routes import DECK_ROUTES, PICTURE_ROUTES
from parlour.server.story_routes import ROUTES as STORY_ROUTES

ROUTES = (
    *TABLE_ROUTES,
    *DEVICE_ROUTES,
    *STORY_ROUTES,
    *DECK_ROUTES,
    *PICTURE_ROUTES,
)

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
def description() -> bytes:
    """OpenAPI 3.1 as JSON."""
    kinds = [api.Problem]
    for route in ROUTES:
        kinds += [
            kind
            for kind in (route.takes, route.gives)
            if kind not in (None, bytes) and not isinstance(kind, str)
        ]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=REF)
    found = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, found)
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
        "operationId": route.does,
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
    problem = {"application/json": {"schema": found[repr(api.Problem)]}}
    usual = ALWAYS if route.method != "GET" else {429: "too fast", 503: "busy"}
    for status in sorted({*route.problems, *usual}):
        told = {"description": ALWAYS.get(status, "not there"), "content": problem}
        made["responses"].setdefault(str(status), told)
    return made


def content(route: Route, found: dict[str, Any]) -> dict[str, Any]:
    if isinstance(route.gives, str):
        return {"content": {route.gives: {"schema": {"type": "string"}}}}
    return {"content": {"application/json": {"schema": found[repr(route.gives)]}}}
