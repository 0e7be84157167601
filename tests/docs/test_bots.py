"""The page for bot builders is true: each of its three ways works as it stands."""

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

from parlour.server.access import limits
from parlour.server.games import acts
from parlour.server.http.socket import HELLO_WITHIN
from parlour.server.tables import frames as common

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "bots.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
FILES = dict(BLOCK.findall(TEXT))


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
    found = re.search(r"^parlour (simulate .*)$", TEXT, re.MULTILINE)
    assert found is not None
    command = re.sub(r"--games \d+", "--games 4", found[1])
    assert "my_bots:brief" in run(folder, "parlour", *command.split())


def test_the_package_names_the_function() -> None:
    told: Any = tomllib.loads(FILES["pyproject.toml"])
    entries = told["project"]["entry-points"]["parlour.bots"]
    assert entries == {"willow.brief": "my_bots:brief"}
    assert "def brief(" in FILES["my_bots.py"]


def test_the_engine_is_played_from_another_language(folder: Path) -> None:
    assert run(folder, "node", "engine_bot.mjs").startswith("We won ")


def test_a_chair_is_given_as_it_says() -> None:
    text = TEXT.replace("\\\n", " ")
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
    sent = re.findall(r"^→ (.*)$", TEXT, re.MULTILINE)
    assert len(sent) == 3
    for line in sent:
        msgspec.json.decode(line, type=acts.Request)


def test_what_a_program_may_ask_is_all_there() -> None:
    found = re.search(r"- It may (.*?) All\s+else", TEXT, re.DOTALL)
    assert found is not None
    named = set(re.findall(r"`([\w-]+)`", found[1]))
    kinds: Any = [kind for kind in acts.Request.__args__ if kind.for_programs]
    everybody = {"hello", "ping"}
    assert named == {kind.__struct_config__.tag for kind in kinds} - everybody


def test_its_limits_are_ours() -> None:
    assert HELLO_WITHIN == 5
    assert f"{limits.MAX_FRAME_BYTES:,} bytes" in TEXT
    assert (limits.FRAMES.burst, limits.FRAMES.each_second) == (60, 20)
    assert (limits.TALK.burst, limits.TALK.each_second) == (6, 0.5)
    for code in (common.BAD_TOKEN, common.KICKED, common.ELSEWHERE, common.FLOOD):
        assert f"{code}" in TEXT


def test_pages_it_leads_to_are_there() -> None:
    for place in re.findall(r"\]\(([^)#:]+)", TEXT):
        assert (DOCS / place).exists(), place
