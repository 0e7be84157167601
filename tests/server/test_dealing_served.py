"""The call for parts over real lines: at once, killed in between, and ill-treated."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.served import Guest, Served, staying
from tests.server.test_dealing import gathered, part_of, pledge_of
from tests.server.test_http import house, new_table

from parlour.server.games import acts
from parlour.server.http.socket import serve_frame
from parlour.server.tables import frames as common


def test_a_table_that_begins_at_once_waits_for_its_host() -> None:
    with TestClient(house()) as ann:
        made = new_table(
            ann, begin=True, bots=[None, "random", "random"], pledge=pledge_of("ann")
        )
        info = ann.get(f"/api/tables/{made['id']}").json()
        assert info["calling"]
        assert [part["pledge"] for part in info["parts"]] == [pledge_of("ann")]
        with ann.websocket_connect(f"/ws/{made['id']}") as line:
            line.send_json({"do": "hello"})
            assert line.receive_json()["scene"]["table"]["calling"]
            line.send_json({"do": "reveal", "id": "r", "part": part_of("ann")})
            heard = line.receive_json()
            while heard["is"] != "update":
                heard = line.receive_json()
            assert heard["scene"]["table"]["state"] == "playing"
            assert not heard["scene"]["table"].get("left_out")
        metrics = generate_latest(
            cast(Starlette, ann.app).state.context.metrics.registry
        ).decode()
        assert part_of("ann") not in metrics
        assert pledge_of("ann") not in metrics


@pytest.mark.parametrize("pledge", ["", "ab", "g" * 64, "A" * 64, "a" * 65, 7, ["a"]])
def test_a_table_is_not_made_with_what_is_no_pledge(pledge: Any) -> None:
    with TestClient(house()) as ann:
        body = {"game": "willow", "seats": 3, "name": "Ann", "pledge": pledge}
        assert ann.post("/api/tables", json=body).status_code == 422


SENT = [
    (b'{"do":"reveal","id":"a","part":"' + b"a" * 1_000_000 + b'"}', "too-big"),
    (b'{"do":"reveal","id":"a","part":"' + b"a" * 8_000 + b'"}', "unreadable"),
    (b'{"do":"reveal","id":"a","part":"' + b"A" * 64 + b'"}', "unreadable"),
    (b'{"do":"reveal","id":"a","part":"' + b"a" * 63 + b'\\n"}', "unreadable"),
    (b'{"do":"reveal","id":"a","part":"' + b"a" * 64 + b'\\n"}', "unreadable"),
    (b'{"do":"reveal","id":"a","part":7}', "unreadable"),
    (b'{"do":"reveal","id":"a","part":null}', "unreadable"),
    (b'{"do":"reveal","id":"a"}', "unreadable"),
    (b'{"do":"reveal","id":"a","seat":1,"part":"' + b"a" * 64 + b'"}', "unreadable"),
    (b'{"do":"pledge","id":"a","pledge":["x"]}', "unreadable"),
    (b'{"do":"pledge","id":"a","pledge":"xyz"}', "unreadable"),
]


@pytest.mark.parametrize(("frame", "code"), SENT)
async def test_what_is_no_part_is_not_taken(frame: bytes, code: str) -> None:
    at = House()
    live, guests = await gathered(at)
    await guests["ann"].ask(acts.Begin(id="b"))
    rows = len(at.store.rows[live.room.id])
    bob = guests["bob"]
    bob.read()
    await serve_frame(bob.live, bob.conn, frame)
    (oops,) = bob.read()
    assert isinstance(oops, common.Oops)
    assert oops.code == code
    assert "aaaa" not in oops.text
    assert len(at.store.rows[live.room.id]) == rows


def test_killed_between_call_and_deal(tmp_path: Path, database: str) -> None:
    served = Served(tmp_path, database)
    served.start()
    try:
        asyncio.run(killed(served))
    finally:
        served.stop()
    assert "Traceback" not in served.log()


async def killed(served: Served) -> None:
    guests = [Guest(served, name) for name in ("ann", "bob", "cat")]
    body = {"game": "willow", "seats": 3, "name": "ann", "pledge": pledge_of("ann")}
    made, _ = served.ask("POST", "/api/tables", body, guests[0].cookie)
    for guest in guests:
        guest.table = made["id"]
    async with staying(guests):
        await guests[0].until("gathering")
        for guest in guests[1:]:
            await guest.send({"do": "sit", "pledge": pledge_of(guest.name)})
        await guests[0].send({"do": "begin"})
        await guests[0].send({"do": "reveal", "part": part_of("ann")})
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)
        told = await guests[1].send({"do": "reveal", "part": part_of("bob")})
        assert told["is"] == "done"
        # cat's browser never answers: the table goes on by itself
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(guest.until("playing") for guest in guests))
        for guest in guests:
            assert guest.scene is not None
            assert guest.scene["table"]["left_out"] == [2]
