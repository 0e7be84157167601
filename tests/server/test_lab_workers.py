"""Workers share one queue of studies; who plays may be killed, the database too."""

import contextlib
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.served import Served
from tests.server.test_restarts import fresh_database

from parlour.testing.postgres import postgres

pytestmark = pytest.mark.soak
SECRET = "a secret that both workers share, long enough"
BODY: dict[str, Any] = {
    "game": "hey-bartender",
    "seats": 2,
    "bots": ["random"],
    "changes": {"deals": 2},
    "measures": ["exact"],
    "games": 4_000,
}


def until(found: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (come := found()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return come


def start(stack: contextlib.ExitStack, folder: Path, database: str) -> Served:
    """A server as on a machine of its own, with its own data folder."""
    folder.mkdir()
    made = Served(
        folder, database, PARLOUR_SECRET=SECRET, PARLOUR_LAB_CPU_PERCENT="100"
    )
    stack.callback(made.stop)
    made.start()
    return made


def games_of(served: Served, id_: str) -> bytes:
    """Every game of a study, as it is downloaded."""
    address = f"{served.address}/api/lab/studies/{id_}/games.csv"
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def test_study_survives_a_database_restart_and_a_killed_worker(
    sqlite: str, tmp_path: Path
) -> None:
    """Another machine goes on, and every game is as if nothing had happened."""
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(postgres())
        database = fresh_database(server)
        one = start(stack, tmp_path / "one", database)
        made, ann = one.ask("POST", "/api/lab/studies", BODY)
        path = f"/api/lab/studies/{made['id']}"

        def look(worker: Served) -> Any:
            with contextlib.suppress(urllib.error.HTTPError):  # 503, no database
                return worker.ask("GET", path, cookie=ann)[0]

        def deals(worker: Served) -> int:
            found = look(worker)
            return found["progress"]["deals"] if found and found["progress"] else 0

        first = until(lambda: deals(one))
        two = start(stack, tmp_path / "two", database)
        assert look(two)["yours"], "both know whose it is"
        more, _ = two.ask("POST", "/api/lab/studies", {**BODY, "games": 60}, ann)
        server.restart()
        second = until(lambda: deals(one) > first and deals(one))
        assert look(one)["state"] != "done"
        one.kill()
        until(lambda: look(two)["state"] == "done")
        assert deals(two) > second  # all of them, unless fewer were enough
        other = f"/api/lab/studies/{more['id']}"
        until(lambda: two.ask("GET", other, cookie=ann)[0]["state"] == "done")
        games = games_of(two, made["id"])
        assert "Traceback" not in two.log()
        alone = start(stack, tmp_path / "alone", sqlite)
        again, _ = alone.ask("POST", "/api/lab/studies", BODY, ann)
        assert again == made
        until(lambda: look(alone)["state"] == "done")
        assert deals(alone) == deals(two)
        assert games_of(alone, made["id"]) == games
