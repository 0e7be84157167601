"""The operator's page: who gets in, what is told, and what strangers do to its port."""

import asyncio
import base64
import contextlib
import html
import json
import re
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.house import Clock
from tests.server.served import Served
from tests.server.sockets import rest, send
from tests.server.test_neighbours import Street
from tests.server.test_serve import settings

from parlour.engine.refusals import BadInput
from parlour.server.access import limits
from parlour.server.api import notices
from parlour.server.api import people as devices
from parlour.server.operator import listener
from parlour.server.operator.figures import (
    ClosedTables,
    House,
    Machine,
    Minute,
    People,
    PlayedTables,
    Queue,
    Storage,
    StoredKind,
    Versions,
    Worker,
    add_up,
)
from parlour.server.operator.gathering import CachedFigure
from parlour.server.operator.listener import WRONG_KEYS, Gate, key_in
from parlour.server.operator.page import PageWords, render_page
from parlour.server.operator.worker import MINUTE_S, Pace, size_of_files
from parlour.server.process.settings import read_settings
from parlour.server.serve import check_operator_port, greeting
from parlour.words.messages import languages

KEY = "an-operators-own-key:with-a-colon"
WRONG_KEY = "some-wrong-key-of-a-stranger"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("operator")
    database = f"sqlite:///{folder / 'parlour.db'}"
    served = Served(
        folder,
        database,
        PARLOUR_OPERATOR_PORT=str(free_port()),
        PARLOUR_OPERATOR_KEY=KEY,
        PARLOUR_METRICS_PORT=str(free_port()),
        PARLOUR_RATE_FACTOR="1",
    )
    served.start()
    yield served
    served.stop()


def port_of(served: Served) -> int:
    return int(served.environment["PARLOUR_OPERATOR_PORT"])


def ask(served: Served, path: str, **headers: str) -> HTTPResponse | Any:
    return fetch(f"http://127.0.0.1:{port_of(served)}{path}", **headers)


def fetch(address: str, **headers: str) -> HTTPResponse | Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(address, headers=named)
    try:
        return urllib.request.urlopen(request, timeout=PATIENCE)
    except urllib.error.HTTPError as wrong:
        return wrong


def basic(key: str) -> str:
    return "Basic " + base64.b64encode(f"anybody:{key}".encode()).decode()


# Who gets in


def test_the_key_opens_the_page_and_nothing_else_does(served: Served) -> None:
    for path in ("/", "/figures.json"):
        with ask(served, path) as shut:
            assert shut.status == 401
            assert shut.headers["WWW-Authenticate"].startswith("Basic ")
            assert b"operator-key" in shut.read()
        with ask(served, path, Authorization=basic(WRONG_KEY)) as shut:
            assert shut.status == 401
        for right in (basic(KEY), f"Bearer {KEY}"):
            with ask(served, path, Authorization=right) as told:
                assert told.status == 200
                assert told.headers["Cache-Control"] == "no-store"
                assert "default-src 'none'" in told.headers["Content-Security-Policy"]
    with ask(served, f"/?key={KEY}") as shut:
        assert shut.status == 401, "a key in an address is no key"
    with ask(served, "/", Authorization=basic(KEY), Host="rebound.example") as other:
        assert other.status == 421
    with ask(served, "/nothing", Authorization=basic(KEY)) as nothing:
        assert nothing.status == 404
    with ask(served, "/style.css") as style:
        assert b"light-dark" in style.read()


def test_it_is_not_among_the_pages_of_guests(served: Served) -> None:
    asked = fetch(f"{served.address}/figures.json", Authorization=basic(KEY))
    with asked as shown:  # it is the client, as everywhere, if that has been built
        assert shown.status in (200, 503)
        assert b'"workers"' not in shown.read()


@pytest.mark.parametrize(
    ("header", "key"),
    [
        ("", None),
        ("Basic", ""),
        ("Basic !!!!", ""),
        ("Basic " + base64.b64encode(b"no colon").decode(), ""),
        ("Basic " + base64.b64encode(b":\xff\xfe").decode(), "\udcff\udcfe"),
        ("Digest username=x", ""),
        ("Bearer " + "k" * 5_000, ""),
        (basic("a:b"), "a:b"),
    ],
)
def test_a_key_is_found_in_what_is_sent(header: str, key: str | None) -> None:
    assert key_in(header) == key
    assert Gate(KEY, Clock()).verdict(header, "here") in ("none", "wrong")


def test_wrong_keys_are_limited_and_right_ones_are_not() -> None:
    clock = Clock()
    gate = Gate(KEY, clock)
    for _ in range(100):
        assert gate.verdict(basic(KEY), "here") == "in"
    tried = [gate.verdict(basic(WRONG_KEY), "here") for _ in range(20)]
    assert tried.count("wrong") == WRONG_KEYS.burst
    assert tried[-1] == "wait"
    assert gate.verdict(basic(KEY), "here") == "wait", "no key is looked at by then"
    assert gate.verdict("", "here") == "none"
    assert gate.verdict(basic(KEY), "elsewhere") == "in"
    clock.now += 1 / WRONG_KEYS.each_second
    assert gate.verdict(basic(KEY), "here") == "in"


def test_there_is_no_page_without_a_key() -> None:
    with pytest.raises(ValueError, match="key"):
        Gate("", Clock())


def test_a_port_that_is_taken_is_said_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} .*PARLOUR_OPERATOR_PORT"):
            check_operator_port(settings(operator_port=port))
    check_operator_port(settings(operator_port=port))


def test_a_key_is_made_where_there_is_a_page_and_never_shown(tmp_path: Path) -> None:
    given = {"PARLOUR_DATA": str(tmp_path)}
    assert read_settings(given).operator_key == ""
    made = read_settings({**given, "PARLOUR_OPERATOR_PORT": "9000"})
    file = tmp_path / "operator-key"
    assert file.read_text().strip() == made.operator_key
    assert len(made.operator_key) > 16
    assert file.stat().st_mode & 0o777 == 0o600
    assert made.operator_key not in repr(made)
    with pytest.raises(BadInput, match="PARLOUR_OPERATOR_KEY: expected 16"):
        read_settings({**given, "PARLOUR_OPERATOR_KEY": "hunter2"})
    told = "".join(greeting(settings(operator_port=9000, operator_key=KEY)))
    assert "http://127.0.0.1:9000" in told
    assert KEY not in told


# What is told


def test_it_tells_counts_and_neither_names_nor_codes(served: Served) -> None:
    body = {"game": "willow", "seats": 3, "bots": [None, "regular", "regular"]}
    made, cookie = served.ask("POST", "/api/tables", {**body, "name": "Rosalinde"})
    served.ask("POST", "/api/stories", {"content": "salt-hotel", "name": "Rosalinde"})
    house: dict[str, Any] = {}
    while len(house.get("tables", [])) < 2:  # it is told anew every few seconds
        with ask(served, "/figures.json", Authorization=basic(KEY)) as told:
            text = told.read().decode()
            house = json.loads(text)
        time.sleep(0.2)
    assert {one["title"]: one["states"] for one in house["tables"]} == {
        "Willow": {"gathering": 1},
        "Fugue": {"gathering": 1},
    }
    assert house["people"]["named"] == 2
    assert house["healthy"]
    assert house["versions"]["schema"] == house["versions"]["newest"]
    assert len(house["workers"]) == 1
    assert {one["kind"] for one in house["storage"]["kept"]} >= {"tables", "lab"}
    with ask(served, "/", Authorization=basic(KEY), Accept_Language="de") as told:
        shown = told.read().decode()
    assert 'lang="de"' in shown
    info, _ = served.ask("GET", f"/api/tables/{made['id']}", cookie=cookie)
    for secret in ("Rosalinde", made["id"], info["code"], cookie, KEY):
        assert secret not in text + shown


def house(**changes: Any) -> House:
    evil = "<script>alert(1)</script>"
    worker = Worker(
        name="abc",
        machine="den",
        process=7,
        version="1",
        build="compiled",
        since=90_000,
        tables=2,
        people=3,
        sockets=4,
        memory=123_456_789,
        pending=0,
        limits={"frames": 3, "tables": 1, "unheard-of": 1},
        experts=2,
        expert_processes=1,
        files=0,
        minutes=[Minute(60, 1.0, 12.3, 0.25, 2.0), Minute(120, 1.5, 20.0, 0.5, 1.0)],
    )
    given: dict[str, Any] = {
        "at": 0.0,
        "healthy": True,
        "tables": [
            PlayedTables(game="g", title=evil, kind="game", states={"playing": 1_234}),
            PlayedTables(game="h", title="Willow", kind="game", states={"over": 2}),
            PlayedTables(game="f", title="Fugue", kind="story", states={"playing": 1}),
        ],
        "closed": [
            ClosedTables(game="g", title=evil, edition=1, current=3, tables=12),
            ClosedTables(game="h", title="Willow", edition=2, current=0, tables=1),
        ],
        "people": People(named=3, today=2, week=3, devices=1),
        "storage": Storage(
            database=10**9,
            free=5 * 10**9,
            kept=[
                StoredKind(kind="tables", count=3, bytes=900),
                StoredKind(kind="uploads", count=0, bytes=95, most=100),
                StoredKind(kind="unheard-of", count=1, bytes=1),
            ],
        ),
        "queues": [
            Queue(name="lab", waiting=1, busy=1, failed=2),
            Queue(name="experts", waiting=0, busy=0, note="off"),
            Queue(name="unheard-of", waiting=0, busy=0),
        ],
        "versions": Versions(
            parlour="1",
            build="compiled",
            python="3.11",
            database="SQLite",
            schema="0003",
            newest="0004",
        ),
        "machine": Machine(name=evil, processors=2, load=0.5),
        "workers": [worker],
        "silent": 0,
    }
    return House(**{**given, **changes})


WELL = [
    house(),
    house(
        healthy=False,
        tables=None,
        closed=[],
        people=None,
        storage=None,
        workers=[],
        silent=2,
    ),
]


def test_figure_without_data_is_a_dash() -> None:
    """Nothing was asked in that minute: that is no time of 0 ms."""
    told = house(
        machine=Machine(name="den", processors=2, load=None),
        queues=[Queue(name="lab", waiting=None, busy=None)],
    )
    told.workers[0].minutes = [Minute(0, None, None, 0.25, 2.0)]
    assert told.storage is not None
    told.storage.free = None
    shown = texts(render_page(told, PageWords("en"), refreshing=False))
    assert "0 ms" not in shown
    for name in ("p99 latency", "free disk space"):
        assert tile(name, shown) == "–", name
    for name in ("median latency", "load average", "free disk space"):
        assert fact(name, shown) == "–", name
    assert shown[shown.index("Lab studies") + 1 :][:2] == ["–", "–"]
    known = texts(render_page(house(), PageWords("en"), refreshing=False))
    assert tile("p99 latency", known) == "20 ms"
    assert fact("median latency", known) == "1.5 ms"


def test_tables_are_unknown_if_the_database_does_not_answer() -> None:
    shown = texts(render_page(house(tables=None), PageWords("en"), refreshing=False))
    assert tile("tables in play", shown) == "–"
    assert shown[shown.index("Tables") + 1] == "The database gives no figures."


def texts(shown: bytes) -> list[str]:
    """What stands on a page, one piece after the other."""
    found = re.findall(r">([^<]+)<", shown.decode().partition("<body>")[2])
    return [html.unescape(one.strip()) for one in found if one.strip()]


def tile(name: str, shown: list[str]) -> str:
    """The figure of the first look, which stands above its name."""
    return shown[shown.index(name) - 1]


def fact(name: str, shown: list[str]) -> str:
    """The figure of a list, which stands behind its name."""
    return shown[len(shown) - shown[::-1].index(name)]


def test_minutes_without_frames_add_up_to_none() -> None:
    quiet, busy = Minute(0, None, None, 0.1, 1.0), Minute(1, 2.0, 3.0, 0.1, 1.0)
    assert add_up([quiet, quiet]).late is None
    assert add_up([quiet, busy]).late == 3.0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("told", WELL, ids=["well", "unwell"])
def test_the_page_is_whole_in_every_language(told: House, language: str) -> None:
    shown = render_page(told, PageWords(language), refreshing=True).decode()
    assert "<script" not in shown
    assert "op-" not in re.sub('="[^"]*"', "", shown), "a sentence is missing"
    assert '<meta http-equiv="refresh"' in shown
    still = render_page(told, PageWords(language), refreshing=False)
    assert b"http-equiv" not in still
    if told.workers:
        thousands = {"en": "1,234", "fr": "1 234"}
        separated = shown.replace("\N{NARROW NO-BREAK SPACE}", " ").replace(
            "\N{NO-BREAK SPACE}", " "
        )
        assert thousands.get(language, "1.234") in separated
        assert 'class="bar full"' in shown


def test_text_is_never_taken_for_a_tag() -> None:
    shown = render_page(house(), PageWords("en"), refreshing=False).decode()
    evil = house().machine.name
    assert "<" in evil
    assert evil not in shown
    assert shown.count(html.escape(evil)) >= 3


def test_every_limit_has_a_name_that_people_know() -> None:
    rates = [*vars(limits).values(), *vars(notices).values(), *vars(devices).values()]
    for rate in rates:
        if isinstance(rate, limits.Rate):
            assert PageWords("en").messages.has(f"op-limit-{rate.name}"), rate


async def test_figures_that_take_long_keep_nobody_waiting(tmp_path: Path) -> None:
    """They are worked out once, and told when they are there."""
    going, times = asyncio.Event(), 0

    async def count() -> int:
        nonlocal times
        times += 1
        await going.wait()
        return 7

    sizes = CachedFigure(count, 60.0)
    assert [await sizes.soon(0.01) for _ in range(3)] == [None] * 3
    going.set()
    assert [await sizes.get() for _ in range(3)] == [7] * 3
    assert times == 1
    assert size_of_files(tmp_path / "gone-by-now", Path(__file__)) > 0


def test_workers_add_up() -> None:
    one, two = house().workers[0], house().workers[0]
    two.minutes = two.minutes[-1:]
    both = house(workers=[one, two])
    assert [minute.moves for minute in both.minutes] == [60, 240]
    assert both.minutes[-1].cpu == 1.0
    assert both.minutes[-1].late == 20.0


def test_a_minute_is_told_when_it_is_over() -> None:
    clock, cpu, written_ = Clock(), Clock(), Clock()
    pace = Pace(lambda: int(written_.now), clock, cpu)
    for milliseconds in range(1, 101):
        pace.note(milliseconds / 1000)
    written_.now += 30
    cpu.now += 15
    clock.now += MINUTE_S
    assert not pace.minutes
    pace.close()
    assert pace.minutes[-1] == Minute(30, 50.0, 99.0, 0.25, 0.0)
    pace.close()
    assert pace.minutes[-1].late is None


# Several workers


async def test_workers_tell_each_other_how_they_fare() -> None:
    street = Street("one two three")
    one, two, _ = street.all.values()
    street.wait(4)
    two.own_figures = lambda: b'{"name":"two"}'
    asked = asyncio.create_task(one.ask_figures(0.1))
    await asyncio.sleep(0)
    street.talk()
    assert await asked == ([b'{"name":"two"}'], 1), "the third does not answer"
    assert two.fares == {}, "nobody else keeps it"


async def test_another_worker_takes_the_port_where_one_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.setattr(listener, "RETRY_S", 0.01)
    given = read_settings()
    bind, taken = listener.bind_port, asyncio.Event()

    def bound(port: int) -> socket.socket | None:
        found = bind(port)
        if found is None:
            taken.set()
        return found

    monkeypatch.setattr(listener, "bind_port", bound)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def serve(port: int) -> None:
        async with listener.serve_on(app, await listener.wait_for_port(port), given):
            await asyncio.get_running_loop().create_future()

    async def answer(port: int) -> bytes:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
                told = await reader.readline()
                writer.close()
                if told:  # or it was closed by the one that ends
                    return told
            await asyncio.sleep(0.01)

    port = free_port()
    first = asyncio.create_task(serve(port))
    assert b" 204 " in await answer(port)
    second = asyncio.create_task(serve(port))
    await asyncio.wait_for(taken.wait(), PATIENCE)
    first.cancel()
    assert b" 204 " in await answer(port)
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)


# Strangers


STRANGE = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
    b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000,
    b"GET /" + b"a" * 200_000,
    b"\0" * 5_000,
    b"GET / HTTP/9.9\r\n\r\n",
    b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: -1\r\n\r\n",
    b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n123456789",
    b"GET /../../etc/passwd HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET /%00%ff HTTP/1.1\r\nhost: \xff\xfe\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: localhost\r\nauthorization: \xff\xff\r\n\r\n",
    (
        b"GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
        b"connection: upgrade\r\nsec-websocket-version: 13\r\n"
        b"sec-websocket-key: eA==\r\n\r\n"
    ),
]


def test_bytes_of_strangers_do_nothing(served: Served) -> None:
    for strange in STRANGE:
        with socket.create_connection(("127.0.0.1", port_of(served))) as line:
            line.settimeout(PATIENCE)
            send(line, strange, last=True)
            assert rest(line)[9:10] in (b"", b"4"), strange[:40]
    with ask(served, "/", Authorization=f"Bearer {KEY}") as told:
        assert told.status == 200
    log = served.log()
    assert "wrong key" in log
    assert KEY not in log
    assert WRONG_KEY not in log
    assert base64.b64encode(f"anybody:{KEY}".encode()).decode() not in log
    assert "Traceback" not in log


def metrics_of(served: Served, **headers: str) -> HTTPResponse | Any:
    port = served.environment["PARLOUR_METRICS_PORT"]
    request = urllib.request.Request(f"http://127.0.0.1:{port}/metrics", None, headers)
    try:
        return urllib.request.urlopen(request, timeout=PATIENCE)
    except urllib.error.HTTPError as wrong:
        return wrong


HALF = [
    b"",
    b"GET / HT",
    b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n",
]


@pytest.mark.parametrize("at", ["OPERATOR_PORT", "METRICS_PORT", "PORT"])
@pytest.mark.parametrize("words", HALF)
def test_half_requests_shut_no_operator_out(
    served: Served, at: str, words: bytes
) -> None:
    port = int(served.environment.get(f"PARLOUR_{at}", served.port))
    with contextlib.ExitStack() as stack:
        for _ in range(80):
            half = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            send(half, words)
        with ask(served, "/", Authorization=f"Bearer {KEY}") as told:
            assert told.status == 200
        with metrics_of(served) as told:
            assert told.status == 200


def test_connections_kept_alive_shut_no_operator_out(served: Served) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(40):
            line = socket.create_connection(("127.0.0.1", port_of(served)))
            stack.enter_context(line).settimeout(PATIENCE)
            send(line, b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert b"connection: close" in rest(line).lower()
        with ask(served, "/", Authorization=f"Bearer {KEY}") as told:
            assert told.status == 200


def test_metrics_answer_only_to_our_own_names(served: Served) -> None:
    for host in ("127.0.0.1", "localhost", "[::1]:9"):
        with metrics_of(served, Host=host) as told:
            assert told.status == 200
            assert told.headers["content-type"].startswith("text/plain")
            assert b"parlour_tables_open" in told.read()
    with metrics_of(served, Host="evil.example") as told:
        assert told.status == 421
        assert b"parlour_" not in told.read()
