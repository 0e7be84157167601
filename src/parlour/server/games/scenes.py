"""What one reader is shown: scenes, questions, hints and the log as they may see it.

Everything about cards goes through a view of the seat that is looked from.
"""

from typing import Any, Literal, TypeAlias, cast

from msgspec import Struct

from parlour.engine.data import tokens_named, view_data
from parlour.engine.events import REFEREE, named
from parlour.engine.happened import AnyEvent
from parlour.engine.pieces import Seat
from parlour.engine.state import State
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.engine.weighing import weighed
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.narration import Line, Teller, result
from parlour.presentation.guide import guide_of
from parlour.presentation.hints import hints_of
from parlour.server.games import frames
from parlour.server.games.fold import dealing
from parlour.server.games.fold.room import Room
from parlour.server.games.fold.seating import Record
from parlour.server.games.fold.taking_back import may_take_back, retractable
from parlour.server.tables import frames as common
from parlour.server.tables.match_view import (
    hints,
    marks,
    question,
    uncovered,
)
from parlour.server.tables.room import Company, Reader

LAST_PART = 80
"""Entries of the log that somebody who comes anew is told."""
GAP = 400
"""The longest gap that is filled entry by entry."""

TakingBack = Literal["", "at-once", "by-asking"]
Happened: TypeAlias = tuple[list[AnyEvent], list[Line]]
"""Events, and the lines that tell them."""
Shared: TypeAlias = dict[tuple[object, ...], Happened]
"""What was made for readers who saw the same."""


# The table


def table_info(room: Room, reader: Reader, company: Company) -> frames.TableInfo:
    opened = room.opened
    over = room.state == "over"
    return frames.TableInfo(
        id=room.id,
        code=room.code,
        game=opened.game,
        state=room.state,
        options=opened.options,
        seats=[
            common.SeatInfo(
                seat=seat,
                name=sitter.name or None,
                bot=sitter.bot or None,
                program=sitter.program,
                keeps=bool(sitter.bot and sitter.person),
                joins=sitter.waits,
                open=sitter.open,
                here=seat in company.here,
                yours=seat in reader.seats,
                host=bool(sitter.person) and sitter.person == room.host,
                away=away(room, sitter.person),
            )
            for seat, sitter in enumerate(room.sitters)
        ],
        locked=room.locked,
        public=opened.public,
        watch=cast(Any, opened.watch),
        delay=opened.delay,
        watchers=company.watchers,
        pace=cast(Any, opened.pace),
        candle=opened.candle,
        clock=opened.clock,
        per_move=opened.per_move,
        at_zero=cast(Any, opened.at_zero),
        holiday=opened.holiday,
        paused=room.paused,
        outdated=room.outdated,
        record=room.outdated and room.dealt,
        guided=opened.guided,
        you_host=reader.host,
        commitment=room.commitment,
        calling=room.calling,
        parts=parts(room),
        left_out=dealing.left_out(room),
        joint=room.match is not None and room.match.mix is not None,
        server_part=room.secret if over else None,
        seed=room.match.seed if room.match is not None and over else None,
        replay=room.replay if over else None,
        next=room.next,
    )


def away(room: Room, person: str) -> float | None:
    found = room.holidays.get(person)
    return found.until if found is not None else None


def parts(room: Room) -> list[frames.PartInfo]:
    """Everybody's part of the deal: promises before it, all of it at the end."""
    over = room.state == "over"
    if room.state == "playing":
        return []
    if room.match is None:
        people = dealing.people(room)
    else:
        people = room.match.mix.people if room.match.mix is not None else []
    return [
        frames.PartInfo(
            seats=person.seats,
            pledge=person.pledge,
            told=person.part is not None,
            part=person.part if over else None,
        )
        for person in people
    ]


def clocks(room: Room, now: float) -> frames.Clocks | None:
    kept = room.clocks
    if kept is None:
        return None
    return frames.Clocks(
        left=[round(left, 1) for left in kept.at(now)],
        running=sorted(kept.running),
        out=kept.out,
        votes={
            str(seat): kept.votes[sitter.person]
            for seat, sitter in enumerate(room.sitters)
            if sitter.person in kept.votes
        },
        stand_ins=sorted(kept.stand_ins),
    )


def scene(
    room: Room,
    reader: Reader,
    company: Company,
    now: float,
    past: Room | None = None,
    finished: int = 0,
) -> frames.Scene:
    """Everything this reader needs to draw the table now, but for the finished rounds
    they have on their pad.

    Those who watch with a delay get the cards of a `past` room, face up only if the
    deal of then is over now: any seconds can be sat out by pausing.
    """
    shown = past if past is not None else room
    match = shown.match
    seat = reader.looking
    made = frames.Scene(
        table=table_info(room, reader, company),
        looking=seat,
        view=None,
        marks={},
        finished=0,
        pad=(),
        question=None,
        hints=[],
        ahead="",
        spans=[],
        plan=None,
        gives_in=[],
        may_take_back="",
        retractable=False,
        final=False,
        wish=room.wish.seat if room.wish and past is None else None,
        clocks=clocks(room, now) if past is None else None,
    )
    if match is None or not may_see(room, reader):
        return made
    seen = view(match.state, reader.viewer)
    if reader.open and room.uncovered(shown.deal):
        twin = uncovered(match)
        made.view = view_data(match.game, twin, AUDIENCE, twin)
        made.marks = marks(match, twin, made.view["zones"])
    else:
        made.view = view_data(match.game, match.state, reader.viewer, seen)
        made.marks = marks(match, seen, made.view["zones"])
    made.finished = shown.rounds[-1].finished
    made.pad = shown.rounds[-1].gained_since(finished)
    if match.over():
        made.result = result(match)
    if seat is not None and past is None:
        own(room, match, seat, made, seen, company, now)
    return made


class Own(Struct):
    """The parts of a scene that only one viewer gets, beside their view."""

    marks: dict[str, dict[str, int | str]] = {}
    question: common.Question | None = None
    hints: list[common.Hint] = []
    ahead: str = ""
    spans: list[str] = []
    plan: frames.Planning | None = None
    gives_in: list[str] = []
    may_take_back: TakingBack = ""
    retractable: bool = False
    final: bool = False


def own(
    room: Room,
    match: Match,
    seat: int,
    made: frames.Scene | Own,
    seen: State,
    company: Company,
    now: float,
) -> None:
    """What only the seat that is looked from gets."""
    made.hints = hints(hints_of(match.game)(seen, Seat(seat)))
    made.ahead = match.auto_pass.get(seat, "")
    made.spans = match.spans()
    plays = bool(room.sitters[seat].plays)
    if plays and not room.opened.guided:
        made.plan = (company.plans or {}).get(seat)
        made.gives_in = list(match.game.gives_in)
    how, _ = may_take_back(room, seat)
    made.may_take_back = cast("TakingBack", how)
    made.retractable = plays and retractable(room, seat)
    if plays and room.state == "playing" and seat in room.asked:
        made.question = asked_now(room, match, seat, seen, company, now)
        made.final = final(room, match, seat)


def may_see(room: Room, reader: Reader) -> bool:
    """Whether this reader is shown any cards at all."""
    return bool(reader.seats) or room.opened.watch != "none" or room.state == "over"


# Questions


def asked_now(
    room: Room, match: Match, seat: int, seen: State, company: Company, now: float
) -> common.Question:
    """A seat's question, with what the table adds to it at this moment."""
    made = question(match, room.asked[seat], seen)
    made.passing = seat in company.passing
    ends = (company.candles or {}).get(seat)
    if ends is not None:
        made.candle = round(max(0.0, ends - now), 1)
    if room.opened.guided and seat == 0:
        guided(room, match, made)
    return made


def final(room: Room, match: Match, seat: int) -> bool:
    """Whether an answer given now may be for good: by what all can see, so that it
    tells nothing of what would come of it."""
    if match.state.sealing and len(room.asked) > 1:
        return False  # it can be changed until all are in
    return bool(room.others(seat))


def guided(room: Room, match: Match, made: common.Question) -> None:
    """What the guided first game says here, and what it suggests while legal."""
    plan = guide_of(match.game)
    step = plan.step([*room.lessons, made.prompt]) if plan else None
    if step is None:
        return
    made.guide = step.say
    if step.suggested is None:
        return
    numbers = match.table.token_numbers
    if all(name in numbers for name in step.suggested):
        tokens = tokens_named(match.table, step.suggested)
        if weighed(match.state, room.asked[made.seat].pick, tokens).whole():
            made.suggested = step.suggested


# The log


def since(
    room: Room,
    reader: Reader,
    seq: int,
    now: Room | None = None,
    shared: Shared | None = None,
) -> list[frames.Told]:
    """What was written down after a seq, as this reader may see it, with the table as
    it is `now`. Readers for whom it is made one after the other may share it."""
    records = room.records[seq:]  # entries are numbered from 1 without gaps
    if not records:
        return []
    sees = may_see(room, reader)
    if not sees:
        records = [record for record in records if record.note is not None]
    shared = {} if shared is None else shared
    found = []
    for record in records:
        made = frames.Told(
            seq=record.seq,
            at=record.at,
            round=record.round,
            bot=record.bot,
            chat=record.chat,
            note=record.note,
        )
        if sees and record.events:
            open_ = reader.open and (now or room).uncovered(record.deal)
            tell(room, record, reader, made, shared, open_)
        found.append(made)
    return found


def tell(
    room: Room,
    record: Record,
    reader: Reader,
    made: frames.Told,
    shared: Shared,
    open_: bool,
) -> None:
    """Tells what happened, and apart from it what happened in the next round."""
    events = record.events
    ends = len(events) if record.opens is None else record.opens
    made.events, made.lines = happened(room, events[:ends], reader, shared, open_)
    if record.opens is not None:
        made.opens = len(made.events)
        later = happened(room, events[ends:], reader, shared, open_, made.opens)
        made.events = made.events + later[0]
        made.lines = made.lines + later[1]
    if record.result:
        made.lines = made.lines + record.result


def happened(
    room: Room,
    events: list[Event],
    reader: Reader,
    shared: Shared,
    open_: bool,
    start: int = 0,
) -> Happened:
    """Events as a reader may see them, and the lines they make. Those who saw the same
    share them, unless a line names what came to whoever reads it."""
    assert room.match is not None
    table = room.match.table
    alike = (id(events[0]) if events else 0, open_, sight(events, reader.viewer))
    own = (*alike, reader.viewer)
    found = shared.get(alike) or shared.get(own)
    if found is None:
        seen = named(room.game, table, events, REFEREE if open_ else reader.viewer)
        teller = Teller(room.game, table, reader.viewer)
        found = seen, teller.lines(seen, start)
        shared[own if teller.personal else alike] = found
    return found


def sight(events: list[Event], viewer: int) -> int:
    """What a viewer saw of some events, as a bitmask."""
    seen = 0
    for number, event in enumerate(events):
        if event[4] >> viewer & 1:
            seen |= 1 << number
    return seen
