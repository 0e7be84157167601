"""A story table as its entries leave it: people, and the journal they write.

Pure, like the room of a game: any worker makes the same room from the same rows.
Beside a journal's line stands the person behind it and the name they gave their
request; beside a stop card stands nothing (FUG-J08).
"""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from parlour.engine.refusals import Refusal
from parlour.games import find
from parlour.match import Match
from parlour.presentation.pages import STORY
from parlour.server.tables.act import free_name
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.match_view import Asked, asked_since, check_asked
from parlour.server.tables.room import (
    Facts,
    LogEntry,
    Room,
    TableState,
    pass_on,
    union_of,
)
from parlour.story import entries as e
from parlour.story.journal import Journal
from parlour.story.state import MAX_SEATS
from parlour.story.views import board


class StoryRow(LogEntry):
    """One row of a story table's log."""

    def apply(self, room: "StoryRoom") -> None:
        """Lets a room go on by this row."""
        raise NotImplementedError


class StoryOpened(StoryRow, tag="opened"):
    """The table as it was made; `by` is the host."""

    edition: int = 1
    public: bool = False
    watch: str = "public"
    language: str = "en"

    def apply(self, room: "StoryRoom") -> None:
        room.host, room.public = self.by, self.public
        room.watch, room.language = self.watch, self.language


class HostActed(StoryRow, tag="hosted"):
    act: str
    seat: int | None = None
    seconds: int = 0

    def apply(self, room: "StoryRoom") -> None:
        match self.act:
            case "lock" | "unlock":
                room.locked = self.act == "lock"
            case "kick" if self.seat is not None:
                room.banned.add(room.persons.pop(self.seat, ""))
                room.banned.discard("")
            case "free" if self.seat is not None:
                room.persons.pop(self.seat, None)
                room.freed.add(self.seat)
            case "pass-on" if self.seat is not None:
                room.host = room.persons.get(self.seat, room.host)
            case "timer":
                room.timer = self.seconds
            case "close":
                room.closed = True


class LineWritten(StoryRow, tag="wrote"):
    line: e.JournalLine

    def apply(self, room: "StoryRoom") -> None:
        record = room.journal.add(room.at, self.line)
        seat, entry = self.line.seat, self.line.entry
        if seat is not None and record.status != "void":
            match entry:
                case e.Away(away=False):
                    room.freed.discard(entry.seat)
                case e.SeatJoined():
                    room.freed.discard(seat)
                    room.persons.pop(seat, None)
                    if not entry.bot:  # a bot is nobody's seat
                        room.persons[seat] = self.by
                case e.SeatLeft():
                    room.persons.pop(seat, None)
                    pass_on(room)
        room.update_questions(seat)


class Decked(StoryRow, tag="decked"):
    """The table plays with a host's own pictures from now on."""

    deck: str = ""
    """The name they are kept under; empty for Parlour's own deck."""

    def apply(self, room: "StoryRoom") -> None:
        room.deck = self.deck


AnyRow = union_of(StoryRow, globals())
decode = msgspec.json.Decoder(AnyRow).decode


class StoryRoom(Room):
    """The fold of a story table's rows."""

    def __init__(self, id_: str, code: str, secret: str) -> None:
        super().__init__(id_, code, secret)
        self.watch = "public"
        self.language = "en"
        """The language of the bots."""
        self.timer = 0
        """Seconds that a contest waits for an answer (FUG-R32); 0 for ever."""
        self.deck = ""
        """The name of the host's own pictures; empty for Parlour's."""
        self.persons: dict[int, str] = {}
        """The person on each seat."""
        self.freed: set[int] = set()
        """Seats in mid-play that the next who sits down takes over."""
        self.journal = Journal(secret, find("contest"))
        self.contest = 0
        """The entry that opened the contest in progress, or the last one."""
        self.asked: dict[int, Asked] = {}
        """The seats of the contest that are asked."""
        self.acted: dict[str, int] = {}
        """The last thing that each person did."""
        self.is_gone: Callable[[int], bool] = lambda seat: False
        """Whether nobody has been at a seat for minutes; the table sets it."""

    slug: Final = STORY

    @property
    def shown_seq(self) -> int:
        return self.journal.story.seq

    @property
    def state(self) -> TableState:
        if self.closed:
            return "closed"
        story = self.journal.story
        if story.state == "end" and not story.options.play_on:
            return "over"
        return "gathering" if story.state == "lobby" else "playing"

    def seats_of(self, person: str) -> list[int]:
        return [s for s, owner in sorted(self.persons.items()) if person == owner]

    def bots(self) -> list[int]:
        """Returns seats that bots play now."""
        story = self.journal.story
        return [place.seat for place in story.present() if place.bot]

    def free_seat(self) -> int | None:
        """Returns the lowest seat that nobody has, or that the host has freed."""
        places = self.journal.story.places
        for place in places:
            if place.left or place.seat in self.freed:
                return place.seat
        return len(places) if len(places) < MAX_SEATS else None

    def free_name(self, name: str) -> str:
        return free_name(
            {place.name for place in self.journal.story.seated_places()}, name
        )

    def line(self, seat: int | None, entry: e.AnyEntry, by: str = "") -> LineWritten:
        """Returns a line of the journal that may be written now; a Refusal says why
        not."""
        line = e.JournalLine(seat=seat, entry=entry)
        self.journal.may_write(line)
        return LineWritten(by=by, line=line)

    def save(self) -> Checkpoint:
        again = partial(self.read_again, self.journal.story.content)
        return Checkpoint(self, self.journal, then=again)

    def read_again(self, content: object) -> None:
        """Makes the story from its lines: it is too large to be copied for each entry.
        `content` is kept in use, so that a stranger's file is not parsed again."""
        self.journal.story = self.journal.read_again()

    def check_question(self, person: str, seat: int, at: int) -> tuple[Match, int]:
        """Returns the contest's match, and its seat that is asked."""
        self.check_open()
        self.check_own_seat(person, seat)
        contest = self.journal.story.contest
        if contest is None:
            raise Refusal("no-contest", "FUG-B02")
        number = contest.seat_of(seat)
        check_asked(self.asked, number, at)
        return contest.match, number

    # The fold

    def apply(self, seq: int, at: float, row: StoryRow) -> None:
        super().apply(seq, at, row)
        if row.by:
            self.acted[row.by] = seq

    def update_questions(self, actor: int | None) -> None:
        """Notes which seats the contest asks, and since when."""
        contest = self.journal.story.contest
        if contest is None:
            self.asked = {}
            return
        before = self.asked if contest.entry == self.contest else {}
        self.contest = contest.entry
        self.asked = asked_since(
            contest.match,
            before,
            (self.shown_seq, self.at),
            lambda number: contest.seats[number] == actor,
        )

    # For the lobby

    def facts(self) -> Facts:
        story = self.journal.story
        names = [place.name if not place.left else "" for place in story.places]
        if self.state == "gathering" and not self.locked:
            names += [""] * (MAX_SEATS - len(names))  # room for more
        waiting = board.waiting(story)
        hosted = self.seats_of(self.host)
        return Facts(
            seats=len(names),
            names=names,
            people=[self.persons.get(seat, "") for seat in range(len(names))],
            host=names[hosted[0]] if hosted else "",
            waiting=waiting,
            round=story.session or None,
            finished_at=round(self.at) if self.state == "over" else None,
            locked=self.locked,
            turns=self.turns(waiting),
            title=story.content.title if story.content else "",
        )

    def turns(self, waiting: list[int]) -> dict[str, int]:
        """Returns people whom other people wait for, and since they last did
        anything."""
        if self.state != "playing" or len(self.people()) < 2:
            return {}
        found = (self.persons.get(seat, "") for seat in waiting)
        return {person: self.acted.get(person, 0) for person in found if person}

    def people(self) -> list[str]:
        return list(dict.fromkeys(p for _, p in sorted(self.persons.items()) if p))
