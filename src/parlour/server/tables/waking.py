"""Waker: opens tables at which something is due with nobody there.

The time of that is kept beside each table in the store, so no restart loses it. A
worker that has a table open does what is due at once. One of several workers looks here
for what nobody did.
"""

import asyncio
import logging
from dataclasses import dataclass, field

from parlour.server.ports import Clock, StorePort
from parlour.server.process.logs import tag
from parlour.server.store.lease import Lease
from parlour.server.store.rows import Unavailable
from parlour.server.tables.registry import Gone, Tables
from parlour.server.tables.table import Busy

LOOK_INTERVAL_S = 10.0
"""Seconds between two looks."""
GRACE_S = 15.0
"""Seconds for a worker that has the table open to do it."""
BATCH_SIZE = 50
"""Tables that are opened in one look."""
LEASE_S = 45.0
"""Seconds after which another worker takes over from one that is silent."""
RETRY_S, MAX_RETRY_S = 60.0, 3_600.0
"""Seconds until a table is tried again that stays as it was: at first, and at last."""

logger = logging.getLogger("parlour.waking")


@dataclass(eq=False)
class Waker:
    store: StorePort
    tables: Tables
    clock: Clock
    alone: bool = True
    """No other worker has this database."""
    begun: bool = False
    tried: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Tables that were opened and are still due: when they are tried again, and how
    long is waited after that."""

    def __post_init__(self) -> None:
        self.lease = Lease(self.store, "waking", LEASE_S, self.clock, self.alone)

    async def run(self) -> None:
        """Runs until cancelled."""
        while True:
            try:
                await self.look()
            except (Unavailable, Busy):
                logger.warning("deadlines: database unavailable, will retry")
            except Exception:
                logger.exception("deadlines: check failed")
            await asyncio.sleep(LOOK_INTERVAL_S)

    async def look(self) -> None:
        """Opens what is overdue; the drivers do the rest."""
        if not await self.lease.holds():
            return
        now = self.clock()
        if not self.begun:
            self.begun = True
            for id_ in await self.store.list_planned():
                await self.open(id_)  # a worker may have died before an answer
        found = await self.store.overdue(now - GRACE_S, BATCH_SIZE + len(self.tried))
        self.tried = {id_: self.tried[id_] for id_ in found if id_ in self.tried}
        for id_ in found:
            again, wait = self.tried.get(id_, (now, RETRY_S))
            if again > now:
                continue
            self.tried[id_] = now + wait, min(2 * wait, MAX_RETRY_S)
            await self.open(id_)

    async def open(self, id_: str) -> None:
        try:
            (await self.tables.live(id_)).wake.set()
        except Gone:
            logger.warning(
                "deadlines: table cannot be opened", extra={"table": tag(id_)}
            )
