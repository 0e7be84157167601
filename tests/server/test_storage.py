"""How much strangers may keep, how long, and what whoever runs it can do about it."""

import contextlib
import re
import resource
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from sqlalchemy import select, update
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.served import Served
from tests.server.store.making import started
from tests.server.test_http import another, house
from tests.server.test_serve import finished
from tests.story.table import SET

from parlour.cli import main
from parlour.server.api.stories import Checked
from parlour.server.http import quotas
from parlour.server.store.health import CHECK_INTERVAL_S
from parlour.server.store.migrate import migrate
from parlour.server.store.schema import PULSE, REPLAYS, TABLES
from parlour.server.store.storage import Item
from parlour.server.store.store import Store
from parlour.story.content.parsed import parse_upload

DAY = 86_400


def story(client: TestClient) -> int:
    made = client.post("/api/stories", json={"source": SET, "name": "Ann"})
    if made.status_code != 201:
        assert made.json()["error"] == "no-room"
    return made.status_code


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Starlette:
    """A house where one person may keep three stories, and an address five."""
    size = Checked(SET, parse_upload(SET.encode())).size
    monkeypatch.setattr(quotas, "PERSON_QUOTA_BYTES", 3 * size)
    monkeypatch.setattr(quotas, "ADDRESS_QUOTA_BYTES", 5 * size)
    return house(rate_factor=1)


def test_a_person_and_an_address_may_keep_so_much(small: Starlette) -> None:
    with TestClient(small) as client:
        assert [story(client) for _ in range(4)] == [201, 201, 201, 413]
        assert story(another(small)) == 201
        assert story(another(small)) == 201
        assert story(another(small)) == 413, "a new browser is no new address"
        log = finished().log().to_json()
        assert another(small).post("/api/replays", content=log).status_code == 413


def test_networks_of_one_ipv6_site_share_a_quota(
    small: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "ADDRESSES_PER_SITE", 2)
    with TestClient(small):
        told = [
            story(TestClient(small, client=(f"2001:db8:1:{number:x}::1", 50_000)))
            for number in range(12)
        ]
        assert told == [201] * 10 + [413] * 2
        assert story(TestClient(small, client=("2001:db8:2::1", 50_000))) == 201


def test_nobody_keeps_more_than_is_left_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    size = Checked(SET, parse_upload(SET.encode())).size
    monkeypatch.setattr(quotas, "MEGABYTE", size)
    app = house(upload_quota_mb=6)
    with TestClient(app) as client:
        assert [story(client) for _ in range(4)] == [201, 201, 201, 413]
        assert story(TestClient(app, client=("192.0.2.9", 50_000))) == 201


def test_table_takes_so_many_content_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    size = Checked(SET, parse_upload(SET.encode())).size
    monkeypatch.setattr(quotas, "TABLE_QUOTA_BYTES", 2 * size)
    with TestClient(house()) as client:
        made = client.post("/api/stories", json={"source": SET, "name": "Ann"}).json()
        path = f"/api/tables/{made['id']}/content"
        told = [client.post(path, json={"source": SET}).status_code for _ in range(2)]
    assert told == [200, 413]


def test_quota_counts_bytes_as_stored(small: Starlette) -> None:
    """Emoji have four bytes each, line ends two, and the parsed file counts too."""
    source = SET.replace("SETTING-S", "\N{VIOLIN}" * 500 + "\\n" * 500)
    assert source != SET
    with TestClient(small) as client:
        made = client.post("/api/stories", json={"source": source, "name": "Ann"})
        store = small.state.context.store
        (item,) = store.stored.values()
        rows = [row.body for row in store.rows[made.json()["id"]]]
        (chosen,) = [body for body in rows if b"content_chosen" in body]
        ((_, parsed),) = store.beside(made.json()["id"]).contents.values()
    kept = len(chosen) + len(parsed)
    assert kept - 200 < item.bytes <= kept
    assert item.bytes > 2 * len(source)


def test_all_together_may_keep_so_much() -> None:
    with TestClient(house(upload_quota_mb=0)) as client:
        assert story(client) == 413


def test_addresses_are_not_kept(small: Starlette) -> None:
    with TestClient(small) as client:
        story(client)
        stored = small.state.context.store.stored
    assert stored
    assert all("testclient" not in str(item) for item in stored.values())


# In either database


async def test_what_is_gone_counts_no_more(database: str) -> None:
    migrate(database)
    store = await Store.open(database)
    table = await started(store)
    await store.keep_replay("r", b"body")
    for item in (
        Item("story", table, "ann", "home", 100),
        Item("story", table, "ann", "home", 50),
        Item("deck", table, "ann", "home", 700),
        Item("deck", table, "ann", "home", 400),
        Item("replay", "r", "bob", "home", 20),
    ):
        await store.note(item)
    held = await store.sum_stored("ann", "home")
    assert (held.person, held.address, held.all) == (550, 570, 570)
    assert {size.kind: size.count for size in await store.sizes()}["replays"] == 1
    await store.forget(2e10)
    assert (await store.sum_stored("ann", "home")).all == 20, (
        "a replay outlives its table"
    )
    await store.forget(2e10, 2e10)
    assert (await store.sum_stored("ann", "home")).all == 0
    assert await store.replay("r") is None
    await store.close()


async def test_a_replay_is_kept_while_somebody_looks_at_it(database: str) -> None:
    migrate(database)
    store = await Store.open(database)
    for id_ in ("seen", "unseen"):
        await store.keep_replay(id_, b"body")
    old = update(REPLAYS).values(kept=time.time() - 400 * DAY)
    await store.writer.run(lambda line: line.execute(old))
    assert await store.replay("seen") == b"body"
    await store.forget(0, time.time() - 365 * DAY)
    assert await store.replay("seen") == b"body"
    assert await store.replay("unseen") is None
    await store.close()


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    return int(stopped.value.code or 0)


async def test_the_operators_command(
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PARLOUR_DATABASE_URL", database)
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    migrate(database)
    store = await Store.open(database)  # a server runs
    table = await started(store)
    await store.keep_replay("r", b"x" * 2_000)
    await store.note(Item("deck", table, "ann", "a1b2c3d4e5", 3_000_000))
    assert run("storage") == 0
    told = capsys.readouterr().out
    assert "replays" in told
    assert "2.0 kB" in told
    assert "3.0 MB" in told
    assert table not in told
    assert "ann" not in told

    assert run("storage", "prune") == 2
    assert run("storage", "prune", "--tables", "30", "--replays", "30") == 0
    assert await store.table(table) is not None
    for old in (
        update(TABLES).values(touched=time.time() - 31 * DAY),
        update(REPLAYS).values(kept=time.time() - 31 * DAY),
    ):
        await store.writer.run(lambda line, old=old: line.execute(old))  # type: ignore[misc]
    assert run("storage", "prune", "--tables", "30", "--replays", "30") == 0
    assert "1 tables" in capsys.readouterr().out
    assert await store.table(table) is None
    assert await store.replay("r") is None
    assert (await store.sum_stored("ann", "a1b2c3d4e5")).all == 0
    await store.close()


# A full disk


def health(served: Served) -> int:
    try:
        asked = f"{served.address}/health"
        with urllib.request.urlopen(asked, timeout=PATIENCE) as told:
            return int(told.status)
    except urllib.error.HTTPError as wrong:
        return wrong.code


def test_a_disk_that_takes_nothing_more_is_noticed(tmp_path: Path) -> None:
    """No file of the server may grow beyond a few pages, as on a full disk."""
    served = Served(tmp_path, f"sqlite:///{tmp_path / 'parlour.db'}")
    served.start()
    assert served.process is not None
    try:
        assert health(served) == 200
        limit = 20_000
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (limit, -1))
        for number in range(8):
            with contextlib.suppress(urllib.error.HTTPError):
                served.ask("PUT", "/api/me", {"name": f"Ann {number}"})
        while health(served) == 200:
            time.sleep(0.1)
        assert health(served) == 503
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
        while health(served) == 503:
            time.sleep(0.1)
    finally:
        served.stop()
    assert re.search("cause=.*disk", served.log()), served.log()
    assert "Ann" not in served.log()


async def test_nobody_wears_the_disk_out_by_asking(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'parlour.db'}"
    migrate(database)
    store = await Store.open(database)
    assert await store.alive()
    beats = await store.select(select(PULSE.c.at))
    assert all([await store.alive() for _ in range(20)])
    felt = store.pulse.felt
    if time.monotonic() - felt < CHECK_INTERVAL_S:  # or this machine is very slow
        assert await store.select(select(PULSE.c.at)) == beats
    await store.close()
