"""Tables run without a server around them: no web, database, thread or process."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.test_http import house as served_house

from parlour.server.games import entries as log
from parlour.server.ports import RightHere
from parlour.server.tables.registry import LONG

ALONE = Path(__file__).with_name("core_alone.py")


def run(*code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ALONE), *code]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_a_game_a_story_and_a_score_pad_need_no_server() -> None:
    done = run()
    assert done.returncode == 0, done.stderr
    game, *others = done.stdout.splitlines()
    assert game.startswith("a game of ")
    assert others == ["a story", "a score pad"]


@pytest.mark.parametrize(
    "code",
    [
        "import starlette.requests",
        "from sqlalchemy import select",
        "import parlour.server.store.store",
        "import parlour.server.http.context",
        "import threading",
        "from concurrent.futures import ThreadPoolExecutor",
        "import asyncio; asyncio.run(asyncio.to_thread(print))",
        "import subprocess; subprocess.run(['true'])",
        "import os; os.fork()",
    ],
)
def test_a_servers_machinery_is_forbidden_there(code: str) -> None:
    done = run(code)
    assert done.returncode != 0
    assert "Forbidden: " in done.stderr


def test_a_server_does_longer_work_in_threads() -> None:
    app = served_house()
    with TestClient(app):
        assert app.state.context.tables.aside is asyncio.to_thread


class Noting(RightHere):
    def __init__(self) -> None:
        self.asked = 0

    async def __call__(self, work: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.asked += 1
        return work(*args, **kwargs)


@pytest.mark.parametrize(
    ("watch", "said", "asked"),
    [("public", 5, 0), ("public", LONG, 1), ("delayed", 5, 1), ("delayed", LONG, 2)],
)
async def test_long_and_delayed_logs_are_read_aside(
    watch: str, said: int, asked: int
) -> None:
    home = House()
    live = await home.open(watch=watch)
    chat = log.SaidInChat(seat=0, name="Ann", text="well", by="ann")
    async with live.lock:
        await live.write(lambda room: [chat] * said)
    await home.tables.shut(live.room.id)
    aside = home.tables.aside = Noting()
    again = await home.live(live.room.id)
    assert aside.asked == asked
    assert again.room.seq == live.room.seq
