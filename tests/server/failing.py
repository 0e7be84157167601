"""A store that fails when it is told to, and rooms compared in every field."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.house import Clock, Guest, House, MemoryStore

from parlour.engine.data import save
from parlour.server.games import entries as log
from parlour.server.games.room import GameRoom
from parlour.server.games.table import GameTable
from parlour.server.store.rows import Clash, Row, Unavailable
from parlour.server.tables import frames as common

RECENT = 6
"""Items of a long list that are compared each time."""


class FailingStore(MemoryStore):
    """Raises what it is given, one for each append, in place of writing."""

    def __init__(self) -> None:
        super().__init__(Clock())
        self.failures: list[Exception | None] = []
        self.gate: asyncio.Event | None = None
        """Appends wait for it."""
        self.begun = asyncio.Event()
        """Set once an append waits."""
        self.before_read: Callable[[], None] = lambda: None

    async def append(self, *given: Any, **more: Any) -> float:
        if self.gate is not None:
            self.begun.set()
            await self.gate.wait()
        failure = self.failures.pop(0) if self.failures else None
        if failure is not None:
            raise failure
        return await super().append(*given, **more)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        self.before_read()
        return await super().read(table, after)


class FailingHouse(House):
    def __init__(self) -> None:
        self.failing = FailingStore()
        super().__init__(store=self.failing)


class Stubborn(Guest):
    """Asks again, under the same id, when the table is busy."""

    undone: Callable[[], None]

    async def ask(self, request: Any) -> Any:
        answer = await super().ask(request)
        if isinstance(answer, common.Oops) and answer.code == "busy":
            self.undone()
            answer = await super().ask(request)
        return answer


class Log:
    """A room that goes on by what the store has of a table, and by nothing else."""

    def __init__(self, store: MemoryStore, live: GameTable) -> None:
        self.rows = store.rows[live.room.id]
        row = store.tables[live.room.id]
        self.room = GameRoom(row.id, row.code, row.seed)

    def folded(self) -> GameRoom:
        for row in self.rows[self.room.seq :]:
            self.room.apply(row.seq, row.at, log.decode(row.body))
        return self.room


def fields(room: GameRoom, recent: int = RECENT) -> dict[str, Any]:
    """Every field of a room in values that can be compared, with the end of lists that
    only grow, and how long these are."""
    found = {**vars(room), "game": room.slug}
    for name in GameRoom.GROWING - {"done"}:
        found[name] = len(found[name]), found[name][-recent:]
    found["asked"] = {
        seat: (one.seq, one.at, one.pick.prompt, one.pick.options, one.pick.most)
        for seat, one in room.asked.items()
    }
    match = room.match
    if match is not None:
        found["match"] = {
            **vars(match),
            "game": match.game.slug,
            "table": match.options(),
            "state": save(match.state),
            "events": (len(match.events), match.events[-recent:]),
            "choices": (len(match.choices), match.choices[-recent:]),
        }
    return found


def alternating(count: int) -> list[Exception | None]:
    """Failures of both kinds, each before something that is written."""
    return [Unavailable(), None, Clash(), None] * count
