"""A server killed while something larger is under way: it was done, or it was not."""

import asyncio
import contextlib
import gc
import http.client
import json
import os
import random
import signal
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server import hostile
from tests.server.served import Guest, Served, staying
from tests.server.test_kill import play, seat_four, settled
from tests.server.test_leaks import played
from tests.server.test_story_decks import folder, form
from tests.server.test_strangers import family, send
from tests.story.table import SET

from parlour.server.access import limits
from parlour.server.store.store import Store
from parlour.story.basics.cards import CARDS

KILLS = 3
TYPE = "multipart/form-data; boundary=---tarot"

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def served(tmp_path: Path, database: str) -> Iterator[Served]:
    server = Served(tmp_path, database)
    server.start()
    yield server
    server.stop()
    gc.collect()  # lines cut in the middle of a handshake are dropped here


async def again(served: Served, within: float = 0.0) -> None:
    """Kills it after a moment, and starts it again."""
    await asyncio.sleep(within)
    await asyncio.to_thread(served.kill)
    await asyncio.to_thread(served.start)


def written(served: Served, tables: list[str]) -> list[list[str]]:
    """What is written down at each table, by kind; the server is stopped."""
    served.stop()
    assert "Traceback" not in served.log()

    async def read() -> list[list[str]]:
        store = await Store.open(served.environment["PARLOUR_DATABASE_URL"])
        rows = [await store.read(table) for table in tables]
        await store.close()
        return [[json.loads(row.body)["is"] for row in some] for some in rows]

    return asyncio.run(read())


def test_a_table_that_begins_begins_once(served: Served) -> None:
    async def story() -> list[str]:
        chance = random.Random(5)
        tables = []
        for number in range(KILLS):
            guests = seat_four(served, number)
            async with staying(guests), asyncio.timeout(PATIENCE):
                await guests[0].until("gathering")
                for guest in guests[1:]:
                    assert (await guest.send({"do": "sit"}))["is"] == "done"
                told, _ = await asyncio.gather(
                    guests[0].send({"do": "begin"}),
                    again(served, chance.uniform(0, 0.03)),
                )
                assert told["is"] == "done"
                for guest in guests:
                    await guest.until("playing")
            tables.append(guests[0].table)
        return tables

    for kinds in written(served, asyncio.run(story())):
        assert kinds.count("began") == 1


def test_a_wish_to_take_back_is_still_there(served: Served) -> None:
    async def story() -> str:
        guests = seat_four(served, 0)
        async with staying(guests), asyncio.timeout(PATIENCE):
            await guests[0].until("gathering")
            for guest in guests[1:]:
                await guest.send({"do": "sit"})
            await guests[0].send({"do": "begin"})
            asker = await first_to_ask(guests)
            assert asker.scene is not None
            seat = asker.scene["looking"]
            asked, _ = await asyncio.gather(
                asker.send({"do": "take-back", "seat": seat}), again(served)
            )
            assert asked["is"] == "done"
            for guest in guests:
                while guest.scene is None or guest.scene["wish"] != seat:
                    guest.changed.clear()
                    await guest.changed.wait()
            for guest in guests:
                assert guest.scene is not None
                own = guest.scene["looking"]
                if own != seat:
                    yes = {"do": "consent", "seat": own, "to": "take-back"}
                    agreed = asyncio.create_task(guest.send({**yes, "answer": "yes"}))
                    if guest is guests[-1]:
                        await again(served, 0.002)
                    assert (await agreed)["is"] == "done"
        return guests[0].table

    (kinds,) = written(served, [asyncio.run(story())])
    assert kinds.count("wished") == 1
    assert kinds.count("agreed") == 3
    assert kinds[-1] == "took-back"


async def first_to_ask(guests: list[Guest]) -> Guest:
    """Plays until somebody has to ask the others and no move is on its way."""
    while True:
        players = [asyncio.create_task(play(guest)) for guest in guests]
        while not any(may_ask(guest) for guest in guests):
            await asyncio.sleep(0.001)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        while any(guest.pending for guest in guests):
            await asyncio.sleep(0.001)
        await settled(guests)
        for guest in guests:
            if may_ask(guest):
                return guest


def may_ask(guest: Guest) -> bool:
    return guest.scene is not None and guest.scene["may_take_back"] == "by-asking"


def test_a_file_is_kept_whole_or_not_at_all(served: Served) -> None:
    chance = random.Random(3)
    log = played("lost-pueblo", 4, "a seed").log().to_json()
    for _ in range(KILLS):
        sender = threading.Thread(target=unheard, args=(served, log))
        sender.start()
        time.sleep(chance.uniform(0, 0.4))
        served.kill()
        served.start()
        sender.join()
    assert send(served, "/api/replays", log, "application/json") == 201
    made, _ = served.ask("POST", "/api/replays", json.loads(log))
    told, _ = served.ask("GET", f"/api/replays/{made['id']}?as=open")
    assert told["steps"]


def unheard(served: Served, log: bytes) -> None:
    with contextlib.suppress(OSError, ValueError):  # cut off
        send(served, "/api/replays", log, "application/json")


def test_a_deck_is_the_old_one_or_the_new_one(served: Served) -> None:
    chance = random.Random(4)
    new = {"source": SET, "name": "Ann"}
    made, ann = served.ask("POST", "/api/stories", new)
    path = f"/api/tables/{made['id']}"
    for number in range(KILLS):
        pictures = [(name, body + bytes([number])) for name, body in folder().items()]

        def upload(body: bytes = form(pictures)) -> None:
            with contextlib.suppress(OSError, ValueError):  # cut off
                send(served, f"{path}/deck", body, TYPE, ann)

        sender = threading.Thread(target=upload)
        sender.start()
        time.sleep(chance.uniform(0, 0.3))
        served.kill()
        served.start()
        sender.join()
        deck = served.ask("GET", path, cookie=ann)[0]["deck"]
        for card in CARDS[::5] if deck else ():
            with contextlib.closing(picture(served, f"{path}/deck/{deck}/{card}", ann)):
                pass
    assert send(served, f"{path}/deck", form(list(folder().items())), TYPE, ann) == 200


def picture(served: Served, path: str, cookie: str) -> http.client.HTTPResponse:
    asked = urllib.request.Request(served.address + path, headers={"Cookie": cookie})
    return urllib.request.urlopen(asked, timeout=PATIENCE)  # type: ignore[no-any-return]


def test_nothing_stays_of_a_server_that_is_killed_alone(served: Served) -> None:
    """Not of its bots, and not of a file that it was reading."""
    assert served.process is not None
    table = {"game": "willow", "name": "Ann", "bots": [None, "regular", "regular"]}
    served.ask("POST", "/api/tables", {**table, "seats": 3, "begin": True})
    before = family(served.process.pid)
    log = hostile.endless_log(limits.MAX_LOG_BYTES)
    sender = threading.Thread(target=unheard, args=(served, log))
    sender.start()
    while not (grown := family(served.process.pid)) - before:
        assert sender.is_alive()
    served.up = False
    os.kill(served.process.pid, signal.SIGKILL)
    served.process.wait(PATIENCE)
    sender.join()
    end = time.monotonic() + PATIENCE
    while alive := [pid for pid in grown if Path(f"/proc/{pid}/exe").exists()]:
        assert time.monotonic() < end, alive
        time.sleep(0.05)
