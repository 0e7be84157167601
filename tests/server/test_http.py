"""The HTTP interface: people, tables, pages, and who is turned away."""

import contextlib
import dataclasses
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.drawn import Drawn
from tests.server.house import Clock, MemoryStore

from parlour.builds import running
from parlour.games import GAMES, find
from parlour.server.access.tokens import Tokens, first_device
from parlour.server.api import catalogue
from parlour.server.app import build
from parlour.server.http import files
from parlour.server.http.files import PIECE_BYTES, gunzip_pieces
from parlour.server.process.bot_pool import BotPool
from parlour.server.process.settings import Settings
from parlour.server.store.store import Store
from parlour.server.tables import frames as common
from parlour.server.tables.codes import code, tidy, words

SETTINGS = Settings(
    data=Path("nowhere"),
    database_url="sqlite://",
    secret="s" * 40,
    rate_factor=1000,
    allowed_hosts=("testserver",),
    lab_cpu_percent=0,
    bot_delay=0,
)


def house(
    clock: Clock | None = None, store: MemoryStore | None = None, **changes: Any
) -> Starlette:
    at = clock or Clock()
    return build(
        dataclasses.replace(SETTINGS, **changes),
        thinkers=BotPool(0),
        clock=at,
        store=cast(Store, store or MemoryStore(at)),
    )


@pytest.fixture
def app() -> Starlette:
    return house()


@pytest.fixture
def ann(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        yield client


def another(app: Starlette) -> TestClient:
    """A second browser; the first keeps the application running."""
    return TestClient(app)


def new_table(client: TestClient, **more: Any) -> dict[str, Any]:
    body = {"game": "willow", "seats": 3, "name": "Ann", **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def problem(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body["text"]
    assert set(body) == {"error", "text", "rule", "message", "values"}
    return str(body["error"])


# People


def test_a_browser_becomes_a_person_when_it_needs_to(ann: TestClient) -> None:
    assert ann.get("/api/me").json() == {"person": False, "name": ""}
    assert "parlour" not in ann.cookies
    answer = ann.put("/api/me", json={"name": "  Ann\u202e  A "})
    assert answer.json() == {"person": True, "name": "Ann A"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert ann.get("/api/me").json() == {"person": True, "name": "Ann A"}
    assert problem(ann.put("/api/me", json={"name": "\u202e"}), 422) == "bad-input"
    forged = {"cookie": f"parlour={ann.cookies['parlour'][:-8]}xxxxxxxx"}
    ann.cookies.clear()
    answer = ann.get("/api/me", headers=forged)
    assert answer.json() == {"person": False, "name": ""}


BAD_NAMES = ["\u3164", "\u115f", "\u2800", "...", "http://x.example", "ｈｔｔｐ：／／x"]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_bad_names_are_refused_everywhere(name: str, ann: TestClient) -> None:
    ann.put("/api/me", json={"name": "Ann"})
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": "willow", "seats": 3, "name": name}),
        ("/api/tables", {"game": "willow", "seats": 3, "names": ["Bob", name]}),
        ("/api/pads", {"game": "willow", "names": ["Ann", name]}),
        ("/api/stories", {"content": "salt-hotel", "name": name}),
        ("/api/stories", {"content": "salt-hotel", "name": "Eve", "names": [name]}),
    ]
    assert problem(ann.put("/api/me", json={"name": name}), 422) == "bad-input"
    for path, body in bodies:
        assert problem(ann.post(path, json=body), 422) == "bad-input"
    assert ann.get("/api/me").json()["name"] == "Ann", "nothing has changed"
    assert ann.get("/api/tables").json()["mine"] == []
    made = new_table(ann)
    token = f"/api/tables/{made['id']}/bot-token"
    assert problem(ann.post(token, json={"seat": 1, "name": name}), 409) == "bad-name"
    with ann.websocket_connect(f"/ws/{made['id']}") as line:
        line.send_json({"do": "hello"})
        line.send_json({"do": "stand", "id": "up", "seat": 0})
        line.send_json({"do": "sit", "id": "sit", "name": name})
        while (told := line.receive_json()).get("id") != "sit":
            pass
        assert (told["is"], told["refused"]) == ("no", "bad-name")
        assert "letter" in told["text"]


def test_look_alike_names_are_told_apart(ann: TestClient, app: Starlette) -> None:
    made = new_table(ann, names=["Ａｎｎ", "Ann\u2800"])
    seats = ann.get(f"/api/tables/{made['id']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ann 2", "Ann 3"]


def test_names_older_than_the_rules_still_work(ann: TestClient, app: Starlette) -> None:
    ann.put("/api/me", json={"name": "Ann"})
    store = app.state.context.store
    (person,) = store.names
    store.names[person] = "🦊"
    assert ann.get("/api/me").json()["name"] == "🦊"
    made = new_table(ann, name="🦊")
    with ann.websocket_connect(f"/ws/{made['id']}") as line:
        line.send_json({"do": "hello"})
        line.send_json({"do": "stand", "id": "up", "seat": 0})
        line.send_json({"do": "sit", "id": "sit", "name": "🦊"})
        while (told := line.receive_json()).get("id") != "sit":
            pass
        assert told["is"] == "done"


def test_behind_https_cookies_are_kept_to_it() -> None:
    with TestClient(house(url="https://games.example.org")) as client:
        answer = client.put("/api/me", json={"name": "Ann"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


def test_tokens_of_others_and_of_other_kinds_are_nothing() -> None:
    tokens, others = Tokens("a" * 40), Tokens("b" * 40)
    assert tokens.person(tokens.cookie("p", "d")) == ("p", "d")
    first = tokens.cookie("p", first_device("p"))
    assert tokens.person(first) == ("p", first_device("p"))
    for wrong in ("", "x", others.cookie("p", "d"), str(tokens.people.dumps([1, 2]))):
        assert tokens.person(wrong) == ("", "")


# Tables


def test_a_table_is_made_found_by_its_code_and_listed(
    ann: TestClient, app: Starlette
) -> None:
    made = new_table(ann, bots=[None, "regular"], public=True)
    assert made["link"] == f"/t/{made['id']}"
    assert len(made["code"].split("-")) == 4
    bob = another(app)
    spoken = "  " + made["code"].upper().replace("-", "  ") + "!"
    assert bob.post("/api/join", json={"code": spoken}).json() == {"id": made["id"]}
    mine = ann.get("/api/tables").json()
    assert [card["id"] for card in mine["mine"]] == [made["id"]]
    assert mine["open"] == []
    theirs = bob.get("/api/tables").json()
    assert theirs["mine"] == []
    (card,) = theirs["open"]
    assert card["code"] is None
    assert (card["taken"], card["seats"], card["host"]) == (2, 3, "Ann")
    info = bob.get(f"/api/tables/{made['id']}").json()
    assert info["seed"] is None
    assert len(info["commitment"]) == 64
    assert not any(seat["yours"] for seat in info["seats"])
    assert any(
        seat["yours"] for seat in ann.get(f"/api/tables/{made['id']}").json()["seats"]
    )


def test_private_tables_are_not_listed_and_not_told_from_none(
    ann: TestClient, app: Starlette
) -> None:
    new_table(ann)
    bob = another(app)
    assert bob.get("/api/tables").json() == {"mine": [], "open": []}
    gone = bob.get("/api/tables/" + "x" * 24)
    assert problem(gone, 404) == "gone"
    assert (
        problem(bob.post("/api/join", json={"code": "no-such-code"}), 404)
        == "no-such-code"
    )


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no-such-game"),
    ({"seats": 1}, "bad-options"),
    ({"seats": 99}, "bad-input"),
    ({"options": {"ante": "much"}}, "bad-options"),
    ({"options": {"anty": 1}}, "bad-options"),
    ({"bots": ["genius", None]}, "no-such-bot"),
    ({"bots": ["expert@9000000", None]}, "no-such-bot"),
    ({"bots": ["random", "random", "random"]}, "bad-input"),
    ({"bots": [None] * 4}, "bad-input"),
    ({"names": ["Bob", "Cat", "Dot"]}, "bad-input"),
    ({"watch": "everything"}, "bad-input"),
    ({"watch": "delayed", "delay": 0}, "bad-input"),
    ({"watch": "delayed", "delay": 59}, "bad-input"),
    ({"begin": True}, "bad-input"),
    ({"begin": True, "bots": [None, "random", None]}, "bad-input"),
    ({"candle": -1}, "bad-input"),
    ({"clock": [1, 2, 3]}, "bad-input"),
    ({"nonsense": True}, "bad-input"),
    ({"name": ""}, "bad-input"),
]


@pytest.mark.parametrize(("wrong", "error"), BAD_TABLES)
def test_a_table_that_makes_no_sense_is_refused_in_words(
    wrong: dict[str, Any], error: str, ann: TestClient
) -> None:
    body = {"game": "willow", "seats": 3, "name": "Ann", **wrong}
    assert problem(ann.post("/api/tables", json=body), 422) == error
    assert ann.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_put_on_a_table(slug: str, ann: TestClient) -> None:
    made = new_table(ann, game=slug, seats=None)
    assert ann.get(f"/api/tables/{made['id']}").json()["game"] == slug
    page = ann.get(f"/api/pages/en/{slug}/rules").json()
    assert page["rules"]
    assert all(
        f'id="{rule}"' in page["html"]
        for rule in page["rules"]
        if not rule.startswith("PKR")
    )
    assert ann.get(f"/api/pages/en/{slug}/crib").json()["html"]
    assert "tagline" in ann.get(f"/api/words/en/{slug}").text


def test_pages_are_in_the_readers_language_or_else_in_english(
    ann: TestClient,
) -> None:
    german = ann.get("/api/pages/de/willow/rules").json()
    english = ann.get("/api/pages/en/willow/rules").json()
    assert (german["language"], english["language"]) == ("de", "en")
    assert german["rules"].keys() == english["rules"].keys()
    assert german["rules"]["PKR-01"] != english["rules"]["PKR-01"]
    assert ann.get("/api/credits?language=de").json()["language"] == "de"
    assert ann.get("/api/credits?language=xx").json()["language"] == "en"
    lacking = catalogue.read_page(lambda spoken: "Aim." * (spoken == "en"), "de")
    assert (lacking.html, lacking.language) == ("<p>Aim.</p>\n", "en")


def test_the_story_has_pages_too(ann: TestClient) -> None:
    page = ann.get("/api/pages/en/fugue/rules").json()
    assert '<li id="FUG-S01"><strong>FUG-S01</strong>' in page["html"]
    assert '<li id="FUG-R36" class="ruling">' in page["html"]
    assert "James Wallis" in page["html"]
    assert "left neighbour" in page["rules"]["FUG-P04"]
    crib = ann.get("/api/pages/en/fugue/crib").json()["html"]
    assert "Nobody wins" in crib
    german = ann.get("/api/pages/de/fugue/crib").json()
    assert german["language"] == "de"
    assert "Niemand gewinnt" in german["html"]
    assert problem(ann.get("/api/pages/xx/fugue/rules"), 404) == "missing"
    assert problem(ann.get("/api/pages/en/fugue/en"), 404) == "missing"


@pytest.mark.parametrize(
    "company", [{"bots": [None, "random", "random"]}, {"names": ["Bob", "Cat"]}]
)
def test_a_table_without_a_free_chair_may_begin_at_once(
    company: dict[str, Any], ann: TestClient
) -> None:
    made = new_table(ann, begin=True, **company)
    assert ann.get(f"/api/tables/{made['id']}").json()["state"] == "playing"
    made = new_table(ann, **company)
    assert ann.get(f"/api/tables/{made['id']}").json()["state"] == "gathering"


def test_how_late_watchers_are_is_told(ann: TestClient) -> None:
    for delay in (60, 300, 900):
        made = new_table(ann, watch="delayed", delay=delay)
        assert ann.get(f"/api/tables/{made['id']}").json()["delay"] == delay
    made = new_table(ann, watch="delayed")
    assert ann.get(f"/api/tables/{made['id']}").json()["delay"] == 300


def test_friends_at_the_same_screen_get_seats_too(ann: TestClient) -> None:
    made = new_table(ann, bots=[None, "random", None], names=["Ann"])
    seats = ann.get(f"/api/tables/{made['id']}").json()["seats"]
    assert [(s["name"], s["yours"]) for s in seats] == [
        ("Ann", True),
        ("Clover", False),
        ("Ann 2", True),
    ]


def test_the_qr_code_is_a_picture(ann: TestClient) -> None:
    made = new_table(ann)
    answer = ann.get(f"/api/tables/{made['id']}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


# Playing over the socket, to the end and beyond


def play_out(client: TestClient, id_: str) -> dict[str, Any]:
    """Begins if need be, and answers whatever is asked until it is over."""
    with client.websocket_connect(f"/ws/{id_}") as socket:
        socket.send_json({"do": "hello"})
        number = 0
        answered = None
        drawn = Drawn()
        while True:
            message = socket.receive_json()
            scene = drawn.hear(message)
            if not scene:
                assert message["is"] in ("presence", "done"), message
                continue
            if scene["table"]["state"] == "gathering":
                socket.send_json({"do": "begin", "id": "begin"})
            if scene["table"]["state"] == "over":
                return dict(scene)
            asked = scene["question"]
            if asked and asked["at"] != answered:
                answered = asked["at"]
                number += 1
                chosen = asked["suggested"] or first_answer(socket, asked, drawn)
                socket.send_json(
                    {
                        "do": "play",
                        "id": f"p{number}",
                        "seat": asked["seat"],
                        "at": asked["at"],
                        "chosen": chosen,
                    }
                )


def first_answer(
    socket: WebSocketTestSession, asked: dict[str, Any], drawn: Drawn
) -> list[str]:
    """The first legal answer, asking what may follow where order matters."""
    able = asked["next"]
    if "done" in able:
        return []
    if not asked["staged"]:
        return list(able[: max(1, asked["least"])])
    chosen = [able[0]]
    while True:
        frame = {"seat": asked["seat"], "at": asked["at"], "chosen": chosen}
        socket.send_json({"do": "consider", "id": "c", **frame})
        answer = socket.receive_json()
        while answer["is"] in ("presence", "done", "update"):
            drawn.hear(answer)
            answer = socket.receive_json()
        assert answer["is"] == "considered", answer
        if answer["enough"]:
            return chosen
        chosen.append(answer["next"][0])


def test_a_game_is_played_replayed_and_its_log_comes_back(
    ann: TestClient, app: Starlette
) -> None:
    made = new_table(ann, game="lamarckian-poker", bots=[None, "regular", "random"])
    path = f"/api/tables/{made['id']}"
    assert problem(ann.get(f"{path}/log"), 409) == "not-over"
    scene = play_out(ann, made["id"])
    replay = scene["table"]["replay"]
    bob = another(app)
    views = {}
    for seen_as in ("open", "watcher", "0", "2"):
        found = bob.get(f"/api/replays/{replay}", params={"as": seen_as}).json()
        assert found["as"] == seen_as
        assert found["seed"] == scene["table"]["seed"]
        assert found["commitment"] == scene["table"]["commitment"]
        assert len(found["steps"]) == len(found["log"]["choices"]) + 1
        views[seen_as] = found["steps"]
    assert views["0"][-1]["view"] == scene["view"]
    opened = views["open"][3]["view"]["zones"]
    assert all(len(z.get("pieces", [])) == z["count"] for z in opened)
    hands = [z for z in views["0"][3]["view"]["zones"] if z["zone"] == "hand"]
    whole = [len(z.get("pieces", [])) == z["count"] for z in hands]
    assert whole == [True, False, False]
    for odd in ("9", "9" * 400, "9" * 5_000, "²"):
        seen = bob.get(f"/api/replays/{replay}", params={"as": odd})
        assert problem(seen, 422) == "bad-input"
    assert problem(bob.get("/api/replays/none"), 404) == "missing"
    log = ann.get(f"{path}/log")
    assert "attachment" in log.headers["content-disposition"]
    again = bob.post("/api/replays", content=log.content)
    assert again.status_code == 201
    found = bob.get(f"/api/replays/{again.json()['id']}?as=0").json()
    told = [{**step, "why": None} for step in views["0"]]  # no log has reasons
    assert found["steps"] == told
    assert any(step["why"] for step in views["0"])
    card = ann.get("/api/tables").json()["mine"][0]
    assert (card["state"], card["replay"]) == ("over", replay)


def test_logs_that_do_not_hold_are_refused(ann: TestClient, app: Starlette) -> None:
    made = new_table(ann, game="lost-pueblo", seats=4, bots=[None, *["random"] * 3])
    play_out(ann, made["id"])
    log = ann.get(f"/api/tables/{made['id']}/log").json()
    wrong: list[Any] = [
        {**log, "seed": "another"},
        {**log, "choices": log["choices"][:-1]},
        {**log, "choices": [[0, ["nonsense"]]]},
        {**log, "game": "chess"},
        {**log, "game": "leduc"},
        {**log, "seats": 900},
        {**log, "names": ["x" * 90] * 4},
        {**log, "edition": 99},
        {**log, "more": 1},
        [],
    ]
    bob = another(app)
    for body in wrong:
        assert problem(bob.post("/api/replays", json=body), 422) == "bad-log"
    deep = bob.post("/api/replays", content=b'{"options":' + b"[" * 100_000)
    assert problem(deep, 422) == "bad-log"
    assert problem(bob.post("/api/replays", content=b"x" * 2_000_000), 413) == "too-big"


@pytest.mark.parametrize("slug", ["following-suit", "hey-bartender"])
def test_the_guided_game_leads_to_the_end(slug: str, ann: TestClient) -> None:
    made = new_table(ann, game=slug, guide=True)
    with ann.websocket_connect(f"/ws/{made['id']}") as socket:
        socket.send_json({"do": "hello"})
        scene = socket.receive_json()["scene"]
    assert scene["table"]["guided"]
    assert scene["table"]["state"] == "playing"
    assert scene["question"]["guide"]
    end = play_out(ann, made["id"])
    assert end["table"]["state"] == "over"


# Who is turned away


def test_pages_of_other_sites_can_do_nothing(ann: TestClient) -> None:
    evil = {"origin": "https://evil.example"}
    assert (
        problem(ann.put("/api/me", json={"name": "A"}, headers=evil), 403)
        == "other-site"
    )
    hidden = {"sec-fetch-site": "cross-site"}
    assert (
        problem(ann.put("/api/me", json={"name": "A"}, headers=hidden), 403)
        == "other-site"
    )
    own = {"origin": "http://testserver"}
    assert ann.put("/api/me", json={"name": "A"}, headers=own).status_code == 200
    made = new_table(ann)
    with (
        pytest.raises(WebSocketDisconnect),
        ann.websocket_connect(f"/ws/{made['id']}", headers=evil),
    ):
        pass


def test_every_answer_carries_its_armour(ann: TestClient) -> None:
    for path in ("/", "/t/abc", "/api/me", "/api/none", "/health", "/assets/none.js"):
        headers = ann.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_bodies_are_json_and_not_too_long(ann: TestClient) -> None:
    answer = ann.put("/api/me", content=b'{"name":"A"}')
    assert problem(answer, 415) == "not-json"
    json = {"content-type": "application/json"}
    long = ann.put("/api/me", content=b" " * 100_000, headers=json)
    assert problem(long, 413) == "too-big"
    deep = ann.put("/api/me", content=b'{"name":' + b"[" * 50_000, headers=json)
    assert problem(deep, 422) == "bad-input"

    def slowly() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    assert problem(ann.put("/api/me", content=slowly(), headers=json), 413) == "too-big"


def test_codes_cannot_be_tried_out() -> None:
    clock = Clock()
    with TestClient(house(clock, rate_factor=1)) as client:
        answers = [
            client.post("/api/join", json={"code": f"plum-kettle-{n}"}).status_code
            for n in range(30)
        ]
        assert answers.count(404) == 10
        assert answers[-1] == 429
        stranger = another(client.app)  # type: ignore[arg-type]
        late = stranger.post("/api/join", json={"code": "a-b-c"})
        assert problem(late, 429) == "too-fast"  # a new cookie does not help
        assert late.headers["retry-after"]
        clock.now += 60
        assert client.post("/api/join", json={"code": "a-b-c"}).status_code == 404


def test_tables_cannot_be_made_without_end() -> None:
    with TestClient(house(rate_factor=1)) as client:
        made = [
            client.post("/api/tables", json={"game": "willow", "name": "A"}).status_code
            for _ in range(20)
        ]
        assert made.count(201) == 12
        assert made[-1] == 429


def test_a_full_house_says_so() -> None:
    with TestClient(house(max_tables=1, max_sockets=1)) as client:
        first, second = new_table(client), new_table(client)
        with client.websocket_connect(f"/ws/{first['id']}") as socket:
            socket.send_json({"do": "hello"})
            assert socket.receive_json()["is"] == "welcome"
            assert problem(client.get(f"/api/tables/{second['id']}"), 503) == "busy"
            more = client.post("/api/tables", json={"game": "willow"})
            assert problem(more, 503) == "busy"
            with client.websocket_connect(f"/ws/{first['id']}") as other:
                assert to_the_end(other) == ([], 1013)


def test_unknown_paths_are_said_to_be_unknown(ann: TestClient) -> None:
    assert problem(ann.get("/api/none"), 404) == "missing"
    assert problem(ann.delete("/api/me"), 405) == "method"
    assert problem(ann.get("/api/words/en/none"), 404) == "missing"
    assert problem(ann.get("/api/words/xx/willow"), 404) == "missing"
    assert problem(ann.get("/api/words/..%2F..%2Fen/willow"), 404) == "missing"
    assert problem(ann.get("/api/pages/en/willow/__init__"), 404) == "missing"
    assert problem(ann.get("/assets/..%2f..%2fapp.py"), 404) == "missing"


def test_what_lasts_is_not_sent_twice(ann: TestClient) -> None:
    for path in ("/api/games", "/api/words/en/shared", "/api/credits"):
        first = ann.get(path)
        assert first.status_code == 200
        again = ann.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_what_is_large_is_packed(ann: TestClient) -> None:
    plain = ann.get("/api/games", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    small = ann.get("/api/games", headers={"accept-encoding": "gzip, br"})
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(plain.content) / 3
    assert small.json() == plain.json()
    me = ann.get("/api/me", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in me.headers  # what is secret is never packed


def test_an_app_to_install_is_looked_for_anew(
    ann: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that a browser keeps would hold the old build; hashed files may stay."""
    monkeypatch.setattr(files, "STATIC", tmp_path)
    (tmp_path / "assets").mkdir()
    sent = {
        "worker.js": ("text/javascript; charset=utf-8", "no-cache"),
        "app.de.webmanifest": ("application/manifest+json", "no-cache"),
        "index.html": ("text/html; charset=utf-8", "no-cache"),
        "assets/index-1a2b3c4d.js": ("text/javascript; charset=utf-8", files.FOREVER),
    }
    for name in sent:
        (tmp_path / name).write_text("x" * 1000)
    for name, (media, cache) in sent.items():
        head = ann.get(f"/{name}").headers
        assert (head["content-type"], head["cache-control"]) == (media, cache)
        assert head["content-encoding"] == "gzip"
        assert "worker-src 'self'" in head["content-security-policy"]
        assert "manifest-src 'self'" in head["content-security-policy"]


def test_documentation_is_served_only_if_it_is_built(
    ann: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "docs"
    monkeypatch.setattr(files, "DOCS_PLACES", (site,))
    assert ann.get("/docs/").status_code == 404
    assert not ann.get("/api/games").json()["docs"]
    (site / "play").mkdir(parents=True)
    (tmp_path / "secret").write_text("secret")
    for name in ("index.html", "play/start.html"):
        (site / name).write_text(f"<p>{name}")
    assert ann.get("/api/games").json()["docs"]
    assert ann.get("/docs").url.path == "/docs/"
    for path, text in {"": "index.html", "play/start.html": "play/start.html"}.items():
        page = ann.get(f"/docs/{path}")
        assert page.text == f"<p>{text}"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        policy = page.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "form-action 'self'" in policy  # the search
    for path in ("play", "play/none.html", "%2e%2e/secret", "..%2fsecret"):
        assert ann.get(f"/docs/{path}").status_code == 404


def test_what_comes_packed_is_unpacked_piece_by_piece() -> None:
    """A replay has tens of megabytes, and readers may be slow."""
    whole = bytes(range(256)) * 40_000
    pieces = list(gunzip_pieces(gzip.compress(whole)))
    assert max(map(len, pieces)) <= PIECE_BYTES
    assert b"".join(pieces) == whole


def test_the_games_are_listed_with_all_a_client_needs(ann: TestClient) -> None:
    listed = ann.get("/api/games").json()["games"]
    assert [game["slug"] for game in listed] == list(GAMES)
    windows = [game["slug"] for game in listed if game["windows"]]
    assert windows == ["caribbean-star", "contest", "domino-avatars", "domino-knights"]
    for game in listed:
        assert game["tagline"]
        assert game["minutes"] > 0
        assert game["pieces"]
        assert game["usual_seats"] in game["players"]


@pytest.mark.parametrize("experts", [0, 1])
def test_experts_are_offered_where_they_can_think(experts: int) -> None:
    with TestClient(house(experts=experts)) as ann:
        listed = ann.get("/api/games").json()["games"]
    offering = [game["slug"] for game in listed if "expert" in game["bots"]]
    assert len(offering) == (len(GAMES) if experts else 0)
    assert all("regular" in game["bots"] for game in listed)


def test_health_and_figures(ann: TestClient) -> None:
    health = ann.get("/health").json()
    assert health["ok"]
    assert health["build"] == running()
    new_table(ann)
    assert "parlour_" not in ann.get("/metrics").text
    context = cast(Starlette, ann.app).state.context
    figures = generate_latest(context.metrics.registry).decode()
    assert 'parlour_tables_created_total{game="willow"} 1.0' in figures
    assert "parlour_sockets_open 0.0" in figures


# Sockets


def test_hello_comes_first(ann: TestClient) -> None:
    made = new_table(ann)
    with ann.websocket_connect(f"/ws/{made['id']}") as socket:
        socket.send_json({"do": "ping"})
        assert socket.receive_json()["code"] == "hello-first"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_table_that_is_not_there_is_gone(ann: TestClient) -> None:
    with ann.websocket_connect("/ws/none") as socket:
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_json()
        assert gone.value.code == common.GONE


def test_a_flood_is_warned_about_and_cut_off() -> None:
    with TestClient(house(rate_factor=1)) as client:
        made = new_table(client)
        with client.websocket_connect(f"/ws/{made['id']}") as socket:
            socket.send_json({"do": "hello"})
            for _ in range(150):
                socket.send_json({"do": "ping"})
            kinds, code = to_the_end(socket)
            assert code == common.FLOOD
            assert kinds.count("pong") >= 50
            assert "oops" in kinds


def to_the_end(socket: WebSocketTestSession) -> tuple[list[str], int]:
    """The kinds of all messages until the line is closed, and the code."""
    kinds: list[str] = []
    while True:
        try:
            kinds.append(socket.receive_json()["is"])
        except WebSocketDisconnect as cut:
            return kinds, cut.code


def test_one_person_has_so_many_sockets_at_a_table(ann: TestClient) -> None:
    made = new_table(ann)
    path = f"/ws/{made['id']}"
    with contextlib.ExitStack() as stack, ann.websocket_connect(path) as first:
        first.send_json({"do": "hello"})
        assert first.receive_json()["is"] == "welcome"
        more = [stack.enter_context(ann.websocket_connect(path)) for _ in range(6)]
        for socket in more:
            socket.send_json({"do": "hello"})
            assert socket.receive_json()["is"] == "welcome"
        assert to_the_end(first)[1] == common.ELSEWHERE


def test_a_visitor_without_a_cookie_gets_one_with_the_socket(
    ann: TestClient, app: Starlette
) -> None:
    made = new_table(ann)
    bob = another(app)
    with bob.websocket_connect(f"/ws/{made['id']}") as socket:
        headers = dict(cast(list[tuple[bytes, bytes]], socket.extra_headers))
        cookie = headers[b"set-cookie"].decode()
        assert "HttpOnly" in cookie
        socket.send_json({"do": "hello"})
        socket.receive_json()
        socket.send_json({"do": "sit", "id": "s", "name": "Bob"})
        kinds = [socket.receive_json() for _ in range(3)]
        assert any(m["is"] == "done" for m in kinds)


def test_spoken_codes() -> None:
    assert len(words()) ** 4 > 2**38
    assert len(words()) ** 5 > 2**47
    assert all(word.isalpha() and 2 < len(word) < 10 for word in words())
    made = code(public=False)
    assert tidy(made.upper().replace("-", ", ")) == made


@pytest.mark.parametrize(("public", "count"), [(True, 4), (False, 5)])
def test_code_of_a_private_table_has_five_words(
    ann: TestClient, public: bool, count: int
) -> None:
    made = new_table(ann, public=public)
    assert len(made["code"].split("-")) == count
    spoken = made["code"].upper().replace("-", ", ")
    assert ann.post("/api/join", json={"code": spoken}).json() == {"id": made["id"]}


def test_the_record_of_a_game_whose_rules_are_gone(
    ann: TestClient, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = [None, "regular", "regular"]
    made = new_table(ann, game="willow", public=True, begin=True, bots=bots)
    listed = ann.get("/api/tables").json()["mine"]
    assert made["id"] in {card["id"] for card in listed}
    monkeypatch.setattr(find("willow"), "knows", (99,))
    app.state.context.tables.open.clear()
    found = ann.get("/api/tables").json()
    assert made["id"] not in {card["id"] for card in found["mine"] + found["open"]}
    table = ann.get(f"/api/tables/{made['id']}").json()
    assert (table["state"], table["outdated"]) == ("closed", True)
    record = ann.get(f"/api/tables/{made['id']}/log").json()
    assert record["edition"] == find("willow").edition
    assert record["seed"]
