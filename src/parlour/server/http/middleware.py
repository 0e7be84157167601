"""Guard: what is checked on every request before anybody looks at it.

Requests of other sites are turned away, answers carry the headers that keep a page
to itself, and everything is counted.
"""

import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour.server.access.hosts import is_ours
from parlour.server.http.answers import problem
from parlour.server.http.context import Context

CLOSE_FORBIDDEN = 1008
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

logger = logging.getLogger("parlour.http")


def same_origin(headers: Headers, url: str) -> bool:
    """Returns whether a request comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if url and origin == url:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(netloc) and netloc == headers.get("host")


def other_name() -> Response:
    return problem(
        421,
        "other-name",
        "This server does not answer under that name. Open it by its address, or"
        " ask the operator to add the name to PARLOUR_ALLOWED_HOSTS.",
    )


class Guard:
    def __init__(self, app: ASGIApp, context: Context) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        settings = self.context.settings
        ours = is_ours(Headers(scope=scope).get("host", ""), settings)
        if scope["type"] == "websocket" and not ours:
            await WebSocket(scope, receive, send).close(CLOSE_FORBIDDEN)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if settings.secure:
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        if not ours:
            await other_name()(scope, receive, send_guarded)
        elif scope["method"] not in SAFE and not same_origin(
            Headers(scope=scope), settings.url
        ):
            refused = problem(
                403, "other-site", "This request came from another website."
            )
            await refused(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)
        route = getattr(scope.get("route"), "path", "page")
        self.context.metrics.requests.labels(route, str(status)).inc()
        logger.debug(
            "http: request",
            extra={
                "method": scope["method"],
                "route": route,
                "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
            },
        )
