"""The counter: where frames come in and every one of them gets an answer."""

import asyncio
from collections.abc import Awaitable, Callable

from parlour.engine.data import tokens_named
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.views import view
from parlour.engine.weighing import weighed
from parlour.laying import preview
from parlour.messages import Messages, refused
from parlour.server import acts, pace, wire
from parlour.server import entries as log
from parlour.server.circle import Busy
from parlour.server.limits import LOOKS, NUDGES, STIRS, TALK, Buckets, Rate
from parlour.server.live import Live
from parlour.server.looks import hints, named_tokens
from parlour.server.readers import Conn
from parlour.server.room import Room
from parlour.server.store import Unavailable

LESSON_PATIENCE = 5.0
"""Seconds that a learner's answer waits for the bots that should answer first."""


class Counter:
    """Serves one request after the other of one socket."""

    def __init__(
        self,
        live: Live,
        conn: Conn,
        buckets: Buckets,
        again: Callable[[Live, Conn, wire.Again], Awaitable[int]],
    ) -> None:
        self.live = live
        self.conn = conn
        self.buckets = buckets
        self.again = again

    async def serve(self, request: wire.Request) -> None:
        """Answers a request; whatever is wrong with it, nothing has changed."""
        id_ = getattr(request, "id", "")
        try:
            await self.answer(request)
        except BadInput as wrong:
            pick = asked(self.live.room, getattr(request, "seat", None))
            self.conn.send(refusal(self.live.room, id_, wrong, pick))
        except (Busy, Unavailable):
            self.oops(id_, "busy", "The table is busy. Please try again.")

    def oops(self, id_: str | None, code: str, text: str) -> None:
        self.conn.send(wire.Oops(id=id_ or None, code=code, text=text))  # type: ignore[arg-type]

    async def answer(self, request: wire.Request) -> None:
        live, conn = self.live, self.conn
        match request:
            case wire.Ping():
                conn.send(wire.Pong())
            case wire.Hello():
                self.oops(None, "unreadable", "Hello was said already.")
            case wire.Look() if not self.may(LOOKS):
                self.oops(None, "too-fast", "Slow down a little.")
            case wire.Look():
                self.look(request)
            case wire.Consider():
                self.consider(request)
            case wire.Ahead():
                async with live.lock:
                    self.ahead(request)
            case wire.Nudge():
                self.nudge(request)
            case wire.Again():
                await self.once(request, lambda: self.again(live, conn, request))
            case wire.Say() | wire.Phrase() if not self.may(TALK):
                self.oops(request.id, "too-fast", "Slow down a little.")
            case wire.Sit() | wire.Stand() | wire.Host() | wire.Pledge() if (
                not self.may(STIRS)
            ):
                self.oops(request.id, "too-fast", "Slow down a little.")
            case _:
                await self.once(request, lambda: self.act(request))

    def may(self, rate: Rate) -> bool:
        return self.buckets.allow_both(rate, self.conn.person, self.conn.address)

    async def once(
        self, request: wire.Request, do: Callable[[], Awaitable[int]]
    ) -> None:
        """Never twice: a repeated request gets the answer it got before."""
        id_: str = getattr(request, "id", "")
        if not self.conn.person:
            self.oops(id_, "not-yours", "Sit down first, with a name.")
            return
        await self.lesson(request)
        async with self.live.lock:
            done = self.live.room.done.get((self.conn.person, id_))
            seq = done if done is not None else await do()
            seq = self.live.room.done.get((self.conn.person, id_), seq)
        self.conn.send(wire.Done(id=id_, seq=seq))

    async def act(self, request: wire.Request) -> int:
        live, conn = self.live, self.conn
        if isinstance(request, wire.Play) and self.passes_early(request):
            live.passing[request.seat] = request.at
            self.tell_own()
            return live.room.seq
        if isinstance(request, wire.Retract) and request.seat in live.passing:
            acts.own_seat(live.room, conn.person, request.seat)
            del live.passing[request.seat]
            self.tell_own()
            return live.room.seq
        name = conn.name
        if isinstance(request, wire.Sit | wire.Say | wire.Phrase):
            name = await live.store.person(conn.person) or name

        def make(room: Room) -> list[log.AnyEntry]:
            if (conn.person, getattr(request, "id", "")) in room.done:
                return []  # another worker has applied it meanwhile
            return acts.decide(room, conn.person, name, request)

        return await live.write(make)

    def passes_early(self, request: wire.Play) -> bool:
        """Whether this is a pass in a window whose candle still burns.

        It is told, like any other pass, when the candle is out.
        """
        room = self.live.room
        if request.chosen or request.seat not in room.asked:
            return False
        if not room.windowed(request.seat):
            return False
        acts.playing(room)
        acts.own_seat(room, self.conn.person, request.seat)
        acts.at_question(room, request.seat, request.at)
        return pace.may_pass(room, request.seat)

    async def lesson(self, request: wire.Request) -> None:
        """In a guided game the bots that are asked too answer first."""
        room = self.live.room
        if not isinstance(request, wire.Play) or not room.opened.guided:
            return
        end = self.live.clock() + LESSON_PATIENCE
        while any(room.sitters[seat].bot for seat in room.asked):
            if self.live.clock() > end:
                break
            await asyncio.sleep(0.02)

    def tell_own(self) -> None:
        person = self.conn.person
        self.live.tell_all(lambda conn: conn.person == person)

    # What changes nothing for others

    def look(self, request: wire.Look) -> None:
        live, conn = self.live, self.conn
        if request.seat is not None and request.seat not in live.room.seats_of(
            conn.person
        ):
            self.oops(None, "not-yours", "That is not your seat.")
            return
        conn.looking = request.seat
        live.welcome(conn, None)

    def ahead(self, request: wire.Ahead) -> None:
        room = self.live.room
        acts.playing(room)
        acts.own_seat(room, self.conn.person, request.seat)
        assert room.match is not None
        room.match.pass_ahead(request.seat, request.wish)
        self.conn.send(wire.Done(id=request.id, seq=room.seq))
        self.tell_own()
        self.live.wake.set()

    def nudge(self, request: wire.Nudge) -> None:
        room, conn = self.live.room, self.conn
        seats = room.seats_of(conn.person)
        if not seats:
            raise Refusal("not-at-this-table")
        if request.seat not in room.asked or not room.sitters[request.seat].plays:
            raise Refusal("nobody-there")
        if not self.may(NUDGES):
            self.oops(request.id, "too-fast", "They have been nudged.")
            return
        person = room.sitters[request.seat].plays
        name = room.sitters[seats[0]].name
        self.live.nudge(person, request.seat, name)
        self.live.neighbours.nudge(room.id, person, request.seat, name)
        conn.send(wire.Done(id=request.id, seq=room.seq))

    def consider(self, request: wire.Consider) -> None:
        room = self.live.room
        acts.playing(room)
        acts.own_seat(room, self.conn.person, request.seat)
        acts.at_question(room, request.seat, request.at)
        self.conn.send(considered(room, request))


def asked(room: Room, seat: int | None) -> Pick | None:
    if seat is None or room.match is None or seat not in room.asked:
        return None
    return room.match.state.ask(Seat(seat))


def considered(room: Room, request: wire.Consider) -> wire.Considered:
    """What an answer picked so far would do, from the seat's own view."""
    match = room.match
    assert match is not None
    seat = Seat(request.seat)
    seen = view(match.state, request.seat)
    pick = match.state.ask(seat)
    found = weighed(seen, pick, tokens_named(match.table, request.chosen))
    wrong = found.wrong
    return wire.Considered(
        id=request.id,
        next=named_tokens(match.table, found.able),
        enough=found.enough(),
        hints=hints(preview(match.game)(seen, seat, seen.spelled(pick, found.fits))),
        no=None if wrong is None else refusal(room, request.id, wrong, pick),
    )


def refusal(room: Room, id_: str, wrong: BadInput, pick: Pick | None = None) -> wire.No:
    """Why not, as an id with values for the client's own words, and in English."""
    if not isinstance(wrong, Refusal):
        return wire.No(id=id_, refused="bad-input", values={}, rule="", text=str(wrong))
    values: dict[str, str | int] = {"token": wrong.token}
    if pick is not None:
        values |= {"least": pick.least, "most": pick.most}
    asked_for = (pick.least, pick.most) if pick is not None else ()
    text = refused(Messages(room.game), wrong, *asked_for)
    return wire.No(
        id=id_, refused=wrong.message, values=values, rule=wrong.rule, text=text
    )
