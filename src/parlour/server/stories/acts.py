"""Everything that can be asked at a story's table: each request is a class."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.server.access.limits import STIRS
from parlour.server.stories.room import HostActed, LineWritten, StoryRoom, StoryRow
from parlour.server.stories.scenes import NotesFound, OpenedPart
from parlour.server.tables.act import (
    AT_SEATS,
    FromSeat,
    Named,
    Sender,
    Sitting,
    ToQuestion,
    chosen_name,
    host_only,
)
from parlour.server.tables.connection import Conn
from parlour.server.tables.room import BOT_NAMES, union_of
from parlour.story import entries as e
from parlour.story.entry import Sealed, Seat
from parlour.story.views import seen

if TYPE_CHECKING:
    from parlour.server.stories.table import StoryTable

# The journal


class WriteEntry(Named, tag="write"):
    """Writes an entry into the journal."""

    seat: Seat
    entry: e.AnyEntry

    def entries(self, room: StoryRoom, sender: Sender) -> list[StoryRow]:
        room.check_own_seat(sender.person, self.seat)
        entry = attest_absence(room, self.entry)
        if isinstance(entry, (*e.SERVER_ONLY, e.ContestPlayed)):
            raise Refusal("not-offered")
        if isinstance(entry, e.OptionsSet):
            host_only(room, sender.person)
        if isinstance(entry, e.PersonaNamed):
            entry = e.PersonaNamed(name=chosen_name(entry.name, most=60))
        return [room.line(self.seat, entry)]


def attest_absence(room: StoryRoom, entry: e.AnyEntry) -> e.AnyEntry:
    """Fills in whether somebody is absent, which the table knows best."""
    match entry:
        case e.Away():
            return e.Away(entry.seat, entry.away, gone=room.is_gone(entry.seat))
        case e.DealerReplaced():
            dealer = room.journal.story.dealer
            absent = dealer is not None and room.is_gone(dealer)
            return e.DealerReplaced(entry.dealer, gone=absent)
    return entry


class PlayInContest(ToQuestion, tag="play"):
    def entries(self, room: StoryRoom, sender: Sender) -> list[StoryRow]:
        room.check_question(sender.person, self.seat, self.at)
        return [room.line(self.seat, e.ContestPlayed(chosen=self.chosen))]


class PlayStop(Named, tag="stop"):
    """The stop card. Nobody learns who played it, and no log holds it."""

    unsigned = True
    """Kept without a person and without the request's id (FUG-J08). If it is
    repeated after a reconnect, the table is stopped already."""

    def entries(self, room: StoryRoom, sender: Sender) -> list[StoryRow]:
        if not room.seats_of(sender.person):
            raise Refusal("not-at-this-table")
        return (
            [] if room.journal.story.stopped else [room.line(None, e.StopCardPlayed())]
        )


class Open(Named, tag="open"):
    """Reads a sealed part that this seat may read; answered by `opened`."""

    seat: Seat
    part: Sealed
    number: Annotated[int, Meta(ge=0, le=99)] = 0

    unsigned = True

    def entries(self, room: StoryRoom, sender: Sender) -> list[StoryRow]:
        """Notes once that it was opened."""
        room.check_open()
        room.check_own_seat(sender.person, self.seat)
        entry = e.ChapterOpened(part=self.part, number=self.number)
        made = room.line(self.seat, entry, by=sender.person)
        key = (self.seat, self.part, self.number)
        return [] if key in room.journal.story.opened else [made]

    def reply(self, room: StoryRoom, seq: int) -> OpenedPart:
        story = room.journal.story
        found = seen.view_sealed_part(story, self.seat, self.part, self.number)
        return OpenedPart(id=self.id, content=found)


class Notes(Named, tag="notes"):
    """This seat's private notes, drafts, and the Dealer notes it may read."""

    seat: Seat

    asks_only = True

    def serve(self, table: "StoryTable", conn: Conn) -> None:
        table.room.check_open()
        table.room.check_own_seat(conn.person, self.seat)
        found = seen.view_notes(table.room.journal.story, self.seat)
        conn.send(NotesFound(id=self.id, notes=found))


# Coming and going


class SitAtStory(Sitting, tag="sit"):
    """Takes a seat; after the beginning a freed one, or it makes a late-comer."""

    def entries(self, room: StoryRoom, sender: Sender) -> list[StoryRow]:
        if sender.person in room.banned:
            raise Refusal("not-at-this-table")
        mine = room.seats_of(sender.person)
        if mine and (self.name is None or room.state != "gathering"):
            raise Refusal("sits-already")
        if room.locked and not mine:
            raise Refusal("locked")
        return [take_seat(room, self.choose_name(sender))]


def take_seat(room: StoryRoom, name: str = "", *, bot: bool = False) -> LineWritten:
    """Puts somebody, or a bot, on the first seat that is free.

    A bot has the name that bots of games have on that seat, unless it is taken.
    """
    seat = room.free_seat()
    if seat is None:
        raise Refusal("table-full")
    if bot:
        taken = {place.name for place in room.journal.story.seated_places()}
        names = BOT_NAMES[seat:] + BOT_NAMES[:seat]
        name = next((one for one in names if one not in taken), BOT_NAMES[seat])
    return room.line(seat, e.SeatJoined(name=room.free_name(name), bot=bot))


class LeaveStory(FromSeat, tag="stand"):
    """Leaves a seat. Once the story has begun, the seat is away and keeps its sheet."""

    rate = STIRS

    def entries(self, room: StoryRoom, sender: Sender) -> list[StoryRow]:
        room.check_own_seat(sender.person, self.seat)
        return [leave_seat(room, self.seat)]


def leave_seat(room: StoryRoom, seat: int) -> LineWritten:
    """Gives a seat up in the lobby; later the seat is away and keeps its sheet."""
    if room.state == "gathering":
        return room.line(seat, e.SeatLeft())
    return room.line(seat, e.Away(seat=seat, away=True))


class HostStory(Named, tag="host"):
    """Acts of the host; they open nothing that is sealed.

    `bot` puts a bot on a seat; `kick` sends one away like anybody. `free` gives a
    seat that is away, with its persona, to the next who sits down.
    """

    act: Literal["lock", "unlock", "kick", "free", "bot", "timer", "pass-on", "close"]
    seat: Seat | None = None
    seconds: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """`timer`: how long a contest waits for an answer; 0 for as long as it takes."""

    rate = STIRS

    def entries(self, room: StoryRoom, sender: Sender) -> list[StoryRow]:
        host_only(room, sender.person)
        act, seat = self.act, self.seat
        if act in ("lock", "unlock") and room.locked == (act == "lock"):
            return []
        if act == "bot":
            return [take_seat(room, bot=True)]
        if act == "timer":
            return [HostActed(act=act, seconds=self.seconds)]
        if act == "free":
            return free_for_others(room, sender.person, seat)
        if act not in ("kick", "pass-on"):
            return [HostActed(act=act)]
        sitter = room.persons.get(seat, "") if seat is not None else ""
        is_bot = act == "kick" and seat in room.bots()
        if sitter == sender.person or not (sitter or is_bot):
            raise Refusal("nobody-there")
        if act == "kick" and seat == room.journal.story.dealer:
            raise Refusal("dealer-first", "FUG-J04")  # with the table's yes
        rows: list[StoryRow] = [HostActed(act=act, seat=seat)]
        place = room.journal.story.place(seat)
        if act == "kick" and not place.away:
            rows.append(leave_seat(room, place.seat))
        return rows


def free_for_others(room: StoryRoom, person: str, seat: int | None) -> list[StoryRow]:
    """Notes the host's yes to somebody else on a seat that is away (FUG-R51)."""
    place = room.journal.story.place(seat)
    if room.persons.get(place.seat) == person or not place.away:
        raise Refusal("somebody-plays-there")
    if place.seat == room.journal.story.dealer:
        raise Refusal("dealer-first", "FUG-J04")
    return [] if place.seat in room.freed else [HostActed(act="free", seat=place.seat)]


Request = union_of(Named, globals(), *AT_SEATS)
