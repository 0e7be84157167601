"""Lease: what only one of several workers does, by the database's word."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

from parlour.server.store.rows import Unavailable

RENEWALS: Final = 5
"""How often a lease is asked for in the time that it lasts."""


class LeaseStore(Protocol):
    """The store of leases."""

    async def take_lease(
        self, name: str, holder: str, now: float, until: float, /
    ) -> bool: ...
    async def end_lease(self, name: str, holder: str, /) -> None: ...


@dataclass(eq=False)
class Lease:
    """A worker asks whether it `holds` its lease whenever it does what that is for."""

    store: LeaseStore
    name: str
    duration: float
    """Seconds after which another worker takes over from one that is silent."""
    clock: Callable[[], float]
    alone: bool
    """No other worker has this database: the lease is always granted."""
    me: str = field(default_factory=lambda: secrets.token_hex(8))
    until: float = 0.0
    """Until when this worker holds it."""
    asks_at: float = 0.0
    """Before that, the database is not asked again."""
    term: int = 0
    """How often this worker took the lease. If the number is new, another worker may
    have held it in between."""

    async def holds(self) -> bool:
        """Returns whether this worker has the lease now. Rarely asks the database."""
        now = self.clock()
        if now >= self.asks_at:
            self.asks_at = now + self.duration / RENEWALS
            until = now + self.duration
            granted = self.alone or await self.store.take_lease(
                self.name, self.me, now, until
            )
            if granted and now >= self.until:
                self.term += 1
            self.until = until if granted else 0.0
        return now < self.until

    async def end(self) -> None:
        """Lets another worker take it at once."""
        if self.until and not self.alone:
            with suppress(Unavailable):
                await self.store.end_lease(self.name, self.me)
