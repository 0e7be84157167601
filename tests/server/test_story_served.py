"""Story tables over real HTTP and sockets, and a server that is killed."""

import asyncio
import contextlib
import json
import random
import urllib.error
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.served import Served
from tests.story.table import SET
from tests.websocket import connect

from parlour.server.store.store import Store

KILLS = 4


@pytest.fixture
def served(tmp_path: Path, database: str) -> Any:
    server = Served(tmp_path, database)
    server.start()
    yield server
    server.stop()


def refused(served: Served, method: str, path: str, body: Any, cookie: str = "") -> Any:
    with pytest.raises(urllib.error.HTTPError) as wrong:
        served.ask(method, path, body, cookie)
    return wrong.value.code, json.loads(wrong.value.read())


def test_http(served: Served) -> None:
    """FUG-X11: a file goes up without being displayed; errors are its author's."""
    sets, _ = served.ask("GET", "/api/story-sets")
    assert [one["id"] for one in sets["sets"]] == ["eleven-forty", "salt-hotel"]
    german, _ = served.ask("GET", "/api/story-sets?language=de")
    assert [one["title"] for one in german["sets"]][1] == "Das Salzhotel"
    assert len(sets["options"]) == 15
    assert "James Wallis" in sets["credit"]
    assert "Halcyon" not in json.dumps(sets)
    made, cookie = served.ask(
        "POST", "/api/stories", {"source": SET, "name": "Ann", "names": ["Bob"]}
    )
    assert made["link"] == f"/t/{made['id']}"
    found, _ = served.ask("POST", "/api/join", {"code": made["code"]})
    assert found == {"id": made["id"]}
    table, _ = served.ask("GET", f"/api/tables/{made['id']}", cookie=cookie)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]
    cards, _ = served.ask("GET", "/api/tables", cookie=cookie)
    assert cards["mine"][0]["game"] == "fugue"
    bad = SET.replace('ref = "clerk"', 'ref = "nobody-i-know"', 1)
    code, told = refused(served, "POST", "/api/stories", {"source": bad})
    assert (code, told["error"]) == (422, "bad-content")
    assert "nobody-i-know" in told["text"]
    code, told = refused(served, "POST", "/api/stories", {"content": "none-such"})
    assert (code, told["error"]) == (422, "no-such-set")
    path = f"/api/tables/{made['id']}"
    code, told = refused(served, "POST", f"{path}/content", {"content": "salt-hotel"})
    assert code == 409
    served.ask("POST", f"{path}/content", {"content": "salt-hotel"}, cookie)
    taken, _ = served.ask("GET", f"{path}/export.json", cookie=cookie)
    assert taken["story"]["content"]["title"] == "The Salt Hotel"
    assert "Halcyon" not in json.dumps(taken)
    assert refused(served, "GET", f"{path}/export.pdf", None, cookie)[0] == 409
    assert refused(served, "GET", f"{path}/export.json?seat=5", None, cookie)[0] == 403
    link, _ = served.ask("POST", f"{path}/seat-link", {"seat": 1}, cookie)
    token = link["link"].removeprefix("/seat/")
    moved, other = served.ask("POST", "/api/seat", {"token": token})
    assert moved == {"table": made["id"]}
    assert other
    assert table["kind"] == "story"
    assert refused(served, "GET", f"{path}/log", None)[0] == 404  # games have one
    assert refused(served, "GET", "/api/tables/nothing-here", None)[0] == 404


class Writer:
    """A person who writes notes without end, and keeps count of what was kept."""

    def __init__(self, served: Served, table: str, cookie: str) -> None:
        self.served, self.table, self.cookie = served, table, cookie
        self.acknowledged: dict[str, int] = {}
        self.sent = 0

    async def run(self) -> None:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException):
                async with connect(
                    f"ws://127.0.0.1:{self.served.port}/ws/{self.table}",
                    additional_headers={"Cookie": self.cookie},
                    origin=websockets.Origin(self.served.address),
                ) as line:
                    await line.send(json.dumps({"do": "hello"}))
                    await self.write(line)
            await asyncio.sleep(0.05)

    async def write(self, line: Any) -> None:
        while True:
            own = f"n{self.sent}"
            entry = {"is": "private_note", "text": f"note {self.sent}"}
            frame = {"do": "write", "id": own, "seat": 0, "entry": entry}
            await line.send(json.dumps(frame))
            while True:
                told = json.loads(await line.recv())
                if told.get("id") == own:
                    assert told["is"] == "done", told
                    break
            self.acknowledged[own] = told["seq"]
            self.sent += 1
            await asyncio.sleep(0.06)  # more than so many frames a second are refused


def test_kill_nine_loses_no_entry(served: Served, database: str) -> None:
    """What was acknowledged is in the journal, once, where it was said to be."""
    made, cookie = served.ask("POST", "/api/stories", {"source": SET, "name": "Ann"})
    writer = Writer(served, made["id"], cookie)

    async def under_load() -> None:
        task = asyncio.create_task(writer.run())
        chance = random.Random(3)
        for _ in range(KILLS):
            enough = len(writer.acknowledged) + 6
            async with asyncio.timeout(PATIENCE):
                while len(writer.acknowledged) < enough:
                    assert not task.done(), task
                    await asyncio.sleep(0.005)
            await asyncio.sleep(chance.uniform(0, 0.08))  # in the middle of anything
            await asyncio.to_thread(served.kill)
            await asyncio.to_thread(served.start)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    asyncio.run(under_load())
    served.stop()

    async def compare() -> None:
        store = await Store.open(database)
        rows = [json.loads(row.body) for row in await store.read(made["id"])]
        await store.close()
        kept = [row["id"] for row in rows if row.get("id")]
        assert len(kept) == len(set(kept)), "something was applied twice"
        assert set(writer.acknowledged) <= set(kept)
        wrote = [row.get("id") for row in rows if row["is"] == "wrote"]
        for own, seq in writer.acknowledged.items():
            assert wrote[seq - 1] == own

    asyncio.run(compare())
    assert len(writer.acknowledged) >= 6 * KILLS
    log = served.log()
    for word in ("SECRET", "note 1", "CHAPTER"):
        assert word not in log
