"""What one reader of a story table is shown. Who may see what of the story is
decided in `parlour.story.seen`; of a contest, by the contest's own views."""

from dataclasses import dataclass
from typing import Any, cast

from parlour import laying
from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.engine.views import view
from parlour.engine.weighing import addable
from parlour.engine.zones import AUDIENCE
from parlour.server import story_wire, wire
from parlour.server.looks import hints, marks, with_heads
from parlour.server.story_room import StoryRoom
from parlour.story import entries as e
from parlour.story import seen
from parlour.story.contests import Contest
from parlour.story.view import Told

BOT = "patient"
"""How bots at story tables play contests."""


@dataclass(frozen=True)
class Reader:
    """All that decides what somebody is shown; equal readers share their bytes."""

    looking: int | None
    seats: tuple[int, ...]
    host: bool


@dataclass(frozen=True)
class Company:
    here: frozenset[int] = frozenset()
    watchers: int = 0


def may_see(room: StoryRoom, reader: Reader) -> bool:
    """Whether somebody who only watches is shown anything."""
    return bool(reader.seats) or room.watch != "none"


def table(room: StoryRoom, reader: Reader, company: Company) -> story_wire.StoryTable:
    over = room.state == "over"
    return story_wire.StoryTable(
        id=room.id,
        code=room.code,
        state=cast(Any, room.state),
        seats=[
            wire.SeatInfo(
                seat=place.seat,
                name=place.name,
                bot=BOT if place.bot else None,
                open=place.seat in room.freed,
                here=place.seat in company.here,
                yours=place.seat in reader.seats,
                host=bool(room.host) and room.persons.get(place.seat) == room.host,
            )
            for place in room.journal.story.seated()
        ],
        locked=room.locked,
        public=room.public,
        watch=cast(Any, room.watch),
        watchers=company.watchers,
        you_host=reader.host,
        exports=["json", "html", "pdf"] if over else ["json", "html"],
        timer=room.timer,
        deck=room.deck if reader.seats or reader.host else "",
    )


def scene(room: StoryRoom, reader: Reader, company: Company) -> story_wire.Scene:
    return story_wire.Scene(
        table=table(room, reader, company),
        looking=reader.looking,
        story=seen.scene(room.journal, reader.looking),
        contest=contest(room, reader.looking),
    )


def told(room: StoryRoom, reader: Reader, since: int) -> list[Told]:
    return seen.since(room.journal.story, reader.looking, since)


def contest(room: StoryRoom, seat: int | None) -> story_wire.Contest | None:
    """The contest in progress, as this seat sees its cards."""
    story = room.journal.story
    found: Contest | None = story.contest
    if found is None:
        return None
    match = found.match
    you = found.seats.index(seat) if seat in found.seats else None
    viewer = AUDIENCE if you is None else you
    shown = with_heads(match, match.view(viewer))
    shown["facts"] = found.veiled(shown["facts"], seat)
    made = story_wire.Contest(
        entry=found.entry,
        stakes=found.opened.stakes,
        aims=found.opened.aims,
        violent=found.opened.violent,
        seats=found.seats,
        hands=hands(room, found, seat),
        you=you,
        view=shown,
        marks=marks(match, shown),
        question=None,
        hints=[],
        waiting=sorted(room.asked),
        over=found.over(),
    )
    own = view(match.state, viewer)
    made.hints = hints(laying.hints(match.game)(own, Seat(viewer)))
    if you is not None:
        paused = story.stopped or any(b.place is not None for b in story.ringing())
        if you in room.asked and not paused:
            made.question = question(room, found, you)
    return made


def hands(
    room: StoryRoom, found: Contest, seat: int | None
) -> list[story_wire.ContestHand]:
    state = found.state
    return [
        story_wire.ContestHand(
            hand=number + 1,
            who=who,
            seat=found.controller(number),
            group=state.groups[number],
            side="abcdef"[state.sides[number]] if state.sides[number] >= 0 else "",
            abilities=abilities(room, found, number, seat),
            weapon=bool(state.armed >> number & 1),
        )
        for number, who in enumerate(found.who)
    ]


def abilities(
    room: StoryRoom, found: Contest, number: int, seat: int | None
) -> list[str]:
    """Those of personae stand on their sheets; of others, what was declared."""
    names = found.abilities(room.journal.story, number)
    if found.who[number].startswith("p") or found.controller(number) == seat:
        return names
    declared = found.state.declared[number]
    return [name for n, name in enumerate(names) if declared >> n & 1]


def question(room: StoryRoom, found: Contest, you: int) -> wire.Question:
    match = found.match
    pick = match.state.ask(Seat(you))
    seen_ = view(match.state, you)
    return wire.Question(
        seat=you,
        prompt=pick.prompt,
        options=[token_name(match.table, token) for token in pick.options],
        least=pick.least,
        most=pick.most,
        next=[token_name(match.table, token) for token in addable(seen_, pick, [])],
        staged=pick.staged,
        window=pick.window,
        sealed=match.state.sealing,
        rule=pick.rule,
        at=room.asked[you][0],
    )


def notes(room: StoryRoom, seat: int) -> list[story_wire.Note]:
    return [
        story_wire.Note(
            seq=record.seq,
            at=record.at,
            session=record.session,
            kind=cast(Any, e.kind(record.entry)),
            by=record.seat if record.seat is not None else -1,
            text=getattr(record.entry, "text", ""),
            persona=getattr(record.entry, "persona", ""),
        )
        for record in seen.notes(room.journal.story, seat)
    ]
