"""A story's table: loading, what is sent to which reader, and absence."""

import contextlib
from typing import Any

import msgspec

from parlour.engine.refusals import BadInput
from parlour.server.ports import SandboxRunner, StorePort
from parlour.server.process.bounds import OWN_GAME_BOUNDS
from parlour.server.store.rows import Clash, Unavailable
from parlour.server.stories import acts
from parlour.server.stories.room import LineWritten, StoryRoom, StoryRow, decode
from parlour.server.stories.scenes import (
    StoryTableInfo,
    StoryUpdate,
    StoryWelcome,
    make_scene,
    table_info,
)
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act, make_refusal
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.connection import Conn
from parlour.server.tables.room import Company, Lines, Reader
from parlour.server.tables.table import OpenTable, Shown, ask_store
from parlour.story import words
from parlour.story.content.check import read_content, size_of
from parlour.story.content.parsed import (
    digest_of,
    is_known,
    parse_upload,
    parsed_form,
    use_parsed,
)
from parlour.story.entries import ContentChosen
from parlour.story.views import board, seen

OPENING_FACTS = {"appointed", "campaign_closed"}
"""Facts after which somebody may read more than before."""
ABSENCE_S = 300.0
"""Seconds without a connection after which somebody is gone."""


async def prepare_contents(
    table: str, lines: Lines, store: StorePort, confined: SandboxRunner
) -> None:
    """Loads the content-sets of a stored story, so that the fold need not read them."""
    for _, _, row in lines:
        if isinstance(row, LineWritten) and isinstance(row.line.entry, ContentChosen):
            await load_content(table, row.line.entry, store, confined)


async def load_content(
    table: str, chosen: ContentChosen, store: StorePort, confined: SandboxRunner
) -> None:
    """Reads our own at once; strangers' were parsed when they came."""
    source = chosen.source
    if is_known(source):
        return
    if not chosen.uploaded:
        read_content(source)
        return
    key = table, digest_of(source), parsed_form()
    parsed = await ask_store(store.parsed_content(*key))
    if parsed is None:
        text = source.encode("utf-8", "replace")
        parsed = await confined.run(
            parse_upload, text, live=True, bounds=OWN_GAME_BOUNDS
        )
        with contextlib.suppress(Clash, Unavailable):  # it is parsed again next time
            await store.keep_content(*key, parsed)
    use_parsed(source, parsed)


class StoryTable(OpenTable[StoryRoom, StoryRow]):
    read_entry = staticmethod(decode)
    decode = staticmethod(msgspec.json.Decoder(acts.Request).decode)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.attended_since = self.steady()
        self.attending: frozenset[int] = frozenset()
        """The seats that have somebody, at any worker."""
        self.left: dict[int, float] = {}
        """When the last connection of a seat ended."""
        self.room.is_gone = self.is_gone
        self.files = self.picture_files()

    # Requests

    def find_awaited(self, seat: int) -> str:
        waiting = board.waiting(self.room.journal.story)
        return self.room.persons.get(seat, "") if seat in waiting else ""

    def name_of(self, seat: int) -> str:
        return self.room.journal.story.places[seat].name

    def refusal(self, act: Act, wrong: BadInput) -> common.No:
        """Explains a refusal so that it gives nothing away."""
        return make_refusal(act, wrong, words.refusal_text(wrong))

    # Writing. The lock must be held.

    async def clean_up(self) -> None:
        """Deletes pictures that were removed, or undone with a step."""
        shown = self.picture_files()
        for file in self.files - shown:
            with contextlib.suppress(Unavailable):  # nobody sees it any more
                await self.store.drop_brought(self.room.id, file)
        self.files = shown

    def picture_files(self) -> set[str]:
        """Returns the names of the files that the journal still shows."""
        pictures = self.room.journal.story.pictures.values()
        return {one.file for one in pictures if not one.gone}

    # Looking

    def send_news(self, lines: Lines, before: Checkpoint) -> None:
        """Sends to everybody; what only some may see, to them and its authors."""
        self.files |= self.picture_files()
        made = [row for _, _, row in lines]
        private = all(
            isinstance(row, LineWritten) and isinstance(row.line.entry, seen.QUIET)
            for row in made
        )
        authors = {row.by for row in made}
        wrote = sum(isinstance(row, LineWritten) for row in made)
        story = self.room.journal.story
        fresh = story.records[-wrote:] if wrote else []
        if any(OPENING_FACTS & record.facts.keys() for record in fresh):
            for conn in self.conns:
                conn.seq = 0  # old entries may be shown in full now

        def concerns(conn: Conn) -> bool:
            reader = self.reader(conn)
            if not self.may_look(reader):
                return False
            if not private or conn.person in authors:
                return True
            return any(seen.may_see(story, one, reader.looking) for one in fresh)

        self.send_updates(concerns)

    def company(self) -> Company:
        found = super().company()
        return Company(found.here | {*self.room.bots()}, found.watchers)

    def send_presence(self) -> None:
        super().send_presence()
        self.note_absences()

    def note_absences(self) -> None:
        here = self.company().here
        for seat in self.attending - here:
            self.left[seat] = self.steady()
        self.attending = here

    def is_gone(self, seat: int) -> bool:
        """Returns whether nobody has been at this seat for minutes.

        Some things may be done only without somebody; a lost connection or a phone
        asleep is no absence. It is forgotten with the table: somebody who was not seen
        since is gone from then on.
        """
        self.note_absences()
        absent = self.steady() - self.left.get(seat, self.attended_since)
        return seat not in self.attending and absent >= ABSENCE_S

    def extra_memory(self) -> int:
        story = self.room.journal.story
        return size_of(story.content) if story.uploaded else 0

    def may_look(self, reader: Reader) -> bool:
        return bool(reader.seats) or self.room.watch != "none"

    def make_update(
        self, reader: Reader, company: Company, since: int, known: tuple[Any, ...]
    ) -> Shown:
        story, scene = self.room.journal.story, make_scene(self.room, reader, company)
        entries = seen.view_entries_since(story, reader.looking, since)
        return Shown(StoryUpdate(seq=story.seq, told=entries, scene=scene), story.seq)

    def make_welcome(self, reader: Reader, since: int | None) -> Shown:
        """Makes a welcome: the entries that a reader missed, or all they may see."""
        story = self.room.journal.story
        scene = make_scene(self.room, reader, self.company())
        missed = since if since is not None and 0 <= since <= story.seq else None
        entries = seen.view_entries_since(story, reader.looking, missed or 0)
        whole = missed is None
        made = StoryWelcome(seq=story.seq, told=entries, scene=scene, whole=whole)
        return Shown(made, story.seq)

    def info(self, reader: Reader) -> StoryTableInfo:
        return table_info(self.room, reader, self.company())
