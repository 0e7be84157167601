"""Where a story table's frames come in, and every one of them gets an answer."""

from collections.abc import Callable
from typing import Any

from parlour.engine.data import tokens_named
from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput, BadOption, Refusal
from parlour.engine.views import view
from parlour.engine.weighing import weighed
from parlour.laying import preview
from parlour.server import story_wire, wire
from parlour.server.acts import readable
from parlour.server.circle import Busy
from parlour.server.limits import LOOKS, NUDGES, STIRS, Buckets, Rate
from parlour.server.looks import hints
from parlour.server.readers import Conn, encode
from parlour.server.store import Unavailable
from parlour.server.story_live import StoryLive
from parlour.server.story_looks import notes
from parlour.server.story_room import AnyRow, Hosted, StoryRoom, Wrote
from parlour.story import entries as e
from parlour.story import seen
from parlour.story.words import refused


class StoryCounter:
    """Serves one request after the other of one socket."""

    def __init__(self, live: StoryLive, conn: Conn, buckets: Buckets) -> None:
        self.live = live
        self.conn = conn
        self.buckets = buckets

    async def serve(self, request: story_wire.Request) -> None:
        """Answers a request; whatever is wrong with it, nothing has changed."""
        id_ = getattr(request, "id", "")
        try:
            async with self.live.lock:
                await self.answer(request)
        except BadInput as wrong:
            self.send(refused_frame(id_, wrong))
        except (Busy, Unavailable):
            self.oops(id_, "busy", "The table is busy. Please try again.")

    def send(self, message: Any) -> None:
        self.conn.send_bytes(encode(message))

    def oops(self, id_: str | None, code: str, text: str) -> None:
        self.send(wire.Oops(id=id_ or None, code=code, text=text))  # type: ignore[arg-type]

    async def answer(self, request: story_wire.Request) -> None:
        match request:
            case story_wire.Ping():
                self.send(wire.Pong())
            case story_wire.Hello():
                self.oops(None, "unreadable", "Hello was said already.")
            case story_wire.Look() if not self.may(LOOKS):
                self.oops(None, "too-fast", "Slow down a little.")
            case story_wire.Look():
                self.look(request)
            case story_wire.Notes():
                own_seat(self.live.room, self.conn.person, request.seat)
                found = notes(self.live.room, request.seat)
                self.send(story_wire.NotesFound(id=request.id, notes=found))
            case story_wire.Consider():
                self.consider(request)
            case story_wire.Nudge():
                self.nudge(request)
            case story_wire.Open():
                await self.open(request)
            case story_wire.PlayStop():
                await self.stop(request)
            case story_wire.Sit() | story_wire.Stand() | story_wire.Host() if (
                not self.may(STIRS)
            ):
                self.oops(request.id, "too-fast", "Slow down a little.")
            case _:
                await self.once(request)

    def may(self, rate: Rate) -> bool:
        return self.buckets.allow_both(rate, self.conn.person, self.conn.address)

    async def once(self, request: Any) -> None:
        """Never twice: a repeated request gets the answer it got before."""
        person, room = self.conn.person, self.live.room
        key = (person, request.id)
        if not person:
            self.oops(request.id, "not-yours", "Sit down first, with a name.")
            return
        name = ""
        if isinstance(request, story_wire.Sit):
            name = await self.live.store.person(person) or self.conn.name

        def make(room: StoryRoom) -> list[AnyRow]:
            if key in room.done:
                return []
            if isinstance(request, story_wire.Write):
                request.entry = witnessed(room, request.entry, self.live.gone)
            made: list[AnyRow] = DECIDE[type(request)](room, person, name, request)
            for row in made:
                row.by = row.by or person
            if made:
                made[0].id = request.id
            return made

        seq = room.done.get(key)
        if seq is None:
            seq = await self.live.write(make)
        self.send(wire.Done(id=request.id, seq=self.live.room.done.get(key, seq)))

    # The stop card

    async def stop(self, request: story_wire.PlayStop) -> None:
        """Kept without a person and without the request's name (FUG-J08).

        Whoever repeats it after a lost line finds the table stopped already.
        """
        if not self.live.room.seats_of(self.conn.person):
            raise Refusal("not-at-this-table")

        def make(room: StoryRoom) -> list[AnyRow]:
            if room.journal.story.stopped:
                return []
            line = e.Line(entry=e.Stop())
            room.journal.may_write(line)
            return [Wrote(line=line)]

        seq = await self.live.write(make)
        self.send(wire.Done(id=request.id, seq=seq))

    # Reading

    async def open(self, request: story_wire.Open) -> None:
        """A sealed part for a seat that may read it; that it was opened is noted."""
        person = self.conn.person
        own_seat(self.live.room, person, request.seat)
        entry = e.ChapterOpened(part=request.part, number=request.number)

        def make(room: StoryRoom) -> list[AnyRow]:
            line = e.Line(seat=request.seat, entry=entry)
            room.journal.may_write(line)
            key = (request.seat, request.part, request.number)
            known = key in room.journal.story.opened
            return [] if known else [Wrote(by=person, line=line)]

        await self.live.write(make)
        found = seen.opened(
            self.live.room.journal.story, request.seat, request.part, request.number
        )
        self.send(story_wire.OpenedPart(id=request.id, content=found))

    def look(self, request: story_wire.Look) -> None:
        if request.seat not in (None, *self.live.room.seats_of(self.conn.person)):
            self.oops(None, "not-yours", "That is not your seat.")
            return
        self.conn.looking = request.seat
        self.live.welcome(self.conn, None)

    def nudge(self, request: story_wire.Nudge) -> None:
        room = self.live.room
        mine = room.seats_of(self.conn.person)
        if not mine:
            raise Refusal("not-at-this-table")
        person = room.persons.get(request.seat, "")
        waiting = seen.scene(room.journal, None).waiting
        if not person or request.seat not in waiting:
            raise Refusal("nobody-there")
        if not self.may(NUDGES):
            self.oops(request.id, "too-fast", "They have been nudged.")
            return
        by = room.journal.story.places[mine[0]].name
        self.live.nudge(person, request.seat, by)
        self.live.neighbours.nudge(room.id, person, request.seat, by)
        self.send(wire.Done(id=request.id, seq=room.story_seq))

    def consider(self, request: story_wire.Consider) -> None:
        room = self.live.room
        number = asked_at(room, self.conn.person, request.seat, request.at)
        match = room.journal.story.contest.match
        seat = Seat(number)
        own = view(match.state, number)
        pick = match.state.ask(seat)
        found = weighed(own, pick, tokens_named(match.table, request.chosen))
        wrong = found.wrong
        meant = own.spelled(pick, found.fits)
        self.send(
            wire.Considered(
                id=request.id,
                next=[token_name(match.table, token) for token in found.able],
                enough=found.enough(),
                hints=hints(preview(match.game)(own, seat, meant)),
                no=None if wrong is None else refused_frame(request.id, wrong),
            )
        )


def refused_frame(id_: str, wrong: BadInput) -> wire.No:
    """Why not, in words that give nothing away."""
    made = wire.No(
        id=id_, refused="bad-input", values={"token": ""}, rule="", text=refused(wrong)
    )
    match wrong:
        case Refusal():
            made.refused, made.rule = wrong.message, wrong.rule
            made.values = {"token": wrong.token}
        case BadOption() if wrong.message:
            made.refused, made.values = f"bad-{wrong.message}", wrong.values
    return made


# What people ask for, turned into rows


def own_seat(room: StoryRoom, person: str, seat: int) -> None:
    if room.closed:
        raise Refusal("closed")
    if seat not in room.seats_of(person):
        raise Refusal("not-your-seat")


def write(
    room: StoryRoom, person: str, name: str, request: story_wire.Write
) -> list[AnyRow]:
    own_seat(room, person, request.seat)
    if isinstance(request.entry, (*e.SERVER_ONLY, e.ContestPlayed)):
        raise Refusal("not-offered")
    if isinstance(request.entry, e.OptionsSet):
        host_only(room, person)
    line = e.Line(seat=request.seat, entry=request.entry)
    room.journal.may_write(line)
    return [Wrote(line=line)]


def witnessed(
    room: StoryRoom, entry: e.AnyEntry, gone: Callable[[int], bool]
) -> e.AnyEntry:
    """An entry that rests on somebody's absence, which the table knows best."""
    match entry:
        case e.Away():
            return e.Away(entry.seat, entry.away, gone=gone(entry.seat))
        case e.DealerReplaced():
            dealer = room.journal.story.dealer
            absent = dealer is not None and gone(dealer)
            return e.DealerReplaced(entry.dealer, gone=absent)
    return entry


def asked_at(room: StoryRoom, person: str, seat: int, at: int) -> int:
    """The contest's seat that is asked, if the question is still the same."""
    own_seat(room, person, seat)
    contest = room.journal.story.contest
    if contest is None:
        raise Refusal("no-contest", "FUG-B02")
    number: int = contest.seat_of(seat)
    if number not in room.asked:
        raise Refusal("not-your-turn")
    if room.asked[number][0] != at:
        raise Refusal("moved-on")
    return number


def play(
    room: StoryRoom, person: str, name: str, request: story_wire.Play
) -> list[AnyRow]:
    asked_at(room, person, request.seat, request.at)
    line = e.Line(seat=request.seat, entry=e.ContestPlayed(chosen=request.chosen))
    room.journal.may_write(line)
    return [Wrote(line=line)]


def sit(
    room: StoryRoom, person: str, name: str, request: story_wire.Sit
) -> list[AnyRow]:
    if room.closed:
        raise Refusal("closed")
    if person in room.banned:
        raise Refusal("not-at-this-table")
    mine = room.seats_of(person)
    if mine and (request.name is None or room.state != "gathering"):
        raise Refusal("sits-already")
    if room.locked and not mine:
        raise Refusal("locked")
    return [seated(room, request.name or name)]


def seated(room: StoryRoom, name: str, *, bot: bool = False) -> Wrote:
    """Somebody, or a bot, on the first seat that is free."""
    seat = room.free_seat()
    if seat is None:
        raise Refusal("table-full")
    line = e.Line(seat=seat, entry=e.SeatJoined(name=free_name(room, name), bot=bot))
    room.journal.may_write(line)
    return Wrote(line=line)


BOT_NAME = "Bot"


def free_name(room: StoryRoom, name: str) -> str:
    """The name, numbered where somebody at the table has it already."""
    plain = readable(name)[:24] or "Guest"
    taken = {place.name for place in room.journal.story.seated()}
    number, told = 2, plain
    while told in taken:
        told = f"{plain[:20]} {number}"
        number += 1
    return told


def stand(
    room: StoryRoom, person: str, name: str, request: story_wire.Stand
) -> list[AnyRow]:
    own_seat(room, person, request.seat)
    leaves: e.AnyEntry = e.SeatLeft()
    if room.state != "gathering":
        leaves = e.Away(seat=request.seat, away=True)
    line = e.Line(seat=request.seat, entry=leaves)
    room.journal.may_write(line)
    return [Wrote(line=line)]


def host_only(room: StoryRoom, person: str) -> None:
    if not person or person != room.host:
        raise Refusal("host-only")


def host(
    room: StoryRoom, person: str, name: str, request: story_wire.Host
) -> list[AnyRow]:
    host_only(room, person)
    if room.closed:
        raise Refusal("closed")
    act, seat = request.act, request.seat
    if act in ("lock", "unlock") and room.locked == (act == "lock"):
        return []
    if act == "bot":
        return [seated(room, BOT_NAME, bot=True)]
    if act == "timer":
        return [Hosted(act=act, seconds=request.seconds)]
    if act == "free":
        return freed(room, person, seat)
    if act not in ("kick", "pass-on"):
        return [Hosted(act=act)]
    sitter = room.persons.get(seat, "") if seat is not None else ""
    if sitter == person or not (sitter or (act == "kick" and seat in room.bots())):
        raise Refusal("nobody-there")
    if act == "kick" and seat == room.journal.story.dealer:
        raise Refusal("dealer-first", "FUG-J04")  # with the table's yes
    rows: list[AnyRow] = [Hosted(act=act, seat=seat)]
    if act == "kick" and seat is not None:
        leaves: e.AnyEntry = e.SeatLeft()
        if room.state != "gathering":
            leaves = e.Away(seat=seat, away=True)
        line = e.Line(seat=seat, entry=leaves)
        place = room.journal.story.places[seat]
        if not place.away:
            room.journal.may_write(line)
            rows.append(Wrote(line=line))
    return rows


def freed(room: StoryRoom, person: str, seat: int | None) -> list[AnyRow]:
    """The host's yes to somebody else on a seat that is away (FUG-R51)."""
    place = room.journal.story.place(seat)
    if room.persons.get(place.seat) == person or not place.away:
        raise Refusal("somebody-plays-there")
    if place.seat == room.journal.story.dealer:
        raise Refusal("dealer-first", "FUG-J04")
    return [] if place.seat in room.freed else [Hosted(act="free", seat=place.seat)]


DECIDE: dict[type, Callable[[StoryRoom, str, str, Any], list[AnyRow]]] = {
    story_wire.Write: write,
    story_wire.Play: play,
    story_wire.Sit: sit,
    story_wire.Stand: stand,
    story_wire.Host: host,
}
