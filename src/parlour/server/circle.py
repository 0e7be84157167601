"""Circle: those who look at one table at this worker, whatever is played at it."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from parlour.server import wire
from parlour.server.logs import tag
from parlour.server.neighbours import Neighbours
from parlour.server.readers import Conn, encode

AGAIN = 0.5
"""Seconds until the next try to catch up, where the store did not answer."""

logger = logging.getLogger("parlour.table")


class Busy(Exception):
    """It could not be written down now; nothing is lost by asking again."""


class Seated(Protocol):
    """A room, as far as its circle knows it."""

    id: str
    seq: int

    def people(self) -> list[str]: ...


class Present(Protocol):
    @property
    def here(self) -> frozenset[int]: ...

    @property
    def watchers(self) -> int: ...


class Circle(ABC):
    room: Seated

    def __init__(self, clock: Callable[[], float], neighbours: Neighbours) -> None:
        self.steady = clock
        self.ahead = 0.0
        """Seconds by which this table's log is ahead of this worker's time."""
        self.neighbours = neighbours
        self.lock = asyncio.Lock()
        self.conns: list[Conn] = []
        self.idle_since = self.clock()
        self.tasks: set[asyncio.Task[Any]] = set()

    @abstractmethod
    def company(self) -> Present:
        """The seats whose people are here, and how many others watch."""

    @abstractmethod
    async def catch_up(self) -> None:
        """Reads what others wrote, or raises Busy. The lock must be held."""

    # Time

    def clock(self) -> float:
        """The table's time: never before the last entry, whoever wrote it when."""
        return self.steady() + self.ahead

    def noted(self, at: float) -> None:
        """Something was written down at that time."""
        self.ahead = max(self.ahead, at - self.steady())

    def touch(self) -> None:
        """Somebody was here, or is about to come."""
        self.idle_since = self.clock()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has looked for so long, and nothing is under way."""
        past = self.clock() - self.idle_since
        return not self.conns and past > seconds and not self.lock.locked()

    # News

    async def heard(self, seq: int) -> None:
        """Something was written, maybe by another worker; -1 if news was missed.

        Tries until it is read: nobody says it again.
        """
        while not 0 <= seq <= self.room.seq:
            async with self.lock:
                try:
                    if not 0 <= seq <= self.room.seq:
                        await self.catch_up()
                    return
                except Busy:
                    logger.warning(
                        "could not catch up yet", extra={"table": tag(self.room.id)}
                    )
            await asyncio.sleep(AGAIN)

    async def compare(self) -> None:
        """Reads what news may not have brought, for somebody who comes."""
        async with self.lock:
            await self.catch_up()

    # Who is here

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def around(self) -> set[str]:
        """Everybody who looks, at other workers too."""
        here = {conn.person for conn in self.conns}
        return here | self.neighbours.persons(self.room.id)

    def presence(self) -> None:
        company = self.company()
        data = encode(
            wire.Presence(here=sorted(company.here), watchers=company.watchers)
        )
        for conn in self.conns:
            conn.send_bytes(data)

    def tell_neighbours(self) -> None:
        here = {conn.person for conn in self.conns}
        seated = [person for person in self.room.people() if person in here]
        self.neighbours.tell(self.room.id, [*seated, *sorted(here)])

    def nudge(self, person: str, seat: int, by: str) -> None:
        """Nudges somebody at each of their screens at this worker."""
        for conn in self.conns:
            if conn.person == person:
                conn.send(wire.Nudged(seat=seat, by=by))

    def turn_out(self, conn: Conn) -> None:
        """Closes the door behind somebody who was sent away."""
        self.conns.remove(conn)
        conn.close(wire.KICKED)
        self.tell_neighbours()

    def leave(self, conn: Conn) -> None:
        if conn in self.conns:
            self.conns.remove(conn)
            self.tell_neighbours()
            self.presence()
        self.touch()
