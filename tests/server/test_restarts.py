"""PostgreSQL restarts under play, and its processes get the ids of others."""

import asyncio
import contextlib
import gc
import secrets
from pathlib import Path

import psycopg
import pytest
from tests.patience import PATIENCE
from tests.server.served import Elsewhere, Guest, Served, staying
from tests.server.test_kill import compare, play, settled
from tests.server.test_workers import two_workers

from parlour.testing.postgres import Postgres, postgres

TABLES = 6
"""Seconds in which a table has to go on, on a machine that may be very busy."""


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    "restarts", [2, pytest.param(10, marks=pytest.mark.soak)], ids=["few", "many"]
)
@pytest.mark.parametrize("second", [Served, Elsewhere])
def test_no_table_goes_deaf(
    tmp_path: Path, restarts: int, second: type[Served]
) -> None:
    with postgres(own_ids=True) as server:
        database = fresh_database(server)
        work = under_restarts(server, database, tmp_path, restarts, second)
        guests = asyncio.run(work)
        gc.collect()
        asyncio.run(compare(database, guests))


def fresh_database(server: Postgres) -> str:
    name = f"test_{secrets.token_hex(4)}"
    everyone = server.address.format(database="postgres")
    with psycopg.connect(everyone, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return server.address.format(database=name)


async def under_restarts(
    server: Postgres,
    database: str,
    folder: Path,
    restarts: int,
    second: type[Served],
) -> list[Guest]:
    async with two_workers(database, folder, second, quiet=False) as workers:
        guests = []
        for number in range(TABLES):
            guests += seat_two(workers, number)
        async with staying(guests):
            for host, other in zip(guests[::2], guests[1::2], strict=True):
                await other.until("gathering")
                assert (await other.send({"do": "sit"}))["is"] == "done"
                assert (await host.send({"do": "begin"}))["is"] == "done"
            players = [asyncio.create_task(play(guest)) for guest in guests]
            await all_go_on(guests)
            for _ in range(restarts):
                await asyncio.to_thread(server.restart)
                await all_go_on(guests)
            for task in players:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await settled(guests)
    return guests


async def all_go_on(guests: list[Guest]) -> None:
    """Waits until everybody at every table has seen twenty more entries, or its end."""
    before = {guest.name: guest.seq or 0 for guest in guests}

    def stuck() -> list[str]:
        return [
            guest.name
            for guest in guests
            if (guest.seq or 0) < before[guest.name] + 20
            and (guest.scene is None or guest.scene["table"]["state"] != "over")
        ]

    try:
        async with asyncio.timeout(PATIENCE):
            while stuck():
                await asyncio.sleep(0.05)
    except TimeoutError:
        pytest.fail(f"these are stuck: {stuck()}")


def seat_two(workers: list[Served], number: int) -> list[Guest]:
    """Two people of one table, each at a worker of their own."""
    guests = [Guest(worker, f"g{number}-{at}") for at, worker in enumerate(workers)]
    wishes: dict[str, object] = {
        "game": "willow",
        "seats": 2,
        "options": {"hands": 1000},
    }
    wishes["name"] = guests[0].name
    opened, _ = workers[0].ask("POST", "/api/tables", wishes, guests[0].cookie)
    for guest in guests:
        guest.table = opened["id"]
    return guests
