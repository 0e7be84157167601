"""What one reader is shown: scenes, questions, hints and the log as they may see it.

Everything about cards goes through a view of the seat that is looked from.
"""

from dataclasses import dataclass
from typing import Any, Literal, cast

from parlour import laying
from parlour.engine.data import tokens_named, view_data
from parlour.engine.events import REFEREE, named
from parlour.engine.game import token_name
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import view
from parlour.engine.weighing import addable, weighed
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.narration import Teller, result
from parlour.server import dealing, wire
from parlour.server.acts import may_take_back, retractable
from parlour.server.room import Room
from parlour.server.seating import Record

LAST_PART = 80
"""Entries of the log that somebody who comes anew is told."""
LONG_ROW = 20
"""Numbers in a row beyond which only the ends are sent."""
GAP = 400
"""The longest gap that is filled entry by entry."""

TakingBack = Literal["", "at-once", "by-asking"]


@dataclass(frozen=True)
class Reader:
    """All that decides what somebody is shown; equal readers share their bytes."""

    looking: int | None
    seats: tuple[int, ...]
    host: bool
    open: bool = False
    """Watches with a delay, and sees every card of deals that are over."""

    @property
    def viewer(self) -> int:
        return AUDIENCE if self.looking is None else self.looking


@dataclass(frozen=True)
class Company:
    """Who is connected, and what is known beside the log."""

    here: frozenset[int] = frozenset()
    watchers: int = 0
    passing: frozenset[int] = frozenset()
    """Seats that passed early in the window that is open."""
    candles: dict[int, float] | None = None
    """When the candles of the asked seats are out."""


# The table


def table_info(room: Room, reader: Reader, company: Company) -> wire.TableInfo:
    opened = room.opened
    over = room.state == "over"
    return wire.TableInfo(
        id=room.id,
        code=room.code,
        game=opened.game,
        state=cast(Any, room.state),
        options=opened.options,
        seats=[
            wire.SeatInfo(
                seat=seat,
                name=sitter.name or None,
                bot=sitter.bot or None,
                keeps=bool(sitter.bot and sitter.person),
                open=sitter.open,
                here=seat in company.here,
                yours=seat in reader.seats,
                host=bool(sitter.person) and sitter.person == room.host,
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
        paused=room.paused,
        outdated=room.outdated,
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


def parts(room: Room) -> list[wire.PartInfo]:
    """Everybody's part of the deal: promises before it, all of it at the end."""
    over = room.state == "over"
    if room.state == "playing":
        return []
    if room.match is None:
        people = dealing.people(room)
    else:
        people = room.match.mix.people if room.match.mix is not None else []
    return [
        wire.PartInfo(
            seats=person.seats,
            pledge=person.pledge,
            told=person.part is not None,
            part=person.part if over else None,
        )
        for person in people
    ]


def clocks(room: Room, now: float) -> wire.Clocks | None:
    kept = room.clocks
    if kept is None:
        return None
    return wire.Clocks(
        left=[round(left, 1) for left in kept.at(now)],
        running=sorted(kept.running),
        out=kept.out,
        votes={
            str(seat): kept.votes[sitter.person]
            for seat, sitter in enumerate(room.sitters)
            if sitter.person in kept.votes
        },
    )


def scene(
    room: Room,
    reader: Reader,
    company: Company,
    now: float,
    past: Room | None = None,
    finished: int = 0,
) -> wire.Scene:
    """Everything this reader needs to draw the table now, but for the finished rounds
    they have on their pad.

    Those who watch with a delay get the cards of a `past` room, face up only if the
    deal of then is over now: any seconds can be sat out by pausing.
    """
    shown = past if past is not None else room
    match = shown.match
    seat = reader.looking
    made = wire.Scene(
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
        may_take_back="",
        retractable=False,
        final=False,
        wish=room.wish.seat if room.wish and past is None else None,
        clocks=clocks(room, now) if past is None else None,
    )
    if match is None or not may_see(room, reader):
        return made
    seen = view(match.state, reader.viewer)
    made.view = with_heads(
        match,
        open_data(match)
        if reader.open and room.uncovered(shown.deal)
        else view_data(match.game, match.state, reader.viewer, seen),
    )
    made.marks = marks(match, made.view)
    made.finished = shown.rounds[-1].finished
    made.pad = shown.rounds[-1].gained_since(finished)
    if match.over():
        made.result = result(match)
    if seat is not None and past is None:
        own(room, match, seat, made, seen, company, now)
    return made


def own(
    room: Room,
    match: Match,
    seat: int,
    made: wire.Scene,
    seen: State,
    company: Company,
    now: float,
) -> None:
    """What only the seat that is looked from gets."""
    made.hints = hints(laying.hints(match.game)(seen, Seat(seat)))
    made.ahead = match.ahead.get(seat, "")
    made.spans = match.spans()
    how, _ = may_take_back(room, seat)
    made.may_take_back = cast("TakingBack", how)
    made.retractable = retractable(room, seat) and bool(room.sitters[seat].plays)
    if room.state == "playing" and seat in room.asked and room.sitters[seat].plays:
        made.question = question(room, match, seat, seen, company, now)
        made.final = final(room, match, seat)


def may_see(room: Room, reader: Reader) -> bool:
    """Whether this reader is shown any cards at all."""
    return bool(reader.seats) or room.opened.watch != "none" or room.state == "over"


def open_data(match: Match) -> dict[str, Any]:
    """The whole table face up: for finished games, and for what is long past."""
    twin = match.state.copy()
    twin.eyes = [eyes | 1 << AUDIENCE for eyes in match.table.eyes]
    return view_data(match.game, twin, AUDIENCE, twin)  # all of it may be seen


def with_heads(match: Match, shown: dict[str, Any]) -> dict[str, Any]:
    """The view with heads of lanes, clashes and aims by their names."""
    names = match.table.pieces.names
    layout = laying.layout(match.game)
    facts = shown["facts"]
    for lane in layout.lanes:
        for fact in lane.heads:
            piece = facts.get(fact, -1)
            if isinstance(piece, int):
                facts[fact] = names[piece] if piece >= 0 else ""
    for fact in layout.clashes:
        facts[fact] = [
            [names[piece] for piece in group if piece >= 0]
            for group in facts.get(fact, [])
        ]
    if layout.pending is not None and layout.pending.aim:
        aim = layout.pending.aim
        facts[aim] = [token_name(match.table, token) for token in facts.get(aim, [])]
    return shown


def marks(match: Match, shown: dict[str, Any]) -> dict[str, dict[str, int | str]]:
    """By name of the pieces in sight, what their looks depend on."""
    layout = laying.layout(match.game)
    if not layout.marks and not layout.attached:
        return {}
    facts = shown["facts"]
    names = match.table.pieces.names
    marked: dict[str, dict[str, int | str]] = {}  # few are, of all that lie there
    for mark, fact in layout.marks.items():
        source, bits = laying.marked(fact)
        row = facts.get(source, [])
        for piece in [p for p, value in enumerate(row) if value and value & bits]:
            marked.setdefault(names[piece], {})[mark] = int(row[piece] & bits)
    under: dict[str, dict[str, str]] = {}
    for fact in {one.by for one in layout.attached.values()}:
        row = facts.get(fact, [])
        under[fact] = {names[p]: names[on] for p, on in enumerate(row) if on >= 0}
    found: dict[str, dict[str, int | str]] = {}
    for zone in shown["zones"]:
        pieces = zone.get("pieces")
        if not pieces:
            continue
        for name in [one for one in pieces if one in marked]:
            found[name] = marked[name]
        attached = layout.attached.get(zone["zone"])
        on = under[attached.by] if attached is not None else {}
        for name in [one for one in pieces if one in on]:
            found[name] = {**found.get(name, {}), "on": on[name]}
    return found


# Questions


def question(
    room: Room, match: Match, seat: int, seen: State, company: Company, now: float
) -> wire.Question:
    pick = match.state.ask(Seat(seat))
    table = match.table
    asked = room.asked[seat]
    made = wire.Question(
        seat=seat,
        prompt=pick.prompt,
        options=named_tokens(table, pick.options),
        least=pick.least,
        most=pick.most,
        next=named_tokens(table, addable(seen, pick, [])),
        staged=pick.staged,
        window=pick.window,
        sealed=match.state.sealing,
        rule=pick.rule,
        at=asked.seq,
        passing=seat in company.passing,
    )
    ends = (company.candles or {}).get(seat)
    if ends is not None:
        made.candle = round(max(0.0, ends - now), 1)
    if room.opened.guided and seat == 0:
        guided(room, match, pick, made)
    return made


def final(room: Room, match: Match, seat: int) -> bool:
    """Whether an answer given now may be for good: by what all can see, so that it
    tells nothing of what would come of it."""
    if match.state.sealing and len(room.asked) > 1:
        return False  # it can be changed until all are in
    return bool(room.others(seat))


def named_tokens(table: Table, tokens: list[Token]) -> list[str]:
    """Tokens by name; of a long row of numbers only its ends, as `1..200`."""
    names: list[str] = []
    place = 0
    while place < len(tokens):
        end = place
        if token_name(table, tokens[place]).isdigit():
            while end + 1 < len(tokens) and tokens[end + 1] == tokens[end] + 1:
                end += 1
        first, last = (token_name(table, tokens[at]) for at in (place, end))
        if end - place >= LONG_ROW:
            names.append(f"{first}..{last}")
            place = end + 1
        else:
            names.append(first)
            place += 1
    return names


def guided(room: Room, match: Match, pick: Pick, made: wire.Question) -> None:
    """What the guided first game says here, and what it suggests while legal."""
    plan = laying.guide(match.game)
    step = plan.step([*room.lessons, pick.prompt]) if plan else None
    if step is None:
        return
    made.guide = step.say
    if step.suggested is None:
        return
    numbers = match.table.token_numbers
    if all(name in numbers for name in step.suggested):
        tokens = tokens_named(match.table, step.suggested)
        if weighed(match.state, pick, tokens).whole():
            made.suggested = step.suggested


def hints(told: list[laying.Hint]) -> list[wire.Hint]:
    return [wire.Hint(hint=name, values=values) for name, values in told]


# The log


def told(
    room: Room, records: list[Record], reader: Reader, now: Room, *, events: bool
) -> list[wire.Told]:
    """Entries as this reader may see them, with the table as it is `now`."""
    game = room.game
    table = room.match.table if room.match else None
    teller = Teller(game, table, reader.viewer) if table is not None else None
    found = []
    for record in records:
        open_ = reader.open and now.uncovered(record.deal)
        viewer = REFEREE if open_ else reader.viewer
        made = wire.Told(
            seq=record.seq,
            at=record.at,
            round=record.round,
            chat=record.chat,
            note=record.note,
        )
        if events and table is not None and teller is not None and record.events:
            made.events = named(game, table, record.events[: record.opens], viewer)
            made.lines = teller.lines(made.events)
            if record.opens is not None:
                made.opens = len(made.events)
                later = named(game, table, record.events[record.opens :], viewer)
                made.events += later
                made.lines += teller.lines(later, made.opens)
            made.lines += record.result
        found.append(made)
    return found


def since(
    room: Room, reader: Reader, seq: int, now: Room | None = None
) -> list[wire.Told]:
    """What was written down after a seq, as this reader may see it."""
    records = room.records[seq:]  # entries are numbered from 1 without gaps
    if not may_see(room, reader):
        records = [record for record in records if record.note is not None]
    return told(room, records, reader, now or room, events=may_see(room, reader))
