"""On a full disk a table stands still, and goes on once there is room again.

People are told that it is busy. Nothing that was acknowledged is lost, nothing that was
not acknowledged is shown, and whoever asks again is served once.
"""

import asyncio
import contextlib
import gc
import json
import re
import resource
import sqlite3
import subprocess
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.served import Guest, Served, staying
from tests.server.test_kill import compare, play, settled
from tests.server.test_owners import acknowledge
from tests.server.test_storage import health

DISK_BYTES = 8 << 20
MOVES = 12
"""Moves before the disk is full, and after that."""
WILLOW = {"game": "willow", "seats": 2, "options": {"hands": 1000}}


class Quota:
    """A folder whose files cannot grow beyond what the largest of them is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def last_entry(self) -> int:
        """The last entry of any table that is durable."""
        where = f"file:{self.folder / 'parlour.db'}?mode=ro"
        with contextlib.closing(sqlite3.connect(where, uri=True)) as line:
            return int(line.execute("SELECT max(seq) FROM entries").fetchone()[0])

    def fill(self, served: Served) -> None:
        files = self.folder.glob("parlour.db*")
        self.limit(served, max(file.stat().st_size for file in files))

    def clear(self, served: Served) -> None:
        self.limit(served, resource.RLIM_INFINITY)

    def limit(self, served: Served, most: int) -> None:
        assert served.process is not None
        both = (most, resource.RLIM_INFINITY)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, both)


class Disk(Quota):
    """A small file system, filled by somebody else's file."""

    def fill(self, served: Served) -> None:
        with (self.folder / "ballast").open("wb", buffering=0) as file:
            for size in (1 << 16, 1):
                with contextlib.suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    def clear(self, served: Served) -> None:
        (self.folder / "ballast").unlink()


@pytest.fixture(params=[Quota, Disk], ids=["quota", "disk"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Quota]:
    folder = tmp_path / "data"
    folder.mkdir()
    if request.param is Quota:
        yield Quota(folder)
        return
    mount = ("mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "parlour", str(folder))
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("needs to mount a file system")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(("umount", "--lazy", str(folder)), check=True)


class Patient(Guest):
    """Asks again, under the same id, what the table was too busy for."""

    def __init__(self, served: Served, name: str) -> None:
        super().__init__(served, name)
        self.busy = 0
        """How often the table was busy."""

    def hear(self, told: dict[str, Any]) -> None:
        frame = self.pending.get(told.get("id") or "")
        if frame is None or told.get("code") != "busy":
            super().hear(told)
            return
        self.busy += 1
        self.again = asyncio.ensure_future(self.repeat(frame))

    async def repeat(self, frame: dict[str, Any]) -> None:
        await asyncio.sleep(0.05)
        if self.socket is not None:
            with contextlib.suppress(websockets.WebSocketException):
                await self.socket.send(json.dumps(frame))


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_table_stands_still_on_a_full_disk_and_goes_on_after_it(place: Quota) -> None:
    served = Served(place.folder, f"sqlite:///{place.folder / 'parlour.db'}")
    served.start()
    try:
        guests = asyncio.run(play_on_full_disk(served, place))
    finally:
        served.stop()
        gc.collect()  # lines cut in the middle of a handshake are dropped here
    asyncio.run(compare(served.database, guests))
    assert "Traceback" not in served.log()
    assert [guest.name for guest in guests if guest.welcomes != 1] == []
    assert re.search("database: write failed cause=.*disk", served.log())


async def play_on_full_disk(served: Served, place: Quota) -> list[Guest]:
    ann, bob, cem = (Patient(served, name) for name in ("Ann", "Bob", "Cem"))
    guests: list[Guest] = [ann, bob, cem]
    wishes = {**WILLOW, "name": ann.name}
    opened, _ = served.ask("POST", "/api/tables", wishes, ann.cookie)
    for guest in guests:
        guest.table = opened["id"]
    async with staying([ann, bob]):
        await ann.until("gathering")
        await bob.send({"do": "sit"})
        await ann.send({"do": "begin"})
        players = [asyncio.create_task(play(guest)) for guest in (ann, bob)]
        await acknowledge(guests, MOVES)
        place.fill(served)
        async with asyncio.timeout(PATIENCE):
            while not (ann.busy or bob.busy):
                await asyncio.sleep(0.01)
        seq = ann.seq
        await healthy(served, False)
        with pytest.raises(urllib.error.HTTPError) as refused:
            await asyncio.to_thread(served.ask, "POST", "/api/tables", wishes)
        assert refused.value.code == 503
        async with staying([cem]):  # a full disk can be read
            await cem.until("playing")
            assert ann.seq == bob.seq == cem.seq == seq == place.last_entry()
            place.clear(served)
            enough = sum(len(guest.acknowledged) for guest in guests) + MOVES
            await acknowledge(guests, enough)
            await healthy(served, True)
            for task in players:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await settled(guests)
    return guests


async def healthy(served: Served, so: bool) -> None:
    """Waits until the server says that it can write, or that it cannot."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(health, served) != (200 if so else 503):
            await asyncio.sleep(0.05)
