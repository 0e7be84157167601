"""Playing and talking: answers, taking back, votes, reasons, chat."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.server.access.limits import LOOKS, TALK
from parlour.server.games import frames, scenes, schedule
from parlour.server.games.fold import entries as log
from parlour.server.games.fold import reasons
from parlour.server.games.fold.room import Room
from parlour.server.games.fold.taking_back import may_take_back, retractable
from parlour.server.tables.act import FromSeat, Named, Sender, ToQuestion
from parlour.server.tables.connection import Conn

if TYPE_CHECKING:
    from parlour.server.games.table import GameTable

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "your-turn",
    "nice",
    "oops",
    "again",
    "good-game",
    "bye",
)
"""The quick phrases, in each reader's own words."""


# Checks that several acts share


def check_open(room: Room) -> None:
    if room.state == "closed":
        raise Refusal("closed")


def check_begun(room: Room) -> None:
    if room.state == "over":
        raise Refusal("game-over")
    if room.match is None:
        raise Refusal("not-begun")


def check_playing(room: Room) -> None:
    check_begun(room)
    if room.paused:
        raise Refusal("paused")


def check_own_seat(room: Room, person: str, seat: int) -> None:
    """The seat must be this person's, and theirs to play."""
    if seat not in room.seats_of(person):
        raise Refusal("not-your-seat")
    if not room.sitters[seat].plays:
        raise Refusal("bot-plays")


def check_question(room: Room, person: str, seat: int, at: int) -> None:
    """It must be this person's question, still the same, and open to answers now.

    A refusal that says the table is paused shows that the question is theirs.
    """
    check_begun(room)
    check_own_seat(room, person, seat)
    asked = room.asked.get(seat)
    if asked is None:
        raise Refusal("not-your-turn")
    if asked.seq != at:
        raise Refusal("moved-on")
    check_playing(room)


# Answers


class Play(ToQuestion, tag="play"):
    for_programs = True
    beside_log = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        """Notes a pass in a window whose candle still burns.

        Like any other pass, the table shows it when the candle is out.
        """
        room, seat = table.room, self.seat
        if self.chosen or seat not in room.asked or not room.windowed(seat):
            return False
        check_question(room, conn.person, seat, self.at)
        if not schedule.may_pass(room, seat):
            return False
        table.passing[seat] = self.at
        table.tell_person(conn.person)
        return True

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        if room.state == "closed":
            raise Refusal("closed")
        check_question(room, sender.person, self.seat, self.at)
        return [log.Chose(seat=self.seat, chosen=self.chosen)]


class Retract(FromSeat, tag="retract"):
    """Takes a sealed answer back while others are still awaited."""

    for_programs = True
    beside_log = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        """Takes back a pass that has not been shown yet."""
        if self.seat not in table.passing:
            return False
        check_own_seat(table.room, conn.person, self.seat)
        del table.passing[self.seat]
        table.tell_person(conn.person)
        return True

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        check_playing(room)
        check_own_seat(room, sender.person, self.seat)
        if not retractable(room, self.seat):
            raise Refusal("nothing-sealed")
        return [log.Retracted(seat=self.seat)]


class Ahead(FromSeat, tag="ahead"):
    """Auto-pass and stops: what this seat wants in reaction windows."""

    wish: Annotated[str, Meta(max_length=20)]

    for_programs = True
    beside_log = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        room = table.room
        check_playing(room)
        check_own_seat(room, conn.person, self.seat)
        assert room.match is not None
        room.match.pass_ahead(self.seat, self.wish)
        table.tell_person(conn.person)
        table.wake.set()
        return True


# Taking back, and clocks that ran out


class TakeBack(FromSeat, tag="take-back"):
    """Takes the last choice back: at once if nothing came of it, else by asking all."""

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        check_playing(room)
        check_own_seat(room, sender.person, self.seat)
        if room.wish is not None:
            raise Refusal("wish-pending")
        how, to = may_take_back(room, self.seat)
        if not how:
            raise Refusal("no-take-back")
        if how == "at-once":
            return [log.TookBack(seat=self.seat, to=to)]
        wished = log.Wished(seat=self.seat, to=to)
        if not room.others(self.seat):
            return [wished, log.TookBack(seat=self.seat, to=to)]
        return [wished]


class Consent(FromSeat, tag="consent"):
    """Answers another's wish to take back, or a clock that ran out."""

    to: Literal["take-back", "clock"]
    answer: Literal["yes", "no", "wait", "bot", "remove"]

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        if self.seat not in room.seats_of(sender.person):
            raise Refusal("not-your-seat")
        if self.to == "clock":
            return self.vote(room, sender.person)
        wish = room.wish
        if wish is None or self.answer not in ("yes", "no"):
            raise Refusal("no-wish")
        others = room.others(wish.seat)
        if sender.person not in others:
            raise Refusal("not-yours-to-say")
        agreed = log.Agreed(seat=self.seat, yes=self.answer == "yes")
        if agreed.yes and set(others) <= wish.agreed | {sender.person}:
            return [agreed, log.TookBack(seat=wish.seat, to=wish.to)]
        return [agreed]

    def vote(self, room: Room, person: str) -> list[log.AnyEntry]:
        clocks = room.clocks
        if clocks is None or clocks.out is None or self.answer in ("yes", "no"):
            raise Refusal("no-clock-out")
        if person not in room.others(clocks.out):
            raise Refusal("not-yours-to-say")
        return [log.Voted(seat=self.seat, answer=self.answer)]


# Talking


class Say(Named, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]

    rate = TALK
    for_programs = True
    needs_name = True

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        text = " ".join(self.text.split())
        if not text or not text.isprintable():
            raise Refusal("nothing-said")
        return [said(room, sender, text=text)]


class Phrase(Named, tag="phrase"):
    """One of the quick phrases, in each reader's own language."""

    phrase: Annotated[str, Meta(pattern="^[a-z-]{1,30}$")]

    rate = TALK
    for_programs = True
    needs_name = True

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        if self.phrase not in PHRASES:
            raise Refusal("no-such-phrase")
        return [said(room, sender, phrase=self.phrase)]


def said(room: Room, sender: Sender, **what: str) -> log.Said:
    seats = room.seats_of(sender.person)
    if not seats and (room.opened.watch == "none" or sender.person in room.banned):
        raise Refusal("not-at-this-table")
    name = room.sitters[seats[0]].name if seats else sender.name
    return log.Said(seat=seats[0] if seats else None, name=name or "Guest", **what)


# Reasons


class Why(Named, tag="why"):
    """Asks a bot for its reason. Answered by `because`, and changes nothing."""

    at: Annotated[int, Meta(ge=1)]
    """The `seq` of what it did, which was told with its seat as `bot`."""

    rate = LOOKS
    asks_only = True

    def serve(self, table: "GameTable", conn: Conn) -> None:
        """Anybody who may see a move may ask for its reason; nobody learns who did."""
        reader = table.reader(conn)
        if not scenes.may_see(table.room, reader):
            raise Refusal("not-at-this-table")
        conn.send(self.reason(table.shown(reader) or table.room, table.room))

    def reason(self, shown: Room, now: Room) -> frames.Because:
        """A bot's reason for what it did, as far as that may be said by `now`."""
        found = None
        if self.at <= shown.seq:
            found = reasons.because(shown.records[self.at - 1], now)
        if found is None:
            raise Refusal("no-reason")
        found.id = self.id
        return found
