"""Two servers over one database serve one table together: on one machine the owner has
all connections, on two machines the other server follows."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.drawn import Drawn
from tests.server.served import Elsewhere, Served
from tests.websocket import connect
from websockets.asyncio.client import ClientConnection

SECRET = "a secret that both workers share, long enough"


async def play_out(served: Served, table: str, cookie: str, seat: int) -> list[Any]:
    """Sits down, begins once all are there, and plays; all that was told."""
    told: list[Any] = []
    drawn = Drawn()
    answered = None
    address = f"ws://127.0.0.1:{served.port}/ws/{table}"
    async with connect(address, additional_headers={"Cookie": cookie}) as line:

        async def ask(do: str, **more: Any) -> None:
            await line.send(json.dumps({"do": do, **more}))

        await ask("hello")
        if seat:
            await ask("sit", id="sit", seat=seat)
        while True:
            message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            assert message["is"] not in ("no", "oops"), message
            scene = drawn.hear(message)
            if scene is None:
                continue
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


@contextlib.asynccontextmanager
async def two_workers(
    database: str,
    folder: Path,
    second: type[Served] = Elsewhere,
    *,
    quiet: bool = True,
) -> AsyncIterator[list[Served]]:
    workers = []
    for name, kind in (("one", Served), ("two", second)):
        (folder / name).mkdir()
        workers.append(kind(folder / name, database, PARLOUR_SECRET=SECRET))
    with contextlib.ExitStack() as stack:
        for worker in workers:
            stack.callback(worker.stop)
            await asyncio.to_thread(worker.start)
        yield workers
    for worker in workers:
        assert not quiet or "Traceback" not in worker.log()


@pytest.mark.parametrize("second", [Served, Elsewhere])
async def test_people_and_bots_at_two_workers(
    postgresql: str, tmp_path: Path, second: type[Served]
) -> None:
    async with two_workers(postgresql, tmp_path, second) as workers:
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


class Visitor:
    """One socket, and who is at the table as it was told."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.drawn = Drawn()
        self.seq = 0
        self.company: tuple[list[int], int] = ([], 0)
        self.answers: dict[str, Any] = {}
        self.nudged: list[Any] = []

    async def ask(self, do: str, **more: Any) -> Any:
        await self.line.send(json.dumps({"do": do, "id": do, **more}))
        await self.until(lambda: do in self.answers)
        return self.answers[do]

    async def until(self, so: Callable[[], bool], within: float = PATIENCE) -> None:
        async with asyncio.timeout(within):
            while not so():
                self.hear(json.loads(await self.line.recv()))

    def hear(self, told: Any) -> None:
        if told["is"] in ("welcome", "update"):
            self.seq = told["seq"]
        if self.drawn.hear(told) is not None:
            table = self.drawn.scene["table"]
            here = [one["seat"] for one in table["seats"] if one["here"]]
            self.company = here, table["watchers"]
        elif told["is"] == "presence":
            self.company = told["here"], told["watchers"]
        elif told["is"] == "nudged":
            self.nudged.append((told["seat"], told["by"]))
        elif "id" in told:
            self.answers[told["id"]] = told


async def visit(
    stack: contextlib.AsyncExitStack, served: Served, path: str, cookie: str
) -> Visitor:
    line = await stack.enter_async_context(
        connect(
            f"ws://127.0.0.1:{served.port}/ws/{path}",
            additional_headers={"Cookie": cookie},
        )
    )
    await line.send(json.dumps({"do": "hello"}))
    return Visitor(line)


async def test_who_is_here_at_two_workers(postgresql: str, tmp_path: Path) -> None:
    async with (
        two_workers(postgresql, tmp_path) as (one, two),
        contextlib.AsyncExitStack() as stack,
    ):
        body = {"game": "lamarckian-poker", "seats": 3, "name": "Ann"}
        made, cookie = one.ask("POST", "/api/tables", body)
        cookies = {
            name: two.ask("PUT", "/api/me", {"name": name})[1]
            for name in ("Bob", "Cat", "Dot")
        }
        ann = await visit(stack, one, made["id"], cookie)
        bob = await visit(stack, two, made["id"], cookies["Bob"])
        await bob.ask("sit", seat=1)
        # each knows of the other, at whichever worker they came first
        await ann.until(lambda: ann.company == ([0, 1], 0))
        await bob.until(lambda: bob.company == ([0, 1], 0))
        cat = await visit(stack, two, made["id"], cookies["Cat"])
        await ann.until(lambda: ann.company == ([0, 1], 1))
        # the same watcher at both workers is one watcher
        again = await visit(stack, one, made["id"], cookies["Cat"])
        await again.until(lambda: again.company == ([0, 1], 1))
        await again.line.close()
        await cat.ask("sit", seat=2)
        await ann.until(lambda: ann.company == ([0, 1, 2], 0))
        # a nudge reaches a screen of the other worker
        await ann.ask("begin")
        assert (await ann.ask("nudge", seat=1))["is"] == "done"
        await bob.until(lambda: bob.nudged == [(1, "Ann")])
        # who leaves is away
        await cat.line.close()
        await ann.until(lambda: ann.company == ([0, 1], 0))
        # a story is watched from the other worker too
        told, cookie = one.ask(
            "POST", "/api/stories", {"content": "salt-hotel", "name": "Ann"}, cookie
        )
        teller = await visit(stack, one, told["id"], cookie)
        reader = await visit(stack, two, told["id"], cookies["Dot"])
        await teller.until(lambda: teller.company == ([0], 1))
        await reader.until(lambda: reader.company == ([0], 1))
        # the other worker dies without a word: no ghosts stay
        two.kill()
        await ann.until(lambda: ann.company == ([0], 0))
        # and whoever comes back is known at once
        await asyncio.to_thread(two.start)
        back = await visit(stack, two, made["id"], cookies["Bob"])
        await back.until(lambda: back.company == ([0, 1], 0))
        await ann.until(lambda: ann.company == ([0, 1], 0))
        # a worker that stops in order says so: nobody has to miss it first
        missed = one.log().count("heartbeat timeout")
        await asyncio.to_thread(two.stop)
        await ann.until(lambda: ann.company == ([0], 0))
        assert one.log().count("heartbeat timeout") == missed == 1


async def test_a_plan_made_at_a_worker_that_dies_is_carried_out_at_the_other(
    postgresql: str, tmp_path: Path
) -> None:
    async with (
        two_workers(postgresql, tmp_path) as workers,
        contextlib.AsyncExitStack() as stack,
    ):
        body = {
            "game": "willow",
            "seats": 2,
            "options": {"allow_check": True},
            "per_move": 86_400,
            "name": "Ann",
        }
        made, cookie = workers[0].ask("POST", "/api/tables", body)
        other = workers[1].ask("PUT", "/api/me", {"name": "Bob"})[1]
        people = [
            await visit(stack, worker, made["id"], whose)
            for worker, whose in zip(workers, (cookie, other), strict=True)
        ]
        await people[1].ask("sit", seat=1)
        await people[0].ask("begin")
        await people[0].until(lambda: bool(people[0].drawn.scene["view"]))
        await people[1].until(lambda: bool(people[1].drawn.scene["view"]))
        asked = int(people[0].drawn.scene["view"]["waiting"][0])
        plans = 1 - asked
        cases = [{"seat": asked, "answer": ["check"], "chosen": ["check"]}]
        told = await people[plans].ask("plan", seat=plans, cases=cases)
        assert told["is"] == "done"
        workers[plans].kill()
        at = people[asked].drawn.scene["question"]["at"]
        answer = await people[asked].ask("play", seat=asked, at=at, chosen=["check"])
        assert answer["is"] == "done"

        def dealt() -> list[Any]:
            """What lies open: cards turned up once both have checked."""
            zones = people[asked].drawn.scene["view"]["zones"]
            up = [one for one in zones if one["zone"] == "face-up"]
            return [one for one in up if one.get("pieces")]

        await people[asked].until(lambda: len(dealt()) == 2)
