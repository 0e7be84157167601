"""What `deploy/` has is true: its settings exist, systemd and nginx take it.

A whole game is played through a real nginx before four workers on PostgreSQL.
"""

import asyncio
import contextlib
import http.client
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.deploy.nginx import NAME, nginx
from tests.patience import PATIENCE
from tests.ports import free_port, free_ports
from tests.server.drawn import Drawn
from tests.server.served import Served
from tests.websocket import connect

from parlour.server.process.settings import Settings, read_settings, variable
from parlour.testing.postgres import running_postgres

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = (DEPLOY / "nginx.conf").read_text()
SECRET = "a secret that all four workers share, long enough"
KEY = "the-operators-key-of-this-test"


def test_every_setting_of_the_service_is_one(tmp_path: Path) -> None:
    text = (DEPLOY / "parlour.env").read_text()
    lines = re.findall(r"^(?:# )?(PARLOUR_\w+)=(.*)$", text, re.MULTILINE)
    unit = (DEPLOY / "parlour.service").read_text()
    lines += re.findall(r"^Environment=(PARLOUR_\w+)=(.*)$", unit, re.MULTILINE)
    assert {name for name, _ in lines} <= {
        variable(one.name) for one in fields(Settings)
    }
    given = {name: value for name, value in lines if value}
    assert len(given) > 5
    read_settings({**given, "PARLOUR_DATA": str(tmp_path)})


def test_unit_limits_memory_and_processes() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "parlour.service")
    service = unit["Service"]
    high, most = (
        int(service[name].rstrip("%")) for name in ("MemoryHigh", "MemoryMax")
    )
    assert 0 < high < most < 100
    assert 100 < int(service["TasksMax"]) < 10_000


@pytest.mark.deploy
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    parlour = Path(sys.executable).with_name("parlour")
    text = (DEPLOY / "parlour.service").read_text()
    unit = tmp_path / "parlour.service"
    unit.write_text(text.replace("/opt/parlour/bin/parlour", str(parlour)))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "parlour" not in done.stderr


# Through nginx


@pytest.fixture
def house(tmp_path: Path) -> Iterator[list[Served]]:
    """Two machines' worth of workers: two servers of two workers each, one database."""
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(running_postgres()).format(database="postgres")
        servers = []
        for number in range(2):
            folder = tmp_path / str(number)
            folder.mkdir()
            served = Served(
                folder,
                database,
                PARLOUR_SECRET=SECRET,
                PARLOUR_WORKERS="2",
                PARLOUR_WORKER_PORT=str(free_ports(2)),
                PARLOUR_URL=f"https://{NAME}",
                PARLOUR_TRUSTED_PROXIES="127.0.0.1",
                PARLOUR_RATE_FACTOR="1",
                PARLOUR_OPERATOR_KEY=KEY,
                PARLOUR_LAB_CPU_PERCENT="0",
            )
            if not number:
                served.environment["PARLOUR_OPERATOR_PORT"] = str(free_port())
            stack.callback(served.stop)
            served.start()
            servers.append(served)
        yield servers


def trusting() -> ssl.SSLContext:
    """The certificate is of this test, and nobody vouches for it."""
    made = ssl.create_default_context()
    made.check_hostname = False
    made.verify_mode = ssl.CERT_NONE
    return made


class Proxied:
    """People who come by the name of the house."""

    def __init__(self, port: int) -> None:
        self.port = port

    def ask(
        self, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[Any, str]:
        line = http.client.HTTPSConnection(
            "127.0.0.1", self.port, context=trusting(), timeout=PATIENCE
        )
        headers = {"Host": NAME, "Origin": f"https://{NAME}"}
        headers |= {"Content-Type": "application/json"}
        if cookie:
            headers["Cookie"] = cookie
        sent = None if body is None else json.dumps(body)
        line.request(method, path, sent, headers)
        answer = line.getresponse()
        text = answer.read()
        assert answer.status < 300, text
        fresh = answer.headers["Set-Cookie"]
        if fresh:
            assert "Secure" in fresh
            cookie = fresh.partition(";")[0]
        line.close()
        return json.loads(text), cookie

    def line(self, table: str, cookie: str) -> Any:
        return connect(
            f"wss://{NAME}/ws/{table}",
            host="127.0.0.1",
            port=self.port,
            ssl=trusting(),
            origin=websockets.Origin(f"https://{NAME}"),
            additional_headers={"Cookie": cookie},
        )

    async def play(self, table: str, cookie: str, seat: int) -> list[int]:
        """Plays to the end, with a new line every now and then; the scores."""
        while True:
            async with self.line(table, cookie) as line:
                scores = await self.some(line, seat)
                if scores is not None:
                    return scores

    async def some(self, line: Any, seat: int) -> list[int] | None:
        async def ask(do: str, **more: Any) -> None:
            await line.send(json.dumps({"do": do, **more}))

        drawn, answered, moves = Drawn(), None, 0
        await ask("hello")
        while moves < 4:  # then a new line, which may be to another worker
            told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            assert told["is"] not in ("no", "oops"), told
            scene = drawn.hear(told)
            if scene is None:
                continue
            table = scene["table"]
            if table["state"] == "over":
                scores: list[int] = scene["view"]["scores"]
                return scores
            if table["state"] == "gathering":
                mine = [one for one in table["seats"] if one["yours"]]
                if not mine:
                    await ask("sit", id="sit", seat=seat)
                elif seat == 0 and all(one["name"] for one in table["seats"]):
                    await ask("begin", id="begin")
            asked = scene["question"]
            if asked and asked["at"] != answered:
                answered, moves = asked["at"], moves + 1
                head = {"seat": seat, "at": answered, "chosen": asked["next"][:1]}
                await ask("play", id=f"p{seat}-{answered}", **head)
        while True:  # the last answer is acknowledged before the line is left
            told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if told.get("id") == f"p{seat}-{answered}":
                return None


@pytest.mark.deploy
def test_a_whole_game_through_nginx(house: list[Served], tmp_path: Path) -> None:
    folder = tmp_path / "nginx"
    folder.mkdir()
    ports = [port for served in house for port in own_ports(served)]
    with nginx(SITE, folder, ports, secure=True) as (port, _):
        people = Proxied(port)
        body = {"game": "following-suit", "seats": 4, "options": {"target_score": 60}}
        body["bots"] = [None, None, None, "regular"]
        made, cookie = people.ask("POST", "/api/tables", {**body, "name": "Ann"})
        cookies = [cookie]
        for name in ("Bob", "Cat"):
            cookies.append(people.ask("PUT", "/api/me", {"name": name})[1])

        async def game() -> list[list[int]]:
            everybody = enumerate(cookies)
            return await asyncio.gather(
                *(people.play(made["id"], own, seat) for seat, own in everybody)
            )

        ends = asyncio.run(game())
        assert ends[0] == ends[1] == ends[2]
        assert max(ends[0]) >= 60
        spread = operator_figures(house[0])
        # a house that loses half of its servers goes on
        house[1].stop()
        for _ in range(4):
            info, _ = people.ask("GET", f"/api/tables/{made['id']}", cookie=cookies[1])
            assert info["state"] == "over"
    assert len(spread["workers"]) == 4
    assert [one["tables"] for one in spread["workers"]].count(0) == 3, "one has it"
    for served in house:
        assert "Traceback" not in served.log()
    assert (folder / "error.log").read_text() == ""


@pytest.mark.deploy
def test_connection_to_a_paused_worker_goes_to_the_next(
    house: list[Served], tmp_path: Path
) -> None:
    folder = tmp_path / "nginx"
    folder.mkdir()
    ports = [port for served in house for port in own_ports(served)]
    soon = SITE.replace("proxy_read_timeout 40s;", "proxy_read_timeout 1s;")
    assert soon != SITE
    soon = soon.replace("parlour.log crit;", "parlour.log error;")

    async def welcome(people: Proxied, table: str, cookie: str) -> str:
        async with people.line(table, cookie) as line:
            await line.send(json.dumps({"do": "hello"}))
            return str(json.loads(await line.recv())["is"])

    with nginx(soon, folder, ports, secure=True) as (port, _):
        people = Proxied(port)
        made = [
            people.ask("POST", "/api/tables", {"game": "willow", "name": "Ann"})
            for _ in range(8)
        ]
        paused = house[1].process
        assert paused is not None
        os.killpg(paused.pid, signal.SIGSTOP)  # about half of all tables go there
        try:
            for table, cookie in made:
                found = asyncio.run(welcome(people, table["id"], cookie))
                assert found == "welcome"
        finally:
            os.killpg(paused.pid, signal.SIGCONT)
    log = (folder / "parlour.log").read_text()
    assert "upstream timed out" in log, "none of them went to a paused worker"


def own_ports(served: Served) -> list[int]:
    """A port for each of its workers."""
    first = int(served.environment["PARLOUR_WORKER_PORT"])
    return [first, first + 1]


def operator_figures(served: Served) -> Any:
    address = f"http://127.0.0.1:{served.environment['PARLOUR_OPERATOR_PORT']}"
    request = urllib.request.Request(
        f"{address}/figures.json", headers={"Authorization": f"Bearer {KEY}"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as told:
        return json.load(told)
