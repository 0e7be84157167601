"""Tables run without a server around them: no web, database, thread or process."""

import ast
import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.core_alone import NOBODY
from tests.server.house import House
from tests.server.test_http import house as served_house

import parlour.server
from parlour.server.games import entries as log
from parlour.server.ports import RightHere
from parlour.server.tables.registry import LONG_LOG_ENTRIES

ALONE = Path(__file__).with_name("core_alone.py")
SERVER = Path(parlour.server.__file__).parent
CORE = [
    module
    for room in ("tables", "games", "stories", "pads")
    for module in sorted((SERVER / room).glob("*.py"))
]
MACHINERY = {
    "concurrent",
    "ctypes",
    "datetime",
    "http",
    "multiprocessing",
    "os",
    "pathlib",
    "select",
    "selectors",
    "signal",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uvicorn",
    "websockets",
} | NOBODY
"""What the core may not import: a clock is a port too."""
BEYOND = {"api", "backup", "http", "lab", "notices", "operator", "upgrades"}
"""Rooms of the server around the core."""
PURE_STORE = ("parlour.server.store.rows.", "parlour.server.store.lease.")
"""All of the store that the core may import: neither touches a database itself."""
SHELLS = {
    "games/table",
    "tables/driver",
    "tables/registry",
    "tables/table",
    "tables/waking",
}
"""May await: they hold a lock while a port is asked. All others only compute."""


def imports(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{one.name}" for one in node.names)


def test_tables_import_no_machinery_and_no_clock() -> None:
    assert len(CORE) > 30
    wrong = [
        f"{module.relative_to(SERVER)} imports {name}"
        for module in CORE
        for name in imports(module)
        if name.partition(".")[0] in MACHINERY
        or name.startswith(tuple(f"parlour.server.{room}." for room in BEYOND))
        or (
            name.startswith("parlour.server.store.") and not name.startswith(PURE_STORE)
        )
        or name == "parlour.server.process.clock.steady"
    ]
    assert not wrong, wrong


def test_only_shells_await() -> None:
    found = {
        str(module.relative_to(SERVER).with_suffix(""))
        for module in CORE
        if any(name.partition(".")[0] == "asyncio" for name in imports(module))
    }
    assert found == SHELLS


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
    [
        ("public", 5, 0),
        ("public", LONG_LOG_ENTRIES, 1),
        ("delayed", 5, 1),
        ("delayed", LONG_LOG_ENTRIES, 2),
    ],
)
async def test_long_and_delayed_logs_are_read_aside(
    watch: str, said: int, asked: int
) -> None:
    home = House()
    live = await home.open(watch=watch)
    chat = log.SaidInChat(seat=0, name="Ann", text="well", by="ann")
    async with live.lock:
        await live.write(lambda room: [chat] * said)
    await home.tables.shut_table(live.room.id)
    aside = home.tables.aside = Noting()
    again = await home.live(live.room.id)
    assert aside.asked == asked
    assert again.room.seq == live.room.seq
