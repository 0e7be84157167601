"""Plans: answers given ahead of time. They are kept beside the log, which has none."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from parlour.engine.data import tokens_named
from parlour.engine.refusals import BadInput, Refusal
from parlour.match import Match
from parlour.server.access.limits import LOOKS, STIRS
from parlour.server.games.acts.playing import check_begun, check_open, check_own_seat
from parlour.server.games.fold import plans
from parlour.server.games.fold.room import Room
from parlour.server.games.frames import Case, Cases, GivingIn
from parlour.server.tables.act import FromSeat
from parlour.server.tables.connection import Conn
from parlour.server.tables.table import answered

if TYPE_CHECKING:
    from parlour.server.games.table import GameTable


def check_may_plan(room: Room, person: str, seat: int) -> None:
    check_begun(room)
    check_open(room)
    check_own_seat(room, person, seat)


class Plan(FromSeat, tag="plan"):
    """What this seat answers once it is asked: cases for the next question, or words
    that give in, for as long as one of them is an answer. Nobody else learns of it."""

    cases: Cases = []  # noqa: RUF012
    """The first that comes true counts."""
    words: GivingIn = []  # noqa: RUF012
    """The first that is an answer is given, again and again."""
    span: Annotated[str, Meta(max_length=20)] = ""
    """Until this round, turn or the like is over; else until none of them fits."""

    rate = STIRS
    beside_log = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        check_may_plan(table.room, conn.person, self.seat)
        await answered(table.plans.put(self.planned(table.room, conn.person)))
        table.tell_person(conn.person)
        return True

    def planned(self, room: Room, person: str) -> plans.Planned:
        """The plan as it is kept; a Refusal or BadInput if it can never be one."""
        match = room.match
        assert match is not None
        if room.opened.guided:
            raise Refusal("no-plans")
        if self.seat in room.asked:
            raise Refusal("asked-now")
        if bool(self.cases) == bool(self.words):
            raise BadInput("a plan has either cases or words to give in with")
        for word in self.words:
            if word not in match.game.gives_in:
                raise Refusal("no-giving-in")
        if self.span and self.span not in match.spans():
            raise BadInput(f"there is no {self.span} now to plan for")
        if self.span and not self.words:
            raise BadInput("cases are for the next question only")
        able = set(plans.own_tokens(match, self.seat))
        for case in self.cases:
            check_case(match, self.seat, case, able)
        return plans.Planned(
            id=self.id,
            seat=self.seat,
            person=person,
            after=len(match.choices),
            upon=plans.last_choice(room, len(match.choices)),
            cases=self.cases,
            words=self.words,
            span=self.span,
            begun=match.scope(self.span) if self.span else -1,
        )


def check_case(match: Match, seat: int, case: Case, able: set[str]) -> None:
    tokens_named(match.table, case.answer)
    tokens_named(match.table, case.chosen)
    if len(set(case.chosen)) < len(case.chosen) or "done" in case.chosen:
        raise BadInput("an answer names each thing once")
    if not set(case.chosen) <= able:
        raise Refusal("not-offered")
    if case.seat is None and case.answer:
        raise BadInput("somebody gives that answer: say who")
    if case.seat is not None and (case.seat == seat or case.seat >= match.table.seats):
        raise Refusal("no-such-seat")


class Unplan(FromSeat, tag="unplan"):
    """Takes a plan back, or puts away what was said of it."""

    rate = STIRS
    beside_log = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        check_may_plan(table.room, conn.person, self.seat)
        await answered(table.plans.drop(self.seat))
        table.tell_person(conn.person)
        return True


class Foresee(FromSeat, tag="foresee"):
    """What can a plan be made of? Answered by `foreseen`, and changes nothing."""

    rate = LOOKS
    asks_only = True

    def serve(self, table: "GameTable", conn: Conn) -> None:
        check_may_plan(table.room, conn.person, self.seat)
        conn.send(plans.foreseen(table.room, self.seat, self.id))
