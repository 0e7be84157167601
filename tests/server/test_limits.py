"""How much one person, and one address with many persons, may ask for."""

import contextlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.house import Clock
from tests.server.test_http import another, house, new_table

from parlour.server.access import limits
from parlour.server.access.limits import SHARED, STIRS, TALK, Buckets, Rate
from parlour.server.api import exports
from parlour.server.http import socket
from parlour.server.tables import frames as common


@pytest.fixture
def strict() -> Iterator[tuple[Starlette, TestClient]]:
    """A house where one address gets what is usual, and time stands still."""
    app = house(rate_factor=1)
    with TestClient(app) as client:
        yield app, client


def test_many_persons_at_one_address_share() -> None:
    clock = Clock()
    buckets = Buckets(clock, factor=2)
    rate = Rate(3, 1)
    assert [buckets.allow_both(rate, "ann", "home") for _ in range(4)] == [1, 1, 1, 0]
    told = [buckets.allow_both(rate, f"p{n}", "home") for n in range(30)]
    assert sum(told) == 3 * SHARED * 2 - 3  # Ann has had three
    assert buckets.allow_both(rate, "bob", "elsewhere")
    clock.now += 1
    assert buckets.allow_both(rate, "cat", "home")


def test_where_no_address_is_known_only_persons_count() -> None:
    buckets = Buckets(Clock())
    assert all(buckets.allow_both(Rate(1, 1), f"p{n}", "") for n in range(100))


def answers(line: WebSocketTestSession, frames: list[dict[str, Any]]) -> list[str]:
    """What each of these requests was told."""
    told = []
    for number, frame in enumerate(frames):
        line.send_json({**frame, "id": f"r{number}"})
        while True:
            message = line.receive_json()
            if message.get("id") == f"r{number}":
                told.append(message.get("code") or message["is"])
                break
    return told


def test_nobody_fills_the_log_by_sitting_down_and_standing_up(
    strict: tuple[Starlette, TestClient],
) -> None:
    _, client = strict
    made = new_table(client)
    with client.websocket_connect(f"/ws/{made['id']}") as line:
        line.send_json({"do": "hello"})
        frames = [{"do": "host", "act": act} for act in ("lock", "unlock")] * 25
        told = answers(line, frames)
    assert told.count("done") == STIRS.burst
    assert set(told[int(STIRS.burst) :]) == {"too-fast"}


def test_new_browsers_at_one_address_cannot_shout_a_table_down(
    strict: tuple[Starlette, TestClient],
) -> None:
    app, client = strict
    made = new_table(client)
    told = []
    for _ in range(8):
        with another(app).websocket_connect(f"/ws/{made['id']}") as line:
            line.send_json({"do": "hello"})
            told += answers(line, [{"do": "say", "text": "Hey!"}] * int(TALK.burst))
    assert told.count("done") == TALK.burst * SHARED
    assert told[-1] == "too-fast"


def test_one_address_has_so_many_sockets(
    strict: tuple[Starlette, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, client = strict
    monkeypatch.setattr(socket, "LINES", 3)
    made = new_table(client)
    path = f"/ws/{made['id']}"
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            line = stack.enter_context(another(app).websocket_connect(path))
            line.send_json({"do": "hello"})
            assert line.receive_json()["is"] == "welcome"
        late = stack.enter_context(another(app).websocket_connect(path))
        with pytest.raises(WebSocketDisconnect) as cut:
            late.receive_json()
        assert cut.value.code == common.FLOOD
    assert not app.state.context.lines, "who has left is forgotten"
    with client.websocket_connect(path) as line:
        line.send_json({"do": "hello"})
        assert line.receive_json()["is"] == "welcome"


def test_names_are_not_kept_without_end(strict: tuple[Starlette, TestClient]) -> None:
    app, _ = strict
    codes = [
        another(app).put("/api/me", json={"name": "Ann"}).status_code for _ in range(60)
    ]
    assert codes.count(200) == limits.NAMES.burst
    assert codes[-1] == 429


def test_numbers_of_any_length_are_read_without_a_fall(
    strict: tuple[Starlette, TestClient],
) -> None:
    _, client = strict
    made = client.post("/api/stories", json={"content": "salt-hotel", "name": "Ann"})
    path = f"/api/tables/{made.json()['id']}/export.json"
    for seat in ("9" * 5_000, "²", "-1", "0x0", "7"):
        assert client.get(path, params={"seat": seat}).status_code == 403
    assert client.get(path, params={"seat": "0"}).status_code == 200


def test_stories_are_taken_home_one_after_the_other_and_not_without_end(
    strict: tuple[Starlette, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With their pictures each fills many megabytes while it is made."""
    _, client = strict
    made = client.post("/api/stories", json={"content": "salt-hotel", "name": "Ann"})
    path = f"/api/tables/{made.json()['id']}/export.json"
    at_work: list[str] = []
    most = 0

    def slowly(*_: object) -> tuple[bytes, str]:
        nonlocal most
        at_work.append("one")
        most = max(most, len(at_work))
        time.sleep(0.02)  # others could begin meanwhile
        at_work.pop()
        return b"{}", "application/json"

    monkeypatch.setitem(exports.WRITERS, "json", slowly)
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(client.get, path) for _ in range(20)]
        codes = [one.result().status_code for one in asked]
    assert most == 1
    assert codes.count(200) == limits.EXPORTS.burst
    assert codes.count(429) == 20 - limits.EXPORTS.burst


def test_who_was_shown_out_is_told_nothing_more() -> None:
    app = house()
    with TestClient(app) as client:
        made = new_table(client)
        path = f"/ws/{made['id']}"
        bob = another(app)
        bob.put("/api/me", json={"name": "Bob"})
        with bob.websocket_connect(path) as line:
            line.send_json({"do": "hello"})
            assert answers(line, [{"do": "sit", "seat": 1}]) == ["done"]
        assert bob.get(f"/api/tables/{made['id']}").status_code == 200
        with client.websocket_connect(path) as line:
            line.send_json({"do": "hello"})
            kick = {"do": "host", "act": "kick", "seat": 1}
            assert answers(line, [kick]) == ["done"]
        gone = bob.get(f"/api/tables/{made['id']}")
        never = bob.get("/api/tables/" + "x" * 24)
        assert (gone.status_code, gone.json()) == (404, never.json())
