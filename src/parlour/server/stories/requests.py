"""Requests at a story's table: writing, the stop card, sealed parts, contests."""

from typing import Any

from parlour.engine.refusals import BadInput, BadOption, Refusal
from parlour.server.stories import actions, frames
from parlour.server.stories.actions import asked_at, own_seat
from parlour.server.stories.room import AnyRow, StoryRoom
from parlour.server.stories.scenes import notes
from parlour.server.stories.table import StoryTable
from parlour.server.tables import frames as common
from parlour.server.tables.match_view import considered
from parlour.server.tables.requests import Requests
from parlour.story import entries as e
from parlour.story.views import seen
from parlour.story.words import refused


class StoryRequests(Requests):
    table: StoryTable
    stirs = (frames.Sit, common.Stand, frames.Host)

    async def answer(self, request: frames.Request) -> None:
        match request:
            case frames.Notes():
                own_seat(self.table.room, self.conn.person, request.seat)
                found = notes(self.table.room, request.seat)
                self.conn.send(frames.NotesFound(id=request.id, notes=found))
            case common.Consider():
                self.consider(request)
            case frames.Open():
                async with self.table.lock:
                    await self.open(request)
            case frames.PlayStop():
                async with self.table.lock:
                    await self.stop(request)
            case _:
                await self.once(request)

    async def act(self, request: Any) -> int:
        person, name = self.conn.person, ""
        if isinstance(request, frames.Sit):
            name = await self.table.store.person(person) or self.conn.name

        def make(room: StoryRoom) -> list[AnyRow]:
            if (person, request.id) in room.done:
                return []  # another worker has applied it meanwhile
            if isinstance(request, frames.Write):
                request.entry = actions.witnessed(room, request.entry, self.table.gone)
            return self.by_me(request, actions.decide(room, person, name, request))

        return await self.table.write(make)

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

    def consider(self, request: common.Consider) -> None:
        room = self.table.room
        number = asked_at(room, self.conn.person, request.seat, request.at)
        match = room.journal.story.contest.match
        found = considered(
            match, number, request, lambda wrong: self.refusal(request, wrong)
        )
        self.conn.send(found)

    def refusal(self, request: Any, wrong: BadInput) -> common.No:
        """In words that give nothing away."""
        made = common.No(
            id=getattr(request, "id", ""),
            refused="bad-input",
            values={"token": ""},
            rule="",
            text=refused(wrong),
        )
        match wrong:
            case Refusal():
                made.refused, made.rule = wrong.message, wrong.rule
                made.values = {"token": wrong.token}
            case BadOption() if wrong.message:
                made.refused, made.values = f"bad-{wrong.message}", wrong.values
        return made
