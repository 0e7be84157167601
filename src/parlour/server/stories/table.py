"""A story's table: what is told of it, to whom, and who is gone."""

import contextlib
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from parlour.engine.refusals import BadInput
from parlour.match import Match
from parlour.server.ports import Clock, SandboxRunner, Store
from parlour.server.store.rows import Unavailable
from parlour.server.stories import acts, frames
from parlour.server.stories.room import AnyRow, StoryRoom, Wrote, decode, encode
from parlour.server.stories.scenes import may_see, scene, table, told
from parlour.server.stories.uploads import load_content
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act, refused
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.room import Company, Reader
from parlour.server.tables.table import NOBODY, Shown, Table
from parlour.story import words
from parlour.story.content.check import size_of
from parlour.story.entries import ContentChosen
from parlour.story.views import seen

StoryRow = tuple[int, float, AnyRow]
"""Seq, time and row."""
OPENS = {"appointed", "campaign_closed"}
"""Facts after which somebody may read more than before."""
ABSENT = 300.0
"""Seconds after which somebody is gone."""


async def contents(
    table: str, lines: list[StoryRow], store: Store, confined: SandboxRunner
) -> None:
    """Has content-sets ready, so that the fold need not read them."""
    for _, _, row in lines:
        if isinstance(row, Wrote) and isinstance(row.line.entry, ContentChosen):
            await load_content(store, confined, table, row.line.entry)


class Attendance:
    """Since when the seats of a story table are empty.

    Some things may be done only without somebody, and then only when they have been
    gone for minutes: that a line is down or a phone asleep is no absence. It is
    measured by a clock that nobody sets, and forgotten with the table: somebody who was
    not seen since is gone from then on.
    """

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self.opened = clock()
        self.here: frozenset[int] = frozenset()
        self.left: dict[int, float] = {}

    def note(self, here: Iterable[int]) -> None:
        """These seats have somebody now, at whichever worker."""
        now = frozenset(here)
        for seat in self.here - now:
            self.left[seat] = self.clock()
        self.here = now

    def gone(self, seat: int) -> bool:
        if seat in self.here:
            return False
        return self.clock() - self.left.get(seat, self.opened) >= ABSENT


@dataclass(eq=False)
class StoryTable(Table[StoryRoom, AnyRow]):
    attendance: Attendance = field(default_factory=Attendance)

    read_entry = staticmethod(decode)
    write_entry = staticmethod(encode)
    decode = staticmethod(msgspec.json.Decoder(acts.Request).decode)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.room.is_gone = self.gone

    # Requests

    def question_to(self, person: str, seat: int, at: int) -> tuple[Match, int]:
        number = acts.check_question(self.room, person, seat, at)
        return self.room.journal.story.contest.match, number

    def awaited(self, seat: int) -> str:
        waiting = seen.scene(self.room.journal, None).waiting
        return self.room.persons.get(seat, "") if seat in waiting else ""

    def name_of(self, seat: int) -> str:
        return self.room.journal.story.places[seat].name

    def refusal(self, act: Act, wrong: BadInput) -> common.No:
        """In words that give nothing away."""
        return refused(act, wrong, words.refused(wrong))

    # Writing. The lock must be held.

    async def write(
        self,
        make: Callable[[StoryRoom], list[AnyRow]],
        signed: tuple[str, str] = NOBODY,
    ) -> int:
        files = self.pictured()
        seq = await super().write(make, signed)
        for file in files - self.pictured():  # taken away, or undone with somebody
            with contextlib.suppress(Unavailable):  # nobody sees it any more
                await self.store.drop_brought(self.room.id, file)
        return seq

    def pictured(self) -> set[str]:
        """What the journal still has pictures under."""
        pictures = self.room.journal.story.pictures.values()
        return {one.file for one in pictures if not one.gone}

    # Looking

    def news(self, lines: list[StoryRow], before: Checkpoint) -> None:
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

    def send_presence(self) -> None:
        super().send_presence()
        self.attendance.note(self.company().here)

    def gone(self, seat: int) -> bool:
        """Whether nobody has been at this seat for minutes."""
        self.attendance.note(self.company().here)
        return self.attendance.gone(seat)

    def extra_memory(self) -> int:
        story = self.room.journal.story
        return size_of(story.content) if story.uploaded else 0

    def may_look(self, reader: Reader) -> bool:
        return may_see(self.room, reader)

    def update(
        self, reader: Reader, company: Company, since: int, known: tuple[Any, ...]
    ) -> Shown:
        made = frames.Update(
            seq=self.room.told,
            told=told(self.room, reader, since),
            scene=scene(self.room, reader, company),
        )
        return Shown(made, made.seq)

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
        return Shown(made, made.seq)

    def info(self, reader: Reader) -> frames.StoryTable:
        return table(self.room, reader, self.company())
