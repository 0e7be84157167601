"""Frames of story tables, beyond those of every table; requests are in `acts`.

What people do at a story table are entries of its journal (`write`): their classes
are in `parlour.story.entries`, what is shown in `parlour.story.views`. A contest in
progress is shown as any game is (`contest`), and is played with `play`.
`parlour.story.views.seen` decides what a seat may see of the story; the contest has
views of its own. The browser's types are made from these classes.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.engine.data import view_data
from parlour.engine.pieces import Seat
from parlour.engine.shown import TableView
from parlour.engine.views import view as view_of
from parlour.engine.zones import AUDIENCE
from parlour.presentation.hints import hints_of
from parlour.server.stories.room import StoryRoom
from parlour.server.tables.frames import (
    EveryMessage,
    Hint,
    Question,
    SeatInfo,
    Sent,
    fill,
)
from parlour.server.tables.match_view import hints, marks, question
from parlour.server.tables.room import Company, Reader, TableState
from parlour.story import entries
from parlour.story.actions import contests
from parlour.story.views import seen, view

BOT = "patient"
"""The bot that plays contests at story tables."""


class StoryTableInfo(Struct, kw_only=True, tag_field="kind", tag="story"):
    """The table without its story."""

    id: str
    code: str
    state: TableState
    seats: list[SeatInfo]
    locked: bool
    public: bool
    watch: Literal["none", "public"]
    watchers: int
    you_host: bool
    exports: list[Literal["json", "html", "pdf"]]
    """Export formats, at /api/tables/ID/export.json and so on."""
    timer: int = 0
    """Seconds after which a contest goes on without an answer; 0 for never."""
    deck: str = ""
    """The host's own pictures, at /api/tables/ID/deck/DECK/M18; empty for ours."""


class ContestScene(Struct, kw_only=True):
    """The contest in progress, drawn as any game is: docs/games/layout.md.

    Seats in `view` and `question` are the contest's own: `seats` maps them.
    """

    entry: int
    stakes: str
    aims: list[entries.Aim]
    """The aim of each side, if the Dealer named one."""
    violent: bool
    seats: list[int]
    """For each seat of the contest the seat at the story table; the Dealer is last."""
    hands: list[view.ContestHand]
    you: int | None
    """Your seat in the contest."""
    view: TableView
    marks: dict[str, dict[str, int | str]]
    question: Question | None
    hints: list[Hint]
    waiting: list[int]
    """Seats of the contest that are asked."""
    over: bool


class StoryScene(Struct, kw_only=True):
    """Everything a client needs to draw the table now."""

    table: StoryTableInfo
    looking: int | None
    story: view.StoryView
    contest: ContestScene | None


class StoryWelcome(Sent, tag="welcome"):
    seq: int
    scene: StoryScene
    told: list[view.EntryView]
    """The journal since `since`, or the whole journal, as this reader may see it."""
    whole: bool


class StoryUpdate(Sent, tag="update"):
    seq: int
    told: list[view.EntryView]
    """New entries, and old ones whose status changed."""
    scene: StoryScene


class OpenedPart(Sent, tag="opened"):
    id: str
    content: view.SealedText


class NotesFound(Sent, tag="notes"):
    id: str
    notes: list[view.NoteView]


Message: TypeAlias = EveryMessage | StoryWelcome | StoryUpdate | OpenedPart | NotesFound


# How they are made


def table_info(room: StoryRoom, reader: Reader, company: Company) -> StoryTableInfo:
    over = room.state == "over"
    return fill(
        StoryTableInfo,
        room,
        seats=[
            SeatInfo(
                seat=place.seat,
                name=place.name,
                bot=BOT if place.bot else None,
                open=place.seat in room.freed,
                here=place.seat in company.here,
                yours=place.seat in reader.seats,
                host=bool(room.host) and room.persons.get(place.seat) == room.host,
            )
            for place in room.journal.story.seated_places()
        ],
        watchers=company.watchers,
        you_host=reader.host,
        exports=["json", "html", "pdf"] if over else ["json", "html"],
        deck=room.deck if reader.seats or reader.host else "",
    )


def make_scene(room: StoryRoom, reader: Reader, company: Company) -> StoryScene:
    return StoryScene(
        table=table_info(room, reader, company),
        looking=reader.looking,
        story=seen.view_story(room.journal, reader.looking),
        contest=show_contest(room, reader.looking),
    )


def show_contest(room: StoryRoom, seat: int | None) -> ContestScene | None:
    """Shows the contest in progress, as this seat sees its cards."""
    story = room.journal.story
    found: contests.StoryContest | None = story.contest
    if found is None:
        return None
    match = found.match
    you = found.seats.index(seat) if seat in found.seats else None
    viewer = AUDIENCE if you is None else you
    own = view_of(match.state, viewer)
    shown = view_data(match.game, match.state, viewer, own)
    paused = story.stopped or any(b.place is not None for b in story.ringing())
    asked = None if you is None or paused else room.asked.get(you)
    return fill(
        ContestScene,
        found.opened,
        entry=found.entry,
        seats=found.seats,
        hands=seen.contest_hands(story, seat),
        you=you,
        view=shown,
        marks=marks(match, own, shown["zones"]),
        question=None if asked is None else question(match, asked, own),
        hints=hints(hints_of(match.game)(own, Seat(viewer))),
        waiting=sorted(room.asked),
        over=found.over(),
    )
