"""Content-sets of stored stories are parsed once, our own without a sandbox."""

from typing import Any

import pytest
from sqlalchemy import MetaData, insert
from starlette.testclient import TestClient
from tests.server.house import MemoryStore
from tests.server.story_house import StoryHouse
from tests.server.test_http import house
from tests.story.table import SET

from parlour.server.process.sandbox import Sandbox
from parlour.server.store.engine import connect
from parlour.server.store.migrate import upgrade
from parlour.server.store.store import Store
from parlour.story.content import check
from parlour.story.content.check import own_source, read_content
from parlour.story.content.parsed import parse_upload


class Counting(Sandbox):
    """Reads files right here, and counts them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.live_jobs = 0

    async def run(self, *arguments: Any, live: bool = False, **more: Any) -> bytes:
        assert live
        self.live_jobs += 1
        return await super().run(*arguments, live=live, **more)


async def reloaded(store: MemoryStore, id_: str) -> int:
    """Sandbox jobs that it takes to load a table after a restart."""
    check.RECENT.made.clear()
    check.IN_USE.clear()
    again = StoryHouse(store)
    again.tables.confined = Counting()
    live = await again.live(id_)
    assert live.room.journal.story.content is not None
    return again.tables.confined.live_jobs


async def test_stored_story_is_parsed_once() -> None:
    home = StoryHouse()
    await home.open("ann bob cat", SET)
    (id_,) = home.store.tables
    home.store.kept[id_].contents.clear()  # as a story of an older server
    assert [await reloaded(home.store, id_) for _ in range(3)] == [1, 0, 0]
    ((digest, (_, parsed)),) = home.store.kept[id_].contents.items()
    await home.store.keep_content(id_, digest, "another", parsed)
    assert [await reloaded(home.store, id_) for _ in range(2)] == [1, 0]


async def test_uploaded_story_needs_no_sandbox_after_a_restart() -> None:
    app = house()
    with TestClient(app) as client:
        made = client.post("/api/stories", json={"source": SET, "name": "Ann"}).json()
        store = app.state.context.store
    assert await reloaded(store, made["id"]) == 0


async def test_own_content_set_needs_no_sandbox(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fails(*_: object, **more: object) -> bytes:
        raise AssertionError("no sandbox for our own files")

    app = house()
    with TestClient(app) as client:
        monkeypatch.setattr(app.state.context.confined, "run", fails)
        body = {"content": "salt-hotel", "name": "Ann", "language": "de"}
        made = client.post("/api/stories", json=body)
        assert made.status_code == 201
        path = f"/api/tables/{made.json()['id']}/content"
        again = client.post(path, json={"content": "eleven-forty"})
        assert again.status_code == 200
        store = app.state.context.store
    assert await reloaded(store, made.json()["id"]) == 0
    assert not store.kept[made.json()["id"]].contents


def test_content_of_open_table_is_not_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many files of strangers were read since."""
    source = own_source("salt-hotel")
    content = read_content(source)
    check.RECENT.made.clear()
    monkeypatch.setattr(check, "parse_content", None)
    assert read_content(source) is content


def test_byte_order_mark_is_no_part_of_a_content_set() -> None:
    assert parse_upload(("\ufeff" + SET).encode()) == parse_upload(SET.encode())


async def test_older_stories_count_their_bytes(database: str) -> None:
    """They counted characters before the migration."""
    engine = connect(database)
    body = b'{"is":"wrote","line":{"entry":{"is":"content_chosen","source":"%s"}}}'
    chosen = body % ("\N{VIOLIN}" * 1_000).encode()
    with engine.begin() as line:
        upgrade(line, "0006")
        old = MetaData()
        old.reflect(line)
        tables = old.tables
        table = {"id": "t", "code": "c", "game": "fugue", "state": "playing"}
        more = {"public": False, "seed": "s", "created": 0, "touched": 0, "facts": b""}
        line.execute(insert(tables["tables"]), table | more)
        for seq, entry in enumerate((b"{}", chosen, chosen, b"{}"), start=1):
            row = {"table_id": "t", "seq": seq, "at": 0, "body": entry}
            line.execute(insert(tables["entries"]), row)
        stored = {"ref": "t", "person": "ann", "address": "home", "at": 0}
        for kind, size in (("story", 2_000), ("deck", 77)):
            row = stored | {"kind": kind, "bytes": size}
            line.execute(insert(tables["stored"]), row)
        upgrade(line)
    engine.dispose()
    store = await Store.open(database)
    assert (await store.sum_stored("ann", "home")).person == 2 * len(chosen) + 77
    await store.close()


def test_remembered_content_set_is_weighed_by_its_memory() -> None:
    """The file and its content, in which each character may take four bytes."""
    source = SET.replace("SETTING-S", "\N{VIOLIN}" * 1_000)
    read_content(source)
    _, weight = check.RECENT.made[source]
    assert weight > 8 * len(source)
