"""The pages of docs/api say what the server's classes say, and their examples work."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.server.test_http import house

from parlour.engine.happened import AnyEvent
from parlour.server.access import limits
from parlour.server.games import acts, entries
from parlour.server.games import frames as wire
from parlour.server.pads import acts as pad_acts
from parlour.server.stories import acts as story_acts
from parlour.server.stories import room as story_room
from parlour.server.stories import scenes
from parlour.server.tables import frames as common
from parlour.story import entries as story_entries

ROOT = Path(__file__).parents[2]
API = ROOT / "docs" / "api"
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in API.glob("*.md")}
WEBSOCKET = PAGES["websocket"]
EVENTS = PAGES["events"]
FRAMES = PAGES["frames"]
MAKE = (
    "import sys; sys.path.insert(0, 'tools'); import {tool};"
    " sys.stdout.write({tool}.written())"
)
GENERATED = {"frames": "frame_tables", "errors": "error_tables"}
UNIONS: list[Any] = [
    AnyEvent,
    acts.Request,
    wire.Message,
    story_acts.Request,
    scenes.Message,
    story_entries.AnyEntry,
    entries.AnyEntry,
    story_room.AnyRow,
]


@pytest.mark.parametrize(("page", "tool"), GENERATED.items())
def test_generated_page_is_up_to_date(page: str, tool: str) -> None:
    made = subprocess.run(
        [sys.executable, "-c", MAKE.format(tool=tool)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert made == PAGES[page], f"run tools/{tool}.py"


def test_every_kind_of_event_is_explained_with_its_fields() -> None:
    """All may have a rule."""
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", EVENTS, re.MULTILINE)
    assert {kind: set(re.findall(r"`(\w+)`", fields)) for kind, fields in rows} == {
        kind.__struct_config__.tag: {*kind.__struct_encode_fields__} - {"rule"}
        for kind in AnyEvent.__args__
    }


def test_every_kind_of_frame_and_every_field_of_it_is_listed() -> None:
    rows = [
        (found[1], line)
        for line in FRAMES.splitlines()
        if (found := re.match(r"\| `([\w-]+)` \|", line))
    ]
    for union in UNIONS:
        for kind in union.__args__:
            fields = {f"`{name}`" for name in kind.__struct_encode_fields__}
            own = [line for tag, line in rows if tag == kind.__struct_config__.tag]
            assert any(all(name in line for name in fields) for line in own), kind


def test_example_frames_can_be_read() -> None:
    sent = [
        line.removeprefix("→ ")
        for page in PAGES.values()
        for line in page.splitlines()
        if line.startswith("→ ")
    ]
    assert len(sent) > 8
    for line in sent:
        kind: Any = story_acts.Request if '"write"' in line else acts.Request
        if '"row"' in line:
            kind = pad_acts.Request
        msgspec.json.decode(line, type=kind)


@pytest.fixture
def app() -> Starlette:
    return house()


def test_example_calls_work(app: Starlette) -> None:
    text = WEBSOCKET.replace("\\\n", " ")
    calls = re.findall(
        r"^curl .*?(?:-X (\w+) )?localhost:8765(\S+)(?:.*-d '(.*)')?$",
        text,
        re.MULTILINE,
    )
    assert [method for method, *_ in calls] == ["PUT", "POST", "", "POST"]
    code = ""
    (shown,) = re.findall(r'^# ({"id".*"link".*})$', text, re.MULTILINE)
    documented = msgspec.json.decode(shown)
    with TestClient(app) as client:
        for method, path, body in calls:
            made = body.replace(documented["code"], code)
            answer = client.request(
                method or "GET",
                path,
                content=made,
                headers={"Content-Type": "application/json"} if body else {},
            )
            assert answer.is_success, (path, answer.text)
            if "code" in answer.json():
                code, link = answer.json()["code"], answer.json()["link"]
                assert len(code.split("-")) == len(documented["code"].split("-"))
                assert re.fullmatch(documented["link"].replace("…", "[^/]+"), link)
        table = client.get("/api/tables").json()["mine"][0]
        with client.websocket_connect(f"/ws/{table['id']}") as socket:
            socket.send_json({"do": "hello"})
            assert socket.receive_json()["is"] == "welcome"


GAMES = ROOT / "src" / "parlour" / "server" / "games"
REFUSING = [
    GAMES / "acts.py",
    GAMES / "room.py",
    ROOT / "src" / "parlour" / "server" / "tables" / "act.py",
]


def test_every_request_and_every_refusal_is_told() -> None:
    part = r"## Requests at a game table\n(.*?)\n### "
    asked = re.search(part, PAGES["requests"], re.DOTALL)
    assert asked is not None
    for kind in acts.Request.__args__:
        assert f"`{kind.__struct_config__.tag}`" in asked[1], kind
    for file in REFUSING:
        ids = re.findall(r'Refusal\("([\w-]+)"\)', file.read_text(encoding="utf-8"))
        assert ids, file
        for refused in {*ids}:
            assert f"`{refused}`" in asked[1], refused
    for kind in story_acts.Request.__args__:
        assert f"`{kind.__struct_config__.tag}`" in PAGES["requests"], kind


def test_limits_and_close_codes_are_told() -> None:
    rows = {
        "frames of a person": limits.FRAMES,
        "`say`, `phrase`": limits.TALK,
        "`sit`, `stand`, `host`, `pledge`": limits.STIRS,
        "`look`": limits.LOOKS,
        "`nudge`": limits.NUDGES,
        "HTTP requests": limits.REQUESTS,
    }
    for what, rate in rows.items():
        line = rf"^\| {what}.* \| {rate.burst:g} \| {rate.each_second:g} \|$"
        assert re.search(line, WEBSOCKET, re.MULTILINE), what
    for code in (
        common.RESTART,
        common.GONE,
        common.KICKED,
        common.ELSEWHERE,
        common.BAD_TOKEN,
        common.FLOOD,
    ):
        assert f"| {code} |" in WEBSOCKET
