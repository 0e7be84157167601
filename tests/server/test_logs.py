"""What is logged leads nobody to a table, a person or a card."""

import contextlib
import json
import logging
import re
import sqlite3
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import psycopg
from tests.ports import free_port
from tests.server.served import Served
from tests.server.test_workers import visit
from tests.websocket import connect
from websockets.exceptions import ConnectionClosed

from parlour.server.process.logs import JsonLines, TextLines

SECRET = "a secret that signs everything, long enough"


def logged(wrong: Exception, **fields: object) -> logging.LogRecord:
    """A line about an error, with fields."""
    try:
        raise wrong
    except Exception:
        caught = sys.exc_info()
    record = logging.LogRecord(
        "parlour.test", logging.ERROR, __file__, 1, "test: job failed", (), caught
    )
    vars(record).update(fields)
    return record


def test_text_line_has_fields_and_error_on_one_line() -> None:
    line = TextLines().format(
        logged(ValueError("hidden card"), table="2a62", cause="no such row")
    )
    assert re.fullmatch(
        r"\d\d:\d\d:\d\d error   test: job failed table=2a62"
        r' cause="no such row" error="ValueError at test_logs.py:\d+"',
        line,
    )


def test_json_line_has_fields_and_error() -> None:
    line = json.loads(JsonLines().format(logged(KeyError("hidden card"), table="2a62")))
    assert (line["text"], line["table"]) == ("test: job failed", "2a62")
    assert re.fullmatch(r"KeyError at test_logs.py:\d+", line["error"])


def refused(served: Served, method: str, path: str, body: Any, cookie: str) -> None:
    with contextlib.suppress(urllib.error.HTTPError):
        served.ask(method, path, body, cookie)


async def knock(socket_: str, token: str) -> None:
    """A program comes both ways, and goes."""
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(socket_, additional_headers=headers) as line:
        with contextlib.suppress(ConnectionClosed):
            await line.send(json.dumps({"do": "hello"}))
            await line.recv()
    async with connect(socket_) as line:
        with contextlib.suppress(ConnectionClosed):
            await line.send(json.dumps({"do": "hello", "token": token}))
            await line.recv()


async def test_no_secret_is_ever_logged(database: str, tmp_path: Path) -> None:
    port = free_port()
    served = Served(
        tmp_path,
        database,
        PARLOUR_METRICS_PORT=str(port),
        PARLOUR_LOG="json",
        PARLOUR_LOG_LEVEL="debug",
        PARLOUR_SECRET=SECRET,
    )
    served.start()
    secrets = ["Zebedee", "Quillon", "psst, my hand", "no-such-code", SECRET]
    try:
        body = {"game": "willow", "seats": 3, "name": "Zebedee", "names": ["Quillon"]}
        made, cookie = served.ask(
            "POST", "/api/tables", {**body, "bots": [None, None, "random"]}
        )
        path = f"/api/tables/{made['id']}"
        linked, _ = served.ask("POST", f"{path}/seat-link", {"seat": 0}, cookie)
        token = linked["link"].removeprefix("/seat/")
        chair, _ = served.ask("POST", f"{path}/bot-token", {"seat": 2}, cookie)
        secrets += [made["id"], made["code"], token, cookie.partition("=")[2]]
        secrets += [chair["token"], chair["token"][:20]]
        served.ask("POST", "/api/seat", {"token": token})
        served.ask("POST", "/api/join", {"code": made["code"]}, cookie)
        refused(served, "POST", "/api/join", {"code": "no-such-code"}, cookie)
        refused(served, "POST", "/api/seat", {"token": token + "x"}, cookie)
        refused(served, "POST", "/api/tables", {**body, "game": "Zebedee"}, cookie)
        refused(served, "GET", f"{path}/log", None, cookie)
        told, _ = served.ask(
            "POST", "/api/stories", {"content": "salt-hotel", "name": "Zebedee"}, cookie
        )
        secrets += [told["id"], told["code"]]
        async with contextlib.AsyncExitStack() as stack:
            person = await visit(stack, served, made["id"], cookie)
            await person.ask("begin")
            await person.ask("say", text="psst, my hand")
            await person.ask("phrase", phrase="zebedee")
            await person.line.send("{not a frame Zebedee")
            await person.line.send(json.dumps({"do": "Quillon"}))
            await person.ask("host", act="pause")
            for token in (chair["token"], chair["token"] + "x"):
                await knock(chair["socket"], token)
            reader = await visit(stack, served, told["id"], cookie)
            await reader.until(lambda: reader.company[0] == [0])
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as figures:
            counted = figures.read().decode()
    finally:
        served.stop()
    secrets += kept(database)
    lines = served.log()
    assert "tables: table opened" in lines, "something is logged"
    for secret in secrets:
        assert len(secret) > 4
        assert secret not in lines
        assert secret not in counted


def kept(database: str) -> list[str]:
    """The seeds and the people that the database knows."""
    wanted = ("SELECT seed FROM tables", "SELECT id FROM persons")
    found: list[str] = []
    if database.startswith("sqlite"):
        with contextlib.closing(
            sqlite3.connect(database.removeprefix("sqlite:///"))
        ) as connection:
            for query in wanted:
                found += [row[0] for row in connection.execute(query)]
    else:
        with psycopg.connect(database) as line:
            for query in wanted:
                found += [row[0] for row in line.execute(query.encode())]
    assert len(found) > 2
    return found
