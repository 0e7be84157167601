"""What is written down at a table, and what it does: the log is the game.

A table is the fold of its entries and nothing else. `by` is the person behind an
entry and `id` the name they gave their request, so that a request repeated after
a lost line is recognised. No entry holds a card that was not chosen by name, but for
what a bot says that it weighed, and nobody but the server reads them.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

from parlour.engine.options import Value
from parlour.games import find
from parlour.match.joint import Person
from parlour.server.games.fold.clocks import SLOW, SeatClocks, run_out, settle
from parlour.server.games.fold.seating import (
    BOT_NAMES,
    WARM,
    Holiday,
    Record,
    Sitter,
    Why,
    Wish,
)
from parlour.server.games.frames import Chat, Note
from parlour.server.tables.room import pass_on

if TYPE_CHECKING:
    from parlour.server.games.fold.room import Room


class Entry(Struct, tag_field="is", kw_only=True, omit_defaults=True):
    """One line of the log."""

    by: str = ""
    id: str = ""

    def apply(self, room: "Room", record: Record) -> None:
        """Lets a room go on by this, which was found good before it was written."""
        raise NotImplementedError


class Opened(Entry, tag="opened"):
    """The table as it was agreed on; `by` is the host."""

    game: str
    edition: int
    seats: int
    options: dict[str, Value]
    public: bool = False
    watch: str = "public"
    delay: float = 300
    """Seconds after which those who watch see all hands, where they do."""
    pace: str = "sealed"
    candle: float = 0
    clock: tuple[float, float] | None = None
    per_move: float = 0
    """Seconds for each answer, in place of a bank and an increment."""
    at_zero: str = "ask"
    """When somebody's time is up: `ask` the others, let a bot answer for this `move`,
    or have one `keep` the seat until they come back."""
    holiday: int = 0
    """Days in all for which anybody's clock stands still while they are away."""
    guided: bool = False
    bots: list[str | None] = []
    """For each seat the strength of its bot, or None for people."""

    def apply(self, room: "Room", record: Record) -> None:
        if self.edition not in find(self.game).knows:
            room.outdated = True
            room.state = "closed"
        room.opened = self
        room.host = self.by
        room.sitters = [Sitter() for _ in range(self.seats)]
        for seat, bot in enumerate(self.bots):
            if bot:
                room.sitters[seat] = Sitter(name=BOT_NAMES[seat], bot=bot)
        if self.clock is not None or self.per_move:
            room.clocks = SeatClocks.start(self.clock, self.seats, self.per_move)

    @property
    def slow(self) -> bool:
        """Whether people come and go while it is played, and it goes on meanwhile."""
        return self.per_move >= SLOW


# Coming and going


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    pledge: str = ""
    """The hash of what this person's browser will add to the deal."""

    def apply(self, room: "Room", record: Record) -> None:
        before = room.sitters[self.seat]
        back = before.person == self.by
        room.sitters[self.seat] = room.seated(self.by, self.name, before)
        if self.pledge:
            room.pledges[self.by] = self.pledge
        came = "program" if room.sitters[self.seat].program else "sat"
        record.note = room.note("came-back" if back else came, self.seat)
        if not room.host:
            room.host = self.by


class Stood(Entry, tag="stood"):
    seat: int

    def apply(self, room: "Room", record: Record) -> None:
        record.note = room.note("stood", self.seat)
        sitter = room.sitters[self.seat]
        if sitter.waits or room.state != "playing":
            room.vacate(self.seat, BOT_NAMES[self.seat])
        else:
            room.sitters[self.seat] = replace(sitter, bot=WARM)
        pass_on(room)


# The deal


class Pledged(Entry, tag="pledged"):
    """A browser promises its part of the deal; the last one of a person stands."""

    pledge: str

    def apply(self, room: "Room", record: Record) -> None:
        room.pledges[self.by] = self.pledge


class Called(Entry, tag="called"):
    """The pledges are fixed; now each browser tells its part."""

    def apply(self, room: "Room", record: Record) -> None:
        room.calling, room.called = True, record.at


class Revealed(Entry, tag="revealed"):
    """A browser tells its part, which fits its pledge. Nobody is shown it yet."""

    part: str

    def apply(self, room: "Room", record: Record) -> None:
        room.parts[self.by] = self.part


class Began(Entry, tag="began"):
    """The cards are dealt."""

    people: list[Person] | None = None
    """What went into the mix besides the server's part, and who was left out.

    None where the server's part alone is the seed: guided games, bots among
    themselves, and tables from before deals were mixed.
    """

    def apply(self, room: "Room", record: Record) -> None:
        room.begin(self, record)


# Playing


class Chose(Entry, tag="chose"):
    """An answer; without `by` it was given by a bot or by the table."""

    seat: int
    chosen: list[str]
    why: Why | None = None
    """Of a bot's answer."""

    def apply(self, room: "Room", record: Record) -> None:
        room.play(self, record)


class Retracted(Entry, tag="retracted"):
    seat: int

    def apply(self, room: "Room", record: Record) -> None:
        room.play(self, record)


class Rang(Entry, tag="rang"):
    """The game's own time is up."""

    def apply(self, room: "Room", record: Record) -> None:
        room.play(self, record)


class Wished(Entry, tag="wished"):
    """A seat asks all others whether it may go back to so many choices."""

    seat: int
    to: int

    def apply(self, room: "Room", record: Record) -> None:
        room.wish = Wish(self.seat, self.to)
        record.note = room.note("asks-take-back", self.seat)


class Agreed(Entry, tag="agreed"):
    seat: int
    yes: bool

    def apply(self, room: "Room", record: Record) -> None:
        if room.wish is not None and self.yes:
            room.wish = replace(room.wish, agreed=room.wish.agreed | {self.by})
        else:
            room.wish = None
        record.note = room.note("agreed" if self.yes else "declined", self.seat)


class TookBack(Entry, tag="took-back"):
    """Only the first `to` choices still stand."""

    seat: int
    to: int

    def apply(self, room: "Room", record: Record) -> None:
        room.take_back(self, record)


# Time


class RanOut(Entry, tag="ran-out"):
    """A seat has no time left: what was agreed on for that happens."""

    seat: int

    def apply(self, room: "Room", record: Record) -> None:
        run_out(room, self.seat, record)


class Counted(Entry, tag="counted"):
    """The others had long enough to choose: those who did decide."""

    def apply(self, room: "Room", record: Record) -> None:
        settle(room, record, all_in=True)


class Voted(Entry, tag="voted"):
    seat: int
    answer: str

    def apply(self, room: "Room", record: Record) -> None:
        if room.clocks is not None and room.clocks.out is not None:
            room.clocks.votes[self.by] = self.answer
            record.note = room.note("voted", self.seat)
            settle(room, record)


class Went(Entry, tag="went"):
    """Somebody is away until then; their clock stands still, wherever they sit."""

    until: float

    def apply(self, room: "Room", record: Record) -> None:
        room.end_holiday(self.by, record.at)
        room.holidays[self.by] = Holiday(record.at, self.until)
        record.note = room.about(self.by, "went-away", until=round(self.until))


class Returned(Entry, tag="returned"):
    """Somebody is back before they meant to be."""

    def apply(self, room: "Room", record: Record) -> None:
        room.end_holiday(self.by, record.at)
        record.note = room.about(self.by, "back-again")


# Around it


class Said(Entry, tag="said"):
    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None

    def apply(self, room: "Room", record: Record) -> None:
        record.chat = Chat(
            seat=self.seat, name=self.name, text=self.text, phrase=self.phrase
        )


class Hosted(Entry, tag="hosted"):
    """What only hosts do: lock, show out, seat bots, pause, close."""

    act: str
    seat: int | None = None
    bot: str | None = None

    def apply(self, room: "Room", record: Record) -> None:
        seat, playing = self.seat, room.state == "playing"
        record.note = room.note(self.act, seat)
        sitter = room.sitters[seat] if seat is not None else Sitter()
        match self.act:
            case "lock" | "unlock":
                room.locked = self.act == "lock"
            case "kick" if seat is not None:
                room.banned.add(sitter.person)
                for own in room.seats_of(sitter.person):
                    room.vacate(own, room.sitters[own].name)
                pass_on(room)
            case "bot" if seat is not None:
                bot = self.bot or WARM
                if sitter.bot and not sitter.program:
                    room.sitters[seat] = replace(sitter, bot=bot)
                    record.note = room.note("level", seat, level=bot)
                elif playing and sitter.person and not sitter.program:
                    room.sitters[seat] = replace(sitter, bot=bot)
                else:
                    room.sitters[seat] = Sitter(name=BOT_NAMES[seat], bot=bot)
                    record.note = room.note(self.act, seat)
                pass_on(room)
            case "empty" if seat is not None:
                room.vacate(seat, BOT_NAMES[seat])
                pass_on(room)
            case "pass-on" if seat is not None:
                room.host = sitter.person
            case "close":
                room.state = "closed"
            case "pause":
                room.paused = not room.paused
                if not room.paused:
                    room.rested += record.at - room.resumed
                    record.note = Note(note="go-on")
                room.resumed = record.at


class Followed(Entry, tag="followed"):
    """Another table plays it again."""

    next: str

    def apply(self, room: "Room", record: Record) -> None:
        room.next = self.next
        record.note = Note(note="again")


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Pledged
    | Called
    | Revealed
    | Began
    | Chose
    | Retracted
    | Rang
    | Wished
    | Agreed
    | TookBack
    | RanOut
    | Counted
    | Went
    | Returned
    | Voted
    | Said
    | Hosted
    | Followed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
