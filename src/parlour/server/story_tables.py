"""The story tables that this worker has open, and how they come to be."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from parlour.engine.refusals import BadInput
from parlour.match import seeds
from parlour.pages import STORY
from parlour.server import codes
from parlour.server.bots import Thinkers
from parlour.server.circle import Busy
from parlour.server.confined import OWN, Confined, Crowded
from parlour.server.neighbours import Neighbours
from parlour.server.pace import Tempo
from parlour.server.rooms import CODE_TRIES, LINGER, Gone
from parlour.server.store import Clash, Store, TableRow, Unavailable
from parlour.server.story_contents import known
from parlour.server.story_driver import StoryDriver
from parlour.server.story_live import StoryLive
from parlour.server.story_room import AnyRow, StoryRoom, Wrote, decode, encode, fold
from parlour.story.entries import ContentChosen

logger = logging.getLogger("parlour.story")


class Stories:
    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        *,
        most: int,
        thinkers: Thinkers | None = None,
        tempo: Tempo | None = None,
        neighbours: Neighbours | None = None,
        confined: Confined | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.most = most
        """Story tables open at once."""
        self.thinkers = thinkers
        """Without any, bots wait until somebody lets them act: tests do."""
        self.tempo = tempo or Tempo()
        self.neighbours = neighbours or Neighbours()
        self.confined = confined or Confined(0)
        self.open: dict[str, StoryLive] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def live(self, id_: str) -> StoryLive:
        """A story table by its id, read and folded if nobody has it open."""
        found = self.open.get(id_)
        if found is not None:
            found.touch()
            return found
        lock = self.loading.setdefault(id_, asyncio.Lock())
        try:
            async with lock:
                if id_ not in self.open:
                    self.open[id_] = await self.load(id_)
                    self.neighbours.opened(id_)
        finally:
            self.loading.pop(id_, None)
        return self.open[id_]

    async def load(self, id_: str) -> StoryLive:
        if len(self.open) >= self.most:
            raise Busy
        try:
            row = await self.store.table(id_)
            told = row is not None and row.game == STORY
            rows = await self.store.read(id_) if told else []
        except Unavailable as wrong:
            raise Busy from wrong
        if row is None or not rows:
            raise Gone
        lines = [(one.seq, one.at, decode(one.body)) for one in rows]
        try:
            for _, _, line in lines:
                await self.read(line)
            room = await asyncio.to_thread(fold, row.id, row.code, row.seed, lines)
        except Crowded as wrong:
            raise Busy from wrong
        except BadInput as wrong:
            logger.warning("a story cannot be read")
            raise Gone from wrong
        live = StoryLive(room, self.store, self.clock, self.neighbours)
        live.kept_facts = row.facts
        if self.thinkers is not None:
            StoryDriver(live, self.thinkers, self.tempo).follow()
        return live

    async def read(self, row: AnyRow) -> None:
        """Has a content-set read apart, so that the fold need not."""
        if isinstance(row, Wrote) and isinstance(row.line.entry, ContentChosen):
            await known(self.confined, row.line.entry.source, bounds=OWN)

    def heard(self, table: str, seq: int) -> None:
        """News from the store: this worker's own, or another's."""
        lives = list(self.open.values()) if seq < 0 else [self.open.get(table)]
        for live in lives:
            if live is not None and not 0 <= seq <= live.room.seq:
                live.spawn(live.heard(seq))

    def sweep(self) -> None:
        """Lets go of stories that nobody has looked at for a while."""
        for id_, live in list(self.open.items()):
            if live.idle(LINGER):
                del self.open[id_]
                self.neighbours.shut(id_)

    async def close(self, code: int) -> None:
        """Tells every reader to come again, and stops."""
        for live in self.open.values():
            for conn in live.conns:
                conn.close(code)
            for task in list(live.tasks):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
        self.open = {}

    async def create(self, made: list[AnyRow], *, public: bool) -> StoryRoom:
        """A new story table with somebody at it."""
        for _ in range(CODE_TRIES):
            id_, code, seed = codes.table_id(), codes.code(), seeds.fresh()
            now = self.clock()
            rows = [(seq, now, row) for seq, row in enumerate(made, start=1)]
            room = fold(id_, code, seed, rows)
            row = TableRow(
                id=id_,
                code=code,
                game=STORY,
                state=room.state,
                public=public,
                seed=seed,
                created=now,
                touched=now,
                facts=room.facts(),
            )
            try:
                await self.store.create(
                    row, [encode(one) for one in made], room.people()
                )
            except Clash:
                continue
            except Unavailable as wrong:
                raise Busy from wrong
            return room
        raise Busy
