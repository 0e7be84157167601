"""A story's table: what is told of it, to whom, and who is gone."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from parlour.server.process.sandbox import Confined
from parlour.server.store import Store, Unavailable
from parlour.server.store.brought import drop_brought
from parlour.server.stories import frames
from parlour.server.stories.attendance import Attendance
from parlour.server.stories.room import AnyRow, StoryRoom, Wrote, decode, encode
from parlour.server.stories.scenes import may_see, scene, table, told
from parlour.server.stories.uploads import load_content
from parlour.server.tables.room import Company, Reader, fold
from parlour.server.tables.table import Busy, Shown, Table, answered
from parlour.story.entries import ContentChosen
from parlour.story.views import seen

StoryRow = tuple[int, float, AnyRow]
"""Seq, time and row."""
OPENS = {"appointed", "campaign_closed"}
"""Facts after which somebody may read more than before."""


async def contents(
    table: str, lines: list[StoryRow], store: Store, confined: Confined
) -> None:
    """Has content-sets ready, so that the fold need not read them."""
    for _, _, row in lines:
        if isinstance(row, Wrote) and isinstance(row.line.entry, ContentChosen):
            await load_content(store, confined, table, row.line.entry)


@dataclass(eq=False)
class StoryTable(Table[StoryRoom, AnyRow]):
    trial: StoryRoom | None = None
    """The same table again, where entries are tried out: a journal is too long to be
    copied for each. Read anew if something in it was not kept."""
    attendance: Attendance = field(default_factory=Attendance)

    read_entry = staticmethod(decode)
    write_entry = staticmethod(encode)

    # Writing. The lock must be held.

    async def write(self, make: Callable[[StoryRoom], list[AnyRow]]) -> int:
        files = self.pictured()
        seq = await super().write(make)
        for file in files - self.pictured():  # taken away, or undone with somebody
            with contextlib.suppress(Unavailable):  # nobody sees it any more
                await drop_brought(self.store, self.room.id, file)
        return seq

    def pictured(self) -> set[str]:
        """What the journal still has pictures under."""
        pictures = self.room.journal.story.pictures.values()
        return {one.file for one in pictures if not one.gone}

    async def tried(self, lines: list[StoryRow]) -> StoryRoom:
        trial = self.trial
        self.trial = None  # until these are kept
        if trial is None or trial.seq != self.room.seq:
            trial = await self.read_anew(self.room.seq)
        for line in lines:
            trial.apply(*line)
        return trial

    def apply(self, lines: list[StoryRow], trial: StoryRoom | None) -> None:
        super().apply(lines, trial)
        self.trial = trial or self.trial

    async def read_anew(self, upto: int) -> StoryRoom:
        row = await answered(self.store.table(self.room.id))
        rows = await answered(self.store.read(self.room.id))
        if row is None:
            raise Busy
        lines = [(one.seq, one.at, decode(one.body)) for one in rows[:upto]]
        return await asyncio.to_thread(
            fold, StoryRoom, row.id, row.code, row.seed, lines
        )

    def followed(self, seq: int, at: float, entry: AnyRow) -> None:
        if self.trial is not None and self.trial.seq == seq - 1:
            self.trial.apply(seq, at, entry)

    # Looking

    def news(self, lines: list[StoryRow]) -> None:
        """Tells everybody; what only some may see, to them and whoever wrote it."""
        made = [row for _, _, row in lines]
        private = all(
            isinstance(row, Wrote) and isinstance(row.line.entry, seen.QUIET)
            for row in made
        )
        authors = {row.by for row in made}
        wrote = sum(isinstance(row, Wrote) for row in made)
        story = self.room.journal.story
        fresh = story.records[-wrote:] if wrote else []
        if any(OPENS & record.facts.keys() for record in fresh):
            for conn in self.conns:
                conn.seq = 0  # old entries may be told in full now
        self.tell_all(
            lambda conn: (
                not private
                or conn.person in authors
                or any(
                    seen.may_see(story, record, self.reader(conn).looking)
                    for record in fresh
                )
            )
        )

    def company(self) -> Company:
        found = super().company()
        return Company(found.here | {*self.room.bots()}, found.watchers)

    def presence(self) -> None:
        super().presence()
        self.attendance.note(self.company().here)

    def gone(self, seat: int) -> bool:
        """Whether nobody has been at this seat for minutes."""
        self.attendance.note(self.company().here)
        return self.attendance.gone(seat)

    def may_look(self, reader: Reader) -> bool:
        return may_see(self.room, reader)

    def update(self, reader: Reader, company: Company, since: int, shown: Any) -> Shown:
        made = frames.Update(
            seq=self.room.told,
            told=told(self.room, reader, since),
            scene=scene(self.room, reader, company),
        )
        return Shown(made, made.seq, made.scene)

    def first(self, reader: Reader, since: int | None) -> Shown:
        """What a reader missed, or all of the journal that they may see."""
        fits = since is not None and 0 <= since <= self.room.told
        start = since if fits and since is not None else 0
        made = frames.Welcome(
            seq=self.room.told,
            scene=scene(self.room, reader, self.company()),
            told=told(self.room, reader, start),
            whole=not fits,
        )
        return Shown(made, made.seq, made.scene)

    def info(self, reader: Reader) -> frames.StoryTable:
        return table(self.room, reader, self.company())
