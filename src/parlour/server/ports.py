"""Ports: what tables need of the world around them.

A server fills them in with a database, threads and processes; tests and a browser fill
them in with less. Tables, games, stories and score pads know nothing else of it. Time
is one too, a `Clock`; a reader's end is `Conn.write`.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import ParamSpec, Protocol, TypeAlias, TypeVar

from parlour.server.process.bot_answer import BotAnswer
from parlour.server.process.bounds import STRANGER_BOUNDS, Bounds
from parlour.server.process.sandbox_job import Work, run_job
from parlour.server.process.thinking import BotJob, think
from parlour.server.store.rows import Row, TableRow, TableState

P = ParamSpec("P")
T = TypeVar("T")
Clock: TypeAlias = Callable[[], float]
"""Seconds since 1970 that only go forward."""


class StorePort(Protocol):
    """The store of logs; see `store.Store`. Every method may raise Unavailable."""

    shared: bool

    def listen(self, heard: Callable[[str, int], None], /) -> None: ...
    async def create(
        self,
        table: TableRow,
        entries: list[bytes],
        persons: list[str],
        after: tuple[str, str] | None = None,
        /,
    ) -> None: ...
    async def append(
        self,
        table: str,
        after: int,
        entries: list[bytes],
        *,
        state: TableState | None = None,
        facts: bytes | None = None,
        persons: list[str] | None = None,
        wakes: float | None = None,
        at: float | None = None,
    ) -> float: ...
    async def read(self, table: str, after: int = 0) -> list[Row]: ...
    async def log_size(self, table: str, /) -> tuple[int, int]: ...
    async def last_entries(self, tables: Sequence[str], /) -> dict[str, int]: ...
    async def claim(self, table: str, /) -> TableRow | None: ...
    async def release(self, table: str, /) -> None: ...
    async def table(self, id_: str, /) -> TableRow | None: ...
    async def list_unfinished(self) -> list[TableRow]: ...
    async def overdue(self, before: float, limit: int, /) -> list[str]: ...
    async def list_planned(self) -> list[str]: ...
    async def take_lease(
        self, name: str, holder: str, now: float, until: float, /
    ) -> bool: ...
    async def end_lease(self, name: str, holder: str, /) -> None: ...
    async def person(self, id_: str, /) -> str | None: ...
    async def keep_replay(self, id_: str, body: bytes, /) -> None: ...
    async def plans(self, table: str, /) -> list[bytes]: ...
    async def put_plan(
        self, table: str, seat: int, person: str, body: bytes, /
    ) -> None: ...
    async def drop_plan(self, table: str, seat: int, /) -> None: ...
    async def picture(
        self, table: str, deck: str, card: str, /
    ) -> tuple[str, bytes] | None: ...
    async def brought_types(self, table: str, /) -> dict[str, str]: ...
    async def drop_brought(self, table: str, file: str, /) -> None: ...
    async def keep_content(
        self, table: str, digest: str, form: str, body: bytes, /
    ) -> None: ...
    async def parsed_content(
        self, table: str, digest: str, form: str, /
    ) -> bytes | None: ...


class BotRunner(Protocol):
    """The place where bots think."""

    async def think(self, work: BotJob, /) -> BotAnswer: ...
    def spare(self, work: BotJob, /) -> "asyncio.Future[BotAnswer] | None":
        """Returns what is answered when this bot is not ready at its time."""


class SandboxRunner(Protocol):
    """The sandbox in which strangers' files are read."""

    async def run(
        self,
        work: Work,
        *arguments: bytes | bytearray,
        by: str = "",
        site: str = "",
        live: bool = False,
        bounds: Bounds = STRANGER_BOUNDS,
    ) -> bytes: ...


class Aside(Protocol):
    """Does longer work where no other table waits for it: `asyncio.to_thread`."""

    async def __call__(
        self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T: ...


class RightHere:
    """All three without a process or a thread: all others wait until it is done."""

    async def think(self, work: BotJob) -> BotAnswer:
        return think(work)

    def spare(self, work: BotJob) -> None:
        return None

    async def run(
        self,
        work: Work,
        *arguments: bytes | bytearray,
        by: str = "",
        site: str = "",
        live: bool = False,
        bounds: Bounds = STRANGER_BOUNDS,
    ) -> bytes:
        return run_job(work, arguments).result()

    async def __call__(
        self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return work(*args, **kwargs)
