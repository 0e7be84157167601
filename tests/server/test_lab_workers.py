"""Two workers of one machine share one queue of studies; who plays may be killed."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.served import Served

pytestmark = pytest.mark.soak
SECRET = "a secret that both workers share, long enough"
BODY: dict[str, Any] = {
    "game": "hey-bartender",
    "seats": 2,
    "bots": ["random"],
    "changes": {"deals": 2},
    "measures": ["exact"],
    "games": 1_000,
}


def until(found: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (come := found()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return come


def test_another_worker_goes_on_where_one_was_killed(
    postgresql: str, tmp_path: Path
) -> None:
    workers = [
        Served(tmp_path, postgresql, PARLOUR_SECRET=SECRET, PARLOUR_LAB="100")
        for _ in range(2)
    ]
    with contextlib.ExitStack() as stack:
        for worker in workers:
            stack.callback(worker.stop)
            worker.start()
        one, two = workers
        made, ann = one.ask("POST", "/api/lab/studies", BODY)
        path = f"/api/lab/studies/{made['id']}"

        def look(worker: Served) -> Any:
            return worker.ask("GET", path, cookie=ann)[0]

        until(lambda: look(one)["progress"])
        assert look(two)["yours"], "both know whose it is"
        more, _ = two.ask("POST", "/api/lab/studies", {**BODY, "games": 60}, ann)
        assert more["id"] != made["id"]
        before = look(two)["progress"]["deals"]
        one.kill()
        done = until(lambda: look(two)["state"] == "done" and look(two))
        assert done["progress"]["deals"] > before
        second = f"/api/lab/studies/{more['id']}"
        until(lambda: two.ask("GET", second, cookie=ann)[0]["state"] == "done")
        assert "Traceback" not in two.log()
