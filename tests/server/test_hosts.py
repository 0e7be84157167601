"""No other site's name leads here: DNS rebinding does not work."""

import json

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.test_http import house

from parlour.server.access.hosts import names

HOSTS = [
    ("localhost", 200),
    ("localhost:8765", 200),
    ("LOCALHOST.", 200),
    ("app.localhost:80", 200),
    ("127.0.0.1:8765", 200),
    ("192.168.1.20:8765", 200),
    ("[::1]:8765", 200),
    ("[fe80::1]", 200),
    ("games.example.org", 200),
    ("testserver", 200),
    ("evil.example", 421),
    ("evil.example:8765", 421),
    ("192.168.1.20.evil.example", 421),
    ("localhost.evil.example", 421),
    ("games.example.org.evil.example", 421),
    ("[evil]", 421),
    ("a" * 290 + ".localhost", 200),
    ("a" * 291 + ".localhost", 421),
    ("desk", 200),
    ("desk.local", 200),
    ("desk.home.example", 200),
    ("home.example", 421),
    ("", 200),
]


@pytest.mark.parametrize(("host", "status"), HOSTS)
def test_only_our_own_names_are_answered_to(
    host: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Desk.home.example")
    names.cache_clear()
    with TestClient(house(url="https://games.example.org")) as client:
        answer = client.get("/api/me", headers={"host": host})
        assert answer.status_code == status
        if status == 421:
            assert "PARLOUR_ALLOWED_HOSTS" in json.loads(answer.content)["text"]


def test_sockets_answer_to_our_own_names_only() -> None:
    with TestClient(house()) as client:
        made = client.post("/api/tables", json={"game": "willow", "name": "Ann"}).json()
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            client.websocket_connect(
                f"/ws/{made['id']}", headers={"host": "evil.example"}
            ) as line,
        ):
            line.receive_json()
        assert refused.value.code == 1008
        with client.websocket_connect(f"/ws/{made['id']}") as line:
            line.send_json({"do": "hello"})
            assert line.receive_json()["is"] == "welcome"


def test_an_origin_that_is_no_address_is_another_site() -> None:
    with TestClient(house()) as client:
        answer = client.put(
            "/api/me", json={"name": "Ann"}, headers={"origin": "http://[::1"}
        )
        assert answer.status_code == 403
