"""What one reader of a story table is shown. Who may see what of the story is
decided in `parlour.story.views.seen`; of a contest, by the contest's own views."""

from parlour.engine.data import view_data
from parlour.engine.pieces import Seat
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.presentation.hints import hints_of
from parlour.server.stories import frames
from parlour.server.stories.room import StoryRoom
from parlour.server.tables import frames as common
from parlour.server.tables.match_view import hints, marks, question
from parlour.server.tables.room import Company, Reader
from parlour.story.actions.contests import Contest
from parlour.story.views import seen
from parlour.story.views.view import Told, of

BOT = "patient"
"""How bots at story tables play contests."""


def may_see(room: StoryRoom, reader: Reader) -> bool:
    """Whether somebody who only watches is shown anything."""
    return bool(reader.seats) or room.watch != "none"


def table(room: StoryRoom, reader: Reader, company: Company) -> frames.StoryTable:
    over = room.state == "over"
    return of(
        frames.StoryTable,
        room,
        seats=[
            common.SeatInfo(
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
        watchers=company.watchers,
        you_host=reader.host,
        exports=["json", "html", "pdf"] if over else ["json", "html"],
        deck=room.deck if reader.seats or reader.host else "",
    )


def scene(room: StoryRoom, reader: Reader, company: Company) -> frames.Scene:
    return frames.Scene(
        table=table(room, reader, company),
        looking=reader.looking,
        story=seen.scene(room.journal, reader.looking),
        contest=contest(room, reader.looking),
    )


def told(room: StoryRoom, reader: Reader, since: int) -> list[Told]:
    return seen.since(room.journal.story, reader.looking, since)


def contest(room: StoryRoom, seat: int | None) -> frames.Contest | None:
    """The contest in progress, as this seat sees its cards."""
    story = room.journal.story
    found: Contest | None = story.contest
    if found is None:
        return None
    match = found.match
    you = found.seats.index(seat) if seat in found.seats else None
    viewer = AUDIENCE if you is None else you
    own = view(match.state, viewer)
    shown = view_data(match.game, match.state, viewer, own)
    made = of(
        frames.Contest,
        found.opened,
        entry=found.entry,
        seats=found.seats,
        hands=hands(room, found, seat),
        you=you,
        view=shown,
        marks=marks(match, own, shown["zones"]),
        question=None,
        hints=[],
        waiting=sorted(room.asked),
        over=found.over(),
    )
    made.hints = hints(hints_of(match.game)(own, Seat(viewer)))
    if you is not None:
        paused = story.stopped or any(b.place is not None for b in story.ringing())
        if you in room.asked and not paused:
            made.question = question(match, room.asked[you], own)
    return made


def hands(
    room: StoryRoom, found: Contest, seat: int | None
) -> list[frames.ContestHand]:
    state = found.state
    return [
        frames.ContestHand(
            hand=number + 1,
            who=who,
            seat=found.controller(number),
            group=state.groups[number],
            side="abcdef"[state.sides[number]] if state.sides[number] >= 0 else "",
            abilities=abilities(room, found, number, seat),
            weapon=bool(state.armed >> number & 1),
            joined=state.takes_part(number),
            turn=state.acts(number),
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
