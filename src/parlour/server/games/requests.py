"""Requests at a game's table: playing, talking, passing ahead, playing again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput, Refusal
from parlour.server.access.limits import TALK
from parlour.server.games import actions, frames, schedule
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common
from parlour.server.tables.match_view import considered
from parlour.server.tables.requests import SLOW_DOWN, Requests
from parlour.words.messages import Messages, refused

LESSON_PATIENCE = 5.0
"""Seconds that a learner's answer waits for the bots that should answer first."""


class GameRequests(Requests):
    table: GameTable
    stirs = (frames.Sit, common.Stand, frames.Host, frames.Pledge)
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

    async def answer(self, request: frames.Request) -> None:
        match request:
            case common.Consider():
                self.consider(request)
            case frames.Ahead():
                async with self.table.lock:
                    self.ahead(request)
            case frames.Again():
                await self.once(request, self.again)
            case frames.Say() | frames.Phrase() if not self.may(TALK):
                self.oops(request.id, "too-fast", SLOW_DOWN)
            case _:
                await self.once(request)

    async def act(self, request: Any) -> int:
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
        name = conn.name
        if isinstance(request, frames.Sit | frames.Say | frames.Phrase):
            name = await table.store.person(conn.person) or name

        def make(room: Room) -> list[log.AnyEntry]:
            if (conn.person, request.id) in room.done:
                return []  # another worker has applied it meanwhile
            return self.by_me(request, actions.decide(room, conn.person, name, request))

        return await table.write(make)

    def passes_early(self, request: common.Play) -> bool:
        """Whether this is a pass in a window whose candle still burns.

        It is told, like any other pass, when the candle is out.
        """
        room = self.table.room
        if request.chosen or request.seat not in room.asked:
            return False
        if not room.windowed(request.seat):
            return False
        actions.playing(room)
        actions.own_seat(room, self.conn.person, request.seat)
        actions.at_question(room, request.seat, request.at)
        return schedule.may_pass(room, request.seat)

    async def once(
        self, request: Any, do: Callable[[Any], Awaitable[int]] | None = None
    ) -> None:
        await self.lesson(request)
        await super().once(request, do)

    async def lesson(self, request: Any) -> None:
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

    def awaited(self, seat: int) -> str:
        room = self.table.room
        return room.sitters[seat].plays if seat in room.asked else ""

    def name_of(self, seat: int) -> str:
        return self.table.room.sitters[seat].name

    def consider(self, request: common.Consider) -> None:
        room = self.table.room
        actions.playing(room)
        actions.own_seat(room, self.conn.person, request.seat)
        actions.at_question(room, request.seat, request.at)
        self.conn.send(considering(room, request))

    def refusal(self, request: Any, wrong: BadInput) -> common.No:
        room = self.table.room
        pick = asked(room, getattr(request, "seat", None))
        return refusal(room, getattr(request, "id", ""), wrong, pick)

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
        opened = log.Opened(
            **{
                name: getattr(room.opened, name)
                for name in log.Opened.__struct_fields__
                if name not in ("by", "id", "bots", "guided", "edition")
            },
            edition=room.game.edition,
            by=room.host or person,
            bots=[sitter.bot_again for sitter in room.sitters],
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


def considering(room: Room, request: common.Consider) -> common.Considered:
    """What an answer picked so far would do."""
    match, seat = room.match, request.seat
    assert match is not None
    return considered(
        match,
        seat,
        request,
        lambda wrong: refusal(room, request.id, wrong, asked(room, seat)),
    )


def refusal(
    room: Room, id_: str, wrong: BadInput, pick: Pick | None = None
) -> common.No:
    """With how many were asked for, where that is what was wrong."""
    if not isinstance(wrong, Refusal):
        return common.No(
            id=id_, refused="bad-input", values={}, rule="", text=str(wrong)
        )
    values: dict[str, str | int] = {"token": wrong.token}
    if pick is not None:
        values |= {"least": pick.least, "most": pick.most}
    asked_for = (pick.least, pick.most) if pick is not None else ()
    text = refused(Messages(room.game), wrong, *asked_for)
    return common.No(
        id=id_, refused=wrong.message, values=values, rule=wrong.rule, text=text
    )
