"""The newest server serves what older ones left behind: see `older/README.md`."""

import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import LargeBinary, MetaData, insert
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.drawn import Drawn
from tests.server.test_serve import settings

from parlour.games import find
from parlour.server.app import build
from parlour.server.process.bot_pool import BotPool
from parlour.server.store.engine import connect
from parlour.server.store.migrate import migrate, revisions, upgrade

OLDER = Path(__file__).parent / "older"
SECRET = "a secret of old servers, long enough for all"
GAMES = ("following-suit", "spots")
"""Their editions are still the first."""
MOVES = 3


def left_behind(schema: str) -> Any:
    return json.loads((OLDER / f"{schema}.json").read_text(encoding="utf-8"))


def lay(database: str, schema: str) -> dict[str, list[dict[str, Any]]]:
    """Makes a database as it was then: by the migrations there were, with its rows."""
    rows: dict[str, list[dict[str, Any]]] = left_behind(schema)["rows"]
    engine = connect(database)
    with engine.begin() as line:
        upgrade(line, schema)
        tables = MetaData()
        tables.reflect(line)
        for table in tables.sorted_tables:
            blobs = {one.name for one in table.c if isinstance(one.type, LargeBinary)}
            for row in rows.get(table.name, []):
                coded = {
                    name: value.encode() if name in blobs else value
                    for name, value in row.items()
                }
                if "public" in coded:
                    coded["public"] = bool(coded["public"])
                line.execute(insert(table), coded)
    engine.dispose()
    return rows


@pytest.fixture(params=sorted(file.stem for file in OLDER.glob("*.json")))
def schema(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def house(
    schema: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[TestClient, dict[str, list[dict[str, Any]]]]]:
    """The newest server over an old database; the oldest is in PostgreSQL."""
    kind = "postgresql" if schema == "0001" else "sqlite"
    database = request.getfixturevalue(kind)
    rows = lay(database, schema)
    migrate(database)
    given = settings(
        data=tmp_path,
        database_url=database,
        secret=SECRET,
        allowed_hosts=("testserver",),
        rate_factor=1000,
        lab_cpu_percent=0,
        bot_delay=0,
    )
    app = build(given, thinkers=BotPool(0))
    with TestClient(app) as client:
        yield client, rows


def play_on(client: TestClient, table: str, cookies: dict[str, str]) -> int:
    """Both people answer what they are asked; how many answers were taken."""
    taken = 0
    for turn in range(4 * MOVES):
        seat, cookie = list(enumerate(cookies.values()))[turn % 2]
        with client.websocket_connect(f"/ws/{table}", headers={"Cookie": cookie}) as at:
            at.send_json({"do": "hello"})
            asked = Drawn().hear(at.receive_json())["question"]
            if asked is None:
                continue
            chosen = asked["next"][: max(1, asked["least"])]
            head = {"seat": seat, "at": asked["at"], "chosen": chosen}
            at.send_json({"do": "play", "id": f"new-{turn}", **head})
            while (told := at.receive_json()).get("id") != f"new-{turn}":
                assert told["is"] not in ("no", "oops")
            taken += told["is"] == "done"
        if taken == MOVES:
            break
    return taken


def test_tables_of_every_schema_go_on(
    schema: str, house: tuple[TestClient, dict[str, list[dict[str, Any]]]]
) -> None:
    client, rows = house
    cookies = left_behind(schema)["cookies"]
    mine = client.get("/api/me", headers={"Cookie": cookies["Ann"]}).json()
    assert mine["name"] == "Ann"
    for table in rows["tables"]:
        info = client.get(
            f"/api/tables/{table['id']}", headers={"Cookie": cookies["Ann"]}
        )
        assert info.status_code == 200, table["game"]
        if table["game"] in GAMES:
            assert info.json()["state"] == "playing"
            names = [seat["name"] for seat in info.json()["seats"]]
            assert names[:2] == ["Ann", "Bob"]
            assert play_on(client, table["id"], cookies) == MOVES
        elif table["game"] == "willow":
            first = next(e for e in rows["entries"] if e["table_id"] == table["id"])
            assert json.loads(first["body"])["edition"] in find("willow").knows
            assert info.json()["state"] == "playing"
        else:
            with client.websocket_connect(
                f"/ws/{table['id']}", headers={"Cookie": cookies["Ann"]}
            ) as at:
                at.send_json({"do": "hello"})
                assert at.receive_json()["is"] == "welcome"


def test_every_older_schema_has_left_something() -> None:
    """Whoever adds a migration keeps what the server before it wrote."""
    kept = {file.stem for file in OLDER.glob("*.json")}
    assert kept >= set(revisions()[:-1])


@contextlib.contextmanager
def newest_server(
    database: str, folder: Path
) -> Iterator[tuple[TestClient, list[dict[str, Any]]]]:
    """The newest server over the oldest database, and the tables in it."""
    tables = lay(database, "0001")["tables"]
    migrate(database)
    given = settings(
        data=folder,
        database_url=database,
        secret=SECRET,
        allowed_hosts=("testserver",),
        rate_factor=1000,
        lab_cpu_percent=0,
        bot_delay=0,
    )
    app = build(given, thinkers=BotPool(0))
    with TestClient(app) as client:
        yield client, tables


def test_player_of_a_closed_table_sees_why_and_gets_the_record(
    tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find("willow"), "knows", (find("willow").edition,))
    cookie = {"Cookie": left_behind("0001")["cookies"]["Ann"]}
    with newest_server(sqlite, tmp_path) as (client, tables):
        (id_,) = [one["id"] for one in tables if one["game"] == "willow"]
        until = time.monotonic() + PATIENCE
        while True:  # tables are closed while the server already answers
            mine = client.get("/api/tables", headers=cookie).json()["mine"]
            found = [one for one in mine if one["id"] == id_]
            if found and found[0]["outdated"]:
                break
            assert time.monotonic() < until
            time.sleep(0.02)
        assert found[0]["state"] == "closed"
        assert not found[0]["your_move"]
        assert {one["outdated"] for one in mine if one["id"] != id_} == {False}
        info = client.get(f"/api/tables/{id_}", headers=cookie).json()
        assert (info["outdated"], info["record"]) == (True, True)
        record = client.get(f"/api/tables/{id_}/log", headers=cookie).json()
        assert (record["game"], record["edition"]) == ("willow", 1)
