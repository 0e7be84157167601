"""Act: one request of a client, as one class.

The class is the frame, with its fields and their limits; who may send it and how often;
and what it does. `OpenTable.ask` serves all of them. Frames are JSON objects; `do`
names the class. The browser's types are made from these classes.

A new request is a class with `entries`, or with `serve` if it changes nothing, and a
tag in the `acts` of its kind of table.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, ClassVar, NamedTuple

from msgspec import Meta, Struct

from parlour.engine.refusals import BadInput, BadOption, Refusal
from parlour.server.access.limits import LOOKS, NUDGES, STIRS, Rate
from parlour.server.tables.connection import Conn
from parlour.server.tables.frames import (
    Chosen,
    Done,
    Id,
    Name,
    No,
    Pong,
    SeatNumber,
    Sent,
    Trouble,
)
from parlour.server.tables.match_view import consider_answer
from parlour.server.tables.room import Room
from parlour.words.names import MAX_NAME_LENGTH, readable_name

SLOW_DOWN = "Too many requests. Wait a moment."


class Sender(NamedTuple):
    """The person who sends a request, and their name, which is up to date if the act
    `needs_name`."""

    person: str
    name: str = ""


class Declined(Exception):
    """A request is not served, for a reason outside the rules: too fast, not yours."""

    def __init__(self, code: Trouble, text: str) -> None:
        self.code: Trouble = code
        self.text = text


class Act(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A request of a client."""

    rate: ClassVar[Rate | None] = None
    """How often one person, and one address, may send it; frames have a rate too."""
    for_programs: ClassVar[bool] = False
    """Whether a program that plays a chair may send it."""
    needs_name: ClassVar[bool] = False
    """Whether the sender's name is written down."""
    asks_only: ClassVar[bool] = False
    """Whether it changes nothing: `serve` answers it, and the table is not locked."""
    unsigned: ClassVar[bool] = False
    """Whether its entries are kept without the sender and without the request's id."""
    perform: ClassVar[Callable[..., Awaitable[bool]] | None] = None
    """Does what no log has, for a connection to the table, which is locked. Returns
    false if there are entries to write as well."""

    @property
    def id(self) -> str:
        return ""

    def serve(self, table: Any, conn: Conn) -> Awaitable[None] | None:
        """Answers a request that changes nothing; at once, or once it was awaited."""
        raise NotImplementedError

    def entries(self, room: Any, sender: Sender) -> list[Any]:
        """Checks the request against the room and returns what is to be written.

        An empty list means that everything is as requested already. Raises a Refusal if
        the request is not allowed. Changes nothing.
        """
        raise NotImplementedError

    def reply(self, room: Any, seq: int) -> Sent:
        """Returns what the sender gets once the entries are durable."""
        raise NotImplementedError


class Named(Act):
    """A request with an id of the client's own, which the answer carries."""

    id: Id

    def reply(self, room: Any, seq: int) -> Sent:
        return Done(id=self.id, seq=seq)


class FromSeat(Named):
    """A request for one of the person's own seats."""

    seat: SeatNumber


class Sitting(Named):
    """Takes a seat."""

    name: Name | None = None
    """Another name for one more person at the same screen."""

    rate = STIRS
    needs_name = True

    def choose_name(self, sender: Sender) -> str:
        """Chooses the name that they sit down with."""
        own = sender.name
        return own if self.name in (None, own) else chosen_name(self.name)


class ToQuestion(FromSeat):
    """An answer, or one in the making."""

    at: Annotated[int, Meta(ge=0)]
    """The `at` of the question that is answered: a late answer is refused."""
    chosen: Chosen


# Requests of every table


class Hello(Act, tag="hello"):
    """The first frame on every socket."""

    since: int | None = None
    """The last seq this client has seen; it gets what came after, or a snapshot."""
    seat: SeatNumber | None = None
    """Which of the person's seats to look from, where they hold several."""
    token: Annotated[str, Meta(max_length=400)] | None = None
    """A program's token, if it cannot send headers: docs/bots/live-seat.md."""

    asks_only = for_programs = True

    def serve(self, table: Any, conn: Conn) -> None:
        raise Declined("unreadable", "Send `hello` only once per connection.")


class Ping(Act, tag="ping"):
    asks_only = for_programs = True

    def serve(self, table: Any, conn: Conn) -> None:
        conn.send(Pong())


class Look(Act, tag="look"):
    """Looks from another of one's own seats: the curtain of a shared screen."""

    seat: SeatNumber | None

    rate = LOOKS
    asks_only = for_programs = True

    def serve(self, table: Any, conn: Conn) -> None:
        if self.seat not in (None, *table.room.seats_of(conn.person)):
            raise Declined("not-yours", "That is not your seat.")
        conn.look(self.seat)
        table.welcome(conn, None)


class Consider(ToQuestion, tag="consider"):
    """Asks for a preview of an answer. Answered by `considered`, and changes
    nothing."""

    asks_only = for_programs = True

    def serve(self, table: Any, conn: Conn) -> None:
        match, seat = table.room.check_question(conn.person, self.seat, self.at)
        conn.send(consider_answer(match, seat, self, partial(table.refusal, self)))


class Nudge(FromSeat, tag="nudge"):
    asks_only = True

    def serve(self, table: Any, conn: Conn) -> None:
        room = table.room
        seats = room.seats_of(conn.person)
        if not seats:
            raise Refusal("not-at-this-table")
        person = table.find_awaited(self.seat)
        if not person:
            raise Refusal("nobody-there")
        if not conn.may(NUDGES):
            raise Declined("too-fast", "This player was just nudged.")
        by = table.name_of(seats[0])
        table.nudge(person, self.seat, by)
        table.neighbours.nudge(room.id, person, self.seat, by)
        conn.send(self.reply(room, room.shown_seq))


AT_ANY_TABLE = (Hello, Ping)
AT_SEATS = (*AT_ANY_TABLE, Look, Consider, Nudge)
"""Requests at every table that people sit at."""


# Checks and answers that several acts share


def make_refusal(act: Act, wrong: BadInput, text: str, **bounds: int) -> No:
    """Makes a refusal: an id, values for the client's own words, and English text."""
    made = No(id=act.id, refused="bad-input", values={}, rule="", text=text)
    match wrong:
        case Refusal():
            made.refused, made.rule = wrong.message, wrong.rule
            made.values = {"token": wrong.token, **bounds}
        case BadOption() if wrong.message:
            made.refused, made.values = f"bad-{wrong.message}", wrong.values
    return made


def host_only(room: Room, person: str) -> None:
    if not person or person != room.host:
        raise Refusal("host-only")


def free_name(taken: set[str], name: str) -> str:
    """Returns the name, numbered where somebody at the table has it already."""
    plain = readable_name(name) or "Guest"
    number, free = 2, plain
    known = {readable_name(one) for one in taken}
    while free in known:
        free = f"{plain[:20]} {number}"
        number += 1
    return free


def chosen_name(name: str, most: int = MAX_NAME_LENGTH) -> str:
    """Returns a name that somebody types now; a Refusal if it cannot be shown."""
    plain = readable_name(name, most)
    if not plain:
        raise Refusal("bad-name")
    return plain
