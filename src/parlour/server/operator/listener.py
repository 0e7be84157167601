"""Listeners of this machine alone: the operator's page and the metrics.

The operator's page needs a key. Of several workers one has its port; where it ends,
another takes it. Metrics need none, and each worker has a port for them.
"""

import asyncio
import base64
import binascii
import contextlib
import hashlib
import hmac
import logging
import socket
from collections.abc import AsyncIterator, Callable
from functools import partial
from importlib.resources import files
from typing import Final, Literal, TypeAlias

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
from parlour.server.access.limits import Buckets, Rate
from parlour.server.access.tokens import bearer_in
from parlour.server.http.context import Context
from parlour.server.operator.gathering import Gathering
from parlour.server.operator.page import PACKAGE, PageWords, render_page, render_refusal
from parlour.server.process.metrics import LOOPBACK
from parlour.server.process.settings import Settings
from parlour.words.messages import ENGLISH, languages

WRONG_KEYS: Final = Rate(8, 0.1, "keys")
"""Wrong keys of one address; beyond that no key is looked at."""
MAX_HEADER_LENGTH: Final = 1_000
"""Characters of a header in which a key may be."""
RETRY_S: Final = 2.0
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
Verdict: TypeAlias = Literal["in", "none", "wrong", "wait"]
REFUSED: Final[dict[Verdict, tuple[int, str]]] = {
    "none": (401, "no-key"),
    "wrong": (401, "no-key"),
    "wait": (429, "wait"),
}
HTML: Final = "text/html; charset=utf-8"

logger = logging.getLogger("parlour.operator")


class Gate:
    """Checks the operator's key: in constant time, wrong ones limited."""

    def __init__(self, key: str, clock: Callable[[], float]) -> None:
        if not key:
            raise ValueError("there is no page without a key")
        self.digest = digest(key)
        self.buckets = Buckets(clock)

    def verdict(self, header: str, address: str) -> Verdict:
        """Judges an Authorization header.

        A try is counted before the key is looked at, and given back if it was right.
        """
        sent = key_in(header)
        if sent is None:
            return "none"
        if not self.buckets.allow(WRONG_KEYS, address):
            return "wait"
        if not hmac.compare_digest(digest(sent), self.digest):
            return "wrong"
        self.buckets.allow(WRONG_KEYS, address, many=-1)
        return "in"


def digest(key: str) -> bytes:
    """Returns a digest of fixed length: comparing reveals nothing about the key's
    length."""
    return hashlib.sha256(key.encode(errors="surrogateescape")).digest()


def key_in(header: str) -> str | None:
    """Returns the key that a browser's dialog (any name) or a script sends; None for
    none.

    >>> key_in("Basic YW5uOm9wZW4gc2VzYW1l"), key_in("Bearer open"), key_in("")
    ('open sesame', 'open', None)
    """
    if not header:
        return None
    if len(header) > MAX_HEADER_LENGTH:
        return ""
    bearer = bearer_in(header)
    if bearer is not None:
        return bearer
    scheme, _, coded = header.strip().partition(" ")
    if scheme.lower() != "basic":
        return ""
    try:
        sent = base64.b64decode(coded.strip(), validate=True)
    except (binascii.Error, ValueError):
        return ""
    return sent.decode(errors="surrogateescape").partition(":")[2]


class Sealed:
    """Answers only to our own names, and keeps every answer to itself."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        request = Request(scope)
        if is_ours(request.headers.get("host", ""), self.settings):
            await self.app(scope, receive, send_sealed)
        else:
            refused = Response("This server does not answer under that name.", 421)
            await refused(scope, receive, send_sealed)


class Operator:
    """The pages of the listener."""

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
            exception_handlers={Exception: answer_failure},
        )

    async def page(self, request: Request) -> Response:
        words = PageWords(language(request))
        refused = self.refuse(request, words)
        if refused is not None:
            return refused
        house = await self.gathering.house.get()
        refreshing = request.query_params.get("refresh") != "off"
        return Response(
            render_page(house, words, refreshing=refreshing), media_type=HTML
        )

    async def figures(self, request: Request) -> Response:
        refused = self.refuse(request, PageWords(ENGLISH))
        if refused is not None:
            return refused
        house = await self.gathering.house.get()
        return Response(msgspec.json.encode(house), media_type="application/json")

    async def style(self, request: Request) -> Response:
        text = files(PACKAGE).joinpath("style.css").read_bytes()
        return Response(text, media_type="text/css")

    def refuse(self, request: Request, words: PageWords) -> Response | None:
        """Returns an answer to requests without the key; None to those that have it."""
        client = request.client.host if request.client else ""
        sent = request.headers.get("authorization", "")
        verdict = self.gate.verdict(sent, client)
        if verdict == "in":
            return None
        if verdict == "wrong":
            logger.warning("operator: wrong key")
        status, message = REFUSED[verdict]
        answer = Response(render_refusal(words, message), status, media_type=HTML)
        if status == 401:
            answer.headers["WWW-Authenticate"] = ASK
        else:
            answer.headers["Retry-After"] = "60"
        return answer


async def answer_failure(request: Request, wrong: Exception) -> Response:
    """Does not say what went wrong; the log has its place."""
    return Response("Something went wrong here.", 500)


def language(request: Request) -> str:
    """Returns the first language of a browser's that there are words in."""
    accepted = request.headers.get("accept-language", "")[:200]
    for wanted in (request.query_params.get("language", ""), *accepted.split(",")):
        short = wanted.partition(";")[0].partition("-")[0].strip().lower()
        if short in languages():
            return short
    return ENGLISH


# The port


def bind_port(port: int) -> socket.socket | None:
    """Binds this port of this machine; None if another process has it."""
    found = socket.socket(socket.AF_INET)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((LOOPBACK, port))
        found.listen(BACKLOG)
    except OSError:
        found.close()
        return None
    return found


async def wait_for_port(port: int) -> socket.socket:
    """Binds the port as soon as it is free."""
    while True:
        found = bind_port(port)
        if found is not None:
            return found
        await asyncio.sleep(RETRY_S)


async def listen(context: Context, gathering: Gathering) -> None:
    """Answers on the operator's port until it is cancelled."""
    port = await wait_for_port(context.settings.operator_port)
    app = Operator(context, gathering).app
    async with serve_on(app, port, context.settings):
        logger.info("operator: page listening on port %d", port.getsockname()[1])
        await asyncio.get_running_loop().create_future()


def bind_metrics(settings: Settings) -> socket.socket | None:
    """Returns a socket for metrics: each worker has the next port that is free."""
    first = settings.metrics_port
    for port in range(first, first + settings.workers):
        found = bind_port(port)
        if found is not None:
            return found
    logger.warning("operator: no free port for metrics")
    return None


async def listen_for_metrics(context: Context, port: socket.socket) -> None:
    """Answers with metrics, on any path, until it is cancelled."""
    registry = context.metrics.registry

    async def metrics(scope: Scope, receive: Receive, send: Send) -> None:
        answer = Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
        await answer(scope, receive, send)

    app = Sealed(metrics, context.settings)
    async with serve_on(app, port, context.settings):
        logger.info("operator: metrics listening on port %d", port.getsockname()[1])
        await asyncio.get_running_loop().create_future()


@contextlib.asynccontextmanager
async def serve_on(
    app: ASGIApp, port: socket.socket, settings: Settings
) -> AsyncIterator[None]:
    """Serves an application on a socket, behind a door of its own.

    A connection ends with its answer (see HEADERS), so open ones have a request, and
    their number is limited: nobody can take all.
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
