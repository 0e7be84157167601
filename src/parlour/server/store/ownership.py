"""Ownership: each table belongs to one worker, as a rule the only one that has it open.

Loading a table claims it. A claim counts `tables.epoch` up, and every append carries
the epoch of its claim. So the writes of a former owner fail, even if it was paused and
knows nothing of the takeover. A worker whose heartbeat has stopped loses its tables.

A worker that needs a table of a living owner follows instead: it uses the owner's epoch
and marks the table as shared for a while. Appends to a shared table notify all workers.
Both lock the row of the table, so that no append is missed.
"""

import asyncio
import os
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Delete, Engine, delete, select, text, update

from parlour.server.store.appends import CHANNEL, NOW
from parlour.server.store.rows import Unavailable
from parlour.server.store.schema import LEASES, TABLES
from parlour.server.store.writer import Writer

HEARTBEAT_S: Final = 2.0
"""Seconds between two signs of life of a worker."""
SILENCE_S: Final = 6.0
"""Seconds after the last one in which other workers take its tables for owned."""
SHARED_S: Final = 60.0
"""Seconds for which a table is marked as shared; followers renew it in half of them."""
KEPT_S: Final = 3_600.0
"""Seconds after which a worker that ended is deleted."""
RESERVED_S: Final = 2.0
"""Seconds for which a table need not be claimed again when it is loaded."""
WORKER: Final = "worker "
"""Stands before a worker's id in the name of its lease. The holder is its machine."""


class Ownership:
    """The tables that this worker may write to."""

    def __init__(self, writer: Writer, me: str) -> None:
        self.writer = writer
        self.me = me
        self.machine = machine_id()
        self.epochs: dict[str, int] = {}
        """The epoch of each table that this worker owns or follows."""
        self.followed: dict[str, int] = {}
        """Heartbeats since a followed table was last marked as shared."""
        self.reserved: dict[str, float] = {}
        """Tables that were claimed before they are loaded, and when."""
        self.claiming = asyncio.Lock()
        """Held by the claim that is under way."""

    def owns(self, table: str) -> bool:
        """Returns whether this worker owns a table, as far as it knows."""
        return table in self.epochs and table not in self.followed

    async def claim(self, table: str) -> None:
        """Makes a table this worker's own, or follows its living owner."""
        values = {"table": table, "me": self.me, "seconds": SHARED_S}

        def write(connection: Connection) -> tuple[int | None, bool]:
            epoch = connection.execute(CLAIM, values).scalar()
            if epoch is not None:
                return epoch, False
            return connection.execute(FOLLOW, values).scalar(), True

        async with self.claiming:
            reserved = self.reserved.pop(table, -RESERVED_S)
            if time.monotonic() < reserved + RESERVED_S:
                return
            epoch, follows = await self.writer.run(write)
            self.forget(table)
            if epoch is not None:  # else there is no such table
                self.epochs[table] = epoch
                if follows:
                    self.followed[table] = 0

    async def reserve(self, table: str) -> bool:
        """Claims a table that is about to be loaded, if no living worker owns it;
        whether this worker owns it then. Of several that do so at once, one succeeds,
        and nobody has to follow."""
        values = {"table": table, "me": self.me}
        async with self.claiming:
            if table in self.epochs:
                return self.owns(table)
            epoch = await self.writer.run(
                lambda line: line.execute(CLAIM, values).scalar()
            )
            if epoch is None:
                return False
            self.epochs[table], self.reserved[table] = epoch, time.monotonic()
            return True

    async def cancel_reservation(self, table: str) -> None:
        """Releases a table that was reserved, unless it was loaded since."""
        if table in self.reserved:
            with suppress(Unavailable):
                await self.release(table)

    async def release(self, table: str) -> None:
        """Lets go of a table; it is anybody's who needs it next."""
        epoch = self.epochs.get(table)
        follows = table in self.followed
        self.forget(table)
        if epoch is not None and not follows:
            own = update(TABLES).where(TABLES.c.id == table, TABLES.c.epoch == epoch)
            await self.writer.execute(own.values(owner=None))

    def forget(self, table: str) -> None:
        self.epochs.pop(table, None)
        self.followed.pop(table, None)
        self.reserved.pop(table, None)

    def holds(self, connection: Connection, table: str) -> bool:
        """Returns whether this worker may write what is kept beside a table. No other
        can claim the table until the transaction ends."""
        held = select(TABLES.c.id).where(
            TABLES.c.id == table, TABLES.c.epoch == self.epochs.get(table, 0)
        )
        return connection.execute(held.with_for_update(read=True)).first() is not None

    async def beat(self) -> Iterable[str]:
        """Gives a sign of life. Claims followed tables whose owner has ended, and marks
        the others again. Returns tables of which something may have been missed."""
        values = {"name": WORKER + self.me, "machine": self.machine}
        await self.writer.execute(HEARTBEAT, **values, seconds=SILENCE_S)
        if not self.followed:
            return []
        names = list(self.followed)
        due = set(await self.writer.run(lambda line: ownerless(line, names)))
        for table in self.followed:
            self.followed[table] += 1
            if self.followed[table] * HEARTBEAT_S >= SHARED_S / 2:
                due.add(table)
        for table in due:
            if table in self.followed:  # it may be closed by now
                await self.claim(table)
        return due

    async def end(self, worker: str) -> None:
        """Counts a worker as dead, so that all its tables can be claimed."""
        await self.writer.execute(ending(worker))

    def leave(self, engine: Engine) -> None:
        """Ends this worker, after all it had to write."""
        with engine.begin() as connection:
            connection.execute(ending(self.me))


def ending(worker: str) -> Delete:
    return delete(LEASES).where(LEASES.c.name == WORKER + worker)


def ownerless(connection: Connection, tables: list[str]) -> list[str]:
    """Returns those of these tables whose owner is not alive."""
    return list(connection.execute(OWNERLESS, {"tables": tables}).scalars())


def machine_id() -> str:
    """Names the machine, or the container, whose processes can hand connections over to
    each other; random if there is no such name."""
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot} {os.stat('/proc/self/ns/net').st_ino}"
    return secrets.token_hex(8)


ALIVE: Final = (
    f"EXISTS (SELECT 1 FROM leases WHERE name = '{WORKER}' || tables.owner"
    f" AND until > {NOW})"
)
OWNERLESS: Final = text(
    f"SELECT id FROM tables WHERE id = ANY(:tables) AND {ALIVE} IS NOT TRUE"
)
CLAIM: Final = text(
    "WITH before AS (SELECT id, owner, shared FROM tables WHERE id = :table"
    " FOR NO KEY UPDATE), claimed AS ("
    " UPDATE tables SET owner = :me, epoch = tables.epoch + 1, shared = 0"
    " FROM before WHERE tables.id = before.id"
    f" AND (tables.owner IS NULL OR tables.owner = :me OR NOT {ALIVE})"
    " RETURNING tables.id, tables.epoch)"
    " SELECT claimed.epoch, CASE"
    f" WHEN before.owner <> :me OR before.shared > {NOW}"
    f" THEN pg_notify('{CHANNEL}', :me || ' ' || :table || ':-1') END"
    " FROM claimed JOIN before ON before.id = claimed.id"
)
"""Notifies a former owner, and followers, that something has changed."""
FOLLOW: Final = text(
    f"UPDATE tables SET shared = {NOW} + :seconds WHERE id = :table RETURNING epoch"
)
OWNER: Final = text(
    "SELECT tables.owner, leases.holder AS machine FROM tables JOIN leases"
    f" ON leases.name = '{WORKER}' || tables.owner AND leases.until > {NOW}"
    " WHERE tables.id = :table AND tables.owner <> :me"
)
"""A living worker other than this one that owns a table, and its machine."""
HEARTBEAT: Final = text(
    f"WITH gone AS (DELETE FROM leases WHERE name LIKE '{WORKER}%'"
    f" AND until < {NOW} - {KEPT_S})"
    " INSERT INTO leases (name, holder, until)"
    f" VALUES (:name, :machine, {NOW} + :seconds)"
    " ON CONFLICT (name) DO UPDATE SET until = excluded.until"
)
