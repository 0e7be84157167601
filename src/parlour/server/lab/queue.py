"""One queue of studies: the worker that holds the lock plays the next."""

import asyncio
import contextlib
import logging
import multiprocessing
import sqlite3
import threading
import time
from importlib.util import find_spec
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from parlour.extras import install_command
from parlour.server.lab.studies import Studies
from parlour.server.process.private_files import make_private_file

BEAT: Final = 0.5
"""Seconds between two looks at the queue."""
MEGABYTE: Final = 1_048_576
GRACE: Final = 120.0
"""Seconds of a whole processor that a process has to end after its study was stopped:
it may be in one decision of a bot, and rests from that first."""
LONGEST: Final = 1200.0
"""Seconds in which the process of a study must have kept something. A decision that
takes too much CPU time ends it sooner, see `playing.DECISION_CPU_S`."""
EXPIRY_INTERVAL_S: Final = 60.0
"""Seconds between two looks for studies that nobody visits."""

logger = logging.getLogger("parlour.lab")


class Lab:
    """This worker's end of the lab: what is kept, and the process it may start."""

    def __init__(self, data: Path, share: int, room: int) -> None:
        self.studies = Studies(data / "lab")
        self.share = share
        self.room = room * MEGABYTE
        self.on = share > 0
        if self.on and find_spec("scipy") is None:
            logger.warning("lab is off: scipy missing, %s", install_command("lab"))
            self.on = False
        self.looking = threading.Lock()
        self.lock: sqlite3.Connection | None = None
        self.process: BaseProcess | None = None
        self.playing = ""
        self.beat = 0.0
        """When it last kept something, as it says."""
        self.heard = 0.0
        """When that was new."""
        self.expires_at = 0.0
        self.went_on = 0.0
        """When its study was last seen to be played."""

    async def run(self) -> None:
        """Looks after the queue until it is cancelled."""
        while self.on:
            await asyncio.sleep(BEAT)
            try:
                await asyncio.to_thread(self.look)
            except (sqlite3.Error, OSError) as wrong:
                logger.warning("the lab cannot use its files: %s", wrong)

    def look(self) -> None:
        """Sees how the process fares, and starts the next one."""
        with self.looking:
            if self.on and self.studies.any and self.holds():
                self.go_on()

    def go_on(self) -> None:
        if time.monotonic() >= self.expires_at:
            self.expires_at = time.monotonic() + EXPIRY_INTERVAL_S
            self.studies.expire(time.time())
        if self.process is not None:
            if self.process.is_alive():
                if not self.hangs():
                    return
                logger.error("a study hangs: %s", self.playing)
                self.process.kill()
            self.process.join()
            if self.process.exitcode:
                logger.error("a study died (%s)", self.process.exitcode)
            self.studies.died(self.playing)  # unless it left in good order
            self.process = None
        found = self.studies.next()
        if found is not None:
            self.start(found.id)

    def start(self, id_: str) -> None:
        from parlour.server.lab.playing import begin

        process = multiprocessing.get_context("spawn").Process(
            target=begin, args=(str(self.studies.folder), id_, self.share), daemon=True
        )
        process.start()
        self.playing, self.process = id_, process
        self.beat = 0.0
        self.heard = self.went_on = time.monotonic()

    def hangs(self) -> bool:
        """Whether it neither keeps anything nor notices that it was stopped."""
        kept, now = self.studies.find(self.playing), time.monotonic()
        if kept is None or kept.state != "playing":
            return now - self.went_on > GRACE * 100 / self.share
        self.went_on = now
        if kept.beat != self.beat:
            self.beat, self.heard = kept.beat, now
        return now - self.heard > LONGEST

    def holds(self) -> bool:
        """Whether this worker plays; the lock goes with the worker that has it."""
        if self.lock is not None:
            return True
        make_private_file(self.studies.lock)
        lock = sqlite3.connect(
            self.studies.lock, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            lock.close()
            return False
        self.lock = lock
        self.studies.orphans()
        return True

    def full(self) -> bool:
        """Whether so much is kept that nothing new is begun."""
        if not self.studies.results.exists():
            return False
        with contextlib.closing(sqlite3.connect(self.studies.results)) as file:
            pages, free, size = (
                file.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("page_count", "freelist_count", "page_size")
            )
        return bool((pages - free) * size > self.room)

    def forget(self, before: float) -> None:
        """Lets go of studies nobody looked at since, and of games only they had."""
        from parlour.lab.results import opened

        with self.looking:
            if not self.on or not self.studies.any or not self.holds():
                return
        named = self.studies.forget(before)
        if self.studies.results.exists():
            with opened(self.studies.results) as results:
                results.drop(arm for arm in results.arms() if arm not in named)

    async def stop(self) -> None:
        """Ends the process; what it played is kept, and goes on at the next start."""
        self.on = False
        await asyncio.to_thread(self.end)

    def end(self) -> None:
        with self.looking:
            if self.process is not None:
                self.process.kill()
                self.process.join()
                self.process = None
            if self.lock is not None:
                self.lock.close()
                self.lock = None
