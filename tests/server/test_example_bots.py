"""The programs of `examples/bots` play a chair of a live table to the end."""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.served import Guest, Served, staying

BOTS = Path(__file__).parents[2] / "examples" / "bots"
PROGRAMS = {
    "python": (sys.executable, BOTS / "random_bot.py"),
    "node": ("node", "--experimental-websocket", BOTS / "random_bot.mjs"),
}
GAMES = [
    # few answers; in Spots an answer is several pieces, in Willow it is an amount
    ("willow", {"hands": 2}),
    ("spots", {}),
]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("bots")
    server = Served(folder, f"sqlite:///{folder / 'parlour.db'}")
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("language", PROGRAMS)
async def test_an_example_plays_to_the_end(
    served: Served, language: str, game: str, options: dict[str, int]
) -> None:
    host = Guest(served, "Ann")
    body = {"game": game, "seats": 3, "options": options, "candle": 0}
    made, _ = served.ask(
        "POST",
        "/api/tables",
        {**body, "bots": [None, None, "regular"]},
        host.cookie,
    )
    host.table = made["id"]
    chair, _ = served.ask(
        "POST",
        f"/api/tables/{host.table}/bot-token",
        {"seat": 1, "name": "Robot"},
        host.cookie,
    )
    program = await asyncio.create_subprocess_exec(
        *PROGRAMS[language],
        chair["socket"],
        env={**os.environ, "PARLOUR_TOKEN": chair["token"]},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with staying([host]), asyncio.timeout(PATIENCE):
            await host.until("gathering")
            assert (await host.send({"do": "begin"}))["is"] == "done"
            # A bot plays for the host, who looks on.
            assert (await host.send({"do": "stand", "seat": 0}))["is"] == "done"
            told, wrong = await program.communicate()
            await host.until("over")
    finally:
        with contextlib.suppress(ProcessLookupError):
            program.kill()
    assert program.returncode == 0, wrong.decode()
    assert told.decode() == "Robot has played to the end.\n"
    assert chair["token"] not in served.log()
    log, _ = served.ask("GET", f"/api/tables/{host.table}/log", None, host.cookie)
    played = [choice for choice in log["choices"] if choice[0] == 1]
    assert played, json.dumps(log["choices"])


@pytest.mark.parametrize("language", PROGRAMS)
async def test_an_example_gives_up_when_its_token_is_void(
    served: Served, language: str
) -> None:
    host = Guest(served, "Ann")
    made, _ = served.ask(
        "POST", "/api/tables", {"game": "willow", "seats": 2}, host.cookie
    )
    program = await asyncio.create_subprocess_exec(
        *PROGRAMS[language],
        f"ws://127.0.0.1:{served.port}/ws/{made['id']}",
        env={**os.environ, "PARLOUR_TOKEN": "of another table"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(PATIENCE):
        told, wrong = await program.communicate()
    assert program.returncode == 1
    assert not told
    assert b"4401" in wrong
