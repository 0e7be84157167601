"""Listeners of this machine alone: the operator's page and the metrics.

The operator's page needs a key. Of several workers one has its port; where it ends,
another takes it. Metrics need none, and each worker has a port for them.
"""

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator
from functools import partial
from importlib.resources import files
from typing import Final

import msgspec
import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.server import ServerState

from parlour.server.access.connection_limits import (
    Http,
    LocalDoor,
    note_answers,
)
from parlour.server.access.hosts import is_ours
from parlour.server.http.context import Context
from parlour.server.operator.gate import Gate, Verdict
from parlour.server.operator.gathering import Gathering
from parlour.server.operator.page import PACKAGE, Words, page, turned_away
from parlour.server.process.metrics import LOOPBACK
from parlour.server.process.settings import Settings
from parlour.words.messages import ENGLISH, languages

AGAIN: Final = 2.0
"""Seconds until a worker looks again whether the port is free."""
BACKLOG: Final = 128
"""Connections that wait to be accepted."""
HEADERS: Final = {
    "Connection": "close",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src data:;"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
ASK: Final = 'Basic realm="Parlour operator", charset="UTF-8"'
REFUSED: Final[dict[Verdict, tuple[int, str]]] = {
    "none": (401, "no-key"),
    "wrong": (401, "no-key"),
    "wait": (429, "wait"),
}
HTML: Final = "text/html; charset=utf-8"

logger = logging.getLogger("parlour.operator")


class Sealed:
    """Answers only to our own names, and keeps every answer to itself."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        request = Request(scope)
        if is_ours(request.headers.get("host", ""), self.settings):
            await self.app(scope, receive, sealed)
        else:
            refused = Response("This server does not go by that name.", 421)
            await refused(scope, receive, sealed)


class Operator:
    """What is told on the listener."""

    def __init__(self, context: Context, gathering: Gathering) -> None:
        self.gathering = gathering
        self.gate = Gate(context.settings.operator_key, context.clock)
        self.app = Starlette(
            routes=[
                Route("/", self.page, methods=["GET"]),
                Route("/figures.json", self.figures, methods=["GET"]),
                Route("/style.css", self.style, methods=["GET"]),
            ],
            middleware=[Middleware(Sealed, settings=context.settings)],
            exception_handlers={Exception: broken},
        )

    async def page(self, request: Request) -> Response:
        words = Words(language(request))
        refused = self.refused(request, words)
        if refused is not None:
            return refused
        house = await self.gathering.house.get()
        refreshing = request.query_params.get("refresh") != "off"
        return Response(page(house, words, refreshing=refreshing), media_type=HTML)

    async def figures(self, request: Request) -> Response:
        refused = self.refused(request, Words(ENGLISH))
        if refused is not None:
            return refused
        house = await self.gathering.house.get()
        return Response(msgspec.json.encode(house), media_type="application/json")

    async def style(self, request: Request) -> Response:
        text = files(PACKAGE).joinpath("style.css").read_bytes()
        return Response(text, media_type="text/css")

    def refused(self, request: Request, words: Words) -> Response | None:
        """An answer for whoever does not have the key."""
        client = request.client.host if request.client else ""
        sent = request.headers.get("authorization", "")
        verdict = self.gate.verdict(sent, client)
        if verdict == "in":
            return None
        if verdict == "wrong":
            logger.warning("a wrong key for the operator's page")
        status, message = REFUSED[verdict]
        answer = Response(turned_away(words, message), status, media_type=HTML)
        if status == 401:
            answer.headers["WWW-Authenticate"] = ASK
        else:
            answer.headers["Retry-After"] = "60"
        return answer


async def broken(request: Request, wrong: Exception) -> Response:
    """Nobody is told what went wrong; the log has its place."""
    return Response("Something went wrong here.", 500)


def language(request: Request) -> str:
    """The first language of a browser's that there are words in."""
    accepted = request.headers.get("accept-language", "")[:200]
    for wanted in (request.query_params.get("language", ""), *accepted.split(",")):
        short = wanted.partition(";")[0].partition("-")[0].strip().lower()
        if short in languages():
            return short
    return ENGLISH


# The port


def bound(port: int) -> socket.socket | None:
    """A socket on this port of this machine, or None if somebody has it."""
    found = socket.socket(socket.AF_INET)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((LOOPBACK, port))
        found.listen(BACKLOG)
    except OSError:
        found.close()
        return None
    return found


async def taken(port: int) -> socket.socket:
    """The port, as soon as it is free."""
    while True:
        found = bound(port)
        if found is not None:
            return found
        await asyncio.sleep(AGAIN)


async def listen(context: Context, gathering: Gathering) -> None:
    """Answers on the operator's port until it is cancelled."""
    port = await taken(context.settings.operator_port)
    app = Operator(context, gathering).app
    async with answering(app, port, context.settings):
        logger.info("operator page listening on port %d", port.getsockname()[1])
        await asyncio.get_running_loop().create_future()


def bind_metrics(settings: Settings) -> socket.socket | None:
    """A socket for metrics: each worker has the next port that is free."""
    first = settings.metrics_port
    for port in range(first, first + settings.workers):
        found = bound(port)
        if found is not None:
            return found
    logger.warning("metrics have no free port")
    return None


async def listen_for_metrics(context: Context, port: socket.socket) -> None:
    """Answers with metrics, on any path, until it is cancelled."""
    registry = context.metrics.registry

    async def metrics(scope: Scope, receive: Receive, send: Send) -> None:
        told = Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
        await told(scope, receive, send)

    app = Sealed(metrics, context.settings)
    async with answering(app, port, context.settings):
        logger.info("metrics listening on port %d", port.getsockname()[1])
        await asyncio.get_running_loop().create_future()


@contextlib.asynccontextmanager
async def answering(
    app: ASGIApp, port: socket.socket, settings: Settings
) -> AsyncIterator[None]:
    """Serves an application on a socket, behind a door of its own.

    A connection ends with its answer (see HEADERS), so those that are open ask for
    something, and only so many may be about to: nobody can take all.
    """
    config = uvicorn.Config(
        note_answers(app),
        http=Http,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )
    config.load()
    state = ServerState()
    connect = partial(
        Http,
        door=LocalDoor(settings),
        config=config,
        server_state=state,
        app_state={},
    )
    server = await asyncio.get_running_loop().create_server(connect, sock=port)
    try:
        yield
    finally:
        server.close()
        for connection in list(state.connections):
            connection.shutdown()
