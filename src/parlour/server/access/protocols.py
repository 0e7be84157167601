"""Which HTTP and WebSocket protocol uvicorn is to use: ours, or its own.

Ours extend classes that uvicorn and websockets do not document. `pyproject.toml` has
bounds for their versions. If something is missing nevertheless, the server runs with
uvicorn's own protocols, without the limits of `connection_limits.py`.
"""

import logging
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple

OURS: Final = "parlour.server.access.connection_limits"
HTTP: Final = (
    *("connection_made", "connection_lost", "data_received", "on_message_begin"),
    *("on_headers_complete", "on_body", "on_message_complete", "on_response_complete"),
    *("handle_websocket_upgrade", "pause_writing", "resume_writing"),
)
SOCKET: Final = (
    *("connection_made", "connection_lost", "data_received", "handle_events"),
    *("send_receive_event_to_app", "schedule_ping", "send_keepalive_ping", "run_asgi"),
)
"""Methods that ours override."""
NEEDED: Final[tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]] = (
    # module, class, methods, and what its constructor sets
    (
        "uvicorn.protocols.http.httptools_impl",
        "HttpToolsProtocol",
        HTTP,
        ("client", "cycle", "loop", "transport"),
    ),
    (
        "uvicorn.protocols.http.httptools_impl",
        "RequestResponseCycle",
        (),
        ("response_complete",),
    ),
    (
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "WebSocketsSansIOProtocol",
        SOCKET,
        (
            *("client", "close_sent", "conn", "disconnected", "loop", "ping_interval"),
            *("ping_timer", "queue", "read_paused", "transport"),
        ),
    ),
    ("websockets.protocol", "Protocol", (), ("events", "handshake_exc")),
    ("uvicorn.server", "ServerState", (), ("connections",)),
)

logger = logging.getLogger("parlour.protocols")


class Protocols(NamedTuple):
    """As uvicorn's settings `http` and `ws` name them."""

    http: str
    socket: str


def missing() -> Iterator[str]:
    """What ours rely on and is not there."""
    for module, name, methods, fields in NEEDED:
        try:
            found: Any = getattr(import_module(module), name)
        except (ImportError, AttributeError):
            yield f"{module}.{name}"
            continue
        sets = found.__init__.__code__.co_names
        yield from (f"{name}.{one}()" for one in methods if not hasattr(found, one))
        yield from (f"{name}.{one}" for one in fields if one not in sets)


@lru_cache(maxsize=1)
def choose_protocols() -> Protocols:
    """Ours if they can work; otherwise uvicorn's own, and a warning in the log."""
    lacking = list(missing())
    if not lacking:
        return Protocols(f"{OURS}:Http", f"{OURS}:Socket")
    logger.warning(
        "connection limits are off: this version of uvicorn or websockets lacks %s;"
        " install the versions that pyproject.toml names",
        ", ".join(lacking),
    )
    return Protocols("auto", "auto")
