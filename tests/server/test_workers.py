"""Two servers over one database serve one table together."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

from tests.server.served import Served
from websockets.asyncio.client import connect

SECRET = "a secret that both workers share, long enough"


async def play_out(served: Served, table: str, cookie: str, seat: int) -> list[Any]:
    """Sits down, begins once all are there, and plays; all that was told."""
    told: list[Any] = []
    answered = None
    address = f"ws://127.0.0.1:{served.port}/ws/{table}"
    async with connect(address, additional_headers={"Cookie": cookie}) as line:

        async def ask(do: str, **more: Any) -> None:
            await line.send(json.dumps({"do": do, **more}))

        await ask("hello")
        if seat:
            await ask("sit", id="sit", seat=seat)
        while True:
            message = json.loads(await asyncio.wait_for(line.recv(), 30))
            assert message["is"] not in ("no", "oops"), message
            if "scene" not in message:
                continue
            scene = message["scene"]
            told += message["told"]
            table_now = scene["table"]
            full = all(one["name"] for one in table_now["seats"])
            if table_now["state"] == "gathering" and full and seat == 0:
                await ask("begin", id="begin")
            if table_now["state"] == "over":
                return [scene["view"]["scores"], [one["seq"] for one in told]]
            asked = scene["question"]
            if asked and asked["at"] != answered:
                answered = asked["at"]
                chosen = asked["next"][:1]
                await ask(
                    "play", id=f"p{answered}", seat=seat, at=answered, chosen=chosen
                )


async def test_people_and_bots_at_two_workers(postgresql: str, tmp_path: Path) -> None:
    workers = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        workers.append(Served(folder, postgresql, PARLOUR_SECRET=SECRET))
    with contextlib.ExitStack() as stack:
        for worker in workers:
            stack.callback(worker.stop)
            await asyncio.to_thread(worker.start)
        body = {
            "game": "following-suit",
            "bots": [None, None, None, "regular"],
            "seats": 4,
            "options": {"target_score": 80},
            "name": "Ann",
        }
        made, cookie = workers[0].ask("POST", "/api/tables", body)
        people = [(workers[0], cookie)]
        for name, worker in (("Bob", workers[1]), ("Cat", workers[0])):
            people.append((worker, worker.ask("PUT", "/api/me", {"name": name})[1]))
        ends = await asyncio.gather(
            *(
                play_out(worker, made["id"], cookie, seat)
                for seat, (worker, cookie) in enumerate(people)
            )
        )
        assert ends[0] == ends[1] == ends[2]
        scores, seqs = ends[0]
        assert max(scores) >= 80
        assert seqs == list(range(1, len(seqs) + 1))
    for worker in workers:
        assert "Traceback" not in worker.log()
