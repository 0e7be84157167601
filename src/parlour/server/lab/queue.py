"""One queue of studies: the worker that holds the lease plays the next."""

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from multiprocessing.process import BaseProcess
from typing import Final

from parlour.extras import install_command
from parlour.server.lab import studies
from parlour.server.lab.deals import count_bytes
from parlour.server.process.clock import steady
from parlour.server.process.settings import Settings
from parlour.server.store.lease import Lease
from parlour.server.store.rows import Unavailable
from parlour.server.store.store import Store

POLL_INTERVAL_S: Final = 0.5
"""Seconds between two looks at the queue."""
LEASE_S: Final = 20.0
"""Seconds after which another worker takes over from one that is silent."""
MEGABYTE: Final = 1_048_576
STOP_GRACE_CPU_S: Final = 120.0
"""Seconds of a whole processor that a process has to end after its study was stopped:
it may be in one decision of a bot, and rests from that first."""
MAX_SILENCE_S: Final = 1200.0
"""Seconds in which the process of a study must have saved something. A decision that
takes too much CPU time ends it sooner, see `playing.DECISION_CPU_S`."""
EXPIRY_INTERVAL_S: Final = 60.0
"""Seconds between two looks for studies that nobody visits."""

logger = logging.getLogger("parlour.lab")


class Lab:
    """This worker's end of the lab: the queue, and the process it may start."""

    def __init__(
        self, store: Store, settings: Settings, clock: Callable[[], float] = steady
    ) -> None:
        self.store = store
        self.database_url = settings.database_url
        self.share = settings.lab_cpu_percent
        self.room = settings.lab_quota_mb * MEGABYTE
        self.on = self.share > 0
        if self.on and find_spec("scipy") is None:
            logger.warning("lab: disabled, scipy missing; %s", install_command("lab"))
            self.on = False
        self.looking = asyncio.Lock()
        self.lease = Lease(store, "lab", LEASE_S, clock, alone=not store.shared)
        self.term = 0
        """The term of the lease in which the queue was last put in order."""
        self.process: BaseProcess | None = None
        self.playing = ""
        self.saved = 0.0
        """Time at which the process last saved something, by its own clock."""
        self.heard = 0.0
        """Time at which that value last changed."""
        self.expires_at = 0.0
        self.went_on = 0.0
        """Time at which its study was last seen in play."""

    async def run(self) -> None:
        """Looks after the queue until it is cancelled."""
        while self.on:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                await asyncio.shield(self.look())  # a process is started or it is not
            except Unavailable:
                logger.warning("lab: database unavailable")

    async def look(self) -> None:
        """Sees how the process fares, and starts the next one."""
        async with self.looking:
            if not self.on:
                return
            busy = self.process is not None or await self.store.look(studies.is_busy)
            if busy and await self.leads():
                await self.go_on()

    async def leads(self) -> bool:
        """Returns whether this worker plays.

        If it did not until now, or its lease has run out, what others played or it
        played itself is queued again.
        """
        held = await self.lease.holds()
        if not held or self.term != self.lease.term:
            self.end()
        if held and self.term != self.lease.term:
            await self.store.writer.run(studies.requeue_all)
            self.term = self.lease.term
        return held

    async def go_on(self) -> None:
        write, now = self.store.writer.run, time.time()
        if time.monotonic() >= self.expires_at:
            self.expires_at = time.monotonic() + EXPIRY_INTERVAL_S
            await write(partial(studies.expire, now=now))
        if self.process is not None:
            if self.process.is_alive():
                if not await self.hangs():
                    return
                logger.error("lab: study process hangs", extra={"study": self.playing})
            failed = self.end()
            if failed:
                fields = {"study": self.playing, "status": failed}
                logger.error("lab: study process died", extra=fields)
            await write(partial(studies.note_failure, id_=self.playing, now=now))
        player = secrets.token_hex(8)
        found = await write(partial(studies.begin_next, now=now, player=player))
        if found is not None:
            await asyncio.to_thread(self.start, found.id, player)

    def start(self, id_: str, player: str) -> None:
        from parlour.server.lab.playing import begin

        process = multiprocessing.get_context("spawn").Process(
            target=begin, args=(self.database_url, id_, player, self.share), daemon=True
        )
        process.start()
        self.playing, self.process = id_, process
        self.saved = 0.0
        self.heard = self.went_on = time.monotonic()

    async def hangs(self) -> bool:
        """Returns whether it neither saves anything nor notices that it was stopped."""
        kept = await self.store.look(partial(studies.find, id_=self.playing))
        now = time.monotonic()
        if kept is None or kept.state != "playing":
            return now - self.went_on > STOP_GRACE_CPU_S * 100 / self.share
        self.went_on = now
        if kept.saved != self.saved:
            self.saved, self.heard = kept.saved, now
        return now - self.heard > MAX_SILENCE_S

    async def is_full(self) -> bool:
        """Returns whether so much is kept that nothing new is begun."""
        return await self.store.look(count_bytes) > self.room

    async def forget(self, before: float) -> None:
        """Lets go of studies nobody looked at since, and of games only they had."""
        while self.on and await self.store.writer.run(
            partial(studies.forget, before=before)
        ):
            pass

    async def stop(self) -> None:
        """Ends the process; what it played is kept, and goes on at the next start."""
        self.on = False
        async with self.looking:
            self.end()
            await self.lease.end()

    def end(self) -> int | None:
        """Ends the process, if there is one; its exit status."""
        process, self.process = self.process, None
        if process is None:
            return None
        process.kill()
        process.join()
        return process.exitcode
