"""Circle: those who look at one table at this worker, whatever is played at it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from parlour.server import wire
from parlour.server.neighbours import Neighbours
from parlour.server.readers import Conn, encode


class Seated(Protocol):
    """A room, as far as its circle knows it."""

    id: str

    def people(self) -> list[str]: ...


class Present(Protocol):
    @property
    def here(self) -> frozenset[int]: ...

    @property
    def watchers(self) -> int: ...


class Circle(ABC):
    room: Seated

    def __init__(self, clock: Callable[[], float], neighbours: Neighbours) -> None:
        self.clock = clock
        self.neighbours = neighbours
        self.lock = asyncio.Lock()
        self.conns: list[Conn] = []
        self.idle_since = clock()
        self.tasks: set[asyncio.Task[Any]] = set()

    @abstractmethod
    def company(self) -> Present:
        """The seats whose people are here, and how many others watch."""

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
        self.idle_since = self.clock()
