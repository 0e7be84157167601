"""Requests at a story's table: writing, the stop card, sealed parts, contests."""

from parlour.engine.refusals import BadInput, Refusal
from parlour.match import Match
from parlour.server.stories import actions, frames
from parlour.server.stories.actions import asked_at, own_seat
from parlour.server.stories.room import AnyRow, StoryRoom
from parlour.server.stories.table import StoryTable
from parlour.server.tables import frames as common
from parlour.server.tables.requests import Requests, refused
from parlour.story import entries as e
from parlour.story import words
from parlour.story.views import seen


class StoryRequests(Requests[StoryRoom, AnyRow]):
    table: StoryTable
    stirs = (frames.Sit, common.Stand, frames.Host)
    named = (frames.Sit,)

    async def answer(self, request: common.Named) -> None:
        match request:
            case frames.Notes():
                own_seat(self.table.room, self.conn.person, request.seat)
                found = seen.notes(self.table.room.journal.story, request.seat)
                self.conn.send(frames.NotesFound(id=request.id, notes=found))
            case frames.Open():
                async with self.table.lock:
                    await self.open(request)
            case frames.PlayStop():
                async with self.table.lock:
                    await self.stop(request)
            case _:
                await self.once(request)

    def decide(self, room: StoryRoom, name: str, request: common.Named) -> list[AnyRow]:
        if isinstance(request, frames.Write):
            request.entry = actions.witnessed(room, request.entry, self.table.gone)
        return actions.decide(room, self.conn.person, name, request)

    async def stop(self, request: frames.PlayStop) -> None:
        """Kept without a person and without the request's name (FUG-J08).

        Whoever repeats it after a lost line finds the table stopped already.
        """
        if not self.table.room.seats_of(self.conn.person):
            raise Refusal("not-at-this-table")

        def make(room: StoryRoom) -> list[AnyRow]:
            return [] if room.journal.story.stopped else [room.line(None, e.Stop())]

        self.done(request, await self.table.write(make))

    async def open(self, request: frames.Open) -> None:
        """A sealed part for a seat that may read it; that it was opened is noted."""
        person = self.conn.person
        own_seat(self.table.room, person, request.seat)
        entry = e.ChapterOpened(part=request.part, number=request.number)

        def make(room: StoryRoom) -> list[AnyRow]:
            made = room.line(request.seat, entry, by=person)
            key = (request.seat, request.part, request.number)
            return [] if key in room.journal.story.opened else [made]

        await self.table.write(make)
        found = seen.opened(
            self.table.room.journal.story, request.seat, request.part, request.number
        )
        self.conn.send(frames.OpenedPart(id=request.id, content=found))

    def awaited(self, seat: int) -> str:
        room = self.table.room
        waiting = seen.scene(room.journal, None).waiting
        return room.persons.get(seat, "") if seat in waiting else ""

    def name_of(self, seat: int) -> str:
        return self.table.room.journal.story.places[seat].name

    def asked_at(self, request: common.Consider) -> tuple[Match, int]:
        room = self.table.room
        number = asked_at(room, self.conn.person, request.seat, request.at)
        return room.journal.story.contest.match, number

    def refusal(self, request: common.Asked, wrong: BadInput) -> common.No:
        """In words that give nothing away."""
        return refused(request, wrong, words.refused(wrong))
