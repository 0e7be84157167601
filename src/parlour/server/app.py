"""The application: routes, sockets, files, and what runs beside them."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Path_
from starlette.routing import WebSocketRoute

from parlour.server.access.handover import Handover
from parlour.server.access.limits import REQUESTS
from parlour.server.access.stored_limits import forget_refilled
from parlour.server.api.openapi import ROUTES
from parlour.server.api.people import turn_out_ended
from parlour.server.http import socket
from parlour.server.http.answers import (
    HttpProblem,
    busy,
    problem,
    too_many_open,
    too_many_uploads,
)
from parlour.server.http.context import ApiRequest, Context
from parlour.server.http.files import client, docs, docs_start
from parlour.server.http.middleware import Guard
from parlour.server.http.routes import Route
from parlour.server.operator.gathering import Gathering
from parlour.server.operator.listener import (
    bind_metrics,
    listen,
    listen_for_metrics,
)
from parlour.server.process.bot_pool import BotPool
from parlour.server.process.clock import steady
from parlour.server.process.experts import Experts
from parlour.server.process.fair_queue import Crowded, Stopping
from parlour.server.process.settings import Settings
from parlour.server.store.devices import forget_links
from parlour.server.store.ownership import HEARTBEAT_S
from parlour.server.store.rows import Unavailable
from parlour.server.store.store import Store
from parlour.server.tables import frames as common
from parlour.server.tables.registry import TooManyOpen
from parlour.server.tables.table import Busy
from parlour.server.upgrades import close_outdated_tables

SWEEP_INTERVAL_S = 10.0
FORGET_INTERVAL_S = 3_600.0
"""Seconds between looking for tables that nobody has open, and for old ones."""
DAY_S = 86_400
THINKING_SHARE = 0.4
"""Of the time that bots seem to take, what an expert may think. As many as there is a
line for are ready, one after the other, before an expert is due."""
MAX_THINKING_S = 1.0
"""Seconds that it may take, however slow bots seem."""

logger = logging.getLogger("parlour.app")


def bots_of(settings: Settings) -> BotPool:
    seconds = min(MAX_THINKING_S, THINKING_SHARE * settings.bot_delay / 1000)
    return Experts(experts=settings.experts, seconds=seconds)


def build(
    settings: Settings,
    *,
    thinkers: BotPool | None = None,
    clock: Callable[[], float] = steady,
    store: Store | None = None,
    driven: bool = True,
) -> Starlette:
    """Returns the whole application; the database must have been migrated."""
    context = Context(settings, thinkers or bots_of(settings), clock)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = store or await Store.open(settings.database_url)
        context.open(kept, driven=driven)
        context.metrics.tables.set_function(lambda: len(context.tables.open))
        context.metrics.sockets.set_function(lambda: context.sockets)
        figures = Gathering(context)
        work = [tidy_up(context), keep_touch(context), figures.pace.run()]
        work.append(context.tables.watch())
        work += [context.lab.run(), context.notifier.run(), context.waker.run()]
        work.append(close_outdated(context))
        if settings.operator_port:
            work.append(listen(context, figures))
        metrics = bind_metrics(settings) if settings.metrics_port else None
        if metrics is not None:
            work.append(listen_for_metrics(context, metrics))
        if kept.ownership is not None and sys.platform == "linux":
            context.handover = Handover(app, settings, kept, kept.ownership)
            work.append(context.handover.run())
        await keep_alive(context)
        beside = [asyncio.ensure_future(one) for one in work]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await context.notifier.stop()
            await context.waker.lease.end()
            await context.lab.stop()
            await context.confined.stop()
            await context.tables.close(common.RESTART)
            context.neighbours.leave()
            await context.thinkers.stop()
            if store is None:
                await kept.close()

    app = Starlette(
        routes=[
            *(
                Path_(one.path, make_handler(context, one), methods=[one.method])
                for one in ROUTES
            ),
            WebSocketRoute("/ws/{id}", partial(socket.serve, context)),
            Path_("/docs", docs_start, methods=["GET"]),
            Path_("/docs/{path:path}", docs, methods=["GET"]),
            Path_("/{path:path}", client, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, context=context)],
        exception_handlers={HTTPException: no_such_path, Exception: answer_failure},
        lifespan=lifespan,
    )
    app.state.context = context
    return app


def make_handler(
    context: Context, route: Route
) -> Callable[[Request], Awaitable[Response]]:
    """Returns a handler with limits, problems as JSON, and a cookie where one is
    due."""

    async def serve(request: Request) -> Response:
        try:
            asked = await ApiRequest.of(context, request, REQUESTS)
            response = await route.serve(asked)
        except HttpProblem as wrong:
            return wrong.answer()
        except TooManyOpen:
            return too_many_open().answer()
        except (Busy, Stopping, Unavailable):
            return busy().answer()
        except Crowded:
            return too_many_uploads().answer()
        except asyncio.CancelledError:  # the server stops, and waits no longer for this
            return busy().answer()
        except ClientDisconnect:  # nobody hears this, and nothing of ours has failed
            return problem(
                400, "cut-off", "The connection closed before the request was complete."
            )
        if asked.fresh:
            response.headers.append("set-cookie", asked.cookie())
        return response

    return serve


async def close_outdated(context: Context) -> None:
    """Closes what an upgrade left without its rules; a visitor does it otherwise."""
    try:
        await close_outdated_tables(context.store, context.clock)
    except Unavailable:
        logger.warning("upgrade: outdated tables not closed, database unavailable")


async def tidy_up(context: Context) -> None:
    """Lets go of what nobody looks at, and forgets what is long past."""
    forgotten = 0.0
    while True:
        await asyncio.sleep(SWEEP_INTERVAL_S)
        try:
            await context.tables.sweep()
            await turn_out_ended(context)
            if context.clock() - forgotten > FORGET_INTERVAL_S:
                forgotten = context.clock()
                old = forgotten - context.settings.keep_days * DAY_S
                unseen = forgotten - context.settings.keep_replays_days * DAY_S
                count = await context.store.forget(old, unseen)
                await forget_links(context.store, forgotten)
                await forget_refilled(context.store, forgotten)
                await context.lab.forget(unseen)
                for size in await context.store.sizes():
                    context.metrics.kept.labels(size.kind).set(size.bytes)
                logger.info("storage: old tables deleted", extra={"tables": count})
        except Unavailable:
            logger.warning("storage: database unavailable")


async def keep_touch(context: Context) -> None:
    """Gives other workers signs of life, until cancelled."""
    while True:
        context.neighbours.beat()
        await asyncio.sleep(HEARTBEAT_S)
        await keep_alive(context)


async def keep_alive(context: Context) -> None:
    """Keeps the tables of this worker its own for some seconds more."""
    try:
        await context.store.beat()
    except Unavailable:
        logger.warning("workers: heartbeat failed, database unavailable")
    except Exception:  # without heartbeats other workers take all tables
        logger.exception("workers: heartbeat failed")


async def no_such_path(request: Request, wrong: Exception) -> Response:
    status = wrong.status_code if isinstance(wrong, HTTPException) else 500
    if status == 405:
        response = problem(
            405, "method", "This address does not support the HTTP method."
        )
        if isinstance(wrong, HTTPException) and wrong.headers:
            response.headers.update(wrong.headers)
        return response
    return problem(status, "missing", "There is nothing at this address.")


async def answer_failure(request: Request, wrong: Exception) -> Response:
    logger.error("http: request failed", exc_info=wrong)
    return problem(
        500, "broken", "Internal server error. The server log has the cause."
    )
