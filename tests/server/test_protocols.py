"""Our protocols, and what happens if uvicorn or websockets change."""

import asyncio
import json
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.patience import PATIENCE
from tests.server.test_http import house
from tests.server.test_serve import settings
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)
from websockets.asyncio.client import connect

from parlour.server.access import connection_limits, protocols
from parlour.server.access.protocols import Protocols, choose_protocols, missing
from parlour.server.operator import listener

PLAIN = Protocols("auto", "auto")


@pytest.fixture(autouse=True)
def chosen_again() -> Iterator[None]:
    choose_protocols.cache_clear()
    yield
    choose_protocols.cache_clear()


def test_installed_versions_have_all_that_our_protocols_need() -> None:
    assert list(missing()) == []
    ours = "parlour.server.access.connection_limits"
    assert choose_protocols() == (f"{ours}:Http", f"{ours}:Socket")


def test_every_overridden_method_is_checked() -> None:
    source = Path(connection_limits.__file__).read_text(encoding="utf-8")
    http, _, socket_ = source.partition("class Socket(")
    for part, methods in ((http, protocols.HTTP), (socket_, protocols.SOCKET)):
        called = {*re.findall(r"super\(\)\.(\w+)\(", part)} - {"__init__"}
        assert called
        assert called <= {*methods}
    for ours, base, methods in (
        (connection_limits.Http, HttpToolsProtocol, protocols.HTTP),
        (connection_limits.Socket, WebSocketsSansIOProtocol, protocols.SOCKET),
    ):
        own = {one for one in vars(ours) if hasattr(base, one) and one[0] != "_"}
        assert own == {*methods}


@pytest.mark.parametrize(
    ("kind", "name", "said"),
    [
        (HttpToolsProtocol, "on_body", "HttpToolsProtocol.on_body()"),
        (HttpToolsProtocol, "__init__", "HttpToolsProtocol.cycle"),
        (WebSocketsSansIOProtocol, "run_asgi", "WebSocketsSansIOProtocol.run_asgi()"),
        (WebSocketsSansIOProtocol, "__init__", "WebSocketsSansIOProtocol.read_paused"),
    ],
)
def test_missing_internals_lead_to_the_plain_protocol(
    kind: Any,
    name: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if name == "__init__":
        monkeypatch.setattr(kind, name, lambda self: None)
    else:
        monkeypatch.delattr(kind, name)
    assert choose_protocols() == choose_protocols() == PLAIN
    (warning,) = [one for one in caplog.records if one.levelno == logging.WARNING]
    assert said in warning.getMessage()


def test_missing_modules_lead_to_the_plain_protocol(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = (("uvicorn.protocols.gone", "Http", (), ()),)
    monkeypatch.setattr(protocols, "NEEDED", gone)
    assert choose_protocols() == PLAIN


async def ask(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    told = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return told


def free_socket() -> socket.socket:
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    return found


async def test_tables_work_with_the_plain_protocol() -> None:
    app = house()
    config = uvicorn.Config(app, http=PLAIN.http, ws=PLAIN.socket, log_config=None)
    server = uvicorn.Server(config)
    listening = free_socket()
    port = listening.getsockname()[1]
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    body = json.dumps({"game": "willow", "seats": 3, "name": "Ann"}).encode()
    made = await ask(
        port,
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
        b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%s"
        % (len(body), body),
    )
    id_ = json.loads(made.partition(b"\r\n\r\n")[2])["id"]
    async with connect(f"ws://127.0.0.1:{port}/ws/{id_}") as line:
        await line.send('{"do": "hello"}')
        told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
    assert told["is"] == "welcome"
    server.should_exit = True
    await serving


async def test_operator_page_works_with_the_plain_protocol(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listener, "choose_protocols", lambda: PLAIN)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        closing = [(b"connection", b"close")]
        await send({"type": "http.response.start", "status": 204, "headers": closing})
        await send({"type": "http.response.body"})

    listening = free_socket()
    async with listener.answering(app, listening, settings()):
        port = listening.getsockname()[1]
        told = await ask(port, b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
    assert b" 204 " in told
