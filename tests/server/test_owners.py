"""A table has one owner at a time: connections are handed over to it, a former owner
writes nothing, and nothing is lost, doubled or reordered when one ends."""

import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest
from tests.patience import PATIENCE
from tests.server.served import Elsewhere, Guest, Served
from tests.server.store.making import started
from tests.server.test_kill import compare, in_play
from tests.server.test_workers import Visitor, two_workers, visit
from websockets.exceptions import ConnectionClosed

from parlour.server.app import keep_alive
from parlour.server.http.context import Context
from parlour.server.store.migrate import migrate
from parlour.server.store.store import Store

WILLOW = {"game": "willow", "seats": 2, "options": {"allow_check": True}}
SOCKETS = 50


def ask_database(database: str, query: str, *values: object) -> Any:
    with psycopg.connect(database, autocommit=True) as connection:
        found = connection.execute(query.encode(), values).fetchone()
    return found[0] if found else None


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.02)


def has_living_owner(database: str, table: str) -> bool:
    return bool(
        ask_database(
            database,
            "SELECT count(*) FROM tables JOIN leases ON name = 'worker ' || owner"
            " WHERE id = %s AND until > extract(epoch FROM clock_timestamp())",
            table,
        )
    )


@contextlib.contextmanager
def counted_news(database: str) -> Iterator[list[str]]:
    """What is notified about tables while this runs."""
    with psycopg.connect(database, autocommit=True) as connection:
        heard: list[str] = []
        connection.add_notify_handler(lambda one: heard.append(one.payload))
        connection.execute("LISTEN parlour")
        yield heard
        connection.execute("SELECT 1")


async def welcomed(one: Visitor) -> None:
    await one.until(lambda: bool(one.drawn.scene))


async def dealt(one: Visitor) -> None:
    await one.until(lambda: bool(one.drawn.scene["view"]))


async def seen(one: Visitor, seq: int) -> None:
    await one.until(lambda: one.seq >= seq)


async def see_two(one: Visitor) -> None:
    await one.until(lambda: one.company[1] == 2)


async def sit_two(
    stack: contextlib.AsyncExitStack, workers: list[Served]
) -> tuple[str, list[Visitor], list[str]]:
    """A game of two that has begun: Ann came to the first worker, Bob to the second."""
    made, ann = workers[0].ask("POST", "/api/tables", {**WILLOW, "name": "Ann"})
    bob = workers[1].ask("PUT", "/api/me", {"name": "Bob"})[1]
    people = []
    for worker, cookie in zip(workers, (ann, bob), strict=True):
        people.append(await visit(stack, worker, made["id"], cookie))
        await people[-1].until(lambda: bool(people[-1].drawn.scene))
    await people[1].ask("sit", seat=1)
    await people[0].ask("begin")
    for person in people:
        await dealt(person)
    return made["id"], people, [ann, bob]


async def check_once(people: list[Visitor], number: int) -> int:
    """Whoever is asked checks; the entry of it."""
    [seat] = [n for n, one in enumerate(people) if one.drawn.scene["question"]]
    asked = people[seat].drawn.scene["question"]
    head = {"seat": seat, "at": asked["at"], "chosen": ["check"]}
    people[seat].answers.pop("play", None)
    await people[seat].line.send(json.dumps({"do": "play", "id": f"c{number}", **head}))
    await people[seat].until(lambda: f"c{number}" in people[seat].answers)
    done = people[seat].answers[f"c{number}"]
    assert done["is"] == "done", done
    for person in people:
        await seen(person, done["seq"])
    return int(done["seq"])


async def test_connections_are_handed_over_and_moves_notify_nobody(
    postgresql: str, tmp_path: Path
) -> None:
    async with (
        two_workers(postgresql, tmp_path, Served) as workers,
        contextlib.AsyncExitStack() as stack,
    ):
        table, people, cookies = await sit_two(stack, workers)
        watchers = await asyncio.gather(
            *(visit(stack, workers[1], table, cookies[1]) for _ in range(3)),
            *(
                visit(stack, workers[1], table, cookie)
                for cookie in [
                    workers[1].ask("PUT", "/api/me", {"name": f"W{n}"})[1]
                    for n in range(SOCKETS - 3)
                ]
            ),
        )
        for one in watchers:
            await seen(one, 1)
        with counted_news(postgresql) as news:
            last = [await check_once(people, number) for number in range(2)][-1]
            for one in watchers:
                await seen(one, last)
        assert news == []
        assert ask_database(postgresql, "SELECT shared FROM tables") == 0
        # all are at the owner: the worker they came to is not needed any more
        workers[1].kill()
        said = await people[0].ask("say", text="Still here?")
        assert said["is"] == "done"
        for one in (people[1], *watchers):
            await seen(one, said["seq"])


async def test_owner_that_is_killed_is_replaced_at_once(
    postgresql: str, tmp_path: Path
) -> None:
    async with (
        two_workers(postgresql, tmp_path, Served) as workers,
        contextlib.AsyncExitStack() as stack,
    ):
        table, people, cookies = await sit_two(stack, workers)
        await check_once(people, 1)
        workers[0].kill()
        assert has_living_owner(postgresql, table), "its heartbeat is recent"
        again = [await visit(stack, workers[1], table, one) for one in cookies]
        for one in again:
            await welcomed(one)
        assert ask_database(postgresql, "SELECT epoch FROM tables") == 2
        with counted_news(postgresql) as news:
            await check_once(again, 2)
        assert news == [], "the table is not shared"


async def test_owner_that_stops_in_order_releases_its_tables(
    postgresql: str, tmp_path: Path
) -> None:
    async with (
        two_workers(postgresql, tmp_path) as workers,
        contextlib.AsyncExitStack() as stack,
    ):
        made, cookie = workers[0].ask("POST", "/api/tables", {**WILLOW, "name": "Ann"})
        ann = await visit(stack, workers[0], made["id"], cookie)
        await ann.until(lambda: bool(ann.drawn.scene))
        await asyncio.to_thread(workers[0].stop)
        assert not has_living_owner(postgresql, made["id"])
        ann = await visit(stack, workers[1], made["id"], cookie)
        await ann.until(lambda: bool(ann.drawn.scene))
        assert has_living_owner(postgresql, made["id"])
        assert ask_database(postgresql, "SELECT shared FROM tables") == 0


@pytest.mark.parametrize("second", [Served, Elsewhere])
async def test_paused_owner_that_wakes_up_writes_nothing(
    postgresql: str, tmp_path: Path, second: type[Served]
) -> None:
    async with (
        two_workers(postgresql, tmp_path, second) as workers,
        contextlib.AsyncExitStack() as stack,
    ):
        made, ann = workers[0].ask("POST", "/api/tables", {**WILLOW, "name": "Ann"})
        table = made["id"]
        bob = workers[0].ask("PUT", "/api/me", {"name": "Bob"})[1]
        before = [await visit(stack, workers[0], table, one) for one in (ann, bob)]
        await before[1].ask("sit", seat=1)
        await before[0].ask("begin")
        for one in before:
            await dealt(one)
        await check_once(before, 1)
        pause(workers[0], signal.SIGSTOP)
        try:
            # it is sent to the owner, which does not read it before it wakes up
            late = {"do": "say", "id": "late", "text": "Hello?"}
            await before[0].line.send(json.dumps(late))
            await until(lambda: not has_living_owner(postgresql, table))
            after = [await visit(stack, workers[1], table, one) for one in (ann, bob)]
            for one in after:
                await welcomed(one)
            assert ask_database(postgresql, "SELECT epoch FROM tables") == 2
            last = await check_once(after, 2)
        finally:
            pause(workers[0], signal.SIGCONT)
        for one in before:
            with pytest.raises(ConnectionClosed) as closed:
                await one.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert "late" not in before[0].answers
        entries = ask_database(postgresql, "SELECT max(seq) FROM entries")
        assert entries == last
        # clients come back, say it again and see everything
        again = await visit(stack, workers[0], table, ann)
        await again.line.send(json.dumps(late))
        await again.until(lambda: "late" in again.answers)
        assert again.answers["late"] == {"is": "done", "id": "late", "seq": last + 1}
        await after[1].until(lambda: after[1].seq == last + 1)


class BrokenStore:
    async def beat(self) -> None:
        raise RuntimeError


async def test_heartbeat_goes_on_after_any_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    context = SimpleNamespace(store=BrokenStore())
    await keep_alive(cast(Context, context))
    assert "heartbeat failed" in caplog.text


def pause(served: Served, how: signal.Signals) -> None:
    assert served.process is not None
    os.killpg(served.process.pid, how)


async def test_two_workers_claim_one_table_at_once(
    postgresql: str, tmp_path: Path
) -> None:
    async with (
        two_workers(postgresql, tmp_path, Served) as workers,
        contextlib.AsyncExitStack() as stack,
    ):
        cookies = [w.ask("PUT", "/api/me", {"name": "Ann"})[1] for w in workers]
        for _ in range(5):
            made, cookie = workers[0].ask(
                "POST", "/api/tables", {**WILLOW, "name": "Cat"}
            )
            both = await asyncio.gather(
                *(
                    visit(stack, worker, made["id"], one)
                    for worker, one in zip(workers, cookies, strict=True)
                )
            )
            for one in both:
                await see_two(one)
            cat = await visit(stack, workers[0], made["id"], cookie)
            seq = (await cat.ask("say", text="Hello"))["seq"]
            for one in both:
                await seen(one, seq)
            shared = "SELECT shared FROM tables WHERE id = %s"
            assert ask_database(postgresql, shared, made["id"]) == 0


async def test_one_of_several_workers_reserves_a_table(postgresql: str) -> None:
    await asyncio.to_thread(migrate, postgresql)
    stores = [await Store.open(postgresql) for _ in range(3)]
    try:
        for store in stores:
            await store.beat()
        for number in range(20):
            table = await started(stores[number % 3])
            books = [store.ownership for store in stores if store.ownership]
            won = await asyncio.gather(*(book.reserve(table) for book in books))
            assert won.count(True) == 1
            epoch = "SELECT epoch FROM tables WHERE id = %s"
            winner = stores[won.index(True)]
            await winner.claim(table)  # loading it claims it no second time
            assert ask_database(postgresql, epoch, table) == 1
            await winner.append(table, 1, [b"{}"])
            owner = (await stores[won.index(False)].owner(table) or ("", ""))[0]
            assert owner == winner.me
        book = books[won.index(True)]
        assert not await book.reserve("of nobody")
        left = await started(stores[0])
        assert await book.reserve(left)
        await book.cancel_reservation(left)
        assert not has_living_owner(postgresql, left)
        await book.cancel_reservation(table)
        assert has_living_owner(postgresql, table), "it was loaded"
    finally:
        for store in stores:
            await store.close()


# Many kills


class Roaming(Guest):
    """Comes back to one worker after the other, as without a load balancer."""

    def __init__(self, workers: list[Served], name: str) -> None:
        super().__init__(workers[0], name)
        self.workers = itertools.cycle(workers)

    def choose(self) -> None:
        self.served = next(self.workers)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    ("kills", "moves"),
    [(4, 80), pytest.param(60, 20_000, marks=pytest.mark.soak)],
    ids=["few", "many"],
)
def test_killed_and_paused_owners_lose_nothing(
    postgresql: str, tmp_path: Path, kills: int, moves: int
) -> None:
    guests = asyncio.run(under_kills(postgresql, tmp_path, kills, moves))
    gc.collect()  # lines cut in the middle of a handshake are dropped here
    assert sum(len(guest.acknowledged) for guest in guests) >= moves
    asyncio.run(compare(postgresql, guests))


async def under_kills(
    database: str, folder: Path, kills: int, moves: int
) -> list[Guest]:
    chance = random.Random(7)
    async with two_workers(database, folder, Served, quiet=False) as workers:
        guests: list[Guest] = []
        for number in range(4):
            guests += seat_roaming(workers, number)
        async with in_play(guests):
            for number in range(kills):
                await acknowledge(guests, moves * (number + 1) // (kills + 1))
                struck = chance.choice(workers)
                if number % 5 == 3:
                    await interrupt(struck, guests, database)
                    continue
                await asyncio.to_thread(struck.kill)
                await asyncio.sleep(chance.uniform(0, 0.5))  # in the middle of anything
                await asyncio.to_thread(struck.start)
            await acknowledge(guests, moves)
    return guests


async def interrupt(struck: Served, guests: list[Guest], database: str) -> None:
    """Pauses a worker until its tables can be claimed, while everybody comes anew."""
    pause(struck, signal.SIGSTOP)
    try:
        for guest in guests:
            if guest.socket is not None:
                guest.socket.transport.abort()
        query = "SELECT count(*) FROM leases WHERE name LIKE 'worker %%' AND until > "
        now = "extract(epoch FROM clock_timestamp())"
        await until(lambda: ask_database(database, query + now) == 1)
    finally:
        pause(struck, signal.SIGCONT)


async def acknowledge(guests: list[Guest], enough: int) -> None:
    """Waits until this many requests have been acknowledged."""
    async with asyncio.timeout(PATIENCE):
        while sum(len(guest.acknowledged) for guest in guests) < enough:
            await asyncio.sleep(0.005)


def seat_roaming(workers: list[Served], number: int) -> list[Roaming]:
    guests = [Roaming(workers, f"r{number}-{place}") for place in range(4)]
    wishes = {"game": "willow", "seats": 4, "options": {"hands": 1000}}
    opened, _ = workers[0].ask(
        "POST", "/api/tables", {**wishes, "name": guests[0].name}, guests[0].cookie
    )
    for guest in guests:
        guest.table = opened["id"]
    return guests
