"""Requests at a game's table: playing, talking, passing ahead, playing again."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput, Refusal
from parlour.match import Match
from parlour.server.access.limits import LOOKS, TALK
from parlour.server.games import actions, frames, scenes, schedule
from parlour.server.games.fold import entries as log
from parlour.server.games.fold import plans, reasons
from parlour.server.games.fold.room import Room
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common
from parlour.server.tables.requests import SLOW_DOWN, Requests, refused
from parlour.server.tables.table import answered
from parlour.words import messages

LESSON_PATIENCE = 5.0
"""Seconds that a learner's answer waits for the bots that should answer first."""


class GameRequests(Requests[Room, log.AnyEntry]):
    table: GameTable
    stirs = (
        frames.Sit,
        common.Stand,
        frames.Host,
        frames.Pledge,
        frames.Plan,
        frames.Unplan,
    )
    for_programs = (
        common.Play,
        common.Consider,
        frames.Retract,
        frames.Ahead,
        frames.Say,
        frames.Phrase,
        frames.Sit,
        common.Stand,
        common.Look,
    )
    named = (frames.Sit, frames.Say, frames.Phrase)

    async def answer(self, request: common.Named) -> None:
        match request:
            case frames.Why() if not self.may(LOOKS):
                self.oops(request.id, "too-fast", SLOW_DOWN)
            case frames.Why():
                self.why(request)
            case frames.Ahead():
                async with self.table.lock:
                    self.ahead(request)
            case frames.Foresee() if not self.may(LOOKS):
                self.oops(request.id, "too-fast", SLOW_DOWN)
            case frames.Foresee():
                self.plans_for(request.seat)
                self.conn.send(
                    plans.foreseen(self.table.room, request.seat, request.id)
                )
            case frames.Plan():
                await self.once(request, lambda: self.plan(request))
            case frames.Unplan():
                await self.once(request, lambda: self.unplan(request))
            case frames.Again():
                await self.once(request, lambda: self.again(request))
            case frames.Say() | frames.Phrase() if not self.may(TALK):
                self.oops(request.id, "too-fast", SLOW_DOWN)
            case _:
                await self.once(request)

    async def act(self, request: common.Named) -> int:
        table, conn = self.table, self.conn
        if isinstance(request, common.Play) and self.passes_early(request):
            table.passing[request.seat] = request.at
            self.tell_own()
            return table.room.seq
        if isinstance(request, frames.Retract) and request.seat in table.passing:
            actions.own_seat(table.room, conn.person, request.seat)
            del table.passing[request.seat]
            self.tell_own()
            return table.room.seq
        return await super().act(request)

    def decide(self, room: Room, name: str, request: common.Named) -> actions.Made:
        return actions.decide(room, self.conn.person, name, request)

    def passes_early(self, request: common.Play) -> bool:
        """Whether this is a pass in a window whose candle still burns.

        It is told, like any other pass, when the candle is out.
        """
        room = self.table.room
        if request.chosen or request.seat not in room.asked:
            return False
        if not room.windowed(request.seat):
            return False
        self.asked_at(request)
        return schedule.may_pass(room, request.seat)

    async def once(
        self,
        request: common.Named,
        do: Callable[[], Awaitable[int]] | None = None,
    ) -> None:
        await self.lesson(request)
        await super().once(request, do)

    async def lesson(self, request: common.Named) -> None:
        """In a guided game the bots that are asked too answer first."""
        room = self.table.room
        if not isinstance(request, common.Play) or not room.opened.guided:
            return
        end = self.table.clock() + LESSON_PATIENCE
        while any(room.sitters[seat].bot for seat in room.asked):
            if self.table.clock() > end:
                break
            await asyncio.sleep(0.02)

    def tell_own(self) -> None:
        person = self.conn.person
        self.table.tell_all(lambda conn: conn.person == person)

    def ahead(self, request: frames.Ahead) -> None:
        room = self.table.room
        actions.playing(room)
        actions.own_seat(room, self.conn.person, request.seat)
        assert room.match is not None
        room.match.pass_ahead(request.seat, request.wish)
        self.done(request, room.seq)
        self.tell_own()
        self.table.wake.set()

    # Answers that are given ahead: kept, but in no log

    def plans_for(self, seat: int) -> None:
        actions.begun(self.table.room)
        if self.table.room.state == "closed":
            raise Refusal("closed")
        actions.own_seat(self.table.room, self.conn.person, seat)

    async def plan(self, request: frames.Plan) -> int:
        table, room = self.table, self.table.room
        self.plans_for(request.seat)
        await answered(table.plans.put(plans.made(room, self.conn.person, request)))
        self.tell_own()
        return room.seq

    async def unplan(self, request: frames.Unplan) -> int:
        self.plans_for(request.seat)
        await answered(self.table.plans.drop(request.seat))
        self.tell_own()
        return self.table.room.seq

    def awaited(self, seat: int) -> str:
        room = self.table.room
        return room.sitters[seat].plays if seat in room.asked else ""

    def name_of(self, seat: int) -> str:
        return self.table.room.sitters[seat].name

    def asked_at(self, request: common.Consider | common.Play) -> tuple[Match, int]:
        room, seat = self.table.room, request.seat
        actions.standing(room, self.conn.person, seat, request.at)
        assert room.match is not None
        return room.match, seat

    def why(self, request: frames.Why) -> None:
        """Whoever may see a move may ask for its reason; nobody learns who asked."""
        table = self.table
        reader = table.reader(self.conn)
        if not scenes.may_see(table.room, reader):
            raise Refusal("not-at-this-table")
        shown = table.shown(reader) or table.room
        self.conn.send(because(shown, table.room, request))

    def refusal(self, request: common.Asked, wrong: BadInput) -> common.No:
        return refusal(self.table.room, request, wrong)

    async def again(self, request: frames.Again) -> int:
        """The same table once more, with the same people. The lock is held."""
        room = self.table.room
        person = self.conn.person
        if person not in room.owners():
            raise Refusal("not-at-this-table")
        if room.state != "over":
            raise Refusal("not-over")
        if room.next is not None:
            return room.seq
        opened = msgspec.structs.replace(
            room.opened,
            edition=room.game.edition,
            by=room.host or person,
            id="",
            bots=[sitter.bot_again for sitter in room.sitters],
            guided=False,
        )
        sitting = [
            log.Sat(seat=seat, name=sitter.name, by=sitter.person)
            for seat, sitter in enumerate(room.sitters)
            if sitter.person and not sitter.program
        ]
        kind = self.tables.kind(self.table)
        made = await self.tables.create(kind, [opened, *sitting])
        followed = log.Followed(next=made.id, by=person, id=request.id)
        return await self.table.write(lambda now: [] if now.next else [followed])


def asked(room: Room, seat: int | None) -> Pick | None:
    if seat is None or room.match is None or seat not in room.asked:
        return None
    return room.match.state.ask(Seat(seat))


def because(shown: Room, now: Room, request: frames.Why) -> frames.Because:
    """A bot's reason for what it did, as far as that may be said by `now`."""
    made = None
    if request.at <= shown.seq:
        made = reasons.because(shown.records[request.at - 1], now)
    if made is None:
        raise Refusal("no-reason")
    made.id = request.id
    return made


def refusal(room: Room, request: common.Asked, wrong: BadInput) -> common.No:
    """With how many were asked for, where that is what was wrong."""
    if not isinstance(wrong, Refusal):
        return refused(request, wrong, str(wrong))
    pick = asked(room, getattr(request, "seat", None))
    bounds = {} if pick is None else {"least": pick.least, "most": pick.most}
    text = messages.refused(messages.Messages(room.game), wrong, **bounds)
    made = refused(request, wrong, text)
    made.values |= bounds
    return made
