"""Seat links work once, ask first, and every device can be signed out."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.house import Clock, MemoryStore
from tests.server.test_http import another, house, new_table, problem

from parlour.server.access import signed_in as signing
from parlour.server.access.signed_in import FRESH_S, SignedIn
from parlour.server.api.people import LINK_LIFETIME_S, turn_out_ended
from parlour.server.store.rows import Unavailable
from parlour.server.store.store import Store
from parlour.server.tables import frames as common

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(clock: Clock) -> Starlette:
    return house(clock)


@pytest.fixture
def ann(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        client.put("/api/me", json={"name": "Ann"})
        yield client


def link_to(client: TestClient, table: str) -> str:
    answer = client.post(f"/api/tables/{table}/seat-link", json={"seat": 0})
    link: str = answer.json()["link"]
    assert link.startswith("/seat/")
    return link.removeprefix("/seat/")


def a_phone(app: Starlette) -> TestClient:
    phone = another(app)
    phone.headers["user-agent"] = PHONE
    return phone


def come_by(phone: TestClient, token: str) -> Any:
    return phone.post("/api/seat", json={"token": token})


def devices(client: TestClient) -> list[tuple[str, bool]]:
    found = client.get("/api/me/devices").json()["devices"]
    return [(one["label"], one["this"]) for one in found]


def hear_out(line: Any) -> None:
    while True:
        line.receive_json()


def test_a_seat_goes_to_another_device_by_link(ann: TestClient, app: Starlette) -> None:
    made = new_table(ann)
    path = f"/api/tables/{made['id']}/seat-link"
    assert problem(ann.post(path, json={"seat": 1}), 403) == "not-your-seat"
    phone = a_phone(app)
    assert problem(phone.post(path, json={"seat": 0}), 403) == "not-your-seat"
    token = link_to(ann, made["id"])
    assert problem(come_by(phone, token + "x"), 404) == "gone"
    assert come_by(phone, token).json() == {"table": made["id"]}
    seats = phone.get(f"/api/tables/{made['id']}").json()["seats"]
    assert seats[0]["yours"]


def test_a_link_works_once_and_for_an_hour(
    ann: TestClient, app: Starlette, clock: Clock
) -> None:
    table = new_table(ann)["id"]
    token = link_to(ann, table)
    assert come_by(a_phone(app), token).status_code == 200
    assert problem(come_by(a_phone(app), token), 404) == "gone"
    token = link_to(ann, table)
    clock.now += LINK_LIFETIME_S + 1
    assert problem(come_by(a_phone(app), token), 404) == "gone"
    token = link_to(ann, table)
    link_to(ann, table)  # a newer one makes the older void
    assert problem(come_by(a_phone(app), token), 404) == "gone"


def test_a_link_tells_first_whom_it_replaces(ann: TestClient, app: Starlette) -> None:
    token = link_to(ann, new_table(ann)["id"])
    look = {"token": token}
    fresh, bob = a_phone(app), a_phone(app)
    bob.put("/api/me", json={"name": "Bob"})
    new_table(bob, name="Bob")
    new = {"name": "Ann", "yours": False, "you": "", "tables": 0}
    assert fresh.post("/api/seat/look", json=look).json() == new
    offer = bob.post("/api/seat/look", json=look).json()
    assert offer == {"name": "Ann", "yours": False, "you": "Bob", "tables": 1}
    assert bob.get("/api/me").json()["name"] == "Bob"  # looking changes nothing
    assert ann.post("/api/seat/look", json=look).json()["yours"]
    assert come_by(ann, token).status_code == 200  # and uses nothing up
    assert come_by(bob, token).status_code == 200
    assert bob.get("/api/me").json()["name"] == "Ann"


def test_a_device_is_signed_out(ann: TestClient, app: Starlette) -> None:
    table = new_table(ann)["id"]
    assert devices(ann) == [("", True)]
    phone = a_phone(app)
    come_by(phone, link_to(ann, table))
    assert devices(ann) == [("", True), ("Firefox, Android", False)]
    assert devices(phone) == [("", False), ("Firefox, Android", True)]
    out = ann.get("/api/me/devices").json()["devices"][1]["id"]
    missing = ann.post("/api/me/devices/sign-out", json={"id": "nothing"})
    assert problem(missing, 404) == "missing"
    # by the first's own loop: a socket belongs to the loop that serves it
    ann.cookies, phone.cookies = phone.cookies, ann.cookies
    with ann.websocket_connect(f"/ws/{table}") as line:
        line.send_json({"do": "hello"})
        assert line.receive_json()["scene"]["looking"] == 0
        ann.cookies, phone.cookies = phone.cookies, ann.cookies
        told = ann.post("/api/me/devices/sign-out", json={"id": out})
        assert [one["this"] for one in told.json()["devices"]] == [True]
        with pytest.raises(WebSocketDisconnect) as ended:
            hear_out(line)
        assert ended.value.code == common.RESTART
    assert phone.get("/api/me").json() == {"person": False, "name": ""}
    assert not phone.get(f"/api/tables/{table}").json()["seats"][0]["yours"]
    assert ann.get(f"/api/tables/{table}").json()["seats"][0]["yours"]


def test_the_first_device_is_signed_out_from_another(
    ann: TestClient, app: Starlette
) -> None:
    table = new_table(ann)["id"]
    phone = a_phone(app)
    come_by(phone, link_to(ann, table))
    found = phone.get("/api/me/devices").json()["devices"]
    first = next(one["id"] for one in found if not one["this"])
    phone.post("/api/me/devices/sign-out", json={"id": first})
    assert not ann.get("/api/me").json()["person"]
    assert phone.get("/api/me").json()["name"] == "Ann"


def test_another_workers_sign_out_is_noticed(
    ann: TestClient, app: Starlette, clock: Clock
) -> None:
    table = new_table(ann)["id"]
    link_to(ann, table)
    context = app.state.context
    with ann.websocket_connect(f"/ws/{table}") as line:
        line.send_json({"do": "hello"})
        line.receive_json()
        with context.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE devices SET ended = 1")
        assert ann.portal is not None
        ann.portal.call(turn_out_ended, context)
        with pytest.raises(WebSocketDisconnect):
            hear_out(line)
    clock.now += FRESH_S
    assert not ann.get("/api/me").json()["person"]


async def test_answer_under_way_does_not_undo_a_sign_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, clock = MemoryStore(Clock()), Clock()
    signed_in = SignedIn(cast(Store, store), clock)

    async def late(_store: Store, _names: list[str]) -> set[str]:
        signed_in.turned_away("phone")
        return set()

    monkeypatch.setattr("parlour.server.access.signed_in.list_signed_out", late)
    assert not await signed_in.good("phone")
    assert not await signed_in.good("phone")


class Asked:
    """Stands in for the store: who was signed out, and who was asked about."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.out: set[str] = set()
        self.names: list[str] = []
        self.fails = False
        monkeypatch.setattr(signing, "list_signed_out", self.list_signed_out)

    async def list_signed_out(self, _store: Store, names: list[str]) -> set[str]:
        if self.fails:
            raise Unavailable
        self.names += names
        return self.out & {*names}


async def test_the_store_is_asked_about_a_device_every_few_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, clock = Asked(monkeypatch), Clock()
    signed_in = SignedIn(cast(Store, None), clock)
    assert await signed_in.good("phone")
    asked.out = {"phone"}
    clock.now += FRESH_S - 0.1
    assert await signed_in.good("phone")
    assert asked.names == ["phone"]
    clock.now += 0.1
    assert not await signed_in.good("phone")
    assert not await signed_in.good("phone")
    assert asked.names == ["phone", "phone"]
    assert FRESH_S == 5


async def test_without_a_store_devices_stay_as_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, clock = Asked(monkeypatch), Clock()
    signed_in = SignedIn(cast(Store, None), clock)
    signed_in.turned_away("phone")
    clock.now += FRESH_S
    asked.fails = True
    assert await signed_in.good("desk")
    assert not await signed_in.good("phone")


async def test_answers_about_devices_are_bounded_and_the_oldest_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = Asked(monkeypatch)
    monkeypatch.setattr(signing, "MAX_CACHED_DEVICES", 3)
    signed_in = SignedIn(cast(Store, None), Clock())
    for device in "abcd":
        await signed_in.good(device)
    for device in "dcb":
        await signed_in.good(device)
    assert asked.names == [*"abcd"]
    await signed_in.good("a")
    assert asked.names == [*"abcda"]
    assert len(signed_in.asked) == 3


async def test_answers_about_devices_are_forgotten_once_they_are_old(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Thousands of people come in an hour; who was signed out stays out."""
    asked, clock = Asked(monkeypatch), Clock()
    signed_in = SignedIn(cast(Store, None), clock)
    signed_in.turned_away("phone")
    for number in range(100):
        assert await signed_in.good(f"desk {number}")
        clock.now += FRESH_S / 4
    assert len(signed_in.asked) < 10
    asked.fails = True
    assert not await signed_in.good("phone")
