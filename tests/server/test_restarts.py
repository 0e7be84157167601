"""PostgreSQL restarts or is killed under play; its processes get the ids of others."""

import asyncio
import gc
import random
import secrets
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest
from tests.patience import PATIENCE
from tests.server.served import Elsewhere, Guest, Served
from tests.server.test_kill import compare, in_play
from tests.server.test_owners import acknowledge, seat_roaming
from tests.server.test_workers import two_workers

from parlour.testing.postgres import Postgres, postgres

TABLES = 6
PAUSES_S = (0.0, 0.3, 3.0)
"""How long the database stays away: the writer tries again for 1.4 seconds."""


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


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    ("tables", "kills", "moves"),
    [(1, 2, 40), pytest.param(4, 30, 6_000, marks=pytest.mark.soak)],
    ids=["few", "many"],
)
def test_killed_database_loses_nothing(
    tmp_path: Path, tables: int, kills: int, moves: int
) -> None:
    with postgres(durable=True) as server:
        database = fresh_database(server)
        guests = asyncio.run(
            under_database_kills(server, database, tmp_path, tables, kills, moves)
        )
        gc.collect()
        assert sum(len(guest.acknowledged) for guest in guests) >= moves
        for guest in guests:  # each waits for an answer before the next request
            assert list(guest.acknowledged.values()) == sorted(
                set(guest.acknowledged.values())
            )
        asyncio.run(compare(database, guests))


async def under_database_kills(
    server: Postgres,
    database: str,
    folder: Path,
    tables: int,
    kills: int,
    moves: int,
) -> list[Guest]:
    chance = random.Random(7)
    async with two_workers(database, folder, Served, quiet=False) as workers:
        guests: list[Guest] = []
        for number in range(tables):
            guests += seat_roaming(workers, number)
        async with in_play(guests):
            for number in range(kills):
                await acknowledge(guests, moves * (number + 1) // (kills + 1))
                await asyncio.sleep(chance.uniform(0, 0.1))  # in the middle of anything
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(PAUSES_S[number % len(PAUSES_S)])
                await asyncio.to_thread(server.start)
                await all_go_on(guests)
            await acknowledge(guests, moves)
    return guests


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
        async with in_play(guests):
            await all_go_on(guests)
            for _ in range(restarts):
                await asyncio.to_thread(server.restart)
                await all_go_on(guests)
    return guests


async def all_go_on(guests: Sequence[Guest]) -> None:
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
