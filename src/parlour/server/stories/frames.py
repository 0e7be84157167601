"""What a story's table sends, besides what any table sends; `acts` has what it takes.

What people do at a story table are entries of its journal (`write`): their classes
are in `parlour.story.entries`, what is shown in `parlour.story.views`. A contest in
progress is shown as any game is (`contest`), and is played with `play`.
The browser's types are made from these classes.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.engine.shown import TableView
from parlour.server.tables.frames import (
    EveryMessage,
    Hint,
    Question,
    SeatInfo,
    Sent,
)
from parlour.server.tables.room import TableState
from parlour.story import entries
from parlour.story.views import view


class StoryTable(Struct, kw_only=True, tag_field="kind", tag="story"):
    """The table besides its story."""

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
    """What can be had at /api/tables/ID/export.json and so on."""
    timer: int = 0
    """Seconds after which a contest goes on without an answer; 0 for never."""
    deck: str = ""
    """The host's own pictures, at /api/tables/ID/deck/DECK/M18; empty for ours."""


class ContestHand(Struct, kw_only=True):
    """A hand of the contest by its number, and whose it is at the story table."""

    hand: int
    who: str
    seat: int | None
    """The seat at the story table that plays it; the Dealer for game-characters."""
    group: int
    side: str
    abilities: list[str]
    """What its abilities are called, in the order of `ability-1`, `ability-2`, …; of a
    game-character, to all but the Dealer, only those that were declared."""
    weapon: bool
    joined: bool
    """Whether it is in the round, or all are asked who will be."""
    turn: bool
    """Whether it plays, answers or decides now."""


class Contest(Struct, kw_only=True):
    """The contest in progress, drawn as any game is: docs/clients.md.

    Seats in `view` and `question` are the contest's own: `seats` tells whose.
    """

    entry: int
    stakes: str
    aims: list[entries.Aim]
    """What each side wants, where the Dealer said so."""
    violent: bool
    seats: list[int]
    """For each seat of the contest the seat at the story table; the Dealer is last."""
    hands: list[ContestHand]
    you: int | None
    """Your seat in the contest."""
    view: TableView
    marks: dict[str, dict[str, int | str]]
    question: Question | None
    hints: list[Hint]
    waiting: list[int]
    """Seats of the contest that are asked."""
    over: bool


class Scene(Struct, kw_only=True):
    """Everything a client needs to draw the table now."""

    table: StoryTable
    looking: int | None
    story: view.View
    contest: Contest | None


class Welcome(Sent, tag="welcome"):
    seq: int
    scene: Scene
    told: list[view.Told]
    """The journal since `since`, or all of it, as this reader may see it."""
    whole: bool


class Update(Sent, tag="update"):
    seq: int
    told: list[view.Told]
    """New entries, and old ones whose status changed."""
    scene: Scene


class OpenedPart(Sent, tag="opened"):
    id: str
    content: view.Opened


class NotesFound(Sent, tag="notes"):
    id: str
    notes: list[view.Note]


Message: TypeAlias = EveryMessage | Welcome | Update | OpenedPart | NotesFound
