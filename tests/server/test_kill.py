"""A server killed in the middle of everything loses nothing that it acknowledged."""

import asyncio
import contextlib
import gc
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.served import Guest, Served, staying

from parlour.server.store.store import Store

TABLES = 4


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    "kills", [6, pytest.param(20, marks=pytest.mark.soak)], ids=["few", "many"]
)
def test_kill_nine(tmp_path: Path, database: str, kills: int) -> None:
    served = Served(tmp_path, database)
    served.start()
    try:
        guests = asyncio.run(under_load(served, kills))
    finally:
        served.stop()
        gc.collect()  # lines cut in the middle of a handshake are dropped here
    acknowledged = sum(len(guest.acknowledged) for guest in guests)
    assert acknowledged > 5 * kills
    asyncio.run(compare(database, guests))


async def under_load(served: Served, kills: int) -> list[Guest]:
    guests = []
    for number in range(TABLES):
        guests += seat_four(served, number)
    async with in_play(guests):
        chance = random.Random(7)
        for _ in range(kills):
            await more_acknowledged(guests, 6)
            await asyncio.sleep(chance.uniform(0, 0.3))  # in the middle of anything
            before = [guest.welcomes for guest in guests]
            await asyncio.to_thread(served.kill)
            await asyncio.to_thread(served.start)
            async with asyncio.timeout(PATIENCE):
                while any(
                    guest.welcomes == seen
                    for guest, seen in zip(guests, before, strict=True)
                ):
                    await asyncio.sleep(0.02)
    # who knocks at a server that is up is let in at once, and stays until it dies
    assert [guest.name for guest in guests if guest.turned_away] == []
    return guests


@contextlib.asynccontextmanager
async def in_play(guests: Sequence[Guest]) -> AsyncIterator[None]:
    """Everybody sits down and plays; in the end, all at a table have seen the same."""
    async with staying(guests):
        hosts = [guest for guest in guests if guest.name.endswith("-0")]
        for guest in guests:
            await guest.until("gathering")
            if guest not in hosts:
                assert (await guest.send({"do": "sit"}))["is"] == "done"
        for guest in hosts:
            assert (await guest.send({"do": "begin"}))["is"] == "done"
        players = [asyncio.create_task(play(guest)) for guest in guests]
        yield
        for task in players:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await settled(guests)


async def more_acknowledged(guests: list[Guest], count: int) -> None:
    """Waits until this many more requests have been acknowledged, or all is over."""

    def acknowledged() -> int:
        return sum(len(guest.acknowledged) for guest in guests)

    enough = acknowledged() + count
    async with asyncio.timeout(PATIENCE):
        while acknowledged() < enough and not all(is_over(guest) for guest in guests):
            await asyncio.sleep(0.005)


def is_over(guest: Guest) -> bool:
    return guest.scene is not None and guest.scene["table"]["state"] == "over"


def seat_four(served: Served, number: int) -> list[Guest]:
    guests = [Guest(served, f"g{number}-{place}") for place in range(4)]
    wishes = {
        "game": "willow",
        "seats": 4,
        "options": {},
        "bots": [None] * 4,
        "name": guests[0].name,
    }
    opened, _ = served.ask("POST", "/api/tables", wishes, guests[0].cookie)
    for guest in guests:
        guest.table = opened["id"]
    return guests


async def play(guest: Guest) -> None:
    """Answers whatever is asked, at once, at random."""
    chance = random.Random(guest.name)
    while True:
        question = guest.scene and guest.scene["question"]
        if not question:
            guest.changed.clear()
            await guest.changed.wait()
            continue
        able = [token for token in question["next"] if token != "done"]
        chosen = [chance.choice(able)] if able else []
        head = {"seat": question["seat"], "at": question["at"]}
        told = await guest.send({"do": "play", **head, "chosen": chosen})
        if told["is"] == "no":  # a word that wants an amount, or the table moved on
            await guest.send({"do": "consider", **head, "chosen": chosen})
            fallback = next((one for one in able if one in SAFE), None)
            if fallback is not None:
                await guest.send({"do": "play", **head, "chosen": [fallback]})
        await asyncio.sleep(0.005)


SAFE = ("check", "call", "fold", "ante")


async def settled(guests: Sequence[Guest]) -> None:
    """Waits until everybody at a table has seen the same."""
    async with asyncio.timeout(PATIENCE):
        while True:
            last: dict[str, set[int | None]] = {}
            for guest in guests:
                last.setdefault(guest.table, set()).add(guest.seq)
            if all(len(seen) == 1 for seen in last.values()):
                return
            await asyncio.sleep(0.05)


async def compare(database: str, guests: list[Guest]) -> None:
    """What was acknowledged is in the log, once, where it was said to be."""
    store = await Store.open(database)
    for table in {guest.table for guest in guests}:
        rows = await store.read(table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        kept: dict[str, int] = {}
        ids: Counter[str] = Counter()
        for row in rows:
            entry = json.loads(row.body)
            if entry.get("id"):
                ids[entry["id"]] += 1
                kept[entry["id"]] = row.seq
        assert max(ids.values()) == 1, "something was applied twice"
        for guest in guests:
            if guest.table == table:
                for own, seq in guest.acknowledged.items():
                    assert kept[own] == seq, f"{own} was acknowledged and is lost"
    await store.close()
