"""The application: routes, sockets, files, and what runs beside them."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Path_
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from parlour.server import wire
from parlour.server.api.devices import turn_out_ended
from parlour.server.api.openapi import ROUTES
from parlour.server.api.routes import Handler
from parlour.server.bots import Thinkers
from parlour.server.confined import Crowded
from parlour.server.desk import Desk, asker, cookie_value
from parlour.server.guard import Guard
from parlour.server.limits import REQUESTS
from parlour.server.neighbours import BEAT
from parlour.server.packed import client
from parlour.server.problems import HttpProblem, busy, crowded, problem
from parlour.server.settings import Settings
from parlour.server.steady import steady
from parlour.server.store import Store, Unavailable
from parlour.server.store.devices import forget_links
from parlour.server.tables import socket
from parlour.server.tables.driver import Tempo
from parlour.server.tables.table import Busy

SWEEP = 10.0
FORGET = 3_600.0
"""Seconds between looking for tables that nobody has open, and for old ones."""
DAY = 86_400

logger = logging.getLogger("parlour.app")


def build(
    settings: Settings,
    *,
    tempo: Tempo | None = None,
    thinkers: Thinkers | None = None,
    clock: Callable[[], float] = steady,
    store: Store | None = None,
    driven: bool = True,
) -> Starlette:
    """The whole application; the database must have been migrated."""
    desk = Desk(
        settings,
        tempo or Tempo(bot_delay=settings.bot_delay / 1000),
        thinkers or Thinkers(),
        clock,
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = store or await Store.open(settings.database_url)
        desk.open(kept, driven=driven)
        desk.metrics.tables.set_function(lambda: len(desk.tables.open))
        desk.metrics.sockets.set_function(lambda: desk.sockets)
        port, workers = settings.metrics_port, settings.workers
        stop = desk.metrics.listen(port, workers) if port else lambda: None
        beside = [asyncio.ensure_future(work(desk)) for work in (tidy_up, keep_touch)]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            stop()
            await desk.confined.stop()
            await desk.tables.close(wire.RESTART)
            desk.neighbours.leave()
            await desk.thinkers.stop()
            if store is None:
                await kept.close()

    app = Starlette(
        routes=[
            *(
                Path_(one.path, served(desk, one.handler), methods=[one.method])
                for one in ROUTES
            ),
            WebSocketRoute("/ws/{id}", socket_of(desk)),
            Path_("/{path:path}", client, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, desk=desk)],
        exception_handlers={HTTPException: no_such_path, Exception: broken},
        lifespan=lifespan,
    )
    app.state.desk = desk
    return app


def served(desk: Desk, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler with limits, problems as JSON, and a cookie where one is due."""

    async def serve(request: Request) -> Response:
        who = await asker(desk, request)
        try:
            desk.limit(REQUESTS, who)
            response = await handler(desk, request, who)
        except HttpProblem as wrong:
            return wrong.answer()
        except Crowded:
            return crowded().answer()
        except (Busy, Unavailable):
            return busy().answer()
        except ClientDisconnect:  # nobody hears this, and nothing of ours has failed
            return problem(400, "cut-off", "This request was cut off.")
        if who.fresh:
            response.headers.append("set-cookie", cookie_value(desk, who))
        return response

    return serve


def socket_of(desk: Desk) -> Callable[[WebSocket], Awaitable[None]]:
    async def serve(connection: WebSocket) -> None:
        await socket.serve(desk, connection)

    return serve


async def tidy_up(desk: Desk) -> None:
    """Lets go of what nobody looks at, and forgets what is long past."""
    forgotten = 0.0
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await desk.tables.sweep()
            await turn_out_ended(desk)
            if desk.clock() - forgotten > FORGET:
                forgotten = desk.clock()
                old = forgotten - desk.settings.keep_days * DAY
                unseen = forgotten - desk.settings.keep_replays * DAY
                count = await desk.store.forget(old, unseen)
                await forget_links(desk.store, forgotten)
                for size in await desk.store.sizes():
                    desk.metrics.kept.labels(size.kind).set(size.bytes)
                logger.info("forgot old tables", extra={"tables": count})
        except Unavailable:
            logger.warning("the database does not answer")


async def keep_touch(desk: Desk) -> None:
    """Tells other workers every now and then that this one is still there."""
    while True:
        desk.neighbours.beat()
        await asyncio.sleep(BEAT)


async def no_such_path(request: Request, wrong: Exception) -> Response:
    status = wrong.status_code if isinstance(wrong, HTTPException) else 500
    if status == 405:
        response = problem(405, "method", "This address is not asked like that.")
        if isinstance(wrong, HTTPException) and wrong.headers:
            response.headers.update(wrong.headers)
        return response
    return problem(status, "missing", "There is nothing at this address.")


async def broken(request: Request, wrong: Exception) -> Response:
    logger.error("a request failed", exc_info=wrong)
    return problem(500, "broken", "Something went wrong here. It was noted.")
