"""Requests at a score pad: whoever has its link may write."""

from typing import Any

from parlour.engine.refusals import BadInput, Refusal
from parlour.kit.scoring import Wrong
from parlour.match import Match
from parlour.server.pads import actions, frames
from parlour.server.pads.entries import AnyEntry
from parlour.server.pads.room import PadRoom
from parlour.server.pads.scenes import why_not
from parlour.server.pads.table import PadTable
from parlour.server.tables import frames as common
from parlour.server.tables.requests import Requests, refused
from parlour.words import messages


class PadRequests(Requests[PadRoom, AnyEntry]):
    table: PadTable
    stirs = (frames.Write, frames.Undo, frames.Stop, frames.Rename, frames.Close)
    named = (frames.Write,)

    async def answer(self, request: common.Named) -> None:
        await self.once(request)

    def decide(self, room: PadRoom, name: str, request: common.Named) -> list[AnyEntry]:
        return actions.decide(room, self.conn.person, name, request)

    def refusal(self, request: common.Asked, wrong: BadInput) -> common.No:
        room = self.table.room
        words = messages.Messages(room.game)
        if not isinstance(wrong, Refusal):
            return refused(request, wrong, str(wrong))
        if not isinstance(wrong, Wrong):
            return refused(request, wrong, messages.refused(words, wrong))
        told = why_not(room, wrong)
        given: dict[str, Any] = {**told.values}
        if wrong.column:
            of_game: dict[str, Any] = {**room.sheet.given, "seats": len(room.names)}
            given["column"] = words.text(f"pad-{wrong.column}", **of_game)
        made = refused(request, wrong, words.text(told.message, **given))
        made.values = {
            name: one for name, one in told.values.items() if not isinstance(one, list)
        }
        return made

    # What nobody is asked at a pad

    def asked_at(self, request: common.Consider) -> tuple[Match, int]:
        raise Refusal("not-your-turn")

    def awaited(self, seat: int) -> str:
        return ""

    def name_of(self, seat: int) -> str:
        return self.table.room.names[seat]
