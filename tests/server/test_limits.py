"""How much one person, and one address with many persons, may ask for."""

import asyncio
import contextlib
import json
import random
from collections import deque
from collections.abc import Iterator
from typing import Any, TypeAlias, cast

import pytest
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.house import Clock, connect
from tests.server.test_http import another, house, new_table

from parlour.server import kinds
from parlour.server.access import limits
from parlour.server.access.addresses import network_of
from parlour.server.access.limits import (
    ADDRESSES_PER_SITE,
    PEOPLE_PER_ADDRESS,
    STIRS,
    TALK,
    Buckets,
    Occupancy,
    Rate,
)
from parlour.server.api.replays import viewer_of
from parlour.server.http import socket
from parlour.server.http.answers import HttpProblem
from parlour.server.http.downloads import (
    DOWNLOADS_PER_ADDRESS,
    PIECE_BYTES,
    Downloads,
)
from parlour.server.http.intake import Intake
from parlour.server.tables import frames as common
from parlour.server.tables.registry import Kind


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
    assert sum(told) == 3 * PEOPLE_PER_ADDRESS * 2 - 3  # Ann has had three
    assert buckets.allow_both(rate, "bob", "elsewhere")
    clock.now += 1
    assert buckets.allow_both(rate, "cat", "home")


def test_where_no_address_is_known_only_persons_count() -> None:
    buckets = Buckets(Clock())
    assert all(buckets.allow_both(Rate(1, 1), f"p{n}", "") for n in range(100))


RATES = {
    "frames": (60, 20),
    "talk": (6, 0.5),
    "stirs": (30, 1),
    "nudges": (2, 0.1),
    "looks": (20, 1),
    "requests": (120, 20),
    "handshakes": (120, 4),
    "tables": (12, 0.05),
    "codes": (10, 0.1),
    "names": (30, 0.5),
    "uploads": (6, 0.01),
    "decks": (3, 0.002),
    "pictures": (30, 0.05),
    "replays": (30, 0.5),
    "studies": (20, 0.05),
    "first-studies": (4, 0.01),
    "exports": (12, 0.1),
    "prints": (20, 0.2),
}


def test_no_limit_is_changed_by_accident() -> None:
    """docs/host/limits.md names many of them; whoever changes one changes this too."""
    rates = [one for one in vars(limits).values() if isinstance(one, Rate)]
    assert {one.name: (one.burst, one.each_second) for one in rates} == RATES
    assert (limits.MAX_FRAME_BYTES, limits.MAX_BODY_BYTES, limits.MAX_LOG_BYTES) == (
        1 << 13,
        1 << 16,
        1 << 20,
    )
    assert (limits.MAX_INTAKE_BYTES, limits.MAX_INTAKE_BYTES_PER_ADDRESS) == (
        100 << 20,
        45 << 20,
    )
    assert (limits.SOCKETS_PER_PERSON, limits.SOCKETS_PER_ADDRESS) == (6, 400)
    assert (limits.MAX_QUEUED_MESSAGES, limits.MAX_QUEUED_BYTES) == (64, 1 << 18)
    assert (limits.MAX_BUCKETS, limits.OVERFLOW_BUCKETS) == (10_000, 1_024)
    assert (PEOPLE_PER_ADDRESS, ADDRESSES_PER_SITE) == (4, 16)


def test_a_bucket_refills_token_by_token() -> None:
    clock = Clock()
    buckets = Buckets(clock)
    rate = Rate(2, 0.5)

    def taken() -> int:
        return [buckets.allow(rate, "home") for _ in range(4)].count(True)

    assert taken() == 2
    clock.now += 1.9
    assert taken() == 0
    clock.now += 0.1
    assert taken() == 1
    clock.now += 1_000
    assert taken() == 2


def test_how_often_a_limit_was_reached_is_counted() -> None:
    buckets = Buckets(Clock())
    for _ in range(5):
        buckets.allow(Rate(2, 1, "talk"), "home")
    assert buckets.reached == {"talk": 3}


@pytest.mark.parametrize("factor", [1, 3])
def test_an_address_and_a_site_refill_as_fast_as_they_are_allowed(factor: int) -> None:
    clock = Clock()
    buckets = Buckets(clock, factor)
    rate = Rate(5, 0.5)

    def taken(sites: int) -> int:
        """By 1,000 requests from each of some sites, in many networks of theirs."""
        asked = [
            buckets.allow_both(rate, "", network_of(f"2001:db8:{site}:{n:x}::"), 1, 2)
            for site in range(sites)
            for n in range(100)
            for _ in range(10)
        ]
        return asked.count(True)

    assert taken(2) == 2 * 5 * 2 * factor * ADDRESSES_PER_SITE
    clock.now += 1
    assert taken(1) == 0.5 * 2 * factor * ADDRESSES_PER_SITE
    home = [buckets.allow_both(rate, "", "home", 1, 2) for _ in range(200)]
    assert home.count(True) == 5 * 2 * factor
    clock.now += 2
    home = [buckets.allow_both(rate, "", "home", 1, 2) for _ in range(200)]
    assert home.count(True) == 0.5 * 2 * factor * 2


def test_a_full_bucket_behind_others_makes_room_in_its_turn(few: None) -> None:
    """Buckets that are still in use do not hide one that has refilled."""
    clock = Clock()
    buckets = Buckets(clock)
    rate = Rate(2, 0.001)
    for number in range(100):
        buckets.allow(rate, f"address {number}", 1 if number == 50 else 2)
    clock.now += 1_000
    buckets.allow(rate, "newcomer", 2)
    for number in range(40):
        buckets.allow(rate, f"newcomer {number}")
    group = buckets.group(rate, "address")
    assert "address 50" not in group.levels
    assert "address 49" in group.levels
    assert len(group.levels) == 100


def test_an_address_that_has_no_bucket_leaves_the_person_theirs(few: None) -> None:
    """Where no more people are kept, what comes after them still counts."""
    buckets = Buckets(Clock(), factor=1_000)
    for number in range(100):
        buckets.allow_both(DAILY, f"p{number}", "")
    last: tuple[Rate, limits.Kind, str] = (DAILY, "address", "home")
    many = [buckets.allow_all(1, (DAILY, "person", "new"), last) for _ in range(3)]
    assert many == [True, True, False]


Headers: TypeAlias = list[tuple[bytes, bytes]]
DAILY = Rate(2, 1 / 86_400, "daily")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that keeps few buckets."""
    monkeypatch.setattr(limits, "MAX_BUCKETS", 100)
    monkeypatch.setattr(limits, "OVERFLOW_BUCKETS", 4)


def test_flood_of_new_addresses_resets_no_limit(few: None) -> None:
    buckets = Buckets(Clock())
    assert [buckets.allow(DAILY, "victim") for _ in range(3)] == [True, True, False]
    for number in range(1_000):
        buckets.allow(DAILY, f"address {number}")
    assert not buckets.allow(DAILY, "victim")


def test_addresses_beyond_the_bound_share_buckets(few: None) -> None:
    buckets = Buckets(Clock())
    told = [buckets.allow(DAILY, f"address {number}") for number in range(1_000)]
    assert all(told[:100])
    assert sum(told[100:]) == DAILY.burst * 4
    assert sum(len(group.levels) for group in buckets.groups.values()) == 104
    assert buckets.allow(DAILY, "address 7"), "what is kept counts as before"


def test_refilled_buckets_make_room(few: None) -> None:
    clock = Clock()
    buckets = Buckets(clock)
    for number in range(1_000):
        assert buckets.allow(Rate(2, 1), f"address {number}")
        clock.now += 0.1
    assert sum(len(group.levels) for group in buckets.groups.values()) < 100


def test_persons_beyond_the_bound_are_limited_by_their_address(few: None) -> None:
    buckets = Buckets(Clock(), factor=1_000)
    for number in range(300):
        assert buckets.allow_both(DAILY, f"p{number}", "home")
    assert [buckets.allow_both(DAILY, "p1", "home") for _ in range(2)] == [True, False]
    away = [buckets.allow_both(DAILY, "new", "away", people=1) for _ in range(2_001)]
    assert away == [True] * 2_000 + [False]


def networks(count: int) -> list[str]:
    """IPv6 networks of one site."""
    return [network_of(f"2001:db8:1:{n:x}::1") for n in range(count)]


def test_networks_of_one_ipv6_site_share() -> None:
    buckets = Buckets(Clock(), factor=2)
    told = [buckets.allow_both(DAILY, "", one, people=1) for one in networks(1_000)]
    assert told.count(True) == DAILY.burst * 2 * ADDRESSES_PER_SITE
    assert buckets.allow_both(DAILY, "", network_of("2001:db8:2::1"), people=1)
    assert buckets.allow_both(DAILY, "", "192.0.2.1", people=1)


def test_codes_cannot_be_guessed_from_one_ipv6_site() -> None:
    app = house(rate_factor=1)
    codes = []
    with TestClient(app):
        for number in range(20):
            guest = TestClient(app, client=(f"2001:db8:1:{number:x}::1", 50_000))
            for _ in range(int(limits.CODES.burst) + 1):
                asked = guest.post("/api/join", json={"code": "plum-kettle-nine-otter"})
                codes.append(asked.status_code)
    assert codes.count(404) == limits.CODES.burst * ADDRESSES_PER_SITE
    assert codes.count(429) == len(codes) - codes.count(404)


def test_one_ipv6_site_has_so_many_sockets() -> None:
    held = Occupancy()
    told = []
    for one in networks(ADDRESSES_PER_SITE + 2):
        for _ in range(3):
            told.append(held.has_room(one, 2))
            if told[-1]:
                held.add(one)
    assert told.count(True) == 2 * ADDRESSES_PER_SITE
    assert held.has_room("192.0.2.1", 2)
    for one in networks(ADDRESSES_PER_SITE):
        held.add(one, -2)
    assert not held.held
    assert not held.by_site


def test_refused_address_makes_no_bucket_for_a_person() -> None:
    buckets = Buckets(Clock())
    for number in range(100):
        buckets.allow_both(DAILY, f"p{number}", "home", people=1)
    people = buckets.groups[DAILY, "person"]
    assert list(people.levels) == ["p0", "p1"]


def test_refused_person_takes_nothing_from_the_address() -> None:
    buckets = Buckets(Clock())
    for _ in range(100):
        buckets.allow_both(DAILY, "ann", "home")
    assert buckets.allow_both(DAILY, "bob", "home")


@pytest.mark.parametrize("address", ["home", "2001:db8:1:2::/64", ""])
def test_limit_of_one_asker_counts_as_the_buckets_do(few: None, address: str) -> None:
    """Two houses get the same requests; one looks its buckets up each time."""
    clock, rate = Clock(), Rate(3, 0.5, "looks")
    one, other = Buckets(clock, 2), Buckets(clock, 2)
    one.salt = other.salt
    people = [f"p{number}" for number in range(130)]
    limits_of = {person: one.limit(rate, person, address) for person in people}
    dice = random.Random(1)
    told = []
    for _ in range(3_000):
        person, many = dice.choice(people), dice.choice([1, 1, 2])
        clock.now += dice.random() / 10
        told.append(limits_of[person].allow(many))
        assert told[-1] is other.allow_both(rate, person, address, many)
    assert True in told
    assert False in told
    assert one.reached == other.reached
    for key, group in other.groups.items():
        assert one.groups[key].levels == group.levels


def test_new_browsers_make_no_buckets_and_few_handshakes(
    strict: tuple[Starlette, TestClient],
) -> None:
    app, client = strict
    path = f"/ws/{new_table(client)['id']}"
    client.cookies.clear()
    codes = []
    for _ in range(int(limits.HANDSHAKES.burst) + 5):
        with client.websocket_connect(path) as line:
            cookie = b"set-cookie" in dict(cast(Headers, line.extra_headers))
            line.send_json({"do": "hello"})
            try:
                line.receive_json()
            except WebSocketDisconnect as cut:
                codes.append(cut.code)
                assert not cookie, "no person is made beyond the limit"
        client.cookies.clear()
    assert codes == [common.FLOOD] * 5
    groups = app.state.context.buckets.groups
    kept = [group for (_, kind), group in groups.items() if kind == "person"]
    assert not any(group.levels for group in kept)


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
    assert told.count("done") == TALK.burst * PEOPLE_PER_ADDRESS
    assert told[-1] == "too-fast"


def test_one_address_has_so_many_sockets(
    strict: tuple[Starlette, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, client = strict
    monkeypatch.setattr(socket, "SOCKETS_PER_ADDRESS", 3)
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
    assert not app.state.context.lines.held, "who has left is forgotten"
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


@pytest.mark.parametrize(
    ("text", "meant"), [("0", "0"), ("007", "7"), ("open", "open"), ("watcher",) * 2]
)
def test_viewer_of_replay_has_one_spelling(text: str, meant: str) -> None:
    """Each is built once, and a replay is expensive."""
    assert viewer_of(text) == meant


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", " 1", "\N{SUPERSCRIPT TWO}", "1" * 500]
)
def test_viewer_of_replay_is_checked_at_once(text: str) -> None:
    with pytest.raises(HttpProblem):
        viewer_of(text)


def test_story_exports_have_a_rate(strict: tuple[Starlette, TestClient]) -> None:
    _, client = strict
    made = client.post("/api/stories", json={"content": "salt-hotel", "name": "Ann"})
    path = f"/api/tables/{made.json()['id']}/export.json"
    codes = [client.get(path).status_code for _ in range(20)]
    assert codes.count(200) == limits.EXPORTS.burst
    assert codes.count(429) == 20 - limits.EXPORTS.burst


async def test_address_has_few_large_answers_at_once() -> None:
    """Until they are sent, or nothing came of them; others have their own."""
    downloads = Downloads()
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    body = bytes(range(256)) * 1_000
    places = [downloads.begin("here") for _ in range(DOWNLOADS_PER_ADDRESS)]
    with pytest.raises(HttpProblem) as wrong:
        downloads.begin("here")
    assert (wrong.value.status, wrong.value.problem.error) == (429, "downloads")
    with downloads.begin("elsewhere"):
        pass
    with places[0] as place:
        made = place.answer(Response(body))
    with pytest.raises(HttpProblem):
        downloads.begin("here")
    await made({"type": "http"}, send, send)  # type: ignore[arg-type]
    parts = [one["body"] for one in sent[1:]]
    assert b"".join(parts) == body
    assert max(map(len, parts)) <= PIECE_BYTES
    with contextlib.suppress(KeyError), downloads.begin("here"):
        raise KeyError
    downloads.begin("here")
    assert downloads.held.held == {"here": DOWNLOADS_PER_ADDRESS}


def test_one_ipv6_site_has_so_many_large_answers_at_once() -> None:
    downloads = Downloads()
    for one in networks(ADDRESSES_PER_SITE):
        places = [downloads.begin(one) for _ in range(DOWNLOADS_PER_ADDRESS)]
    another = networks(ADDRESSES_PER_SITE + 1)[-1]
    with pytest.raises(HttpProblem):
        downloads.begin(another)
    with places[0]:
        pass  # its answer failed
    downloads.begin(another)
    downloads.begin("192.0.2.1")


async def test_slow_bodies_of_few_networks_do_not_keep_others_out() -> None:
    """The oldest of the network that has the most is cut off."""
    intake = Intake()
    size = limits.MAX_INTAKE_BYTES // 4
    cut: list[str] = []

    async def slow(address: str, site: str) -> None:
        with intake.room(address, site, size) as body:
            try:
                await body.read(asyncio.Future())
            except HttpProblem as wrong:
                cut.append(f"{address} {wrong.problem.error}")

    given = ["a1 a", "a2 a", "b b", "c c"]
    senders = [asyncio.ensure_future(slow(*one.split())) for one in given]
    await asyncio.sleep(0)
    with intake.room("d", "d", size):
        done, _ = await asyncio.wait(senders, return_when="FIRST_COMPLETED")
        assert done == {senders[0]}
        assert cut == ["a1 crowded"]
        assert sum(one.size for one in intake.bodies) == limits.MAX_INTAKE_BYTES
        with pytest.raises(HttpProblem), intake.room("d", "d", size):
            pass  # nobody has so much
    for sender in senders[1:]:
        sender.cancel()
    await asyncio.gather(*senders, return_exceptions=True)
    assert intake.bodies == []


async def test_body_that_was_read_is_not_cut_off() -> None:
    intake = Intake()
    size = limits.MAX_INTAKE_BYTES // 3
    read: asyncio.Future[bytearray] = asyncio.Future()
    read.set_result(bytearray(b"abc"))
    with contextlib.ExitStack() as stack:
        for address in "abc":
            body = stack.enter_context(intake.room(address, address, size))
            assert await body.read(read) == b"abc"
        with pytest.raises(HttpProblem), intake.room("d", "d", size):
            pass


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


LARGE_BODIES = [
    ("POST", "/api/tables", {"game": "willow", "seats": 0}),
    ("POST", "/api/tables", {"game": "willow", "seats": 3, "options": {"ante": 0}}),
    ("POST", "/api/tables", {"game": "willow", "seats": 3, "options": {"hands": 0}}),
    ("POST", "/api/pads", {"game": "willow", "names": ["Ann", "Bob"], "dealer": 0}),
    ("POST", "/api/pads", {"game": "willow", "names": ["A", "B"], "options": {"a": 0}}),
    ("POST", "/api/lab/studies", {"game": "willow", "seats": 0}),
    ("PUT", "/api/me/away", {"until": 0}),
]


@pytest.mark.parametrize("number", ["9" * 20, "9" * 310, "-" + "9" * 4_300])
@pytest.mark.parametrize(("method", "path", "body"), LARGE_BODIES)
def test_large_integers_in_bodies_are_refused(
    method: str, path: str, body: dict[str, Any], number: str
) -> None:
    text = json.dumps(body).replace(": 0", f": {number}")
    with TestClient(house()) as client:
        asked = client.request(
            method, path, content=text, headers={"content-type": "application/json"}
        )
        assert asked.status_code == 422, asked.text
        assert asked.json()["error"] == "bad-input"
        assert client.get("/api/tables").json()["mine"] == []


def test_long_option_values_are_refused_in_words() -> None:
    with TestClient(house()) as client:
        body = {"game": "willow", "seats": 3, "options": {"ante": "9" * 1_999}}
        asked = client.post("/api/tables", json=body)
        assert (asked.status_code, asked.json()["error"]) == (422, "bad-options")
        for option in ("ante=" + "9" * 3_000, "9" * 3_000 + "=1"):
            path = "/api/print/en/willow/pad.pdf"
            asked = client.get(path, params={"option": option})
            assert asked.status_code == 422, asked.text


def test_large_integers_in_frames_are_refused(
    strict: tuple[Starlette, TestClient],
) -> None:
    _, client = strict
    path = f"/ws/{new_table(client)['id']}"
    for number in ("9" * 20, "9" * 310, "-" + "9" * 4_300):
        with client.websocket_connect(path) as line:
            line.send_text(f'{{"do": "hello", "since": {number}}}')
            assert line.receive_json()["code"] == "hello-first"
        with client.websocket_connect(path) as line:
            line.send_json({"do": "hello"})
            assert line.receive_json()["is"] == "welcome"
            line.send_text(f'{{"do": "sit", "id": "a", "seat": {number}}}')
            while (told := line.receive_json()).get("id") != "a":
                pass  # others are told that somebody has come
            assert (told["is"], told["code"]) == ("oops", "unreadable")


@pytest.mark.parametrize("kind", [kinds.GAME, kinds.TALE, kinds.SCORE_PAD])
async def test_frames_of_every_kind_of_table_bound_their_integers(kind: Kind) -> None:
    out: deque[bytes] = deque()
    conn = connect("ann", out, Buckets(Clock()))
    table = kind.table.__new__(kind.table)  # reading comes before everything else
    await table.take(conn, b'{"do": "sit", "id": "a", "seat": 99999999999999999999}')
    (oops,) = out
    assert b'"unreadable"' in oops
    assert b"64 bits" in oops
