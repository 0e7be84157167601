"""The pages for bot builders are true: each way to write a bot works as documented."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.test_http import house, new_table

from parlour.bots import answer
from parlour.engine.dice import Dice
from parlour.engine.picks import DONE
from parlour.games import list_games
from parlour.server.access import limits
from parlour.server.games import acts
from parlour.server.http.socket import HELLO_TIMEOUT_S
from parlour.server.tables import frames as common

DOCS = Path(__file__).parents[2] / "docs" / "bots"
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in DOCS.glob("*.md")}
PYTHON, LIVE = PAGES["python-bot"], PAGES["live-seat"]
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
FILES = dict(BLOCK.findall(PYTHON + PAGES["engine"]))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def run(folder: Path, *command: str) -> str:
    """What a program prints that may call `parlour` by its name."""
    (folder / "bin").mkdir(exist_ok=True)
    parlour = folder / "bin" / "parlour"
    parlour.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m parlour.cli "$@"\n')
    parlour.chmod(0o755)
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    places = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path, "PYTHONPATH": places},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_function_plays(folder: Path) -> None:
    found = re.search(r"^parlour (simulate .*)$", PYTHON, re.MULTILINE)
    assert found is not None
    command = re.sub(r"--games \d+", "--games 4", found[1])
    assert "my_bots:bold" in run(folder, "parlour", *command.split())


def test_the_package_names_the_function() -> None:
    told: Any = tomllib.loads(FILES["pyproject.toml"])
    entries = told["project"]["entry-points"]["parlour.bots"]
    assert entries == {"willow.bold": "my_bots:bold"}
    assert "def bold(" in FILES["my_bots.py"]


def test_the_engine_is_played_from_another_language(folder: Path) -> None:
    assert run(folder, "node", "engine_bot.mjs").startswith("We won ")


def test_a_chair_is_given_as_it_says() -> None:
    text = LIVE.replace("\\\n", " ")
    call = re.search(
        r"^curl .*-X POST localhost:8765(\S+) .*-d '(.*)'$", text, re.MULTILINE
    )
    assert call is not None
    with TestClient(house()) as client:
        table = new_table(client)["id"]
        answer = client.post(
            call[1].replace("TABLE", table),
            content=call[2],
            headers={"Content-Type": "application/json"},
        )
        assert answer.is_success, answer.text
        assert set(answer.json()) == {"token", "socket"}
        seats = client.get(f"/api/tables/{table}").json()["seats"]
        assert seats[1]["name"] == "Deep Willow"


def test_its_frames_can_be_read() -> None:
    sent = re.findall(r"^→ (.*)$", LIVE, re.MULTILINE)
    assert len(sent) == 3
    for line in sent:
        msgspec.json.decode(line, type=acts.Request)


def test_what_a_program_may_ask_is_all_there() -> None:
    found = re.search(r"may send (.*?) All\s+other", LIVE, re.DOTALL)
    assert found is not None
    named = set(re.findall(r"`([\w-]+)`", found[1]))
    kinds: Any = [kind for kind in acts.Request.__args__ if kind.for_programs]
    everybody = {"hello", "ping"}
    assert named == {kind.__struct_config__.tag for kind in kinds} - everybody


def test_its_limits_are_ours() -> None:
    assert HELLO_TIMEOUT_S == 5
    assert f"{limits.MAX_FRAME_BYTES:,} bytes" in LIVE
    for what, rate in (("frames", limits.FRAMES), ("`say` and `phrase`", limits.TALK)):
        limit = f"burst of {rate.burst}, then {rate.each_second:g} per second"
        assert f"| {what} | {limit} |" in LIVE
    for code in (common.BAD_TOKEN, common.KICKED, common.ELSEWHERE, common.FLOOD):
        assert f"{code}" in LIVE


def test_shortest_bot_is_legal() -> None:
    found = re.search(r"```python\n(def first.*?)```", PAGES["choose-a-way"], re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {"DONE": DONE}
    exec(found[1], names)
    for game in list_games():
        state = game.new(game.usual_seats, seed=1)
        for turn in range(20):
            if not state.waiting:
                break
            seat = state.next_asked()
            state.play(seat, answer(names["first"], state, seat, Dice(turn)))
