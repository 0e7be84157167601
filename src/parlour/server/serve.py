"""`parlour serve`: reads settings, prints the address and starts the server."""

import dataclasses
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Iterator, Mapping
from io import StringIO
from ipaddress import ip_address
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from parlour.builds.version import full_version
from parlour.engine.refusals import BadInput
from parlour.server.access.connection_limits import Http, note_answers
from parlour.server.access.websocket import Socket
from parlour.server.app import build
from parlour.server.backup.old_lab import move_old_studies
from parlour.server.backup.working_folder import remove_leftovers
from parlour.server.notices.config import read_config
from parlour.server.operator.listener import bind_port
from parlour.server.process.database_url import read_url
from parlour.server.process.logs import configure_logging
from parlour.server.process.metrics import LOOPBACK
from parlour.server.process.private_files import close_data_folder
from parlour.server.process.settings import (
    RENAMED,
    Settings,
    old_names,
    read_settings,
)
from parlour.server.store.engine import check_unused
from parlour.server.store.migrate import migrate

logger = logging.getLogger("parlour")


def serve(
    host: str | None = None, port: int | None = None, workers: int | None = None
) -> None:
    """Serves until stopped."""
    for name, value in (("HOST", host), ("PORT", port), ("WORKERS", workers)):
        if value is not None:
            os.environ[f"PARLOUR_{name}"] = str(value)
    settings = read_settings()
    server = uvicorn.Server(server_config(settings))
    end_when_interrupted(server)
    listening = listen(settings.host, settings.port)
    own = [listen(settings.host, port) for port in worker_ports(settings)]
    check_operator_port(settings)
    settings = dataclasses.replace(settings, port=listening.getsockname()[1])
    os.environ["PARLOUR_PORT"] = str(settings.port)
    configure_logging(settings.log, settings.log_level)
    close_data_folder(settings.data)
    remove_leftovers(settings.data)
    check_unused(settings.database_url)
    migrate(settings.database_url)
    move_old_studies(settings.database_url, settings.data)
    warn_about_old_names(os.environ)
    for trouble in read_config(settings).troubles:
        logger.warning("notices: not configured", extra={"cause": trouble})
    for line in greeting(settings, with_qr_codes=sys.stdout.isatty()):
        print(line, flush=True)
    if settings.workers > 1:
        from parlour.server.supervisor import Supervisor

        if not server.should_exit:
            Supervisor(server.config, listening, own).run()
    else:
        server.run(sockets=[listening, *own])


def warn_about_old_names(environment: Mapping[str, str]) -> None:
    """Logs each setting that is given under an old name."""
    for old in old_names(environment):
        fields = {"old": old, "new": RENAMED[old]}
        logger.warning("settings: variable renamed", extra=fields)


def server_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "parlour.server.serve:application",
        factory=True,
        workers=settings.workers,
        http=Http,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=Socket,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies) or None,
        timeout_graceful_shutdown=5,
    )


def end_when_interrupted(server: uvicorn.Server) -> None:
    """Handles Ctrl-C until the server handles it.

    Python drops an exception that is raised in a finalizer or a weak reference's
    callback, and every import has such a callback. The server ends then all the same.
    """

    def interrupt(number: int, frame: FrameType | None) -> None:
        server.should_exit = True
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, interrupt)


def application() -> ASGIApp:
    """Creates the application of a worker."""
    settings = read_settings()
    configure_logging(settings.log, settings.log_level)
    database = read_url(settings.database_url).get_backend_name()
    started = {"version": full_version(), "database": database}
    logger.info("server: worker started", extra=started)
    app = build(settings)
    tune_garbage_collector()
    return note_answers(app)


def tune_garbage_collector() -> None:
    """Tunes Python's garbage collector for many long-lived objects.

    With hundreds of tables, one full collection stops all of them for a quarter of a
    second. Most garbage is young, and young objects are still collected often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def worker_ports(settings: Settings) -> list[int]:
    """Returns a port for each worker, for load balancers that address workers
    separately."""
    first = settings.worker_port
    return list(range(first, first + settings.workers)) if first else []


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as wrong:
        listening.close()
        if wrong.errno in (errno.EADDRINUSE, errno.EACCES):
            other = "choose another port with --port or PARLOUR_WORKER_PORT"
        else:
            other = "choose an address of this machine with --host"
        raise BadInput(
            f"cannot listen on {host} port {port}: {wrong.strerror}; {other}"
        ) from None
    listening.set_inheritable(True)
    return listening


def check_operator_port(settings: Settings) -> None:
    """Says so at once if somebody has the operator's port; a worker takes it later."""
    if settings.operator_port:
        free = bind_port(settings.operator_port)
        if free is None:
            raise BadInput(
                f"cannot listen on port {settings.operator_port} of this machine for"
                " the operator's page; choose another with PARLOUR_OPERATOR_PORT"
            )
        free.close()


def greeting(settings: Settings, with_qr_codes: bool = True) -> Iterator[str]:
    """Yields the server's address, and in a terminal a QR code for phones."""
    if settings.operator_port:
        yield f"The operator's page is at http://{LOOPBACK}:{settings.operator_port}"
    if settings.url:
        yield f"Parlour is at {settings.url}"
        if with_qr_codes:
            yield qr_code(settings.url)
        return
    here = f"http://{'127.0.0.1' if listens_everywhere(settings) else settings.host}"
    yield f"Parlour is at {here}:{settings.port}"
    lan = lan_address() if listens_everywhere(settings) else ""
    if lan:
        address = f"http://{lan}:{settings.port}"
        yield f"Others in your network find it at {address}"
        if with_qr_codes:
            yield qr_code(address)
    elif ip_address_is_loopback(settings.host):
        yield "Only this machine can reach it; --host 0.0.0.0 lets others in."


def listens_everywhere(settings: Settings) -> bool:
    return settings.host in ("0.0.0.0", "::")


def ip_address_is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address() -> str:
    """Returns this machine's address in its own network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def qr_code(address: str) -> str:
    """Returns a QR code in half blocks."""
    import segno

    drawn = StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
