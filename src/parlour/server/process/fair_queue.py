"""Places for jobs: each network has its turn, and in it each of its addresses."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from typing import TypeAlias

Waiting: TypeAlias = "asyncio.Future[None]"
Addresses: TypeAlias = OrderedDict[str, deque[Waiting]]


class Crowded(Exception):
    """The queue is full; try again later."""


class Stopping(Crowded):
    """The server stops and starts no more jobs."""


class FairQueue:
    """Use `place`. Jobs of live tables come first and have places of their own."""

    def __init__(self, places: int, live_places: int, queue: int) -> None:
        self.places = places
        """Maximum number of running jobs."""
        self.live_places = live_places
        """Additional running jobs for live tables only."""
        self.queue = queue
        """Maximum number of queued jobs of strangers."""
        self.at_work = 0
        self.live: deque[Waiting] = deque()
        self.sites: OrderedDict[str, Addresses] = OrderedDict()
        """Those that wait, by network and address; the one whose turn is next first."""
        self.stopped = False

    @contextlib.asynccontextmanager
    async def place(
        self, site: str = "", address: str = "", *, live: bool = False
    ) -> AsyncIterator[None]:
        """Waits for a place and keeps it; Crowded if the queue is full."""
        if self.stopped:
            raise Stopping
        waiting: Waiting = asyncio.get_running_loop().create_future()
        if live:
            self.live.append(waiting)
        else:
            self.line_up(waiting, site, address)
        self.start()
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.leave()  # it had just been given a place
            raise
        try:
            yield
        finally:
            self.leave()

    def line_up(self, waiting: Waiting, site: str, address: str) -> None:
        own = self.length(site)
        if self.at_work >= self.places and self.waiting() >= self.queue:
            longest = max(self.sites, key=self.length, default=site)
            if self.length(longest) < own + 2:
                raise Crowded
            self.displace(longest)
        addresses = self.sites.setdefault(site, OrderedDict())
        addresses.setdefault(address, deque()).append(waiting)

    def displace(self, site: str) -> None:
        """Sends the latest job of a network away that has more than others."""
        addresses = self.sites[site]
        address = max(addresses, key=lambda one: len(addresses[one]))
        last = addresses[address].pop()
        self.tidy(site, address)
        if not last.done():
            last.set_exception(Crowded())

    def leave(self) -> None:
        self.at_work -= 1
        self.start()

    def start(self) -> None:
        """Gives free places to those whose turn it is."""
        while True:
            if self.live and self.at_work < self.places + self.live_places:
                waiting = self.live.popleft()
            elif self.sites and self.at_work < self.places:
                waiting = self.next()
            else:
                return
            if not waiting.done():
                self.at_work += 1
                waiting.set_result(None)

    def next(self) -> Waiting:
        """Returns the oldest job of the address whose turn it is, in the network's
        turn."""
        site, addresses = next(iter(self.sites.items()))
        address, jobs = next(iter(addresses.items()))
        found = jobs.popleft()
        addresses.move_to_end(address)
        self.sites.move_to_end(site)
        self.tidy(site, address)
        return found

    def tidy(self, site: str, address: str) -> None:
        addresses = self.sites[site]
        if not addresses[address]:
            del addresses[address]
        if not addresses:
            del self.sites[site]

    def length(self, site: str) -> int:
        """Returns the number of queued jobs of a network."""
        return sum(map(len, self.sites.get(site, {}).values()))

    def waiting(self) -> int:
        return sum(map(self.length, self.sites))

    def stop(self) -> None:
        """Sends everybody who waits away."""
        self.stopped = True
        for addresses in self.sites.values():
            self.live.extend(one for jobs in addresses.values() for one in jobs)
        self.sites.clear()
        while self.live:
            waiting = self.live.popleft()
            if not waiting.done():
                waiting.set_exception(Stopping())
