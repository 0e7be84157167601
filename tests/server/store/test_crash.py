"""What was acknowledged is there after `kill -9`, in the middle of anything."""

import subprocess
import sys
import time

from tests.server.store.conftest import OpenStore
from tests.server.store.making import bodies, started

from parlour.server.store.store import Store

KILLS = 5
WARM_UP = 20
"""Entries to wait for before the kill."""


def run_and_kill(database: str, tables: list[str], more: float) -> list[list[str]]:
    """Let a process append, and kill it; what it said was kept."""
    command = [sys.executable, "-m", "tests.server.store.crowd", database, *tables]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(WARM_UP)]
        time.sleep(more)
        process.kill()
        rest, _ = process.communicate()
    told = b"".join(lines) + rest
    complete = told[: told.rfind(b"\n") + 1]
    return [line.split() for line in complete.decode().splitlines()]


async def test_acknowledged_entries_survive_kill_9(
    database: str, open_store: OpenStore
) -> None:
    store = await open_store()
    tables = [await started(store) for _ in range(8)]
    await store.close()
    kept: dict[tuple[str, int], str] = {}
    for kill in range(KILLS):
        for table, seq, body in run_and_kill(database, tables, kill * 0.013):
            assert (table, int(seq)) not in kept
            kept[table, int(seq)] = body
        store = await Store.open(database)
        for table in tables:
            log = await bodies(store, table)
            for place, found in enumerate(log, 1):
                # One more than was told may be there: its news did not get out.
                told = kept.setdefault((table, place), found.decode())
                assert told == found.decode()
            assert (table, len(log) + 1) not in kept
        await store.close()
    assert len(kept) > KILLS * WARM_UP
