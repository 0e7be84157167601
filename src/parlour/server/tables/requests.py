"""Requests of one socket, each of which gets an answer."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic

from parlour.engine.refusals import BadInput, BadOption, Refusal
from parlour.match import Match
from parlour.server.access.limits import LOOKS, NUDGES, STIRS, Buckets, Rate
from parlour.server.store import Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables.codes import is_program
from parlour.server.tables.connection import Conn
from parlour.server.tables.match_view import considered
from parlour.server.tables.room import AnyRoom, Room
from parlour.server.tables.table import Busy, Entry, Table
from parlour.words.names import MAX_NAME_LENGTH, readable_name

if TYPE_CHECKING:
    from parlour.server.tables.registry import Tables

SLOW_DOWN = "Slow down a little."


@dataclass
class Requests(ABC, Generic[AnyRoom, Entry]):
    """Serves one request after the other."""

    table: Table[AnyRoom, Entry]
    conn: Conn
    buckets: Buckets
    tables: "Tables"
    stirs: ClassVar[tuple[type, ...]] = ()
    """Sitting down, standing up, hosting: what is written besides play and talk."""
    for_programs: ClassVar[tuple[type, ...]] = ()
    """What a program may ask for that plays a chair."""
    named: ClassVar[tuple[type, ...]] = ()
    """What is written down with the name that somebody goes by."""

    # What games and stories do each in their own way

    @abstractmethod
    async def answer(self, request: common.Named) -> None:
        """Answers what not every table has."""

    @abstractmethod
    def decide(self, room: AnyRoom, name: str, request: common.Named) -> list[Entry]:
        """The entries that a request makes; none if all is as it asks already."""

    @abstractmethod
    def asked_at(self, request: common.Consider) -> tuple[Match, int]:
        """The match and its seat that is asked, if the question is still the same."""

    @abstractmethod
    def refusal(self, request: common.Asked, wrong: BadInput) -> common.No: ...

    @abstractmethod
    def awaited(self, seat: int) -> str:
        """The person at this seat whom the table waits for, if it does."""

    @abstractmethod
    def name_of(self, seat: int) -> str: ...

    # What every table has

    async def serve(self, request: common.Asked) -> None:
        """Answers a request; whatever is wrong with it, nothing has changed."""
        id_ = name_in(request)
        try:
            match request:
                case common.Ping():
                    self.conn.send(common.Pong())
                case common.Hello():
                    self.oops(None, "unreadable", "Hello was said already.")
                case _ if is_program(self.conn.person) and not isinstance(
                    request, self.for_programs
                ):
                    raise Refusal("not-for-programs")
                case common.Look() if not self.may(LOOKS):
                    self.oops(None, "too-fast", SLOW_DOWN)
                case common.Look():
                    self.look(request)
                case common.Consider():
                    self.consider(request)
                case common.Nudge():
                    self.nudge(request)
                case _ if isinstance(request, self.stirs) and not self.may(STIRS):
                    self.oops(id_, "too-fast", SLOW_DOWN)
                case common.Named():
                    await self.answer(request)
        except BadInput as wrong:
            self.conn.send(self.refusal(request, wrong))
        except (Busy, Unavailable):
            self.oops(id_, "busy", "The table is busy. Please try again.")

    def oops(self, id_: str | None, code: common.Trouble, text: str) -> None:
        self.conn.send(common.Oops(id=id_ or None, code=code, text=text))

    def done(self, request: common.Named, seq: int) -> None:
        self.conn.send(common.Done(id=request.id, seq=seq))

    def may(self, rate: Rate) -> bool:
        return self.buckets.allow_both(rate, self.conn.person, self.conn.address)

    async def once(
        self,
        request: common.Named,
        do: Callable[[], Awaitable[int]] | None = None,
    ) -> None:
        """Never twice: a repeated request gets the answer it got before."""
        key = (self.conn.person, request.id)
        if not self.conn.person:
            self.oops(request.id, "not-yours", "Sit down first, with a name.")
            return
        async with self.table.lock:
            seq = self.table.room.done.get(key)
            if seq is None:
                seq = await (do() if do is not None else self.act(request))
            seq = self.table.room.done.get(key, seq)
        self.done(request, seq)

    async def act(self, request: common.Named) -> int:
        """Does what was asked, for the first time, and tells by which number."""
        person, name = self.conn.person, self.conn.name
        if isinstance(request, self.named):
            name = await self.table.store.person(person) or name

        def make(room: AnyRoom) -> list[Entry]:
            if (person, request.id) in room.done:
                return []  # another worker has applied it meanwhile
            return self.by_me(request, self.decide(room, name, request))

        return await self.table.write(make)

    def by_me(self, request: common.Named, made: list[Entry]) -> list[Entry]:
        """Entries with who asked for them, the first with the request's name."""
        for entry in made:
            entry.by = entry.by or self.conn.person
        if made:
            made[0].id = request.id
        return made

    def look(self, request: common.Look) -> None:
        if request.seat not in (None, *self.table.room.seats_of(self.conn.person)):
            self.oops(None, "not-yours", "That is not your seat.")
            return
        self.conn.look(request.seat)
        self.table.welcome(self.conn, None)

    def consider(self, request: common.Consider) -> None:
        match, seat = self.asked_at(request)
        self.conn.send(
            considered(match, seat, request, lambda no: self.refusal(request, no))
        )

    def nudge(self, request: common.Nudge) -> None:
        table, room = self.table, self.table.room
        seats = room.seats_of(self.conn.person)
        if not seats:
            raise Refusal("not-at-this-table")
        person = self.awaited(request.seat)
        if not person:
            raise Refusal("nobody-there")
        if not self.may(NUDGES):
            self.oops(request.id, "too-fast", "They have been nudged.")
            return
        by = self.name_of(seats[0])
        table.nudge(person, request.seat, by)
        table.neighbours.nudge(room.id, person, request.seat, by)
        self.done(request, room.told)


def name_in(request: common.Asked) -> str:
    return request.id if isinstance(request, common.Named) else ""


def refused(request: common.Asked, wrong: BadInput, text: str) -> common.No:
    """Why not, as an id with values for the client's own words, and in English."""
    made = common.No(
        id=name_in(request), refused="bad-input", values={}, rule="", text=text
    )
    match wrong:
        case Refusal():
            made.refused, made.rule = wrong.message, wrong.rule
            made.values = {"token": wrong.token}
        case BadOption() if wrong.message:
            made.refused, made.values = f"bad-{wrong.message}", wrong.values
    return made


def host_only(room: Room, person: str) -> None:
    if not person or person != room.host:
        raise Refusal("host-only")


def free_name(taken: set[str], name: str) -> str:
    """The name, numbered where somebody at the table has it already."""
    plain = readable_name(name) or "Guest"
    number, told = 2, plain
    known = {readable_name(one) for one in taken}
    while told in known:
        told = f"{plain[:20]} {number}"
        number += 1
    return told


def chosen_name(name: str, most: int = MAX_NAME_LENGTH) -> str:
    """A name that somebody types now; a Refusal if it cannot be shown."""
    plain = readable_name(name, most)
    if not plain:
        raise Refusal("bad-name")
    return plain
