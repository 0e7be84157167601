"""Saying how one wants to be told, over HTTP; and the links in mails."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.server.house import Clock, MemoryStore
from tests.server.notices.services import Browser
from tests.server.test_devices import a_phone, come_by, link_to
from tests.server.test_http import another, house, new_table, problem

from parlour.server.api import notices

ENDPOINT = "https://push.example.net/send/"
ADDRESS = "annabel@example.org"
SET_UP: dict[str, Any] = {
    "url": "http://games.example.org",
    "allowed_hosts": ("testserver",),
    "mail_url": "smtp://127.0.0.1:1",
    "mail_from": "parlour@example.org",
    "push_contact": "mailto:op@example.org",
}


@pytest.fixture
def app() -> Starlette:
    return house(Clock(), **SET_UP)


@pytest.fixture
def ann(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        client.put("/api/me", json={"name": "Ann"})
        yield client


def subscribe(
    client: TestClient, name: str = "a", browser: Browser | None = None, **more: Any
) -> Any:
    keys = (browser or Browser()).keys
    body = {"endpoint": ENDPOINT + name, "p256dh": keys.p256dh, "auth": keys.auth}
    return client.post("/api/me/notices/push", json={**body, **more})


def enter(client: TestClient, address: str = ADDRESS, **more: Any) -> Any:
    return client.post("/api/me/notices/mail", json={"address": address, **more})


def ways(client: TestClient) -> list[tuple[str, str, bool]]:
    found = client.get("/api/me/notices").json()["ways"]
    return [(one["kind"], one["label"], one["answered"]) for one in found]


def mailed(app: Starlette, act: Any, client: TestClient, table: str = "") -> str:
    """The token of a link in a mail to this person."""
    (way,) = [
        one
        for one in client.get("/api/me/notices").json()["ways"]
        if one["kind"] == "mail"
    ]
    token: str = app.state.context.tokens.make_mail_token(act, way["id"], table)
    return token


def test_nothing_is_offered_where_nothing_is_set_up() -> None:
    with TestClient(house()) as bob:
        found = bob.get("/api/me/notices").json()
        assert found == {"push": None, "mail": False, "ways": [], "quiet": []}
        assert problem(subscribe(bob), 404) == "missing"
        assert problem(enter(bob), 404) == "missing"


def test_wrong_settings_keep_nobody_from_playing() -> None:
    wrong: dict[str, Any] = {"mail_url": "nonsense", "push_contact": "nobody"}
    with TestClient(house(**wrong)) as bob:
        assert new_table(bob)["id"]
        assert bob.get("/api/me/notices").json()["mail"] is False


def test_a_browser_is_told_until_it_is_turned_off(ann: TestClient) -> None:
    assert ann.get("/api/me/notices").json()["push"].startswith("B")
    (way,) = subscribe(ann, language="de").json()["ways"]
    assert way["this"]
    assert (way["kind"], way["language"]) == ("push", "de")
    (again,) = subscribe(ann, "b").json()["ways"]
    assert again["id"] != way["id"], "a browser has one"
    assert again["language"] == "de"
    assert ENDPOINT not in ann.get("/api/me/notices").text
    off = "/api/me/notices/off"
    assert problem(ann.post(off, json={"id": way["id"]}), 404) == "missing"
    assert ann.post(off, json={"id": again["id"]}).json()["ways"] == []


def test_endpoint_alone_takes_over_no_subscription(
    ann: TestClient, app: Starlette
) -> None:
    subscribe(ann)
    eve = another(app)
    subscribe(eve, "own")
    assert problem(subscribe(eve), 422) == "bad-endpoint"
    assert len(ways(ann)) == len(ways(eve)) == 1, "nothing has changed"
    assert subscribe(ann).status_code == 200, "a person may renew their own keys"


def test_browser_with_its_keys_may_become_another_persons(
    ann: TestClient, app: Starlette
) -> None:
    browser, bob = Browser(), another(app)
    subscribe(ann, browser=browser)
    assert subscribe(bob, browser=browser).status_code == 200
    assert ways(ann) == []
    assert len(ways(bob)) == 1


BAD = [
    {"endpoint": "http://127.0.0.1/a"},
    {"endpoint": "https://169.254.169.254/latest"},
    {"endpoint": "https://localhost:8765/api/me"},
    {"p256dh": "A" * 87},
    {"p256dh": "é" * 87},
    {"auth": "short" * 5},
]


@pytest.mark.parametrize("wrong", BAD)
def test_what_is_no_browser_is_refused(wrong: Any, ann: TestClient) -> None:
    assert problem(subscribe(ann, **wrong), 422) == "bad-endpoint"
    assert ways(ann) == []


def test_there_is_an_end_to_browsers(
    ann: TestClient, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "MAX_BROWSERS", 1)
    phone = a_phone(app)
    come_by(phone, link_to(ann, table(ann)))
    assert subscribe(phone, "phone").status_code == 200
    assert subscribe(phone, "phone").status_code == 200
    assert problem(subscribe(ann, "more"), 409) == "too-many"


def table(client: TestClient) -> str:
    found = client.get("/api/tables").json()["mine"]
    return str(found[0]["id"] if found else new_table(client)["id"])


def test_an_address_is_shown_to_nobody_not_even_whole(ann: TestClient) -> None:
    enter(ann)
    assert ways(ann) == [("mail", "a…l@example.org", False)]
    assert ADDRESS not in ann.get("/api/me/notices").text
    enter(ann, "bea@example.org")
    assert ways(ann) == [("mail", "b…a@example.org", False)], "somebody has one"


NO_ADDRESSES = [
    *("ann", "a@b", "a b@c.de", "a@c.de\r\nBcc: x@y.z", ".a@c.de", "a..b@c.de"),
    *("=?utf-8?b?!!!?=@c.de", "=?utf-8?q?x=40y.de=2C?=@c.de", "a" * 65 + "@c.de"),
    *("a,b@c.de", "<a@c.de>", "a@c.de,b@c.de", "a@[127.0.0.1]", "a@127.0.0.1"),
]


@pytest.mark.parametrize("address", NO_ADDRESSES)
def test_what_is_no_address_is_refused(address: str, ann: TestClient) -> None:
    assert problem(enter(ann, address), 422) == "bad-address"


def test_nobody_can_have_an_address_asked_again_and_again(
    ann: TestClient, app: Starlette
) -> None:
    assert enter(ann).status_code == 200
    assert enter(another(app)).status_code == 200
    for same in (ADDRESS.upper(), "anna.bel+games@example.org"):
        assert problem(enter(another(app), same), 409) == "asked"


def test_consent_mail_limits_hold_after_a_restart() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    for expected in (200, 200, 409):
        with TestClient(house(clock, store=store, **SET_UP)) as client:
            assert enter(client).status_code == expected
    clock.now += 86_400
    app = house(clock, store=store, **SET_UP)
    with TestClient(app) as client:
        assert enter(client).status_code == 200
        assert enter(another(app)).status_code == 409


def test_consent_mails_of_one_address_are_limited_for_new_people() -> None:
    app = house(Clock(), **SET_UP, rate_factor=1)
    with TestClient(app):
        codes = [enter(another(app), f"p{n}@example.org").status_code for n in range(8)]
    assert codes == [200] * 5 + [429] * 3


def test_consent_mails_of_one_person_are_limited(ann: TestClient) -> None:
    codes = [enter(ann, f"p{n}@example.org").status_code for n in range(8)]
    assert codes == [200] * 5 + [429] * 3


def test_signing_out_a_device_silences_it(ann: TestClient, app: Starlette) -> None:
    phone = a_phone(app)
    come_by(phone, link_to(ann, table(ann)))
    subscribe(phone)
    assert ways(ann) == [("push", "Firefox, Android", True)]
    (other,) = [
        one for one in ann.get("/api/me/devices").json()["devices"] if not one["this"]
    ]
    ann.post("/api/me/devices/sign-out", json={"id": other["id"]})
    assert ways(ann) == []


def test_a_browser_that_becomes_somebody_else_is_told_nothing_of_before(
    ann: TestClient, app: Starlette
) -> None:
    bob = another(app)
    bob.put("/api/me", json={"name": "Bob"})
    subscribe(bob)
    assert len(ways(bob)) == 1
    come_by(bob, link_to(ann, table(ann)))
    assert ways(bob) == []


def test_a_table_is_quiet_for_those_who_sit_there(
    ann: TestClient, app: Starlette
) -> None:
    path = f"/api/tables/{table(ann)}/notices"
    assert ann.put(path, json={"on": False}).json()["quiet"] == [table(ann)]
    assert ann.put(path, json={"on": False}).status_code == 200
    assert ann.put(path, json={"on": True}).json()["quiet"] == []
    assert problem(another(app).put(path, json={"on": False}), 403)


def test_language_and_pace_can_be_changed(ann: TestClient, app: Starlette) -> None:
    (way,) = enter(ann, language="fr", pace="daily").json()["ways"]
    assert (way["language"], way["pace"]) == ("fr", "daily")
    body = {"id": way["id"], "language": "es", "pace": "hourly"}
    (way,) = ann.put("/api/me/notices", json=body).json()["ways"]
    assert (way["language"], way["pace"]) == ("es", "hourly")
    assert problem(another(app).put("/api/me/notices", json=body), 404) == "missing"


def test_a_mail_program_turns_mail_off_by_itself(
    ann: TestClient, app: Starlette
) -> None:
    """As RFC 8058 has it: one request, no cookie, a form for a body."""
    enter(ann)
    path = f"/api/mail/off/{mailed(app, 'off', ann)}"
    program = TestClient(app)
    answer = program.post(path, data={"List-Unsubscribe": "One-Click"})
    assert answer.json() == {"table": ""}
    assert ways(ann) == []
    assert program.post(path).status_code == 200, "twice is as good as once"


def test_a_link_silences_one_table(ann: TestClient, app: Starlette) -> None:
    enter(ann)
    own = table(ann)
    path = f"/api/mail/off/{mailed(app, 'off', ann, own)}"
    assert another(app).post(path).json() == {"table": own}
    assert len(ways(ann)) == 1


def test_links_do_what_they_are_for(ann: TestClient, app: Starlette) -> None:
    enter(ann)
    yes, off = mailed(app, "yes", ann), mailed(app, "off", ann)
    for path in (f"off/{yes}", f"yes/{off}", f"yes/{yes}x", "off/nonsense"):
        assert problem(another(app).post(f"/api/mail/{path}"), 404) == "missing"
    assert another(app).get(f"/api/mail/off/{off}").status_code in (404, 405)
    assert ways(ann) == [("mail", "a…l@example.org", False)], "nothing by looking"
    assert another(app).post(f"/api/mail/yes/{yes}").status_code == 200
    assert ways(ann) == [("mail", "a…l@example.org", True)]


def test_other_sites_turn_nothing_off(ann: TestClient, app: Starlette) -> None:
    enter(ann)
    path = f"/api/mail/off/{mailed(app, 'off', ann)}"
    evil = {"origin": "https://evil.example.org"}
    assert ann.post(path, headers=evil).status_code == 403
    assert len(ways(ann)) == 1


def test_no_address_reaches_the_log(
    ann: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    subscribe(ann)
    enter(ann)
    enter(ann, "no address at all")
    subscribe(ann, endpoint="http://127.0.0.1/secret")
    assert "example.org" not in caplog.text
    assert "push.example.net" not in caplog.text
